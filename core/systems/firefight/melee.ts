/** A whole melee, strike by strike (GFF-MELEE-05): Counter, the charge with its Impact, the strike back. */
import { isRefusal } from '../../journal/types.ts';
import { OPEN, attackOf } from './attack.ts';
import type { Dice } from './dice.ts';
import type { Profile } from './profile.ts';
import type { Readings } from './readings.ts';
import { type Standing, type Struck, type Victim, resolveAttack } from './resolve.ts';
import type { MeleeStep } from './rounds.ts';
import type { Condition } from './unit.ts';

/** A unit in a melee: as it was when the melee began, and as it stands by now. */
export interface Fighter {
  readonly profile: Profile;
  readonly condition: Condition;
  readonly standing: Standing;
}

export interface Strike {
  readonly step: MeleeStep;
  readonly struck: Struck;
}

export interface Melee {
  readonly charger: Standing;
  readonly defender: Standing;
  readonly strikes: readonly Strike[];
}

/**
 * Fights it out with every model in reach; the first models of a unit stand for those that are left. Who is destroyed
 * strikes no more and is struck no more. Fatigue comes after the last step and changes nothing here (GFF-FATIGUE-03).
 */
export function fightMelee(
  charger: Fighter,
  defender: Fighter,
  strikesBack: boolean,
  dice: Dice,
  readings: Readings,
): Melee {
  let [own, foe] = [charger, defender];
  const strikes: Strike[] = [];
  for (const step of ['counter', 'charge', 'strikeback'] as const) {
    const charges = step === 'charge';
    if ((!charges && !strikesBack) || own.standing.models === 0 || foe.standing.models === 0) continue;
    const [striker, target] = charges ? [own, foe] : [foe, own];
    const [struck] = strike(step, striker, target, dice, readings);
    if (!struck) throw new Error('a strike has one target');
    strikes.push({ step, struck });
    if (charges) foe = { ...foe, standing: struck.after };
    else own = { ...own, standing: struck.after };
  }
  return { charger: own.standing, defender: foe.standing, strikes };
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
  striker: Fighter,
  target: Fighter,
  dice: Dice,
  readings: Readings,
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
