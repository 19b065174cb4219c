/** Dig Their Graves: a death near a Marker, once a Turn. */
import { expect, test } from 'vitest';
import { marker, model } from '../../../../../tests/core/systems/malifaux/board.ts';
import { schemePaid } from '../../../../../tests/core/systems/gaining-grounds-2018/paid.ts';
import type { Told } from '../../../../../tests/core/systems/malifaux/pay.ts';
import { digTheirGraves } from './dig-their-graves.ts';

const paid = schemePaid(digTheirGraves);

const told = (rank: 'minion' | 'peon', x: number): Told => ({
  turn: 1,
  models: [model('a1', [10, 12]), model('b1', [10, 10], { inPlay: false, rank })],
  markers: [marker('m1', [x, 10])],
  kills: [['b1', 'a1', { how: 'sacrificed' }]],
});

test('Dig Their Graves: a second kill in a Turn pays nothing, one in the next does (W-27)', () => {
  expect(paid('kill', { ...told('minion', 12), turn: 2, scored: 1, paidThisTurn: true }).vp).toBe(0);
  expect(paid('kill', { ...told('minion', 12), turn: 3, scored: 1 }).vp).toBe(1);
});

test('Dig Their Graves: the Marker is 3.999 inches away, not 4.009, in Turn 1 too', () => {
  expect([paid('kill', told('minion', 15.18)).vp, paid('kill', told('minion', 15.19)).vp]).toEqual([1, 0]);
});

test('Dig Their Graves: Peons do not count', () => {
  expect(paid('kill', told('peon', 12)).vp).toBe(0);
});

test('Dig Their Graves: the opponent may remove the Marker, and need not', () => {
  expect(paid('kill', { ...told('minion', 12), remove: ['m1'] }).refused).toEqual([]);
  expect(paid('kill', { ...told('minion', 12), remove: [] }).refused).toEqual([]);
});
