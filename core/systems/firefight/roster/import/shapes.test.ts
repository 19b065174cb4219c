/** The shapes of real lists, 2023 to 2026, as text and as JSON: each an example of our own, read without a wrong figure. */
import { expect, test } from 'vitest';
import { isRefusal } from '../../../../rules/refusal.ts';
import { readArmy } from './read.ts';
import { slimList } from './slim.ts';
import type { ImportedArmy, ImportedUnit } from './rules.ts';

function army(text: string): ImportedArmy {
  const read = readArmy(text);
  if (isRefusal(read) || !read.imported) throw new Error(`it was refused: ${JSON.stringify(read)}`);
  return read;
}

/** A unit in short: `Crew 3 Q4 D4 45 T3 | Hero, Fast x1 | 2 Rifle 24 A1 AP(1) | not simulated`. */
function short({ name, models, quality, defense, cost, tough, rules, weapons, notSimulated }: ImportedUnit): string {
  const note = (one: { name: string; value?: number; models?: number }) =>
    `${one.name}${one.value === undefined ? '' : `(${one.value})`}${one.models === undefined ? '' : ` x${one.models}`}`;
  const arms = weapons.map((weapon) =>
    [`${weapon.count} ${weapon.name} ${weapon.range} A${weapon.attacks}`, ...weapon.rules.map(note)].join(' '),
  );
  const parts = [
    `${name} ${models} Q${quality} D${defense} ${cost}${tough > 1 ? ` T${tough}` : ''}`,
    rules.map(note).join(', '),
    arms.join(', '),
    notSimulated.join(', '),
  ];
  return parts.join(' | ');
}

const shared = (head: string, ...units: string[]) =>
  `++ Reef - Saurians (v3.5.3) [${head}] ++\n\n${units.join('\n\n')}\n`;
const one = (line: string, ...arms: string[]) => shared('GFF 40pts', [line, ...arms].join('\n'));
const CREW = 'Crew [1] Q4+ D4+ | 40pts';

