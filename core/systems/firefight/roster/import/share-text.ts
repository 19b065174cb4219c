/** An army as Army Forge puts it on the clipboard (“Share as text”): names, figures and costs as they come out. */
import { linesOf, squeezed } from '../../../../journal/text.ts';
import { type Refusal, isRefusal } from '../../../../rules/refusal.ts';
import type { RuleNote } from '../../rules/unit.ts';
import { withPicks } from './picks.ts';
import {
  type FoundNote,
  type FoundWeapon,
  type ImportWarning,
  type ImportedArmy,
  type ImportedUnit,
  MOST_UNITS,
  type OtherGame,
  armyFrom,
  badList,
  isSimulated,
  otherGame,
  totalsOf,
  unitFrom,
} from './rules.ts';

const HEADER =
  /^\+\+(?<name>.*)\[(?:(?<system>[A-Za-z]+) )?(?<points>\d+)pts\](?: ?\[(?<units>\d+) Units?\])?(?: ?\[[^\]]*\])* ?\+\+$/i;
const UNIT =
  /^(?:(?<copies>\d+)x )?(?<name>.+?) \[(?<models>\d+)\] Q(?<quality>\d)\+ D(?<defense>\d)\+(?: \| (?<cost>-?\d+)pts)?(?<rest>.*)$/;

/** A text of more lines is no army list, a longer line none of its own, a longer part neither rule nor weapon. */
const MOST_LINES = 2000;
const LONGEST_LINE = 1000;
const LONGEST_PART = 300;

/** What a pattern finds in a line that is no longer than lines are. */
function groupsIn(pattern: RegExp, line: string): Readonly<Record<string, string | undefined>> | null {
  return line.length > LONGEST_LINE ? null : (pattern.exec(line)?.groups ?? null);
}

export function importShareText(given: string): ImportedArmy | OtherGame | Refusal {
  const lines = linesOf(given).map(squeezed);
  const start = lines.findIndex((line) => groupsIn(HEADER, line) !== null);
  const header = groupsIn(HEADER, lines[start] ?? '');
  if (!header || lines.length > MOST_LINES) {
    return badList(
      given.trim() === ''
        ? 'There is nothing in it.'
        : 'This is not an army list as text. Its first line must read “++ NAME [GFF 200pts] ++”.',
    );
  }
  const other = header.system === undefined ? null : otherGame(header.system);
  if (other) return other;
  const warnings = new Set<ImportWarning>();
  const units: ImportedUnit[] = [];
  const body = lines.slice(start + 1);
  const playedAs = namesakesIn(body, warnings);
  for (const block of blocksOf(body.filter((line) => !NAMESAKE.test(line)))) {
    if (block.joined) warnings.add('joined');
    if (!block.head) {
      if (block.below !== '') warnings.add('unread');
      continue;
    }
    const copies = Number(block.head.copies ?? 1);
    if (copies + units.length > MOST_UNITS) return badList(`No army has more than ${MOST_UNITS} units.`);
    for (let copy = 0; copy < copies; copy += 1) {
      const unit = unitOf(block.head, block.below, `u${units.length + 1}`, { warnings, playedAs });
      if (isRefusal(unit)) return unit;
      units.push(unit);
    }
  }
  if (Number(header.points) !== totalsOf(units).points) warnings.add('points');
  if (header.units !== undefined && Number(header.units) !== units.length) warnings.add('units');
  const army = armyFrom({ name: header.name?.trim() ?? '', limit: null }, units, warnings);
  return isRefusal(army) ? army : withPicks(army);
}

interface Block {
  /** What a unit's line says; null where there is none. */
  readonly head: Readonly<Record<string, string | undefined>> | null;
  /** The lines below it, its weapons, as one. */
  below: string;
  joined: boolean;
}

/** A unit's line with those below it. An empty line ends a unit, and so does the next unit's line. */
function blocksOf(lines: readonly string[]): Block[] {
  let block: Block = { head: null, below: '', joined: false };
  const blocks = [block];
  for (const line of lines) {
    if (line.startsWith('#')) continue;
    const head = groupsIn(UNIT, line);
    if (head || line === '') {
      block = { head, below: '', joined: false };
      blocks.push(block);
    } else if (line.startsWith('| Joined to')) {
      block.joined = true;
    } else {
      block.below = block.below === '' ? line : `${block.below}, ${line}`;
    }
  }
  return blocks;
}

/** What a unit of a campaign has learnt. */
const EXPERIENCE = /^\d+XP$/;

