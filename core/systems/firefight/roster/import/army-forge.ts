/**
 * An army as Army Forge answers it (`/api/tts`), in the shapes of 2023 to 2026. Only names and figures are taken; what the
 * game does not know is kept by name and marked as not simulated.
 */
import { isPlainObject, numberOf, rowsOf, textOf } from '../../../../journal/json.ts';
import { type Refusal, isRefusal } from '../../../../rules/refusal.ts';
import { LEAST_BASE, MOST_BASE } from '../../rules/unit.ts';
import { withPicks } from './picks.ts';
import {
  type FoundNote,
  type ImportWarning,
  type ImportedArmy,
  type ImportedUnit,
  MOST_UNITS,
  type OtherGame,
  armyFrom,
  badList,
  otherGame,
  totalsOf,
  unitFrom,
  sentencesIn,
} from './rules.ts';

type Fields = Readonly<Record<string, unknown>>;

/** A price that is no price: what Army Forge writes where a book has changed since the list was saved. */
const LOST = 9999;

/** How deep items may hold items before it is no list any more. */
const DEEPEST = 4;

export function importArmyForge(list: unknown): ImportedArmy | OtherGame | Refusal {
  if (!isPlainObject(list) || !Array.isArray(list.units)) return withoutUnits(list);
  if (list.units.length > MOST_UNITS) return badList(`No army has more than ${MOST_UNITS} units.`);
  const other = otherGame(list.gameSystem);
  if (other) return other;
  const warnings = new Set<ImportWarning>();
  const units: ImportedUnit[] = [];
  let lost = 0;
  const found = rowsOf(list.units);
  if (found.length < list.units.length) warnings.add('unread');
  for (const row of found) {
    const read = importUnit(row, warnings);
    if (isRefusal(read)) return read;
    units.push(read.unit);
    lost += read.lost;
  }
  const { points, models } = totalsOf(units);
  const stored = list.listPoints ?? list.points;
  if (typeof stored === 'number' && stored - LOST * lost !== points) warnings.add('points');
  if (typeof list.modelCount === 'number' && list.modelCount !== models) warnings.add('models');
  if (list.campaignMode === true) warnings.add('campaign');
  const breaches = sentencesIn(list.forceOrgErrors);
  if (breaches.length > 0) warnings.add('force-org');
  const army = armyFrom({ name: textOf(list.name), limit: list.pointsLimit, breaches }, units, warnings);
  return isRefusal(army) ? army : withPicks(army);
}

/** A saved file tells which game it is for, and of its units no more than what was chosen. */
function withoutUnits(list: unknown): OtherGame | Refusal {
  const saved = isPlainObject(list) && isPlainObject(list.list);
  const other = saved && list.gameSystem !== undefined ? otherGame(list.gameSystem) : null;
  if (other) return other;
  const hint = saved
    ? 'A saved file holds no figures: use “Share as text” or a share link instead.'
    : 'It has no units.';
  return badList(`This is not an army list of Army Forge. ${hint}`);
}

function importUnit(row: Fields, warnings: Set<ImportWarning>): { unit: ImportedUnit; lost: number } | Refusal {
  const options = rowsOf(row.selectedUpgrades).flatMap(({ option }) => (isPlainObject(option) ? [option] : []));
  const carried = carriedBy(row);
  const notes: FoundNote[] = [
    ...rulesIn(row.rules ?? row.specialRules),
    ...carried.flatMap((entry) => contentRules(entry, 0).map((note) => ({ ...note, ...modelsOf(entry, row) }))),
    ...options.flatMap(({ gains }) => rowsOf(gains).filter(notCarried(row)).flatMap(gainedRules)),
  ];
  const weapons = carried.flatMap((entry) => weaponsIn(entry, 0, 1));
  const prices = options.map((option) => priceOf(option, textOf(row.id)));
  const lost = prices.filter((price) => price === null).length;
  const paid = prices.reduce<number>((sum, price) => sum + (price ?? 0), 0);
  const priced = typeof row.cost === 'number' && row.cost !== LOST;
  const unit = unitFrom(
    {
      id: textOf(row.selectionId) || textOf(row.id),
      entry: textOf(row.id),
      name: textOf(row.customName) || textOf(row.name),
      models: row.size,
      cost: priced ? Number(row.cost) + paid : paid,
      unpriced: lost > 0 || !priced,
      quality: row.quality,
      defense: row.defense,
      base: baseOf(row, carried),
      notes,
      weapons,
    },
    warnings,
  );
  if (isRefusal(unit)) return unit;
  warnOfBigGames(row, warnings);
  return { unit, lost };
}

