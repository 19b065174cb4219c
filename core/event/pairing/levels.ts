/**
 * How bad a pair is, as one whole number, so that a sum of prices compares rounds the way people do: one pair of a worse
 * level weighs more than any number of better ones that a round can hold (no "big enough" constant: the bound comes from
 * how many such pairs there are).
 */

/** 0: free to pair; 1 and up: to be avoided, larger is worse; Infinity or null: never. Symmetric. */
export type LevelOf = (a: number, b: number) => number | null;
/** The price of a pair: 0 is free, Infinity is never. */
export type PriceOf = (a: number, b: number) => number;

/** Levels with Infinity for never. */
export function finite(level: LevelOf): PriceOf {
  return (a, b) => level(a, b) ?? Infinity;
}

export interface Priced {
  readonly price: PriceOf;
  /** Whether every pair is either free or costs the same: then counting pairs is enough. */
  readonly uniform: boolean;
  /** What each level costs. */
  readonly weights: ReadonlyMap<number, number>;
}

/** `size / 2` pairs of the dearest level stay below this, so that doubled prices and duals are exact in doubles. */
const LARGEST_TOTAL = 2 ** 49;

export interface Weighing {
  /** Price of the least bad level that is to be avoided, 1 unless told. */
  readonly unit?: number;
  /** First as few avoided pairs as can be, of whatever level; then as few as can be of the worst level. */
  readonly fewestFirst?: boolean;
}

/**
 * Prices of all pairs among `from`..`size - 1`. Asks for each pair's level once, and once more for every price.
 * O(size^2).
 */
export function priceLevels(size: number, level: PriceOf, from: number, weighing: Weighing = {}): Priced {
  const counts = countLevels(size, level);
  if (isUniform(size, level, from)) {
    const weights = new Map([...counts.keys()].map((only) => [only, 1]));
    return { price: (a, b) => (level(a, b) === 0 ? 0 : 1), uniform: true, weights };
  }
  const weights = weighLevels(counts, size >>> 1, weighing);
  return { price: priceByLevel(level, weights), uniform: false, weights };
}

/** A level with what it weighs by itself. */
export interface Tier {
  /** Null: every pair that is to be avoided, of whatever level. */
  readonly level: number | null;
  readonly weight: number;
  /** More pairs of it no round can hold. */
  readonly most: number;
}

/** The weights taken apart, the heaviest first. O(size^2). */
export function tiersOf(
  size: number,
  level: PriceOf,
  weights: ReadonlyMap<number, number>,
  { fewestFirst = false }: Weighing,
): Tier[] {
  const counts = countLevels(size, level);
  const any = fewestFirst && counts.size > 1 ? Math.min(...weights.values()) - 1 : 0;
  const most = size >>> 1;
  const tiers = [...counts].map(([worth, count]): Tier => {
    return { level: worth, weight: (weights.get(worth) ?? 0) - any, most: Math.min(most, count) };
  });
  tiers.sort((a, b) => b.weight - a.weight);
  return any === 0 ? tiers : [{ level: null, weight: any, most }, ...tiers];
}

export function priceByLevel(level: PriceOf, weights: ReadonlyMap<number, number>): PriceOf {
  return (a, b) => {
    const worth = level(a, b);
    return worth === 0 || worth === Infinity ? worth : (weights.get(worth) ?? Infinity);
  };
}

function isUniform(size: number, level: PriceOf, from: number): boolean {
  let only = 0;
  for (let a = from; a < size; a += 1) {
    for (let b = a + 1; b < size; b += 1) {
      const worth = level(a, b);
      if (worth === 0 || worth === only) continue;
      if (only !== 0 || worth === Infinity) return false;
      only = worth;
    }
  }
  return true;
}

/** How many pairs there are of each level that is to be avoided. */
export function countLevels(size: number, level: PriceOf): Map<number, number> {
  const counts = new Map<number, number>();
  for (let a = 0; a < size; a += 1) {
    for (let b = a + 1; b < size; b += 1) {
      const worth = level(a, b);
      if (worth !== 0 && worth !== Infinity) counts.set(worth, (counts.get(worth) ?? 0) + 1);
    }
  }
  return counts;
}

/**
 * The price of each level in a round of at most `most` pairs. Should the figures not fit (never seen: it takes a dozen
 * levels in a large event), the least bad levels count as one.
 */
export function weighLevels(
  counts: ReadonlyMap<number, number>,
  most: number,
  weighing: Weighing,
): Map<number, number> {
  const levels = [...counts].sort(([a], [b]) => a - b);
  for (let merged = 1; ; merged += 1) {
    const weights = weighMerged(levels, merged, most, weighing);
    const dearest = Math.max(0, ...weights.values());
    if (dearest * most <= LARGEST_TOTAL || merged >= levels.length) return weights;
  }
}

function weighMerged(
  levels: readonly (readonly [number, number])[],
  merged: number,
  most: number,
  { unit = 1, fewestFirst = false }: Weighing,
): Map<number, number> {
  const weights = new Map<number, number>();
  let weight = unit;
  let together = 0;
  let held = 0;
  levels.forEach(([level, count], place) => {
    if (place >= merged) {
      together += weight * Math.min(most, held);
      weight = together + unit;
      held = 0;
    }
    held += count;
    weights.set(level, weight);
  });
  together += weight * Math.min(most, held);
  if (fewestFirst && weight > unit) for (const [level, own] of weights) weights.set(level, own + together + unit);
  return weights;
}
