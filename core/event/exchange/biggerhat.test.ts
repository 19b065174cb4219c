import { describe, expect, it } from 'vitest';
import { isRefusal } from '../../rules/refusal.ts';
import { readBiggerHat, writeBiggerHat } from './biggerhat.ts';
import { SAMPLE, done, messageOf, gameOf, plainRounds, playerOf } from '../../../tests/core/event/exchange/sample.ts';

const HEADER =
  'round,table,player_one,player_one_faction,player_one_master,player_one_vp,player_one_strategy_vp,player_one_scheme_vp,' +
  'player_two,player_two_faction,player_two_master,player_two_vp,player_two_strategy_vp,player_two_scheme_vp,' +
  'result,is_bye,is_forfeit';
const SHEET = [
  HEADER,
  '1,1,Ana Berg,Guild,Sonnia,7,4,3,Bo,Bayou,Zoraida,4,2,2,completed,false,false',
  '1,,Cleo van Dyk,Arcanists,,,,,,,,,,,completed,true,false',
  '2,1,Ana Berg,Guild,,0,,,Cleo van Dyk,Arcanists,,8,,,forfeited,false,true',
  '',
].join('\r\n');

describe('BiggerHat CSV', () => {
  it('is written with exactly its header', () => {
    const lines = done(writeBiggerHat(SAMPLE)).split('\r\n');
    expect(lines[0]).toBe(HEADER);
    expect(lines[1]).toBe('1,1,Ana Berg,Guild,,6,,,Bo,Bayou,,4,,,completed,false,false');
    expect(lines[2]).toBe('1,,Cleo van Dyk,Arcanists,,,,,,,,,,,completed,true,false');
    expect(lines[5]).toBe('3,1,Bo,Bayou,,,,,Cleo van Dyk,Arcanists,,,,,pending,false,false');
  });

  it('is read: players, factions, points and how it ended', () => {
    const read = readBiggerHat(SHEET);
    if (isRefusal(read)) throw new Error(read.message);
    expect(read.players.map(({ name, faction }) => [name, faction])).toEqual([
      ['Ana Berg', 'Guild'],
      ['Bo', 'Bayou'],
      ['Cleo van Dyk', 'Arcanists'],
    ]);
    expect(read.rounds[0]?.[0]).toEqual({
      line: 2,
      table: 1,
      seats: [
        { player: 'p1', score: 7, scores: { vp: 7, strategy: 4, scheme: 3 } },
        { player: 'p2', score: 4, scores: { vp: 4, strategy: 2, scheme: 2 } },
      ],
      result: 'played',
      winner: 'p1',
    });
    expect(read.rounds[0]?.[1]?.result).toBe('bye');
    expect(read.rounds[1]?.[0]).toMatchObject({ result: 'forfeit', winner: 'p3' });
  });

  it('says the same when it is written and read', () => {
    const read = readBiggerHat(done(writeBiggerHat(SAMPLE)));
    expect(isRefusal(read) ? read.message : plainRounds(read)).toEqual(plainRounds(SAMPLE));
  });

  it('makes formulas harmless and takes them for text', () => {
    const players = [playerOf('e1', '=HYPERLINK("x")'), playerOf('e2', '@Bo, the "Great"')];
    const text = done(
      writeBiggerHat({
        ...SAMPLE,
        players,
        rounds: [
          [
            gameOf(
              1,
              [
                ['e1', 1],
                ['e2', 0],
              ],
              'e1',
            ),
          ],
        ],
      }),
    );
    expect(text).toContain(`"'=HYPERLINK(""x"")"`);
    const read = readBiggerHat(text);
    expect(isRefusal(read) ? read : read.players.map(({ name }) => name)).toEqual(players.map(({ name }) => name));
  });

  it('has no tables of three', () => {
    const three = gameOf(
      1,
      [
        ['e1', 1],
        ['e2', 0],
        ['e3', 0],
      ],
      'e1',
    );
    expect(writeBiggerHat({ ...SAMPLE, rounds: [[three]] })).toMatchObject({ code: 'exchange' });
  });

  it.each([
    ['another header', 'Name,Faction\nAna,Guild\n', 'Line 1: these columns are missing: round, table'],
    ['a row cut in the middle', SHEET.slice(0, SHEET.indexOf('completed') + 60), 'Line 3: there are'],
    ['an open quotation mark', `${HEADER}\n1,1,"Ana`, 'Line 2: a quotation mark is left open'],
    ['a word where points must be', SHEET.replace(',7,4,3,', ',seven,4,3,'), 'Line 2: “seven” must be a number'],
    ['a player twice in a round', SHEET.replace('1,,Cleo van Dyk', '1,,bo'), 'Line 3: “Bo” sits in this round already'],
    ['no such result', SHEET.replace('completed,false', 'won,false'), 'Line 2: “won” is not a result'],
    ['a round that is none', SHEET.replace('\r\n2,1', '\r\n0,1'), 'Line 4: the round is not a round’s number'],
    ['a nameless player', SHEET.replace('Bo,Bayou', ',Bayou'), 'Line 2: there is no name'],
    ['100,000 rows', `${HEADER}\n${'1,1,A,,,,,,B,,,,,,pending,false,false\n'.repeat(100_000)}`, 'more than 10000 rows'],
  ])('with %s is refused, naming the line', (_, text, wanted) => {
    const message = messageOf(readBiggerHat(text));
    expect(message).toContain(wanted);
    expect(message).toContain('Nothing was imported.');
  });
});