const TEXTS: readonly (readonly [shape: string, list: string, units: readonly string[]])[] = [
  ['points alone in the head', `++ Reef [40pts] ++\n\n${CREW}\nAxe (A2)`, ['Crew 1 Q4 D4 40 |  | 1 Axe 0 A2 | ']],
  ['the game in the head', one(CREW, 'Axe (A2)'), ['Crew 1 Q4 D4 40 |  | 1 Axe 0 A2 | ']],
  [
    'the number of units in the head',
    shared('GFF 40pts] [1 Units', `${CREW}\nAxe (A2)`),
    ['Crew 1 Q4 D4 40 |  | 1 Axe 0 A2 | '],
  ],
  [
    'more in the head',
    shared('GFF 40pts] [1 Unit] [Campaign', `${CREW}\nAxe (A2)`),
    ['Crew 1 Q4 D4 40 |  | 1 Axe 0 A2 | '],
  ],
  [
    'lines that end as on Windows',
    one(CREW, 'Axe (A2)').replaceAll('\n', '\r\n'),
    ['Crew 1 Q4 D4 40 |  | 1 Axe 0 A2 | '],
  ],
  ['words around the list', `My list:\n\n${one(CREW, 'Axe (A2)')}`, ['Crew 1 Q4 D4 40 |  | 1 Axe 0 A2 | ']],
  [
    'an aura of a rule that is known',
    one(`${CREW} | Shielded Aura`, 'Axe (A2)'),
    ['Crew 1 Q4 D4 40 | Shielded Aura | 1 Axe 0 A2 | '],
  ],
  [
    'rules of the unit',
    one(`${CREW} | Hero, Tough(3), Fast`, 'Axe (A2)'),
    ['Crew 1 Q4 D4 40 T3 | Hero, Fast | 1 Axe 0 A2 | '],
  ],
  [
    'copies of a unit',
    shared('GFF 40pts', '2x Crew [3] Q5+ D5+ | 20pts\n3x Claws (A1)'),
    ['Crew 3 Q5 D5 20 |  | 3 Claws 0 A1 | ', 'Crew 3 Q5 D5 20 |  | 3 Claws 0 A1 | '],
  ],
  [
    'a rule for each model that has it',
    one('Crew [3] Q4+ D4+ | 40pts | 3x Fast, 1x Scout', '3x Claws (A1)'),
    ['Crew 3 Q4 D4 40 | Fast x3, Scout x1 | 3 Claws 0 A1 | '],
  ],
  [
    'an item with rules of its own',
    one(`${CREW} | Hero, 1x Sea Charm(Stealth, Caster(2))`, 'Axe (A2)'),
    ['Crew 1 Q4 D4 40 | Hero, Stealth x1, Caster(2) x1 | 1 Axe 0 A2 | '],
  ],
  [
    'a figure that is added',
    one(`${CREW} | Caster(1), Caster(+1)`, 'Axe (A2)'),
    ['Crew 1 Q4 D4 40 | Caster(2) | 1 Axe 0 A2 | '],
  ],
  ['an added figure alone', one(`${CREW} | Caster(+1)`, 'Axe (A2)'), ['Crew 1 Q4 D4 40 | Caster(1) | 1 Axe 0 A2 | ']],
  ['AP that is added', one(CREW, 'Axe (A2, AP(1), AP(+1))'), ['Crew 1 Q4 D4 40 |  | 1 Axe 0 A2 AP(2) | ']],
  ['Tough that is added', one(`${CREW} | Tough(3), Tough(+3)`, 'Axe (A2)'), ['Crew 1 Q4 D4 40 T6 |  | 1 Axe 0 A2 | ']],
  [
    'a rule that brings a unit',
    one(`${CREW} | Spawn(Drones [5])`, 'Axe (A2)'),
    ['Crew 1 Q4 D4 40 |  | 1 Axe 0 A2 | Spawn'],
  ],
  [
    'weapons in one line, with copies and rules',
    one('Crew [3] Q4+ D4+ | 40pts', '2x Spiner (6", A2, AP(1)), 3x Claws (A1), Flamer (6", A1, Blast(3), Reliable)'),
    ['Crew 3 Q4 D4 40 |  | 2 Spiner 6 A2 AP(1), 3 Claws 0 A1, 1 Flamer 6 A1 Blast(3) Reliable | '],
  ],
  [
    'weapons in lines of their own',
    one(CREW, 'Axe (A2)', 'Bow (18", A1)'),
    ['Crew 1 Q4 D4 40 |  | 1 Axe 0 A2, 1 Bow 18 A1 | '],
  ],
  ['the range before the name', one(CREW, '24" Bow (A2, Rending)'), ['Crew 1 Q4 D4 40 |  | 1 Bow 24 A2 Rending | ']],
  [
    'inches as phones write them',
    one(CREW, "Bow (18”, A1), Sling (12'', A1)"),
    ['Crew 1 Q4 D4 40 |  | 1 Bow 18 A1, 1 Sling 12 A1 | '],
  ],
  [
    'brackets in a weapon’s name',
    one(CREW, 'Bow (Long) (24", A1, AP(1))'),
    ['Crew 1 Q4 D4 40 |  | 1 Bow (Long) 24 A1 AP(1) | '],
  ],
  [
    'brackets in a unit’s name',
    one('Ana (Captain) [1] Q3+ D4+ | 40pts', 'Axe (A2)'),
    ['Ana (Captain) 1 Q3 D4 40 |  | 1 Axe 0 A2 | '],
  ],
  ['experience of a campaign', one(`${CREW} | 5XP | Fast`, 'Axe (A2)'), ['Crew 1 Q4 D4 40 | Fast | 1 Axe 0 A2 | ']],
  [
    'rules of army books, played and not',
    one(`${CREW} | Shielded, Agile, Courage Aura`, 'Axe (A2, Lacerate)'),
    ['Crew 1 Q4 D4 40 | Shielded, Agile | 1 Axe 0 A2 Lacerate | Courage Aura'],
  ],
  [
    'rules that whoever plays it plays as others',
    `${one(`${CREW} | Blessed, Courage Aura`, 'Axe (A2, Wicked)')}\n\nCourage Aura = Fearless\nWicked = AP(1)`,
    ['Crew 1 Q4 D4 40 | Fearless | 1 Axe 0 A2 AP(1) | Blessed'],
  ],
  [
    'a hero who joins a unit',
    shared('GFF 80pts', `${CREW} | Hero\nAxe (A2)\n| Joined to:\n${CREW}\nAxe (A2)`),
    ['Crew 1 Q4 D4 40 | Hero | 1 Axe 0 A2 | ', 'Crew 1 Q4 D4 40 |  | 1 Axe 0 A2 | '],
  ],
];

test('text: a rule that is to be played as one that the game does not know is not simulated, and the line is said', () => {
  const army = readArmy(`${one(`${CREW} | Blessed`, 'Axe (A2)')}\n\nBlessed = Blest\nFurious = Shielded`);
  expect(army).toMatchObject({ warnings: expect.arrayContaining(['unread']), units: [{ notSimulated: ['Blessed'] }] });
});

