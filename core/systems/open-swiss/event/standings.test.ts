import { describe, expect, test } from 'vitest';
import { hashText } from '../../../chance/bytes.ts';
import type { History, HistoryEntrant, HistoryGame } from '../../../event/pack.ts';
import type { OptionValues, Result } from '../../../event/types.ts';
import { columnsFor } from './columns.ts';
import { formatOf } from './configure.ts';
import { formatToOptions } from '../format/format-options.ts';
import { suggestedRounds } from './history.ts';
import { mayStart, over, rounds } from './rounds.ts';
import { standings } from './standings.ts';
import { randomFormat, streamOf } from '../../../../tests/core/systems/open-swiss/event/formats.ts';
import { entrants, optionsOf, playEvent } from '../../../../tests/core/systems/open-swiss/event/histories.ts';

/** `p1-p2 7:3`, `p3 bye`, `p4-p5 forfeit p4`, `p6-p7` without a result. */
function game(line: string): HistoryGame {
  const [seats = '', what, who = ''] = line.split(' ');
  const scores = (what ?? '').split(':').map((figure) => ({ vp: Number(figure) }));
  const results: Record<string, Result> = {
    bye: { kind: 'bye' },
    forfeit: { kind: 'forfeit', by: [who] },
    void: { kind: 'void' },
  };
  return { seats: seats.split('-'), result: what === undefined ? null : (results[what] ?? { kind: 'played', scores }) };
}

function history(given: OptionValues, people: readonly HistoryEntrant[], ...played: readonly string[][]): History {
  return { options: optionsOf(given), entrants: people, rounds: played.map((lines) => ({ games: lines.map(game) })) };
}

function places(so: History): string[] {
  return standings(so).rows.map(({ rank, entrant }) => `${rank} ${entrant}`);
}

const SEMIS = ['p1-p4 3:1', 'p2-p3 1:3'];

describe('standings', () => {
  test('show points, tie-breaks in their order and what else is reported', () => {
    const options = optionsOf({ scores: ['vp: Victory points', 'cp: Control'], cutTo: 2, rounds: 2 });
    expect(columnsFor(options).map(({ id, short, label }) => `${id} | ${short} | ${label}`)).toEqual([
      'cut | Cut | Rounds survived in the cut',
      'points | Pts | Points',
      'opponents-points | OP | Opponents’ points',
      'difference:vp | VP± | Victory points, difference',
      'score:vp | VP | Victory points, total',
      'cp | CP | Control',
    ]);
  });

  test('rank those who drop as the format says, and nobody who was disqualified, played as ringer or never came', () => {
    const people = entrants(6, (index) => {
      const kinds: Partial<HistoryEntrant>[] = [
        {},
        { status: 'dropped', checkedIn: false, leftAfterRound: 1 },
        { status: 'disqualified', checkedIn: false, leftAfterRound: 1 },
        { status: 'ringer' },
        { checkedIn: false },
        {},
      ];
      return kinds[index] ?? {};
    });
    const played = ['p1-p2 1:5', 'p3-p4 9:1', 'p6 bye'];
    // The bye stands in for an opponent of one point, what a draw is worth; p2 beat somebody of none.
    expect(places(history({}, people, played))).toEqual(['1 p6', '2 p2', '3 p1']);
    expect(places(history({ unplayed: 'nothing' }, people, played))).toEqual(['1 p2', '2 p6', '3 p1']);
    expect(standings(history({}, people, played)).unranked).toEqual(['p4', 'p3']);
    expect(standings(history({ dropped: 'unranked' }, people, played)).unranked).toEqual(['p4', 'p2', 'p3']);
    expect(standings(history({}, people, played)).rules).toEqual(expect.arrayContaining(['OS-RANK-05', 'OS-RANK-06']));
  });

  test('count a game without a result as no game', () => {
    const { rows } = standings(history({}, entrants(2), ['p1-p2 void']));
    expect(rows.map(({ columns }) => columns.points)).toEqual([0, 0]);
    expect(rows.map(({ decidedBy }) => decidedBy)).toEqual([null, 'joint']);
  });

  test('lots fall by the seatings, and not by the results', () => {
    const lot = (so: History) => standings(so).rows.map(({ entrant }) => entrant);
    const given = { tieBreaks: ['lots'] };
    const drawn = lot(history(given, entrants(4), ['p1-p2 3:3', 'p3-p4 3:3']));
    expect(lot(history(given, entrants(4), ['p1-p2 0:0', 'p3-p4 5:5']))).toEqual(drawn);
    const orders = ['p1-p2 p3-p4', 'p3-p4 p1-p2', 'p1-p3 p2-p4', 'p1-p4 p2-p3', 'p2-p1 p3-p4'].map((tables) =>
      lot(
        history(
          given,
          entrants(4),
          tables.split(' ').map((seats) => `${seats} 3:3`),
        ),
      ).join(),
    );
    expect(new Set(orders).size).toBeGreaterThan(2);
    const hash = hashText(`muster lot ${drawn[0] ?? ''} ${hashText('p1 p2,p3 p4')}`);
    for (const id of drawn.slice(1)) expect(hash > hashText(`muster lot ${id} ${hashText('p1 p2,p3 p4')}`)).toBe(true);
  });
});

