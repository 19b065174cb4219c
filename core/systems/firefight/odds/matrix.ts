/** Every weapon of one army against every unit of another. */
import { isRefusal } from '../../../rules/refusal.ts';
import { type AttackPlan, type AttackSituation, attackOf } from '../rules/attack.ts';
import type { WeaponProfile } from '../rules/profile.ts';
import type { FirefightReadings } from '../readings.ts';
import { FRESH } from '../rules/unit.ts';
import { type Outlook, outlook } from './unit-outcome.ts';

/** One weapon of one unit, all copies of it, and what it does to each unit of the other army. */
export interface MatrixRow {
  readonly attacker: WeaponProfile;
  readonly weapon: string;
  /** By unit of the other army; null where the weapon has no dice: out of range, or not in this step. */
  readonly against: readonly (Outlook | null)[];
}

export type MatrixStep = 'shoot' | 'charge';

/** Impact counts with none of the weapons. */
export function oddsMatrix(
  attackers: readonly WeaponProfile[],
  targets: readonly WeaponProfile[],
  step: MatrixStep,
  situation: AttackSituation,
  readings: FirefightReadings,
): MatrixRow[] {
  return attackers.flatMap((attacker) =>
    attacker.arms
      .filter((arm) => arm.melee === (step === 'charge'))
      .map(({ weapon: { name: weapon } }) => {
        const using = [{ weapon, count: null, distance: situation.distance, sight: situation.sight }];
        const plan = { step, attacker, condition: FRESH, situation: { ...situation, striking: 0 }, using };
        return { attacker, weapon, against: targets.map((target) => against({ ...plan, target }, readings)) };
      }),
  );
}

function against(plan: AttackPlan, readings: FirefightReadings): Outlook | null {
  const attack = attackOf(plan);
  if (isRefusal(attack) || attack.dice === 0) return null;
  return outlook({ profile: plan.target, markers: 0, shaken: false }, attack, readings);
}
