/**
 * Fixing a round pair by pair without ever losing the best round there is.
 *
 * A draw holds one optimal complete pairing of everybody not yet fixed. Asked to fix two players, it repairs that pairing
 * around them with one or two augmenting paths, and refuses if the rest could not be optimal any more. So the first
 * complete pairing in any order of preference is found without backtracking: every pair that is taken is right.
 *
 * Three kinds of draw, the cheapest that is exact:
 * - *free*: a complete pairing without any avoided pair exists. Only free pairs count.
 * - *spare*: it does not, but everybody may at need be paired with everybody at one and the same price. If the largest
 *   free pairing leaves 2k players over, k avoided pairs are enough and needed. Two spare seats stand for the halves of
 *   an avoided pair, 2k in all; fixing an avoided pair uses two of them up.
 * - *priced*: prices differ or some pairs are forbidden. The duals of a cheapest pairing leave only *tight* pairs, and a
 *   complete pairing of tight pairs is optimal unless an odd set binds (see `cheapest.ts`); where one does, the price of
 *   the repaired pairing is compared, and at need the rest is solved anew.
 */
import { cheapestPairing } from './cheapest.ts';
import type { Cheapest } from './cheapest.ts';
import { NONE, at, graphOf, hasBit } from './graph.ts';
import type { PriceOf, Priced } from './levels.ts';
import { augment, maximise, openMatching, pairGreedily, removeVertex, yieldPlace } from './matching.ts';
import type { Matching } from './matching.ts';

export interface Choice {
  /** Seats 0..size-1, in order of preference. */
  readonly size: number;
  /** Whether a pair costs nothing. */
  readonly free: (a: number, b: number) => boolean;
  /** Prices, 0 exactly for free pairs; asked for only when some pair must be paid for. */
  readonly price: () => Priced;
  /** Seat 0 is no player: it has to be paired at no cost (a bye). */
  readonly loner?: boolean;
}

export interface Draw {
  readonly size: number;
  /** The seats and, after them, the spare seats. */
  readonly matching: Matching;
  readonly priced: PricedDraw | null;
  /** What {@link take} goes back to. */
  readonly before: { readonly mate: Int32Array; readonly alive: Int32Array };
}

interface PricedDraw {
  readonly price: PriceOf;
  readonly bound: boolean;
  /** The price of an optimal pairing of those not yet fixed. */
  left: number;
}

/** An optimal pairing of all seats, or null when there is no complete one. */
export function openDraw(choice: Choice): Draw | null {
  const { size } = choice;
  if (size % 2 === 1) return null;
  const matching = openMatching(graphOf(size, choice.free));
  pairGreedily(matching);
  const left = maximise(matching);
  if (left.length === 0) return drawOf(size, matching, null);
  const { price, uniform } = choice.price();
  if (!uniform) return openPriced(size, price, cheapestPairing(size, price, matching.mate));
  return choice.loner === true && left.includes(0) ? null : openSpare(choice, matching.mate, left);
}

function drawOf(size: number, matching: Matching, priced: PricedDraw | null): Draw {
  return { size, matching, priced, before: { mate: matching.mate.slice(), alive: matching.alive.slice() } };
}

function openSpare({ size, free, loner = false }: Choice, mate: Int32Array, left: readonly number[]): Draw {
  const joined = (a: number, b: number): boolean => {
    const seat = Math.min(a, b);
    if (seat >= size) return false;
    return Math.max(a, b) < size ? free(a, b) : !(loner && seat === 0);
  };
  const pairs = new Int32Array(size + left.length).fill(NONE);
  pairs.set(mate);
  left.forEach((seat, spare) => {
    pairs[seat] = size + spare;
    pairs[size + spare] = seat;
  });
  return drawOf(size, openMatching(graphOf(size + left.length, joined), pairs), null);
}

function openPriced(size: number, price: PriceOf, cheapest: Cheapest | null): Draw | null {
  if (cheapest === null) return null;
  const { reduced, mate, cost, sets } = cheapest;
  const tight = graphOf(size, (a, b) => reduced[a * size + b] === 0);
  return drawOf(size, openMatching(tight, mate), { price, bound: sets.length > 0, left: cost });
}

/**
 * Fixes a pair if an optimal pairing holds it beside all pairs fixed before; otherwise changes nothing and says false.
 * One or two searches; a priced draw with binding sets may need an O(n^3) solution of the rest.
 */
export function take(draw: Draw, a: number, b: number): boolean {
  const { matching, before } = draw;
  before.mate.set(matching.mate);
  before.alive.set(matching.alive);
  if (takeOut(draw, a, b) && isStillOptimal(draw, a, b)) return true;
  matching.mate.set(before.mate);
  matching.alive.set(before.alive);
  return false;
}

