/**
 * An Army Forge list with no more than what is read of it (GFF-ARMY-10). As it is answered a list of nine models has 30,000 to 60,000
 * characters: every option with its price for each unit of the book, every rule with its text.
 */
import { isPlainObject, parseJson, rowsOf } from '../../../../journal/json.ts';
import { isWeapon, notCarried } from './army-forge.ts';

type Fields = Readonly<Record<string, unknown>>;

const OF_LIST = 'gameSystem name pointsLimit listPoints points modelCount campaignMode forceOrgErrors units'.split(' ');
const OF_UNIT =
  'id selectionId customName name size cost quality defense bases rules specialRules loadout joinToUnit combined xp traits'.split(
    ' ',
  );
const CARRIED = 'equipment weapons items'.split(' ');
const OF_ENTRY = 'type name count range attacks bases specialRules rules content rating modify'.split(' ');

const EMPTY = 'rating modify range bases'.split(' ');

/** The text of a list as JSON, made shorter; any other text as it is. */
export function slimList(text: string): string {
  if (!/^\s*\{/.test(text)) return text;
  const read = parseJson(text);
  if ('problem' in read || !isPlainObject(read.value) || read.value.imported === true) return text;
  const { units, ...rest } = read.value;
  // What is no unit is told of when the list is read.
  if (!Array.isArray(units) || rowsOf(units).length < units.length) return text;
  return JSON.stringify({ ...picked(rest, OF_LIST), units: rowsOf(units).map(slimUnit) });
}

function slimUnit(unit: Fields): Fields {
  const kit = picked(unit, Array.isArray(unit.loadout) ? OF_UNIT : [...OF_UNIT, ...CARRIED]);
  const entries = Object.entries(kit).map(([key, value]): [string, unknown] => [
    key,
    isList(key, value) ? value.map(slimEntry) : value,
  ]);
  const options = rowsOf(unit.selectedUpgrades).flatMap(({ option }) => (isPlainObject(option) ? [option] : []));
  return {
    ...(Object.fromEntries(entries) satisfies Fields),
    ...(options.length === 0
      ? {}
      : { selectedUpgrades: options.map((option) => ({ option: slimOption(option, unit) })) }),
  };
}

/** Of its prices that of this unit alone; of what it gives nothing that the loadout holds. */
function slimOption({ cost, costs, gains }: Fields, unit: Fields): Fields {
  const own = rowsOf(costs).filter(({ unitId }) => unitId === unit.id);
  const given = rowsOf(gains).filter((gain) => !isWeapon(gain) && notCarried(unit)(gain));
  return {
    ...(cost === undefined ? {} : { cost }),
    ...(own.length === 0 ? {} : { costs: own }),
    ...(given.length === 0 ? {} : { gains: given.map(slimEntry) }),
  };
}

/** A weapon, an item or a rule, and what is in it. */
function slimEntry(entry: unknown): unknown {
  if (!isPlainObject(entry)) return entry;
  const kept = Object.entries(picked(entry, OF_ENTRY)).filter(([key, value]) => !isNothing(key, value));
  return Object.fromEntries(kept.map(([key, value]) => [key, Array.isArray(value) ? value.map(slimEntry) : value]));
}

/** Where it says the same as nothing. */
function isNothing(key: string, value: unknown): boolean {
  return EMPTY.includes(key) && (value === null || value === '' || value === false);
}

function isList(key: string, value: unknown): value is readonly unknown[] {
  return Array.isArray(value) && key !== 'traits';
}

function picked(from: Fields, keys: readonly string[]): Fields {
  return Object.fromEntries(Object.entries(from).filter(([key]) => keys.includes(key)));
}
