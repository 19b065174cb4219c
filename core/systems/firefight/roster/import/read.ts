/** Reads an army list whatever its form: our own file, Army Forge's JSON, its text. */
import { parseJson, textOf, textsOf } from '../../../../journal/json.ts';
import { type Refusal, isRefusal } from '../../../../rules/refusal.ts';
import { readUnit } from '../../rules/unit.ts';
import { importArmyForge } from './army-forge.ts';
import {
  type ImportedArmy,
  type ImportedUnit,
  IMPORT_WARNINGS,
  type ImportWarning,
  MOST_UNITS,
  type OtherGame,
  armyFrom,
  badList,
  sentencesIn,
} from './rules.ts';
import { importShareText } from './share-text.ts';

/** The army of a file. `imported` false: it is a list of another game. */
export function readArmy(text: string): ImportedArmy | OtherGame | Refusal {
  if (!/^\s*[{[]/.test(text)) return importShareText(text);
  const read = parseJson(text);
  if ('problem' in read) return badList(`This file begins like JSON and ${read.problem}.`);
  const { value: list } = read;
  return isOurs(list) ? readOurs(list) : importArmyForge(list);
}

interface Ours {
  readonly imported: true;
  readonly units: readonly unknown[];
  readonly name?: unknown;
  readonly limit?: unknown;
  readonly warnings?: unknown;
  readonly breaches?: unknown;
}

function isOurs(list: unknown): list is Ours {
  if (typeof list !== 'object' || list === null) return false;
  return 'imported' in list && list.imported === true && 'units' in list && Array.isArray(list.units);
}

/** An army as {@link readArmy} gave it, written down and read again. */
function readOurs({ units: rows, name, limit, warnings, breaches }: Ours): ImportedArmy | Refusal {
  if (rows.length > MOST_UNITS) return badList(`No army has more than ${MOST_UNITS} units.`);
  const units: ImportedUnit[] = [];
  for (const row of rows) {
    const unit = readUnit(row);
    if (isRefusal(unit)) return unit;
    units.push({ ...unit, notSimulated: namesIn(row), ...(lacksPrice(row) ? { unpriced: true } : {}) });
  }
  const known: readonly unknown[] = Array.isArray(warnings) ? warnings : [];
  const heading = { name: textOf(name), limit, breaches: sentencesIn(breaches) };
  return armyFrom(
    heading,
    units,
    known.filter((warning) => isWarning(warning)),
  );
}

function lacksPrice(row: unknown): boolean {
  return typeof row === 'object' && row !== null && 'unpriced' in row && row.unpriced === true;
}

function namesIn(row: unknown): readonly string[] {
  const names: unknown = typeof row === 'object' && row !== null && 'notSimulated' in row ? row.notSimulated : [];
  return textsOf(names);
}

function isWarning(value: unknown): value is ImportWarning {
  return typeof value === 'string' && Object.keys(IMPORT_WARNINGS).includes(value);
}
