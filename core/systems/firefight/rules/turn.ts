/**
 * What a unit may do as far as its state alone says, without measuring: activating, idling, setting aside, casting. What needs
 * the table is measured where the table is.
 */
import { cite } from '../../../rules/cite.ts';
import type { RuleId } from '../../../rules/rule-ids.ts';
import { isRefusal } from '../../../rules/refusal.ts';
import type { Action } from './actions.ts';
import type { ArmySide } from './rounds.ts';
import { spendOn } from './special/caster.ts';
import { type ForceUnit, someHave } from './unit.ts';

export type Reserve = 'ambush' | 'scout';

/** A unit in play, as far as decisions read it. */
export interface UnitInPlay {
  readonly unit: ForceUnit;
  readonly side: ArmySide;
  readonly shaken: boolean;
  readonly activated: boolean;
  readonly tokens: number;
  readonly setAside: Reserve | null;
}

/** What changed with a unit. */
export type MemberChange = Partial<Pick<UnitInPlay, 'shaken' | 'activated' | 'tokens' | 'setAside'>>;

export interface TurnVerdict {
  /** What is wrong, in no order; empty: it may be done. */
  readonly broken: readonly RuleId[];
  /** What it changes of the unit, where it may be done. */
  readonly change: MemberChange;
}

function verdict(broken: readonly RuleId[], change: MemberChange = {}): TurnVerdict {
  return { broken, change: broken.length === 0 ? change : {} };
}

/** Its side's turn, and not activated yet: each unit activates once a round (GFF-ROUND-02). */
export function checkActivation({ side, activated }: UnitInPlay, active: ArmySide): readonly RuleId[] {
  const rules = cite('GFF-ROUND-02');
  return side !== active || activated ? rules : [];
}

/** The action itself, before any route: Immobile holds, Shaken idles, neither moves (GFF-ACT-01, -05, -06). */
export function checkAction({ shaken, unit }: UnitInPlay, action: Action, moves: boolean): RuleId[] {
  const broken: RuleId[] = [];
  if (action === 'hold' && moves) broken.push(...cite('GFF-ACT-01'));
  if (action !== 'hold' && action !== 'idle' && someHave(unit, 'Immobile')) {
    broken.push(...cite('GFF-ACT-05'));
  }
  const idles = action === 'idle';
  if (shaken !== idles || (idles && moves)) broken.push(...cite('GFF-ACT-06'));
  return broken;
}

/** Whether a unit is still Shaken when its activation is over: idling is what rests it (GFF-WOUND-10). */
export function shakenAfter(shaken: boolean, did: Action): boolean {
  return shaken && did !== 'idle';
}

/** Setting a unit aside before deployment, for the one rule or the other (GFF-DEPLOY-02, -09). */
export function checkSetAside({ unit, setAside }: UnitInPlay, as: Reserve, placing: boolean): TurnVerdict {
  const broken: RuleId[] = [];
  if (placing || !someHave(unit, as === 'ambush' ? 'Ambush' : 'Scout')) broken.push(...cite('GFF-DEPLOY-02'));
  if (setAside !== null && setAside !== as) broken.push(...cite('GFF-DEPLOY-09'));
  return verdict(broken, { setAside: as });
}

export interface Casting {
  readonly spell: string;
  readonly value: number;
  /** Spells tried in this activation. */
  readonly tried: readonly string[];
  /** Whether the unit has attacked in this activation. */
  readonly attacked: boolean;
  /** Whether the caster sees its target. */
  readonly sees: boolean;
}

/** A spell: before attacking, once an activation each, for tokens, at what is seen (GFF-SR-CASTER-2, -3). */
export function checkCast(
  { unit, tokens, shaken }: UnitInPlay,
  { spell, value, tried, attacked, sees }: Casting,
): TurnVerdict {
  const left = spendOn(tokens, value);
  const broken: RuleId[] = [];
  if (isRefusal(left) || tried.includes(spell) || attacked || !someHave(unit, 'Caster'))
    broken.push(...cite('GFF-SR-CASTER-2'));
  if (!sees) broken.push(...cite('GFF-SR-CASTER-3'));
  if (shaken) broken.push(...cite('GFF-ACT-06'));
  return verdict(broken, isRefusal(left) ? {} : { tokens: left });
}

/** Tokens on somebody's casting die: from who is `near` it, and has so many (GFF-SR-CASTER-4). */
export function checkBoost({ tokens: held }: UnitInPlay, tokens: number, near: boolean): TurnVerdict {
  const rules = cite('GFF-SR-CASTER-4');
  const left = spendOn(held, tokens);
  return isRefusal(left) || !near ? verdict(rules) : verdict([], { tokens: left });
}
