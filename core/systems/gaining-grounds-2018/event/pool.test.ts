import { describe, expect, test } from 'vitest';
import { type FateCard, FATE_DECK, isCard, valueOf } from '../../../chance/fate-deck.ts';
import { lots } from '../../../../tests/core/systems/malifaux/history.ts';
import { checkPool, drawPool, flipPools } from './pool.ts';

const cards = (words: string): readonly FateCard[] => words.split(' ').filter(isCard);
const DECK = cards('9C RJ 9T 2M 13R 5R 2C 7T 7M BJ 12C 1M');

describe('pools flipped from one deck (W-10)', () => {
  test('pass over Jokers and values that the pool has, and go on where the last one ended', () => {
    const { pools, cards: flipped, reshuffle } = flipPools(['ply-for-information', 'supply-wagons'], DECK);
    expect(pools).toEqual([
      ['surround-them', 'take-prisoner', 'dig-their-graves', 'public-demonstration', 'undercover-entourage'],
      ['guarded-treasure', 'dig-their-graves', 'show-of-force', 'vendetta', 'covert-breakthrough'],
    ]);
    expect([flipped.length, reshuffle]).toEqual([12, undefined]);
  });

  test('that run out say how many cards go back: all but those accepted for the pool being built', () => {
    const run = flipPools(['ours', 'headhunter', 'extraction'], cards('1R 2R 3R 4R 5R RJ 5C 6R'));
    expect(run.pools).toEqual([
      ['guarded-treasure', 'covert-breakthrough', 'dig-their-graves', 'set-up', 'hold-up-their-forces'],
      ['eliminate-the-leadership', 'undercover-entourage', 'inescapable-trap'],
    ]);
    expect([run.cards.length, run.reshuffle]).toEqual([8, 6]);
  });

  test('none asked for, none flipped', () => {
    expect(flipPools([], DECK)).toEqual({ pools: [], cards: [], accepted: [] });
  });
});

describe('the deck of an event', () => {
  const event = (rounds: number, seed: number) => {
    const drawn: (readonly string[])[] = [];
    const pools: (readonly string[])[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const pool = drawPool('ours', lots(seed * 100 + round), drawn);
      drawn.push(pool.drawn);
      pools.push(pool.schemes);
    }
    return { drawn, pools };
  };

  test('shows no card twice before it runs out', () => {
    for (let seed = 0; seed < 20; seed += 1) {
      const all = event(6, seed).drawn.flat();
      const before = all.includes('reshuffled') ? all.slice(0, all.indexOf('reshuffled')) : all;
      expect(new Set(before).size).toBe(before.length);
    }
  });

  test('is shuffled again when it runs out in a pool, without the cards accepted for it', () => {
    for (let seed = 0; seed < 10; seed += 1) {
      const { drawn, pools } = event(16, seed);
      const round = drawn.findIndex((fell) => fell.includes('reshuffled'));
      const fell = drawn[round] ?? [];
      const at = fell.indexOf('reshuffled');
      const before = drawn.slice(0, round).flat().concat(fell.slice(0, at));
      expect([...before].sort()).toEqual([...FATE_DECK].sort());
      const names = fell.filter(isCard).filter((card) => valueOf(card) !== null);
      expect(new Set(names).size).toBeGreaterThanOrEqual(4);
      for (const pool of pools) expect([pool.length, new Set(pool).size]).toEqual([5, 5]);
      const after = [...fell.slice(at + 1), ...(drawn[round + 1] ?? [])];
      expect(new Set(after).size).toBe(after.length);
    }
  });

  test('gives every value the same chance in a later Round', () => {
    const counts = new Map<string, number>();
    for (let seed = 0; seed < 400; seed += 1) {
      for (const scheme of event(2, seed).pools[1]?.slice(1) ?? []) counts.set(scheme, (counts.get(scheme) ?? 0) + 1);
    }
    expect(counts.size).toBe(13);
    // 400 pools of four out of thirteen: 123 each, give or take 10.
    for (const count of counts.values()) expect(Math.abs(count - 123)).toBeLessThan(45);
  });
});

describe('a pool set by hand', () => {
  const four = ['set-up', 'vendetta', 'show-of-force', 'take-prisoner'];

  test.each([
    ['guard-the-stash', ['guarded-treasure', ...four], []],
    ['supply-wagons', ['vendetta', 'guarded-treasure', 'set-up', 'show-of-force', 'take-prisoner'], []],
    [
      'guard-the-stash',
      ['surround-them', 'set-up', 'vendetta', 'set-up', 'show-of-force'],
      ['GG18-POOL-02', 'GG18-POOL-10'],
    ],
    ['ours', ['guarded-treasure', ...four.slice(1)], ['GG18-POOL-01']],
    ['ours', [...four, 'recover-evidence'], ['GG18-POOL-02']],
    ['ours', ['guarded-treasure', 'surround-them', ...four.slice(1)], ['GG18-POOL-02']],
    ['ours', ['guarded-treasure', ...four.slice(1), 'claim-jump'], ['GG18-POOL-10']],
  ])('for %s: %j', (strategy, schemes, broken) => {
    expect(checkPool(strategy, schemes)?.refused ?? []).toEqual(broken);
  });
});
