import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Meeting } from './least-cost/meetings.ts';
import { pairPiles } from './piles.ts';
import type { PilesRequest } from './piles.ts';
import type { Pair } from './top-down.ts';

const key = (a: number, b: number) => `${Math.min(a, b)}-${Math.max(a, b)}`;
const meeting = (pair: string, worth: number | null): Meeting => {
  const [a = 0, b = 0] = pair.split('-').map(Number);
  return { a, b, worth };
};
const met = (...pairs: string[]): Meeting[] => pairs.map((pair) => meeting(pair, 1));
const nobody = () => false;

describe('pairPiles', () => {
  test('pairs each pile from the top', () => {
    const piles = [[4, 2], [0, 1, 3, 5], []];
    const result = pairPiles({ piles, met: met('0-1'), pairedDown: nobody });
    expect(result.pairs).toEqual([
      [4, 2],
      [0, 3],
      [1, 5],
    ]);
    expect(result).toMatchObject({ pairDowns: [], avoided: { rematches: [], secondDowns: [] }, possible: true });
    expect(result.skipped).toEqual([[], [{ player: 1, why: 'avoid' }], []]);
  });

  test('pairs the last of an odd pile down, with the first of the next it has not met', () => {
    const result = pairPiles({
      piles: [
        [0, 1, 2],
        [3, 4, 5],
      ],
      met: met('2-3'),
      pairedDown: nobody,
    });
    expect(result.pairs).toEqual([
      [0, 1],
      [2, 4],
      [3, 5],
    ]);
    expect(result.pairDowns).toEqual([[2, 4]]);
  });

  test('pairs nobody down twice (SR15-EX-14)', () => {
    const [kim, lea, max, ned, oli, pia, quy, rex, sam, tia] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
    const rounds = [
      [kim, rex],
      [lea, sam],
      [max, tia],
      [ned, pia],
      [oli, quy],
      [kim, ned],
      [lea, oli],
      [max, rex],
      [pia, sam],
      [quy, tia],
    ] as const;
    const result = pairPiles({
      piles: [
        [kim, lea, max],
        [ned, oli, pia, quy],
        [rex, sam, tia],
      ],
      met: met(...rounds.map(([a, b]) => key(a, b))),
      pairedDown: (player) => player === max,
    });
    expect(result.pairs).toEqual([
      [kim, max],
      [lea, ned],
      [oli, pia],
      [quy, rex],
      [sam, tia],
    ]);
    expect(result.pairDowns).toEqual([
      [lea, ned],
      [quy, rex],
    ]);
  });

  test('finds the only draw there is, however the piles were shuffled', () => {
    const [ann, ben, cid, dee, eve, fox, gil, hob, ivy] = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const;
    const rounds = [
      [hob, fox],
      [ben, cid],
      [ivy, ann],
      [eve, dee],
      [gil, hob],
      [ivy, eve],
      [dee, cid],
      [ben, fox],
      [ann, fox],
      [hob, dee],
      [gil, eve],
      [ben, ivy],
    ] as const;
    const shuffled = (pile: number[]) => fc.shuffledSubarray(pile, { minLength: pile.length });
    const piles = fc.tuple(shuffled([ben, gil]), shuffled([hob, ivy, ann]), shuffled([cid, eve, dee]));
    fc.assert(
      fc.property(piles, (drawn) => {
        const request = {
          piles: drawn,
          met: met(...rounds.map(([a, b]) => key(a, b))),
          pairedDown: (p: number) => p === ann,
        };
        const { pairs, pairDowns } = pairPiles(request);
        expect(pairs.map(([a, b]) => key(a, b)).sort()).toEqual(
          [key(ben, gil), key(hob, ann), key(ivy, dee), key(cid, eve)].sort(),
        );
        expect(pairDowns).toEqual([[ivy, dee]]);
      }),
      { numRuns: 40 },
    );
  });

  test('sends two down from a pile whose players have all met', () => {
    const result = pairPiles({
      piles: [
        [0, 1],
        [2, 3],
        [4, 5],
      ],
      met: met('0-1'),
      pairedDown: nobody,
    });
    expect(result.pairs).toEqual([
      [0, 2],
      [1, 3],
      [4, 5],
    ]);
    expect(result.pairDowns).toHaveLength(2);
  });

  test('prefers the next pile to a longer fall', () => {
    const result = pairPiles({ piles: [[0], [1, 2], [3]], met: met(), pairedDown: nobody });
    expect(result.pairs).toEqual([
      [0, 1],
      [2, 3],
    ]);
  });

  test('pairs down a second time before it allows a rematch, and says so (SR15-AMB-18)', () => {
    const result = pairPiles({
      piles: [
        [0, 1],
        [2, 3],
      ],
      met: met('0-1'),
      pairedDown: (player) => player === 0,
    });
    expect(result.avoided).toEqual({ rematches: [], apart: [], group: [], secondDowns: [0] });
  });

  test('allows the oldest rematch when there is no other draw', () => {
    const worth: Record<string, number> = { '0-1': 3, '2-3': 1, '0-2': 2, '1-3': 2, '0-3': 3, '1-2': 3 };
    const result = pairPiles({
      piles: [[0, 1, 2, 3]],
      met: Object.entries(worth).map(([pair, own]) => meeting(pair, own)),
      pairedDown: nobody,
    });
    expect(result.avoided.rematches).toEqual([
      [0, 2],
      [1, 3],
    ]);
  });

  test('sends more players down to spare one a second time, unless told not to', () => {
    // 2 was paired down before and is alone between two piles.
    const request: PilesRequest = { piles: [[0, 1], [2], [3]], met: met(), pairedDown: (player) => player === 2 };
    expect(pairPiles(request)).toMatchObject({
      pairs: [
        [0, 2],
        [1, 3],
      ],
      avoided: { secondDowns: [] },
    });
    expect(pairPiles({ ...request, strict: false })).toMatchObject({
      pairs: [
        [0, 1],
        [2, 3],
      ],
      avoided: { secondDowns: [2] },
    });
  });

  test('names who cannot be paired', () => {
    const result = pairPiles({ piles: [[0, 1], [2]], met: met(), pairedDown: nobody });
    expect(result).toMatchObject({ possible: false, unpaired: [2], pairs: [] });
    const apart = pairPiles({ piles: [[0, 1]], met: [meeting('0-1', null)], pairedDown: nobody });
    expect(apart).toMatchObject({ possible: false, unpaired: [0, 1], pairs: [] });
  });

  for (const strict of [true, false]) {
    test(`draws the first of the best draws there are${strict ? '' : ', not strict'}`, () => {
      fc.assert(
        fc.property(requests(8), (request) => {
          const asked = { ...request, strict };
          const result = pairPiles(asked);
          const best = bestOfAll(asked);
          expect(result.possible).toBe(best !== null);
          if (best !== null) expect(result.pairs).toEqual(best);
        }),
        { numRuns: 500 },
      );
    });
  }
});

