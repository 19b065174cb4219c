/** Nobody else is sent anything that depends on a sealed Scheme: pages, refusals, what is asked. */
import { expect, test } from 'vitest';
import { grounds2018Game } from '../../gaining-grounds-2018/game/game.ts';
import { seasonZeroGame } from '../../gaining-grounds-s0/game/game.ts';
import { GROUNDS_2018_CHOICES, SEASON_ZERO_CHOICES } from '../../../../tests/core/systems/malifaux/sealed-choices.ts';
import { leaksIn } from '../../../../tests/core/systems/malifaux/secrets.ts';

test.each([
  ['Season Zero', seasonZeroGame, SEASON_ZERO_CHOICES],
  ['2018', grounds2018Game, GROUNDS_2018_CHOICES],
] as const)('%s: games that differ in a sealed choice look the same to everybody else', (_, game, choices) => {
  expect(leaksIn(game, choices, 30)).toEqual([]);
});
