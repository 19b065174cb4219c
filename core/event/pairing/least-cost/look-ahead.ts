/** The round that is taken: the first of the best, or, where rounds to come would suffer, the first of the best that spare them. */
import type { EntrantId } from '../../types.ts';
import { type LookAheadFound, lookAhead, needsLookingAhead } from '../look-ahead.ts';
import { NONE } from '../arrays.ts';
import type { LookAheadCertificate, LeastCostCertificate } from '../certificate.ts';
import { certifiedLevels, certify } from './certify.ts';
import { type OnPair, firstInOrder } from './in-order.ts';
import { type PairingProblem, faultsOf } from './problem.ts';
import type { Solved } from './solve.ts';
import { type Weights, pricesOf, weigh } from './weights.ts';

type Pair = readonly [number, number];

/** What a round has to leave, in the numbers of the players; a bye is a pair with {@link NONE}. */
export interface Later {
  /** The number of this round, and of the last. */
  readonly round: number;
  readonly planned: number;
  /** Pairs of this round that the draw does not make: of pins, finals, a bye chosen before. */
  readonly set: readonly Pair[];
  /** Whether two have not met, or a player has had no bye. */
  readonly open: (a: number, b: number) => boolean;
}

export interface TakenPair {
  /** Places of the problem, the first in the order first. */
  readonly pair: Pair;
  /** Who stood between the two, not yet paired; nobody where the order is another than that of the places. */
  readonly passed: readonly number[];
}

export interface RoundTaken {
  /** In order. */
  readonly taken: readonly TakenPair[];
  /** Rounds that have no fresh opponents for all, this one included; 0 also where that was not looked at. */
  readonly short: number;
  /** Whether it made way for later rounds, and is not the best by itself. */
  readonly madeWay: boolean;
  readonly certificate: (nameOf: (place: number) => EntrantId | null) => LeastCostCertificate | LookAheadCertificate;
}

/**
 * The first in order of the best rounds, or where that would leave a later round without fresh opponents, the first of the
 * best that do not. Large fields and few rounds need no such care; and a round that already has to pay with a rematch or a
 * second bye stays as it is.
 *
 * @param order places of the problem in the order that decides between equals; that of the places unless told.
 * @param numberOf the player at a place of the problem.
 */
export function takeRound(
  problem: PairingProblem,
  solved: Solved,
  later: Later | undefined,
  numberOf: (place: number) => number,
  order?: readonly number[],
): RoundTaken {
  const taken: TakenPair[] = [];
  const take: OnPair = (a, b, passed) => taken.push({ pair: [a, b], passed: order ? [] : passed() });
  firstInOrder(problem, solved, take, order);
  const best = { taken, short: 0, madeWay: false, certificate: certifyWith(problem, solved) };
  if (!later || !isNeeded(problem, later)) return best;
  const firm = problem.levels.filter((level) => level.firm === true).length;
  const weights = weigh(problem, firm);
  if (weights === null) return best;
  const left = later.planned - later.round;
  if (taken.some(({ pair }) => isPaying(problem, pair, firm))) return { ...best, short: left + 1 };
  const inOrder = order ?? Array.from({ length: problem.size }, (_, place) => place);
  const mate = matesOf(problem.size, taken);
  const found = lookAheadOf(problem, weights, { ...later, order: inOrder, numberOf, mate });
  const short = left - found.leaves;
  if (found.given) return { ...best, short };
  return {
    taken: takenInOrder(found.mate, inOrder),
    short,
    madeWay: true,
    certificate: certifyLookAhead(problem, weights, found),
  };
}

function isNeeded({ size }: PairingProblem, { round, planned, set }: Later): boolean {
  return round <= planned && needsLookingAhead(size + 2 * set.length, planned);
}

function isPaying(problem: PairingProblem, [a, b]: Pair, firm: number): boolean {
  return (
    faultsOf(problem, a, b)
      ?.slice(0, firm)
      .some((faults) => faults > 0) ?? false
  );
}

interface Given extends Later {
  readonly order: readonly number[];
  readonly numberOf: (place: number) => number;
  readonly mate: readonly number[];
}

/** The answer in places of the problem. */
function lookAheadOf(
  problem: PairingProblem,
  weights: Weights,
  { round, planned, set, open, order, numberOf, mate }: Given,
) {
  const { ofPair } = pricesOf(problem, weights);
  const numbers = [...order.map(numberOf), ...set.flat()];
  const setMate = (seat: number): number => problem.size + ((seat - problem.size) ^ 1);
  const price = (a: number, b: number): number => {
    const [one, other] = [order[a], order[b]];
    if (one !== undefined && other !== undefined) return ofPair(one, other);
    return one === undefined && setMate(a) === b ? 0 : Infinity;
  };
  const seatOf = new Map(order.map((place, seat) => [place, seat]));
  const given = numbers.map((_, seat) => {
    const place = order[seat];
    return place === undefined ? setMate(seat) : (seatOf.get(mate[place] ?? NONE) ?? NONE);
  });
  const request = {
    size: numbers.length,
    price,
    least: given.reduce((sum, other, seat) => (seat < other ? sum + price(seat, other) : sum), 0),
    limit: Number.MAX_SAFE_INTEGER,
    open: (a: number, b: number) => open(numbers[a] ?? NONE, numbers[b] ?? NONE),
    rounds: planned - round,
  };
  const found = lookAhead(request, given);
  const places = mate.map(() => NONE);
  order.forEach((place, seat) => (places[place] = order[found.mate[seat] ?? NONE] ?? NONE));
  return { ...found, mate: places };
}

function matesOf(size: number, taken: readonly TakenPair[]): number[] {
  const mate = Array.from({ length: size }, () => NONE);
  for (const { pair } of taken) {
    const [a, b] = pair;
    mate[a] = b;
    mate[b] = a;
  }
  return mate;
}

function takenInOrder(mate: readonly number[], order: readonly number[]): TakenPair[] {
  const taken: TakenPair[] = [];
  let left = order;
  while (left[0] !== undefined) {
    const [first, ...others] = left;
    const second = mate[first] ?? NONE;
    taken.push({ pair: [first, second], passed: others.slice(0, others.indexOf(second)) });
    left = others.filter((place) => place !== second);
  }
  return taken;
}

function certifyWith(problem: PairingProblem, solved: Solved): RoundTaken['certificate'] {
  return (nameOf) => certify(problem, solved, nameOf);
}

function certifyLookAhead(
  problem: PairingProblem,
  weights: Weights,
  { mate, leaves }: LookAheadFound,
): RoundTaken['certificate'] {
  const levels = certifiedLevels(problem, weights, mate, pricesOf(problem, weights).ofPair);
  return (nameOf) => ({ method: 'ahead', players: mate.map((_, place) => nameOf(place)), levels, ahead: leaves });
}
