/**
 * Whole lists as players made them are read without a wrong figure, as text and, where they were found so, as Army Forge's JSON laid
 * out as it was then. What is expected is said by the lines themselves, taken apart once more here without the reader.
 */
import { expect, test } from 'vitest';
import type { Entry, RealList, Shape } from '../../../../../tests/core/systems/firefight/real-list.ts';
import { REAL_LISTS } from '../../../../../tests/core/systems/firefight/real-lists.ts';
import { isRefusal } from '../../../../rules/refusal.ts';
import { readArmy } from './read.ts';
import { slimList } from './slim.ts';
import type { ImportedArmy, ImportedUnit } from './rules.ts';

/** What the one page of the game's rules knows: nothing of this may ever be set aside as unknown. */
const CORE =
  'AP Ambush Bane Blast Caster Counter Deadly Fast Fear Fearless Flying Furious Hero Impact Indirect Limited Regeneration Relentless Reliable Rending Scout Slow Stealth Strider Surge Thrust Tough Unstoppable';
/** Rules that another book has under another name. */
const OTHERWISE: Readonly<Record<string, string>> = { 'Caster Group': 'Caster' };

/** `3x Rifle (24", A1, AP(1))`: how many, the name, and what stands in the brackets. */
interface Said {
  readonly count: number;
  readonly name: string;
  readonly words: readonly string[];
}

