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
 *   the repaired pairing is compared, and at need the rest is solved anew, which gives duals that fit the rest better.
 */
import { type Player, type Vertex, NONE, at } from './arrays.ts';
import { cheapestPairing } from './cheapest.ts';
import type { Cheapest } from './cheapest.ts';
import { forgetRows, graphOf, hasBit, isJoined, setBit, withSpares } from './graph.ts';
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
import type { Matching, Shortage } from './matching.ts';

export interface PairingInput {
  /** Seats 0..size-1, in order of preference. */
  readonly size: number;
  /** Whether a pair costs nothing. */
  readonly free: (a: number, b: number) => boolean;
  /** Prices, 0 exactly for free pairs; asked for only when some pair must be paid for. */
  readonly price: () => Pick<Priced, 'price' | 'uniform'>;
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
  /** Who stays over when only free pairs count, and why. */
  readonly shortage: Shortage;
  /** What all seats cost together; in a spare draw each avoided pair counts one. */
  readonly total: number;
}

interface PricedDraw {
  readonly price: PriceOf;
  /** The pairing of all seats that the draw began with. */
  readonly found: Cheapest;
  /** Reduced prices, `size * size`: 0 for tight pairs. */
  readonly reduced: Float64Array;
  /** Whether an odd set binds. */
  bound: boolean;
  /** The price of an optimal pairing of those not yet fixed. */
  left: number;
}

/** An optimal pairing of all seats, or null when there is no complete one. */
export function openDraw(choice: PairingInput): Draw | null {
  const { size } = choice;
  if (size % 2 === 1) return null;
  const matching = openMatching(graphOf(size, choice.free));
  pairGreedily(matching);
  const shortage = maximise(matching);
  if (shortage.left.length === 0) return { size, matching, priced: null, aside: null, shortage, total: 0 };
  const { price, uniform } = choice.price();
  if (!uniform) return openPriced(size, price, cheapestPairing(size, price, matching.mate), shortage);
  return choice.loner === true && shortage.left.includes(0) ? null : openSpare(choice, matching, shortage);
}

function openSpare({ size, loner = false }: PairingInput, { graph, mate }: Matching, shortage: Shortage): Draw {
  const { left } = shortage;
  const pairs = new Int32Array(size + left.length).fill(NONE);
  pairs.set(mate);
  left.forEach((seat, spare) => {
    pairs[seat] = size + spare;
    pairs[size + spare] = seat;
  });
  const wide = withSpares(graph, left.length, loner ? 1 : 0);
  const matching = openMatching(wide, pairs);
  return { size, matching, priced: null, aside: openMatching(wide), shortage, total: left.length / 2 };
}

function openPriced(size: number, price: PriceOf, found: Cheapest | null, shortage: Shortage): Draw | null {
  if (found === null) return null;
  const { reduced, mate, cost, sets } = found;
  const matching = openMatching(
    graphOf(size, (a, b) => reduced[a * size + b] === 0),
    mate,
  );
  const priced = { price, found, reduced, bound: sets.length > 0, left: cost };
  return { size, matching, priced, aside: null, shortage, total: cost };
}

/**
 * Fixes a seat with the first of the candidates with whom an optimal pairing pairs it, beside all pairs fixed before, and
 * returns that one; NONE if there is none. One or two searches; a priced draw with binding sets may need O(n^3) solutions
 * of the rest.
 */
export function fixFirst(draw: Draw, seat: Vertex, candidates: Iterable<number>): number {
  const { matching } = draw;
  let widowed = removeVertex(matching, seat);
  let planted = false;
  let avoidable: boolean | null = null;
  for (const candidate of candidates) {
    if (isJoined(matching.graph, seat, candidate)) {
      if (!planted) plant(matching, widowed);
      planted = true;
      if (!canYield(matching, candidate)) continue;
      if (fixFree(draw, seat, candidate)) return candidate;
      // The duals did not tell that this pair is not optimal; those of the rest as it is now tell more.
      widowed = refresh(draw, seat);
      planted = false;
    } else if (draw.aside !== null) {
      avoidable ??= plantAside(draw, draw.aside, widowed, candidate);
      if (!avoidable || !canYield(draw.aside, candidate)) continue;
      fixAside(draw, draw.aside, candidate);
      return candidate;
    }
  }
  return NONE;
}

/** Takes out a candidate too; in a priced draw only if the rest can still be paired optimally. */
function fixFree(draw: Draw, seat: Vertex, candidate: number): boolean {
  const { matching, priced } = draw;
  yieldTo(matching, candidate);
  removeVertex(matching, candidate);
  if (priced === null) return true;
  const left = priced.left - priced.price(seat, candidate);
  if (priced.bound && priceOf(matching, priced.price) !== left) {
    const rest = solveRest(draw, priced);
    if (rest.found.cost !== left) {
      setBit(matching.alive, candidate);
      return false;
    }
    adopt(draw, priced, rest);
  }
  priced.left = left;
  return true;
}

/** Solves the rest with a seat that was taken out, takes it out again, and returns whom it leaves. */
function refresh(draw: Draw, seat: Vertex): number {
  const { matching, priced } = draw;
  setBit(matching.alive, seat);
  if (priced !== null) adopt(draw, priced, solveRest(draw, priced));
  return removeVertex(matching, seat);
}

