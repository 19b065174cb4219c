/** Pairing a round: the cut's bracket, tables of more than two, or pairs by the format's method. */
import type { Stream } from '../../../chance/stream.ts';
import type { History, PairAsked, PairPlan } from '../../../event/pack.ts';
import { cite } from '../../../rules/cite.ts';
import { type Refusal, isRefusal, refuse } from '../../../rules/refusal.ts';
import { inGroups } from './groups.ts';
import { type Paired, leastGap } from './least-gap.ts';
import { pairCut } from './pair-cut.ts';
import { byPiles } from './piles.ts';
import { planOf, planOfGroups } from './plan.ts';
import { type SwissRound, openRound } from './round.ts';

export function pair(history: History, asked: PairAsked, lots: Stream): PairPlan | Refusal {
  const cut = pairCut(history, asked);
  if (cut) return cut;
  const round = openRound(history, asked, lots);
  if (isRefusal(round)) return round;
  const tooFew = round.ids.length < 2;
  if (tooFew) return refuse('too-few', 'Nobody is left to be paired with.', ...cite('OS-PAIR-01'));
  return round.format.seats.max > 2 ? pairTables(round) : pairTwos(round);
}

function pairTables(round: SwissRound): PairPlan | Refusal {
  const set = new Set(round.pins.tables.flat());
  const wrong = round.pins.tables.some((table) => table.length > round.format.seats.max);
  if (wrong) return refuse('bad-pins', 'A table that is set has too many seats.', ...cite('OS-PAIR-12', 'OS-PAIR-11'));
  if (round.pins.odd !== undefined) {
    return refuse('not-odd', 'Tables of more than two take everybody: nobody has a bye.', ...cite('OS-PAIR-11'));
  }
  const free = round.ids.flatMap((_, player) => (set.has(player) ? [] : [player]));
  return planOfGroups(round, [...round.pins.tables, ...inGroups(round, free)]);
}

function pairTwos(round: SwissRound): PairPlan | Refusal {
  const { tables, odd } = round.pins;
  const pinned = tables.flatMap(([a, b, more]): (readonly [number, number])[] => {
    return a !== undefined && b !== undefined && more === undefined ? [[a, b]] : [];
  });
  if (pinned.length < tables.length) {
    return refuse('bad-pins', 'A table that is set has two seats.', ...cite('OS-PAIR-12', 'OS-PAIR-11'));
  }
  const set = new Set(pinned.flat());
  const free = round.ids.flatMap((_, player) => (set.has(player) ? [] : [player]));
  if (odd !== undefined && free.length % 2 === 0) {
    return refuse('not-odd', 'The number of players is even: everybody has an opponent.', ...cite('OS-PAIR-12'));
  }
  const paired = pairFree(round, free, odd);
  if (paired === null) {
    const text = 'With these tables set and these pairs ruled out the round cannot be paired.';
    return refuse('cannot-pair', text, ...cite('OS-PAIR-12'));
  }
  return planOf(round, { ...paired, pairs: [...pinned, ...paired.pairs] }, pinned);
}

function pairFree(round: SwissRound, free: readonly number[], odd: number | undefined): Paired | null {
  return round.format.pairing.method === 'piles' ? byPiles(round, free, odd) : leastGap(round, free, odd);
}
