import { expect, test } from 'vitest';
import { flipForSuit, flipForValues } from './suits.ts';

const suited = [
  { id: 'rams', suit: 'R' },
  { id: 'crows', suit: 'C' },
] as const;

test('a Joker is flipped again until a suit shows', () => {
  expect(flipForSuit(suited, ['RJ', 'BJ', '7C', '1R'])).toEqual({ rows: [suited[1]], cards: ['RJ', 'BJ', '7C'] });
  expect(flipForSuit(suited, ['RJ'])).toEqual({ rows: [], cards: ['RJ'] });
});

test('values name rows; Jokers and repeats are skipped, and a deck can run out', () => {
  const rows = ['one', 'two', 'three'];
  expect(flipForValues(rows, 2, ['2C', 'RJ', '2T', '1R', '3R'])).toEqual({
    rows: ['two', 'one'],
    cards: ['2C', 'RJ', '2T', '1R'],
  });
  expect(flipForValues(rows, 3, ['2C', '2T'])).toEqual({ rows: ['two'], cards: ['2C', '2T'] });
});
