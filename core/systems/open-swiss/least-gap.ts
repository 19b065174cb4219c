/**
 * The least total gap: one minimum-cost matching over the whole round, the bye a seat of it. What a round costs, the worst
 * first, each worth more than all below it together:
 *
 * 1. meeting again, the oftener the worse;
 * 2. a second bye (or a game against a ringer, which counts as one);
 * 3. a bye above the lowest who may have it;
 * 4. being paired down again;
 * 5. the squares of the gaps in points;
 * 6. two of one group at a table, in round 1 (or always).
 *
 * Weights come from what this round can hold at most of each, so the sum of a pairing orders pairings exactly. Levels 1
 * and 2 are forbidden at first and priced only where no pairing does without, which keeps the weights small.
 */
import { cheapestPairing } from '../../event/pairing/cheapest.ts';
import { countLevels, priceByLevel, weighLevels } from '../../event/pairing/levels.ts';
import type { Round } from './round.ts';

export interface Paired {
  readonly pairs: readonly (readonly [number, number])[];
  /** Who has the bye, or meets the ringer. */
  readonly odd: number | null;
  /** Gaps were compared in steps of so many hundredths, where finer ones would not fit. */
  readonly step: number;
}

/** The best round of these players, or null when the pairs ruled out leave none. */
export function leastGap(round: Round, players: readonly number[], odd?: number): Paired | null {
  const rest = players.filter((player) => player !== odd);
  const seats = rest.length % 2 === 1 ? [...rest, BYE] : rest;
  const best = seats.length === 0 ? EMPTY : bestOf(round, seats);
  if (best === null) return null;
  const pairs = best.mates.flatMap((mate, seat) => {
    const [a = BYE, b = BYE] = [seats[seat], seats[mate]];
    return seat < mate && a !== BYE && b !== BYE ? [[a, b] as const] : [];
  });
  const bye = seats.indexOf(BYE);
  const lone = bye < 0 ? null : (seats[best.mates[bye] ?? BYE] ?? null);
  return { pairs, odd: odd ?? lone, step: best.step };
}

const BYE = -1;
const EMPTY: Best = { mates: [], step: 1 };

interface Best {
  readonly mates: readonly number[];
  readonly step: number;
}

/** Tries without meeting again or a second bye, then with second byes, then with both. */
function bestOf(round: Round, seats: readonly number[]): Best | null {
  for (const allowed of ALLOWED) {
    const { price, step } = pricesOf(round, seats, allowed);
    const found = cheapestPairing(seats.length, price);
    if (found) return { mates: [...found.mate], step };
  }
  return null;
}

interface Allowed {
  readonly again: boolean;
  readonly secondBye: boolean;
}

const ALLOWED: readonly Allowed[] = [
  { again: false, secondBye: false },
  { again: false, secondBye: true },
  { again: true, secondBye: true },
];

/** Sums and duals of a matching stay exact in doubles below this (see `cheapestPairing`). */
const LARGEST = 2 ** 49;

interface Prices {
  readonly price: (a: number, b: number) => number;
  readonly step: number;
}

/** Prices in steps as fine as fit: a coarser step only when figures grow too large, in events of many hundreds. */
function pricesOf(round: Round, seats: readonly number[], allowed: Allowed): Prices {
  const finest = commonStep(seats.map((seat) => round.points[seat] ?? 0));
  for (let step = finest; ; step *= 2) {
    const { price, most } = priced(round, seats, allowed, step);
    if (most * seats.length < LARGEST) return { price, step };
  }
}

/** The largest step that all gaps are multiples of. */
function commonStep(points: readonly number[]): number {
  const [first = 0] = points;
  return points.reduce((step, own) => divisor(step, Math.abs(own - first)), 0) || 1;
}

function divisor(a: number, b: number): number {
  return b === 0 ? a : divisor(b, a % b);
}

