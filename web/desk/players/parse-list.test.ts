/** Lists as people paste them: names alone, spreadsheets, CSV of other tools, and what must be left out. */
import { describe, expect, test } from 'vitest';
import { type Known, parseList } from './parse-list.ts';

const known: Known = { factions: ['Guild', 'The Ten Thunders'], names: ['Zoë Ash'] };
const names = (text: string) => parseList(text, known).entrants.map(({ name }) => name);

describe('a list without headings', () => {
  test('is a name a line; numbers, bullets and empty lines are left out', () => {
    expect(names('1. Anna\n\n,,\n2) Ben\n- Cora\n  Dan   Smith ')).toEqual(['Anna', 'Ben', 'Cora', 'Dan Smith']);
  });

  test('knows a faction in whatever case, and takes the rest as the group', () => {
    expect(parseList('Anna, the ten thunders, North\nBen, South', known).entrants).toEqual([
      { name: 'Anna', faction: 'The Ten Thunders', group: 'North' },
      { name: 'Ben', group: 'South' },
    ]);
  });

  test('is split at tabs where it comes from a spreadsheet', () => {
    expect(parseList('Smith, Anna\tguild\nBen\t', known).entrants).toEqual([
      { name: 'Smith, Anna', faction: 'Guild' },
      { name: 'Ben' },
    ]);
  });

  test('takes an address for a contact', () => {
    expect(parseList('Anna;anna@example.org;Guild', known).entrants).toEqual([
      { name: 'Anna', contact: 'anna@example.org', faction: 'Guild' },
    ]);
  });
});

describe('a list with headings', () => {
  test('is read by them, in any order', () => {
    const text = 'Group,First Name,Last Name,Email Address,Faction\nNorth,Anna,Smith,a@b.c,GUILD';
    expect(parseList(text, known).entrants).toEqual([
      { name: 'Anna Smith', faction: 'Guild', group: 'North', contact: 'a@b.c' },
    ]);
  });

  test('keeps commas, quotes and line ends that are quoted', () => {
    expect(names('Name,Faction\n"Smith, ""Ace"" Anna",Guild\n"Ben\nLong",Guild')).toEqual([
      'Smith, "Ace" Anna',
      'Ben Long',
    ]);
  });

  test('has the members of a team', () => {
    expect(parseList('Name;Members\nThe Owls;Anna / Ben', known).entrants).toEqual([
      { name: 'The Owls', members: [{ name: 'Anna' }, { name: 'Ben' }] },
    ]);
  });
});

describe('what is left out', () => {
  test('is said with its line: known already, twice, without a name, too long', () => {
    const text = `Name,Faction\nzoe ash,Guild\nAnna,\nANNA,\n,Guild\n${'x'.repeat(201)},`;
    expect(parseList(text, known).skipped.map(({ line, why }) => [line, why])).toEqual([
      [2, 'known'],
      [4, 'twice'],
      [5, 'no-name'],
      [6, 'too-long'],
    ]);
  });

  test('a faction that the pack does not know is said', () => {
    expect(parseList('Name,Faction\nAnna,Guilde', known).unknownFactions).toEqual(['Guilde']);
  });

  test('characters that turn the text around do not come in', () => {
    expect(names('\ufeffAnna\u202e\r\nBen')).toEqual(['Anna', 'Ben']);
  });

  test('nothing is nobody', () => {
    expect(parseList(' \n\n', known)).toEqual({ entrants: [], skipped: [], unknownFactions: [] });
  });
});

test('100,000 characters of one thing are read in 250 ms, and 10,000 in 50', () => {
  const slow = [
    '\t',
    ';',
    ',',
    ', ',
    '"',
    '""',
    ' "',
    '" ',
    '",',
    ' ',
    'a\n',
    'a,Guild\n',
    '\n',
    '1. ',
    '(',
    'a@b,',
  ].filter((one) => {
    const timeOf = (text: string) => {
      const times = [1, 2, 3, 4].map(() => {
        const begun = performance.now();
        parseList(text, { factions: ['Guild', 'Bayou'], names: ['Ann'] });
        return performance.now() - begun;
      });
      return Math.min(...times);
    };
    return timeOf(one.repeat(10_000 / one.length)) > 50 || timeOf(one.repeat(100_000 / one.length)) > 250;
  });
  expect(slow).toEqual([]);
});
