/**
 * A Crew pasted as text: as the Crew Builder of Third Edition shares it (a title with the Faction, then Leader, Totems,
 * Hires and References), as the list makers of Second Edition write it (the Leader with its pool, upgrades indented below
 * their model), or typed line by line. In square brackets after a model stands what its card says and a list does not:
 * `Death Marshal (Minion) (6) [Marshal, Versatile, limit 3]`. What is not understood is kept and shown.
 */
import { bracketAtEnd, linesOf, withoutTail } from '../../../journal/text.ts';
import type { RefusalCode } from '../../../rules/codes.ts';
import type { RuleId } from '../../../rules/rule-ids.ts';
import { type Refusal, refuse } from '../../../rules/refusal.ts';
import {
  LONGEST_LINE,
  MOST_LINES,
  type PastedLine,
  type Unread,
  readPaste,
  unreadSentence,
} from '../../../roster/paste.ts';
import { RANKS, type Rank } from '../rules/table.ts';
import type { Crew, CrewModel, CrewUpgrade } from './crew.ts';
import { withTags } from './tags.ts';

export interface PastedCrew {
  readonly crew: Crew;
  /** What the title calls it; null where there is none. */
  readonly name: string | null;
  /** The size of the game that the list is for, in Soulstones; null where it does not say. */
  readonly size: number | null;
  /** Cards that it lists and does not field. */
  readonly references: readonly string[];
  readonly unread: readonly Unread[];
}

type Section = 'leader' | 'totems' | 'hires' | 'references';

/** Headings of shared lists; those that name a rank say it of all that follow. `(s)` may stand after each: `Totem(s):`. */
const SECTIONS: readonly (readonly [pattern: RegExp, section: Section, rank?: Rank])[] = [
  [/^(crew )?leaders?$/, 'leader'],
  [/^masters?$/, 'leader', 'master'],
  [/^totems?$/, 'totems', 'totem'],
  [/^(hires?|hired|hirings?|crew|models?|crew members?)$/, 'hires'],
  [/^henchm[ae]n$/, 'hires', 'henchman'],
  [/^enforcers?$/, 'hires', 'enforcer'],
  [/^minions?$/, 'hires', 'minion'],
  [/^peons?$/, 'hires', 'peon'],
  [/^(references?|reference cards?|summons?|extras?)$/, 'references'],
];

/** Headings of lines that say nothing of who is in the Crew. */
const BESIDE = /^(crew name|name|title|keywords?|total|total cost|crew cost|cost|player|notes?|source|link|date)$/;

/** Those of figures and of the Faction. */
const FIGURES = /^(faction|size|soulstones|game size|(soulstone )?(pool|cache))$/;

/** What follows a heading on its line, a model or something else; null where it is none: `December Acolyte: 7`. */
export function afterHeading(heading: string): 'model' | 'other' | null {
  const plain = plainHeading(heading.trim().toLowerCase());
  if (SECTIONS.some(([pattern]) => pattern.test(plain))) return 'model';
  return FIGURES.test(plain) || BESIDE.test(plain) ? 'other' : null;
}

function plainHeading(heading: string): string {
  return withoutTail(heading.replace(/\(s\)$/, ''), ' ');
}

const SIZE = /\b(\d{2,3})\s*(?:ss|soulstones?|stones?)\b/i;
const POOL_AFTER = /[ ,+–—-](?:\(? ?(?:pool|cache) ?:? ?(\d{1,2})\)?|\(?(\d{1,2}) ?(?:pool|cache)\)?)$/i;
/** What people write between a Leader and its pool. */
const BEFORE_POOL = ' ,+–—-';
const RANK_AFTER = new RegExp(String.raw` ?\((${RANKS.join('|')})\)$`, 'i');

interface Reading {
  readonly factions: readonly string[];
  section: Section | null;
  /** What the section says of the rank. */
  rank: Rank | undefined;
  /** How deep the models of the section stand; what is deeper belongs to one. */
  depth: number | null;
  name: string | null;
  faction: string | undefined;
  leader: string | null;
  soulstones: number | undefined;
  size: number | null;
  readonly models: CrewModel[];
  /** The upgrades of the last model, once it has one. */
  upgrades: CrewUpgrade[] | null;
  /** What stands in square brackets, by line. */
  readonly tags: ReadonlyMap<number, readonly string[]>;
  readonly references: string[];
  readonly unread: Unread[];
  /** Lines that were taken for hires, and whether anything in them says that they are: a Cost, a rank, how many. */
  readonly hires: (Unread & { readonly isPlain: boolean })[];
}

