import { describe, expect, it } from 'vitest';
import { writeLongshanks } from './longshanks.ts';
import { writeStandings, writeStandingsText } from './standings-sheet.ts';
import { readT3, writeT3 } from './t3.ts';
import { SAMPLE, done, messageOf, playerOf } from '../../../tests/core/event/exchange/sample.ts';

describe('standings for T³', () => {
  it('have exactly its columns, and are read again', () => {
    const text = writeT3(SAMPLE);
    expect(text.split('\r\n').slice(0, 2)).toEqual([
      'placement,first name,last name,nick,origin,army',
      '1,Ana,Berg,,North,Guild',
    ]);
    const read = done(readT3(text));
    expect(read.players.map(({ name, faction }) => [name, faction])).toEqual(
      SAMPLE.players.map(({ name, faction }) => [name, faction]),
    );
    expect(read.standings.map(({ rank }) => rank)).toEqual([1, 2, 2]);
    expect(done(readT3('Placement;First Name;Last Name\n1;Zoë;Q\n')).players[0]?.name).toBe('Zoë Q');
  });

  it.each([
    ['Name\nAna\n', 'Line 1: these columns are missing: placement'],
    ['placement,first name,last name\nfirst,Ana,Berg\n', 'Line 2: “first” must be a number'],
    ['placement,first name,last name\n1,Ana,Berg\n2,Ana\n', 'Line 3: there are 2 cells'],
    ['placement,first name,last name\n1,Ana,Berg\n2,ana,berg\n', 'Line 3: “ana berg” is in line 2'],
  ])('are refused where they are wrong', (text, wanted) => {
    expect(messageOf(readT3(text))).toContain(wanted);
  });
});

describe('a sheet for Longshanks', () => {
  it('has a row a table, in its order', () => {
    const lines = writeLongshanks(SAMPLE).split('\n');
    expect(lines.slice(0, 4)).toEqual([
      'Round 1',
      'Table\tPlayer\tFaction\tScore\tPlayer\tFaction\tScore\tResult',
      '1\tAna Berg\tGuild\t6\tBo\tBayou\t4\tAna Berg won',
      '\tCleo van Dyk\tArcanists\t\t\t\t\tbye',
    ]);
    expect(lines).toContain('1\tAna Berg\tGuild\t5\tCleo van Dyk\tArcanists\t5\tdraw');
  });

  it('holds no formula', () => {
    const players = [playerOf('e1', '=1+1'), ...SAMPLE.players.slice(1)];
    expect(writeLongshanks({ ...SAMPLE, players })).toContain("1\t'=1+1\t");
  });
});

describe('the standings with their points', () => {
  it('are a table with every column, by the names that people know', () => {
    expect(writeStandings(SAMPLE).split('\r\n').slice(0, 2)).toEqual([
      'Place,Player,Faction,Club,TP,DIFF,VP',
      '1,Ana Berg,Guild,North,4,2,11',
    ]);
    const {
      standings: [first, ...others],
    } = SAMPLE;
    const odd = { ...SAMPLE, standings: [...others, { ...first, player: 'e1', rank: 3, columns: { tp: '=1+1' } }] };
    expect(writeStandings(odd)).toContain("3,Ana Berg,Guild,North,'=1+1,,");
  });

  it('are a text whose columns stand below one another, without those that are empty', () => {
    const players = SAMPLE.players.map((player) => ({ ...player, group: '', name: `🎲 ${player.name}` }));
    expect(writeStandingsText({ ...SAMPLE, players }).split('\n')).toEqual([
      'Autumn Cup',
      '2026-11-21, Leeds',
      '',
      'Place  Player          Faction    TP  DIFF  VP',
      '    1  🎲 Ana Berg      Guild       4     2  11',
      '    2  🎲 Bo            Bayou       3    -2   4',
      '    2  🎲 Cleo van Dyk  Arcanists   4     0   5',
      '',
    ]);
  });
});
