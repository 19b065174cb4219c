/** What kind of battlefield, how large, and where the deployment zones are (HIT-SETUP, HIT-SECTOR, HIT-DEPLOY). Inches. */
import { cite } from '../../../journal/cite.ts';
import { type Refusal, isRefusal } from '../../../journal/types.ts';
import { refusalOf } from '../demand.ts';
import { type Gang, checkGangs } from '../gangs.ts';

export const BATTLEFIELDS = ['zone-mortalis', 'sector-mechanicus', 'hybrid'] as const;
export type Battlefield = (typeof BATTLEFIELDS)[number];

/** Edges of the battlefield: south is y = 0, west is x = 0. */
export const EDGES = ['south', 'north', 'west', 'east'] as const;
export type Edge = (typeof EDGES)[number];

/** A tile (core rules, used for drawing) and a section are this wide and deep (HIT-SECTOR-01, HIT-EXT-TILESIZE). */
export const SQUARE = 12;
/** How deep a deployment zone is (HIT-DEPLOY-01). */
export const ZONE_DEPTH = 2;

/** A rectangle: left, bottom, right, top. */
export type Rectangle = readonly [number, number, number, number];
export type Size = readonly [number, number];

/** No agreement: a D6, even for Zone Mortalis and odd for Sector Mechanicus (HIT-SETUP-04). */
export function rolledBattlefield(die: number): Battlefield {
  cite('HIT-SETUP-04');
  return die % 2 === 0 ? 'zone-mortalis' : 'sector-mechanicus';
}

export interface Ground {
  readonly gangs: number;
  /** Tiles or sections in all, and for each player. */
  readonly squares: number;
  readonly each: number;
  readonly size: Size;
}

/** n × n tiles or sections, n for each player (HIT-TILES-01, HIT-SECTOR-01, -02). */
export function groundFor(gangs: readonly Gang[], kind: Battlefield): Ground | Refusal {
  const refusal = refusalOf(checkGangs(gangs));
  if (isRefusal(refusal)) return refusal;
  if (kind !== 'sector-mechanicus') cite('HIT-TILES-01');
  if (kind !== 'zone-mortalis') cite('HIT-SECTOR-01', 'HIT-SECTOR-02');
  const n = gangs.length;
  return { gangs: n, squares: n * n, each: n, size: [SQUARE * n, SQUARE * n] };
}

/** A whole side, corner to corner, so deep; the agreed first row of tiles is 12" (HIT-DEPLOY-01, -02, HIT-AMB-13). */
export function zoneAt([width, height]: Size, edge: Edge, depth = ZONE_DEPTH): Rectangle {
  cite('HIT-DEPLOY-01');
  switch (edge) {
    case 'south':
      return [0, 0, width, depth];
    case 'north':
      return [0, height - depth, width, height];
    case 'west':
      return [0, 0, depth, height];
    case 'east':
      return [width - depth, 0, width, height];
  }
}