/** What would be read. */
export const FORM = 'Write each model on a line of its own, as “Death Marshal (6)”, or leave the line out.';

/** The first line that says nothing, as a refusal: a list is read whole or not at all. */
/** As many are put right at once. */
const MOST_NAMED = 5;

export function unreadRefusal(
  code: RefusalCode,
  { unread }: PastedCrew,
  rules: readonly RuleId[] = [],
): Refusal | null {
  const [first] = unread;
  if (!first) return null;
  const isLong = first.text.length > LONGEST_LINE || first.line > MOST_LINES;
  const lines = unread
    .slice(0, MOST_NAMED)
    .map((line) => unreadSentence(line))
    .join(' ');
  return refuse(code, `${lines} ${isLong ? 'Correct it or leave it out.' : FORM}`, ...rules);
}

/** What was read last: a page asks many things of the same two Crews. */
const known = new WeakMap<readonly string[], Map<string, PastedCrew>>();
const KEPT = 16;

export function readCrew(text: string, factions: readonly string[]): PastedCrew {
  const read = known.get(factions) ?? new Map<string, PastedCrew>();
  known.set(factions, read);
  const before = read.get(text);
  if (before) return before;
  if (read.size >= KEPT) read.clear();
  const crew = readText(text, factions);
  read.set(text, crew);
  return crew;
}

function readText(text: string, factions: readonly string[]): PastedCrew {
  const rows = linesOf(text).map(splitTags);
  const reading: Reading = {
    factions,
    section: null,
    rank: undefined,
    hires: [],
    depth: null,
    name: null,
    faction: undefined,
    leader: null,
    soulstones: undefined,
    size: null,
    models: [],
    upgrades: null,
    tags: new Map(rows.flatMap(({ tags }, index) => (tags.length === 0 ? [] : [[index + 1, tags]]))),
    references: [],
    unread: [],
  };
  const lines = readPaste(rows.map(({ before }) => before).join('\n'));
  for (const line of lines) readLine(reading, line, lines.length === 1);
  const { name, faction, soulstones, size, references } = reading;
  const leader = reading.leader ?? reading.models[0]?.name ?? '';
  const models = reading.models.map((model) => ({
    ...model,
    ...(model.rank === 'totem' && model.totemOf === undefined ? { totemOf: leader } : {}),
  }));
  return {
    crew: {
      ...(faction === undefined ? {} : { faction }),
      leader,
      models,
      ...(soulstones === undefined ? {} : { soulstones }),
    },
    name,
    size,
    references,
    unread: [...reading.unread, ...strangersIn(reading)].sort((a, b) => a.line - b.line),
  };
}

