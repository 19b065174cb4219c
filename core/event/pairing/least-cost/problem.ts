/**
 * A round as a matching problem: who is to be paired, and how bad each pair would be, level by level.
 *
 * What a pair costs depends on the *kinds* of the two alone (points, paired down before, group, …), except for some pairs
 * of which more is said, mostly because they met before. That is what makes large rounds easy: whole kinds act alike.
 */
import { type Kind, NONE, at } from '../arrays.ts';
import type { FaultName } from '../certificate.ts';

export interface Level {
  readonly what: FaultName;
  /** Faults of two of these kinds; whole, from 0, symmetric. */
  readonly between: (s: Kind, t: Kind) => number;
  /** At least the largest fault of this level that somebody of a kind can bring. */
  readonly worst: (s: Kind) => number;
  /** Looked for without any such fault first. Only the worst levels, before all others. */
  readonly hoped?: boolean;
  /** Worse than any number of such faults in later rounds. Only the worst levels, before all others. */
  readonly firm?: boolean;
}

export interface PairingProblem {
  /** How many are to be paired: an even number. Those who stand near one another should be good for one another. */
  readonly size: number;
  readonly kind: Int32Array;
  readonly kinds: number;
  /** The worst first. */
  readonly levels: readonly Level[];
  readonly exceptions: Exceptions;
  /** Somebody who stands nowhere near (the seat of the bye). */
  readonly hub?: number;
}

/** Pairs that cost more than their kinds say: those of `v` are at `start[v]`..`start[v + 1] - 1`. */
export interface Exceptions {
  readonly start: Int32Array;
  readonly other: Int32Array;
  /** Place in `classes`. */
  readonly what: Int32Array;
  /** Faults added, level by level; null: the two may not be paired. */
  readonly classes: readonly (readonly number[] | null)[];
}

/** Pairs in a row, three figures each: the two, and their class. */
export type ExceptionList = readonly number[];

/** @param pairs each pair once, the last word counts. */
export function exceptionsOf(size: number, pairs: ExceptionList, classes: Exceptions['classes']): Exceptions {
  const start = new Int32Array(size + 1);
  const count = (v: number): number => (start[v + 1] = at(start, v + 1) + 1);
  for (let index = 0; index < pairs.length; index += 3) {
    count(pairs[index] ?? NONE);
    count(pairs[index + 1] ?? NONE);
  }
  for (let v = 0; v < size; v += 1) start[v + 1] = at(start, v + 1) + at(start, v);
  const place = start.slice();
  const other = new Int32Array((pairs.length / 3) * 2);
  const kinds = new Int32Array(other.length);
  const put = (from: number, to: number, what: number): void => {
    const index = at(place, from);
    other[index] = to;
    kinds[index] = what;
    place[from] = index + 1;
  };
  for (let index = 0; index < pairs.length; index += 3) {
    const a = pairs[index] ?? NONE;
    const b = pairs[index + 1] ?? NONE;
    const what = pairs[index + 2] ?? NONE;
    put(a, b, what);
    put(b, a, what);
  }
  return { start, other, what: kinds, classes };
}

/** The class of a pair, or NONE. */
export function exceptionOf({ start, other, what }: Exceptions, a: number, b: number): number {
  for (let index = at(start, a); index < at(start, a + 1); index += 1)
    if (at(other, index) === b) return at(what, index);
  return NONE;
}

/** The faults of a pair, level by level; null where it may not be. */
export function faultsOf({ kind, levels, exceptions }: PairingProblem, a: number, b: number): number[] | null {
  const what = exceptionOf(exceptions, a, b);
  const more = what === NONE ? [] : exceptions.classes[what];
  if (more === null) return null;
  const [s, t] = [at(kind, a), at(kind, b)];
  return levels.map(({ between }, level) => between(s, t) + (more?.[level] ?? 0));
}
