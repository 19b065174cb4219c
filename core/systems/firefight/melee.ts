/** A whole melee, strike by strike (GFF-MELEE-05): Counter, the charge with its Impact, the strike back. */
import { isRefusal } from '../../journal/types.ts';
import { OPEN, attackOf } from './attack.ts';
import type { Dice } from './dice.ts';
import type { Profile } from './profile.ts';
import type { Readings } from './readings.ts';
import { type Standing, type Struck, resolveAttack } from './resolve.ts';
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
    const struck = strikeOnce(step, striker, target, dice, readings);
    strikes.push({ step, struck });
    if (charges) foe = { ...foe, standing: struck.after };
    else own = { ...own, standing: struck.after };
  }
  return { charger: own.standing, defender: foe.standing, strikes };
}

function strikeOnce(step: MeleeStep, striker: Fighter, target: Fighter, dice: Dice, readings: Readings): Struck {
  const { shaken, models } = striker.standing;
  const idle = step === 'charge' && shaken && readings.shakenCharger === 'no-strike';
  const attack = attackOf({
    step,
    attacker: striker.profile,
    condition: { ...striker.condition, shaken },
    attackers: idle ? 0 : models,
    target: target.profile,
    targets: target.standing.models,
    situation: OPEN,
  });
  if (isRefusal(attack)) throw new Error(attack.message);
  const victim = { profile: target.profile, standing: target.standing, near: target.standing.models };
  const [struck] = resolveAttack(attack, [victim], dice, readings);
  if (!struck) throw new Error('a strike has one target');
  return struck;
}
