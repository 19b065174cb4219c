import { describe, expect, test } from 'vitest';
import type { OutCause } from '../roster/gangs.ts';
import { READINGS } from '../readings.ts';
import { UNHURT, hurtBy, outcomeOf, reasonsFor, standingOf, totalsOf, worthOf } from './score.ts';

const worth = (wounds: number, ...harms: ({ loses: number } | { regains: number } | { out: OutCause })[]) =>
  worthOf(
    harms.reduce((hurt, harm) => hurtBy(hurt, { fighter: 'x', ...harm }, wounds), UNHURT),
    READINGS,
  );

describe('what a fighter is worth', () => {
  test('the worked examples', () => {
    expect(worth(2, { loses: 1 })).toBe(1);
    expect(worth(2, { loses: 2 }, { out: 'injury' })).toBe(3);
    expect(worth(3, { loses: 2 }, { regains: 1 })).toBe(1);
    expect(worth(2, { loses: 1 }, { out: 'ran-off' })).toBe(1);
    expect(worth(1, { loses: 1 })).toBe(1);
    expect(worth(2, { loses: 1 }, { regains: 1 })).toBe(0);
  });

  test('damage beyond the last Wound, and what happens to one that is out, add nothing', () => {
    expect(worth(2, { loses: 5 }, { regains: 1 })).toBe(1);
    expect(worth(2, { loses: 1 }, { regains: 3 }, { loses: 1 })).toBe(1);
    expect(worth(3, { loses: 1 }, { out: 'fled' }, { loses: 2 }, { out: 'injury' })).toBe(1);
    expect(worth(3, { out: 'injury' })).toBe(1);
    for (const out of ['ran-off', 'fled', 'captured', 'card'] as const) expect(worth(2, { out })).toBe(0);
  });

  test('who is gone unharmed may count for nothing, where that was agreed', () => {
    const strict = { ...READINGS, ranWounds: 'in-play' } as const;
    expect(worthOf({ lost: 1, out: 'fled' }, strict)).toBe(0);
    expect(worthOf({ lost: 1, out: 'injury' }, strict)).toBe(2);
    expect(worthOf({ lost: 1, out: null }, strict)).toBe(1);
  });

  test('every point has its rule', () => {
    const reasons = reasonsFor({ lost: 2, out: 'injury' }, READINGS);
    expect(reasons.map(({ points, rules }) => `${points} ${rules[0] ?? ''}`)).toEqual(['2 HIT-VP-01', '1 HIT-VP-01']);
  });
});

describe('who wins', () => {
  test('a shared target counts in full for both', () => {
    expect(totalsOf(['A', 'B'], { A: ['c1'], B: ['c1', 'a1'] }, { c1: 3, a1: 0 })).toEqual({ A: 3, B: 3 });
  });

  test('most wins; a tie is a draw without losers; nothing at all is a loss for all', () => {
    const gangs = ['A', 'B', 'C'];
    expect(outcomeOf(gangs, { A: 1, B: 4, C: 3 })).toMatchObject({ result: 'win', winner: 'B', losers: ['A', 'C'] });
    expect(outcomeOf(gangs, { A: 4, B: 4, C: 3 })).toMatchObject({ result: 'draw', winner: null, losers: [] });
    const drawn = outcomeOf(gangs, { A: 4, B: 4, C: 3 });
    expect(gangs.map((gang) => standingOf(drawn, gang))).toEqual(['draw', 'draw', 'draw']);
    expect(outcomeOf(gangs, { A: 0, B: 0, C: 0 })).toMatchObject({ result: 'all-lose', winner: null, losers: gangs });
  });
});
