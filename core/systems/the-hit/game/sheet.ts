/** A gang as its player enters it once: who its fighters are, and what about them this scenario asks for (HIT-CREW-03). */
import { type Json, fieldsOf, isPlainObject, textOf } from '../../../journal/json.ts';
import { PLAIN_BASE, gangFromText, gluedLines, strayLines } from './paste.ts';
import { type Refusal, isRefusal, refuse } from '../../../rules/refusal.ts';

export interface FighterSheet {
  /** Letters, digits, `-` and `_`; unlike every other fighter’s. */
  readonly id: string;
  /** Unique in this battle. */
  readonly name: string;
  readonly wounds: number;
  /** What two dice must come to for an Intelligence check. */
  readonly intelligence: number;
  readonly leader: boolean;
  readonly champion: boolean;
  readonly infiltrating: boolean;
  /** Millimetres across. */
  readonly base: number;
  /** What skills and gear add to its own Detect, and take from a Detect at it (HIT-DETECT-10, -11). */
  readonly spots: number;
  readonly lurks: number;
  /** Credits, for the Underdog. */
  readonly value: number;
  /** That it has by now. */
  readonly experience: number;
  /** What of that its last battle brought; Muster writes it. */
  readonly gained: number;
  /** Skills and protective gear, as opponents may ask (HIT-TARGET-01). */
  readonly skills: string;
  /** Why it cannot fight this time; empty when it can (HIT-EXT-ELIGIBLE). */
  readonly away: string;
}

export interface GangSheet {
  readonly name: string;
  /** Null where somebody else keeps it: an event, or nobody. */
  readonly reputation: number | null;
  readonly fighters: readonly FighterSheet[];
}

const MOST_FIGHTERS = 40;
const LONGEST = 200;
const MOST_REPUTATION = 1000;

/** A gang as somebody enters it: what is no fighter is told, and is never one. Records hold gangs that were taken before this was asked. */
export function readEntered(row: Json | undefined, prefix: string): GangSheet | Refusal {
  const text = isPlainObject(row) && typeof row.text === 'string' ? row.text : '';
  const [strays, glued] = [strayLines(text), gluedLines(text)];
  const sheet = readGang(row, prefix);
  if (strays.length + glued.length === 0) return sheet;
  const faults = [
    ...(strays.length > 0 ? [strayText(strays)] : []),
    ...glued.map((line) => `Write a comma before the first figure: “${line.slice(0, LONGEST)}”.`),
    ...(isRefusal(sheet) ? [sheet.message] : []),
  ];
  return refuse('bad-gang', faults.join(' '), 'HIT-CREW-03');
}

function strayText(strays: readonly string[]): string {
  const [first = ''] = strays;
  const told = strays.map((line) => `“${line.slice(0, LONGEST)}”`).join(', ');
  const what =
    strays.length === 1 ? `One line is no fighter yet: ${told}.` : `These lines are no fighters yet: ${told}.`;
  return `${what} Write the Wounds after a comma, as in “${first.slice(0, 30)}, W1”, or delete what is no fighter.`;
}

/**
 * Reads a gang, from its figures or from `{ text }` as it was typed or pasted. Fields left out take their plain defaults, and
 * an id is then `prefix` with the fighter's place.
 */
export function readGang(row: Json | undefined, prefix: string): GangSheet | Refusal {
  const given = isPlainObject(row) && typeof row.text === 'string' ? gangFromText(row.text) : row;
  if (!isPlainObject(given) || !Array.isArray(given.fighters)) {
    return refuse('bad-gang', 'A gang is a name and a list of fighters.', 'HIT-CREW-03');
  }
  const rows: readonly Json[] = given.fighters;
  if (rows.length === 0 || rows.length > MOST_FIGHTERS) {
    return refuse('bad-gang', `A gang has 1 to ${MOST_FIGHTERS} fighters.`, 'HIT-CREW-03');
  }
  const fighters: FighterSheet[] = [];
  const faults = new Set<string>();
  for (const [place, row] of rows.entries()) {
    const fighter = readFighter(row, `${prefix}${place + 1}`);
    if (isRefusal(fighter)) faults.add(fighter.message);
    else if (fighters.some(({ id, name }) => id === fighter.id || name === fighter.name))
      faults.add(`Two fighters are called ${fighter.name}: names must differ.`);
    else fighters.push(fighter);
  }
  if (faults.size > 0) return refuse('bad-gang', [...faults].join(' '), 'HIT-CREW-03');
  const { reputation } = given;
  const known = typeof reputation === 'number' && isWithin(reputation, 0, MOST_REPUTATION) ? reputation : null;
  return { name: wordsOf(given.name, 'A gang'), reputation: known, fighters };
}

