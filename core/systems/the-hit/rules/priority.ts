/** Priority rolls and roll-offs (HIT-EXT-PRIO, core rules; HIT-SECTOR-05). */
import type { ByGang, Gang } from '../roster/gangs.ts';

/** One throw: a D6 of each who rolls. The first is everybody's; later ones are of those who tied. */
export type Throw = ByGang<number>;

/** Those who are tied, highest first; a group of one is decided. */
type Ranked = readonly (readonly Gang[])[];

/**
 * The order of priority, or null when some must roll again: highest first, ties re-rolled among themselves. In a game of
 * two a tie goes to whoever did not hold priority last (core rules, unverified).
 */
export function priorityOrder(throws: readonly Throw[], holder: Gang | null): readonly Gang[] | null {
  const all = everybody(throws);
  const [first = all] = throws.slice(0, 1).reduce(split, [all]);
  if (first.length === 2 && all.length === 2 && holder !== null && all.includes(holder)) {
    return [...all.filter((gang) => gang !== holder), holder];
  }
  const ranked = throws.reduce(split, [all]);
  return ranked.every((group) => group.length === 1) ? ranked.flat() : null;
}

/** Who must roll again after these throws, group by group. */
export function stillTied(throws: readonly Throw[]): readonly (readonly Gang[])[] {
  return throws.reduce(split, [everybody(throws)]).filter((group) => group.length > 1);
}

/** Who wins a roll-off for a piece of terrain, or null when the best rolled the same and roll again (HIT-SECTOR-05). */
export function rollOffWinner(throws: readonly Throw[]): Gang | null {
  const [best = []] = throws.reduce(split, [everybody(throws)]);
  return best.length === 1 ? (best[0] ?? null) : null;
}

/** The chance that nobody ties on the first dice of so many gangs. */
export function noTieChance(gangs: number): number {
  return Array.from({ length: gangs }, (_, taken) => (6 - taken) / 6).reduce((all, one) => all * one, 1);
}

function everybody(throws: readonly Throw[]): readonly Gang[] {
  return Object.keys(throws[0] ?? {});
}

/** Splits each tied group by a throw in which all of it rolled. */
function split(ranked: Ranked, thrown: Throw): Ranked {
  return ranked.flatMap((group) => {
    if (group.length === 1 || group.some((gang) => thrown[gang] === undefined)) return [group];
    const faces = [...new Set(group.map((gang) => thrown[gang] ?? 0))].sort((a, b) => b - a);
    return faces.map((face) => group.filter((gang) => thrown[gang] === face));
  });
}
