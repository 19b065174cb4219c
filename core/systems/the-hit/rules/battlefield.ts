/** What kind of battlefield, how large, and where the deployment zones are (HIT-SETUP, HIT-SECTOR, HIT-DEPLOY). */
import { type Refusal, isRefusal } from '../../../rules/refusal.ts';
import type { Polygon, Table } from '../../../table/shapes.ts';
import { INCH } from '../../../table/units.ts';
import { type ZoneEdge, strip } from '../../../table/zones.ts';
import { brokenRefusal } from '../../../rules/broken.ts';
import { type Gang, checkGangs } from '../roster/gangs.ts';

export const BATTLEFIELDS = ['zone-mortalis', 'sector-mechanicus', 'hybrid'] as const;
export type Battlefield = (typeof BATTLEFIELDS)[number];

/** A tile (core rules, used for drawing) and a section are this wide and deep (HIT-SECTOR-01, HIT-EXT-TILESIZE). */
const SQUARE = 12 * INCH;
/** How deep a deployment zone is, and by agreement on tiles: their first row (HIT-DEPLOY-01, -02, HIT-AMB-13). */
export const ZONE_DEPTH = 2 * INCH;
export const ROW_DEPTH = SQUARE;

/** No agreement: a D6, even for Zone Mortalis and odd for Sector Mechanicus (HIT-SETUP-04). */
export function rolledBattlefield(die: number): Battlefield {
  return die % 2 === 0 ? 'zone-mortalis' : 'sector-mechanicus';
}

export interface BattlefieldSize {
  /** Tiles or sections in all, and for each player. */
  readonly squares: number;
  readonly each: number;
  /** In units. */
  readonly table: Table;
}

/** n × n tiles or sections, n for each player (HIT-TILES-01, HIT-SECTOR-01, -02). */
export function groundFor(gangs: readonly Gang[]): BattlefieldSize | Refusal {
  const refusal = brokenRefusal('against-the-rules', checkGangs(gangs));
  if (isRefusal(refusal)) return refusal;
  const n = gangs.length;
  return { squares: n * n, each: n, table: { width: SQUARE * n, depth: SQUARE * n } };
}

/** A whole side, corner to corner, so deep (HIT-DEPLOY-01). */
export function zoneAt(table: Table, edge: ZoneEdge, depth: number = ZONE_DEPTH): Polygon {
  return strip(table, edge, depth);
}