/** Random piles of an even number of players who have met at random, some of them never to meet. */
function requests(most: number): fc.Arbitrary<PilesRequest> {
  return fc
    .tuple(fc.constantFrom(1, most / 2 - 1, most / 2, most / 2), fc.integer({ min: 0, max: 10 }))
    .chain(([half, share]) => {
      const players = Array.from({ length: half * 2 }, (_, player) => player);
      const all = players.flatMap((b) => players.slice(0, b).map((a) => key(a, b)));
      const worth = fc.oneof(
        { weight: 10 - share, arbitrary: fc.constant(0) },
        { weight: share, arbitrary: fc.integer({ min: 1, max: 3 }) },
        { weight: share % 2, arbitrary: fc.constant(null) },
      );
      return fc
        .record({
          order: fc.shuffledSubarray(players, { minLength: players.length }),
          cuts: fc.tuple(...players.map(() => fc.boolean())),
          worths: fc.tuple(...all.map(() => worth)),
          downs: fc.subarray(players),
        })
        .map(({ order, cuts, worths, downs }) => {
          const piles: number[][] = [[]];
          order.forEach((player, index) => {
            if (cuts[index] === true) piles.push([]);
            piles[piles.length - 1]?.push(player);
          });
          const found = all.flatMap((pair, index) =>
            worths[index] === 0 ? [] : [meeting(pair, worths[index] ?? null)],
          );
          return { piles, met: found, pairedDown: (player: number) => downs.includes(player) };
        });
    });
}

function* allPairings(order: readonly number[]): Generator<Pair[]> {
  const [first, ...others] = order;
  if (first === undefined) yield [];
  else {
    for (const other of others) {
      const rest = others.filter((player) => player !== other);
      for (const pairs of allPairings(rest)) yield [[first, other], ...pairs];
    }
  }
}

/** The faults of a draw, worst first, as the header of `piles.ts` lists them. */
function faults(
  pairs: readonly Pair[],
  { piles, met: level, pairedDown, strict = true }: PilesRequest,
): number[] | null {
  const known = new Map(level.map(({ a, b, worth }) => [key(a, b), worth ?? Infinity]));
  const worths = pairs.map(([a, b]) => known.get(key(a, b)) ?? 0);
  if (worths.includes(Infinity)) return null;
  const count = (worst: number) => worths.filter((worth) => worth === worst).length;
  const depths = pairs.map(([a, b]) => pileOf(piles, b) - pileOf(piles, a));
  const falls = depths.reduce((sum, depth) => sum + depth, 0);
  const squares = depths.reduce((sum, depth) => sum + depth * depth, 0);
  const again = pairs.filter(([a], index) => (depths[index] ?? 0) > 0 && pairedDown(a)).length;
  const rematches = [worths.filter((worth) => worth > 0).length, count(3), count(2), count(1)];
  return [...rematches, ...(strict ? [again, falls, squares] : [falls, squares, again])];
}

function pileOf(piles: PilesRequest['piles'], player: number): number {
  return piles.findIndex((pile) => pile.includes(player));
}

function bestOfAll(request: PilesRequest): Pair[] | null {
  let best: { pairs: Pair[]; score: number[] } | null = null;
  for (const pairs of allPairings(request.piles.flat())) {
    const score = faults(pairs, request);
    if (score !== null && (best === null || compare(score, best.score) < 0)) best = { pairs, score };
  }
  return best?.pairs ?? null;
}

function compare(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((value, index) => value !== b[index]);
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}
