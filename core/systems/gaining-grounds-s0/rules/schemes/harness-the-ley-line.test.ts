/** Harness the Ley Line: three Markers on the Centerline. */
import { expect, test } from 'vitest';
import { marker } from '../../../../../tests/core/systems/malifaux/board.ts';
import { schemePaid } from '../../../../../tests/core/systems/gaining-grounds-s0/paid.ts';
import { harnessTheLeyLine } from './harness-the-ley-line.ts';

const paid = schemePaid(harnessTheLeyLine);

const vp = (deployment: string, ...places: readonly (readonly [number, number])[]) =>
  paid('end-of-turn', { deployment, markers: places.map((place, index) => marker(`m${index}`, place)) }).vp;

test('Harness the Ley Line: a third Marker 0.60 inches from the line is not on it (WE-15)', () => {
  expect(vp('standard', [6, 18.5], [18, 17.45], [30, 18.6])).toBe(0);
  expect(vp('standard', [6, 18.5], [18, 17.45], [30, 18.59])).toBe(1);
});

test('Harness the Ley Line: on a diagonal line 0.587 inches away is on it, 0.594 is not', () => {
  expect([vp('flank', [9, 27], [27, 9], [18, 18.83]), vp('flank', [9, 27], [27, 9], [18, 18.84])]).toEqual([1, 0]);
});
