import { describe, expect, it } from 'vitest';
import { readCrew, unreadRefusal } from './paste.ts';

const FACTIONS = ['Arcanists', 'Bayou', 'Explorer’s Society', 'Guild', 'Ten Thunders'];
const read = (text: string) => readCrew(text, FACTIONS);
const names = (text: string) => read(text).crew.models.map(({ name }) => name);

describe('a pasted Crew', () => {
  it('is read as the Crew Builder shares it', () => {
    const pasted = read(
      'Brew @ Informants (Bayou)\nLeader:\n  Brewmaster, Proof Prophet\nTotem(s):\n  Apprentice Wesley\nHires:\n  Hopscotch\n  Moon Shinobi\n  Moon Shinobi\nReferences:\n  Whiskey Gamin',
    );
    expect(pasted).toMatchObject({ name: 'Brew @ Informants', references: ['Whiskey Gamin'], unread: [] });
    expect(pasted.crew).toEqual({
      faction: 'Bayou',
      leader: 'Brewmaster, Proof Prophet',
      models: [
        { name: 'Brewmaster, Proof Prophet' },
        { name: 'Apprentice Wesley', rank: 'totem', totemOf: 'Brewmaster, Proof Prophet' },
        { name: 'Hopscotch' },
        { name: 'Moon Shinobi' },
        { name: 'Moon Shinobi' },
      ],
    });
  });

  it('takes a model whose name has a Faction in it for no title', () => {
    expect(names('Guild Hound (Minion) (3)')).toEqual(['Guild Hound']);
    expect(names('Bayou Gremlin')).toEqual(['Bayou Gremlin']);
    expect(names('Guild Hound (3)\nGuild Guard (5)')).toEqual(['Guild Hound', 'Guild Guard']);
    expect(names('My Guild\nGuild Guard (5)')).toEqual(['Guild Guard']);
  });

  it('is read as lists of Second Edition are written', () => {
    const pasted = read(
      '50 SS Guild Crew\nLady Justice + 5 Pool\n - Last Stand (1)\n - Vendetta (1)\nScales of Justice (Totem) (4)\nThe Judge [9]\n2x Death Marshal (6)',
    );
    expect(pasted).toMatchObject({ size: 50, unread: [] });
    expect(pasted.crew).toMatchObject({ faction: 'Guild', leader: 'Lady Justice', soulstones: 5 });
    expect(pasted.crew.models).toEqual([
      {
        name: 'Lady Justice',
        upgrades: [
          { name: 'Last Stand', cost: 1 },
          { name: 'Vendetta', cost: 1 },
        ],
      },
      { name: 'Scales of Justice', rank: 'totem', cost: 4, totemOf: 'Lady Justice' },
      { name: 'The Judge', cost: 9 },
      { name: 'Death Marshal', cost: 6 },
      { name: 'Death Marshal', cost: 6 },
    ]);
  });

  it('is read as people type it, the Leader first', () => {
    expect(names('- Lady Justice\n- The Judge 9ss\n- Guild Hound x2')).toEqual([
      'Lady Justice',
      'The Judge',
      'Guild Hound',
      'Guild Hound',
    ]);
    expect(read("Faction: explorer's society\nSize: 50 - Pool: 4\nJedza")).toMatchObject({
      size: 50,
      crew: { faction: 'Explorer’s Society', leader: 'Jedza', soulstones: 4 },
    });
  });

  it('is read with what cards say, in square brackets', () => {
    const { crew } = read(
      'Lady Justice [Guard]\n2x Hound (3) [Guard, Versatile, limit 2]\nRamos [Dead Man’s Hand; proxy]\nOx [9]',
    );
    expect(crew.models).toEqual([
      { name: 'Lady Justice', keywords: ['Guard'] },
      { name: 'Hound', cost: 3, keywords: ['Guard'], versatile: true, limit: 2 },
      { name: 'Hound', cost: 3, keywords: ['Guard'], versatile: true, limit: 2 },
      { name: 'Ramos', dmh: true, proxy: true },
      { name: 'Ox', cost: 9 },
    ]);
  });

  it('is read under the headings of shared lists, which may say the rank', () => {
    const { crew, unread } = read(
      'Crew Name: Ice\nFaction: Arcanists\nLeader:\n Rasputina\nTotem(s):\n Wendigo\nHenchman(s):\n Snow Storm\nEnforcers:\n Ice Golem\nMinion(s):\n 2x Ice Gamin\nPeons:\n Ice Mirror\nSoulstone Cache: 3\nTotal: 50',
    );
    expect(unread).toEqual([]);
    expect(crew).toMatchObject({ leader: 'Rasputina', faction: 'Arcanists', soulstones: 3 });
    expect(crew.models.map(({ name, rank }) => [name, rank])).toEqual([
      ['Rasputina', undefined],
      ['Wendigo', 'totem'],
      ['Snow Storm', 'henchman'],
      ['Ice Golem', 'enforcer'],
      ['Ice Gamin', 'minion'],
      ['Ice Gamin', 'minion'],
      ['Ice Mirror', 'peon'],
    ]);
  });

  it('takes a line without a Cost or a rank for no model where the others have one', () => {
    const list = 'Rasputina (Master)\nSnow Storm (Henchman) (10)\nIce Gamin (4)\nblablabla what is this\n2x Acolyte';
    expect(read(list).unread).toEqual([{ line: 4, text: 'blablabla what is this' }]);
    expect(read('Ana\nAlf\nAda').unread).toEqual([]);
  });

  it('keeps what it does not understand, and reads any text', () => {
    expect(read('Jedza\nMood: gloomy\n(7)').unread).toEqual([
      { line: 2, text: 'Mood: gloomy' },
      { line: 3, text: '(7)' },
    ]);
    expect(read('').crew).toEqual({ leader: '', models: [] });
    expect(names('Hound x999')).toHaveLength(20);
  });

  it('is not taken with a line that is longer than lines are, and says so', () => {
    const pasted = read(`Jedza\n${'Hound, '.repeat(60)}`);
    expect(unreadRefusal('bad-crew', pasted)?.message).toBe(
      `Line 2 has 419 characters, and a line has 300 at most: “${'Hound, '.repeat(12).slice(0, 80)}”. Correct it or leave it out.`,
    );
  });
});
