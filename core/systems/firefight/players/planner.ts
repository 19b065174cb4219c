/**
 * Levels 4 and 5: the best of what level 3 thinks of is played on, level 3 against itself, all with the same dice, and what ends
 * best is done. Level 4 plays on for some activations and level 5 to the end, because how a battle stands says less the better
 * it is known. The dice are its own: it never sees the game's.
 */
import type { BattleAction, Request } from '../battle/action.ts';
import { apply } from '../battle/apply.ts';
import type { BattleDef } from '../battle/def.ts';
import { request } from '../battle/request.ts';
import { BattleCell, type BattleState, cloneState, get, hashState } from '../battle/state.ts';
import { type Dice, seeded } from '../rules/dice.ts';
import { type ArmySide, ROUNDS } from '../rules/rounds.ts';
import { type Breadth, type Candidate, candidatesFor } from './candidates.ts';
import { greedyPlayer } from './greedy.ts';
import { judge } from './judge.ts';
import { type ComputerPlayer, type Players, takeTurn } from './player.ts';

/** How far it thinks before it answers, and about how much. */
interface Patience extends Breadth {
  /** So many decisions are simulated at most. */
  readonly decisions: number;
  /** Counts where there is a clock. */
  readonly milliseconds: number;
  /** Each is played on so often at first; then the better half twice as often, and so on. */
  readonly often: number;
  /** So many activations are played on; in the last round, all. */
  readonly horizon: number;
}

/** How often a candidate is played on before what level 3 takes it for counts half. */
const TRUST = 6;
/** More than this tells nothing new. */
const ENOUGH = 200;

/** A candidate and how it ended, summed up. */
interface Tried extends Candidate {
  readonly sum: number;
  readonly times: number;
}

/** What is looked at, by whom, and whether there is time for one more decision. */
interface Search {
  readonly def: BattleDef;
  readonly state: BattleState;
  readonly side: ArmySide;
  readonly players: Players;
  readonly seed: number;
  readonly horizon: number;
  readonly mayGoOn: () => boolean;
}

export function planner(seed: number, patience: Patience, now?: () => number): ComputerPlayer {
  const { decisions, milliseconds, often, horizon } = patience;
  const greedy = greedyPlayer(seed);
  const players = { A: greedy, B: greedy };
  return (def, state, open, weigh) => {
    const end = now ? now() + milliseconds : 0;
    let left = decisions;
    const mayGoOn = () => (left -= 1) >= 0 && (!now || now() < end);
    const search = { def, state, side: open.side, players, seed: seed ^ hashState(state), horizon, mayGoOn };
    const order = ranked(search, candidatesFor(def, state, open, patience), often);
    weigh?.(order.map((one) => ({ action: one.action, worth: worthOf(one), times: one.times })));
    const others = greedy(def, state, open);
    let at = 0;
    return () => order[at++]?.action ?? others();
  };
}

/** The best first. Who was found worse is not tried any more. */
function ranked(search: Search, candidates: readonly Candidate[], first: number): Tried[] {
  let field = candidates.map((one): Tried => ({ ...one, sum: 0, times: 0 }));
  const done: Tried[] = [];
  let number = 0;
  for (let often = first; field.length > 1 && number < ENOUGH; often *= 2) {
    for (let times = 0; times < often; times += 1) {
      const next = playedOn(search, field, search.seed + number);
      // What was only begun counts for nothing: all of the field have seen the same dice.
      if (next === null) return [...field.sort(better), ...done];
      field = next;
      number += 1;
    }
    field.sort(better);
    done.unshift(...field.splice(Math.max(2, Math.ceil(field.length / 2))));
  }
  return [...field, ...done];
}

function better(one: Tried, other: Tried): number {
  return worthOf(other) - worthOf(one);
}

/** How it ends on average; as long as that is not known well, what level 3 takes it for beside it. */
function worthOf({ sum, times, gain }: Tried): number {
  return (times === 0 ? 0 : sum / times) + (gain * TRUST) / (TRUST + times);
}

/** All played on once more with the same dice; null: time was up. */
function playedOn(search: Search, field: readonly Tried[], seed: number): Tried[] | null {
  const next: Tried[] = [];
  for (const one of field) {
    const end = endOf(search, one.action, sameDice(seed));
    if (end === null) return null;
    next.push({ ...one, sum: one.sum + end, times: one.times + 1 });
  }
  return next;
}

/** How it ends after an action and so many activations; null: time was up. */
function endOf(
  { def, state: from, side, players, horizon, mayGoOn }: Search,
  action: BattleAction,
  dice: Dice,
): number | null {
  const state = cloneState(from);
  if (apply(def, state, action, dice).length > 0) return -Infinity;
  let last = momentOf(state);
  for (let activations = 0; ;) {
    const open: Request | { readonly ask: 'over' } = request(def, state);
    if (open.ask === 'over') break;
    if (momentOf(state) !== last) activations += 1;
    last = momentOf(state);
    if (open.ask === 'activate' && activations >= horizon && get(state, BattleCell.round) < ROUNDS) break;
    if (!mayGoOn()) return null;
    takeTurn(def, state, players, dice);
  }
  return judge(def, state, side);
}

/** A number that changes with every activation. */
function momentOf(state: BattleState): number {
  return 1000 * get(state, BattleCell.round) + get(state, BattleCell.activations);
}

/** Dice by what they are for: whoever does the same throws the same, whatever came before. */
function sameDice(seed: number): Dice {
  const known = new Map<string, Dice>();
  return {
    roll: (kind, who) => {
      const name = `${kind} ${who}`;
      const own = known.get(name) ?? seeded(textKey(name, seed));
      known.set(name, own);
      return own.roll(kind, who);
    },
  };
}

function textKey(text: string, seed: number): number {
  let key = seed;
  for (let at = 0; at < text.length; at += 1) key = Math.imul(key ^ text.charCodeAt(at), 0x01000193);
  return key;
}