test.each(TEXTS)('text: %s', (_, list, units) => {
  const read = army(list);
  expect(read.units.map(short)).toEqual(units);
  expect(
    read.warnings.filter((warning) => warning === 'points' || warning === 'unread' || warning === 'units'),
  ).toEqual([]);
});

test('text: a whole list of two factions, as it is shared today', () => {
  const list = `++ Evening - Reef Saurians (v3.5.3), Tide Guard (v3.5.3) [GFF 300pts] [5 Units] ++

Old Crest [1] Q3+ D5+ | 60pts | Hero, Stealth, Tough(3), Salt Oath, Steady Aura
Conch (12", A4, AP(1)), Talons (A3)

Reef Lord [1] Q3+ D3+ | 85pts | Furious, Hero, Tough(6), Fast, Impact(2)
Great Hook (A3, AP(3)), Hooves (A1)

Tide Guard [3] Q4+ D4+ | 60pts | 3x Regeneration, Salt Oath
2x Rifle (24", A1), Net Caster (18", A1, Blast(3)), 3x Short Blade (A1, AP(1), Rending)

Skimmers [2] Q5+ D5+ | 40pts | 2x Flying, 2x Scout
2x Hooks (A2, AP(1))

Shore Beast [1] Q4+ D3+ | 55pts | Fear(2), Tough(6)
Tongue (12", A3, AP(1), Reliable, Deadly(3)), Maw (A4, Thrust), Stomp (A2, AP(1))`;
  const read = army(list);
  expect(read.units.map(short)).toEqual([
    'Old Crest 1 Q3 D5 60 T3 | Hero, Stealth | 1 Conch 12 A4 AP(1), 1 Talons 0 A3 | Salt Oath, Steady Aura',
    'Reef Lord 1 Q3 D3 85 T6 | Furious, Hero, Fast, Impact(2) | 1 Great Hook 0 A3 AP(3), 1 Hooves 0 A1 | ',
    'Tide Guard 3 Q4 D4 60 | Regeneration x3 | 2 Rifle 24 A1, 1 Net Caster 18 A1 Blast(3), 3 Short Blade 0 A1 AP(1) Rending | Salt Oath',
    'Skimmers 2 Q5 D5 40 | Flying x2, Scout x2 | 2 Hooks 0 A2 AP(1) | ',
    'Shore Beast 1 Q4 D3 55 T6 | Fear(2) | 1 Tongue 12 A3 AP(1) Reliable Deadly(3), 1 Maw 0 A4 Thrust, 1 Stomp 0 A2 AP(1) | ',
  ]);
  expect(read).toMatchObject({ points: 300, models: 8, warnings: ['not-simulated'] });
});

const rule = (name: string, more: object = {}) => ({ id: name, name, ...more });
const axe = { id: 'w', type: 'ArmyBookWeapon', name: 'Axe', range: 0, attacks: 2, count: 1, specialRules: [] };
const crew = {
  id: 'c',
  selectionId: 's',
  name: 'Crew',
  cost: 40,
  size: 1,
  quality: 4,
  defense: 4,
  rules: [],
  selectedUpgrades: [],
};
const item = (name: string, content: readonly object[], more: object = {}) => ({
  type: 'ArmyBookItem',
  name,
  content,
  ...more,
});
const json = (unit: object, more: object = {}) =>
  JSON.stringify({ gameSystem: 'gff', units: [{ ...crew, ...unit }], ...more });

