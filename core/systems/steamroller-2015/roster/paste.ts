/**
 * A list as people type it, paste it from War Room or Conflict Chamber, or have it in a file: a caster with its bonus, cards with what they
 * cost, what hangs below a caster or unit indented. No card is looked up anywhere: what the text does not say can be
 * added in brackets: `Squire (solo) [2]`, `Bram (FA C, tier 2) [3]`, `Herald (free) [2]`, `Hammer (marshaled to Crew) [6]`.
 */
import { squeezed, withoutTail } from '../../../journal/text.ts';
import { MOST_LINES, type PastedLine, type Unread, readPaste } from '../../../roster/paste.ts';
import { FACTIONS } from '../names.ts';
import { OBJECTIVE_CARDS } from '../rules/objectives.ts';
import type { ArmyList, Caster, ListCard, EntryKind } from './army-list.ts';
import { ENTRY_KINDS } from './army-list.ts';
import { linesOfFile } from './list-file.ts';

export interface PastedList {
  readonly list: ArmyList;
  /** Lines that say nothing this reader knows. */
  readonly unread: readonly Unread[];
}

/** Factions of Hordes, whose casters have beasts. */
const HORDES = ['Trollbloods', 'Circle Orboros', 'Skorne', 'Legion of Everblight'];

const NOISE = /^(https?:|!!!|war room|warcaster|warjack|warbeast|battle engine|solos? *:|units? *:|=+|```)/i;
/** A line that the desk said is all right: it stays in the list, and is not read. */
const PASSED_OVER = '//';
/** What list builders write above the cards and says nothing of them: `System: Warmachine`, `Casters: 1/1`. */
const ABOVE =
  /^(?:system|game|format|player|author|event|date|version|(?:war)?casters? ?(?=:? ?\d+ ?\/)|warlocks? ?(?=:? ?\d+ ?\/)) ?:/i;
/** What War Room writes below a list ends as a card does: with a number. */
const FOOT = /^(generated|build id)\s*:/i;
const TOTAL = /(\d{1,3}) ?\/ ?\d{1,3}/;
/** A faction and how many points are played, as people begin a list: `Menoth 50`, `Skorne - 35`, `Khador, 50 points`. */
const FACTION_AND_SIZE = /^(\D*\p{L})(?: ?[-–:,] ?| )[([]?(\d{2,3}) ?(?:pts?|points?)?\.?[)\]]?$/iu;
const TITLE_POINTS = /^\d{1,3} ?\/ ?\d{1,3}.*$/;
const BULLET = /^[-–—•*+>·]+ /;
const SPECIALIST = /^\((?:s|specialist)\) ?/i;
/** `[+6]`, `: +6`, `WJ: +6`, `[*6pts]`. */
const BONUS = /[ :[(-](?:W[JB] ?: ?)?[+*] ?(\d{1,2}) ?(?:pts?|points?)? ?[\])]?$/i;
/** What people write between a caster and its bonus. */
const BEFORE_BONUS = ' :[(-';
/** `[7]`, `(7)`, `: 7`, `PC: 7`, `- 7 points`, and a figure alone. */
const COST =
  /(?: ?[[(] ?(\d{1,2}) ?(?:pts?|points?)? ?[\])]| ?[-–:]? ?(?:PC)? ?[:-] ?(\d{1,2}) ?(?:pts?|points?)?| (\d{1,2}) ?(?:pts?|points?)?)$/i;
/** `Leader & 9 Grunts`, `Leader & Grunt`. */
const GRUNTS = / ?[-–,]? ?leader ?(?:&|and) ?(?:(\d{1,2}) ?)?(?:grunts?|troopers?|others?)\b/i;
/** `- Officer & Standard`, `- 3 Rocketeers`: who a card is, behind its name. */
const DASH = / [-–] /;
const TROOP = / [-–] (?=(?:officer|leader|\d{1,2}) )/i;
const JOINED = / (?:&|and) /i;
const ATTACHED = /\b(?:officer|leader|standard)\b/i;
/** `Necrosurgeon & 3 Stitch Thralls`. */
const AND_SOME = / (?:&|and) \d{1,2} /i;
const MARKS = /\(([^()]*)\)|\[([^[\]]*)\]/g;
/** `(epic)`, `(3 models)`. */
const CASTER_MARK = / ?\((?:(epic|prime|original)|([1-9])(?: ?(?:models?|casters?))?)\)/gi;
const COUNT = /^(\d) ?[x×] | [x×] ?(\d)$/i;
/** `x10`, `10x` or `10` before the name, `6 models`: so many models. Up to nine times is so many cards. */
const SIZE = /,? [x×] ?(\d{2})$|,? (\d{1,2}) models?,?$|^(\d{2}) ?[x×] |^([1-9]|1\d|20) (?=\p{L}{2})/iu;
/** A larger figure before a name is nothing that is known. */
const FIGURE_BEFORE = /^\d+ /;
/** `Theme (Tier 2)`. */
const TIER_AFTER = /tiers? ?:? ?[1-4][)\]]?$/i;
/** What people write between a theme and its tier. */
const BEFORE_TIER = ' ,([-';

/**
 * Reads a text to one list. Nothing of it is lost: what is not understood is handed back line by line.
 * `asBefore`: for a game that began when fewer lines were understood, and keeps the armies that it had.
 */
export function readArmyList(text: string, name: string, asBefore = false): PastedList {
  const reading: Reading = {
    asBefore,
    list: { name, faction: '', casters: [], points: null, entries: [], specialists: [], objective: null, theme: null },
    unread: [],
    above: null,
    aside: false,
  };
  const found = readPaste(linesOfFile(text) ?? text);
  // One line beyond is enough to say that there are too many.
  const over = found.findIndex(({ line }) => line > MOST_LINES);
  const lines = over === -1 ? found : found.slice(0, over + 1);
  const read = lines.reduce(readLine, reading);
  // Apps write totals with or without the casters' bonus; the cards say what the list comes to.
  const points = read.list.entries.length > 0 ? null : read.list.points;
  return { list: { ...read.list, points }, unread: read.unread };
}

/** What a text calls its list: behind a heading, or behind the faction as War Room has it; empty where it does not. */
export function titleIn(text: string): string {
  const { name } = readArmyList(text, '').list;
  if (name !== '') return name;
  const titled = readPaste(linesOfFile(text) ?? text).find(
    (line) => DASH.test(line.text) && factionIn(line.text) !== null && !FACTION_AND_SIZE.test(line.text),
  );
  return titled ? squeezed(titled.text.slice(titled.text.search(DASH) + 3).replace(TITLE_POINTS, '')) : '';
}

interface Reading extends PastedList {
  readonly list: ArmyList & { readonly entries: ListCard[]; readonly specialists: ListCard[] };
  readonly unread: Unread[];
  /** What an indented line belongs to. */
  readonly above: { readonly name: string; readonly is: 'caster' | EntryKind; readonly depth: number } | null;
  /** Below a heading “Specialists”. */
  readonly aside: boolean;
  readonly asBefore: boolean;
}

/** Longer lines name no card. In characters. */
export const LONGEST_LINE = 160;

function readLine(reading: Reading, line: PastedLine): Reading {
  const { text } = line;
  if (text.length > LONGEST_LINE || line.line > MOST_LINES) return withUnread(reading, line);
  if (FOOT.test(text) || (!reading.asBefore && (ABOVE.test(text) || text.startsWith(PASSED_OVER)))) return reading;
  return (
    readHeading(reading, line) ??
    readTheme(reading, text) ??
    readTop(reading, line) ??
    readObjective(reading, text) ??
    readCaster(reading, line) ??
    readEntries(reading, line) ??
    (NOISE.test(text) ? reading : withUnread(reading, line))
  );
}

/** What was read is one list that grows: copied for every line, a long list would take the square of its length. */
function withUnread(reading: Reading, { line, text }: PastedLine): Reading {
  reading.unread.push({ line, text });
  return reading;
}

/** `Faction: Cygnar`, `Objective: Bunker`, `Points: 50`, `Specialists:`. */
function readHeading(reading: Reading, { heading, text }: PastedLine): Reading | null {
  const { list } = reading;
  if (/^specialists?$/i.test(text)) return { ...reading, aside: true, above: null };
  if (heading === null) return null;
  const value = text.slice(text.indexOf(':') + 1).trim();
  switch (heading) {
    case 'faction':
      return { ...reading, list: { ...list, faction: factionIn(value) ?? value } };
    case 'army':
      return reading.asBefore ? null : withArmy(reading, value);
    case 'list':
    case 'army name':
      return value === '' ? reading : { ...reading, list: { ...list, name: value } };
    case 'objective':
      return withObjective(reading, objectiveIn(value) ?? value);
    case 'specialists':
    case 'specialist':
      return value === '' ? { ...reading, aside: true, above: null } : null;
    case 'points':
    case 'total': {
      const points = /^\d{1,3}/.exec(value)?.[0];
      return points === undefined ? null : { ...reading, list: { ...list, points: Number(points) } };
    }
    case 'tier':
    case 'tiers':
      return withTheme(reading, {}, tierIn(`tier ${value}`));
    case 'caster':
    case 'warcaster':
    case 'warlock':
      return readCaster(reading, { line: 0, text: value, depth: 0, heading: null, name: value, count: 1, cost: null });
    default:
      return null;
  }
}

/** `Army: Cygnar`, `Army: Haley for Saturday`. */
function withArmy(reading: Reading, value: string): Reading {
  const { list } = reading;
  const faction = factionIn(value);
  if (faction !== null) return { ...reading, list: { ...list, faction } };
  return value === '' ? reading : { ...reading, list: { ...list, name: value } };
}

function tierIn(text: string): number | null {
  const tier = /\btiers? ?:? ?([1-4])\b/i.exec(text)?.[1];
  return tier === undefined ? null : Number(tier);
}

/** `[Theme] Storm Division`, `Theme: The Irregulars (Tier 2)`. */
function readTheme(reading: Reading, text: string): Reading | null {
  const said = /^(?:\[theme\]|theme(?: ?force)? ?:)(.*)$/i.exec(text)?.[1]?.trim();
  if (said === undefined) return null;
  const tier = TIER_AFTER.exec(said);
  const name = tier ? withoutTail(said.slice(0, tier.index), BEFORE_TIER) : said;
  if (name === '' || /^(none|n\/a|-)$/i.test(name)) return reading;
  return withTheme(reading, { name }, tierIn(said));
}

function withTheme(reading: Reading, given: { readonly name?: string }, tier: number | null): Reading {
  const had = reading.list.theme;
  const theme = { name: given.name ?? had?.name ?? '', tier: tier ?? had?.tier ?? 1 };
  return { ...reading, list: { ...reading.list, theme } };
}

/** `Cygnar Army - 50 / 50 points`, `Khador - Butcher`, `50 / 50 (+5)`; and with its bonus a caster: `Khador - Butcher +6`. */
function readTop(reading: Reading, line: PastedLine): Reading | null {
  const { text } = line;
  if (reading.list.casters.length > 0) return null;
  const size = reading.asBefore ? null : FACTION_AND_SIZE.exec(text);
  const named = size?.[1] === undefined ? null : factionCalled(size[1]);
  const faction = reading.list.faction === '' ? (named ?? factionIn(text)) : null;
  const total = TOTAL.exec(text)?.[1] ?? (named === null ? undefined : size?.[2]);
  if (faction === null && total === undefined) return null;
  const { list } = reading;
  const points = total === undefined ? list.points : Number(total);
  const read = { ...reading, list: { ...list, faction: faction ?? list.faction, points } };
  const dash = total === undefined && !reading.asBefore ? text.search(DASH) : -1;
  return (dash === -1 ? null : readCaster(read, { ...line, text: text.slice(dash + 3) })) ?? read;
}

const FACTION_WORDS = FACTIONS.map((faction) => {
  const long = faction.toLowerCase();
  return { faction, long, short: long.replace(/^the | of .*| orboros$/g, '') };
});

/** By any of the names that people call it: `Menoth`, `Everblight`, `Legion`. */
function factionCalled(text: string): string | null {
  const said = text.toLowerCase();
  const isCalled = (long: string): boolean => long === said || long.split(' ').includes(said.replace(/^the /, ''));
  return (said === 'of' ? null : FACTION_WORDS.find(({ long }) => isCalled(long))?.faction) ?? null;
}

function factionIn(text: string): string | null {
  const words = text.toLowerCase();
  const found = FACTION_WORDS.find(({ long, short }) => words.startsWith(short) || words.startsWith(long));
  return found?.faction ?? null;
}

const OBJECTIVE_WORDS = OBJECTIVE_CARDS.map(({ id, label }) => ({ id, words: label.toLowerCase() }));

function objectiveIn(text: string): string | null {
  const said = text.toLowerCase().replace(/^\W+/, '');
  const is = (words: string): boolean => said.startsWith(words) && !/[a-z]/.test(said.slice(words.length));
  return OBJECTIVE_WORDS.find(({ words }) => is(words))?.id ?? null;
}

function readObjective(reading: Reading, text: string): Reading | null {
  const objective = objectiveIn(text);
  return objective === null ? null : withObjective(reading, objective);
}

/** Two objectives are no objective: the list says so until one is left. */
function withObjective(reading: Reading, objective: string): Reading {
  const had = reading.list.objective;
  const named = had === null || had === objective ? objective : `${had} and ${objective}`;
  return { ...reading, list: { ...reading.list, objective: named } };
}

function readCaster(reading: Reading, { text, depth }: PastedLine): Reading | null {
  const plain = text.replace(BULLET, '');
  const bonus = BONUS.exec(plain);
  if (!bonus?.[1]) return null;
  const named = withoutTail(plain.slice(0, bonus.index), BEFORE_BONUS)
    .replace(/^\[[^\]]*\]/, '')
    .trim();
  const card = named.replace(CASTER_MARK, '').trim();
  if (card === '') return null;
  const marks = [...named.matchAll(CASTER_MARK)].map(([, version, models]) => ({ version, models }));
  const models = Number(marks.find((mark) => mark.models !== undefined)?.models ?? 1);
  const caster: Caster = {
    card,
    version: marks.some(({ version }) => version?.toLowerCase() === 'epic') ? 'epic' : 'original',
    bonus: Number(bonus[1]),
    ...(models > 1 ? { models } : {}),
  };
  const list = { ...reading.list, casters: [...reading.list.casters, caster] };
  return { ...reading, list, above: { name: card, is: 'caster', depth } };
}

function readEntries(reading: Reading, { text, depth }: PastedLine): Reading | null {
  const bare = text.replace(BULLET, '');
  const special = reading.aside || SPECIALIST.test(bare);
  const said = bare.replace(SPECIALIST, '').replace(/^\[[^\]\d]+\] ?/, '');
  const cost = COST.exec(said);
  const figure = cost?.[1] ?? cost?.[2] ?? cost?.[3];
  if (!cost || figure === undefined) return null;
  const named = sized(said.slice(0, cost.index), reading.asBefore);
  const count = COUNT.exec(named);
  if (!reading.asBefore && FIGURE_BEFORE.test(named) && !count) return null;
  const above = reading.above !== null && depth > reading.above.depth ? reading.above : null;
  const entry = entryOf(named.replace(COUNT, ''), Number(figure), above, reading);
  if (entry.card === '') return null;
  const copies = Array.from({ length: Number(count?.[1] ?? count?.[2] ?? 1) }, () => entry);
  (special ? reading.list.specialists : reading.list.entries).push(...copies);
  return {
    ...reading,
    above: above === null ? { name: entry.card, is: entry.kind, depth } : reading.above,
  };
}

/** How many models a unit has, as a mark behind its name. */
function sized(named: string, asBefore: boolean): string {
  const found = asBefore ? null : SIZE.exec(named);
  if (!found) return named;
  const models = found[1] ?? found[2] ?? found[3] ?? found[4] ?? '';
  return `${named.replace(SIZE, '')} (${models} models)`;
}

/** One card from its name and marks, the cost cut off; `above` is what it is listed below. */
function entryOf(
  named: string,
  cost: number,
  above: Reading['above'],
  { list: { faction }, asBefore }: Reading,
): ListCard {
  const marks = [...named.matchAll(MARKS)]
    .flatMap((mark) => (mark[1] ?? mark[2] ?? '').split(/[,;]/))
    .map((mark) => mark.trim());
  const [, troop = attached(named, above, asBefore)] = GRUNTS.test(named) ? [] : splitTroop(named);
  const size = marks.map((mark) => /^(\d{1,2})(?: ?models?)?$/i.exec(mark)?.[1]).find((found) => found !== undefined);
  const grunts = GRUNTS.exec(named);
  const models = grunts ? Number(grunts[1] ?? 1) + 1 : Number(size ?? (troop === undefined ? 1 : counted(troop)));
  const has = (pattern: RegExp): RegExpExecArray | null =>
    marks.map((mark) => pattern.exec(mark)).find((found) => found !== null) ?? null;
  const fa = has(/^FA ?:? ?(C|U|\d)$/i)?.[1]?.toUpperCase();
  const written = has(/^(attached|client|marshaled|marshalled) ?(?:to(.*))?$/i);
  const said = ENTRY_KINDS.find((known) => marks.some((mark) => mark.toLowerCase() === known));
  const kind = said ?? kindOf(above, { models, marks, faction });
  const unsure = !asBefore && said === undefined && above?.is === 'caster' && cost <= CHEAP;
  const hangs =
    above !== null && above.is !== 'caster'
      ? { kind: kind === 'attachment' ? 'attached' : 'marshaled', to: above.name }
      : null;
  return {
    card: squeezed(splitTroop(squeezed(named.replace(MARKS, ' ')).replace(GRUNTS, ''))[0]),
    version: has(/^epic$/i) ? 'epic' : 'original',
    kind,
    cost: Number(has(/^printed ?:? ?(\d{1,2})$/i)?.[1] ?? cost),
    paid: cost,
    free: has(/^free$/i) !== null,
    fa: fa === 'C' ? 'C' : fa === undefined || fa === 'U' ? 'U' : Number(fa),
    relationship: written ? { kind: written[1]?.toLowerCase() ?? '', to: nonEmpty(written[2]) } : hangs,
    inTheme: has(/^not in theme$/i) === null,
    satisfies: has(/^tier ?[1-4]$/i)?.[0].toLowerCase() ?? null,
    raises: has(/^(raises|\+\d+ models)$/i) !== null,
    models,
    ...(unsure ? { unsure } : {}),
  };
}

/** Solos that are attached to a caster cost one or two points; few jacks and beasts are as cheap. */
const CHEAP = 2;

/** A card's name, and who is in it where that stands behind a dash. */
function splitTroop(named: string): readonly [card: string, troop?: string] {
  const dash = named.search(DASH);
  const at = dash !== -1 && JOINED.test(named.slice(dash + 3)) ? dash : named.search(TROOP);
  return at === -1 ? [named] : [named.slice(0, at), named.slice(at + 3)];
}

/** Below a unit an officer with a standard are named alone, or with the unit's name before them. */
function attached(named: string, above: Reading['above'], asBefore: boolean): string | undefined {
  const name = squeezed(named.replace(MARKS, ' '));
  if (above?.is !== 'unit' || !JOINED.test(name)) return undefined;
  const at = name.search(ATTACHED);
  if (asBefore) return at === 0 ? name : undefined;
  return at !== -1 || AND_SOME.test(name) ? name : undefined;
}

/** `Officer & Standard` are two, `3 Rocketeers` three, `Boris, Kolsk & Volkov` three. */
function counted(troop: string): number {
  const parts = troop.split(/,|&|\band\b/).flatMap((part) => part.trim() || []);
  return parts.reduce((sum, part) => sum + Number(/^\d{1,2}(?=\s)/.exec(part)?.[0] ?? 1), 0);
}

function nonEmpty(text: string | undefined): string | null {
  const trimmed = text?.trim() ?? '';
  return trimmed === '' ? null : trimmed;
}

interface Looks {
  readonly models: number;
  readonly marks: readonly string[];
  readonly faction: string;
}

/** What a card is where its text does not say: below a caster its battlegroup, below a unit an attachment. */
function kindOf(above: Reading['above'], { models, marks, faction }: Looks): EntryKind {
  if (above?.is === 'caster') return HORDES.includes(faction) ? 'beast' : 'jack';
  if (above?.is === 'unit') return 'attachment';
  const sized = marks.some((mark) => /^(min|max|minimum|maximum)$/i.test(mark));
  return models > 1 || sized ? 'unit' : 'solo';
}
