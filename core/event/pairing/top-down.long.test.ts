import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bestOfAll, levels, rounds } from '../../../tests/core/event/pairing/top-down.ts';
import { topDown } from './top-down.ts';

describe('10,000 random rounds up to ten players are what trying everything finds', () => {
  for (const [name, worst, never] of [
    ['one level', 1, 0],
    ['three levels, some pairs forbidden', 3, 2],
  ] as const) {
    for (const fewestFirst of [false, true]) {
      test(`${name}${fewestFirst ? ', fewest first' : ''}`, { timeout: 600_000 }, () => {
        fc.assert(
          fc.property(rounds(10, worst, never), ({ order, worth, pins }) => {
            const request = { order, level: levels(worth), pins, fewestFirst };
            const best = bestOfAll(request);
            const found = topDown(request);
            expect(found.possible).toBe(best !== null);
            if (best !== null) expect(found.pairs).toEqual(best);
          }),
          { numRuns: 2_500 },
        );
      });
    }
  }
});
