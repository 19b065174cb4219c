import { describe, expect, test } from 'vitest';
import { isRefusal } from '../../../rules/refusal.ts';
import { generateArmy } from '../roster/armies/generate.ts';
import { readUnit } from '../rules/unit.ts';
import { seriesOf, openSeries } from './series.ts';
import type { SeriesGame } from './series-game.ts';
import { SQUARES, heldOf, noGames, playedOf, withGame, yieldsOf } from './series-tally.ts';

function unit(name: string, cost: number, models: number) {
  const read = readUnit({ id: name, name, cost, models });
  if (isRefusal(read)) throw new Error(read.message);
  return read;
}

describe('games are added up', () => {
  const armies = { A: [unit('Guard', 60, 3), unit('Scout', 20, 1)], B: [unit('Ogre', 100, 2)] };
  const won: SeriesGame = {
    won: 'A',
    markers: [
      { x: 5.9, y: 0, holder: 'A' },
      { x: 6, y: 47, holder: null },
      { x: 48, y: 48, holder: 'B' },
    ],
    units: {
      A: [
        { took: [2], left: true, held: 1 },
        { took: [0], left: false, held: 0 },
      ],
      B: [{ took: [1, 1], left: false, held: 0 }],
    },
  };
  const drawn: SeriesGame = { ...won, won: 'draw', markers: [{ x: 0, y: 0, holder: null }] };

  test('by what each unit knocked out, in points: a model counts its part of its unit', () => {
    const tally = [won, drawn].reduce(withGame, noGames(armies));
    expect({ ...tally, squares: 0, units: 0 }).toEqual({ A: 1, B: 0, draw: 1, squares: 0, units: 0 });
    expect(playedOf(tally)).toBe(2);
    expect(yieldsOf(armies, tally)).toEqual({
      A: [
        { name: 'Guard', cost: 60, took: 100, held: 1, left: 1 },
        { name: 'Scout', cost: 20, took: 0, held: 0, left: 0 },
      ],
      B: [{ name: 'Ogre', cost: 100, took: 40, held: 0, left: 0 }],
    });
  });

  test('by the squares of the table: where markers lay, and who held them', () => {
    const tally = [won, drawn].reduce(withGame, noGames(armies));
    expect(tally.squares[0]).toEqual({ markers: 2, A: 1, B: 0 });
    expect(tally.squares[1 + 7 * SQUARES]).toEqual({ markers: 1, A: 0, B: 0 });
    expect(tally.squares[SQUARES * SQUARES - 1]).toEqual({ markers: 1, A: 0, B: 1 });
    expect(heldOf(tally)).toEqual({ A: 0.5, B: 0.5 });
  });
});

test('a series of real games: nobody takes more models than there are, and the order in which games come changes nothing', () => {
  const armies = { A: generateArmy('a', 200).units, B: generateArmy('b', 200).units };
  const setup = seriesOf({ armies, players: { A: 'random', B: 'random' }, seed: 3 });
  if (isRefusal(setup)) throw new Error(setup.message);
  const play = openSeries(setup);
  if (isRefusal(play)) throw new Error(play.message);
  const games = Array.from({ length: 24 }, (_, number) => play(number));
  for (const { units } of games) {
    for (const [side, foes] of [
      ['A', units.B],
      ['B', units.A],
    ] as const) {
      armies[side].forEach(({ models }, at) => {
        const lost = foes.reduce((sum, foe) => sum + (foe.took[at] ?? 0), 0);
        expect(lost).toBeLessThanOrEqual(models);
        if (lost === models) expect(units[side][at]?.left).toBe(false);
      });
    }
  }
  expect(games.some(({ units }) => units.A.some(({ took }) => took.some((models) => models > 0)))).toBe(true);
  const tally = games.reduce(withGame, noGames(armies));
  expect(games.toReversed().reduce(withGame, noGames(armies))).toEqual(tally);
  expect(JSON.parse(JSON.stringify(tally))).toEqual(tally);
});
