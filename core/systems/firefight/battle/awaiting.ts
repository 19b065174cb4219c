/** A decision whose dice people throw, each on a device of their own: it waits for them, one by one. */
import { type Refusal, isRefusal } from '../../../rules/refusal.ts';
import { type DieAsked, type Thrown, byHand, countLike } from '../rules/dice.ts';
import { type ArmySide, MELEE_STEPS, SIDES } from '../rules/rounds.ts';
import type { BattleAction } from './action.ts';
import type { BattleDef } from './def.ts';
import { type AnswerEntry, type OpenBattle, answer, forked } from './record.ts';
import { unitNumber } from './stage.ts';
import { BattleCell, type BattleState, get } from './state.ts';
import { STEP } from './step.ts';

export interface Awaiting {
  readonly side: ArmySide;
  readonly action: BattleAction;
  readonly thrown: readonly Thrown[];
  readonly asked: DieAsked;
  /** Who throws the next one; null: either. */
  readonly by: ArmySide | null;
}

/** What comes of a decision with the dice so far: its entry, or the next die. The battle stays as it is. */
export function onDice(
  battle: OpenBattle,
  { side, action, thrown }: Pick<Awaiting, 'side' | 'action' | 'thrown'>,
): AnswerEntry | Awaiting | Refusal {
  const trial = forked(battle);
  const got = byHand(thrown, (dice) => answer(trial, side, action, dice));
  if (!('done' in got)) {
    const of = countLike(got, thrown, (dice) => answer(forked(battle), side, action, dice));
    const asked = of === null ? got : { ...got, of };
    return { side, action, thrown, asked, by: throwerOf(trial.def, trial.state, got) };
  }
  if (isRefusal(got.done)) return got.done;
  const [entry] = trial.entries.slice(-1);
  if (!entry || !('side' in entry)) throw new Error('an answer is an entry');
  return entry;
}

/** A die to hit is the attacker's, any other that of the unit or army that it is for. */
function throwerOf(def: BattleDef, state: BattleState, { wants, who }: DieAsked): ArmySide | null {
  if (wants !== 'hit' && wants !== 'impact') {
    return def.byId.get(who)?.side ?? SIDES.find((side) => side === who) ?? null;
  }
  const melee = get(state, BattleCell.step) === STEP.melee;
  const step = melee ? MELEE_STEPS[get(state, BattleCell.stage) - 2] : undefined;
  const attacker = step === undefined || step === 'charge' ? BattleCell.active : BattleCell.target;
  return unitNumber(def, get(state, attacker)).side;
}
