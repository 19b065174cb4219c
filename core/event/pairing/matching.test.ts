import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { NONE } from './arrays.ts';
import { graphOf } from './graph.ts';
import { augment, maximise, maximumMatching, openMatching, removeVertex, yieldToLast } from './matching.ts';
import type { Matching } from './matching.ts';

interface Sample {
  size: number;
  edges: Set<string>;
}

const key = (a: number, b: number) => `${Math.min(a, b)}-${Math.max(a, b)}`;
const graphOfSample = ({ size, edges }: Sample) => graphOf(size, (a, b) => edges.has(key(a, b)));

const samples = (most: number) =>
  fc.constantFrom(0, most - 2, most - 1, most).chain((size) => {
    const all = Array.from({ length: size }, (_, a) => Array.from({ length: a }, (__, b) => key(a, b))).flat();
    return fc.record({ size: fc.constant(size), edges: fc.subarray(all).map((picked) => new Set(picked)) });
  });

/** The most pairs among `free`, by trying everything. */
function mostPairs(sample: Sample, free: readonly number[]): number {
  const [first, ...others] = free;
  if (first === undefined) return 0;
  let most = mostPairs(sample, others);
  for (const other of others) {
    if (!sample.edges.has(key(first, other))) continue;
    most = Math.max(
      most,
      1 +
        mostPairs(
          sample,
          others.filter((one) => one !== other),
        ),
    );
  }
  return most;
}

function pairsOf({ mate }: Matching): [number, number][] {
  const pairs: [number, number][] = [];
  mate.forEach((b, a) => {
    if (b > a) pairs.push([a, b]);
  });
  return pairs;
}

const everybody = (size: number) => Array.from({ length: size }, (_, v) => v);

function expectSound(matching: Matching, sample: Sample): void {
  matching.mate.forEach((b, a) => {
    if (b === NONE) return;
    expect(matching.mate[b]).toBe(a);
    expect(sample.edges.has(key(a, b))).toBe(true);
  });
}

describe('maximumMatching', () => {
  test('pairs as many as trying everything does', () => {
    fc.assert(
      fc.property(samples(9), (sample) => {
        const matching = maximumMatching(graphOfSample(sample));
        expectSound(matching, sample);
        expect(pairsOf(matching)).toHaveLength(mostPairs(sample, everybody(sample.size)));
      }),
      { numRuns: 500 },
    );
  });

  /** Tutte and Berge: nobody can leave fewer unpaired than the odd parts that fall apart without `cut`, less `cut`. */
  test('leaves no more unpaired than Tutte and Berge prove, on graphs too big to try everything', () => {
    const sparse = fc.integer({ min: 20, max: 70 }).chain((size) =>
      fc.record({
        size: fc.constant(size),
        edges: fc
          .array(fc.tuple(fc.nat({ max: size - 1 }), fc.nat({ max: size - 1 })), { maxLength: size * 2 })
          .map((pairs) => new Set(pairs.filter(([a, b]) => a !== b).map(([a, b]) => key(a, b)))),
      }),
    );
    fc.assert(
      fc.property(sparse, (sample) => {
        const matching = maximumMatching(graphOfSample(sample));
        expectSound(matching, sample);
        const unpaired = sample.size - 2 * pairsOf(matching).length;
        expect(unpaired).toBe(provenUnpaired(sample, matching));
      }),
      { numRuns: 300 },
    );
  });

  test('closes the blossom of a triangle with a tail on every corner', () => {
    const edges = new Set(['0-1', '1-2', '0-2', '0-3', '1-4', '2-5'].map((edge) => edge));
    expect(pairsOf(maximumMatching(graphOfSample({ size: 6, edges })))).toHaveLength(3);
  });

  test('keeps paired whoever was paired at the start', () => {
    const edges = new Set(['0-1', '1-2', '2-3']);
    const mate = Int32Array.of(NONE, 2, 1, NONE);
    expect(pairsOf(maximumMatching(graphOfSample({ size: 4, edges }), mate))).toEqual([
      [0, 1],
      [2, 3],
    ]);
  });
});

/** Who some maximum matching leaves out, their neighbours, and so the bound of Gallai and Edmonds. */
function provenUnpaired(sample: Sample, matching: Matching): number {
  const most = pairsOf(matching).length;
  const missable = everybody(sample.size).filter((v) => {
    if (matching.mate[v] === NONE) return true;
    const without = openMatching(matching.graph, matching.mate);
    removeVertex(without, v);
    maximise(without);
    return pairsOf(without).length === most;
  });
  const cut = everybody(sample.size).filter(
    (v) => !missable.includes(v) && missable.some((other) => sample.edges.has(key(v, other))),
  );
  return oddParts(sample, new Set(cut)) - cut.length;
}

function oddParts({ size, edges }: Sample, cut: ReadonlySet<number>): number {
  const seen = new Set(cut);
  let odd = 0;
  for (const start of everybody(size)) {
    if (seen.has(start)) continue;
    seen.add(start);
    const part = [start];
    for (const a of part) {
      for (const b of everybody(size)) {
        if (seen.has(b) || !edges.has(key(a, b))) continue;
        seen.add(b);
        part.push(b);
      }
    }
    odd += part.length % 2;
  }
  return odd;
}

describe('augment', () => {
  test('repairs a matching after two players have gone', () => {
    fc.assert(
      fc.property(samples(9), fc.nat(), fc.nat(), (sample, one, two) => {
        fc.pre(sample.size >= 2);
        const gone = [one % sample.size, two % sample.size];
        const matching = maximumMatching(graphOfSample(sample));
        for (const v of gone) removeVertex(matching, v);
        for (const v of everybody(sample.size)) {
          if (matching.mate[v] === NONE && !gone.includes(v)) augment(matching, v);
        }
        expectSound(matching, sample);
        const left = everybody(sample.size).filter((v) => !gone.includes(v));
        expect(gone.every((v) => matching.mate[v] === NONE)).toBe(true);
        expect(pairsOf(matching)).toHaveLength(mostPairs(sample, left));
      }),
    );
  });
});

describe('yieldToLast', () => {
  /** Whether some maximum matching pairs all of `wanted`. */
  function canAllBePaired(sample: Sample, wanted: readonly number[], pairs: number): boolean {
    const bare = (free: readonly number[], left: number): boolean => {
      const [first, ...others] = free;
      if (first === undefined) return left <= 0;
      if (!wanted.includes(first) && bare(others, left)) return true;
      return others.some(
        (other) =>
          sample.edges.has(key(first, other)) &&
          bare(
            others.filter((one) => one !== other),
            left - 1,
          ),
      );
    };
    return bare(everybody(sample.size), pairs);
  }

  test('leaves out the last in order, whoever must be left out', () => {
    fc.assert(
      fc.property(samples(8), (sample) => {
        const matching = openMatching(graphOfSample(sample));
        for (const v of everybody(sample.size)) {
          if (matching.mate[v] === NONE && !augment(matching, v)) yieldToLast(matching, v);
        }
        expectSound(matching, sample);
        const most = mostPairs(sample, everybody(sample.size));
        expect(pairsOf(matching)).toHaveLength(most);
        const paired: number[] = [];
        for (const v of everybody(sample.size)) {
          if (canAllBePaired(sample, [...paired, v], most)) paired.push(v);
        }
        expect(everybody(sample.size).filter((v) => matching.mate[v] !== NONE)).toEqual(paired);
      }),
      { numRuns: 300 },
    );
  });
});
