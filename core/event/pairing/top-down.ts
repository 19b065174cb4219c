/**
 * Top-down pairing (GG0-PAIR-03, -05, -06; GG18-PAIR-05, -07): the highest unpaired player meets the next highest whom
 * it may meet, provided the rest can still be paired; the first complete pairing in that depth-first order is the answer.
 * Where pairs that should be avoided cannot all be avoided: the fewest of them, and of those pairings the first in order.
 *
 * No backtracking: a matching tells before each pair whether the rest can still be paired (see `draw.ts`). With one level
 * of avoided pairs O(n) searches of O(n^2 / 32); with several levels or forbidden pairs, and only when some avoided pair
 * is needed, one O(n^3) cheapest pairing and rarely a few more.
 */
import { firstInOrder, leftOut, openDraw } from './draw.ts';
import type { Draw, Fixed, Reason } from './draw.ts';
import { finite, priceLevels } from './levels.ts';
import type { LevelOf, PriceOf } from './levels.ts';

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
}

/** An opponent who stood nearer and was passed over. */
export interface Skipped {
  readonly player: number;
  readonly why: Reason;
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
}

export function topDown(request: TopDownRequest): TopDownResult {
  const level = finite(request.level);
  const partner = pinned(request);
  const players = request.order.filter((player) => !partner.has(player));
  const { draw, seats, unpaired } = openRound(players, level, request.fewestFirst ?? false);
  const between: PriceOf = (a, b) => level(playerAt(seats, a), playerAt(seats, b));
  const drawn = new Map(firstInOrder(draw, between).map((fixed) => [playerAt(seats, fixed.pair[0]), fixed]));
  const pairs: Pair[] = [];
  const skipped: Skipped[][] = [];
  const lower = new Set<number>();
  for (const player of request.order) {
    const fixed = drawn.get(player);
    const other = fixed === undefined ? partner.get(player) : playerAt(seats, fixed.pair[1]);
    if (other === undefined || lower.has(player)) continue;
    lower.add(other);
    pairs.push([player, other]);
    skipped.push(fixed === undefined ? [] : skippedBy(fixed, seats));
  }
  const avoided = pairs.filter(([a, b]) => level(a, b) !== 0);
  return { pairs, skipped, avoided, possible: unpaired.length === 0, unpaired };
}

interface Round {
  readonly draw: Draw;
  readonly seats: readonly number[];
  readonly unpaired: readonly number[];
}

function openRound(players: readonly number[], level: PriceOf, fewestFirst: boolean): Round {
  const open = (seats: readonly number[]): Draw | null => {
    const size = seats.length;
    const between: PriceOf = (a, b) => level(playerAt(seats, a), playerAt(seats, b));
    const price = () => priceLevels(size, between, 0, { fewestFirst });
    return openDraw({ size, free: (a, b) => between(a, b) === 0, price });
  };
  const draw = open(players);
  if (draw !== null) return { draw, seats: players, unpaired: [] };
  const out = leftOut(players.length, (a, b) => level(playerAt(players, a), playerAt(players, b)) !== Infinity);
  const unpaired = out.map((seat) => playerAt(players, seat));
  const seats = players.filter((player) => !unpaired.includes(player));
  const others = open(seats);
  if (others === null) throw new Error('those who are left can all be paired');
  return { draw: others, seats, unpaired };
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

function skippedBy({ passed }: Fixed, seats: readonly number[]): Skipped[] {
  return passed.map(({ seat, why }) => ({ player: playerAt(seats, seat), why }));
}

export function playerAt(seats: readonly number[], seat: number): number {
  return seats[seat] ?? -1;
}
