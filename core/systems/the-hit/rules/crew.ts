/** Crews: everybody who may fight does, and nobody comes later (HIT-CREW). */
import { type Broken, broken } from '../../../rules/broken.ts';
import type { ByGang, Gang } from '../roster/gangs.ts';

/** All eligible fighters, and no others (HIT-CREW-01). */
export function checkCrew(eligible: readonly string[], crew: readonly string[]): readonly Broken[] {
  const named = new Set(crew);
  const same = named.size === crew.length && crew.length === new Set(eligible).size;
  const kept = same && eligible.every((id) => named.has(id));
  return broken(
    !kept,
    'HIT-CREW-01',
    'A crew is all eligible fighters of the gang: nobody is left out, nobody is added.',
  );
}

/** Nobody comes onto the battlefield once the battle has begun (HIT-CREW-02). */
export function checkBringOn(begun: boolean): readonly Broken[] {
  return broken(begun, 'HIT-CREW-02', 'There are no reinforcements: crews are on the battlefield before the battle.');
}

/** The gang whose crew is worth least, and nobody where two are (core rules, unverified: HIT-EXT-UNDERDOG). */
export function underdogOf(values: ByGang<number>): Gang | null {
  const least = Math.min(...Object.values(values));
  const lowest = Object.keys(values).filter((gang) => values[gang] === least);
  return lowest.length === 1 ? (lowest[0] ?? null) : null;
}
