/** Lists as people paste them: names alone, spreadsheets, files of other programs, and everything that is wrong in them. */
import { describe, expect, test } from 'vitest';
import {
  type Edits,
  NO_EDITS,
  type WordMeans,
  newEntrants,
  readPlayerList,
  understood,
  withColumn,
} from './player-list.ts';

const names = {
  factions: ['Guild', 'Ten Thunders', 'Explorer’s Society', 'Neverborn'],
  shortNames: { 'Ten Thunders': ['10T'], Neverborn: ['NVB'] },
};
const asked = { names, teams: false, registered: [] as readonly string[] };

interface Other {
  readonly edits?: Edits;
  readonly registered?: readonly string[];
  readonly teams?: boolean;
}

function read(text: string, { edits = NO_EDITS, registered = [], teams = false }: Other = {}) {
  const all = { names, registered, teams };
  const list = readPlayerList(text, all);
  const known = understood(list, edits, all);
  return { list, ...known, entrants: newEntrants(known, all) };
}

const namesIn = (text: string, other?: Other) => read(text, other).entrants.map(({ name }) => name);

describe('a list without headings', () => {
  test('is a name a line; numbers, bullets and empty lines are no names', () => {
    expect(namesIn('1. Anna\n\n,,\n2) Ben\n- Cora\n  Dan   Smith ')).toEqual(['Anna', 'Ben', 'Cora', 'Dan Smith']);
  });

  test('has a numbered player in its first line for a player, not for a heading', () => {
    const { columns, entrants } = read('Player 1, Orks, Kiel\nPlayer 2, Orks, Kiel');
    expect(columns).toHaveLength(3);
    expect(entrants.map(({ name }) => name)).toEqual(['Player 1', 'Player 2']);
    expect(namesIn('Player\nAnna')).toEqual(['Anna']);
  });

  test('knows five spellings of a faction, and asks for a sixth', () => {
    const spelt = ["Explorer's Society", 'explorers society', 'EXPLORER’S', 'Explo', 'Explorer`s Society', 'Xplorers'];
    const { rows } = read(spelt.map((faction, at) => `P${at}, ${faction}, North`).join('\n'));
    expect(rows.map(({ faction }) => faction)).toEqual([...Array<string>(5).fill('Explorer’s Society'), '']);
    expect(rows[5]).toMatchObject({ problem: 'unknown-faction', written: 'Xplorers', club: 'North' });
  });

  test('takes a column of factions for one though every word of it has a slip', () => {
    const { columns, rows } = read('Anna, Guid, Nord\nBen, Neverbron, Süd');
    expect(columns).toEqual(['name', 'faction', 'club']);
    expect(rows.map(({ problem }) => problem)).toEqual(['unknown-faction', 'unknown-faction']);
    expect(read('Anna, Nord\nBen, Süd').columns).toEqual(['name', 'club']);
  });

  test('takes a column for factions by one that the pack knows, and asks for the others', () => {
    const { columns, rows } = read('Anna, Guilds\nBen, 10T\nCem, Klingons\nDan, Romulans\nEve, Romulans');
    expect(columns).toEqual(['name', 'faction']);
    expect(rows.map(({ faction }) => faction)).toEqual(['', 'Ten Thunders', '', '', '']);
    expect(rows.map(({ problem }) => problem === null)).toEqual([false, true, false, false, false]);
    expect(rows.map(({ club }) => club).join('')).toBe('');
    expect(read('Anna, Guild, Neverborn\nBen, South, 10T').columns).toEqual(['name', 'club', 'faction']);
  });

  test('of a game without a list of factions has the faction behind the name, then the club', () => {
    const none = { ...asked, names: { factions: [], shortNames: {} } };
    const taken = (text: string, edits = NO_EDITS) => understood(readPlayerList(text, none), edits, none);
    const gangs = taken('Iron Skulls, Goliath\nVelvet Knives, Escher');
    expect(newEntrants(gangs, none)).toEqual([
      { name: 'Iron Skulls', faction: 'Goliath' },
      { name: 'Velvet Knives', faction: 'Escher' },
    ]);
    const three = 'Anna, Orks, Kiel\nBen, Elves, Kiel';
    expect(taken(three).columns).toEqual(['name', 'faction', 'club']);
    expect(taken('Name, Team\nAnna, Red').columns).toEqual(['name', 'team']);
    expect(taken(three, withColumn(NO_EDITS, 1, 'club')).columns).toEqual(['name', 'club', 'faction']);
    expect(taken('Anna, Orks\nBen, Elves', withColumn(NO_EDITS, 1, 'club')).columns).toEqual(['name', 'club']);
  });

  test('has a column read anew when a person says what the one before it is', () => {
    const text = 'Anna, Klingons, North\nBen, Romulans, South';
    expect(read(text).columns).toEqual(['name', 'club', null]);
    const edits = withColumn(NO_EDITS, 1, 'faction');
    expect(read(text, { edits }).columns).toEqual(['name', 'faction', 'club']);
  });

  test('loses no column: the faction, the club, and what else there is, which is asked', () => {
    const { columns, entrants } = read('Anna, 10T, North, blue\nBen, guild, South, red');
    expect(columns).toEqual(['name', 'faction', 'club', null]);
    expect(entrants).toEqual([
      { name: 'Anna', faction: 'Ten Thunders', group: 'North' },
      { name: 'Ben', faction: 'Guild', group: 'South' },
    ]);
  });

  test.each([
    ['tabs', 'Smith, Anna\tguild\nBen\t'],
    ['semicolons', 'Smith, Anna;guild\nBen;'],
    ['quotes', '"Smith, Anna",guild\nBen,'],
  ])('is split at %s', (_, text) => {
    expect(read(text).entrants).toEqual([{ name: 'Smith, Anna', faction: 'Guild' }, { name: 'Ben' }]);
  });

  test('knows an address and running numbers by their looks, and asks what bare figures are', () => {
    const { columns, entrants } = read('1;Anna;anna@example.org;1500\n2;Ben;;1400');
    expect(columns).toEqual(['nothing', 'name', 'contact', null]);
    expect(entrants[0]).toEqual({ name: 'Anna', contact: 'anna@example.org' });
  });
});

