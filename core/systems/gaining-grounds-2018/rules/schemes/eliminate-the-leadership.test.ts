/** Eliminate the Leadership: below half, fallen, and gone at the end. */
import { expect, test } from 'vitest';
import { model } from '../../../../../tests/core/systems/malifaux/board.ts';
import { schemePaid } from '../../../../../tests/core/systems/gaining-grounds-2018/paid.ts';
import { eliminateTheLeadership } from './eliminate-the-leadership.ts';

const paid = schemePaid(eliminateTheLeadership);

const leader = (health: number, { inPlay = true, maxHealth = 13 } = {}) => ({
  models: [model('b1', [20, 20], { leader: true, health, maxHealth, inPlay })],
});

test('Eliminate the Leadership: below half is 5 of 12 and 6 of 13 (W-25)', () => {
  const twelve = (health: number) => paid('damage', leader(health, { maxHealth: 12 })).vp;
  expect([twelve(6), twelve(5)]).toEqual([0, 1]);
  expect(paid('damage', leader(7)).vp).toBe(0);
  expect(paid('damage', leader(6))).toMatchObject({ vp: 1, earns: ['wounds'] });
});

test('Eliminate the Leadership: below half pays once', () => {
  expect(paid('damage', { ...leader(5), scored: 1, earned: ['wounds'] }).vp).toBe(0);
});

test('Eliminate the Leadership: a Leader that was sacrificed has fallen, a buried one has not', () => {
  const gone = leader(13, { inPlay: false });
  expect(paid('kill', { ...gone, kills: [['b1', null, { how: 'sacrificed' }]] })).toMatchObject({
    vp: 1,
    earns: ['fall'],
  });
  expect(paid('damage', leader(7, { inPlay: false })).vp).toBe(0);
});

test('Eliminate the Leadership: at the end a Leader out of play is 1 VP more', () => {
  expect(paid('end-of-game', { ...leader(13, { inPlay: false }), scored: 2 }).vp).toBe(1);
  expect(paid('end-of-game', leader(1)).vp).toBe(0);
});
