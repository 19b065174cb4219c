/**
 * Looking ahead. With more rounds than half the players, a round without a rematch can leave a later one with none. So a
 * round is taken that leaves enough further rounds: pairings of everybody, no pair twice, of pairs that are still open.
 *
 * Up to half the players no such care is needed: everybody then has at least as many open opponents as there are others
 * (Dirac 1952). For the small fields where it is, every round there is can be tried.
 */
import type { PriceOf } from './levels.ts';

/** Seats, that of a bye among them, up to which rounds are tried; 10,395 rounds. Larger fields are not looked at. */
export const LOOKED_AHEAD = 12;

/** Steps of a search before it gives up and takes what it has: far more than fields of up to 10 seats need. */
const STEPS = 1_000_000;

export interface LookAheadRequest {
  /** Seats 0..size-1, an even number, in the pack's order. */
  readonly size: number;
  /** What a pair costs in this round; Infinity: it cannot be. */
  readonly price: PriceOf;
  /** No round costs less: the first in order that costs just that is the answer. */
  readonly least: number;
  /** A round that costs more is not worth any later one. */
  readonly limit: number;
  /** Whether two have not met yet, and so may in a later round. */
  readonly open: (a: number, b: number) => boolean;
  /** Rounds still to be played after this one. */
  readonly rounds: number;
  /** Seat 0 is the bye, and asks from the last seat upwards; else everybody asks the next in order. */
  readonly bye?: boolean;
}

/** Whether it may matter for so many rounds in all what is paired with what. */
export function needsLookingAhead(size: number, plannedRounds: number): boolean {
  return size <= LOOKED_AHEAD && plannedRounds > size / 2;
}

export interface LookAheadFound {
  /** The partner of each seat. */
  readonly mate: readonly number[];
  /** How many of the further rounds it leaves; as many as any round within the limit. */
  readonly leaves: number;
  /** Whether it is the round that was given. */
  readonly given: boolean;
}

/**
 * The round that leaves the most of the further rounds and is the cheapest of those, the first in order among equals.
 *
 * @param given the round that the pack's own order gives, which stays if no other leaves more.
 */
export function lookAhead(request: LookAheadRequest, given: readonly number[]): LookAheadFound {
  const open = openMasks(request);
  for (let leaves = request.rounds; leaves > 0; leaves -= 1) {
    const budget = { steps: STEPS };
    if (leavesRounds(without(open, given), leaves, budget)) return { mate: given, leaves, given: true };
    const mate = firstLeaving(request, open, leaves, budget);
    if (mate !== null) return { mate, leaves, given: false };
  }
  return { mate: given, leaves: 0, given: true };
}

/** For each seat, whom it may still meet, as bits. */
function openMasks({ size, open }: LookAheadRequest): number[] {
  const seats = Array.from({ length: size }, (_, seat) => seat);
  return seats.map((a) => seats.reduce((mask, b) => (a !== b && open(a, b) ? mask | (1 << b) : mask), 0));
}

function without(open: readonly number[], mate: readonly number[]): number[] {
  return open.map((mask, seat) => mask & ~(1 << (mate[seat] ?? seat)));
}

interface Budget {
  steps: number;
}

/** The first of the cheapest rounds that leave so many; null if none does. */
function firstLeaving(
  request: LookAheadRequest,
  open: readonly number[],
  leaves: number,
  budget: Budget,
): number[] | null {
  const { size, price, least, limit, bye = false } = request;
  const mate = Array.from({ length: size }, () => -1);
  let best: number[] | null = null;
  let bound = limit;
  const pairFrom = (paid: number): void => {
    const top = mate.indexOf(-1);
    if (top < 0) {
      if (!leavesRounds(without(open, mate), leaves, budget)) return;
      best = [...mate];
      bound = paid;
      return;
    }
    for (let step = 1; step < size - top; step += 1) {
      const other = bye && top === 0 ? size - step : top + step;
      const total = paid + price(top, other);
      const isEnough = best !== null && (bound <= least || total >= bound);
      if (mate[other] !== -1 || isEnough || total > bound || budget.steps <= 0) continue;
      mate[top] = other;
      mate[other] = top;
      pairFrom(total);
      mate[top] = -1;
      mate[other] = -1;
    }
  };
  pairFrom(0);
  return best;
}

/** Whether so many rounds can be played with no pair twice. When the budget is spent, hopes so. */
function leavesRounds(open: readonly number[], rounds: number, budget: Budget): boolean {
  const left = [...open];
  const everybody = 2 ** left.length - 1;
  /** Rounds are taken in the order of seat 0's opponents, each later than `after`. */
  const play = (more: number, after: number): boolean => {
    if (more === 0 || budget.steps <= 0) return true;
    return left.every((mask) => bitsIn(mask) >= more) && pair(everybody, more, after);
  };
  const pair = (free: number, more: number, after: number): boolean => {
    budget.steps -= 1;
    if (free === 0) return play(more - 1, after);
    const seat = lowestBit(free);
    let others = (left[seat] ?? 0) & free;
    if (seat === 0) others &= ~((2 << after) - 1);
    while (others !== 0) {
      const other = lowestBit(others);
      others &= others - 1;
      left[seat] = (left[seat] ?? 0) ^ (1 << other);
      left[other] = (left[other] ?? 0) ^ (1 << seat);
      const found = pair(free & ~(1 << seat) & ~(1 << other), more, seat === 0 ? other : after);
      left[seat] = (left[seat] ?? 0) ^ (1 << other);
      left[other] = (left[other] ?? 0) ^ (1 << seat);
      if (found) return true;
    }
    return false;
  };
  return play(rounds, 0);
}

function lowestBit(mask: number): number {
  return 31 - Math.clz32(mask & -mask);
}

function bitsIn(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}
