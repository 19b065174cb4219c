/** One strike of a melee: Counter, the charge with its Impact, or the strike back (GFF-MELEE-05). */
import { isRefusal } from '../../../rules/refusal.ts';
import { OPEN, attackOf } from './attack.ts';
import type { Dice } from './dice.ts';
import type { WeaponProfile } from './profile.ts';
import type { FirefightReadings } from '../readings.ts';
import { type UnitState, type Struck, type Victim, resolveAttack } from './resolve.ts';
import type { MeleeStep } from './rounds.ts';
import type { UnitCondition } from './unit.ts';

/** A unit in a melee: as it was when the melee began, and as it stands by now. */
export interface MeleeUnit {
  readonly profile: WeaponProfile;
  readonly condition: UnitCondition;
  readonly standing: UnitState;
}

/** Who can strike and be struck, where the table says so; without it everybody. */
export interface InReach {
  /** Models by number. */
  readonly strikers: readonly number[];
  readonly defenders: readonly number[];
  readonly hitModifiers: readonly number[];
  /** Units beside the target that Blast reaches. */
  readonly nearby: readonly Victim[];
}

/** One step's strikes: what it did to the target, and to those near it. */
export function strike(
  step: MeleeStep,
  striker: MeleeUnit,
  target: MeleeUnit,
  dice: Dice,
  readings: FirefightReadings,
  reach?: InReach,
): Struck[] {
  const { shaken, models } = striker.standing;
  const idle = step === 'charge' && shaken && readings.shakenCharger === 'no-strike';
  const attack = attackOf({
    step,
    attacker: striker.profile,
    condition: { ...striker.condition, shaken },
    attackers: idle ? 0 : models,
    ...(reach ? { strikers: idle ? [] : reach.strikers, defenders: reach.defenders } : {}),
    target: target.profile,
    targets: target.standing.models,
    situation: reach ? { ...OPEN, hitModifiers: reach.hitModifiers } : OPEN,
  });
  if (isRefusal(attack)) throw new Error(attack.message);
  const victim = { profile: target.profile, standing: target.standing, near: target.standing.models };
  return resolveAttack(attack, [victim, ...(reach?.nearby ?? [])], dice, readings);
}
