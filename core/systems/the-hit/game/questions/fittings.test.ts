/** Walls, doors and terminals. */
import { expect, test } from 'vitest';
import { put } from '../../../../../tests/core/encounter/put.ts';
import { withGangs } from '../../../../../tests/core/systems/the-hit/battles.ts';
import type { Battle } from '../battle.ts';
import { FIT, tileName } from './fittings.ts';

test('fit: of one’s own tiles, and each answer changes what it names', () => {
  const battle: Battle = { ...withGangs(2), kind: 'zone-mortalis', tiles: [{ by: 'B', at: [0, 1] }] };
  const { asks, answered } = put(FIT, battle);
  expect(asks).toMatchObject([{ id: 'fit:B', of: 'B', again: true, optional: true }]);
  const walled = answered('fit:B', { tile: '0:1', walls: true });
  const locked = put(FIT, walled).answered('fit:B', { tile: '0:1', north: 'locked' });
  expect(locked.fittings['0:1']).toMatchObject({
    walls: true,
    special: false,
    doors: { north: 'locked', south: 'none' },
  });
});

test('fit: only in a Zone Mortalis', () => {
  expect(put(FIT, { ...withGangs(2), kind: 'hybrid', tiles: [{ by: 'B', at: [0, 1] }] }).ids).toEqual([]);
});

test('a tile is called as players point at it', () => {
  const cells = [
    [0, 0],
    [2, 0],
    [-1, 1],
    [0, -3],
  ] as const;
  const [first, ...others] = cells.map(tileName);
  expect(first).toBe('The first tile');
  expect(others.map((name) => name.replace(' of the first tile', ''))).toEqual([
    '2 east',
    '1 west, 1 north',
    '3 south',
  ]);
});
