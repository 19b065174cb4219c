import { describe, expect, test } from 'vitest';
import type { History } from '../../../event/pack.ts';
import { eventOf } from '../../../../tests/core/systems/malifaux/history.ts';
import { gainingGrounds2018 } from '../pack.ts';

const { rank: standings } = gainingGrounds2018.standings;
const { over } = gainingGrounds2018.rounds;
const rounds = (players: number) => gainingGrounds2018.rounds.suggested(players, {});

const rows = (history: History) =>
  standings(history).rows.map(({ entrant, rank, columns }) => `${rank}${entrant} ${Object.values(columns).join('/')}`);

describe('standings', () => {
  test('are sums over the Rounds (W-01)', () => {
    const history = eventOf(
      'Noor Pip Quin Rhea',
      ['Noor 7-4 Pip', 'Quin 5-5 Rhea'],
      ['Noor 6-6 Quin', 'Pip 8-3 Rhea'],
      ['Noor 9-2 Rhea', 'Quin 4-6 Pip'],
    );
    expect(rows(history)).toEqual(['1Noor 7/10/22', '2Pip 6/4/18', '3Quin 2/-2/15', '4Rhea 1/-12/10']);
  });

  test('share a place when all three columns are equal, and skip the next', () => {
    const history = eventOf('a b c d e f', ['a 6-2 b', 'c 6-2 d', 'e 9-1 f']);
    expect(rows(history).map((row) => row.split(' ')[0])).toEqual(['1e', '2a', '2c', '4b', '4d', '6f']);
    expect(standings(history).rules).toContain('GG18-RANK-02');
  });

  test('leave out the Ringer and the disqualified, whose opponents keep their results', () => {
    const history = eventOf('a b d! r*', ['a 5-3 d', 'b 4-2 r']);
    expect(rows(history)).toEqual(['1a 3/2/5', '2b 3/2/4']);
    expect([...standings(history).unranked].sort()).toEqual(['d', 'r']);
    expect(standings(history).rules).toEqual(expect.arrayContaining(['GG18-DQ-03', 'GG18-RINGER-03']));
  });

  test('keep who withdrew, or not by the other reading', () => {
    const history = eventOf('a b-', ['a 2-5 b']);
    expect(rows(history)[0]).toBe('1b 3/3/5');
    const without = standings({ ...history, options: { dropped: 'unranked' } });
    expect([without.rows.length, without.unranked]).toEqual([1, ['b']]);
  });
});

test.each([
  [3, null],
  [4, 3],
  [15, 3],
  [16, 4],
  [32, 4],
  [33, 5],
])('for %i players %s Rounds are suggested (W-04)', (players, suggested) => {
  expect(rounds(players).rounds).toBe(suggested);
});

test('an event is over when its Rounds are played, and first place can be shared', () => {
  const played = eventOf('a b c d', ['a 4-2 b', 'c 4-2 d']);
  expect(over(played, 1)).toMatchObject({ over: true, winners: ['a', 'c'], rules: ['GG18-RANK-04', 'GG18-RINGER-03'] });
  expect(over(played, 2)).toMatchObject({ over: false, winners: [] });
  expect(over(played, null)).toMatchObject({ over: false });
  expect(over(eventOf('a b', ['a vs b']), 1)).toMatchObject({ over: false });
});
