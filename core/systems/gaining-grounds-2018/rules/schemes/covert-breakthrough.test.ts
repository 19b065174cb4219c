/** Covert Breakthrough: which Markers are near the enemy zone. */
import { expect, test } from 'vitest';
import { marker } from '../../../../../tests/core/systems/malifaux/board.ts';
import { schemePaid } from '../../../../../tests/core/systems/gaining-grounds-2018/paid.ts';
import { covertBreakthrough } from './covert-breakthrough.ts';

const paid = schemePaid(covertBreakthrough);

const vp = (deployment: string, ...places: readonly (readonly [number, number])[]) =>
  paid('end-of-game', { deployment, markers: places.map((place, index) => marker(`m${index}`, place)) }).vp;

test('Covert Breakthrough: a Marker 5.91 inches from the zone counts, 6.11 does not, inside does (W-26)', () => {
  expect([vp('standard', [5, 23.5]), vp('standard', [5, 23.3]), vp('standard', [5, 33])]).toEqual([1, 0, 1]);
});

test('Covert Breakthrough: four Markers are 3 VP', () => {
  expect(vp('standard', [5, 33], [10, 33], [15, 33], [20, 33])).toBe(3);
});

test('Covert Breakthrough: of a Corner zone fewer are near', () => {
  expect(vp('corner', [5, 33], [10, 33], [15, 33], [20, 33])).toBe(1);
});
