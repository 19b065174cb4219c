/** A step of the battle under way: its state, its dice, and what it has changed so far. */
import { cite } from '../../../journal/cite.ts';
import type { RuleId } from '../../../journal/cite.ts';
import type { Dice } from '../dice.ts';
import type { Change } from './action.ts';
import type { BattleDef, BattleUnit } from './def.ts';
import { B, type BattleState, U, get, put, putUnit, ofUnit } from './state.ts';

export interface Play {
  readonly def: BattleDef;
  readonly state: BattleState;
  readonly dice: Dice;
  /** Null where nobody reads it. */
  readonly log: Change[] | null;
}

/** Says what a rule changed. */
export function note(
  play: Play,
  rule: RuleId,
  who: string,
  what: string,
  from: Change['from'],
  to: Change['to'],
): void {
  cite(rule);
  play.log?.push({ rule, who, what, from, to });
}

/** Changes a unit's cell and says so, where it is a change. */
export function changeUnit(
  play: Play,
  rule: RuleId,
  { index, id }: BattleUnit,
  what: keyof typeof U,
  to: number,
): void {
  const from = ofUnit(play.state, index, U[what]);
  if (from === to) return;
  putUnit(play.state, index, U[what], to);
  note(play, rule, id, what, from, to);
}

/** The same for a cell of the battle. */
export function change(play: Play, rule: RuleId, what: keyof typeof B, to: number): void {
  const from = get(play.state, B[what]);
  if (from === to) return;
  put(play.state, B[what], to);
  note(play, rule, 'battle', what, from, to);
}

/** `1 hit`, `3 hits`. */
export function counted(count: number, thing: string): string {
  return `${count} ${thing}${count === 1 ? '' : 's'}`;
}
