import { describe, expect, test } from 'vitest';
import { passedOver } from '../../../roster/paste.ts';
import { totalOf } from './army-list.ts';
import { LIST_EXAMPLES } from './examples.ts';
import { readArmyList, titleIn } from './paste.ts';

const WAR_ROOM = `War Room Army

Khador - Butcher

55 / 50 (+5)
Orsus Zoktavir - WJ: +6
-    War Dog (solo) - PC: 1
-    Juggernaut - PC: 7

Iron Fang Pikemen - Leader & 9 Grunts: 8
-    Iron Fang Pikemen Officer & Standard - PC: 2
Eiryss, Mage Hunter of Ios (FA C) - PC: 3
Objective: Bunker
We meet at ten`;

const CONFLICT_CHAMBER = `https://conflictchamber.com/?abc

Cygnar Army - 21 / 15 points
[Theme] Storm Division (Tier 2)

!!! Something is not right

[Haley 2] Major Victoria Haley (epic) [+6]
 - Squire (solo) [2]
 - Stormclad [10]
Stormblade Infantry (max) [8]
 - (S) Stormblade Officer [3]
Fuel Cache [0]`;

describe('a pasted list', () => {
  test('of War Room is read card by card, what is strange handed back', () => {
    const { list, unread } = readArmyList(WAR_ROOM, 'list1');
    expect(list).toMatchObject({ name: 'list1', faction: 'Khador', points: null, objective: 'bunker', theme: null });
    expect(list.casters).toEqual([{ card: 'Orsus Zoktavir', version: 'original', bonus: 6 }]);
    expect(list.entries.map(({ card, kind, cost, models, fa }) => [card, kind, cost, models, fa])).toEqual([
      ['War Dog', 'solo', 1, 1, 'U'],
      ['Juggernaut', 'jack', 7, 1, 'U'],
      ['Iron Fang Pikemen', 'unit', 8, 10, 'U'],
      ['Iron Fang Pikemen Officer & Standard', 'attachment', 2, 2, 'U'],
      ['Eiryss, Mage Hunter of Ios', 'solo', 3, 1, 'C'],
    ]);
    expect(list.entries[3]?.relationship).toEqual({ kind: 'attached', to: 'Iron Fang Pikemen' });
    expect(unread).toEqual([{ line: 14, text: 'We meet at ten' }]);
    // The desk says that the line is all right: it stays, and is passed over.
    const [line = { line: 0, text: '' }] = unread;
    const without = passedOver(WAR_ROOM, line) ?? '';
    expect(without.split('\n')[13]).toBe('// We meet at ten');
    expect(readArmyList(without, 'list1')).toEqual({ list, unread: [] });
    expect(passedOver(WAR_ROOM, { ...line, line: 2 })).toBeNull();
  });

  test('has a figure before a name as how many models, its caster behind the faction, and hands back a figure too large', () => {
    const text = `Khador - Orsus Zoktavir +6
  1 Juggernaut 7
10 Winter Guard Infantry 6
  3 Rocketeers 2
2x Widowmakers (4) 4
25 Doom Reavers 6`;
    const { list, unread } = readArmyList(text, 'list1');
    expect([list.faction, list.casters]).toEqual([
      'Khador',
      [{ card: 'Orsus Zoktavir', version: 'original', bonus: 6 }],
    ]);
    expect(list.entries.map(({ card, kind, models }) => [card, kind, models])).toEqual([
      ['Juggernaut', 'jack', 1],
      ['Winter Guard Infantry', 'unit', 10],
      ['Rocketeers', 'attachment', 3],
      ['Widowmakers', 'unit', 4],
      ['Widowmakers', 'unit', 4],
    ]);
    expect(unread).toEqual([{ line: 6, text: '25 Doom Reavers 6' }]);
  });

  test('of War Room has a card’s models behind its name, and no card below the list', () => {
    const text = `Khador - Irusk
50 / 50 (+6) 1 warcaster(s) 3 jack(s)  Models: 38
Kommandant Irusk - WJ: +6
Winter Guard Infantry - Leader & 9 Grunts: 6
-    Winter Guard Infantry Officer & Standard - Officer & Standard: 2
-    Winter Guard Infantry Rocketeer - 3 Winter Guard Infantry Rocketeers: 3
Winter Guard Field Gun Crew - Leader & Grunt: 2
Great Bears of Gallowswood - Boris, Kolsk & Volkov: 5
Man-O-War Kovnik - PC: 3
Specialists
Widowmakers - Leader & 3 Grunts: 4

---

GENERATED : 08/04/2015 21:34:46
BUILD ID : 1937.15-07-28`;
    const { list, unread } = readArmyList(text, 'list1');
    expect(unread).toEqual([]);
    expect(list.entries.map(({ card, kind, models }) => [card, kind, models])).toEqual([
      ['Winter Guard Infantry', 'unit', 10],
      ['Winter Guard Infantry Officer & Standard', 'attachment', 2],
      ['Winter Guard Infantry Rocketeer', 'attachment', 3],
      ['Winter Guard Field Gun Crew', 'unit', 2],
      ['Great Bears of Gallowswood', 'unit', 3],
      ['Man-O-War Kovnik', 'solo', 1],
    ]);
    expect([totalOf(list), list.specialists.map(({ card }) => card)]).toEqual([21, ['Widowmakers']]);
  });

  test('of Conflict Chamber keeps theme, tier and specialists', () => {
    const { list, unread } = readArmyList(CONFLICT_CHAMBER, 'list2');
    expect(list).toMatchObject({
      faction: 'Cygnar',
      theme: { name: 'Storm Division', tier: 2 },
      objective: 'fuel-cache',
      casters: [{ card: 'Major Victoria Haley', version: 'epic', bonus: 6 }],
      specialists: [{ card: 'Stormblade Officer', kind: 'attachment', cost: 3 }],
    });
    expect(list.entries.map(({ card, kind }) => `${kind} ${card}`)).toEqual([
      'solo Squire',
      'jack Stormclad',
      'unit Stormblade Infantry',
    ]);
    expect(unread).toEqual([]);
  });

  test('may be typed, with what no app says in brackets', () => {
    const text = `Faction: Skorne
Warlock: Makeda +5
  Titan (printed 9) 8 points
2x Beast Handlers (unit, 4 models) [2]
Hammer (jack, marshaled to Crew) [6]
Herald (free, tier 2) [2]
Squire (attached) [2]
Specialists:
Hollowmen (unit, 6) [4]`;
    const { list } = readArmyList(text, 'one');
    expect(
      list.entries.map(({ card, cost, paid, free, satisfies, relationship }) => [
        card,
        cost,
        paid,
        free,
        satisfies,
        relationship?.to,
      ]),
    ).toEqual([
      ['Titan', 9, 8, false, null, undefined],
      ['Beast Handlers', 2, 2, false, null, undefined],
      ['Beast Handlers', 2, 2, false, null, undefined],
      ['Hammer', 6, 6, false, null, 'Crew'],
      ['Herald', 2, 2, true, 'tier 2', undefined],
      ['Squire', 2, 2, false, null, null],
    ]);
    expect([list.entries[0]?.kind, list.entries[1]?.models, list.specialists[0]?.models]).toEqual(['beast', 4, 6]);
    expect(totalOf(list)).toBe(20);
  });

  test('may be typed with figures alone, as people write it down', () => {
    const { list, unread } = readArmyList('Sorscha +6\nJuggernaut 7\nWinter Guard Infantry 6', 'typed');
    expect(unread).toEqual([]);
    expect(list.casters).toMatchObject([{ card: 'Sorscha', bonus: 6 }]);
    expect(list.entries).toMatchObject([
      { card: 'Juggernaut', cost: 7 },
      { card: 'Winter Guard Infantry', cost: 6 },
    ]);
  });

  test('may be a file of Muster’s own, with all that can be typed', () => {
    const entries = [
      { card: 'Juggernaut', kind: 'jack', cost: 7, printed: 8 },
      { card: 'Iron Fang Pikemen', kind: 'unit', models: 10, cost: 8, fa: 2 },
      { card: 'Officer', kind: 'attachment', models: 2, cost: 2, attached: 'Iron Fang Pikemen' },
      { card: 'Herald', cost: 2, free: true, tier: 2, inTheme: false },
    ];
    const file = {
      ...{ faction: 'Khador', objective: 'bunker', theme: { name: 'Assault', tier: 3 } },
      ...{
        casters: [{ card: 'Coven', models: 3, bonus: 5 }],
        cards: entries,
        specialists: [{ card: 'Raiders', cost: 3 }],
      },
    };
    const { list, unread } = readArmyList(JSON.stringify(file), 'one');
    expect(unread).toEqual([]);
    expect(list).toMatchObject({
      faction: 'Khador',
      objective: 'bunker',
      theme: { name: 'Assault', tier: 3 },
      casters: [{ card: 'Coven', version: 'original', bonus: 5, models: 3 }],
      specialists: [{ card: 'Raiders', cost: 3 }],
    });
    expect(list.entries).toMatchObject([
      { card: 'Juggernaut', kind: 'jack', cost: 8, paid: 7, relationship: null },
      { card: 'Iron Fang Pikemen', kind: 'unit', models: 10, fa: 2 },
      { card: 'Officer', models: 2, relationship: { kind: 'attached', to: 'Iron Fang Pikemen' } },
      { card: 'Herald', free: true, satisfies: 'tier 2', inTheme: false },
    ]);
    const odd = readArmyList(JSON.stringify({ ...file, cards: [{ name: 'Nothing' }] }), 'one');
    expect(odd.unread).toMatchObject([{ text: '{"name":"Nothing"}' }]);
    expect(readArmyList('{"casters": 1}', 'one').unread).toHaveLength(1);
  });

  test('says nothing of its cards above them, and what hangs below a caster for little may be no jack', () => {
    const text = `System: Warmachine
Faction: Cryx
Casters: 1/1
Points: 50/50

Warwitch Deneghra [*5pts]
* Deathripper [4pts]
* Skarlock Thrall [2pts]
* Shredder (beast) [2pts]
Bane Thralls (Leader and 9 Grunts) [8pts]
* Bane Thrall Officer & Standard [3pts]
Mechanithralls (Leader and 9 Grunts) [5pts]
* Necrosurgeon & 3 Stitch Thralls [2pts]`;
    const { list, unread } = readArmyList(text, 'one');
    expect(unread).toEqual([]);
    expect(list.entries.map(({ card, kind, models, unsure }) => [card, kind, models, unsure === true])).toEqual([
      ['Deathripper', 'jack', 1, false],
      ['Skarlock Thrall', 'jack', 1, true],
      ['Shredder', 'beast', 1, false],
      ['Bane Thralls', 'unit', 10, false],
      ['Bane Thrall Officer & Standard', 'attachment', 2, false],
      ['Mechanithralls', 'unit', 10, false],
      ['Necrosurgeon & 3 Stitch Thralls', 'attachment', 4, false],
    ]);
    // A game that began before keeps what it read then.
    const before = readArmyList(text, 'one', true);
    expect(before.unread).toMatchObject([{ text: 'System: Warmachine' }]);
    expect(before.list.entries.map(({ models, unsure }) => [models, unsure])).toContainEqual([1, undefined]);
  });

  test('reads how many models a unit has, however people write it; up to nine times is so many cards', () => {
    const text = `Kommander Sorscha +5
Iron Fang Pikemen x10 14
Winter Guard Infantry 6 models 11
10x Trenchers 9
Kayazy Assassins, 10 models, 16
Eliminators x2 5`;
    const { list } = readArmyList(text, 'one');
    expect(list.entries.map(({ card, kind, models }) => [card, kind, models])).toEqual([
      ['Iron Fang Pikemen', 'unit', 10],
      ['Winter Guard Infantry', 'unit', 6],
      ['Trenchers', 'unit', 10],
      ['Kayazy Assassins', 'unit', 10],
      ['Eliminators', 'solo', 1],
      ['Eliminators', 'solo', 1],
    ]);
  });

  test('is read to the end whatever it is', () => {
    expect(readArmyList('', 'one').list.entries).toEqual([]);
    expect(readArmyList('[[[ ((( : - 5\n[+]\n: 7', 'one').unread.length).toBeGreaterThan(0);
  });

  test('an officer with a standard below a unit are two models, as in the guide’s own example', () => {
    const { list } = readArmyList(
      'Warcaster: Sorscha +6\nIron Fang Pikemen (unit, 10) [8]\n  Officer & Standard [2]',
      'List 1',
    );
    expect(list.entries.map(({ card, models, kind }) => [card, models, kind])).toEqual([
      ['Iron Fang Pikemen', 10, 'unit'],
      ['Officer & Standard', 2, 'attachment'],
    ]);
  });
});

