/**
 * Ranking. Rows are ordered by keys, each the higher the better; rows alike in every key share a place and the places
 * after them are skipped: 1, 2, 2, 4. What cannot be divided evenly stays exact, as `p/q`.
 */

/** A whole number, or an exact fraction `p/q` in lowest terms with a positive `q`. */
export type Exact = number | string;

/** One thing that rows are ordered by. */
export interface RankKey<Row> {
  /** The column's id, as `decidedBy` names it. */
  readonly id: string;
  readonly value: (row: Row) => Exact;
}

export interface Ranked<Row> {
  readonly row: Row;
  readonly rank: number;
  /** The key that put it below the row above, `joint` when none did, null for the first. */
  readonly decidedBy: string | null;
}

/** Orders rows by the keys, the highest first. Rows that share a place keep the order they came in. */
export function rankRows<Row>(rows: readonly Row[], keys: readonly RankKey<Row>[]): Ranked<Row>[] {
  const ordered = [...rows].sort((a, b) => compareRows(a, b, keys));
  const ranked: Ranked<Row>[] = [];
  for (const [index, row] of ordered.entries()) {
    const above = ranked[ranked.length - 1];
    const decidedBy = above ? (keyBetween(above.row, row, keys)?.id ?? 'joint') : null;
    ranked.push({ row, rank: above && decidedBy === 'joint' ? above.rank : index + 1, decidedBy });
  }
  return ranked;
}

/** The first key in which two rows differ, or undefined when they are alike. */
export function keyBetween<Row>(a: Row, b: Row, keys: readonly RankKey<Row>[]): RankKey<Row> | undefined {
  return keys.find(({ value }) => compareExact(value(a), value(b)) !== 0);
}

function compareRows<Row>(a: Row, b: Row, keys: readonly RankKey<Row>[]): number {
  for (const { value } of keys) {
    const difference = compareExact(value(b), value(a));
    if (difference !== 0) return difference;
  }
  return 0;
}

/** Whole `numerator` divided by whole `denominator` without rounding: a number when it divides evenly, else `p/q`. */
export function exactly(numerator: number, denominator: number): Exact {
  if (denominator === 0) throw new Error('nothing divides by zero');
  const sign = denominator < 0 ? -1 : 1;
  const common = greatestCommon(Math.abs(numerator), Math.abs(denominator)) * sign;
  const [p, q] = [numerator / common, denominator / common];
  // Adding zero makes a negative zero plain.
  return q === 1 ? p + 0 : `${p}/${q}`;
}

/** Negative, zero or positive as `a` is smaller than, equal to or greater than `b`. */
export function compareExact(a: Exact, b: Exact): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  const [p, q] = parts(a);
  const [r, s] = parts(b);
  const difference = p * s - r * q;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

function parts(value: Exact): readonly [bigint, bigint] {
  if (typeof value === 'number') return [BigInt(value), 1n];
  const [p, q] = value.split('/');
  return [BigInt(p ?? 0), BigInt(q ?? 1)];
}

function greatestCommon(a: number, b: number): number {
  return b === 0 ? Math.max(a, 1) : greatestCommon(b, a % b);
}