/** Takes the pair out and repairs the pairing of the others; false if they cannot all be paired. */
function takeOut(draw: Draw, a: number, b: number): boolean {
  const { matching } = draw;
  const gone = [a, b];
  if (!matching.graph.joined(a, b)) {
    const spares = twoSpares(draw, a, b);
    if (spares.length < 2) return false;
    gone.push(...spares);
  }
  const widowed = gone.map((seat) => removeVertex(matching, seat));
  for (const seat of widowed) {
    if (seat === NONE || !hasBit(matching.alive, seat) || at(matching.mate, seat) !== NONE) continue;
    if (!augment(matching, seat)) return false;
  }
  return true;
}

/** Two spare seats, those first that the two already hold; fewer if there are not two left. */
function twoSpares({ size, matching }: Draw, a: number, b: number): number[] {
  const spares = [at(matching.mate, a), at(matching.mate, b)].filter((seat) => seat >= size);
  for (let spare = size; spare < matching.graph.size && spares.length < 2; spare += 1) {
    if (hasBit(matching.alive, spare) && !spares.includes(spare)) spares.push(spare);
  }
  return spares;
}

function isStillOptimal({ size, matching, priced }: Draw, a: number, b: number): boolean {
  if (priced === null) return true;
  const left = priced.left - priced.price(a, b);
  if (priced.bound && priceOf(matching, priced.price) !== left) {
    const seats = [];
    for (let seat = 0; seat < size; seat += 1) if (hasBit(matching.alive, seat)) seats.push(seat);
    if (!solveAnew(matching, seats, priced.price, left)) return false;
  }
  priced.left = left;
  return true;
}

function priceOf({ mate }: Matching, price: PriceOf): number {
  let twice = 0;
  mate.forEach((partner, seat) => {
    if (partner !== NONE) twice += price(seat, partner);
  });
  return twice / 2;
}

/** Pairs `seats` optimally, if that costs no more than `most`. */
function solveAnew({ mate }: Matching, seats: readonly number[], price: PriceOf, most: number): boolean {
  const between = (i: number, j: number) => price(seats[i] ?? NONE, seats[j] ?? NONE);
  const place = new Map(seats.map((seat, index) => [seat, index]));
  const start = Int32Array.from(seats, (seat, index) => {
    const partner = place.get(at(mate, seat)) ?? NONE;
    return partner !== NONE && between(index, partner) === 0 ? partner : NONE;
  });
  const found = cheapestPairing(seats.length, between, start);
  if (found === null || found.cost > most) return false;
  seats.forEach((seat, index) => {
    mate[seat] = seats[at(found.mate, index)] ?? NONE;
  });
  return true;
}

export type Reason = 'avoid' | 'never' | 'strands';

/** Why two were not paired: to be avoided and avoidable; forbidden; or the rest could not have been paired as well. */
export interface Passed {
  readonly seat: number;
  readonly why: Reason;
}

export interface Fixed {
  readonly pair: readonly [number, number];
  /** Those not yet paired who stood between the two. */
  readonly passed: readonly Passed[];
}

/** The first optimal pairing in order: the first seat takes the next it may take, then the first of those left, … */
export function firstInOrder(draw: Draw, level: PriceOf): Fixed[] {
  const fixed: Fixed[] = [];
  let open = Array.from({ length: draw.size }, (_, seat) => seat);
  while (open.length > 0) {
    const [top = NONE, ...others] = open;
    const passed: Passed[] = [];
    const partner = others.find((seat) => {
      const worth = level(top, seat);
      if (worth !== Infinity && take(draw, top, seat)) return true;
      passed.push({ seat, why: worth === 0 ? 'strands' : worth === Infinity ? 'never' : 'avoid' });
      return false;
    });
    if (partner === undefined) throw new Error('an optimal pairing has a partner for everybody');
    fixed.push({ pair: [top, partner], passed });
    open = others.filter((seat) => seat !== partner);
  }
  return fixed;
}

/**
 * Whom a largest pairing of the pairs that may be leaves out: of those who could be, the last in order. Empty when
 * everybody can be paired.
 */
export function leftOut(size: number, may: (a: number, b: number) => boolean): number[] {
  const matching = openMatching(graphOf(size, may));
  for (let seat = 0; seat < size; seat += 1) {
    if (at(matching.mate, seat) === NONE && !augment(matching, seat)) yieldPlace(matching, seat);
  }
  const out: number[] = [];
  for (let seat = 0; seat < size; seat += 1) if (at(matching.mate, seat) === NONE) out.push(seat);
  return out;
}