const FILES: readonly (readonly [shape: string, list: string, unit: string])[] = [
  ['a loadout', json({ loadout: [axe] }), 'Crew 1 Q4 D4 40 |  | 1 Axe 0 A2 | '],
  ['equipment, before there was a loadout', json({ equipment: [axe] }), 'Crew 1 Q4 D4 40 |  | 1 Axe 0 A2 | '],
  [
    'weapons and items apart',
    json({ weapons: [axe], items: [item('Cloak', [rule('Stealth')])] }),
    'Crew 1 Q4 D4 40 | Stealth | 1 Axe 0 A2 | ',
  ],
  [
    'a figure as a text',
    json({ loadout: [{ ...axe, specialRules: [rule('AP', { rating: '1', modify: false })] }] }),
    'Crew 1 Q4 D4 40 |  | 1 Axe 0 A2 AP(1) | ',
  ],
  [
    'a figure as a number',
    json({ rules: [rule('Tough', { rating: 3, label: 'Tough(3)' })], loadout: [axe] }),
    'Crew 1 Q4 D4 40 T3 |  | 1 Axe 0 A2 | ',
  ],
  [
    'a figure that is added',
    json({ rules: [rule('Caster', { rating: 1 }), rule('Caster', { rating: 1, modify: true })], loadout: [axe] }),
    'Crew 1 Q4 D4 40 | Caster(2) | 1 Axe 0 A2 | ',
  ],
  [
    'rules under their old name',
    json({ rules: undefined, specialRules: [rule('Fast', { rating: '' })], loadout: [axe] }),
    'Crew 1 Q4 D4 40 | Fast | 1 Axe 0 A2 | ',
  ],
  ['a name of one’s own', json({ customName: 'Ana', loadout: [axe] }), 'Ana 1 Q4 D4 40 |  | 1 Axe 0 A2 | '],
  [
    'options with a price',
    json({
      loadout: [axe],
      selectedUpgrades: [{ option: { cost: 5, gains: [{ ...rule('Scout'), type: 'ArmyBookRule' }] } }],
    }),
    'Crew 1 Q4 D4 45 | Scout | 1 Axe 0 A2 | ',
  ],
  [
    'an option’s price for each unit',
    json({
      loadout: [axe],
      selectedUpgrades: [{ option: { cost: 99, costs: [{ unitId: 'c', cost: 10 }], gains: [] } }],
    }),
    'Crew 1 Q4 D4 50 |  | 1 Axe 0 A2 | ',
  ],
  [
    'an option that is a label alone',
    json({ loadout: [axe], selectedUpgrades: [{ option: { cost: 0, label: 'Banner (Fear)' } }] }),
    'Crew 1 Q4 D4 40 |  | 1 Axe 0 A2 | ',
  ],
  [
    'an item of some models',
    json({ size: 3, loadout: [{ ...axe, count: 3 }, item('Shield', [rule('Shielded')], { count: 1 })] }),
    'Crew 3 Q4 D4 40 | Shielded x1 | 3 Axe 0 A2 | ',
  ],
  [
    'an item of all models',
    json({ size: 3, loadout: [{ ...axe, count: 3 }, item('Shield', [rule('Shielded')], { count: 3 })] }),
    'Crew 3 Q4 D4 40 | Shielded | 3 Axe 0 A2 | ',
  ],
  [
    'a weapon in an item',
    json({ size: 3, loadout: [item('Shield', [{ ...axe, name: 'Bash', attacks: 1 }], { count: 3 })] }),
    'Crew 3 Q4 D4 40 |  | 3 Bash 0 A1 | ',
  ],
  [
    'two weapons in a mount',
    json({ loadout: [item('Mount', [{ ...axe, name: 'Claws', count: 2 }], { count: 1 })] }),
    'Crew 1 Q4 D4 40 |  | 2 Claws 0 A2 | ',
  ],
  [
    'an item in an item',
    json({ loadout: [axe, item('Suit', [item('Wings', [rule('Flying')])])] }),
    'Crew 1 Q4 D4 40 | Flying | 1 Axe 0 A2 | ',
  ],
  [
    'an item that an option gives counts once',
    json({
      rules: [rule('Caster', { rating: 1 })],
      loadout: [axe, item('Seer', [rule('Caster', { rating: 1, modify: true })])],
      selectedUpgrades: [{ option: { cost: 5, gains: [item('Seer', [rule('Caster', { rating: 1, modify: true })])] } }],
    }),
    'Crew 1 Q4 D4 45 | Caster(2) | 1 Axe 0 A2 | ',
  ],
  [
    'an item that another option has replaced',
    json({ loadout: [axe], selectedUpgrades: [{ option: { cost: 5, gains: [item('Shield', [rule('Shielded')])] } }] }),
    'Crew 1 Q4 D4 45 |  | 1 Axe 0 A2 | ',
  ],
  [
    'an option that costs less than nothing',
    json({ loadout: [axe], selectedUpgrades: [{ option: { cost: -5, gains: [] } }] }),
    'Crew 1 Q4 D4 35 |  | 1 Axe 0 A2 | ',
  ],
  [
    'the same rule twice',
    json({
      loadout: [axe],
      selectedUpgrades: [1, 2].map(() => ({
        option: { cost: 0, gains: [{ ...rule('Ambush'), type: 'ArmyBookRule' }] },
      })),
    }),
    'Crew 1 Q4 D4 40 | Ambush | 1 Axe 0 A2 | ',
  ],
  [
    'a unit that joins nobody, and no traits',
    json({ loadout: [axe], joinToUnit: null, combined: false, xp: 0, traits: [] }),
    'Crew 1 Q4 D4 40 |  | 1 Axe 0 A2 | ',
  ],
];

test.each(FILES)('JSON: %s', (_, list, unit) => {
  const read = army(list);
  expect(read.units.map(short)).toEqual([unit]);
  expect(read.warnings).toEqual([]);
  expect(army(slimList(list))).toEqual(read);
});
