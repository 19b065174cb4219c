/** Turf War: more Markers turned than VP scored. */
import { expect, test } from 'vitest';
import { strategyPaid, strategic } from '../../../../../tests/core/systems/gaining-grounds-s0/paid.ts';
import { turfWar } from './turf-war.ts';

const paid = strategyPaid(turfWar);

const aligned = (count: number) => Array.from({ length: count }, (_, index) => strategic(`s${index}`, [9, 9], 'A'));
const vp = (markers: number, scored: number, turn = 3) =>
  paid({ markers: aligned(markers), turn, before: { A: scored } }).vp.A;

test('Turf War: 1, 2, 2 and 3 Markers in Turns 2 to 5 are 3 VP (WE-12)', () => {
  expect([vp(1, 0, 2), vp(2, 1, 3), vp(2, 2, 4), vp(3, 2, 5)]).toEqual([1, 1, 0, 1]);
});

test('Turf War: a fourth VP takes four Markers, and a fifth there is not', () => {
  expect([vp(3, 3), vp(4, 3), vp(5, 4)]).toEqual([0, 1, 0]);
  expect(paid({ markers: aligned(5), before: { A: 4 } }).why.A).toContain('4 VP is the limit per game');
});

test('Turf War pays in Turn 1 where the mode says so', () => {
  const told = { markers: aligned(1), turn: 1 };
  expect(vp(1, 0, 1)).toBe(0);
  expect(strategyPaid(turfWar, 'henchman-hardcore')(told).vp.A).toBe(1);
  expect(strategyPaid(turfWar, 'double-rush')(told).rules).toContain('GG0-MODE-DR-06');
});