describe('the cut', () => {
  const given = { rounds: 1, cutTo: 4, thirdPlace: true, tieBreaks: ['score:vp'] };
  // p1 to p4 win by 9, 8, 7 and 6.
  const swiss = ['p1-p5 9:0', 'p2-p6 8:0', 'p3-p7 7:0', 'p4-p8 6:0'];

  test('puts those in it first, and leaves points as they were', () => {
    const semis = history(given, entrants(8), swiss, SEMIS);
    expect(places(semis).slice(0, 4)).toEqual(['1 p1', '2 p3', '3 p2', '4 p4']);
    expect(standings(semis).rows[0]?.columns).toMatchObject({ points: 3, 'score:vp': 9, cut: 1 });
    expect(standings(semis).rows[4]).toMatchObject({ rank: 5, columns: { cut: 0 }, decidedBy: 'cut' });
  });

  test('ends in a decided standing', () => {
    const end = history(given, entrants(8), swiss, SEMIS, ['p1-p3 0:1', 'p4-p2 1:0']);
    expect(places(end).slice(0, 5)).toEqual(['1 p3', '2 p1', '3 p4', '4 p2', '5 p5']);
    expect(standings(end).rows.map(({ decidedBy }) => decidedBy)).toEqual([
      null,
      'cut',
      'cut',
      'cut',
      'cut',
      'joint',
      'joint',
      'joint',
    ]);
    expect(over(end, 3)).toMatchObject({ over: true, winners: ['p3'] });
  });

  test('without a game for third place the seeds decide', () => {
    const end = history({ ...given, thirdPlace: false }, entrants(8), swiss, SEMIS, ['p1-p3 0:1']);
    expect(places(end).slice(0, 4)).toEqual(['1 p3', '2 p1', '3 p2', '4 p4']);
    expect(standings(end).rows[3]?.decidedBy).toBe('score:vp');
  });

  test('a draw is the better seed’s, or waits', () => {
    const drawn = ['p1-p4 2:2', 'p2-p3 1:3'];
    expect(over(history(given, entrants(8), swiss, drawn), null)).toMatchObject({
      why: 'The cut is still to be played.',
    });
    const waits = history({ ...given, cutDrawn: 'refuse' }, entrants(8), swiss, drawn);
    expect(over(waits, null)).toMatchObject({ over: false, why: 'A game of the cut has no winner.' });
  });

  test('goes on when somebody in it is disqualified, and keeps their place empty', () => {
    const people = entrants(8, (index) =>
      index === 0 ? { status: 'disqualified', checkedIn: false, leftAfterRound: 2 } : {},
    );
    const semis = history(given, people, swiss, SEMIS);
    expect(places(semis)[0]).toBe('1 p3');
    expect(over(semis, 3)).toMatchObject({ over: true, winners: ['p3'] });
    expect(standings(semis).unranked).toEqual(['p1']);
  });

  test('a corrected result changes seeds, and not who plays', () => {
    const corrected = ['p1-p5 1:9', ...swiss.slice(1)];
    expect(places(history(given, entrants(8), corrected, SEMIS)).slice(0, 4)).toEqual(['1 p3', '2 p1', '3 p2', '4 p4']);
  });

  test('a corrected result puts nobody else in the place of somebody who waits', () => {
    const corrected = ['p1-p5 1:9', ...swiss.slice(1)];
    const so = history({ ...given, cutTo: 3 }, entrants(8), corrected, ['p2-p3 3:1']);
    const rounds = so.rounds.map((round, index) => (index === 1 ? { ...round, waiting: ['p1'] } : round));
    const third = places({ ...so, rounds }).slice(0, 3);
    expect(third).toEqual(['1 p2', '2 p1', '3 p3']);
  });
});