describe('a list with headings', () => {
  test.each([
    'Group,First Name,Last Name,Email Address,Faction',
    'VEREIN,VORNAME,NACHNAME,E-Mail,Fraktion',
    '  club ,first_name, SURNAME ,mail,Army',
    'Klub,Vorname,Name,Kontakt,Armee',
  ])('is read by them: %s', (heads) => {
    expect(read(`${heads}\nNorth,Anna,Smith,a@b.c,GUILD`).entrants).toEqual([
      { name: 'Anna Smith', faction: 'Guild', group: 'North', contact: 'a@b.c' },
    ]);
  });

  test('has a team for a club where no teams play', () => {
    expect(read('Name, Team\nAnna, The Owls').entrants).toEqual([{ name: 'Anna', group: 'The Owls' }]);
  });

  test('makes teams of players where teams play, and has members in one cell', () => {
    const text = 'Player;Team;Faction\nAnna;The Owls;10T\nBen;the owls;NVB\nCy;Bats;Guild\nDi;;Guild';
    const { rows } = read(text, { teams: true });
    expect(rows.map(({ problem }) => problem)).toEqual([null, null, null, 'no-team']);
    expect(read(text, { teams: true, edits: { ...NO_EDITS, rows: { 5: { taken: false } } } }).entrants).toEqual([
      {
        name: 'The Owls',
        members: [
          { name: 'Anna', faction: 'Ten Thunders' },
          { name: 'Ben', faction: 'Neverborn' },
        ],
      },
      { name: 'Bats', members: [{ name: 'Cy', faction: 'Guild' }] },
    ]);
    expect(read('Team;Members\nThe Owls;Anna / Ben', { teams: true }).entrants).toEqual([
      { name: 'The Owls', members: [{ name: 'Anna' }, { name: 'Ben' }] },
    ]);
  });

  test('asks what a column is that it does not know, also one without a heading; blank columns are none', () => {
    const text = 'Name,Shirt,,Club,,No.\nAnna,XL,?x,North,,1\n,,,,,\nBen,M,,South,,2';
    const { list, columns, entrants } = read(text);
    expect(columns).toEqual(['name', null, null, 'club', 'nothing', 'nothing']);
    expect(list.heads[1]).toBe('Shirt');
    expect(entrants).toHaveLength(2);
  });

  test('takes what a person says a column is, from any other column that was it', () => {
    const edits = withColumn(withColumn(NO_EDITS, 1, 'club'), 2, 'nothing');
    const { columns, entrants } = read('Name,Shop,Club\nAnna,Dragon,North', { edits });
    expect(columns).toEqual(['name', 'club', 'nothing']);
    expect(entrants).toEqual([{ name: 'Anna', group: 'Dragon' }]);
    expect(read('Name,Shop,Club\nAnna,Dragon,North', { edits: withColumn(NO_EDITS, 1, 'club') }).columns[2]).toBeNull();
  });

  test('keeps commas, quotes and line ends that are quoted, and a quotation mark that nothing closes', () => {
    expect(namesIn('Name,Faction\n"Smith, ""Ace"" Anna",Guild\n"Ben\nLong",Guild')).toEqual([
      'Smith, "Ace" Anna',
      'Ben Long',
    ]);
    expect(namesIn('Name\n"Ace Anna\nBen\nCora')).toEqual(['"Ace Anna', 'Ben', 'Cora']);
  });
});