/** Parts at the commas that stand in no bracket. */
function partsOf(line: string): string[] {
  let depth = 0;
  const cut = line.split('').map((letter) => {
    depth += letter === '(' ? 1 : letter === ')' ? -1 : 0;
    return letter === ',' && depth === 0 ? '\n' : letter;
  });
  return cut
    .join('')
    .split('\n')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

function saidOf(part: string): Said {
  const [, count, rest = ''] = /^(?:(\d+)x )?(.*)$/.exec(part) ?? [];
  const open = rest.indexOf('(');
  const name = (open < 0 ? rest : rest.slice(0, open)).trim();
  return { count: Number(count ?? 1), name, words: open < 0 ? [] : partsOf(rest.slice(open + 1, -1)) };
}

/** The rules of a unit's line: an item stands for those that it brings. */
function rulesSaid(entry: Entry): string[] {
  const [, , rules = ''] = entry.says[0].split(' | ');
  return partsOf(rules).flatMap((part) => {
    const { words } = saidOf(part);
    return words.length === 0 || /^\+?\d+$/.test(words[0] ?? '') ? [part.replace(/^\d+x /, '')] : words;
  });
}

function headSaid({ says: [line], times = 1 }: Entry) {
  const found =
    /^(?:(?<copies>\d+)x )?(?<name>.+) \[(?<size>\d+)\] Q(?<quality>\d)\+ D(?<defense>\d)\+ \| (?<cost>\d+)pts/.exec(
      line,
    )?.groups ?? {};
  const [size, quality, defense, cost] = [found.size, found.quality, found.defense, found.cost].map(Number);
  return { name: found.name ?? '', size, quality, defense, cost: cost ?? 0, times: times * Number(found.copies ?? 1) };
}

/** The list as text. A line of copies stands for as many units; the list's own lines stay as they were found. */
function textOf(list: RealList, letters: string): string {
  const units = list.units.flatMap(({ says, times = 1, joined = false }) =>
    Array.from({ length: times }, () => `${says.join('\n')}${joined ? '\n| Joined to:' : '\n'}`),
  );
  return `++ ${list.name} [${letters} ${pointsOf(list)}pts] ++\n\n${units.join('\n')}`;
}

function pointsOf({ units }: RealList): number {
  return units.map(headSaid).reduce((sum, { cost, times }) => sum + cost * times, 0);
}

/** Weapons of armies' claws and hands, for which Army Forge gives no range at all; others in melee have 0. */
const NO_RANGE = /^(?:Razor Claws|Metal Claws|Sharp Beak|Hand Weapon)$/;
/** Weapons whose attacks were a text before 3.5. */
const ATTACKS_AS_TEXT = /^(?:Heavy Razor Claws|Bio-Cannon|Great Hammer|Chainsaw Sword|Panoptic Staff)$/;

function ruleJson(label: string, shape: Shape): object {
  const { name, words } = saidOf(label);
  const [figure] = words;
  if (shape === '2023' || shape === '2024') {
    return {
      key: name.toLowerCase(),
      modify: figure?.startsWith('+') === true,
      name,
      rating: figure?.replace('+', '') ?? '',
    };
  }
  return { id: `r-${name}`, label, name, ...(figure === undefined ? {} : { rating: Number(figure) }) };
}

function weaponJson(part: string, shape: Shape): object {
  const { count, name, words } = saidOf(part);
  const inches = words.find((word) => word.endsWith('"'));
  const attacks = Number(words.find((word) => /^A\d+$/.test(word))?.slice(1));
  const none = shape === '3.5' ? { range: null } : {};
  return {
    type: 'ArmyBookWeapon',
    id: `w-${name}`,
    name,
    label: part.replace(/^\d+x /, ''),
    count,
    originalCount: count,
    dependencies: [],
    attacks: shape !== '3.5' && ATTACKS_AS_TEXT.test(name) ? String(attacks) : attacks,
    ...(shape === '3.5' ? { attacksMultiplier: 1 } : {}),
    ...(inches === undefined ? (NO_RANGE.test(name) ? none : { range: 0 }) : { range: Number(inches.slice(0, -1)) }),
    specialRules: words.filter((word) => word !== inches && !/^A\d+$/.test(word)).map((word) => ruleJson(word, shape)),
  };
}

/** An item with its rules, as a loadout holds it and an option gives it. */
function itemJson({ count, name, words }: Said, shape: Shape): object {
  const content = words.map((word) => ({ ...ruleJson(word, shape), type: 'ArmyBookRule', count: 1, dependencies: [] }));
  return { type: 'ArmyBookItem', name, label: `${name} (${words.join(', ')})`, bases: null, count, content };
}

/** What was replaced, and what was taken out again: neither is carried. */
const REPLACED = 'Replaced Rifle (24", A3, AP(3))';

function unitJson(entry: Entry, shape: Shape, selectionId: string): object {
  const { name, size, quality, defense, cost } = headSaid(entry);
  const [, , rules = ''] = entry.says[0].split(' | ');
  const said = partsOf(rules).map((part) => ({ part, ...saidOf(part) }));
  const isItem = ({ words }: Said) => words.length > 0 && !/^\d+$/.test(words[0] ?? '');
  const items = said.filter(isItem).map((one) => itemJson(one, shape));
  const { paid = [], gained = [] } = entry;
  const own = said.filter((one) => !isItem(one) && !gained.includes(one.part)).map(({ part }) => ruleJson(part, shape));
  const given = gained.map((rule) => ({ ...ruleJson(rule, shape), type: 'ArmyBookRule', count: 1, dependencies: [] }));
  const id = `entry-${name}`;
  const kit = [weaponJson(REPLACED, shape)];
  const old = shape === '2023' || shape === '2024';
  return {
    id,
    selectionId,
    ...(name === 'Flagellant Sister' ? { name: 'Fanatic Sister', customName: name } : { name }),
    size,
    quality,
    defense,
    cost: cost - paid.reduce<number>((sum, price) => sum + (price ?? 0), 0),
    ...(entry.base === undefined ? {} : { bases: { round: String(entry.base), square: '20' } }),
    ...(old ? { specialRules: own, equipment: kit } : { rules: own, weapons: kit, items }),
    loadout: [...partsOf(entry.says[1]).map((part) => weaponJson(part, shape)), ...items],
    selectedUpgrades: paid.map((price, at) => ({
      upgrade: { variant: 'upgrade' },
      option: {
        ...(price === null ? {} : { cost: price + 15 }),
        costs: [{ cost: 5, unitId: 'another' }, ...(price === null ? [] : [{ cost: price, unitId: id }])],
        gains: at === paid.length - 1 ? [...items, ...given] : items,
      },
    })),
    combined: false,
    joinToUnit: entry.joined ? 'another' : null,
    traits: [],
    xp: 0,
    notes: null,
  };
}

function jsonOf({ name, units, total, breaches, campaign = false }: RealList, shape: Shape): string {
  const rows = units.flatMap((entry, at) =>
    Array.from({ length: entry.times ?? 1 }, (_, copy) => unitJson(entry, shape, `s${at}-${copy}`)),
  );
  const [removed] = units.map((entry) => unitJson(entry, '2023', 'removed'));
  const said = { ...total, ...(breaches ? { forceOrgErrors: breaches } : {}) };
  return JSON.stringify({
    gameSystem: 'gff',
    name,
    campaignMode: campaign,
    ...said,
    units: rows,
    undoUnitRemove: [removed],
  });
}

function army(text: string): ImportedArmy {
  const read = readArmy(text);
  if (isRefusal(read) || !read.imported) throw new Error(`it was refused: ${JSON.stringify(read)}`);
  return read;
}

const noted = ({ name, value }: { readonly name: string; readonly value?: number }) =>
  value === undefined ? name : `${name}(${value})`;

/** Rules without their figures, where the reader keeps them by name alone. */
const bare = (rule: string) => rule.replace(/\(.*/, '');

/** Everything of a unit that was read, once more as lines; what its army gives it is left out. */
function linesOf({ name, models, quality, defense, cost, tough, rules, weapons, notSimulated }: ImportedUnit) {
  const own = rules.filter((rule) => !rule.name.includes(' Aura of ')).map(noted);
  return {
    head: `${name} [${models}] Q${quality}+ D${defense}+ | ${cost}pts`,
    rules: [...own, ...(tough > 1 ? [`Tough(${tough})`] : [])],
    weapons: weapons.map((weapon) => ({
      is: `${weapon.count}x ${weapon.name} (${weapon.range}", A${weapon.attacks})`,
      rules: weapon.rules.map(noted),
    })),
    set: notSimulated.filter((one) => !one.endsWith(' for other units')),
  };
}

/** Compares a unit that was read with what its lines say: nothing is more, less or other. */
function compare(read: ImportedUnit, entry: Entry): void {
  const { name, size, quality, defense, cost } = headSaid(entry);
  const lines = linesOf(read);
  expect(lines.head).toBe(`${name} [${size}] Q${quality}+ D${defense}+ | ${cost}pts`);
  const arms = partsOf(entry.says[1]).map(saidOf);
  expect(lines.weapons.map(({ is }) => is)).toEqual(
    arms.map(({ count, name: called, words }) => {
      const inches = words.find((word) => word.endsWith('"')) ?? '0"';
      return `${count}x ${called} (${inches}, ${words.find((word) => /^A\d+$/.test(word))})`;
    }),
  );
  for (const [at, { words }] of arms.entries()) {
    const rules = words.filter((word) => !word.endsWith('"') && !/^A\d+$/.test(word));
    expect(lines.weapons[at]?.rules.toSorted()).toEqual(
      rules.filter((rule) => !lines.set.includes(bare(rule))).toSorted(),
    );
  }
  const known = rulesSaid(entry).map((rule) => OTHERWISE[rule] ?? rule.replace('(+', '('));
  expect(lines.rules.toSorted()).toEqual(known.filter((rule) => !lines.set.includes(bare(rule))).toSorted());
  const all = [...known, ...arms.flatMap(({ words }) => words)].map(bare);
  expect(lines.set.filter((rule) => !all.includes(rule) || CORE.split(' ').includes(rule))).toEqual([]);
}

function compareAll(read: ImportedArmy, list: RealList): void {
  const expected = list.units.flatMap((entry) => Array.from({ length: headSaid(entry).times }, () => entry));
  expect(read.units).toHaveLength(expected.length);
  for (const [at, entry] of expected.entries()) {
    const unit = read.units[at];
    if (unit) compare(unit, entry);
  }
  expect(read).toMatchObject({ name: list.name, points: pointsOf(list) });
}

test.each(REAL_LISTS.map((list) => [list.name, list] as const))('as text: %s', (_, list) => {
  const read = army(textOf(list, 'GFF'));
  compareAll(read, list);
  expect(read.warnings.filter((warning) => warning !== 'not-simulated')).toEqual(joinedIn(list));
});

const joinedIn = ({ units }: RealList) => (units.some(({ joined }) => joined) ? ['joined'] : []);

const FOUND = REAL_LISTS.flatMap((list) => (list.shape === 'text' ? [] : [[list.name, list, list.shape] as const]));

test.each(FOUND)('the same of what is kept of a file: %s', (_, list, shape) => {
  const file = JSON.stringify(JSON.parse(jsonOf(list, shape)), null, 4);
  const kept = slimList(file);
  expect(army(kept)).toEqual(army(file));
  expect(kept.length).toBeLessThan(file.length / 3);
  expect(slimList(kept)).toBe(kept);
});

test('what is no file of Army Forge is kept as it is', () => {
  const [first] = REAL_LISTS;
  if (!first) throw new Error('there is no list');
  const ours = JSON.stringify(army(textOf(first, 'GFF')));
  const broken = '{"gameSystem":"gff","units":[null,{"name":"X","size":1,"quality":4,"defense":4,"cost":5}],"key":1}';
  for (const text of [ours, broken, textOf(first, 'GFF'), '{"units":3}', '{', '', 'wardens']) {
    expect(slimList(text)).toBe(text);
  }
});

const SHARED = REAL_LISTS.filter(({ shape }) => shape === 'text').map((list) => [list.name, list] as const);

test.each(SHARED)('what was found as text adds up to its own total: %s', (_, list) => {
  expect(pointsOf(list)).toBe(list.total?.points);
});

test.each(FOUND)('as JSON: %s', (_, list, shape) => {
  const read = army(jsonOf(list, shape));
  compareAll(read, list);
  const bases = list.units.flatMap(({ base, times = 1 }) => Array.from({ length: times }, () => base));
  expect(read.units.map(({ base }) => base)).toEqual(bases);
  const { points, listPoints, modelCount } = list.total ?? {};
  const lost = list.units.flatMap(({ paid = [] }) => paid).filter((price) => price === null).length;
  const stored = listPoints ?? points;
  const stale = stored !== undefined && stored - 9999 * lost !== pointsOf(list);
  expect(read.warnings.filter((warning) => warning !== 'not-simulated').toSorted()).toEqual(
    [
      ...(stale ? ['points'] : []),
      ...(modelCount !== undefined && modelCount !== read.models ? ['models'] : []),
      ...(lost > 0 ? ['price'] : []),
      ...(list.breaches ? ['force-org'] : []),
      ...(list.campaign ? ['campaign'] : []),
      ...joinedIn(list),
    ].toSorted(),
  );
  expect(read.breaches ?? []).toEqual(list.breaches ?? []);
});

test.each(REAL_LISTS.flatMap((list) => (list.other ? [[list.name, list, ...list.other] as const] : [])))(
  'of another game, by its name: %s',
  (_, list, letters, game) => {
    const refused = { imported: false, warnings: ['system'], game };
    expect(readArmy(textOf(list, letters))).toEqual(refused);
    expect(readArmy(jsonOf(list, '3.5').replace('"gff"', JSON.stringify(letters.toLowerCase())))).toEqual(refused);
  },
);

/** What a file saved from Army Forge says of a unit: which it is, and what was chosen. */
const chosen = (
  id: string,
  selectionId: string,
  joinToUnit: string | null,
  combined: boolean,
  ...options: string[]
) => ({
  id,
  armyId: 'a-book',
  selectionId,
  selectedUpgrades: options.map((optionId) => ({ instanceId: `i-${optionId}`, upgradeId: `u-${optionId}`, optionId })),
  combined,
  joinToUnit,
  xp: 0,
  traits: [],
  notes: null,
});

/** Files that players saved in April 2023 (yakuzadave/grimdark_future) and June 2026 (cabeard21/opr_helper). */
const SAVED = [
  {
    game: ['gf', 'Grimdark Future'],
    armyName: 'Soul-Snatcher Cults',
    list: { name: 'Soul-Snatcher Cults', points: 735, pointsLimit: 750, campaignMode: true },
    units: [
      chosen('BMa76or', '1_YwO', '3TNbn', false, 'mE8jmgf'),
      chosen('wg6fbNx', '3TNbn', null, true, '6Faz1Cp'),
      chosen('wg6fbNx', 'YBTQz', '3TNbn', true),
      chosen('q6fx4lG', 'j9yTF', null, false, 'tjFWd'),
      chosen('QhBJKna', 'utXf5', null, false),
    ],
  },
  {
    game: ['aof', 'Age of Fantasy'],
    armyName: 'Havoc Dwarves',
    list: { name: 'HD 750', modelCount: 23, pointsLimit: 750, campaignMode: false, activationCount: 4 },
    units: [
      chosen('bOv6BGK', 'jj92Z', null, false),
      chosen('rD_q6e2', 'EiFil', null, false),
      chosen('mUV7hLd', 'Cbt_O', 'NghQV', false, 'kxS0Vk3P'),
      chosen('qvEDRj3', 'NghQV', null, true, '6QQ-Luz'),
      chosen('qvEDRj3', 'bLCw2', 'NghQV', true, '6QQ-Luz'),
      chosen('Ba9rAJ-', 'mE-Yx', null, false, 'VIutfeHtR7'),
    ],
  },
] as const;

test.each(SAVED)('a saved file is refused by its game, or for having no figures: $armyName', (file) => {
  const { game, armyName, list, units } = file;
  const saved = (gameSystem: string) =>
    JSON.stringify({ gameSystem, armyName, saveVersion: 3, list: { ...list, gameSystem, units }, favourite: false });
  expect(readArmy(saved(game[0]))).toEqual({ imported: false, warnings: ['system'], game: game[1] });
  expect(readArmy(saved('gff'))).toMatchObject({ code: 'bad-list', message: expect.stringContaining('no figures') });
});
