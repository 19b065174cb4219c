import { describe, expect, test } from 'vitest';
import { ordered, searchOf, seasonIn } from './season.ts';

describe('a season in an address', () => {
  test.each(['', '?events=a%2Cb', '?by=elo', '?events=&points=5%2C3&best=2'])(
    '%j is read and written the same',
    (search) => {
      expect(searchOf(seasonIn(search))).toBe(search);
    },
  );

  test('is by points where it says nonsense', () => {
    expect(seasonIn('?by=luck').by).toBe('points');
  });
});

test('rows stand in the order that is asked, and by place where that leaves them level', () => {
  const rows = [
    { rank: 1, name: 'Zoë', total: 9, each: [9, null] },
    { rank: 2, name: 'Ana', total: 5, each: [3, 2] },
    { rank: 3, name: 'Bo', total: 1, each: [1, null] },
  ];
  const names = (order: 'rank' | 'name' | 'played') => ordered(rows, order).map(({ name }) => name);
  expect(names('rank')).toEqual(['Zoë', 'Ana', 'Bo']);
  expect(names('name')).toEqual(['Ana', 'Bo', 'Zoë']);
  expect(names('played')).toEqual(['Ana', 'Zoë', 'Bo']);
});
