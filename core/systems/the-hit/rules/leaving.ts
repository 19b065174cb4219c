/** Leaving the battlefield over an opposing gang's deployment edge (HIT-RUN). */
import type { ZoneEdge } from '../../../table/zones.ts';
import { type Broken, broken } from '../../../rules/broken.ts';
import type { Gang } from '../roster/gangs.ts';
import type { ChosenEdges } from './edges.ts';

/** The first round in which the exit is open. */
const OPENS = 5;

/** From round 5 on, over an edge of an opponent; whether it moved there of its own will does not matter (HIT-RUN-03). */
export function checkLeaving(gang: Gang, over: ZoneEdge, edges: ChosenEdges, round: number): readonly Broken[] {
  const opposing = Object.entries(edges).some(([owner, edge]) => edge === over && owner !== gang);
  return [
    ...broken(round < OPENS, 'HIT-RUN-01', `Nobody leaves the battlefield before round ${OPENS}.`),
    ...broken(!opposing, 'HIT-RUN-02', 'A fighter leaves over an opposing gang’s deployment edge and no other.'),
  ];
}
