/** Five thousand pairs, and as many in 2018's folder: files run beside each other. About every second seed makes a pair. */
import { expect, test } from 'vitest';
import { SEASON_ZERO_CHOICES } from '../../../../tests/core/systems/malifaux/sealed-choices.ts';
import { leaksIn } from '../../../../tests/core/systems/malifaux/secrets.ts';
import { seasonZeroGame } from '../game/game.ts';

test('games that differ in a sealed choice look the same to everybody else', () => {
  expect(leaksIn(seasonZeroGame, SEASON_ZERO_CHOICES, 5000)).toEqual([]);
});
