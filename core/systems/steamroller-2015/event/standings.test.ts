import { describe, expect, test } from 'vitest';
import type { History } from '../../../event/pack.ts';
import { standings } from './standings.ts';
import {
  EXAMPLE,
  eventOf,
  withOptions,
  withVariants,
} from '../../../../tests/core/systems/steamroller-2015/event/history.ts';

const order = (history: History): string[] => standings(history).rows.map(({ entrant }) => entrant);
const ranked = (history: History): string[] => standings(history).rows.map(({ entrant, rank }) => `${rank} ${entrant}`);
const columns = (history: History, id: string) => standings(history).rows.find((row) => row.entrant === id)?.columns;

describe('SR15-EX-01', () => {
  test('ranks by tournament points, strength of schedule, control points, army points', () => {
    expect(order(EXAMPLE)).toEqual(['ada', 'cleo', 'esi', 'dov', 'gwen', 'hugo', 'finn', 'bram']);
    expect(columns(EXAMPLE, 'ada')).toEqual({
      tp: 3,
      sos: 4,
      controlPoints: 14,
      armyPointsDestroyed: 80,
      assassinations: 0,
    });
    expect(columns(EXAMPLE, 'cleo')).toMatchObject({ tp: 2, sos: 6, controlPoints: 11, assassinations: 2 });
    // Bram's opponents did best of all, and he is last: tournament points come first.
    expect(columns(EXAMPLE, 'bram')).toMatchObject({ tp: 0, sos: 6 });
  });

  test.each([
    ['control-point-scoring', 'SR15-VAR-FINAL-02', ['ada', 'esi', 'cleo', 'dov', 'gwen', 'hugo', 'finn', 'bram']],
    ['destruction-scoring', 'SR15-VAR-FINAL-03', ['ada', 'cleo', 'dov', 'esi', 'gwen', 'hugo', 'finn', 'bram']],
    ['assassin-scoring', 'SR15-VAR-FINAL-01', ['ada', 'cleo', 'esi', 'dov', 'hugo', 'gwen', 'finn', 'bram']],
  ])('under %s', (variant, rule, expected) => {
    const history = withVariants(EXAMPLE, variant);
    expect(order(history)).toEqual(expected);
    expect(standings(history).rules).toContain(rule);
  });
});

describe('standings', () => {
  test('say what put each row below the one above', () => {
    expect(standings(EXAMPLE).rows.map(({ decidedBy }) => decidedBy)).toEqual([
      null,
      'tp',
      'sos',
      'sos',
      'tp',
      'sos',
      'sos',
      'tp',
    ]);
  });

  test('are joint where all four are equal, and meeting one another changes nothing (SR15-RANK-05, SR15-AMB-20)', () => {
    const pairs = eventOf('a b c d', ['a > b 5-0 20-5', 'c > d 5-0 20-5']);
    expect(ranked(pairs)).toEqual(['1 a', '1 c', '3 b', '3 d']);
    expect(standings(pairs).rules).toContain('SR15-AMB-20');
  });

  test('count the last of four criteria before they are joint (SR15-RANK-04)', () => {
    expect(ranked(eventOf('a b c d', ['a > b 5-0 20-5', 'c > d 5-0 21-5']))).toEqual(['1 c', '2 a', '3 b', '3 d']);
  });

  test('under a scheme of their own know that scheme’s criteria alone', () => {
    const kills = eventOf('a b c d', ['a > b 5-0 20-5 A', 'c > d 5-0 9-5 A']);
    expect(ranked(withVariants(kills, 'assassin-scoring'))).toEqual(['1 a', '1 c', '3 b', '3 d']);
  });

  test('leave a bye without an opponent, at the worth of the event’s size (SR15-BYE-06, SR15-EX-04)', () => {
    const history = withOptions(eventOf('a b c', ['a > b', 'c bye'], ['a > c', 'b bye']), { pointSize: '25' });
    expect(columns(history, 'c')).toMatchObject({ tp: 1, sos: 2, controlPoints: 3, armyPointsDestroyed: 13 });
    expect(columns(history, 'a')).toMatchObject({ tp: 2, sos: 2 });
  });

  test('have no place for a disqualified player, whose points still count for others (SR15-SPORT-06, SR15-AMB-16)', () => {
    const history = eventOf('a b x!', ['x > a', 'b bye'], ['x concedes b 30', 'a bye']);
    expect(standings(history).unranked).toEqual(['x']);
    expect(order(history)).toEqual(['b', 'a']);
    expect(columns(history, 'a')).toMatchObject({ sos: 1 });
    expect(standings(history).rules).toEqual(expect.arrayContaining(['SR15-SPORT-06', 'SR15-AMB-16']));
  });

  test('keep who dropped in their row, and show nobody who never came', () => {
    const history = eventOf('a- b c d', ['a > b', 'c > d']);
    expect(ranked(history)).toContain('1 a');
    const registered = { id: 'late', status: 'active' as const, checkedIn: false };
    expect(order({ ...history, entrants: [...history.entrants, registered] })).not.toContain('late');
    const ringer = { id: 'r', status: 'ringer' as const, checkedIn: true };
    expect(standings({ ...history, entrants: [...history.entrants, ringer] }).unranked).toEqual(['r']);
  });

  test('change with every result, and take a game without one for not yet played (SR15-RANK-06)', () => {
    const running = eventOf('a b c d', ['a > b', 'c > d'], ['a > c', 'b vs d']);
    expect(columns(running, 'b')).toMatchObject({ sos: 2 });
    expect(columns(running, 'd')).toMatchObject({ sos: 1 });
    expect(columns(eventOf('a b c d', ['a > b', 'c void d']), 'c')).toMatchObject({ tp: 0, sos: 0 });
  });
});

