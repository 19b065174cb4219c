/** A list in pages that follow each other by the server's clock, so that all screens of a hall turn together. */

/** How long a page stays: long enough to find a name on it. */
export const DWELL = 8000;
/** Where a full turn would take too long: still long enough to run down a column. */
export const BRISK = 5000;
/** Nobody waits longer than this for their own name. */
export const LONGEST_TURN = 40_000;

/** How many times the type's size a name and a number need. */
export const NARROW = 10;

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
export function pageAt<Item>(items: readonly Item[], most: number, now: number, dwell = 0): Page<Item> {
  const pages = pagesOf(items, most);
  const index = Math.floor(now / dwellFor(pages.length, dwell)) % pages.length;
  return { items: pages[index] ?? [], number: index + 1, of: pages.length };
}

/** As few columns as hold a page, filled downwards, all about as long as each other. */
export function inColumns<Item>(items: readonly Item[], rows: number): readonly (readonly Item[])[] {
  const count = Math.ceil(items.length / Math.max(1, rows));
  const each = Math.ceil(items.length / Math.max(1, count));
  return Array.from({ length: count }, (_, column) => items.slice(column * each, (column + 1) * each));
}

/** How long each of so many pages stays, in ms: as was asked for, else as a full turn of {@link LONGEST_TURN} allows. */
export function dwellFor(pages: number, asked = 0): number {
  return asked > 0 ? asked : Math.min(DWELL, Math.max(BRISK, Math.floor(LONGEST_TURN / pages)));
}

/** How long a full turn takes, in ms. */
export function turnOf(items: number, most: number, dwell = 0): number {
  const pages = Math.max(1, Math.ceil(items / Math.max(1, most)));
  return pages * dwellFor(pages, dwell);
}

/** The share of a list that one of several screens shows, from 1: all about as long as each other. */
export function shareOf<Item>(items: readonly Item[], [part, of]: readonly [number, number]): readonly Item[] {
  const each = items.length / of;
  return items.slice(Math.round((part - 1) * each), Math.round(part * each));
}

/** `A–F`, or `A` where the page begins and ends with it. */
export function rangeOf(first: string, last: string): string {
  return first === last ? first : `${first}–${last}`;
}
