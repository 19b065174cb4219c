import { describe, expect, it } from 'vitest';
import { generateEvent } from '../../core/event/generate/generate.ts';
import { verifyEvent } from '../../core/event/verify.ts';
import { PACKS } from '../../core/systems/index.ts';
import { gainingGroundsS0 as pack } from '../../core/systems/gaining-grounds-s0/pack.ts';

describe('a generated event', () => {
  it('is the same for the same seed, and another for another', () => {
    const [one, again, other] = ['a', 'a', 'b'].map((seed) => generateEvent(pack, { seed, players: 9 }));
    expect(again?.record.entries).toEqual(one?.record.entries);
    expect(other?.record.entries).not.toEqual(one?.record.entries);
  });

  it.each(PACKS.map((rules) => [rules.id, rules] as const))(
    'of %s ends with winners, and everything in it verifies',
    { timeout: 60_000 },
    (_, rules) => {
      for (let seed = 0; seed < 8; seed += 1) {
        const { record } = generateEvent(rules, { seed: `verified ${seed}`, players: 4 + 2 * seed });
        expect(verifyEvent(rules, record.header, record.entries).problems).toEqual([]);
        expect(record.state.ended?.winners.length).toBeGreaterThan(0);
      }
    },
  );

  it('has what it is told to have, and nothing that it is told not to have', () => {
    const typesIn = (drops: boolean): Set<string> => {
      const events = Array.from({ length: 10 }, (_, seed) =>
        generateEvent(pack, {
          seed: `told ${seed}`,
          players: 12,
          features: { drops, disqualifications: false, regrets: false, 'ringer-moves': false },
        }),
      );
      return new Set(events.flatMap(({ record }) => record.entries.map(({ body }) => body.type)));
    };
    expect(typesIn(true)).toContain('entrant-left');
    expect(typesIn(false)).not.toContain('entrant-left');
  });

  it('can stop half way, in the round and with the games that it is told', () => {
    const { record } = generateEvent(pack, { seed: 'half', players: 20, rounds: 5, stop: { round: 3, settled: 50 } });
    const { rounds, ended } = record.state;
    expect(ended).toBeNull();
    expect(rounds).toHaveLength(3);
    expect(rounds[2]?.games.filter(({ result }) => result !== null).length).toBeGreaterThanOrEqual(5);
    expect(rounds[2]?.games.some(({ result }) => result === null)).toBe(true);
  });
});