function priced(round: Round, seats: readonly number[], allowed: Allowed, step: number) {
  const half = seats.length >>> 1;
  const points = seats.map((seat) => Math.round((round.points[seat] ?? 0) / step));
  const player = (seat: number): number => seats[seat] ?? BYE;
  const low = lowLevels(round, seats, points);
  const byes = byeLevels(round, seats);
  const byeUnit = low.most + 1;
  const meetUnit = byes.most * byeUnit + low.most + 1;
  const met = (a: number, b: number): number => {
    if (player(a) === BYE || player(b) === BYE) return 0;
    return round.forbidden(player(a), player(b)) ? Infinity : round.met(player(a), player(b));
  };
  const weights = allowed.again
    ? weighLevels(countLevels(seats.length, met), half, { unit: meetUnit })
    : new Map<number, number>();
  const meeting = priceByLevel(met, weights);
  const price = (a: number, b: number): number => {
    const odd = player(a) === BYE ? b : player(b) === BYE ? a : null;
    if (odd === null) return meeting(a, b) + low.price(a, b);
    if (!allowed.secondBye && round.had(player(odd)) > 0) return Infinity;
    return (byes.level[odd] ?? 0) * byeUnit;
  };
  return { price, most: Math.max(meetUnit, ...weights.values()) + meetUnit };
}

/** Levels 4 to 6 of a pair, and the most that a whole round of them can come to. */
function lowLevels(round: Round, seats: readonly number[], points: readonly number[]) {
  const half = seats.length >>> 1;
  const { groupsApart, pairedDown } = round.format.pairing;
  const apart = groupsApart === 'always' || (groupsApart === 'first-round' && round.number === 1);
  const gaps = mostSquares(points.filter((_, seat) => seats[seat] !== BYE));
  const repeaters = seats.map((seat) => seat !== BYE && round.pairedDown(seat));
  const repeats = Math.min(half, repeaters.filter(Boolean).length);
  // One of the two counts before the other: a step of the first is more than the second can come to.
  const [gapUnit, againUnit] = pairedDown === 'strict' ? [1, gaps + 1] : [repeats + 1, 1];
  const room = apart ? half + 1 : 1;
  const price = (a: number, b: number): number => {
    const gap = (points[a] ?? 0) - (points[b] ?? 0);
    const again = gap !== 0 && repeaters[gap > 0 ? a : b] === true ? againUnit : 0;
    const group = apart && round.sameGroup(seats[a] ?? BYE, seats[b] ?? BYE) ? 1 : 0;
    return (gap * gap * gapUnit + again) * room + group;
  };
  return { price, most: (gaps * gapUnit + repeats * againUnit) * room + (apart ? half : 0) };
}

/** The most that the squares of all gaps of a round can come to: the first with the last, the second with the next, … */
function mostSquares(points: readonly number[]): number {
  const ordered = [...points].sort((a, b) => a - b);
  return ordered.reduce((sum, own, index) => {
    const other = ordered[ordered.length - 1 - index] ?? own;
    return index < ordered.length >>> 1 ? sum + (other - own) ** 2 : sum;
  }, 0);
}

/** Levels 2 and 3 of each seat as one: how often it was odd before, then how many groups of points stand below it. */
function byeLevels(round: Round, seats: readonly number[]) {
  const had = seats.map((seat) => (seat === BYE ? 0 : round.had(seat)));
  const height = heights(round, seats);
  const step = Math.max(0, ...height) + 1;
  const level = seats.map((_, seat) => (had[seat] ?? 0) * step + (height[seat] ?? 0));
  return { level, most: Math.max(0, ...level) };
}

/** 0 for volunteers, and for the lowest where there are none; one more for each group of more points. */
function heights(round: Round, seats: readonly number[]): number[] {
  const offers = (seat: number): boolean => round.entrants[seat]?.byeVolunteer === true;
  const above = seats.some((seat) => seat !== BYE && offers(seat)) ? 1 : 0;
  const groups = [...new Set(seats.flatMap((seat) => (seat === BYE ? [] : [round.points[seat] ?? 0])))];
  const order = groups.sort((a, b) => a - b);
  return seats.map((seat) => {
    if (seat === BYE || offers(seat)) return 0;
    return above + order.indexOf(round.points[seat] ?? 0);
  });
}
