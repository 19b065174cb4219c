import { describe, expect, test } from 'vitest';
import { isRefusal } from '../../../rules/refusal.ts';
import { armyNamed } from '../roster/armies/armies.ts';
import { generateArmy } from '../roster/armies/generate.ts';
import { type SeriesSetup, openSeries } from './series.ts';
import type { SeriesGame } from './series-game.ts';
import { shareOf } from './series-tally.ts';

const armies = { A: generateArmy('a', 200).units, B: generateArmy('b', 200).units };

function endings(setup: Partial<SeriesSetup>, games: readonly number[]): SeriesGame[] {
  const play = openSeries({ armies, players: { A: 'greedy', B: 'random' }, tables: [[]], seed: 5, ...setup });
  if (isRefusal(play)) throw new Error(play.message);
  return games.map(play);
}

describe('a series', () => {
  test('greedy beats random, whichever side it has', () => {
    const own = armyNamed('choir')?.units ?? [];
    const found = endings({ armies: { A: own, B: own } }, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(found.filter(({ won }) => won === 'A').length).toBeGreaterThanOrEqual(7);
  });

  test('a game is decided by its number, whoever played what before', () => {
    const players = { A: 'greedy', B: 'greedy' } as const;
    const [zero, one, two] = endings({ players }, [0, 1, 2]);
    expect(endings({ players }, [2, 0])).toEqual([two, zero]);
    expect(endings({ players }, [1])).toEqual([one]);
  });

  test('what cannot be fought is refused', () => {
    expect(
      openSeries({ armies: { A: [], B: armies.B }, players: { A: 'greedy', B: 'random' }, tables: [[]], seed: 1 }),
    ).toMatchObject({
      code: 'no-army',
    });
  });
});

test('a share has its interval, which holds it and never leaves 0 to 1', () => {
  expect(shareOf(0, 0)).toEqual({ share: 0, from: 0, to: 1 });
  const half = shareOf(50, 100);
  expect(half.from).toBeCloseTo(0.4038, 4);
  expect(half.to).toBeCloseTo(0.5962, 4);
  expect(shareOf(10, 10).to).toBeCloseTo(1, 12);
});
