import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { topDown } from './top-down.ts';
import { bestOfAll, key, levels, rounds, upTo } from '../../../tests/core/event/pairing/top-down.ts';
import type { Pair, TopDownRequest } from './top-down.ts';

const met = (...pairs: string[]) => levels(Object.fromEntries(pairs.map((pair) => [pair, 1])));

describe('topDown', () => {
  test('pairs neighbours when nobody has met', () => {
    const { pairs, avoided, possible, skipped } = topDown({ order: [3, 1, 0, 2], level: met() });
    expect(pairs).toEqual([
      [3, 1],
      [0, 2],
    ]);
    expect({ avoided, possible, skipped }).toEqual({ avoided: [], possible: true, skipped: [[], []] });
  });

  test('backs up when the last two have met (GG0 WE-08)', () => {
    const order = [1, 2, 3, 4, 5, 6];
    const result = topDown({ order, level: met('1-2', '3-4', '5-6', '1-3') });
    expect(result.pairs).toEqual([
      [1, 4],
      [2, 5],
      [3, 6],
    ]);
    expect(result.avoided).toEqual([]);
    expect(result.skipped[0]).toEqual([
      { player: 2, why: 'avoid' },
      { player: 3, why: 'avoid' },
    ]);
    expect(result.skipped[1]).toEqual([{ player: 3, why: 'strands' }]);
    expect(result.skipped[2]).toEqual([]);
  });

  test('pays a rematch at every table when everybody has met everybody', () => {
    const result = topDown({ order: [0, 2, 1, 3], level: () => 1 });
    expect(result.pairs).toEqual([
      [0, 2],
      [1, 3],
    ]);
    expect(result).toMatchObject({ avoided: result.pairs, possible: true });
  });

  test('pairs five rounds of the 2018 run (GG18 W-07, round 3)', () => {
    const [ash, dov, cas, gus, bel, hal, eli, fay] = [0, 1, 2, 3, 4, 5, 6, 7] as const;
    const rounds: Pair[] = [
      [ash, eli],
      [bel, fay],
      [cas, dov],
      [gus, hal],
      [ash, gus],
      [bel, cas],
      [dov, fay],
      [hal, eli],
    ];
    const { pairs } = topDown({ order: upTo(8), level: met(...rounds.map(([a, b]) => key(a, b))) });
    expect(pairs).toEqual([
      [ash, dov],
      [cas, gus],
      [bel, hal],
      [eli, fay],
    ]);
  });

  test('puts pins first, whatever they cost, and lists them by standing', () => {
    const result = topDown({ order: [0, 1, 2, 3, 4, 5], level: met('1-4'), pins: [[4, 1]] });
    expect(result.pairs).toEqual([
      [0, 2],
      [1, 4],
      [3, 5],
    ]);
    expect(result.avoided).toEqual([[1, 4]]);
  });

  test('refuses a pin of somebody who is not there, or twice', () => {
    expect(() => topDown({ order: [0, 1], level: met(), pins: [[0, 7]] })).toThrow('0-7');
    expect(() =>
      topDown({
        order: [0, 1, 2, 3],
        level: met(),
        pins: [
          [0, 1],
          [1, 2],
        ],
      }),
    ).toThrow('1-2');
  });

  test('never pairs what the organiser forbids, and says so', () => {
    const result = topDown({ order: [0, 1, 2, 3], level: levels({ '0-1': null, '0-2': Infinity }) });
    expect(result.pairs).toEqual([
      [0, 3],
      [1, 2],
    ]);
    expect(result.skipped[0]).toEqual([
      { player: 1, why: 'never' },
      { player: 2, why: 'never' },
    ]);
  });

  test('pays a rematch rather than a forbidden pair', () => {
    const level = levels({ '0-1': null, '2-3': null, '0-2': 1, '1-3': 1, '0-3': null, '1-2': null });
    const result = topDown({ order: [0, 1, 2, 3], level });
    expect(result).toMatchObject({
      possible: true,
      avoided: [
        [0, 2],
        [1, 3],
      ],
    });
  });

  test('names the lowest who cannot be paired, and pairs the others', () => {
    // 1, 2 and 3 may meet nobody but 0.
    const level = levels({ '1-2': null, '1-3': null, '2-3': null });
    const result = topDown({ order: [0, 1, 2, 3], level });
    expect(result).toMatchObject({ possible: false, unpaired: [2, 3], pairs: [[0, 1]] });
  });

  test('leaves the lowest out of an odd number', () => {
    const result = topDown({ order: [4, 2, 0], level: met() });
    expect(result).toMatchObject({ possible: false, unpaired: [0], pairs: [[4, 2]] });
  });

  test('takes older rematches before one of the last round, or fewer rematches first, as asked', () => {
    // Either 0-1 again (just met) and 2-3 free, or 0-2 and 1-3 (both long ago); 0-3 and 1-2 never.
    const level = levels({ '0-1': 2, '0-2': 1, '1-3': 1, '0-3': null, '1-2': null });
    expect(topDown({ order: upTo(4), level }).avoided).toEqual([
      [0, 2],
      [1, 3],
    ]);
    expect(topDown({ order: upTo(4), level, fewestFirst: true }).avoided).toEqual([[0, 1]]);
  });

  test('has nothing to do without players', () => {
    expect(topDown({ order: [], level: met() })).toMatchObject({ pairs: [], possible: true });
  });
});

