import { describe, expect, test } from 'vitest';
import type { History, HistoryEntrant } from '../../../event/pack.ts';
import { historyOf } from '../../../event/state.ts';
import { sharedParts } from '../../../event/view.ts';
import { nextRound, player, startedFloor } from '../../../../tests/core/event/floor.ts';
import { eventOf } from '../../../../tests/core/systems/malifaux/history.ts';
import { gainingGroundsS0 } from '../pack.ts';

const { rank: standings } = gainingGroundsS0.standings;
const { over } = gainingGroundsS0.rounds;
const rounds = (players: number) => gainingGroundsS0.rounds.suggested(players, {});

/** Ten players, three rounds: the worked example of the catalogue. */
const GAMES = [
  ['A 1-3 B', 'C 5-2 D', 'E 3-6 F', 'G 4-2 H', 'I 5-4 J'],
  ['A 4-2 C', 'E 4-5 G', 'B 5-3 I', 'D 1-6 F', 'H 1-5 J'],
  ['A 4-6 E', 'C 2-2 G', 'B 5-6 H', 'F 2-1 I', 'D 1-5 J'],
] as const;
const places = (history: History) =>
  standings(history)
    .rows.map(({ entrant, rank }) => `${rank}${entrant}`)
    .join(' ');
const columns = (history: History) =>
  Object.fromEntries(
    standings(history).rows.map(({ entrant, columns: { tp, diff, vp } }) => [entrant, [tp, diff, vp]]),
  );

describe('standings', () => {
  test('rank by TP, DIFF and VP, and share places (WE-03)', () => {
    const history = eventOf('A B C D E F G H I J', ...GAMES);
    expect(places(history)).toBe('1F 2G 3J 4B 5C 6E 7A 7I 9H 10D');
    expect(columns(history)).toMatchObject({ F: [9, 9, 14], G: [7, 3, 11], E: [3, -2, 13], D: [0, -12, 4] });
    expect(standings(history).rows.map(({ decidedBy }) => decidedBy)).toEqual([
      null,
      'tp',
      'tp',
      'diff',
      'tp',
      'tp',
      'vp',
      'joint',
      'diff',
      'tp',
    ]);
  });

  test('close up after a disqualification, and others keep their results (WE-06)', () => {
    const history = eventOf('A B C D E F! G H I J', ...GAMES);
    expect(places(history)).toBe('1G 2J 3B 4C 5E 6A 6I 8H 9D');
    expect(standings(history).unranked).toEqual(['F']);
    expect(columns(history)).toMatchObject({ E: [3, -2, 13], D: [0, -12, 4] });
  });

  test('count games against somebody disqualified as forfeits by the other reading', () => {
    const history = { ...eventOf('A B F!', ['A 1-6 F']), options: { disqualifiedResults: 'forfeits' } };
    expect(columns(history)).toMatchObject({ A: [3, 8, 8] });
  });

  test('leave the Ringer out and count the game against them, or as a Bye by the other reading', () => {
    const history = eventOf('x y z r*', ['x 4-3 y', 'z 2-3 r'], ['x bye', 'y 3-2 z']);
    expect(columns(history)).toEqual({ x: [6, 3, 8], y: [3, 0, 6], z: [0, -2, 4] });
    expect(standings(history).unranked).toEqual(['r']);
    const asBye = { ...history, options: { ringerResult: 'as-bye' } };
    expect(columns(asBye)).toMatchObject({ z: [3, 1, 6] });
  });

  test('keep those who dropped, marked, or not by the other reading', () => {
    const history = eventOf('a b- c d', ['a 2-5 b', 'c 3-1 d']);
    expect(standings(history).rows[0]).toMatchObject({ entrant: 'b', rank: 1, status: 'dropped' });
    const without = standings({ ...history, options: { dropped: 'unranked' } });
    expect([without.rows[0]?.entrant, without.unranked]).toEqual(['c', ['b']]);
  });

  test('count a game without a result, or with a refused one, for nobody', () => {
    expect(columns(eventOf('a b c d', ['a 9-1 b', 'c vs d']))).toEqual({
      a: [0, 0, 0],
      b: [0, 0, 0],
      c: [0, 0, 0],
      d: [0, 0, 0],
    });
  });

  test('know nobody who never came, but everybody who played', () => {
    expect(places(eventOf('a b no? gone?', ['a 3-1 gone']))).toBe('1a 2b 3gone');
  });

  test('list joint players in the order of the event', () => {
    expect(places(eventOf('d c b a', []))).toBe('1d 1c 1b 1a');
  });
});