test('the examples that are shown are lists of which every line is read', () => {
  for (const { text } of LIST_EXAMPLES) {
    const { list, unread } = readArmyList(text, 'list1');
    expect([unread, list.casters.length, list.objective === null]).toEqual([[], 1, false]);
    expect(list.entries.length).toBeGreaterThan(2);
  }
});

test.each([
  ['Menoth 50', 'The Protectorate of Menoth'],
  ['Skorne - 35', 'Skorne'],
  ['The Protectorate of Menoth – 50 points', 'The Protectorate of Menoth'],
  ['Everblight (50pts)', 'Legion of Everblight'],
])('“%s” above a list is its faction and size, no model and no name', (first, faction) => {
  const { list } = readArmyList(`${first}\nAmon +6\n  Crusader 7`, 'one');
  expect(list.faction).toBe(faction);
  expect(list.entries.map(({ card }) => card)).toEqual(['Crusader']);
  expect(titleIn(`${first}\nAmon\nCrusader\nChoir`)).toBe('');
  // Without costs nothing of it is a card either.
  const typed = readArmyList(`${first}\nAmon\nCrusader\nChoir`, 'one');
  expect([typed.list.entries, typed.unread.map(({ text }) => text)]).toEqual([[], ['Amon', 'Crusader', 'Choir']]);
});

test('a model of which a faction is part of the name is no heading', () => {
  expect(readArmyList('Amon +6\nMenoth Warder 5', 'one').list.entries).toMatchObject([
    { card: 'Menoth Warder', cost: 5 },
  ]);
});

test('a list is called what its text calls it', () => {
  expect(titleIn(WAR_ROOM)).toBe('Butcher');
  expect([titleIn(CONFLICT_CHAMBER), titleIn('Sorscha +6\nJuggernaut 7')]).toEqual(['', '']);
  expect(titleIn('List: Red Wave\nSorscha +6')).toBe('Red Wave');
});