const ID = /^[\w-]{1,40}$/;

function readFighter(row: Json, plainId: string): FighterSheet | Refusal {
  if (!isPlainObject(row)) return refuse('bad-gang', 'A fighter is a name with figures.', 'HIT-CREW-03');
  const id = wordsOf(row.id, plainId);
  const name = wordsOf(row.name, wordsOf(row.id, ''));
  if (!ID.test(id)) return refuse('bad-gang', `${name}: an id has only letters, digits, - and _.`, 'HIT-CREW-03');
  if (name === '') return refuse('bad-gang', 'Every fighter needs a name.', 'HIT-CREW-03');
  const bounds = BOUNDS.find(({ field, min, max }) => !isWithin(row[field], min, max));
  if (bounds) {
    const { field, min, max } = bounds;
    return refuse('bad-gang', `${name}: ${field} is a whole number from ${min} to ${max}.`, 'HIT-CREW-03');
  }
  const figure = (field: Field): number => {
    const value = row[field];
    return typeof value === 'number' ? value : (BOUNDS.find((one) => one.field === field)?.plain ?? 0);
  };
  return {
    id,
    name,
    wounds: figure('wounds'),
    intelligence: figure('intelligence'),
    leader: row.leader === true,
    champion: row.champion === true,
    infiltrating: row.infiltrating === true,
    base: figure('base'),
    spots: figure('spots'),
    lurks: figure('lurks'),
    value: figure('value'),
    experience: figure('experience'),
    gained: figure('gained'),
    skills: wordsOf(row.skills, ''),
    away: wordsOf(row.away, ''),
  };
}

type Field = 'wounds' | 'intelligence' | 'base' | 'spots' | 'lurks' | 'value' | 'experience' | 'gained';

const BOUNDS: readonly { field: Field; min: number; max: number; plain: number }[] = [
  { field: 'wounds', min: 1, max: 20, plain: 1 },
  { field: 'intelligence', min: 2, max: 12, plain: 7 },
  { field: 'base', min: 20, max: 120, plain: PLAIN_BASE },
  { field: 'spots', min: -12, max: 12, plain: 0 },
  { field: 'lurks', min: -12, max: 12, plain: 0 },
  { field: 'value', min: 0, max: 100_000, plain: 0 },
  { field: 'experience', min: 0, max: 1000, plain: 0 },
  { field: 'gained', min: 0, max: 1000, plain: 0 },
];

function isWithin(value: Json | undefined, min: number, max: number): boolean {
  return value === undefined || (Number.isInteger(value) && Number(value) >= min && Number(value) <= max);
}

function wordsOf(value: Json | undefined, otherwise: string): string {
  return typeof value === 'string' && value.trim() !== '' ? value.trim().slice(0, LONGEST) : otherwise;
}

const UNSAID = [
  ['wounds', 'Wounds', 'W1 counts'],
  ['intelligence', 'Intelligence', 'Int 7+ counts'],
] as const;

/** Which figures are not written, by their fighters, and what counts then. */
export function unsaidIn(row: Json | undefined): readonly string[] {
  const gang = isPlainObject(row) && typeof row.text === 'string' ? gangFromText(row.text) : null;
  const rows: readonly Json[] = isPlainObject(gang) && Array.isArray(gang.fighters) ? gang.fighters : [];
  const fighters = rows.map(fieldsOf);
  return UNSAID.flatMap(([field, called, counts]) => {
    const without = fighters.filter((one) => one[field] === undefined).map(({ name }) => textOf(name));
    return without.length === 0 ? [] : [`No ${called} written, so ${counts}: ${without.join(', ')}.`];
  });
}

/** A fighter as it was read, in a line. */
export function asRead({
  name,
  wounds,
  intelligence,
  leader,
  champion,
  infiltrating,
  value,
  skills,
  away,
}: FighterSheet): string {
  const facts = [
    `${name} W${wounds}`,
    `Int ${intelligence}+`,
    leader && 'Leader',
    champion && 'Champion',
    infiltrating && 'Infiltrating',
    value > 0 && `${value} credits`,
    skills,
    away !== '' && `away: ${away}`,
  ];
  return facts.filter((one): one is string => typeof one === 'string' && one !== '').join(', ');
}
