import { describe, expect, test } from 'vitest';
import { LONG_EVENTS, paidIn } from '../../tests/core/systems/long-event.ts';

describe('an event of as many rounds as there are others', () => {
  test.each(LONG_EVENTS)(
    '%s: nobody meets twice, and nobody has a second bye, in 1,200 events',
    (_, event) => {
      for (let size = 3; size <= 8; size += 1) {
        for (let seed = 0; seed < 200; seed += 1) expect(paidIn(event, size, seed)).toEqual([]);
      }
    },
    1_200_000,
  );
});
