/** Dangerous terrain (GFF-TERRAIN-05, -06). */
import type { Dice } from './dice.ts';
import type { WeaponProfile } from './profile.ts';
import type { FirefightReadings } from '../readings.ts';
import { type Struck, type Victim, sufferWounds } from './resolve.ts';
import { someHave } from './unit.ts';

/** Why a unit tests: it crossed the ground, or it was activated in it. */
export type DangerCause = 'crossing' | 'activating';

/** Dice of so many models: one each, X for Tough(X), once in an activation whatever the causes (GFF-AMB-37). */
export function dangerDice({ unit }: WeaponProfile, models: number, causes: readonly DangerCause[]): number {
  const flying = someHave(unit, 'Flying');
  const tests = causes.includes('activating') || (causes.includes('crossing') && !flying);
  return tests ? models * unit.tough : 0;
}

/** Every natural 1 is a wound, without a Defense roll; then the wound effects as one batch. */
export function crossDanger(victim: Victim, dice: number, source: Dice, readings: FirefightReadings): Struck {
  let wounds = 0;
  for (let die = 0; die < dice; die += 1)
    if (source.roll('terrain', victim.profile.unit.id, 'a 1 wounds') === 1) wounds += 1;
  return { hits: 0, blocked: 0, ...sufferWounds(victim, wounds, { fear: 0, heals: true }, source, readings) };
}
