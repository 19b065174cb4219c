/** Five thousand pairs, and as many in Season Zero's folder: files run beside each other. */
import { expect, test } from 'vitest';
import { GROUNDS_2018_CHOICES } from '../../../../tests/core/systems/malifaux/sealed-choices.ts';
import { leaksIn } from '../../../../tests/core/systems/malifaux/secrets.ts';
import { grounds2018Game } from '../game/game.ts';

test('games that differ in a sealed choice look the same to everybody else', () => {
  expect(leaksIn(grounds2018Game, GROUNDS_2018_CHOICES, 5000)).toEqual([]);
});
