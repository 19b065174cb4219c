import { expect, test } from 'vitest';
import { rangesOf, tablesOf, terrainOf, terrainText } from './tables.ts';

test('kinds of terrain are read as people write them, and written so again', () => {
  const terrain = terrainOf('Desert 1-3; Deep forest: 5, 7\nnothing; Desert 8; Ruins 1');
  expect(terrain).toEqual([
    { table: 1, kind: 'Desert' },
    { table: 2, kind: 'Desert' },
    { table: 3, kind: 'Desert' },
    { table: 5, kind: 'Deep forest' },
    { table: 7, kind: 'Deep forest' },
    { table: 8, kind: 'Desert' },
  ]);
  expect(terrainText(terrain)).toBe('Desert 1, 2, 3, 8; Deep forest 5, 7');
  expect(terrainOf(terrainText(terrain))).toHaveLength(terrain.length);
});

test('table numbers are shown as they are in force', () => {
  expect(rangesOf([3, 1, 2, 15, 21, 20])).toBe('1-3, 15, 20-21');
  expect(rangesOf([])).toBe('');
  expect(tablesOf(rangesOf([1, 2, 3, 15]))).toEqual([1, 2, 3, 15]);
});
