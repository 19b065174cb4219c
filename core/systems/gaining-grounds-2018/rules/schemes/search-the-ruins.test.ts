/** Search The Ruins: three Markers near the middle, apart from one another. */
import { expect, test } from 'vitest';
import { marker } from '../../../../../tests/core/systems/malifaux/board.ts';
import { schemePaid } from '../../../../../tests/core/systems/gaining-grounds-2018/paid.ts';
import { searchTheRuins } from './search-the-ruins.ts';

const paid = schemePaid(searchTheRuins);

const vp = (...places: readonly (readonly [number, number])[]) =>
  paid('end-of-game', { markers: places.map((place, index) => marker(`m${index}`, place)) }).vp;

test('Search The Ruins: two Markers 1.37 inches apart both fail; moved away, three count, two beyond the line (W-31)', () => {
  expect(vp([18, 14], [14, 20], [22, 20], [22.5, 22.5])).toBe(0);
  expect(vp([18, 14], [14, 20], [22, 20], [22, 24])).toBe(3);
});

test('Search The Ruins: with one beyond the line it is 2', () => {
  expect(vp([18, 14], [14, 16], [22, 16])).toBe(2);
});

test('Search The Ruins: a pair 1.99 inches apart fails together, at 2.01 both count', () => {
  expect(vp([18, 14], [14, 20], [18, 22], [21.17, 22])).toBe(0);
  expect(vp([18, 14], [14, 20], [18, 22], [21.2, 22])).toBe(3);
});
