import { describe, expect, it } from 'vitest';
import { SAMPLE, done, gameOf, messageOf, plainRounds, playerOf } from '../../../tests/core/event/exchange/sample.ts';
import { readTrf } from './trf-read.ts';
import { writeTrf } from './trf-write.ts';

/** Columns 1 to 99, and ten for every round. */
const FILE = [
  '012 Autumn Cup',
  '022 Leeds',
  '042 2026/11/21',
  '062 3',
  '102 Rae Holt',
  'XXR 3',
  '### Correction @ Round 1: 1=6 was 1=5',
  '001    1 m    Berg, Ana                         2010 ENG     1234567 1990/01/01  1.5    1     2 w W     3 w D',
  '001    2      Bo                                                                 1.0    3     1 b L  0000 - U',
  '001    3      Dyk, Cleo van                                                      1.5    2  0000 - U     1 b D',
  '',
].join('\n');

describe('a tournament report', () => {
  it('is written in FIDE’s columns', () => {
    const lines = done(writeTrf(SAMPLE, 'TRF16')).split('\r\n');
    const ana = lines.find((line) => line.includes('Berg, Ana')) ?? '';
    expect(lines).toContain('012 Autumn Cup');
    expect(lines).toContain('XXR 3');
    expect(ana.slice(0, 8)).toBe('001    1');
    expect(ana.slice(14, 23)).toBe('Berg, Ana');
    expect(ana.slice(80, 84)).toBe(' 1.5');
    expect(ana.slice(85, 89)).toBe('   1');
    expect(ana.slice(91)).toBe('   2 w W     3 w D  0000 - Z');
    expect(lines).toContain('### Score @ Round 1, table 1: 1=6 2=4');
    expect(done(writeTrf(SAMPLE, 'TRF26'))).toContain('\r\n142 3\r\n');
  });

  it('is read, and its comments are passed over', () => {
    const read = done(readTrf(FILE));
    expect(read.event).toMatchObject({ name: 'Autumn Cup', place: 'Leeds', date: '2026-11-21', rounds: 3 });
    expect(read.players.map(({ name, first, last }) => [name, first, last])).toEqual([
      ['Ana Berg', 'Ana', 'Berg'],
      ['Bo', 'Bo', ''],
      ['Cleo van Dyk', 'Cleo van', 'Dyk'],
    ]);
    expect(read.standings.map(({ player, columns }) => [player, columns.points])).toEqual([
      ['p1', 1.5],
      ['p3', 1.5],
      ['p2', 1],
    ]);
    const wanted = plainRounds({ ...SAMPLE, rounds: SAMPLE.rounds.slice(0, 2) }, { scores: false, tables: false });
    expect(plainRounds(read, { scores: false, tables: false })).toEqual(wanted);
  });

  it.each(['TRF16', 'TRF26'] as const)('of %s says the same when it is written and read', (edition) => {
    const read = done(readTrf(done(writeTrf(SAMPLE, edition))));
    const plain = { scores: false, tables: false };
    const sorted = (rounds: ReturnType<typeof plainRounds>): unknown => rounds.map((games) => games.toSorted(bySeats));
    expect(sorted(plainRounds(read, plain))).toEqual(sorted(plainRounds(SAMPLE, plain)));
    expect(read.event.rounds).toBe(3);
  });

  it('knows forfeits of one and of both', () => {
    const rounds = [
      [
        gameOf(
          1,
          [
            ['e1', null],
            ['e2', null],
          ],
          'e2',
          'forfeit',
        ),
      ],
      [
        gameOf(
          1,
          [
            ['e1', null],
            ['e2', null],
          ],
          null,
          'forfeit',
        ),
      ],
    ];
    const read = done(readTrf(done(writeTrf({ ...SAMPLE, rounds }, 'TRF16'))));
    expect(read.rounds.map(([game]) => [game?.result, game?.winner])).toEqual([
      ['forfeit', 'p2'],
      ['forfeit', null],
    ]);
  });

  it('keeps long names apart', () => {
    const long = 'Wolfeschlegelsteinhausenbergerdorff';
    const players = [playerOf('e1', `Hubert ${long}`), playerOf('e2', `Huberta ${long}`)];
    expect(done(readTrf(done(writeTrf({ ...SAMPLE, players, rounds: [] }, 'TRF16')))).players).toHaveLength(2);
  });

  it.each([
    ['no player', '012 Autumn Cup\n', 'Line 1: there is no player'],
    ['another kind of file', '<html>\n', 'Line 1: “<html>” does not begin like a line of TRF'],
    ['fewer players than it says', FILE.slice(0, FILE.indexOf('001    3')), 'Line 9: the file ends after 2 of 3'],
    ['a line cut in the middle', FILE.slice(0, FILE.indexOf('Dyk') + 20), 'Line 10: it ends before the points'],
    ['a result cut off', FILE.replace(' b D', ''), 'Line 8: round 2 differs from what line 10 says'],
    ['a player twice', FILE.replace('001    2', '001    1'), 'Line 9: player 1 is in line 8 already'],
    ['a name twice', FILE.replace('Bo       ', 'Berg, Ana'), 'Line 9: “Ana Berg” is in line 8 already'],
    ['an opponent who is not there', FILE.replace('2 w W', '7 w W'), 'Line 8: round 1 names opponent 7'],
    ['results that differ', FILE.replace('1 b L', '1 b W'), 'Line 8: round 1 differs from what line 9 says'],
    ['a result that is none', FILE.replace('2 w W', '2 w X'), 'Line 8: “X” is not a result'],
    ['a number that is none', FILE.replace('001    2', '001    x'), 'Line 9: columns 5 to 8'],
  ])('with %s is refused, naming the line', (_, text, wanted) => {
    expect(messageOf(readTrf(text))).toContain(wanted);
  });
});

function bySeats(a: unknown, b: unknown): number {
  return JSON.stringify(a) < JSON.stringify(b) ? -1 : 1;
}

it('the number of two of one name is no surname', () => {
  const players = [playerOf('e1', 'John Smith'), playerOf('e2', 'John Smith (2)'), playerOf('e3', 'Bo (Leeds)')];
  const text = done(writeTrf({ ...SAMPLE, players, rounds: [], standings: [] }, 'TRF16'));
  expect(text).toContain('Smith, John ');
  expect(text).toContain('Smith (2), John ');
  expect(done(readTrf(text)).players.map(({ name }) => name)).toEqual(['John Smith', 'John Smith (2)', 'Bo (Leeds)']);
});
