import { describe, expect, test } from 'vitest';
import { isRefusal } from '../../../../rules/refusal.ts';
import { readArmy } from './read.ts';
import type { ImportedArmy } from './rules.ts';

const SHARED = `++ Dock Watch - Harbour (v3.5.1) [GFF 195pts] ++

# a remark
Harbour Captain [1] Q4+ D4+ | 75pts | Hero, Tough(3), 1x Far Seer(Caster(1)), Salt-Hardened
Signal Pistol (12", A1, AP(1), Smoke), Cutlass (A2)

2x Deck Crew [3] Q5+ D5+ | 45pts | 2x Fast
6x Hooks (A1)

Gunner [1] Q4+ D5+ | 30pts | 5XP | Relentless
24" Swivel Gun (A2, Rending)
`;

function army(text: string): ImportedArmy {
  const read = readArmy(text);
  if (isRefusal(read) || !read.imported) throw new Error('it was refused');
  return read;
}

describe('share as text', () => {
  const read = army(SHARED);

  test('units, copies, costs and the total', () => {
    expect(read).toMatchObject({ name: 'Dock Watch - Harbour (v3.5.1)', points: 195, models: 8 });
    expect(read.units.map(({ name, cost }) => [name, cost])).toEqual([
      ['Harbour Captain', 75],
      ['Deck Crew', 45],
      ['Deck Crew', 45],
      ['Gunner', 30],
    ]);
  });

  test('rules, those of items, and for how many models', () => {
    const [captain, crew, , gunner] = read.units;
    expect(captain).toMatchObject({ tough: 3, rules: [{ name: 'Hero' }, { name: 'Caster', value: 1, models: 1 }] });
    expect(crew?.rules).toEqual([{ name: 'Fast', models: 2 }]);
    expect(gunner?.weapons).toMatchObject([
      { name: 'Swivel Gun', range: 24, attacks: 2, rules: [{ name: 'Rending' }] },
    ]);
  });

  test('what is not simulated is kept by name', () => {
    expect(read.units[0]?.notSimulated).toEqual(['Salt-Hardened', 'Smoke']);
    expect(read.warnings.toSorted()).toEqual(['campaign', 'not-simulated']);
  });

  test('what we write we read again', () => {
    expect(army(JSON.stringify(read))).toEqual(read);
  });
});

test('“Share as text” as Army Forge writes it today says how many units there are', () => {
  const list = (units: number) =>
    army(
      `++ Starhost - Saurians (v3.5.3) [GFF 65pts] [${units} Units] ++\n\n2x Crew [1] Q5+ D5+ | 20pts\nAxe (A2)\n\nGunner [1] Q4+ D4+ | 25pts\nRifle (24", A1)`,
    );
  expect(list(3)).toMatchObject({ points: 65, models: 3, warnings: [] });
  expect(list(2)).toMatchObject({ warnings: ['units'] });
  expect(army('++ One [GFF 20pts] [1 Unit] ++\n\nCrew [1] Q5+ D5+ | 20pts\nAxe (A2)')).toMatchObject({ warnings: [] });
});

test('round bases are taken: the unit’s, or those of an item that brings one', () => {
  const unit = (more: object) => ({ id: 'u', name: 'Crew', size: 1, cost: 35, quality: 4, defense: 4, ...more });
  const bases = (...units: readonly object[]) => {
    const read = army(JSON.stringify({ gameSystem: 'gff', units }));
    return read.units.map(({ base }) => base);
  };
  expect(
    bases(
      unit({ bases: { round: '25', square: '20' } }),
      unit({ bases: { round: '60x35' } }),
      unit({}),
      unit({
        bases: { round: '32' },
        loadout: [{ type: 'ArmyBookItem', name: 'Bike', bases: { round: '60' }, content: [] }],
      }),
    ),
  ).toEqual([25, undefined, undefined, 60]);
});

