/**
 * Top-down pairing (GG0-PAIR-03, -05, -06; GG18-PAIR-05, -07): the highest unpaired player meets the next highest whom
 * it may meet, provided the rest can still be paired; the first complete pairing in that depth-first order is the answer.
 * Where pairs that should be avoided cannot all be avoided: the fewest of them, and of those pairings the first in order.
 *
 * No backtracking. While so many are left that they can surely be paired (`easy.ts`), everybody takes the next they may:
 * O(n) for nearly all of a large field. For the others a matching tells before each pair whether the rest can still be
 * paired (`draw.ts`). With one level of avoided pairs that is O(n) searches of O(n^2 / 32), n being those others; with
 * several levels or forbidden pairs, and only when some avoided pair is needed, one O(n^3) cheapest pairing and rarely a
 * few more.
 */
import type { Player, Vertex } from './arrays.ts';
import type { Proof } from './certificate.ts';
import { firstInOrder, leftOut, openDraw } from './draw.ts';
import type { Draw, Fixed, FixedPlayers, Skipped } from './draw.ts';
import { pairWhileEasy } from './easy.ts';
import type { ConflictBound } from './easy.ts';
import { finite, priceLevels, tiersOf } from './levels.ts';
import type { LevelOf, PriceOf, Tier } from './levels.ts';
import { proofOfPassing, proofOfTotal } from './proof.ts';

/** Two players, the one who stands higher first. */
export type Pair = readonly [number, number];

export interface TopDownRequest {
  /** Players in standing order, the highest first; ties already drawn. */
  readonly order: readonly number[];
  /** Asked with the two in any order. */
  readonly level: LevelOf;
  /** Pairs that the organiser has set: honoured first, whatever their level. */
  readonly pins?: readonly Pair[];
  /**
   * With several levels: as few avoided pairs as can be, whatever their level, before as few as can be of the worst
   * level (GG18-PAIR-07: "fewest, oldest first"). Otherwise the worst level decides first.
   */
  readonly fewestFirst?: boolean;
  /** Makes a large field fast where few are not free to meet. */
  readonly few?: ConflictBound;
}

export interface TopDownResult {
  /** By standing of the higher player; pins among them. */
  readonly pairs: readonly Pair[];
  /** For each pair, who was passed over and why; nobody for a pin. */
  readonly skipped: readonly (readonly Skipped[])[];
  /** Pairs, pins included, whose level is not 0. */
  readonly avoided: readonly Pair[];
  /** False when somebody cannot be paired at all; `pairs` then pairs the others. */
  readonly possible: boolean;
  /** Who cannot be paired: the lowest of those who could be left out. */
  readonly unpaired: readonly number[];
  readonly proofs: TopDownProofs;
}

/** See `TopDownCertificate`; barriers are of players. */
export interface TopDownProofs {
  /** What a pair costs; empty where nobody drawn costs anything. */
  readonly tiers: readonly Tier[];
  readonly least: Proof | null;
  /** By the higher player of the pair. */
  readonly passed: ReadonlyMap<number, Proof>;
}

export function topDown(request: TopDownRequest): TopDownResult {
  const level = finite(request.level);
  const partner = pinned(request);
  const players = request.order.filter((player) => !partner.has(player));
  const easy =
    request.few && players.length % 2 === 0 ? pairWhileEasy(players, level, request.few) : { fixed: [], left: players };
  const { draw, seats, unpaired, weights } = openRound(easy.left, level, request.fewestFirst ?? false);
  const least = named(proofOfTotal(draw), seats);
  const proofs = new Map<number, Proof>();
  const between: PriceOf = (a, b) => level(playerAt(seats, a), playerAt(seats, b));
  const hard = firstInOrder(draw, between, (top, other, open) => {
    proofs.set(playerAt(seats, top), named(proofOfPassing(draw, top, other, open), seats));
  });
  const tiers = draw.total === 0 ? [] : tiersOf(seats.length, between, weights, request);
  const fixed = [...easy.fixed, ...hard.map((one) => byPlayer(one, seats))];
  const { pairs, skipped } = inOrder(request.order, fixed, partner);
  const avoided = pairs.filter(([a, b]) => level(a, b) !== 0);
  return {
    pairs,
    skipped,
    avoided,
    possible: unpaired.length === 0,
    unpaired,
    proofs: { tiers, least, passed: proofs },
  };
}

/** Pairs and pins by the standing of the higher player. */
function inOrder(order: readonly number[], fixed: readonly FixedPlayers[], partner: ReadonlyMap<number, number>) {
  const drawn = new Map(fixed.map((one) => [one.pair[0], one]));
  const pairs: Pair[] = [];
  const skipped: (readonly Skipped[])[] = [];
  const lower = new Set<number>();
  for (const player of order) {
    const one = drawn.get(player);
    const other = one === undefined ? partner.get(player) : one.pair[1];
    if (other === undefined || lower.has(player)) continue;
    lower.add(other);
    pairs.push([player, other]);
    skipped.push(one?.skipped ?? []);
  }
  return { pairs, skipped };
}

function byPlayer({ pair: [a, b], passed }: Fixed, seats: readonly number[]): FixedPlayers {
  return {
    pair: [playerAt(seats, a), playerAt(seats, b)],
    skipped: passed.map(({ seat, why }) => ({ player: playerAt(seats, seat), why })),
  };
}

/** A proof in players; duals stay in the order of the seats. */
export function named<P extends Proof | null>(proof: P, seats: readonly number[]): P | { readonly barrier: number[] } {
  return proof !== null && 'barrier' in proof ? { barrier: proof.barrier.map((seat) => playerAt(seats, seat)) } : proof;
}

interface Round {
  readonly draw: Draw;
  readonly seats: readonly number[];
  readonly unpaired: readonly number[];
  readonly weights: ReadonlyMap<number, number>;
}

function openRound(players: readonly number[], level: PriceOf, fewestFirst: boolean): Round {
  let weights: ReadonlyMap<number, number> = new Map();
  const open = (seats: readonly number[]): Draw | null => {
    const size = seats.length;
    const between: PriceOf = (a, b) => level(playerAt(seats, a), playerAt(seats, b));
    const price = () => {
      const priced = priceLevels(size, between, 0, { fewestFirst });
      weights = priced.weights;
      return priced;
    };
    return openDraw({ size, free: (a, b) => between(a, b) === 0, price });
  };
  const draw = open(players);
  if (draw !== null) return { draw, seats: players, unpaired: [], weights };
  const out = leftOut(players.length, (a, b) => level(playerAt(players, a), playerAt(players, b)) !== Infinity);
  const unpaired = out.map((seat) => playerAt(players, seat));
  const seats = players.filter((player) => !unpaired.includes(player));
  const others = open(seats);
  if (others === null) throw new Error('those who are left can all be paired');
  return { draw: others, seats, unpaired, weights };
}

function pinned({ order, pins = [] }: TopDownRequest): Map<number, number> {
  const partner = new Map<number, number>();
  const present = new Set(order);
  for (const [a, b] of pins) {
    const free = a !== b && !partner.has(a) && !partner.has(b) && present.has(a) && present.has(b);
    if (!free) throw new Error(`pinned pair ${a}-${b}: both must be in the order, once`);
    partner.set(a, b).set(b, a);
  }
  return partner;
}

export function playerAt(seats: readonly number[], seat: Vertex): Player {
  return seats[seat] ?? -1;
}
