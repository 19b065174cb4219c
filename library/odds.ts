/** Exact odds of Firefight: what an attack or a melee does to a unit, as distributions and not by rolling many times. */
import { askAttack, askMelee } from '../core/systems/firefight/ask/odds.ts';
import type { AttackAnswer } from '../core/systems/firefight/odds/attack.ts';
import type { MeleeAnswer } from '../core/systems/firefight/odds/melee.ts';
import { readReadings } from '../core/systems/firefight/readings.ts';
import type { UnitCondition, RuleNote, ForceUnit, Weapon } from '../core/systems/firefight/rules/unit.ts';
import { type Refusal, isRefusal } from '../core/rules/refusal.ts';

export { isRefusal } from '../core/rules/refusal.ts';

/** A unit as an army list has it, and what has happened to it so far. What is not said is as for one fresh model without rules. */
export interface OddsUnit extends Partial<Omit<ForceUnit, 'weapons'>>, Partial<UnitCondition> {
  readonly weapons?: readonly (Pick<Weapon, 'name'> & Partial<Weapon>)[];
}

/** How the two stand. Lengths are inches. */
export interface OddsSituation {
  readonly distance?: number;
  readonly cover?: 'none' | 'terrain' | 'sight' | 'both';
  readonly moved?: boolean;
  readonly sight?: boolean;
  /** How many models strike; all that can without it. */
  readonly striking?: number;
  /** Added to every roll to hit. */
  readonly hitModifiers?: readonly number[];
}

export interface OddsAttack {
  readonly attacker: OddsUnit;
  readonly step?: 'shoot' | 'counter' | 'charge' | 'strikeback';
  readonly situation?: OddsSituation;
  /** The weapons that take part; all that can without it. */
  readonly using?: readonly { readonly weapon: string; readonly count?: number; readonly distance?: number }[];
}

export interface AttackAsked extends OddsAttack {
  readonly target: OddsUnit;
  /** Attacks on the same target, one after the other. */
  readonly then?: readonly OddsAttack[];
  /** How the rules are read where they leave it open, by name. */
  readonly options?: Readonly<Record<string, string>>;
}

export interface MeleeAsked {
  readonly charger: OddsUnit;
  readonly defender: OddsUnit;
  /** Whether the defender strikes back; it does without it. */
  readonly strikesBack?: boolean;
  readonly options?: Readonly<Record<string, string>>;
}

export function attackOdds(asked: AttackAsked): AttackAnswer | Refusal {
  const readings = readReadings(asked.options);
  return isRefusal(readings) ? readings : askAttack({ ...asked }, readings);
}

export function meleeOdds(asked: MeleeAsked): MeleeAnswer | Refusal {
  const readings = readReadings(asked.options);
  return isRefusal(readings) ? readings : askMelee({ ...asked }, readings);
}

export type { AttackAnswer, MeleeAnswer, RuleNote };