function warnOfBigGames({ joinToUnit, combined, xp, traits }: Fields, warnings: Set<ImportWarning>): void {
  if (typeof joinToUnit === 'string' && joinToUnit !== '') warnings.add('joined');
  if (combined === true) warnings.add('combined');
  if ((typeof xp === 'number' && xp > 0) || rowsOf(traits).length > 0 || texts(traits)) warnings.add('campaign');
}

function texts(value: unknown): boolean {
  return Array.isArray(value) && value.some((one) => typeof one === 'string');
}

/** What the unit really carries: its loadout is final; older lists have their kit under other names. */
function carriedBy({ loadout, equipment, weapons, items }: Fields): readonly Fields[] {
  if (Array.isArray(loadout)) return rowsOf(loadout);
  if (Array.isArray(equipment)) return rowsOf(equipment);
  return [...rowsOf(weapons), ...rowsOf(items)];
}

/** An option's rules stand nowhere else; its items are in the loadout, unless another option has replaced them. */
export function notCarried({ loadout }: Fields): (gain: Fields) => boolean {
  return (gain) => !Array.isArray(loadout) || !isItem(gain);
}

export function isWeapon({ type, attacks }: Fields): boolean {
  return type === 'ArmyBookWeapon' || (type === undefined && attacks !== undefined);
}

function weaponsIn(
  entry: Fields,
  depth: number,
  times: number,
): { name: string; range: number; attacks: unknown; count: unknown; rules: FoundNote[] }[] {
  if (!isWeapon(entry)) {
    if (depth >= DEEPEST) return [];
    // Every such item has what it holds.
    const each = times * timesOf(entry.count);
    return rowsOf(entry.content).flatMap((one) => weaponsIn(one, depth + 1, each));
  }
  const range = numberOf(figureOf(entry.range), 0);
  const attacks = figureOf(entry.attacks);
  const count = times === 1 ? entry.count : times * timesOf(entry.count);
  return [{ name: textOf(entry.name), range, attacks, count, rules: rulesIn(entry.specialRules ?? entry.rules) }];
}

/** A figure that may be written as a text, as the attacks of some weapons were until 2025. */
function figureOf(value: unknown): unknown {
  return typeof value === 'string' && /^\d{1,4}$/.test(value) ? Number(value) : value;
}

/** How many there are of an item; one, where it says nothing that makes sense. */
function timesOf(count: unknown): number {
  return typeof count === 'number' && Number.isInteger(count) && count >= 1 ? count : 1;
}

/** For how many of the unit's models an item is, where not for all. */
function modelsOf({ count }: Fields, { size }: Fields): { readonly models?: number } {
  return typeof count === 'number' && typeof size === 'number' && count >= 1 && count < size ? { models: count } : {};
}

/** Rules that an item brings, however deep it is packed; the item's own name is none. */
function contentRules(entry: Fields, depth: number): FoundNote[] {
  if (isWeapon(entry) || depth >= DEEPEST) return [];
  return rowsOf(entry.content).flatMap((one) => (isItem(one) ? contentRules(one, depth + 1) : gainedRules(one)));
}

function isItem({ type, content }: Fields): boolean {
  return type === 'ArmyBookItem' || Array.isArray(content);
}

function gainedRules(gain: Fields): FoundNote[] {
  if (isWeapon(gain)) return [];
  return isItem(gain) ? contentRules(gain, 0) : rulesIn([gain]);
}

function rulesIn(value: unknown): FoundNote[] {
  return rowsOf(value).flatMap(({ name, rating, modify }): FoundNote[] => {
    if (typeof name !== 'string' || name === '') return [];
    const figure = rating === '' || rating === null || rating === undefined ? Number.NaN : Number(rating);
    if (!Number.isInteger(figure) || figure < 0) return [{ name }];
    return [modify === true ? { name, value: figure, plus: true } : { name, value: figure }];
  });
}

/** How wide a round base is, in millimetres: that of an item that brings one, else the unit's; undefined where it says none. */
function baseOf({ bases }: Fields, carried: readonly Fields[]): number | undefined {
  const said = [...carried.filter((entry) => !isWeapon(entry)).map((entry) => entry.bases), bases];
  for (const one of said) {
    const across = isPlainObject(one) ? Number(one.round) : Number.NaN;
    if (Number.isInteger(across) && across >= LEAST_BASE && across <= MOST_BASE) return across;
  }
  return undefined;
}

/** An option's price for this unit, or null where it has lost it. */
function priceOf({ cost, costs }: Fields, unit: string): number | null {
  const own = rowsOf(costs).find(({ unitId }) => unitId === unit);
  const price = own ? own.cost : cost;
  return typeof price === 'number' && price !== LOST ? price : null;
}
