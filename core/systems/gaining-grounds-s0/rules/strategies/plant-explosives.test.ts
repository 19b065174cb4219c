/** Plant Explosives: Markers on the enemy half, and on both. */
import { expect, test } from 'vitest';
import { strategyPaid, strategic } from '../../../../../tests/core/systems/gaining-grounds-s0/paid.ts';
import { plantExplosives } from './plant-explosives.ts';

const paid = strategyPaid(plantExplosives);

test('Plant Explosives: a Marker half an inch over the line counts for both (WE-13)', () => {
  const markers = [strategic('s1', [10, 24], 'A'), strategic('s2', [20, 17.5], 'A')];
  expect(paid({ turn: 2, markers })).toMatchObject({ counts: { A: 2, B: 1 }, vp: { A: 1, B: 1 } });
});

test('Plant Explosives: 0.59 inches from the line touches it, 0.5906 does not', () => {
  expect(paid({ markers: [strategic('s1', [10, 18.59])] }).counts).toEqual({ A: 1, B: 1 });
  expect(paid({ markers: [strategic('s1', [10, 18.5906])] }).counts).toEqual({ A: 1, B: 0 });
});
