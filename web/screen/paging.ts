/** A list in pages that follow each other by the server's clock, so that all screens of a hall turn together. */

/** How long a page stays: long enough to find a name on it. */
export const DWELL = 8000;
/** Nobody waits longer than this for their own name. */
export const LONGEST_TURN = 40_000;

export interface Page<Item> {
  readonly items: readonly Item[];
  readonly number: number;
  readonly of: number;
}

/** Pages of at most `most`, all about as full as each other. */
export function pagesOf<Item>(items: readonly Item[], most: number): readonly (readonly Item[])[] {
  const count = Math.max(1, Math.ceil(items.length / Math.max(1, most)));
  const each = Math.ceil(items.length / count);
  return Array.from({ length: count }, (_, page) => items.slice(page * each, (page + 1) * each));
}

/** The page that is shown at a moment. */
export function pageAt<Item>(items: readonly Item[], most: number, now: number): Page<Item> {
  const pages = pagesOf(items, most);
  const index = Math.floor(now / DWELL) % pages.length;
  return { items: pages[index] ?? [], number: index + 1, of: pages.length };
}

/** Columns of a page, filled downwards one after the other. */
export function inColumns<Item>(items: readonly Item[], rows: number): readonly (readonly Item[])[] {
  const count = Math.ceil(items.length / Math.max(1, rows));
  return Array.from({ length: count }, (_, column) => items.slice(column * rows, (column + 1) * rows));
}

/** How long a full turn takes, in ms. */
export function turnOf(items: number, most: number): number {
  return Math.max(1, Math.ceil(items / Math.max(1, most))) * DWELL;
}

/** `A–F`, or `A` where the page begins and ends with it. */
export function rangeOf(first: string, last: string): string {
  return first === last ? first : `${first}–${last}`;
}
