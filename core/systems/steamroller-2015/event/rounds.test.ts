import { describe, expect, test } from 'vitest';
import { plannedRounds, rounds, startersOf, suggestedRounds, usualRounds } from './rounds.ts';
import { eventOf, withOptions } from '../../../../tests/core/systems/steamroller-2015/event/history.ts';

describe('rounds', () => {
  test.each([
    [2, 3],
    [8, 3],
    [9, 4],
    [16, 4],
    [17, 5],
    [32, 5],
    [33, 6],
    [64, 6],
    [65, 7],
    [128, 7],
    [129, 8],
    [300, 9],
  ])('for %i players are %i (SR15-ROUND-01, SR15-AMB-23)', (players, expected) => {
    expect(usualRounds(players)).toBe(expected);
  });

  test('are X in an [X] Round Event, smaller or larger (SR15-VAR-ROUND-01)', () => {
    const options = { variants: ['round-event'], roundEvent: 4 };
    expect(suggestedRounds(40, options).rounds).toBe(4);
    expect(suggestedRounds(6, options).rounds).toBe(4);
    // An X whose variant is not in force says nothing.
    expect(suggestedRounds(40, { roundEvent: 4 }).rounds).toBe(6);
  });

  test('come with a warning outside 8 to 128 players (SR15-GEN-01)', () => {
    const warned = [7, 8, 128, 129].map((players) =>
      suggestedRounds(players, {}).warnings.flatMap(({ rules }) => rules),
    );
    expect(warned).toEqual([['SR15-GEN-01'], [], [], ['SR15-GEN-01']]);
  });

  test('leave a free choice in the last under Divide and Conquer, or say so (SR15-VAR-LIST-04, SR15-EX-20)', () => {
    const divide = { variants: ['divide-and-conquer'], divideAndConquer: 2 };
    const warned = (players: number, options = divide) =>
      rounds(players, options).warnings.flatMap(({ rules }) => rules);
    expect(warned(32)).toEqual([]);
    expect(warned(16)).toEqual(['SR15-VAR-LIST-04']);
    const three = { ...divide, variants: ['divide-and-conquer', 'lists-required'], listsRequired: 3 };
    expect(warned(64, three)).toEqual(['SR15-VAR-LIST-04']);
    expect(warned(128, three)).toEqual([]);
  });

  test('follow from the players of round 1, whoever leaves later (SR15-AMB-23)', () => {
    const nine = eventOf('a- b c d e f g h i', ['a > b', 'c > d', 'e > f', 'g > h', 'i bye']);
    expect([startersOf(nine), plannedRounds(nine)]).toEqual([9, 4]);
    expect(startersOf({ ...nine, rounds: [] })).toBe(8);
    expect(plannedRounds(withOptions(nine, { variants: ['round-event'], roundEvent: 2 }))).toBe(2);
  });
});
