/** Dig Their Graves: a kill at a Marker, and remains at the end. */
import { expect, test } from 'vitest';
import { marker, model } from '../../../../../tests/core/systems/malifaux/board.ts';
import { schemePaid } from '../../../../../tests/core/systems/gaining-grounds-s0/paid.ts';
import type { Told } from '../../../../../tests/core/systems/malifaux/pay.ts';
import { digTheirGraves } from './dig-their-graves.ts';

const paid = schemePaid(digTheirGraves);

const told: Told = {
  models: [model('a1', [10, 14]), model('b1', [10, 10], { inPlay: false }), model('b2', [20, 20])],
  markers: [marker('m1', [12.18, 10]), marker('m2', [20, 10])],
};

test('Dig Their Graves: a kill of the own Crew 0.999 inches from a Marker, which goes', () => {
  expect(paid('kill', { ...told, kills: [['b1', 'a1']] })).toMatchObject({ vp: 1, removable: ['m1'] });
  expect(paid('kill', { ...told, kills: [['b1', 'b2', { crew: 'A' }]] }).vp).toBe(1);
});

test('Dig Their Graves: a kill of another, or a sacrifice, is none', () => {
  expect(paid('kill', { ...told, kills: [['b1', 'b2']] }).vp).toBe(0);
  expect(paid('kill', { ...told, kills: [['b1', 'a1', { how: 'sacrificed' }]] }).vp).toBe(0);
});

test('Dig Their Graves: at the end three Markers, each with remains of its own (WE-15)', () => {
  const xs = [5, 15, 25];
  const graves = xs.map((x) => marker(`m${x}`, [x, 10]));
  const remains = xs.map((x) => marker(`c${x}`, [x + 1.68, 10], { kind: x === 15 ? 'scrap' : 'corpse', side: null }));
  expect(paid('end-of-game', { markers: [...graves, ...remains] })).toMatchObject({ vp: 1, removes: 3 });
});

test('Dig Their Graves: two Markers at the same remains are one pair', () => {
  const remains = [marker('c1', [6, 10], { kind: 'corpse' }), marker('c2', [16, 10], { kind: 'scrap' })];
  const graves = [marker('m1', [5, 10]), marker('m2', [7, 10]), marker('m3', [15, 10])];
  expect(paid('end-of-game', { markers: [...graves, ...remains] }).vp).toBe(0);
  const third = marker('c3', [8, 10], { kind: 'corpse', side: null });
  expect(paid('end-of-game', { markers: [...graves, ...remains, third] }).vp).toBe(1);
});
