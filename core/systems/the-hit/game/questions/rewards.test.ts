/** After the battle, in a campaign. */
import { expect, test } from 'vitest';
import { put } from '../../../../../tests/core/encounter/put.ts';
import { withCrews } from '../../../../../tests/core/systems/the-hit/battles.ts';
import { MVF, REWARDS, TROPHIES } from './rewards.ts';

const battle = withCrews(2);

test('mvf: a fighter of one’s own gang, once', () => {
  const { ids, refused, answered } = put(MVF, battle);
  expect(ids).toEqual(['mvf:A', 'mvf:B']);
  expect([refused('mvf:A', 'a2'), refused('mvf:A', 'b1')]).toEqual([null, ['HIT-REWARD-04']]);
  const named = answered('mvf:A', 'a2');
  expect([named.mvf, put(MVF, named).ids]).toEqual([{ A: 'a2' }, ['mvf:B']]);
});

test('trophies: Experience of a fighter by hand, the last that was said', () => {
  const once = put(TROPHIES, battle).answered('trophies', { fighter: 'a1', xp: 3 });
  expect(put(TROPHIES, once).answered('trophies', { fighter: 'a1', xp: 2 }).trophies).toEqual({ a1: 2 });
});

test('rewards: handed out, nothing more is asked', () => {
  const done = put(REWARDS, battle).answered('rewards', true);
  expect([MVF, TROPHIES, REWARDS].flatMap((question) => put(question, done).ids)).toEqual([]);
});
