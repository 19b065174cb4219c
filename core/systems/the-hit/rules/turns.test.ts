import { describe, expect, test } from 'vitest';
import { READINGS } from '../readings.ts';
import { noTieChance, priorityOrder, rollOffWinner, stillTied } from './priority.ts';
import { deployOrder, infiltratorOrder, sectionOrder, tileOrder } from './turns.ts';

describe('turns', () => {
  test('go round; who has nothing left is skipped', () => {
    expect(deployOrder(['C', 'A', 'B'], { A: 1, B: 3, C: 2 })).toEqual(['C', 'A', 'B', 'C', 'B', 'B']);
    expect(deployOrder(['A', 'B'], { A: 0, B: 0 })).toEqual([]);
    expect(tileOrder(['B', 'A', 'C'], READINGS)).toHaveLength(9);
  });

  test('as each reading has them', () => {
    expect(tileOrder(['B', 'A'], { ...READINGS, tileTurns: 'all-at-once' })).toEqual(['B', 'B', 'A', 'A']);
    expect(sectionOrder(['B', 'A'], { ...READINGS, sections: 'one-each' })).toEqual(['B', 'A']);
    const left = { A: 2, B: 1 };
    expect(infiltratorOrder(['B', 'A'], left, READINGS)).toEqual(['B', 'A', 'A']);
    expect(infiltratorOrder(['A', 'B'], left, { ...READINGS, infiltratorTurns: 'all' })).toEqual(['A', 'A', 'B']);
  });
});

describe('priority', () => {
  test('highest first; ties are rolled again among themselves', () => {
    const first = { A: 3, B: 6, C: 3, D: 6 };
    expect(priorityOrder([first], null)).toBeNull();
    expect(stillTied([first])).toEqual([
      ['B', 'D'],
      ['A', 'C'],
    ]);
    expect(priorityOrder([first, { A: 1, B: 2, C: 2, D: 5 }], null)).toEqual(['D', 'B', 'C', 'A']);
    expect(priorityOrder([first, { B: 2, D: 5 }, { A: 1, C: 2 }], 'B')).toEqual(['D', 'B', 'C', 'A']);
  });

  test('of two, a tie goes to whoever did not hold it', () => {
    const tie = { A: 4, B: 4 };
    expect(priorityOrder([tie], 'A')).toEqual(['B', 'A']);
    expect(priorityOrder([tie, { A: 6, B: 1 }], 'A')).toEqual(['B', 'A']);
    expect(priorityOrder([tie, { A: 6, B: 1 }], null)).toEqual(['A', 'B']);
    expect(priorityOrder([{ A: 5, B: 2 }], 'A')).toEqual(['A', 'B']);
  });

  test('no tie on the first dice', () => {
    expect([2, 3, 4].map(noTieChance).map((chance) => Math.round(chance * 18))).toEqual([15, 10, 5]);
  });

  test('a roll-off needs its best alone, whoever ties below', () => {
    expect(rollOffWinner([{ A: 5, B: 2, C: 2 }])).toBe('A');
    expect(rollOffWinner([{ A: 5, B: 5, C: 2 }])).toBeNull();
    expect(
      rollOffWinner([
        { A: 5, B: 5, C: 2 },
        { A: 2, B: 3 },
      ]),
    ).toBe('B');
  });
});
