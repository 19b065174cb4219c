/**
 * Levels 4 and 5: the best of what level 3 thinks of is played on, level 3 against itself, all with the same dice, and what does
 * best is done. How well it does is how the battle stands after some activations, on average: what happens at once is seen too
 * early, and of what comes late chance decides too much. Near its end, the end counts. The dice are its own: it never sees the
 * game's.
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
  /** After so many activations it looks how the battle stands; in the last round only at its end. */
  readonly looks: readonly number[];
  /** From this round on, all is played on to the end, which counts as one look more. */
  readonly toEnd: number;
  /** Whether it looks at the other side too where it sets up its units. */
  readonly wary?: boolean;
}

/** How often a candidate is played on before what level 3 takes it for counts half. */
const TRUST = 2;
/** As long as more than so many are tried, nobody looks farther than the first two times: that is enough to tell the worst. */
const FEW = 6;
/** More than this tells nothing new. */
const ENOUGH = 200;
/** What ends worse than the best by so many standard errors, over so many times at least, is not played on any more. */
const SURE = 2.5;
const KNOWN = 6;

/** A candidate and how it ended each time. All that are still tried have seen the same dice, in the same order. */
interface Tried extends Candidate {
  readonly ends: readonly number[];
}

/** What is looked at, by whom, and whether there is time for one more decision. */
interface Search extends Pick<Patience, 'looks' | 'toEnd'> {
  readonly def: BattleDef;
  readonly state: BattleState;
  readonly side: ArmySide;
  readonly players: Players;
  readonly seed: number;
  readonly mayGoOn: () => boolean;
}

export function planner(seed: number, patience: Patience, now?: () => number): ComputerPlayer {
  const { decisions, milliseconds, often, looks, toEnd, wary = false } = patience;
  const greedy = greedyPlayer(seed, wary);
  const players = { A: greedy, B: greedy };
  return (def, state, open, weigh) => {
    const end = now ? now() + milliseconds : 0;
    let left = decisions;
    const mayGoOn = () => (left -= 1) >= 0 && (!now || now() < end);
    const search = { def, state, side: open.side, players, seed: seed ^ hashState(state), looks, toEnd, mayGoOn };
    const order = ranked(search, candidatesFor(def, state, open, patience), often);
    if (order.length === 0) return greedy(def, state, open, weigh);
    weigh?.(order.map((one) => ({ action: one.action, worth: worthOf(one), times: one.ends.length })));
    const others = greedy(def, state, open);
    let at = 0;
    return () => order[at++]?.action ?? others();
  };
}

/** The best first. Who was found worse is not tried any more, and nobody is where all others are. */
function ranked(search: Search, candidates: readonly Candidate[], first: number): Tried[] {
  let field = candidates.map((one): Tried => ({ ...one, ends: [] }));
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
    const most = Math.max(2, Math.ceil(field.length / 2));
    const [best] = field;
    const stay = field.filter((one, at) => at < most && (one === best || !best || !isSurelyWorse(one, best)));
    done.unshift(...field.filter((one) => !stay.includes(one)));
    field = stay;
  }
  return [...field, ...done];
}

function better(one: Tried, other: Tried): number {
  return worthOf(other) - worthOf(one);
}

/** How it ends on average; as long as that is not known well, what level 3 takes it for beside it. */
function worthOf({ ends, gain }: Tried): number {
  let sum = 0;
  for (const end of ends) sum += end;
  const times = ends.length;
  return (times === 0 ? 0 : sum / times) + (gain * TRUST) / (TRUST + times);
}

/** Whether chance cannot well be why one ends worse than another with the same dice. */
function isSurelyWorse({ ends }: Tried, best: Tried): boolean {
  const times = ends.length;
  if (times < KNOWN) return false;
  let [sum, squares] = [0, 0];
  for (const [at, end] of ends.entries()) {
    const lag = (best.ends[at] ?? 0) - end;
    sum += lag;
    squares += lag * lag;
  }
  const lag = sum / times;
  return lag >= SURE * Math.sqrt(Math.max(0, squares / times - lag * lag) / (times - 1));
}

/** All played on once more with the same dice; null: time was up. */
function playedOn(search: Search, field: readonly Tried[], seed: number): Tried[] | null {
  const next: Tried[] = [];
  const near = field.length > FEW ? { ...search, looks: search.looks.slice(0, 2), toEnd: ROUNDS } : search;
  for (const one of field) {
    const end = endOf(near, one.action, sameDice(seed));
    if (end === null) return null;
    next.push({ ...one, ends: [...one.ends, end] });
  }
  return next;
}

/** How the battle stands on average when it is looked at after an action; null: time was up. */
function endOf(search: Search, action: BattleAction, dice: Dice): number | null {
  const { def, side, players, toEnd, mayGoOn } = search;
  const state = cloneState(search.state);
  const round = get(state, BattleCell.round);
  const looks = round < ROUNDS ? search.looks : [];
  if (apply(def, state, action, dice).length > 0) return -Infinity;
  let [seen, sum] = [0, 0];
  let last = momentOf(state);
  for (let activations = 0; ;) {
    const open: Request | { readonly ask: 'over' } = request(def, state);
    if (open.ask === 'over') return (sum + judge(def, state, side)) / (seen + 1);
    if (momentOf(state) !== last) activations += 1;
    last = momentOf(state);
    if (open.ask === 'activate' && activations >= (looks[seen] ?? Infinity)) {
      sum += judge(def, state, side);
      seen += 1;
      if (seen === looks.length && round < toEnd) return sum / seen;
    }
    if (!mayGoOn()) return null;
    takeTurn(def, state, players, dice);
  }
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