describe('rounds', () => {
  test.each([
    [0, null],
    [3, null],
    [4, 3],
    [15, 3],
    [16, 4],
    [32, 4],
    [33, 5],
    [70, 5],
  ])('for %i players: %s (WE-02)', (players, suggested) => {
    expect(rounds(players).rounds).toBe(suggested);
  });
});

describe('an event', () => {
  const played = eventOf('a b c d', ['a 4-2 b', 'c 4-2 d']);

  test('is over when the planned rounds are played, and first place can be shared', () => {
    expect(over(played, 1)).toMatchObject({ over: true, winners: ['a', 'c'] });
  });

  test('is not over while a round or a result is missing', () => {
    expect(over(played, 2)).toMatchObject({ over: false, winners: [] });
    expect(over(eventOf('a b c d', ['a 4-2 b', 'c vs d']), 1)).toMatchObject({ over: false });
  });

  test('waits for the word on an agreed result', () => {
    const scores = [{ vp: 1 }, { vp: 0 }];
    const games = [{ seats: ['a', 'b'], result: { kind: 'agreed', scores, current: scores, approvals: {} } } as const];
    expect(over({ ...eventOf('a b'), rounds: [{ games }] }, 1)).toMatchObject({ over: false });
  });

  test('lasts as long as its attendance suggests when nobody chose; under four somebody must', () => {
    const one = ['a 1-0 b', 'c 1-0 d'];
    expect(over(eventOf('a b c d', one, one), null)).toMatchObject({ over: false });
    expect(over(eventOf('a b c d-', one, one, one), null)).toMatchObject({ over: true, winners: ['a', 'c'] });
    expect(over(eventOf('a b', ['a 1-0 b']), null)).toMatchObject({ over: false });
  });

  test('is never won by a Ringer', () => {
    expect(over(eventOf('a b c r*', ['a 1-0 b', 'r 8-0 c']), 1)).toMatchObject({ winners: ['a'] });
  });
});

describe('rounds that did not change', () => {
  const before = eventOf('a b c d r*', ['a 4-2 b', 'c 8-0 r', 'd bye'], ['a 1-3 c', 'b 5-2 d']);
  const other = eventOf('a b', ['b 5-1 a', 'c 4-2 r', 'd bye'], ['a 6-0 c', 'b 5-2 d']).rounds;
  const status = (id: string, now: Partial<HistoryEntrant>) =>
    before.entrants.map((entrant) => (entrant.id === id ? { ...entrant, ...now } : entrant));

  test.each<[string, Partial<History>]>([
    ['an earlier result is corrected', { rounds: [...other.slice(0, 1), ...before.rounds.slice(1)] }],
    ['the latest result is corrected', { rounds: [...before.rounds.slice(0, 1), ...other.slice(1)] }],
    ['a round is taken back', { rounds: before.rounds.slice(0, 1) }],
    ['somebody is disqualified', { entrants: status('a', { status: 'disqualified' }) }],
    ['a reading is another', { options: { ringerResult: 'as-bye' } }],
  ])('count as they would anew when %s', (_, change) => {
    standings(before);
    const after = { ...before, ...change };
    expect(standings(after)).toEqual(standings(structuredClone(after)));
    expect(standings(after)).not.toEqual(standings(before));
  });
});

test('a report leaves the standings the same object, and a result does not', () => {
  const floor = startedFloor(gainingGroundsS0, 4);
  nextRound(floor);
  const look = () => [historyOf(floor.state()), sharedParts(gainingGroundsS0, floor.state()).standings] as const;
  const [history, standings] = look();
  const [game] = floor.games();
  const result = { kind: 'played', scores: [{ vp: 5 }, { vp: 2 }] } as const;
  floor.run({ type: 'report', game: game?.id ?? '', result }, player(game?.seats[0] ?? ''));
  expect(floor.games()[0]?.reports).not.toEqual({});
  expect(look().every((one, at) => one === [history, standings][at])).toBe(true);
  floor.run({ type: 'enter-result', game: game?.id ?? '', result });
  expect(look().some((one, at) => one === [history, standings][at])).toBe(false);
  expect(Object.values(look()[1]).map(({ columns }) => columns.vp)).toContain(5);
});