describe('lists that are none', () => {
  test.each([
    ['', 'bad-list'],
    ['{"units": 3}', 'bad-list'],
    ['{', 'bad-list'],
    ['[1]', 'bad-list'],
    ['{"list":{"units":[{"id":"a"}]}}', 'bad-list'],
    ['{"gameSystem":"gff","units":[{"name":"X","size":-3,"quality":4,"defense":4}]}', 'bad-unit'],
    ['{"gameSystem":"gff","units":[{"name":"X","size":1,"cost":-50,"quality":4,"defense":4}]}', 'bad-unit'],
    ['{"gameSystem":"gff","units":[{"name":"X","size":90000,"quality":4,"defense":4}]}', 'bad-unit'],
    ['++ Debt [GFF 10pts] ++\n\nX [1] Q4+ D4+ | -10pts', 'bad-unit'],
    ['++ Horde [GFF 10pts] ++\n\n9999x X [1] Q4+ D4+ | 10pts', 'bad-list'],
    [JSON.stringify({ gameSystem: 'gff', units: Array.from({ length: 5000 }, () => ({ quality: 4 })) }), 'bad-list'],
    [JSON.stringify({ imported: true, units: [{ models: 5000 }] }), 'bad-unit'],
    [`${'{"units":['.repeat(300)}${']}'.repeat(300)}`, null],
    ['++ Nobody [GFF 10pts] ++', 'bad-list'],
    ['{"gameSystem":"gff","units":[null,3,[]]}', 'bad-list'],
    ['{"imported":true,"units":[]}', 'bad-list'],
    ['{"gameSystem":"gff","units":[{"name":"X","size":1,"cost":1e400,"quality":4,"defense":4}]}', 'bad-unit'],
    ['{"gameSystem":"gff","units":[{"name":"X","size":1,"cost":NaN,"quality":4,"defense":4}]}', 'bad-list'],
    ['{"gameSystem":"gff","units":[{"name":"X","size":"one","quality":4,"defense":4}]}', 'bad-unit'],
    ['['.repeat(10_000) + ']'.repeat(10_000), 'bad-list'],
  ])('%s', (text, code) => {
    expect(readArmy(text)).toMatchObject(code === null ? { imported: false } : { code });
  });

  test('a refusal names its rule', () => {
    for (const text of ['', '{"units": 3}', '{', '{"gameSystem":"gff","units":[{"size":-3}]}']) {
      expect(readArmy(text)).toMatchObject({ refused: ['GFF-ARMY-10'] });
    }
  });

  test('what is missing or stale is said, not guessed', () => {
    const deep = `{"content":[${'{"content":['.repeat(400)}${']}'.repeat(400)}]}`;
    const list = `{"gameSystem":"gff","points":900,"units":[{"name":"X","size":1,"quality":4,"defense":4,"items":[${deep}]}]}`;
    expect(army(list).warnings).toEqual(['price', 'points']);
    const text = '++ Old [GFF 90pts] ++\n\nX [1] Q4+ D4+\nKnife\n\nstray words';
    expect([...army(text).warnings].sort()).toEqual(['points', 'price', 'unread']);
  });

  test('which unit it is, what lacks a price, and what is no more than its name', () => {
    const unit = { name: 'Deck Crew', size: 1, quality: 4, defense: 4 };
    const list = (units: readonly object[], more: object = {}) => JSON.stringify({ gameSystem: 'gff', units, ...more });
    expect(readArmy(list([{ ...unit, cost: -5 }]))).toMatchObject({
      message: '“Deck Crew” is not a unit of the game: cost must be a whole number from 0 to 1000000.',
    });
    const read = army(list([unit, { ...unit, cost: 20 }], { pointsLimit: -3 }));
    expect(read).toMatchObject({ limit: null, units: [{ unpriced: true }, { cost: 20 }] });
    expect(read.units[1]).not.toHaveProperty('unpriced');
    expect(army(JSON.stringify(read))).toEqual(read);
    const twins = [
      { ...unit, id: 'a', cost: 5 },
      { ...unit, id: 'a', cost: 5 },
      { ...unit, id: 'a-2', cost: 5 },
    ];
    expect(army(list(twins)).units.map(({ id }) => id)).toEqual(['a', 'a-2', 'a-2-2']);
    const names = ['__proto__', 'constructor', 'toString'];
    const odd = `{"gameSystem":"gff","units":[{"__proto__":{"size":9},"name":"X","size":1,"cost":1,"quality":4,"defense":4,"rules":${JSON.stringify(names.map((name) => ({ name })))}}]}`;
    expect(army(odd).units[0]).toMatchObject({ models: 1, rules: [], notSimulated: names });
  });

  test('a text that goes on and on is read or refused at once', () => {
    const [open, space] = ['('.repeat(200_000), ' '.repeat(200_000)];
    const list = `++ Long [GFF 10pts] ++\n\nX [1] Q4+ D4+ | 10pts | Hero\n${open}\n${open}`;
    expect(army(list)).toMatchObject({ warnings: ['unread'], units: [{ weapons: [] }] });
    expect(readArmy(`++${space}[`)).toMatchObject({ code: 'bad-list' });
  });

  test('another game is named as one', () => {
    for (const [letters, game] of [
      ['AOF', 'Age of Fantasy'],
      ['gf', 'Grimdark Future'],
      ['AOFS', 'Age of Fantasy: Skirmish'],
      ['XYZ', 'XYZ'],
    ]) {
      const refused = { imported: false, warnings: ['system'], game };
      expect(readArmy(`++ Others [${letters} 200pts] ++`)).toEqual(refused);
      expect(readArmy(JSON.stringify({ gameSystem: letters, units: [] }))).toEqual(refused);
    }
  });
});

test('an aura of an army book reaches the three dearest other units, and what counts afoot is not simulated for them', () => {
  const crew = (name: string, points: number, rules = '') =>
    `${name} [1] Q4+ D4+ | ${points}pts${rules === '' ? '' : ` | ${rules}`}\nAxe (A2)`;
  const text = [
    '++ Reef [GFF 150pts] ++',
    crew('Chief', 50, 'Hero, Furious Aura, Fast Aura'),
    ...[crew('Dear', 35), crew('Wild', 30, 'Furious'), crew('Plain', 15), crew('Third', 12), crew('Last', 8)],
  ].join('\n\n');
  const read = readArmy(text);
  if (isRefusal(read) || !read.imported) throw new Error('it was refused');
  const given = { name: 'Furious Aura of Chief', says: { bearer: 'unit', aura: { gives: 'Furious', from: 'u1' } } };
  const among = read.units.filter(({ rules }) => rules.some(({ name }) => name === given.name));
  expect(among.map(({ name }) => name)).toEqual(['Dear', 'Plain', 'Third']);
  expect(among[0]?.rules).toEqual([given]);
  expect(read.units[0]?.notSimulated).toEqual(['Fast Aura for other units']);
});
