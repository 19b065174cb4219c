/**
 * Steamroller's draw by piles (SR15-PAIR-03 to -07, SR15-AMB-17, -18).
 *
 * The rule: shuffle the piles; from the highest down, the top player meets the first one down the pile not met before;
 * the last of an odd pile is paired down; nobody twice; no rematch; draw again when stuck. Drawing again until it works
 * may never end, so the same shuffled order decides here, and a cheapest pairing tells before each pair whether the rest
 * of the draw can still be as good as the best there is. What is best, worst fault first:
 *
 * 1. rematches: as few as can be, then the oldest (AMB-18);
 * 2. players paired down a second time (PAIR-06), who are the higher of their pair (AMB-17);
 * 3. players who cross from a pile to the next: one for an odd pile, more only when that avoids a fault above;
 * 4. falls of more than one pile, the longer the worse (PAIR-05: the *next* lower pile);
 * 5. the shuffled order.
 *
 * With `strict: false`, 2 comes after 3 and 4. One O(n^3) cheapest pairing, rarely some more.
 */
import { firstInOrder, leftOut, openDraw } from './draw.ts';
import type { Draw } from './draw.ts';
import { countLevels, finite, priceByLevel, weighLevels } from './levels.ts';
import type { LevelOf, PriceOf } from './levels.ts';
import { playerAt } from './top-down.ts';
import type { Pair, Skipped } from './top-down.ts';

export interface PilesRequest {
  /** Players by points, the highest pile first, each pile as it was shuffled; without bye and pinned players. */
  readonly piles: readonly (readonly number[])[];
  /** 0: the two have not met; 1 and up: they have, the larger the more recently; Infinity or null: never. */
  readonly met: LevelOf;
  /** Whether a player was paired down before. */
  readonly pairedDown: (player: number) => boolean;
  /** Whether a second pair-down is worse than any number of further pair-downs; true unless told. */
  readonly strict?: boolean;
}

export interface PilesResult {
  /** In the order of the draw, the player of the higher pile first. */
  readonly pairs: readonly Pair[];
  /** For each pair, who was passed over and why. */
  readonly skipped: readonly (readonly Skipped[])[];
  /** Player paired down and player paired up. */
  readonly pairDowns: readonly Pair[];
  readonly avoided: {
    /** Pairs that have met before. */
    readonly rematches: readonly Pair[];
    /** Players paired down again. */
    readonly secondDowns: readonly number[];
  };
  /** False when somebody cannot be paired at all; `pairs` then pairs the others. */
  readonly possible: boolean;
  readonly unpaired: readonly number[];
}

interface Seat {
  readonly player: number;
  readonly pile: number;
}

export function pairPiles(request: PilesRequest): PilesResult {
  const all = request.piles.flatMap((pile, index) => pile.map((player): Seat => ({ player, pile: index })));
  const level = finite(request.met);
  const { draw, seats, unpaired } = openRound(request, all, level);
  const players = seats.map(({ player }) => player);
  const fixed = firstInOrder(draw, (a, b) => level(playerAt(players, a), playerAt(players, b)));
  const pairs = fixed.map(({ pair: [a, b] }): Pair => [playerAt(players, a), playerAt(players, b)]);
  const down = fixed.map(({ pair: [a, b] }) => pileAt(seats, a) !== pileAt(seats, b));
  const pairDowns = pairs.filter((_, index) => down[index]);
  return {
    pairs,
    skipped: fixed.map(({ passed }) => passed.map(({ seat, why }) => ({ player: playerAt(players, seat), why }))),
    pairDowns,
    avoided: {
      rematches: pairs.filter(([a, b]) => level(a, b) !== 0),
      secondDowns: pairDowns.map(([player]) => player).filter(request.pairedDown),
    },
    possible: unpaired.length === 0,
    unpaired,
  };
}

interface Round {
  readonly draw: Draw;
  readonly seats: readonly Seat[];
  readonly unpaired: readonly number[];
}

function openRound(request: PilesRequest, all: readonly Seat[], level: PriceOf): Round {
  const draw = open(request, all, level);
  if (draw !== null) return { draw, seats: all, unpaired: [] };
  const out = new Set(leftOut(all.length, (a, b) => levelOfSeats(level, all, a, b) !== Infinity));
  const seats = all.filter((_, seat) => !out.has(seat));
  const others = open(request, seats, level);
  if (others === null) throw new Error('those who are left can all be paired');
  return { draw: others, seats, unpaired: all.filter((_, seat) => out.has(seat)).map(({ player }) => player) };
}

function open(request: PilesRequest, seats: readonly Seat[], level: PriceOf): Draw | null {
  const between: PriceOf = (a, b) => levelOfSeats(level, seats, a, b);
  return openDraw({
    size: seats.length,
    free: (a, b) => pileAt(seats, a) === pileAt(seats, b) && between(a, b) === 0,
    price: () => ({ price: priceOfFaults(request, seats, between), uniform: false }),
  });
}

/** Faults 1 to 4 as one price: each weighs more than all that the faults below it can add up to. */
function priceOfFaults(request: PilesRequest, seats: readonly Seat[], between: PriceOf): PriceOf {
  const most = seats.length >>> 1;
  const deepest = request.piles.length - 1;
  const repeaters = seats.map(({ player }) => request.pairedDown(player));
  const strict = request.strict ?? true;
  const repeats = Math.min(most, repeaters.filter(Boolean).length);
  const crossings = mostCrossings(seats, request.piles.length);
  const spread = deepest * crossings + 1;
  const falls = (crossings + 1) * spread;
  const [again, fall] = strict ? [falls, 1] : [1, repeats + 1];
  const rematch = priceByLevel(
    between,
    weighLevels(countLevels(seats.length, between), most, { unit: falls * (repeats + 1), fewestFirst: true }),
  );
  return (a, b) => {
    const depth = Math.abs(pileAt(seats, a) - pileAt(seats, b));
    const second = depth > 0 && repeaters[Math.min(a, b)] === true ? again : 0;
    return rematch(a, b) + second + (depth * spread + depth * depth) * fall;
  };
}

/** How many players can cross from a pile to the next at most, counted at every border between piles. */
function mostCrossings(seats: readonly Seat[], piles: number): number {
  let crossings = 0;
  for (let border = 1; border < piles; border += 1) {
    const above = seats.filter(({ pile }) => pile < border).length;
    crossings += Math.min(above, seats.length - above);
  }
  return crossings;
}

function levelOfSeats(level: PriceOf, seats: readonly Seat[], a: number, b: number): number {
  return level(seats[a]?.player ?? -1, seats[b]?.player ?? -1);
}

function pileAt(seats: readonly Seat[], seat: number): number {
  return seats[seat]?.pile ?? -1;
}