describe('topDown against trying everything', () => {
  const cases = [
    { name: 'one level', worst: 1, never: 0 },
    { name: 'one level, some pairs forbidden', worst: 1, never: 2 },
    { name: 'three levels', worst: 3, never: 0 },
    { name: 'three levels, some pairs forbidden', worst: 3, never: 3 },
  ];
  for (const { name, worst, never } of cases) {
    for (const fewestFirst of [false, true]) {
      test(`${name}${fewestFirst ? ', fewest first' : ''}`, () => {
        fc.assert(
          fc.property(rounds(8, worst, never), ({ order, worth, pins }) => {
            const request = { order, level: levels(worth), pins, fewestFirst };
            const result = topDown(request);
            const best = bestOfAll(request);
            expect(result.possible).toBe(best !== null);
            if (best === null) expectPartial(request, result.pairs, result.unpaired);
            else expect(result.pairs).toEqual(best);
          }),
          { numRuns: 250 },
        );
      });
    }
  }

  test('on ten players with many rematches', () => {
    fc.assert(
      fc.property(rounds(10, 1, 0), ({ order, worth, pins }) => {
        const request = { order, level: levels(worth), pins };
        expect(topDown(request).pairs).toEqual(bestOfAll(request));
      }),
      { numRuns: 60 },
    );
  });

  test('says of everybody who was passed over what is true of them', () => {
    fc.assert(
      fc.property(rounds(8, 2, 1), ({ order, worth }) => {
        const level = levels(worth);
        const { pairs, skipped } = topDown({ order, level });
        pairs.forEach(([higher, lower], index) => {
          const gone = pairs.slice(0, index).flat();
          const between = order.slice(order.indexOf(higher) + 1, order.indexOf(lower));
          const passed = skipped[index] ?? [];
          expect(passed.map(({ player }) => player)).toEqual(between.filter((player) => !gone.includes(player)));
          for (const { player, why } of passed) {
            const worthOf = level(higher, player);
            expect(why).toBe(worthOf === null ? 'never' : worthOf === 0 ? 'strands' : 'avoid');
          }
        });
      }),
    );
  });
});

function expectPartial(
  { order, level, pins = [] }: TopDownRequest,
  pairs: readonly Pair[],
  unpaired: readonly number[],
): void {
  expect([...pairs.flat(), ...unpaired].sort((a, b) => a - b)).toEqual([...order].sort((a, b) => a - b));
  const drawn = pairs.filter(([a, b]) => !pins.some((pin) => pin.includes(a) && pin.includes(b)));
  for (const [a, b] of drawn) expect(level(a, b)).not.toBe(null);
  for (const a of unpaired) for (const b of unpaired) if (a !== b) expect(level(a, b)).toBe(null);
}
