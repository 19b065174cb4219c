/**
 * Which of a large kind need no search: kinds larger than a dozen keep a few representatives, and the others of the
 * kind are paired with one another in the order they stand in, the first with the next whom they have not met. That this
 * is right is not assumed but proved afterwards (see `anchors.ts`).
 */
import { type Vertex, NONE, at } from '../arrays.ts';
import { exceptionOf } from './problem.ts';
import type { PairingProblem } from './problem.ts';
import type { Prices } from './weights.ts';

export interface Frozen {
  /** Who is left to the search, in order. */
  readonly kernel: Int32Array;
  /** The partner of those who are not; NONE for the kernel. */
  readonly mate: Int32Array;
  /** By kind: whether some of it are frozen. */
  readonly kinds: Uint8Array;
}

/** A kind is frozen only if that spares so many the search. */
const WORTH = 8;

/** @param keep representatives of a kind. @param players those to be paired; the others are left alone. */
export function freeze(problem: PairingProblem, prices: Prices, players: Int32Array, keep: number): Frozen {
  const { size, kind, kinds } = problem;
  const mate = new Int32Array(size).fill(NONE);
  const frozen = new Uint8Array(kinds);
  if (keep + WORTH < players.length) {
    const left = countKinds(problem, players);
    const waiting: number[][] = [];
    for (let s = 0; s < kinds; s += 1) {
      const spared = at(left, s) > keep + WORTH && prices.ofKinds(s, s) === 0;
      frozen[s] = spared ? 1 : 0;
      // Of each kind so many may go, an even number.
      left[s] = spared ? (at(left, s) - keep) & ~1 : 0;
      waiting.push([]);
    }
    for (const v of players) {
      const s = at(kind, v);
      if (at(left, s) > 0) pairWithWaiting(problem, v, { mate, left, waiting: waiting[s] ?? [] });
    }
  }
  return { kernel: players.filter((v) => at(mate, v) === NONE), mate, kinds: frozen };
}

function countKinds({ kind, kinds }: PairingProblem, players: Int32Array): Int32Array {
  const count = new Int32Array(kinds);
  for (const v of players) count[at(kind, v)] = at(count, at(kind, v)) + 1;
  return count;
}

interface Spared {
  readonly mate: Int32Array;
  readonly left: Int32Array;
  readonly waiting: number[];
}

/** Pairs somebody with the first of the kind who waits and has not met them; else they wait. */
function pairWithWaiting({ kind, exceptions }: PairingProblem, v: Vertex, { mate, left, waiting }: Spared): void {
  let place = 0;
  while (place < waiting.length && exceptionOf(exceptions, v, waiting[place] ?? NONE) !== NONE) place += 1;
  const other = waiting[place];
  if (other === undefined) {
    waiting.push(v);
    return;
  }
  waiting.splice(place, 1);
  mate[v] = other;
  mate[other] = v;
  left[at(kind, v)] = at(left, at(kind, v)) - 2;
}
