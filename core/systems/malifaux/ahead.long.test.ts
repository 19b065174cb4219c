import { describe, expect, test } from 'vitest';
import { pair as pair2018 } from '../gaining-grounds-2018/pair.ts';
import { pair as pairS0 } from '../gaining-grounds-s0/pair.ts';
import { paidIn } from './testing/long-event.ts';

describe('an event of as many rounds as there are others', () => {
  for (const [name, pair, options] of [
    ['Season Zero', pairS0, {}],
    ['Season Zero, closest scores', pairS0, { pairing: 'closest' }],
    ['2018', pair2018, {}],
    ['2018, no rematch at all', pair2018, { rematchAfter: 9 }],
  ] as const) {
    test(`${name}: nobody meets twice, and nobody has a second bye, in 6,000 events`, () => {
      for (let size = 3; size <= 8; size += 1) {
        for (let seed = 0; seed < 1000; seed += 1) expect(paidIn(pair, size, seed, options)).toEqual([]);
      }
    });
  }
});
