/** A double tap is one: what appears under the finger after the first tap is not meant by the second. */

/** Longer than a double tap, shorter than reading what has appeared. */
const WHILE = 350;

let until = 0;

/** Lets nothing be tapped for a moment. */
export function swallowSecondTap(): void {
  const now = performance.now();
  if (now < until) return;
  until = now + WHILE;
  const swallow = (event: Event): void => {
    // A key pressed twice is meant twice: only pointers slip.
    if (event instanceof MouseEvent && event.detail === 0) return;
    event.preventDefault();
    event.stopPropagation();
  };
  document.addEventListener('click', swallow, true);
  setTimeout(() => document.removeEventListener('click', swallow, true), WHILE);
}
