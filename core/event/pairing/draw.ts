/**
 * Fixing a round pair by pair without ever losing the best round there is.
 *
 * A draw holds one optimal complete pairing of everybody not yet fixed. To fix a player with
 * the first of some candidates, the player is taken out of it and one search from the widowed partner tells which of the
 * candidates could be left over, and so be fixed, with the rest still paired optimally. So the first optimal pairing in
 * any order of preference is found without backtracking, with one search for each pair.
 *
 * Three kinds of draw, the cheapest that is exact:
 * - *free*: a complete pairing without any avoided pair exists. Only free pairs count.
 * - *spare*: it does not, but everybody may at need be paired with everybody at one and the same price. If the largest
 *   free pairing leaves 2k players over, k avoided pairs are enough and needed. Two spare seats stand for the halves of
 *   an avoided pair, 2k in all; fixing an avoided pair uses two of them up, and takes a second search.
 * - *priced*: prices differ or some pairs are forbidden. The duals of a cheapest pairing leave only *tight* pairs, and a
 *   complete pairing of tight pairs is optimal unless an odd set binds (see `cheapest.ts`); where one does, the price of
 *   the repaired pairing is compared, and at need the rest is solved anew.
 */
import { cheapestPairing } from './cheapest.ts';
import type { Cheapest } from './cheapest.ts';
import { NONE, at, graphOf, hasBit, setBit } from './graph.ts';
import type { PriceOf, Priced } from './levels.ts';
import {
  augment,
  canYield,
  maximise,
  openMatching,
  pairGreedily,
  plant,
  removeVertex,
  yieldTo,
  yieldToLast,
} from './matching.ts';
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
  /** In a spare draw, a second copy for trying avoided pairs; null in the others. */
  readonly aside: Matching | null;
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
  const aside = matching.graph.size > size ? openMatching(matching.graph) : null;
  return { size, matching, priced, aside };
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
 * Fixes a seat with the first of the candidates with whom an optimal pairing pairs it, beside all pairs fixed before, and
 * returns that one; NONE if there is none. One or two searches; a priced draw with binding sets may need O(n^3) solutions
 * of the rest.
 */
export function fixFirst(draw: Draw, seat: number, candidates: Iterable<number>): number {
  const { matching } = draw;
  const widowed = removeVertex(matching, seat);
  let planted = false;
  let avoidable: boolean | null = null;
  for (const candidate of candidates) {
    if (matching.graph.joined(seat, candidate)) {
      if (!planted) plant(matching, widowed);
      planted = true;
      if (canYield(matching, candidate) && fixFree(draw, seat, candidate)) return candidate;
    } else if (draw.aside !== null) {
      avoidable ??= plantAside(draw, draw.aside, widowed);
      if (!avoidable || !canYield(draw.aside, candidate)) continue;
      fixAside(draw, draw.aside, candidate);
      return candidate;
    }
  }
  return NONE;
}

/** Takes out a candidate too; in a priced draw only if the rest is still paired optimally. */
function fixFree({ matching, priced }: Draw, seat: number, candidate: number): boolean {
  const before = priced?.bound === true ? matching.mate.slice() : null;
  yieldTo(matching, candidate);
  removeVertex(matching, candidate);
  if (priced === null) return true;
  const left = priced.left - priced.price(seat, candidate);
  if (before !== null && priceOf(matching, priced.price) !== left && !solveAnew(matching, priced.price, left)) {
    matching.mate.set(before);
    setBit(matching.alive, candidate);
    return false;
  }
  priced.left = left;
  return true;
}

/**
 * Tries an avoided pair of the seat just taken out: it takes one spare seat, which must leave the others paired, and its
 * partner will take another; the search tells who could. False if no optimal pairing has an avoided pair of that seat.
 */
function plantAside({ size, matching }: Draw, aside: Matching, widowed: number): boolean {
  aside.mate.set(matching.mate);
  aside.alive.set(matching.alive);
  const spare = widowed >= size ? widowed : lastSpare(aside, size);
  if (spare === NONE) return false;
  removeVertex(aside, spare);
  if (spare !== widowed && !augment(aside, widowed)) return false;
  plant(aside, removeVertex(aside, lastSpare(aside, size)));
  return true;
}

function lastSpare({ graph, alive }: Matching, size: number): number {
  let spare = graph.size - 1;
  while (spare >= size && !hasBit(alive, spare)) spare -= 1;
  return spare < size ? NONE : spare;
}

function fixAside({ matching }: Draw, aside: Matching, candidate: number): void {
  yieldTo(aside, candidate);
  removeVertex(aside, candidate);
  matching.mate.set(aside.mate);
  matching.alive.set(aside.alive);
}

function priceOf({ mate }: Matching, price: PriceOf): number {
  let twice = 0;
  mate.forEach((partner, seat) => {
    if (partner !== NONE) twice += price(seat, partner);
  });
  return twice / 2;
}

/** Pairs the seats that are left optimally, if that costs no more than `most`. */
function solveAnew({ graph, mate, alive }: Matching, price: PriceOf, most: number): boolean {
  const seats: number[] = [];
  for (let seat = 0; seat < graph.size; seat += 1) if (hasBit(alive, seat)) seats.push(seat);
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
    const partner = fixFirst(draw, top, others);
    if (partner === NONE) throw new Error('an optimal pairing has a partner for everybody');
    const passed = others.slice(0, others.indexOf(partner));
    fixed.push({ pair: [top, partner], passed: passed.map((seat) => ({ seat, why: reasonFor(level(top, seat)) })) });
    open = others.filter((seat) => seat !== partner);
  }
  return fixed;
}

function reasonFor(level: number): Reason {
  if (level === Infinity) return 'never';
  return level === 0 ? 'strands' : 'avoid';
}

/**
 * Whom a largest pairing of the pairs that may be leaves out: of those who could be, the last in order. Empty when
 * everybody can be paired.
 */
export function leftOut(size: number, may: (a: number, b: number) => boolean): number[] {
  const matching = openMatching(graphOf(size, may));
  for (let seat = 0; seat < size; seat += 1) {
    if (at(matching.mate, seat) === NONE && !augment(matching, seat)) yieldToLast(matching, seat);
  }
  const out: number[] = [];
  for (let seat = 0; seat < size; seat += 1) if (at(matching.mate, seat) === NONE) out.push(seat);
  return out;
}
