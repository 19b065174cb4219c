/** Exact fractions, so that two who are equal are equal: an average of averages is never rounded. */
import type { Exact } from '../standing.ts';

/** In lowest terms, the denominator positive. */
export interface Fraction {
  readonly over: bigint;
  readonly under: bigint;
}

export const ZERO: Fraction = { over: 0n, under: 1n };

/** `over / under` of whole numbers. */
export function fraction(over: number | bigint, under: number | bigint = 1): Fraction {
  return lowest(BigInt(over), BigInt(under));
}

export function plus(a: Fraction, b: Fraction): Fraction {
  if (a.under === b.under) return lowest(a.over + b.over, a.under);
  return lowest(a.over * b.under + b.over * a.under, a.under * b.under);
}

export function sumOf(fractions: readonly Fraction[]): Fraction {
  return fractions.reduce(plus, ZERO);
}

/** The mean, 0 of nothing. */
export function meanOf(fractions: readonly Fraction[]): Fraction {
  if (fractions.length === 0) return ZERO;
  const sum = sumOf(fractions);
  return lowest(sum.over, sum.under * BigInt(fractions.length));
}

/** Negative, zero or positive as `a` is smaller than, equal to or greater than `b`. */
export function compare(a: Fraction, b: Fraction): number {
  const difference = a.over * b.under - b.over * a.under;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

export function largerOf(a: Fraction, b: Fraction): Fraction {
  return compare(a, b) < 0 ? b : a;
}

/** As a figure of the standings: a number where a few decimals say it exactly, else `p/q`. */
export function shown({ over, under }: Fraction): Exact {
  if (1000n % under === 0n) return Number(over) / Number(under);
  return `${over}/${under}`;
}

function lowest(over: bigint, under: bigint): Fraction {
  if (under === 0n) throw new Error('nothing divides by zero');
  const sign = under < 0n ? -1n : 1n;
  const common = greatestCommon(over < 0n ? -over : over, under * sign) * sign;
  return { over: over / common, under: under / common };
}

function greatestCommon(a: bigint, b: bigint): bigint {
  let [large, small] = [a, b];
  while (small !== 0n) [large, small] = [small, large % small];
  return large;
}