/**
 * Tries an avoided pair of the seat just taken out: it takes one spare seat, which must leave the others paired, and its
 * partner will take another; the search tells who could. False if no optimal pairing has an avoided pair of that seat.
 */
function plantAside({ size, matching }: Draw, aside: Matching, widowed: number, candidate: number): boolean {
  aside.mate.set(matching.mate);
  aside.alive.set(matching.alive);
  const spare = spareOf(aside, widowed, size);
  if (spare === NONE) return false;
  removeVertex(aside, spare);
  if (spare !== widowed && !augment(aside, widowed)) return false;
  const second = spareOf(aside, at(aside.mate, candidate), size);
  plant(aside, removeVertex(aside, second));
  return true;
}

/** The preferred seat if it is a spare one, else the last spare seat that is left. */
function spareOf({ graph, alive }: Matching, preferred: number, size: number): number {
  if (preferred >= size) return preferred;
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

interface Rest {
  readonly seats: readonly number[];
  readonly found: Cheapest;
}

/** An optimal pairing of the seats that are left, started from the pairs that cost nothing. */
function solveRest({ size, matching: { mate, alive } }: Draw, { price }: PricedDraw): Rest {
  const seats: number[] = [];
  for (let seat = 0; seat < size; seat += 1) if (hasBit(alive, seat)) seats.push(seat);
  const between = (i: number, j: number) => price(seats[i] ?? NONE, seats[j] ?? NONE);
  const place = new Map(seats.map((seat, index) => [seat, index]));
  const start = Int32Array.from(seats, (seat, index) => {
    const partner = place.get(at(mate, seat)) ?? NONE;
    return partner !== NONE && between(index, partner) === 0 ? partner : NONE;
  });
  const found = cheapestPairing(seats.length, between, start);
  if (found === null) throw new Error('a tight pairing of the rest is a pairing of the rest');
  return { seats, found };
}

/** Goes on with another optimal pairing of the seats that are left, and its duals. */
function adopt({ size, matching }: Draw, priced: PricedDraw, { seats, found }: Rest): void {
  seats.forEach((seat, index) => {
    matching.mate[seat] = seats[at(found.mate, index)] ?? NONE;
    seats.forEach((other, place) => {
      priced.reduced[seat * size + other] = found.reduced[index * seats.length + place] ?? Infinity;
    });
  });
  priced.bound = found.sets.length > 0;
  forgetRows(matching.graph);
}

export type RejectedBecause = 'avoid' | 'never' | 'strands';

/** Why two were not paired: to be avoided and avoidable; forbidden; or the rest could not have been paired as well. */
export interface Passed {
  readonly seat: Vertex;
  readonly why: RejectedBecause;
}

export interface Fixed {
  readonly pair: readonly [number, number];
  /** Those not yet paired who stood between the two. */
  readonly passed: readonly Passed[];
}

/** An opponent who stood nearer and was passed over. */
export interface Skipped {
  readonly player: Player;
  readonly why: RejectedBecause | 'ahead';
}

/** The same as `Fixed`, of players. */
export interface FixedPlayers {
  readonly pair: readonly [Player, Player];
  readonly skipped: readonly Skipped[];
}

/**
 * The first optimal pairing in order: the first seat takes the next it may take, then the first of those left, …
 *
 * @param fixedAs told of each pair as it is fixed, and of those passed over whom neither their level nor the price so far
 * rules out.
 */
export function firstInOrder(
  draw: Draw,
  level: PriceOf,
  fixedAs?: (top: number, partner: number, open: readonly number[]) => void,
): Fixed[] {
  const { size, total, priced } = draw;
  const priceOfPair: PriceOf = priced?.price ?? ((a, b) => (level(a, b) === 0 ? 0 : 1));
  const next = Int32Array.from({ length: size }, (_, seat) => seat + 1);
  const fixed: Fixed[] = [];
  let paid = 0;
  for (let top = 0; top < size; top = at(next, top)) {
    const partner = fixFirst(draw, top, seatsAfter(next, top));
    if (partner === NONE) throw new Error('an optimal pairing has a partner for everybody');
    const passed: Passed[] = [];
    let before = top;
    for (let seat = at(next, top); seat !== partner; seat = at(next, seat)) {
      passed.push({ seat, why: reasonFor(level(top, seat)) });
      before = seat;
    }
    next[before] = at(next, partner);
    fixed.push({ pair: [top, partner], passed });
    const open = fixedAs ? passed.flatMap(({ seat }) => (paid + priceOfPair(top, seat) <= total ? [seat] : [])) : [];
    if (open.length > 0) fixedAs?.(top, partner, open);
    paid += priceOfPair(top, partner);
  }
  return fixed;
}

/** The seats that follow in a list of those not yet fixed. */
function* seatsAfter(next: Int32Array, top: number): Generator<number> {
  for (let seat = at(next, top); seat < next.length; seat = at(next, seat)) yield seat;
}

function reasonFor(level: number): RejectedBecause {
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
