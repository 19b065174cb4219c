/** The other order of pairing: no avoidable rematch, then opponents as close in Tournament Points as can be overall. */
import type { LookAheadCertificate, CertifiedLevel, LeastCostCertificate } from '../../../event/pairing/certificate.ts';
import { certify } from '../../../event/pairing/least-cost/certify.ts';
import { firstInOrder } from '../../../event/pairing/least-cost/in-order.ts';
import { type Meeting, meetingLevels } from '../../../event/pairing/least-cost/meetings.ts';
import { type Level, type PairingProblem, exceptionsOf } from '../../../event/pairing/least-cost/problem.ts';
import { type Solved, TOO_FINE, solve } from '../../../event/pairing/least-cost/solve.ts';
import { type RoundFound, isByeSet } from './look-ahead.ts';
import type { MalifauxPairing } from './pairing.ts';

type Pair = readonly [number, number];

export interface Closest {
  /** The higher standing first, pins among them. */
  readonly pairs: readonly Pair[];
  readonly certificate: LeastCostCertificate;
}

/** Of the closest rounds the first in standing order; null when they cannot all be paired. */
export function pairClosest(pairing: Closing, players: readonly number[], pins: readonly Pair[]): Closest | null {
  const pinned = new Set(pins.flat());
  const free = players.filter((player) => !pinned.has(player));
  const best = bestOf(pairing, free);
  if (best === null) return null;
  const pairs: Pair[] = pins.map(([a, b]) => (a < b ? [a, b] : [b, a]));
  firstInOrder(best.problem, best.solved, (a, b) => pairs.push([free[a] ?? 0, free[b] ?? 0]));
  const nameOf = (seat: number) => pairing.ids[free[seat] ?? -1] ?? '';
  return { pairs: pairs.sort(([a], [b]) => a - b), certificate: certify(best.problem, best.solved, nameOf) };
}

/** Of a round that made way for later ones: among those without a pair to be avoided, first the lowest bye, then the gaps. */
export function certifiedLookAhead(
  pairing: MalifauxPairing,
  { pairs, odd, ahead }: Pick<RoundFound, 'pairs' | 'odd' | 'ahead'>,
  pins: readonly Pair[],
): LookAheadCertificate {
  const { ids, tp, level } = pairing;
  const bye = odd !== null && !isByeSet(pairing, odd) ? odd.player : null;
  const pinned = new Set(pins.flat());
  const drawn = pairs.filter(([a]) => !pinned.has(a));
  const free = [...drawn.flat(), ...(bye === null ? [] : [bye])].sort((a, b) => a - b);
  const points = free.map((player) => tp[player] ?? 0);
  const widest = (Math.max(...points) - Math.min(...points)) ** 2;
  const most = free.length * widest;
  const total = drawn.reduce((sum, [a, b]) => sum + ((tp[a] ?? 0) - (tp[b] ?? 0)) ** 2, 0);
  const below = bye === null ? 0 : free.length - 1 - free.indexOf(bye);
  const worths = new Set(free.flatMap((a) => free.flatMap((b) => (a < b ? [level(a, b)] : []))));
  const avoided = [...worths].filter((worth) => worth > 0 && worth < Infinity).sort((a, b) => b - a);
  const place: CertifiedLevel = { what: 'odd-place', weight: most + 1, most: free.length ** 2, total: below };
  return {
    method: 'ahead',
    players: [...free.map((player) => ids[player] ?? ''), ...(bye === null ? [] : [null])],
    levels: [
      ...avoided.map((worth): CertifiedLevel => ({ what: `avoided:${worth}`, weight: null, most: 0, total: 0 })),
      ...(bye === null ? [] : [place]),
      { what: 'gap:1', weight: 1, most, total },
    ],
    ahead,
  };
}

type Closing = Pick<MalifauxPairing, 'level' | 'tp' | 'ids'>;

interface Best {
  readonly problem: PairingProblem;
  readonly solved: Solved;
}

/** In whole points, and coarser only where the figures of a huge round would not fit. */
function bestOf(pairing: Closing, free: readonly number[]): Best | null {
  for (let step = 1; ; step *= 2) {
    const problem = problemOf(pairing, free, step);
    const solved = solve(problem);
    if (solved !== TOO_FINE) return solved && { problem, solved };
  }
}

function problemOf({ level, tp }: Closing, free: readonly number[], step: number): PairingProblem {
  const points = free.map((player) => Math.round((tp[player] ?? 0) / step));
  const values = [...new Set(points)];
  const numberOf = new Map(values.map((value, number) => [value, number]));
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const own = (s: number): number => values[s] ?? 0;
  const gap: Level = {
    what: `gap:${step}`,
    between: (s, t) => (own(s) - own(t)) ** 2,
    worst: (s) => Math.max(own(s) - low, high - own(s)) ** 2,
  };
  const met: Meeting[] = [];
  for (let a = 0; a < free.length; a += 1) {
    for (let b = a + 1; b < free.length; b += 1) {
      const worth = level(free[a] ?? -1, free[b] ?? -1);
      if (worth > 0) met.push({ a, b, worth: worth === Infinity ? null : worth });
    }
  }
  const meetings = meetingLevels(met, 'policy');
  const levels = [...meetings.levels, gap];
  const classes = meetings.classes.map((faults) => faults && levels.map((_, index) => faults[index] ?? 0));
  const kind = Int32Array.from(points, (value) => numberOf.get(value) ?? 0);
  return {
    size: free.length,
    kind,
    kinds: values.length,
    levels,
    exceptions: exceptionsOf(free.length, meetings.pairs, classes),
  };
}
