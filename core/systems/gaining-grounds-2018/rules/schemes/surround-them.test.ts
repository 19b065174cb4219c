/** Surround Them: which corners are covered, and what they are worth. */
import { expect, test } from 'vitest';
import { marker } from '../../../../../tests/core/systems/malifaux/board.ts';
import { schemePaid } from '../../../../../tests/core/systems/gaining-grounds-2018/paid.ts';
import { surroundThem } from './surround-them.ts';

const paid = schemePaid(surroundThem);

const vp = (deployment: string, ...corners: readonly (readonly [number, number])[]) =>
  paid('end-of-game', { deployment, markers: corners.map((corner, index) => marker(`m${index}`, corner)) }).vp;

test('Surround Them: an enemy corner, one more and one of your own are 3 (W-22)', () => {
  expect(vp('standard', [33, 33], [3, 33], [3, 3])).toBe(3);
  expect(vp('flank', [33, 33], [33, 3], [3, 33])).toBe(3);
});

test('Surround Them: own corners count once, and without an enemy corner 2 is the most', () => {
  expect(vp('standard', [33, 33], [3, 3], [33, 3])).toBe(2);
  expect(vp('flank', [3, 33], [33, 3], [3, 3])).toBe(2);
});

test('Surround Them: a Marker covers a corner 5.99 inches away, not 6.01', () => {
  expect([vp('standard', [29.42, 36]), vp('standard', [29.4, 36])]).toEqual([1, 0]);
});
