/** What one attack die of a volley can do to a unit: the chances that everything else is multiplied from. */
import type { WeaponProfile } from '../rules/profile.ts';
import type { FirefightReadings } from '../readings.ts';
import { apOn, ignoredFrom } from '../rules/resolve.ts';
import type { Volley } from '../rules/special/rule.ts';

/** Chances of 0, 1, 2… wounds from one hit. */
export type WoundsPerHit = readonly number[];

export interface DieOutcomes {
  /** The chance of a hit that is no natural 6, or whose 6 means nothing. */
  readonly plain: number;
  /** The chance of a natural 6 that is tagged as one. */
  readonly six: number;
  readonly plainHit: WoundsPerHit;
  readonly sixHit: WoundsPerHit;
}

/** How many of six faces succeed at a target with a modifier: a 6 always, a 1 never (GFF-DICE-02). */
export function winningFaces(needs: number, modifier: number): number {
  return Math.min(5, Math.max(1, 7 - needs + modifier));
}

export function dieOutcomes(volley: Volley, target: WeaponProfile, readings: FirefightReadings): DieOutcomes {
  const modifier = volley.bonus - volley.penalty;
  const faces = volley.sixesOnly ? 1 : winningFaces(volley.needs, modifier);
  const impact = volley.weapon === null;
  const plainHit = woundsPerHit(volley, target, false, readings);
  return {
    plain: (impact ? faces : faces - 1) / 6,
    six: impact ? 0 : 1 / 6,
    plainHit,
    sixHit: volley.sixAp === 0 ? plainHit : woundsPerHit(volley, target, true, readings),
  };
}

/** The wounds of one hit that may be blocked (GFF-PIPE-13 to -15). */
export function woundsPerHit(
  volley: Volley,
  target: WeaponProfile,
  six: boolean,
  readings: FirefightReadings,
): WoundsPerHit {
  const { cover, guard, deadly, lasting, spell } = volley;
  const faces = winningFaces(target.unit.defense, cover + guard - apOn(volley, six, target.fortified));
  // Bane: the 6 among the blocking faces is rolled again (GFF-SR-BANE-2).
  const blocked = volley.bane ? (7 * faces - 6) / 36 : faces / 6;
  const from = ignoredFrom(target, lasting, spell);
  if (deadly === 1 && from === 0) return [blocked, 1 - blocked];
  const law = woundChances(deadly, from, readings);
  for (let wounds = 0; wounds < law.length; wounds += 1) law[wounds] = (law[wounds] ?? 0) * (1 - blocked);
  law[0] = (law[0] ?? 0) + blocked;
  return law;
}

/** How many of so many wounds are left where each is ignored on so much or more; 0: none is (GFF-SR-REGENERATION-1). */
export function woundChances(wounds: number, from: number, { regenOrder }: FirefightReadings): number[] {
  const law: number[] = [];
  for (let left = 0; left <= wounds; left += 1) law.push(0);
  const ignored = from === 0 ? 0 : (7 - from) / 6;
  if (from === 0) {
    law[wounds] = 1;
  } else if (regenOrder === 'before') {
    law[0] = ignored;
    law[wounds] = 1 - ignored;
  } else {
    law[0] = 1;
    for (let wound = 1; wound <= wounds; wound += 1) {
      for (let left = wound; left >= 0; left -= 1) {
        law[left] = (law[left] ?? 0) * ignored + (left > 0 ? (law[left - 1] ?? 0) * (1 - ignored) : 0);
      }
    }
  }
  return law;
}
