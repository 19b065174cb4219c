/** The table before the battle: how deep the deployment zones are and whose is whose (GFF-TABLE, GFF-DEPLOY). Inches. */
import { cite } from '../../../rules/cite.ts';
import { type Refusal, refuse } from '../../../rules/refusal.ts';
import type { ByArmy, ArmySide } from './rounds.ts';

export const EDGES = ['south', 'north', 'east', 'west'] as const;
export type TableEdge = (typeof EDGES)[number];

/** The space that armies keep between them, and the deepest zone. */
const BETWEEN = 24;
const DEEPEST = 12;

/** A rectangle: left, bottom, right, top. */
export type Rectangle = readonly [number, number, number, number];

export interface DeploymentLayout {
  readonly depth: number;
  readonly zones: ByArmy<{ readonly rect: Rectangle }>;
}

/** How deep each zone is on a table so deep between the two edges, or null where it cannot be played (GFF-TABLE-03). */
export function zoneDepth(depth: number): number | null {
  return depth <= BETWEEN ? null : Math.min(DEEPEST, (depth - BETWEEN) / 2);
}

/** The zones once the roll-off's winner has picked an edge; the other side has the opposite one (GFF-DEPLOY-01). */
export function layoutOf(width: number, height: number, winner: ArmySide, edge: TableEdge): DeploymentLayout | Refusal {
  const rules = cite('GFF-TABLE-02', 'GFF-DEPLOY-01');
  const across = edge === 'east' || edge === 'west';
  const depth = zoneDepth(across ? width : height);
  if (depth === null) {
    return refuse(
      'table-too-small',
      `Armies stay ${BETWEEN}" apart: the table must be deeper than that.`,
      ...rules.slice(0, 1),
    );
  }
  const low: Rectangle = across ? [0, 0, depth, height] : [0, 0, width, depth];
  const high: Rectangle = across ? [width - depth, 0, width, height] : [0, height - depth, width, height];
  const [own, other] = edge === 'south' || edge === 'west' ? [low, high] : [high, low];
  const zones = winner === 'A' ? { A: { rect: own }, B: { rect: other } } : { A: { rect: other }, B: { rect: own } };
  return { depth, zones };
}
