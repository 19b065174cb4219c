/** What a computer player is: somebody who has answers, best first, and never sees the game's dice. */
import type { BattleAction, Change, Request } from '../battle/action.ts';
import { apply } from '../battle/apply.ts';
import type { BattleDef } from '../battle/def.ts';
import { plain } from '../battle/draft.ts';
import { request } from '../battle/request.ts';
import { type BattleState, hashState } from '../battle/state.ts';
import { type Dice, type Draws, draws } from '../rules/dice.ts';
import type { ArmySide } from '../rules/rounds.ts';

/** The next answer in the order of liking, or null where there is no more. One may be wrong; the next is asked for then. */
export type NextAnswer = () => BattleAction | null;

/** An answer that was weighed: what it is worth in points, and how often it was played on where somebody looked ahead. */
export interface Weighed {
  readonly action: BattleAction;
  readonly worth: number;
  readonly times: number;
}

/** Takes what was weighed, the best first. */
export type Weigh = (weighed: readonly Weighed[]) => void;

export type ComputerPlayer = (def: BattleDef, state: BattleState, open: Request, weigh?: Weigh) => NextAnswer;

/** The answers of a generator, one whenever it is asked. */
export function inOrder(answers: Iterator<BattleAction>): NextAnswer {
  return () => {
    const next = answers.next();
    return next.done === true ? null : next.value;
  };
}

/** A player's own chance at a state: the same there whatever came before, and nothing of the game's dice. */
export function chanceAt(seed: number, state: BattleState): Draws {
  return draws(seed ^ hashState(state));
}

export type Players = Readonly<Record<ArmySide, ComputerPlayer>>;

/** So many answers may be refused before the plain one is given. */
const TRIES = 24;

/** Gives answers to the open question until `take` takes one; that one, null where the battle is over. */
export function decide(
  def: BattleDef,
  state: BattleState,
  players: Players,
  take: (action: BattleAction) => boolean,
  weigh?: Weigh,
): BattleAction | null {
  const open = request(def, state);
  if (open.ask === 'over') return null;
  const next = players[open.side](def, state, open, weigh);
  for (let tries = 0; tries < TRIES; tries += 1) {
    const action = next();
    if (action === null) break;
    if (take(action)) return action;
  }
  const action = plain(def, state, open);
  if (!take(action)) throw new Error(`nothing is legal: ${JSON.stringify({ open, action })}`);
  return action;
}

/** Lets the side to decide answer; the action taken, null: the battle is over. `log`: takes what each rule changed. */
export function takeTurn(
  def: BattleDef,
  state: BattleState,
  players: Players,
  dice: Dice,
  log: Change[] | null = null,
): BattleAction | null {
  return decide(def, state, players, (action) => apply(def, state, action, dice, log).length === 0);
}
