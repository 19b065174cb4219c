/** A step of the battle under way: its state, its dice, and what it has changed so far. */
import type { RuleId } from '../../../rules/rule-ids.ts';
import type { Dice } from '../rules/dice.ts';
import type { Change } from './action.ts';
import type { BattleDef, BattleUnit } from './def.ts';
import { BATTLE_CELLS, type BattleState, UNIT_CELLS, get, ofUnit, put, putUnit } from './state.ts';

export interface BattlePlay {
  readonly def: BattleDef;
  readonly state: BattleState;
  readonly dice: Dice;
  /** Null where nobody reads it. */
  readonly log: Change[] | null;
}

/** Says what a rule changed. */
export function note(
  play: BattlePlay,
  rule: RuleId,
  who: string,
  what: string,
  from: Change['from'],
  to: Change['to'],
): void {
  play.log?.push({ rule, who, what, from, to });
}

/** Changes a unit's cell (one of `U`) and says so, where it is a change. */
export function changeUnit(play: BattlePlay, rule: RuleId, { index, id }: BattleUnit, what: number, to: number): void {
  const from = ofUnit(play.state, index, what);
  if (from === to) return;
  putUnit(play.state, index, what, to);
  note(play, rule, id, UNIT_CELLS[what] ?? '', from, to);
}

/** The same for a cell of the battle (one of `B`). */
export function change(play: BattlePlay, rule: RuleId, what: number, to: number): void {
  const from = get(play.state, what);
  if (from === to) return;
  put(play.state, what, to);
  note(play, rule, 'battle', BATTLE_CELLS[what] ?? '', from, to);
}

/** `1 hit`, `3 hits`. */
export function counted(count: number, thing: string): string {
  return `${count} ${thing}${count === 1 ? '' : 's'}`;
}
