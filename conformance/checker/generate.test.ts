import { describe, expect, it } from 'vitest';
import { gainingGroundsS0 as pack } from '../../core/systems/gaining-grounds-s0/pack.ts';
import { verifyEvent } from '../../core/event/verify.ts';
import { generateEvent } from '../../core/event/generate/generate.ts';

describe('a generated event', () => {
  it('is the same for the same seed, and another for another', () => {
    const [one, again, other] = ['a', 'a', 'b'].map((seed) => generateEvent(pack, { seed, players: 9 }));
    expect(again?.record.entries).toEqual(one?.record.entries);
    expect(other?.record.entries).not.toEqual(one?.record.entries);
  });

  it('ends with winners, and everything in it verifies', () => {
    for (let seed = 0; seed < 20; seed += 1) {
      const { record } = generateEvent(pack, { seed: `verified ${seed}`, players: 4 + seed });
      expect(verifyEvent(pack, record.header, record.entries).problems).toEqual([]);
      expect(record.state.ended).not.toBeNull();
    }
  });
});