describe('rounds', () => {
  test.each([
    [2, 1],
    [3, 2],
    [4, 2],
    [5, 3],
    [8, 3],
    [9, 4],
    [16, 4],
    [17, 5],
    [128, 7],
    [129, 8],
  ])('%i players: %i', (players, expected) => {
    expect(rounds(players, optionsOf({})).rounds).toBe(expected);
    expect(suggestedRounds(players, 2)).toBe(expected);
  });

  test('are the format’s where it says, with those of the cut', () => {
    expect(rounds(20, optionsOf({ rounds: 4 })).rounds).toBe(4);
    expect(rounds(20, optionsOf({ rounds: 4, cutTo: 8 })).rounds).toBe(7);
    expect(rounds(6, optionsOf({ rounds: 3, cutTo: 8 }))).toMatchObject({
      rounds: 6,
      warnings: [{ rules: ['OS-CUT-01'] }],
    });
    expect(rounds(16, optionsOf({ preset: 'tables-of-four', rounds: 0 })).rounds).toBe(2);
    expect(rounds(1, optionsOf({})).rounds).toBeNull();
  });

  test('warn before some must meet again', () => {
    const warned = (players: number, planned: number) =>
      rounds(players, optionsOf({ rounds: planned })).warnings.length;
    expect([warned(8, 4), warned(8, 5), warned(8, 7), warned(8, 8), warned(7, 7), warned(7, 8)]).toEqual([
      0, 1, 1, 1, 1, 1,
    ]);
    expect(rounds(8, optionsOf({ rounds: 8 })).warnings[0]?.text).toContain('must meet again after round 7');
  });

  test('that differ from the format’s with its cut are refused at the start', () => {
    const options = optionsOf({ rounds: 4, cutTo: 8 });
    expect(mayStart({ attendance: 20, rounds: 7 }, options)).toBeNull();
    expect(mayStart({ attendance: 20, rounds: 5 }, options)).toMatchObject({ code: 'rounds-differ' });
    expect(mayStart({ attendance: 20, rounds: 9 }, optionsOf({}))).toBeNull();
  });

  test('over when all are played and every result is in', () => {
    const two = history({}, entrants(2), ['p1-p2 3:1']);
    expect(over(two, null)).toMatchObject({ over: true, winners: ['p1'] });
    expect(over(two, 3)).toMatchObject({ over: false, why: '2 rounds are still to be played.' });
    expect(over(history({}, entrants(2), ['p1-p2']), 1)).toMatchObject({
      over: false,
      why: 'One result is still missing.',
    });
    expect(over(history({}, entrants(2), ['p1-p2 3:3']), 1)).toMatchObject({
      winners: ['p1', 'p2'],
      why: 'First place is shared.',
    });
    expect(over(history({}, entrants(1)), null)).toMatchObject({ over: false, why: 'No number of rounds is chosen.' });
    expect(over(history({ rounds: 1, cutTo: 2 }, entrants(4)), 1)).toMatchObject({
      why: '2 rounds are still to be played.',
    });
  });
});

describe('any format', () => {
  test('plays an event to its end, and ranks everybody once', () => {
    for (let run = 0; run < 150; run += 1) {
      const seed = `any ${run}`;
      const stream = streamOf(seed);
      const format = randomFormat(seed);
      const options = optionsOf({
        ...formatToOptions({ ...format, cut: format.cut && { ...format.cut, drawn: 'seed' } }),
      });
      const people = entrants(4 + stream.below(20));
      const planned = rounds(people.length, options).rounds ?? 0;
      const end = playEvent({ options, entrants: people, rounds: [] }, planned, stream);
      const { rows } = standings(end);
      const columns = columnsFor(options).map(({ id }) => id);
      expect(over(end, planned), seed).toMatchObject({ over: true });
      expect(rows.map(({ entrant }) => entrant).sort(), seed).toEqual(people.map(({ id }) => id).sort());
      rows.forEach(({ rank, decidedBy, columns: figures }, index) => {
        expect(rank, seed).toBe(decidedBy === 'joint' ? rows[index - 1]?.rank : index + 1);
        if (decidedBy !== null && decidedBy !== 'joint') expect(columns, seed).toContain(decidedBy);
        expect(
          Object.keys(figures).filter((id) => !columns.includes(id)),
          seed,
        ).toEqual([]);
      });
      if (formatOf(options).cut)
        expect(
          rows.filter(({ rank }) => rank === 1),
          seed,
        ).toHaveLength(1);
    }
  });
});
