/** A table as people set it up: its terrain and what stands on it, as data that can be saved and sent. Inches. */
import type { Layout, LayoutBook, LayoutShape, LayoutPoint } from '../layout/layout.ts';
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

/** Whose a thing is: C’s and D’s where more than two play. */
export const MAP_SIDES = ['A', 'B', 'C', 'D', 'neutral'] as const;
export type MapSide = (typeof MAP_SIDES)[number];

/** A model or a marker. */
export interface MapPiece {
  readonly id: string;
  readonly name: string;
  readonly kind: 'model' | 'marker';
  readonly side: MapSide;
  readonly at: LayoutPoint;
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
  readonly things: readonly MapPiece[];
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

/** The layout of its own with which a table plays one of those by name: the copy of it that somebody changed; else null. */
export function changedLayout({ own, layout }: Pick<TableMap, 'own' | 'layout'>, played: string | null): Layout | null {
  return own !== undefined && layout === played ? own : null;
}

/** What lies under a table in a round: its own copy of what the round plays, else that one where it fits; else its own. */
export function layoutPlayed(map: TableMap, played: string | null, books: readonly LayoutBook[]): Layout | null {
  const changed = changedLayout(map, played);
  if (changed !== null) return changed;
  const book = books.find(({ system }) => system === map.system);
  const round = book === undefined || played === null ? undefined : layoutNamed(book, played);
  const fits = round?.size[0] === map.size[0] && round.size[1] === map.size[1];
  return round !== undefined && fits ? round : layoutUnder(map, books);
}

/** What lies under everything on a table: its own layout, else the one of that name. */
export function layoutUnder({ own, layout, system }: TableMap, books: readonly LayoutBook[]): Layout | null {
  if (own !== undefined) return own;
  const book = books.find((one) => one.system === system);
  return book === undefined || layout === null ? null : (layoutNamed(book, layout) ?? null);
}