/** No model is called so. */
const NO_NAME = /[?<>=@#$%^{}|~]|[-_!+]{2}/;

/**
 * Where a list says what its models cost or are, a line that says neither is none of them. It is read as one all the same, so
 * that a record of an earlier version means what it meant.
 */
function strangersIn({ hires }: Reading): readonly Unread[] {
  const isTold = hires.some(({ isPlain }) => !isPlain);
  return hires.flatMap(({ line, text, isPlain }) =>
    isPlain && (isTold || NO_NAME.test(text)) ? [{ line, text }] : [],
  );
}

/** A line, and the words in square brackets at its end. A Cost in them has no letter. */
export function splitTags(line: string): { readonly before: string; readonly tags: readonly string[] } {
  const text = line.trimEnd();
  const found = bracketAtEnd(text, ['[', ']']);
  if (!found || !/\p{L}/u.test(found.inside)) return { before: text, tags: [] };
  const words = found.inside.split(/[,;]/).map((word) => word.trim());
  return { before: found.before, tags: words.filter((word) => word !== '') };
}

function readLine(reading: Reading, line: PastedLine, alone: boolean): void {
  // It is read all the same, so that a record of an earlier version means what it meant.
  if (line.text.length > LONGEST_LINE || line.line > MOST_LINES) unread(reading, line);
  if (line.heading !== null) {
    readHeading(reading, line);
  } else if (!isTitle(reading, line, alone)) {
    readModel(reading, line);
  }
}

function readHeading(reading: Reading, line: PastedLine): void {
  const { heading, name } = line;
  const plain = plainHeading(heading ?? '');
  const [, section, rank] = SECTIONS.find(([pattern]) => pattern.test(plain)) ?? [];
  if (section) {
    reading.section = section;
    reading.rank = rank;
    reading.depth = null;
    if (name !== '') readModel(reading, line);
  } else if (heading === 'faction') {
    const faction = factionIn(reading, name);
    if (faction === undefined) unread(reading, line);
    else reading.faction = faction;
  } else if (heading === 'size' || heading === 'soulstones' || heading === 'game size') {
    readFigures(reading, line);
  } else if (
    heading === 'pool' ||
    heading === 'soulstone pool' ||
    heading === 'cache' ||
    heading === 'soulstone cache'
  ) {
    const [, pool] = /: ?(\d{1,2})/.exec(line.text) ?? [];
    if (pool === undefined) unread(reading, line);
    else reading.soulstones = Number(pool);
  } else if (!BESIDE.test(plain)) {
    unread(reading, line);
  }
}

/** `Size: 50 - Pool: 4`. */
function readFigures(reading: Reading, line: PastedLine): void {
  const [, size] = /(\d{1,3})/.exec(line.text) ?? [];
  const [, pool] = /pool ?:? ?(\d{1,2})/i.exec(line.text) ?? [];
  if (size === undefined) unread(reading, line);
  else reading.size = Number(size);
  if (pool !== undefined) reading.soulstones = Number(pool);
}

/**
 * A title stands before the first model and names the Faction: `Brew (Bayou)`, `50 SS Guild Crew`. A line with a rank or a
 * Cost is a model, whatever its name has in it, and so is one that stands alone: `Guild Hound (Minion) (3)`.
 */
function isTitle(reading: Reading, { text, name, cost }: PastedLine, alone: boolean): boolean {
  if (reading.models.length > 0 || reading.section !== null) return false;
  const faction = factionIn(reading, text);
  const size = SIZE.exec(text)?.[1];
  const isCrew = /\bcrew\b/i.test(text);
  if (size === undefined && !isCrew && (alone || cost !== null || RANK_AFTER.test(name))) return false;
  if (faction === undefined && size === undefined && !isCrew) return false;
  reading.faction ??= faction;
  if (size !== undefined) reading.size = Number(size);
  reading.name ??= (bracketAtEnd(text, ['(', ')'])?.before ?? text).trim() || null;
  return true;
}

function factionIn({ factions }: Reading, text: string): string | undefined {
  const plain = (word: string): string => word.toLowerCase().replaceAll('’', "'");
  return factions.find((faction) => plain(text).includes(plain(faction)));
}

function readModel(reading: Reading, { depth, name: given, count, cost, text, line }: PastedLine): void {
  const tags = reading.tags.get(line) ?? [];
  if (!/\p{L}/u.test(given)) {
    reading.unread.push({ line, text });
    return;
  }
  const previous = reading.models.at(-1);
  reading.depth ??= depth;
  if (reading.section === 'references') {
    reading.references.push(given);
  } else if (previous && depth > reading.depth) {
    if (reading.upgrades === null) {
      reading.upgrades = [];
      reading.models[reading.models.length - 1] = { ...previous, upgrades: reading.upgrades };
    }
    if (NO_NAME.test(text)) unread(reading, { line, text });
    reading.upgrades.push({ name: given, ...(cost === null ? {} : { cost }) });
  } else {
    const isLeader = reading.leader === null && (reading.section === 'leader' || reading.models.length === 0);
    const model = withTags(modelOf(reading, given, cost), tags, reading.factions);
    reading.upgrades = null;
    reading.models.push(...Array.from({ length: Math.min(count, MOST) }, () => model));
    if (isLeader) {
      reading.leader = model.name;
      if (model.rank === undefined && cost === null && NO_NAME.test(text)) unread(reading, { line, text });
    } else if (reading.rank === undefined) {
      const isPlain = model.rank === undefined && cost === null && count === 1 && tags.length === 0;
      reading.hires.push({ line, text, isPlain });
    }
  }
}

/** No Crew has more of one model. */
const MOST = 20;

function modelOf(reading: Reading, given: string, cost: number | null): CrewModel {
  const found = POOL_AFTER.exec(given);
  const pool = found?.[1] ?? found?.[2];
  if (pool !== undefined) reading.soulstones = Number(pool);
  const named = found ? withoutTail(given.slice(0, found.index), BEFORE_POOL) : given;
  const rank = RANKS.find((one) => one === RANK_AFTER.exec(named)?.[1]?.toLowerCase());
  const known: Rank | undefined = rank ?? reading.rank;
  return {
    name: named.replace(RANK_AFTER, '').trim(),
    ...(known ? { rank: known } : {}),
    ...(cost === null ? {} : { cost }),
  };
}

function unread(reading: Reading, { line, text }: Pick<PastedLine, 'line' | 'text'>): void {
  reading.unread.push({ line, text });
}
