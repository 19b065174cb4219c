/** The program takes over what the server drew: the same elements, with what the program knows of them. */
import { type ComponentChild, render } from 'preact';

export function takeOver(page: ComponentChild, place: Element): void {
  const left = place.querySelector(':scope > template');
  render(page, place);
  left?.remove();
  place.removeAttribute('class');
}
