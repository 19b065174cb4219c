/** Power Ritual: Markers in corners. */
import { expect, test } from 'vitest';
import { marker } from '../../../../../tests/core/systems/malifaux/board.ts';
import { schemePaid } from '../../../../../tests/core/systems/gaining-grounds-s0/paid.ts';
import { powerRitual } from './power-ritual.ts';

const paid = schemePaid(powerRitual);

const [TURN, GAME] = ['end-of-turn', 'end-of-game'] as const;

test('Power Ritual: a Marker 2.95 inches from the corner reveals it, one at 3.09 does not (WE-15)', () => {
  const vp = (place: readonly [number, number]) => paid(TURN, { markers: [marker('m1', place)] }).vp;
  expect([vp([2.5, 33.5]), vp([2.6, 33.4])]).toEqual([1, 0]);
});

const own = [marker('m1', [1, 1]), marker('m2', [35, 1])];

test('Power Ritual: corners of the own zone reveal nothing, and at the end one of them counts', () => {
  expect(paid(TURN, { markers: own }).vp).toBe(0);
  expect(paid(GAME, { markers: [...own, marker('m3', [1, 35])] }).vp).toBe(0);
  const all = { markers: [...own, marker('m3', [1, 35]), marker('m4', [35, 35])] };
  expect(paid(GAME, { ...all, remove: ['m1', 'm3', 'm4'] })).toMatchObject({ vp: 1, refused: [] });
  expect(paid(GAME, { ...all, remove: ['m1', 'm2', 'm3'] }).refused).toEqual(['GG0-SCHEME-08-04']);
});

test('Power Ritual: in a Corner deployment any three do', () => {
  const diagonal = { deployment: 'corner', markers: [...own, marker('m3', [1, 35])] };
  expect(paid(GAME, diagonal).vp).toBe(1);
  expect(paid(TURN, diagonal)).toMatchObject({ vp: 1, removable: ['m2', 'm3'] });
});
