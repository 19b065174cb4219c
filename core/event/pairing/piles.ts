/**
 * Steamroller's draw by piles (SR15-PAIR-03 to -07, SR15-AMB-17, -18).
 *
 * The rule: shuffle the piles; from the highest down, the top player meets the first one down the pile not met before;
 * the last of an odd pile is paired down; nobody twice; no rematch; draw again when stuck. Drawing again until it works
 * may never end, so the same shuffled order decides among the best rounds there are. What is best, worst fault first:
 *
 * 1. rematches: as few as can be, then the oldest (AMB-18);
 * 2. two who are to be kept apart, then two of one group;
 * 3. players paired down a second time (PAIR-06), who are the higher of their pair (AMB-17);
 * 4. players who cross from a pile to the next: one for an odd pile, more only when that avoids a fault above;
 * 5. falls of more than one pile, the longer the worse (PAIR-05: the *next* lower pile);
 * 6. the shuffled order.
 *
 * With `strict: false`, 3 comes after 4 and 5.
 */
import type { EntrantId } from '../types.ts';
import { type Player, type Vertex, NONE, at } from './arrays.ts';
import type { LookAheadCertificate, FaultName, LeastCostCertificate } from './certificate.ts';
import { leftOut } from './draw.ts';
import { graphOf } from './graph.ts';
import { type Later, type RoundTaken, takeRound } from './least-cost/look-ahead.ts';
import { type Meeting, type MeetingOrder, type MeetingCosts, meetingLevels } from './least-cost/meetings.ts';
import { type Level, type PairingProblem, exceptionOf, exceptionsOf, faultsOf } from './least-cost/problem.ts';
import { type Solved, TOO_FINE, solve } from './least-cost/solve.ts';
import { maximumMatching } from './matching.ts';
import type { Skipped } from './draw.ts';
import type { Pair } from './top-down.ts';

export interface PilesRequest {
  /** Players by points, the highest pile first, each pile as it was shuffled; without bye and pinned players. */
  readonly piles: readonly (readonly number[])[];
  /** Those who have met, the worse the more recently, and those who may not; once each. */
  readonly met: readonly Meeting[];
  /** Which meetings count first; the fewest unless told. */
  readonly meetings?: MeetingOrder;
  /** Whether a player was paired down before. */
  readonly pairedDown: (player: Player) => boolean;
  /** Whether a second pair-down is worse than any number of further pair-downs; true unless told. */
  readonly strict?: boolean;
  /** Players of one group are kept apart; none where undefined. */
  readonly group?: (player: Player) => string | undefined;
  /** Rounds to come, which the round must not leave without fresh opponents; none where undefined. */
  readonly later?: Later;
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
    /** Pairs that were to be kept apart by name. */
    readonly apart: readonly Pair[];
    /** Pairs of one group. */
    readonly group: readonly Pair[];
    /** Players paired down again. */
    readonly secondDowns: readonly number[];
  };
  /** False when somebody cannot be paired at all; then there are no pairs. */
  readonly possible: boolean;
  readonly unpaired: readonly number[];
  /** Rounds that have no fresh opponents for all, this one included; 0 also where that was not looked at. */
  readonly short: number;
  /** Where it is not possible, why: see `Shortage`. */
  readonly barrier: readonly number[];
  /** Proof that no better draw exists; null where it is not possible. */
  readonly certificate: ((nameOf: (player: Player) => EntrantId) => LeastCostCertificate | LookAheadCertificate) | null;
}

export function pairPiles(request: PilesRequest): PilesResult {
  const seats = seatsOf(request);
  const solved = seats.players.length % 2 === 1 ? null : solveSeats(request, seats);
  if (solved === null) return impossible(seats);
  return drawn(request, seats, solved);
}

/** Seats are players in the order of the draw. */
interface Seats {
  readonly players: readonly number[];
  readonly pile: Int32Array;
  readonly meetings: readonly Meeting[];
}

function seatsOf({ piles, met }: PilesRequest): Seats {
  const players = piles.flat();
  const seatOf = new Map(players.map((player, seat) => [player, seat]));
  const meetings = met.flatMap((meeting): Meeting[] => {
    const [a, b] = [seatOf.get(meeting.a), seatOf.get(meeting.b)];
    return a === undefined || b === undefined ? [] : [{ ...meeting, a, b }];
  });
  return { players, pile: Int32Array.from(piles.flatMap((pile, index) => pile.map(() => index))), meetings };
}

interface SolvedSeats {
  readonly problem: PairingProblem;
  readonly solved: Solved;
}

/**
 * Where the figures do not fit (a rematch that many thousands cannot avoid), the oldest rematches count as one, then the
 * least levels are left out; the certificate names those that were compared.
 */
function solveSeats(request: PilesRequest, seats: Seats): SolvedSeats | null {
  const newest = Math.max(1, ...seats.meetings.map(({ worth }) => worth ?? 1));
  for (let coarse = 0; ; coarse += 1) {
    const oldest = Math.min(newest, 1 + coarse);
    const meetings = seats.meetings.map((one) => ({ ...one, worth: one.worth && Math.max(one.worth, oldest) }));
    const cut = 1 + coarse - oldest;
    const problem = problemOf(request, seats, meetingLevels(meetings, request.meetings ?? 'fewest'), cut);
    const solved = solve(problem);
    if (solved !== TOO_FINE) return solved && { problem, solved };
  }
}

