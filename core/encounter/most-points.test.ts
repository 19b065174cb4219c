import { expect, it } from 'vitest';
import { mostPoints } from './most-points.ts';

it('says who won, with what, and that nobody wins a draw', () => {
  expect(
    mostPoints([
      ['A', 4],
      ['B', 6],
    ]),
  ).toBe('{B} wins with 6 VP to 4.');
  expect(
    mostPoints([
      ['A', 4],
      ['B', 1],
      ['C', 3],
    ]),
  ).toBe('{A} wins with 4 VP.');
  expect(
    mostPoints([
      ['A', 4],
      ['B', 4],
      ['C', 3],
    ]),
  ).toBe('A draw: {A} and {B} have 4 VP each, and nobody wins.');
});
