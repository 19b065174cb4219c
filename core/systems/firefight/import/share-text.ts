/** An army as Army Forge puts it on the clipboard (“Share as text”): names, figures and costs as they come out. */
import { type Refusal, isRefusal, refuse } from '../../../journal/types.ts';
import { type RuleNote, readUnit } from '../unit.ts';
import {
  type ImportWarning,
  type ImportedArmy,
  type ImportedUnit,
  type OtherGame,
  isSimulated,
  strangers,
  totalsOf,
  toughIn,
  unique,
} from './rules.ts';

const HEADER = /^\+\+\s*(?<name>.*?)\s*\[(?:(?<system>[A-Za-z]+)\s+)?(?<points>\d+)pts\]\s*\+\+$/;
const UNIT =
  /^(?:(?<copies>\d+)x )?(?<name>.+?) \[(?<models>\d+)\] Q(?<quality>\d)\+ D(?<defense>\d)\+ \| (?<cost>\d+)pts(?<rest>.*)$/;

/** A text of more lines is no army list. */
const MOST_LINES = 2000;

export function importShareText(given: string): ImportedArmy | OtherGame | Refusal {
  const lines = given.split(/\r?\n/).map((line) => line.trim());
  const start = lines.findIndex((line) => HEADER.test(line));
  const header = HEADER.exec(lines[start] ?? '')?.groups;
  if (!header || lines.length > MOST_LINES) {
    return refuse('bad-list', 'This is no army list as text: its first line reads “++ NAME [GFF 200pts] ++”.');
  }
  if (header.system !== undefined && header.system.toUpperCase() !== 'GFF')
    return { imported: false, warnings: ['system'] };
  const warnings = new Set<ImportWarning>();
  const units: ImportedUnit[] = [];
  for (const [at, line] of lines.entries()) {
    if (at <= start || line.startsWith('#')) continue;
    if (line.startsWith('| Joined to')) warnings.add('joined');
    const found = UNIT.exec(line)?.groups;
    if (!found) continue;
    const weapons = weaponLine(lines, at + 1);
    for (let copy = 0; copy < Math.min(50, Number(found.copies ?? 1)); copy += 1) {
      const unit = unitOf(found, weapons, `u${units.length + 1}`, warnings);
      if (isRefusal(unit)) return unit;
      units.push(unit);
    }
  }
  const { points, models } = totalsOf(units);
  if (Number(header.points) !== points) warnings.add('points');
  return { imported: true, name: header.name ?? '', limit: null, points, models, warnings: [...warnings], units };
}

/** The line of weapons below a unit; empty where the next line is another unit or nothing. */
function weaponLine(lines: readonly string[], at: number): string {
  const line = lines[at] ?? '';
  return UNIT.test(line) || line.startsWith('|') ? '' : line;
}

function unitOf(
  found: Readonly<Record<string, string | undefined>>,
  weaponText: string,
  id: string,
  warnings: Set<ImportWarning>,
): ImportedUnit | Refusal {
  const { name = '', models, cost, quality, defense, rest = '' } = found;
  const parts = rest.split('|').map((part) => part.trim());
  if (parts.some((part) => /^\d+XP$/.test(part))) warnings.add('campaign');
  const notes = parts.filter((part) => !/^\d+XP$/.test(part)).flatMap((part) => apart(part).flatMap(rulesOf));
  const weapons = apart(weaponText).flatMap(weaponOf);
  const { tough, differs } = toughIn(notes);
  const notSimulated = strangers([...notes, ...weapons.flatMap(({ rules }) => rules)]);
  if (differs) warnings.add('tough');
  if (notSimulated.length > 0) warnings.add('not-simulated');
  const unit = readUnit({
    id,
    entry: name,
    name,
    models: Number(models),
    cost: Number(cost),
    quality: Number(quality),
    defense: Number(defense),
    tough,
    rules: unique(notes).filter((note) => note.name !== 'Tough' && isSimulated(note)),
    weapons: weapons.map((weapon) => ({ ...weapon, rules: weapon.rules.filter(isSimulated) })),
  });
  return isRefusal(unit) ? unit : { ...unit, notSimulated };
}

/** A list's parts, at the commas outside brackets. */
function apart(list: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < list.length; at += 1) {
    if (list[at] === '(') depth += 1;
    if (list[at] === ')') depth -= 1;
    if (list[at] !== ',' || depth !== 0) continue;
    parts.push(list.slice(start, at));
    start = at + 1;
  }
  parts.push(list.slice(start));
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

/** `Hero`, `Tough(3)`, `2x Fast`, or an item with rules of its own: `1x Far Seer(Caster(1))`. */
function rulesOf(part: string): RuleNote[] {
  const {
    count,
    name = '',
    inner,
  } = /^(?:(?<count>\d+)x )?(?<name>[^(]+?)\s*(?:\((?<inner>.*)\))?$/.exec(part)?.groups ?? {};
  if (name === '') return [];
  const models = count === undefined ? {} : { models: Number(count) };
  if (inner === undefined) return [{ name, ...models }];
  if (/^\+?\d+$/.test(inner)) return [{ name, value: Number(inner), ...models }];
  return apart(inner).flatMap((own) => rulesOf(own).map((note) => ({ ...note, ...models })));
}

/** `2x Hooks (A1)`, `Swivel Gun (24", A2, Rending)`, and the older `24" Swivel Gun (A2)`. */
function weaponOf(part: string) {
  const {
    count = '1',
    before,
    name = '',
    inner = '',
  } = /^(?:(?<count>\d+)x )?(?:(?<before>\d+)["”] )?(?<name>.+?)\s*\((?<inner>.*)\)$/.exec(part)?.groups ?? {};
  if (name === '') return [];
  const words = apart(inner);
  const range = before ?? /^(\d+)["”]$/.exec(words.find((word) => /^\d+["”]$/.test(word)) ?? '')?.[1] ?? '0';
  const attacks = /^A(\d+)$/.exec(words.find((word) => /^A\d+$/.test(word)) ?? 'A1')?.[1] ?? '1';
  const rules = words.filter((word) => !/^(\d+["”]|A\d+)$/.test(word)).flatMap(rulesOf);
  return [{ name, range: Number(range), attacks: Number(attacks), count: Number(count), rules }];
}