describe('Large Event Scoring', () => {
  const large = (history: History, options = {}) =>
    withOptions(history, { variants: ['large-event-scoring'], ...options });

  test('divides the wins of opponents by the rounds, exactly (SR15-VAR-FINAL-10, -13, SR15-EX-03)', () => {
    const history = large(eventOf('a b c d', ['a > b', 'c > d'], ['a > c', 'b > d'], ['a > d', 'b > c']));
    expect(['a', 'b', 'c', 'd'].map((id) => columns(history, id)?.sos)).toEqual([1, '4/3', '5/3', 2]);
  });

  test('counts one for who dropped without a win, and none for who stayed (SR15-VAR-FINAL-11, -12)', () => {
    const games = [
      ['a > b', 'c > d'],
      ['a > c', 'd bye'],
    ] as const;
    expect(columns(large(eventOf('a b c d', ...games)), 'a')?.sos).toBe('1/2');
    const dropped = large(eventOf('a b- c d', ...games));
    expect(columns(dropped, 'a')?.sos).toBe(1);
    expect(standings(dropped).rules).toContain('SR15-VAR-FINAL-11');
    expect(columns(large(eventOf('a b! c d', ...games)), 'a')?.sos).toBe(1);
  });

  test('counts an opponent’s bye as a win, or not (SR15-AMB-21)', () => {
    const history = eventOf('a b c', ['a > b', 'c bye'], ['a > c', 'b bye']);
    expect(columns(large(history), 'a')?.sos).toBe(1);
    expect(columns(large(history, { largeByes: 'not' }), 'a')?.sos).toBe(0);
  });

  test('divides by the rounds played, or by those planned (SR15-AMB-22)', () => {
    const history = eventOf('a b c d', ['a > b', 'c > d'], ['a > c', 'b > d'], ['a vs d', 'b vs c']);
    expect(columns(large(history), 'a')?.sos).toBe(1);
    expect(columns(large(history, { largeRounds: 'planned' }), 'a')?.sos).toBe('2/3');
    expect(columns(large(eventOf('a b')), 'a')?.sos).toBe(0);
  });

  test('may join a scheme that uses it', () => {
    const history = eventOf('a b c d', ['a > b 5-0', 'c > d 5-0'], ['a = c 2-2', 'b > d']);
    const both = withVariants(history, 'large-event-scoring', 'control-point-scoring');
    expect(standings(both).rules).toEqual(expect.arrayContaining(['SR15-VAR-FINAL-10', 'SR15-VAR-FINAL-02']));
    expect(order(both).slice(0, 2)).toEqual(['a', 'c']);
  });
});
