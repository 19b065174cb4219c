/** Deployment edges in priority order (HIT-DEPLOY-03, -04, HIT-PRIO-04). */
import { sideIn } from '../../../encounter/names.ts';
import { EDGES, type ZoneEdge } from '../../../table/zones.ts';
import { type Broken, broken } from '../../../rules/broken.ts';
import type { Gang } from '../roster/gangs.ts';

export type ChosenEdges = Readonly<Partial<Record<Gang, ZoneEdge>>>;

const OPPOSITE: Readonly<Record<ZoneEdge, ZoneEdge>> = { south: 'north', north: 'south', west: 'east', east: 'west' };

export interface EdgesNow {
  /** Whose choice it is; null when none is left. */
  readonly next: Gang | null;
  /** Chosen, or fixed because nothing is left to choose. */
  readonly edges: ChosenEdges;
  readonly free: readonly ZoneEdge[];
}

/** Of two gangs the second gets the opposite edge; of four the last gets what is left. */
export function edgesNow(priority: readonly Gang[], chosen: ChosenEdges): EdgesNow {
  const edges: Partial<Record<Gang, ZoneEdge>> = { ...chosen };
  const waiting = priority.filter((gang) => edges[gang] === undefined);
  const [next = null] = waiting;
  const forced = next !== null && waiting.length === 1 ? forcedEdge(priority, edges) : null;
  if (next !== null && forced !== null) edges[next] = forced;
  const taken = Object.values(edges);
  return { next: forced === null ? next : null, edges, free: EDGES.filter((edge) => !taken.includes(edge)) };
}

/** What the last gang gets without a choice, or null where it has one. */
function forcedEdge(priority: readonly Gang[], edges: ChosenEdges): ZoneEdge | null {
  const [first = null, ...others] = Object.values(edges);
  if (priority.length === 2) return first && OPPOSITE[first];
  return others.length === 2 ? (EDGES.find((edge) => !Object.values(edges).includes(edge)) ?? null) : null;
}

/** An edge that nobody has, in one's turn, and only after the second priority roll. */
export function checkEdge(
  choice: { readonly by: Gang; readonly edge: ZoneEdge; readonly rolledB: boolean },
  priority: readonly Gang[],
  chosen: ChosenEdges,
): readonly Broken[] {
  const { next, free } = edgesNow(priority, chosen);
  const rule = priority.length === 2 ? 'HIT-DEPLOY-03' : 'HIT-DEPLOY-04';
  const turn = next === null ? 'Every edge is settled.' : `It is ${sideIn(next)}’s turn to choose an edge.`;
  return [
    ...broken(!choice.rolledB, 'HIT-PRIO-04', 'The priority roll for setting up comes before edges are chosen.'),
    ...broken(choice.by !== next, rule, turn),
    ...broken(!free.includes(choice.edge), rule, 'That edge is taken.'),
  ];
}
