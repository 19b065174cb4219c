/**
 * The least total gap: one minimum-cost matching over the whole round, the bye a seat of it. What a round costs, the worst
 * first:
 *
 * 1. meeting again, the oftener the worse;
 * 2. a second bye (or a game against a ringer, which counts as one);
 * 3. a bye above the lowest who may have it;
 * 4. being paired down again;
 * 5. the squares of the gaps in points;
 * 6. two of one group at a table, in round 1 (or always).
 *
 * With `pairedDown: loose` 4 comes after 5. Of equally good rounds it is the first in the order of the lots.
 */
import { NONE, at } from '../../../event/pairing/arrays.ts';
import type { LookAheadCertificate, LeastCostCertificate } from '../../../event/pairing/certificate.ts';
import { takeRound } from '../../../event/pairing/least-cost/look-ahead.ts';
import { meetingLevels } from '../../../event/pairing/least-cost/meetings.ts';
import { type Level, type PairingProblem, exceptionsOf } from '../../../event/pairing/least-cost/problem.ts';
import { type Solved, TOO_FINE, solve } from '../../../event/pairing/least-cost/solve.ts';
import { groupLevel } from '../../../event/pairing/piles.ts';
import { type SwissRound, keepsGroupsApart, laterOf } from './round.ts';

export interface Paired {
  readonly pairs: readonly (readonly [number, number])[];
  /** Who has the bye, or meets the ringer. */
  readonly odd: number | null;
  /** Gaps were compared in steps of so many hundredths, where finer ones would not fit. */
  readonly step: number;
  readonly certificate?: LeastCostCertificate | LookAheadCertificate;
}

/** The best round of these players, who are in the order of the lots, or null when the pairs ruled out leave none. */
export function leastGap(round: SwissRound, players: readonly number[], odd?: number): Paired | null {
  const rest = players.filter((player) => player !== odd);
  if (rest.length === 0) return { pairs: [], odd: odd ?? null, step: 1 };
  const seats = seatsOf(round, rest);
  const seatOf = seatsByPlayer(round, seats);
  const best = bestOf(round, seats, seatOf);
  if (best === null) return null;
  const { problem, solved, step } = best;
  const playerAt = (seat: number): number => seats[seat] ?? BYE;
  const lots = byLot(seatOf, seats);
  const { taken, certificate } = takeRound(problem, solved, laterOf(round, odd ?? null), playerAt, lots);
  const all = taken.map(({ pair: [a, b] }) => [playerAt(a), playerAt(b)] as const);
  const bye = all.find((pair) => pair.includes(BYE))?.find((player) => player !== BYE);
  return {
    pairs: all.filter((pair) => !pair.includes(BYE)),
    odd: odd ?? bye ?? null,
    step,
    certificate: certificate((seat) => round.ids[playerAt(seat)] ?? null),
  };
}

const BYE = NONE;

/** By points, then by lot, so that neighbours are good for one another; the seat of the bye last. */
function seatsOf({ points, pairedDown }: SwissRound, players: readonly number[]): readonly number[] {
  const equals = new Map<number, number[]>();
  for (const player of players) {
    const rank = 2 * (points[player] ?? 0) + (pairedDown(player) ? 1 : 0);
    const known = equals.get(rank);
    if (known) known.push(player);
    else equals.set(rank, [player]);
  }
  const seats: number[] = [];
  for (const rank of [...equals.keys()].sort((a, b) => b - a))
    for (const player of equals.get(rank) ?? []) seats.push(player);
  if (players.length % 2 === 1) seats.push(BYE);
  return seats;
}

/** Seats in the order of the lots, in which players are numbered; the bye's last. */
function byLot(seatOf: Int32Array, seats: readonly number[]): number[] {
  const order: number[] = [];
  for (let player = 0; player < seatOf.length; player += 1) {
    const seat = at(seatOf, player);
    if (seat !== NONE) order.push(seat);
  }
  if (order.length < seats.length) order.push(seats.length - 1);
  return order;
}

/** The seat of each player; NONE of those who are paired otherwise. */
function seatsByPlayer({ ids }: SwissRound, seats: readonly number[]): Int32Array {
  const seatOf = new Int32Array(ids.length).fill(NONE);
  for (let seat = 0; seat < seats.length; seat += 1) {
    const player = seats[seat] ?? BYE;
    if (player !== BYE) seatOf[player] = seat;
  }
  return seatOf;
}

interface Best {
  readonly problem: PairingProblem;
  readonly solved: Solved;
  readonly step: number;
}

