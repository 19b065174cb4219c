/**
 * Pairing a round, with the proof that no better round exists. Nothing here knows a game, an event or a record.
 * `docs/library.md` says what goes in, what comes out and what it costs.
 */
import { leastCostFaults } from '../audit/proof/least-cost.ts';
import type { FaultName, LeastCostCertificate } from '../core/event/pairing/certificate.ts';
import { takeRound } from '../core/event/pairing/least-cost/look-ahead.ts';
import { type Level, type PairingProblem, exceptionsOf } from '../core/event/pairing/least-cost/problem.ts';
import { TOO_FINE, solve } from '../core/event/pairing/least-cost/solve.ts';
import { type Refusal, refuse } from '../core/rules/refusal.ts';

export type { Skipped } from '../core/event/pairing/draw.ts';
export { type TableGame, type TablesRequest, assignTables } from '../core/event/pairing/tables.ts';
export {
  type Pair,
  type TopDownRequest,
  type TopDownResult,
  topDown as pairTopDown,
} from '../core/event/pairing/top-down.ts';
export { isRefusal } from '../core/rules/refusal.ts';

/** What is to be paired. */
export interface RoundToPair {
  /** An even number of names, each once. Among equally good rounds those who come first meet those who come next. */
  readonly players: readonly string[];
  /**
   * How bad it is that two meet: whole numbers from 0, the worst fault first, as many for every pair; null where they may
   * not meet at all. One fault of a place is worse than any number of faults of the places after it. Asked once a pair.
   */
  readonly cost: (a: string, b: string) => readonly number[] | null;
}

export interface PairedRound {
  /** The player who comes first in `players` first, and in that order. */
  readonly pairs: readonly (readonly [string, string])[];
  /** What all pairs cost together, place by place: no round costs less. */
  readonly cost: readonly number[];
  /** The proof of that, as plain JSON. */
  readonly certificate: LeastCostCertificate;
}

/** The best round there is, and the first of those in the order of the players. */
export function pairLeastCost(asked: RoundToPair): PairedRound | Refusal {
  const { players } = asked;
  if (players.length % 2 !== 0 || new Set(players).size !== players.length) {
    return refuse('cannot-pair', 'An even number of players is paired, each once: add a bye where somebody is left.');
  }
  const problem = problemOf(asked);
  const solved = solve(problem);
  if (solved === null) return refuse('cannot-pair', 'The players cannot all be paired.');
  if (solved === TOO_FINE) return refuse('too-large', 'The costs are too large to be added exactly: use coarser ones.');
  const { taken, certificate } = takeRound(problem, solved, undefined, (place) => place);
  const proof = certificate((place) => players[place] ?? null);
  if (proof.method !== 'least-cost') throw new Error(`a round was proved by ${proof.method}`);
  const pairs = taken.map(({ pair: [a, b] }) => [players[a] ?? '', players[b] ?? ''] as const);
  return { pairs, cost: proof.levels.map(({ total }) => total), certificate: proof };
}

/**
 * What is wrong with a round and its certificate, in sentences; nothing: no round of these players costs less. It shares no
 * code with what pairs, and looks at every pair there could be.
 */
export function checkCertificate(
  { players, cost }: RoundToPair,
  { pairs, certificate }: Pick<PairedRound, 'pairs' | 'certificate'>,
): readonly string[] {
  const places = certificate.levels.map(({ what }) => what);
  const faults = (a: string | null, b: string | null): readonly number[] | null =>
    a === null || b === null ? null : cost(a, b);
  const reading = {
    players,
    levels: places.map((_, level) => nameOf(level)),
    fault: (what: string) => {
      const level = places.findIndex((place) => place === what);
      return (a: string | null, b: string | null) => faults(a, b)?.[level] ?? 0;
    },
    isNever: (a: string | null, b: string | null) => faults(a, b) === null,
  };
  return leastCostFaults(certificate, reading, pairs);
}

/** The places of a cost as a certificate calls them. */
function nameOf(level: number): FaultName {
  return `avoided:${level}`;
}

/** Everybody is of a kind of their own. */
function problemOf({ players, cost }: RoundToPair): PairingProblem {
  const size = players.length;
  const costs = players.map((a, place) => players.slice(place + 1).map((b) => cost(a, b)));
  const costOf = (s: number, t: number) => (s === t ? [] : (costs[Math.min(s, t)]?.[Math.abs(s - t) - 1] ?? null));
  const places = Math.max(0, ...costs.flat().map((one) => one?.length ?? 0));
  const everybody = players.map((_, place) => place);
  const never = everybody.flatMap((a) =>
    everybody.slice(a + 1).flatMap((b) => (costOf(a, b) === null ? [a, b, 0] : [])),
  );
  const levels = Array.from({ length: places }, (_, level): Level => {
    const between = (s: number, t: number) => costOf(s, t)?.[level] ?? 0;
    const worst = everybody.map((s) => everybody.reduce((most, t) => Math.max(most, between(s, t)), 0));
    return { what: nameOf(level), between, worst: (s) => worst[s] ?? 0 };
  });
  return { size, kind: Int32Array.from(everybody), kinds: size, levels, exceptions: exceptionsOf(size, never, [null]) };
}