describe('two of one name', () => {
  test('are numbered, also beside somebody who has the number', () => {
    expect(namesIn('John Smith, A\nJohn Smith (2), B\nJOHN  SMITH, C\nJohn Smith, D')).toEqual([
      'John Smith',
      'John Smith (2)',
      'JOHN SMITH (3)',
      'John Smith (4)',
    ]);
  });

  test('are left out where as many are registered, and taken when a person says so', () => {
    const registered = ['Zoë Ash', 'John Smith', 'John Smith (2)'];
    const text = 'zoe ash\nJohn Smith\nJohn Smith\nJohn Smith\nBen';
    expect(namesIn(text, { registered })).toEqual(['John Smith (3)', 'Ben']);
    expect(read(text, { registered }).rows.map(({ known }) => known)).toEqual([true, true, true, false, false]);
    const edits = { ...NO_EDITS, rows: { 1: { taken: true } } };
    expect(namesIn(text, { registered, edits })).toEqual(['zoe ash (2)', 'John Smith (3)', 'Ben']);
  });

  test('are as many as a list may have', () => {
    const all = namesIn('Jo\n'.repeat(2000));
    expect([all.length, new Set(all).size, all.at(-1)]).toEqual([2000, 2000, 'Jo (2000)']);
  });
});

describe('what a person says', () => {
  test('of a word that is no faction counts for every row that has it', () => {
    const text = 'Name,Faction\nAnna,Guilde\nBen,guilde\nCora,South\nDi,Guilde';
    const words = new Map<string, WordMeans>([
      ['guilde', { faction: 'Guild' }],
      ['south', 'club'],
    ]);
    const edits = { ...NO_EDITS, words, rows: { 5: { faction: 'Neverborn' } } };
    expect(read(text).rows.map(({ problem }) => problem)).toEqual(Array(4).fill('unknown-faction'));
    expect(read(text, { edits }).entrants).toEqual([
      { name: 'Anna', faction: 'Guild' },
      { name: 'Ben', faction: 'Guild' },
      { name: 'Cora', group: 'South' },
      { name: 'Di', faction: 'Neverborn' },
    ]);
  });

  test('of a row is what is added', () => {
    const rows = { 1: { name: ' Ann  Ash ', club: ' East ' }, 2: { taken: false } };
    expect(read('Anna, Guild\nBen, Guild', { edits: { ...NO_EDITS, rows } }).entrants).toEqual([
      { name: 'Ann Ash', faction: 'Guild', group: 'East' },
    ]);
  });
});

describe('bad input', () => {
  test('has its problem at the row, and the other rows are as they were', () => {
    const long = 'x'.repeat(201);
    const { rows } = read(`Name,Club,Faction\n,North,Guild\n${long},,\nAnna,${long},\nBen,,Guild\n…,,Guild`);
    expect(rows.map(({ line, problem }) => [line, problem])).toEqual([
      [2, 'no-name'],
      [3, 'too-long'],
      [4, 'too-long'],
      [5, null],
      [6, 'no-name'],
    ]);
  });

  test('emoji, other scripts and 60 letters are names; what turns the text around does not come in', () => {
    const sixty = 'Maximiliane Alexandra von und zu Hohenlohe-Waldenburg-Schilli';
    expect(namesIn(`🎲 Ace 🐉\nليلى حداد\n${sixty}\nדוד\n\ufeffAnna\u202e\r\nBen`)).toEqual([
      '🎲 Ace 🐉',
      'ليلى حداد',
      sixty,
      'דוד',
      'Anna',
      'Ben',
    ]);
  });

  test('words that objects have of themselves are words', () => {
    expect(read('Name,Faction\n__proto__,constructor').rows).toMatchObject([
      { name: '__proto__', problem: 'unknown-faction' },
    ]);
  });

  test('nothing is nobody; too much is one sentence', () => {
    expect(read(' \n\n').rows).toEqual([]);
    expect(readPlayerList('Anna\n'.repeat(2001), asked).problem).toBe('too-many');
    expect(readPlayerList('\n'.repeat(5000), asked).problem).toBe('too-many');
    expect(readPlayerList('a,'.repeat(200), asked).problem).toBe('too-wide');
    expect(readPlayerList(`Name\n${'Anna\n'.repeat(2000)}`, asked).problem).toBeNull();
  });

  test('a file of another program is rows too, and one that is cut is one sentence', () => {
    const text = 'placement,first name,last name,nick,origin,army\n1,Ana,Berg,,North,10t\n2,Bo,Ek,,,';
    expect(read(text, { registered: ['Bo Ek'] }).entrants).toEqual([
      { name: 'Ana Berg', faction: 'Ten Thunders', group: 'North' },
    ]);
    const cut = readPlayerList('placement,first name\n1,Ana', asked);
    expect([cut.lines, cut.problem]).toEqual([[], expect.stringContaining('Nothing was imported')]);
  });
});