/** In steps as fine as fit: a coarser step only when figures grow too large, in events of many hundreds. */
function bestOf(round: SwissRound, seats: readonly number[], seatOf: Int32Array): Best | null {
  const own = new Set<number>();
  for (const seat of seats) if (seat !== BYE) own.add(round.points[seat] ?? 0);
  for (let step = commonStep([...own]); ; step *= 2) {
    const problem = problemOf(round, seats, { step, seatOf });
    const solved = solve(problem);
    if (solved !== TOO_FINE) return solved && { problem, solved, step };
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

/** What sets the players of one kind apart from others; `points` in steps, NaN for the bye. */
interface Kind {
  readonly points: number;
  readonly down: boolean;
  readonly group: string | undefined;
  /** Of a bye for them. */
  readonly had: number;
  readonly height: number;
}

interface KindFacts {
  readonly apart: boolean;
  readonly withBye: boolean;
  readonly heightOf: (player: number) => number;
  readonly step: number;
}

function kindOf(round: SwissRound, seat: number, { apart, withBye, heightOf, step }: KindFacts): Kind {
  if (seat === BYE) return { points: Number.NaN, down: false, group: undefined, had: 0, height: 0 };
  return {
    points: Math.round((round.points[seat] ?? 0) / step),
    down: round.pairedDown(seat),
    group: apart ? round.group(seat) : undefined,
    had: withBye ? round.had(seat) : 0,
    height: withBye ? heightOf(seat) : 0,
  };
}

function problemOf(
  round: SwissRound,
  seats: readonly number[],
  { step, seatOf }: { readonly step: number; readonly seatOf: Int32Array },
): PairingProblem {
  const apart = keepsGroupsApart(round);
  const withBye = seats.includes(BYE);
  const heightOf = withBye ? heights(round, seats) : () => 0;
  const { kind, kinds } = kindsOf(seats, (seat) => kindOf(round, seat, { apart, withBye, heightOf, step }));
  const meetings = meetingLevels(round.meetings, 'worst', (player) => at(seatOf, player));
  const levels = [
    ...meetings.levels,
    ...(withBye ? byeLevels(kinds) : []),
    ...gapLevels(kinds, step, round.format.pairing.pairedDown === 'strict'),
    ...(apart ? [groupLevel(kinds.map(({ group }) => group))] : []),
  ];
  const classes = meetings.classes.map((faults) => faults && levels.map((_, level) => faults[level] ?? 0));
  const pairs = withBye ? [...meetings.pairs, ...withoutBye(round, seats)] : meetings.pairs;
  return {
    size: seats.length,
    kind,
    kinds: kinds.length,
    levels,
    exceptions: exceptionsOf(seats.length, pairs, classes),
    ...(withBye ? { hub: seats.length - 1 } : {}),
  };
}

/** Those for whom the bye is ruled out, with its seat, which is the last. */
function withoutBye({ notOdd }: SwissRound, seats: readonly number[]): number[] {
  const bye = seats.length - 1;
  return seats.flatMap((player, seat) => (player !== BYE && notOdd(player) ? [seat, bye, 0] : []));
}

/** Kinds, and of which each seat is. */
function kindsOf(seats: readonly number[], own: (seat: number) => Kind): { kind: Int32Array; kinds: Kind[] } {
  const kinds: Kind[] = [];
  const numbers = new Map<string, number>();
  const kind = new Int32Array(seats.length);
  let before: Kind | undefined;
  let number = NONE;
  for (const [index, seat] of seats.entries()) {
    const facts = own(seat);
    // Neighbours are mostly of one kind; no name is needed to see that.
    if (before === undefined || !isSame(facts, before)) {
      const name = `${facts.points} ${facts.down} ${facts.had} ${facts.height} ${facts.group ?? ''}`;
      number = numbers.get(name) ?? kinds.push(facts) - 1;
      numbers.set(name, number);
      before = facts;
    }
    kind[index] = number;
  }
  return { kind, kinds };
}

function isSame(a: Kind, b: Kind): boolean {
  return a.points === b.points && a.down === b.down && a.group === b.group && a.had === b.had && a.height === b.height;
}

/** Levels 2 and 3: of the pair of the bye's seat and a player only. */
function byeLevels(kinds: readonly Kind[]): Level[] {
  const level = (what: Level['what'], faults: (kind: Kind) => number): Omit<Level, 'firm'> => {
    const own = kinds.map((kind) => (isBye(kind) ? 0 : faults(kind)));
    const bye = kinds.findIndex(isBye);
    const most = Math.max(0, ...own);
    const between = (s: number, t: number): number => (s === bye ? (own[t] ?? 0) : t === bye ? (own[s] ?? 0) : 0);
    return { what, between, worst: (s) => (s === bye ? most : (own[s] ?? 0)), hoped: true };
  };
  return [{ ...level('second-odd', ({ had }) => had), firm: true }, level('odd-height', ({ height }) => height)];
}

function isBye({ points }: Kind): boolean {
  return Number.isNaN(points);
}

/** Levels 4 and 5. */
function gapLevels(kinds: readonly Kind[], step: number, strict: boolean): Level[] {
  const points = kinds.map((kind) => kind.points);
  const known = points.filter((own) => !Number.isNaN(own));
  const [low, high] = [Math.min(...known), Math.max(...known)];
  const gap = (s: number, t: number): number => (points[s] ?? 0) - (points[t] ?? 0) || 0;
  const widest = (s: number): number => Math.max((points[s] ?? 0) - low, high - (points[s] ?? 0)) || 0;
  const repeats = kinds.some(({ down }) => down) ? 1 : 0;
  const again: Level = {
    what: 'second-down',
    between: (s, t) => {
      const own = gap(s, t);
      return own !== 0 && kinds[own > 0 ? s : t]?.down === true ? 1 : 0;
    },
    worst: () => repeats,
  };
  const gaps: Level = { what: `gap:${step}`, between: (s, t) => gap(s, t) ** 2, worst: (s) => widest(s) ** 2 };
  return strict ? [again, gaps] : [gaps, again];
}

/** 0 for volunteers, and for the lowest where there are none; one more for each group of more points. */
function heights({ entrants, points }: SwissRound, seats: readonly number[]): (player: number) => number {
  const offers = (player: number): boolean => entrants[player]?.byeVolunteer === true;
  const above = seats.some(offers) ? 1 : 0;
  const groups = [...new Set(seats.flatMap((seat) => (seat === BYE ? [] : [points[seat] ?? 0])))];
  const order = new Map(groups.sort((a, b) => a - b).map((own, index) => [own, index]));
  return (player) => (offers(player) ? 0 : above + (order.get(points[player] ?? 0) ?? 0));
}
