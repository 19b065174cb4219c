import { expect, test } from 'vitest';
import { freshGame, placeOfGame } from './games.ts';
import type { Game } from './types.ts';

const gameAt = (index: number): Game =>
  freshGame(3, index, { seats: ['e1', 'e2'], kind: 'game', table: index + 1, attacker: null });

test('a game stands where its number says', () => {
  const games = [gameAt(0), gameAt(1), gameAt(2)];
  expect(games.map(({ id }) => placeOfGame(games, id))).toEqual([0, 1, 2]);
});

test('after a repair a game is found by its name: numbers are not places then', () => {
  const games = [gameAt(1), gameAt(7), gameAt(0)];
  expect(['r3g2', 'r3g8', 'r3g1'].map((id) => placeOfGame(games, id))).toEqual([0, 1, 2]);
});

test('a game of another round or of no number stands nowhere', () => {
  const games = [gameAt(0), gameAt(1)];
  expect(['r2g1', 'r3g3', 'r3', ''].map((id) => placeOfGame(games, id))).toEqual([-1, -1, -1, -1]);
});