function unitOf(
  found: Readonly<Record<string, string | undefined>>,
  below: string,
  id: string,
  { warnings, playedAs }: Reading,
): ImportedUnit | Refusal {
  const { name = '', models, cost, quality, defense, rest = '' } = found;
  const as = (note: FoundNote): FoundNote => ({ ...note, ...playedAs.get(note.name) });
  const parts = rest.split('|').map((part) => part.trim());
  const weapons = splitList(below).map(weaponOf);
  const notes = parts.filter((part) => !EXPERIENCE.test(part)).flatMap((part) => splitList(part).map(rulesOf));
  if (parts.some((part) => EXPERIENCE.test(part))) warnings.add('campaign');
  if ([...weapons, ...notes].some((read) => read.length === 0)) warnings.add('unread');
  return unitFrom(
    {
      id,
      entry: name,
      name,
      models: Number(models),
      cost: Number(cost ?? 0),
      unpriced: cost === undefined,
      quality: Number(quality),
      defense: Number(defense),
      notes: notes.flat().map(as),
      weapons: weapons.flat().map((weapon) => ({ ...weapon, rules: weapon.rules.map(as) })),
    },
    warnings,
  );
}

/** What is gathered while a list is read. */
interface Reading {
  readonly warnings: Set<ImportWarning>;
  /** By the name of a rule that the game does not know: the rule that it is played as. */
  readonly playedAs: ReadonlyMap<string, RuleNote>;
}

/** `Blessed = Shielded`: a rule that the game does not know, and the one that whoever wrote the line plays it as (GFF-SR-OTHER-1). */
const NAMESAKE = /^(?<name>[^=[\]|]{1,80}) = (?<as>[^=[\]|]{1,80})$/;

function namesakesIn(lines: readonly string[], warnings: Set<ImportWarning>): ReadonlyMap<string, RuleNote> {
  const found = new Map<string, RuleNote>();
  for (const line of lines) {
    const { name = '', as = '' } = groupsIn(NAMESAKE, line) ?? {};
    if (name === '') continue;
    const [note] = rulesOf(as);
    if (note && isSimulated(note) && !isSimulated({ name })) found.set(name, note);
    else warnings.add('unread');
  }
  return found;
}

/** A list's parts, at the commas outside brackets. */
function splitList(list: string): string[] {
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

/** What is written behind inches, by lists and by phones. */
const INCHES = /^(\d+)(?:["”“″]|''|’’|in)$/;

/** `Hero`, `Tough(3)`, `2x Fast`, or an item with rules of its own: `1x Far Seer(Caster(1))`. */
function rulesOf(part: string): FoundNote[] {
  if (part.length > LONGEST_PART) return [];
  const {
    count,
    called = '',
    inner,
  } = /^(?:(?<count>\d+)x )?(?<called>[^(]+)(?:\((?<inner>.*)\))?$/.exec(part)?.groups ?? {};
  const name = called.trimEnd();
  if (name === '') return [];
  const models = count === undefined ? {} : { models: Number(count) };
  if (inner === undefined) return [{ name, ...models }];
  if (/^\+\d+$/.test(inner)) return [{ name, value: Number(inner), plus: true, ...models }];
  if (/^\d+$/.test(inner)) return [{ name, value: Number(inner), ...models }];
  // A unit that the rule brings, as in `Spawn(Drones [5])`, is no rule.
  if (/\[\d+\]$/.test(inner)) return [{ name, ...models }];
  return splitList(inner).flatMap((own) => rulesOf(own).map((note) => ({ ...note, ...models })));
}

/** `2x Hooks (A1)`, `Swivel Gun (24", A2, Rending)`, and the older `24" Swivel Gun (A2)`. Nothing where it says no attacks. */
function weaponOf(part: string): FoundWeapon[] {
  if (part.length > LONGEST_PART) return [];
  const {
    count = '1',
    before,
    called = '',
    inner = '',
  } = /^(?:(?<count>\d+)x )?(?:(?<before>\d+)["”] )?(?<called>.+?)\((?<inner>(?:[^()]|\([^()]*\))*)\)$/.exec(part)
    ?.groups ?? {};
  const name = called.trimEnd();
  const words = splitList(inner);
  const attacks = words.find((word) => ATTACKS.test(word));
  if (name === '' || attacks === undefined) return [];
  const range = before ?? words.map((word) => INCHES.exec(word)?.[1]).find((inches) => inches !== undefined) ?? '0';
  const rules = words.filter((word) => !ATTACKS.test(word) && !INCHES.test(word)).flatMap(rulesOf);
  return [{ name, range: Number(range), attacks: Number(attacks.slice(1)), count: Number(count), rules }];
}

const ATTACKS = /^A\d+$/;
