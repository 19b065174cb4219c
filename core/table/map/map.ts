/** A table as people set it up: its terrain and what stands on it, as data that can be saved and sent. Inches. */
import type { LayoutShape, Owner, Place } from '../layout/layout.ts';

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
  readonly size: readonly [width: number, depth: number];
  readonly terrain: readonly TerrainPiece[];
  readonly things: readonly Standing[];
}

/** No more than the busiest games have; for terrain `faults.ts` says it. */
export const MOST = { terrain: 200, things: 200, corners: 200, letters: 60 } as const;

export const EMPTY_MAP: TableMap = {
  name: '',
  system: null,
  layout: null,
  size: [36, 36],
  terrain: [],
  things: [],
};
