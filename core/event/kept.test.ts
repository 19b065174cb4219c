import { expect, test } from 'vitest';
import { kept, scoredOnce } from './kept.ts';

test('what is worked out of an object is kept as long as it is that object', () => {
  let made = 0;
  const count = kept((_: object) => (made += 1));
  const source = {};
  expect([count(source), count(source), count({}), count(source)]).toEqual([1, 1, 2, 1]);
});

test('a result is scored once, and again for other seats or other options', () => {
  let scored = 0;
  const score = scoredOnce(({ seats }) => {
    scored += 1;
    return { scores: { [seats[0] ?? '']: { vp: scored } }, rules: [], prompts: [], warnings: [] };
  });
  const game = { seats: ['e1', 'e2'], result: { kind: 'void' } } as const;
  const options = { mode: 'standard' };
  expect(score({ ...game }, options)).toBe(score({ ...game }, options));
  expect(scored).toBe(1);
  expect(score(game, { mode: 'brawl' })).toMatchObject({ scores: { e1: { vp: 2 } } });
  expect(score({ ...game, seats: ['e2', 'e1'] }, options)).toMatchObject({ scores: { e2: { vp: 3 } } });
});