function problemOf(
  request: PilesRequest,
  { players, pile }: Seats,
  meetings: MeetingCosts,
  cut: number,
): PairingProblem {
  const numbers = new Map<string, number>();
  const sample: number[] = [];
  const group = players.map((player) => request.group?.(player));
  const down = players.map(request.pairedDown);
  const kind = Int32Array.from(players, (_, seat) => {
    const key = `${at(pile, seat)} ${down[seat] === true ? 1 : 0} ${group[seat] ?? ''}`;
    const number = numbers.get(key) ?? sample.push(seat) - 1;
    numbers.set(key, number);
    return number;
  });
  const kinds = sample.length;
  const all = [
    ...meetings.levels,
    ...(request.group === undefined ? [] : [groupLevel(sample.map((seat) => group[seat]))]),
    ...pileLevels(
      Int32Array.from(sample, (seat) => at(pile, seat)),
      sample.map((seat) => down[seat] === true),
      request,
    ),
  ];
  const levels = all.slice(0, all.length - cut);
  const classes = meetings.classes.map((faults) => faults && levels.map((_, level) => faults[level] ?? 0));
  return {
    size: players.length,
    kind,
    kinds,
    levels,
    exceptions: exceptionsOf(players.length, meetings.pairs, classes),
  };
}

/** By kind. */
export function groupLevel(group: readonly (string | undefined)[]): Level {
  return {
    what: 'group',
    between: (s, t) => (group[s] !== undefined && group[s] === group[t] ? 1 : 0),
    worst: (s) => (group[s] === undefined ? 0 : 1),
  };
}

function pileLevels(pile: Int32Array, down: readonly boolean[], { piles, strict = true }: PilesRequest): Level[] {
  const last = piles.length - 1;
  const depth = (s: number, t: number): number => Math.abs(at(pile, s) - at(pile, t));
  const deepest = (s: number): number => Math.max(at(pile, s), last - at(pile, s));
  const again = (s: number, t: number): number => {
    const fall = at(pile, t) - at(pile, s);
    return fall !== 0 && down[fall > 0 ? s : t] === true ? 1 : 0;
  };
  const anybody = down.includes(true) ? 1 : 0;
  const second: Level = { what: 'second-down', between: again, worst: () => anybody };
  const falls: Level[] = [
    { what: 'pair-down', between: depth, worst: deepest },
    { what: 'long-fall', between: (s, t) => depth(s, t) ** 2, worst: (s) => deepest(s) ** 2 },
  ];
  return strict ? [second, ...falls] : [...falls, second];
}

function drawn(request: PilesRequest, { players, pile }: Seats, { problem, solved }: SolvedSeats): PilesResult {
  const player = (seat: Vertex): number => players[seat] ?? NONE;
  const round = takeRound(problem, solved, request.later, player);
  const [pairs, skipped, pairDowns]: [Pair[], Skipped[][], Pair[]] = [[], [], []];
  const rematches: Pair[] = [];
  const apart: Pair[] = [];
  const group: Pair[] = [];
  for (const {
    pair: [a, b],
    passed,
  } of round.taken) {
    const pair: Pair = [player(a), player(b)];
    pairs.push(pair);
    skipped.push(passed.map((seat) => ({ player: player(seat), why: whyPassed(problem, request, [a, seat], round) })));
    if (at(pile, a) !== at(pile, b)) pairDowns.push(pair);
    const faults = namesOf(problem, a, b);
    if (faults.some((what) => what.startsWith('rematch') || what.startsWith('meeting'))) rematches.push(pair);
    if (faults.includes('apart')) apart.push(pair);
    if (faults.includes('group')) group.push(pair);
  }
  return {
    pairs,
    skipped,
    pairDowns,
    avoided: { rematches, apart, group, secondDowns: pairDowns.map(([upper]) => upper).filter(request.pairedDown) },
    possible: true,
    unpaired: [],
    short: round.short,
    barrier: [],
    certificate: (nameOf) => round.certificate((seat) => nameOf(player(seat))),
  };
}

/** What is wrong with a pair. */
function namesOf(problem: PairingProblem, a: number, b: number): FaultName[] {
  const faults = faultsOf(problem, a, b) ?? [];
  return problem.levels.flatMap(({ what }, level) => ((faults[level] ?? 0) > 0 ? [what] : []));
}

function whyPassed(
  { exceptions, kind, levels }: PairingProblem,
  { group }: PilesRequest,
  [a, b]: Pair,
  { madeWay }: RoundTaken,
): Skipped['why'] {
  const what = exceptionOf(exceptions, a, b);
  if (what !== NONE) return exceptions.classes[what] === null ? 'never' : 'avoid';
  const apart = group === undefined ? undefined : levels.find((level) => level.what === 'group');
  return apart !== undefined && apart.between(at(kind, a), at(kind, b)) > 0 ? 'avoid' : madeWay ? 'ahead' : 'strands';
}

function impossible({ players, meetings }: Seats): PilesResult {
  const never = new Set(meetings.flatMap(({ a, b, worth }) => (worth === null ? [`${a} ${b}`, `${b} ${a}`] : [])));
  const may = (a: number, b: number): boolean => !never.has(`${a} ${b}`);
  const out = leftOut(players.length, may);
  const { barrier } = maximumMatching(graphOf(players.length, may));
  return {
    pairs: [],
    skipped: [],
    pairDowns: [],
    avoided: { rematches: [], apart: [], group: [], secondDowns: [] },
    possible: false,
    unpaired: out.map((seat) => players[seat] ?? NONE),
    short: 0,
    barrier: barrier.map((seat) => players[seat] ?? NONE),
    certificate: null,
  };
}
