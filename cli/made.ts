/** What is said of an event that is there now. */
import type { MadeEvent } from './desk/desk.ts';
import type { Answer } from './spec.ts';

export function madeAnswer({ id, link, token }: MadeEvent, more: readonly string[] = []): Answer {
  const where = link?.startsWith('/') === true ? 'http://SERVER' : '';
  const shown = link === null ? [] : [`The organiser’s link, shown this once: ${where}${link}`];
  return { data: { event: id, link, token }, text: [`The event ${id} is there.`, ...more, ...shown].join('\n') };
}
