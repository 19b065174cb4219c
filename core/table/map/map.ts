/** A table as people set it up: its terrain and what stands on it, as data that can be saved and sent. Inches. */
import type { Layout, LayoutBook, LayoutShape, Owner, Place } from '../layout/layout.ts';
import { layoutNamed } from '../layout/layout.ts';
import { MOST_LETTERS } from '../layout/parts.ts';

/** A piece of terrain. Its traits are words of the system that is played. */
export interface TerrainPiece {
  readonly id: string;
  readonly name: string;
  readonly shape: LayoutShape;
  readonly traits: readonly string[];
  /** How high it stands above the table; absent: as high as anything looks. */
  readonly height?: number;
}

/** A model or a marker. */
export interface Standing {
  readonly id: string;
  readonly name: string;
  readonly kind: 'model' | 'marker';
  readonly side: Owner;
  readonly at: Place;
  /** Millimetres across. */
  readonly base: number;
  /** How high its top reaches, in inches or in steps of the game's own; absent: it looks over nothing. */
  readonly height?: number;
}

export interface TableMap {
  readonly name: string;
  /** Which system's words the traits are, and which of its layouts lies under everything; null: none. */
  readonly system: string | null;
  readonly layout: string | null;
  /** A layout of its own instead: one of those, changed. */
  readonly own?: Layout;
  readonly size: readonly [width: number, depth: number];
  readonly terrain: readonly TerrainPiece[];
  readonly things: readonly Standing[];
}

/** No more than the busiest games have; for terrain `faults.ts` says it. */
export const MOST = { terrain: 200, things: 200, letters: MOST_LETTERS } as const;

export const EMPTY_MAP: TableMap = {
  name: '',
  system: null,
  layout: null,
  size: [36, 36],
  terrain: [],
  things: [],
};

/** What lies under everything on a table: its own layout, else the one of that name. */
export function layoutUnder({ own, layout, system }: TableMap, books: readonly LayoutBook[]): Layout | null {
  if (own !== undefined) return own;
  const book = books.find((one) => one.system === system);
  return book === undefined || layout === null ? null : (layoutNamed(book, layout) ?? null);
}
