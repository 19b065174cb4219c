/**
 * A Crew as people type it, written as `readCrew` reads it: `3x Ice Gamin 4`, `Waldgeist, minion, 6` and `Rasputina leader`
 * become `3x Ice Gamin (4)`, `Waldgeist (minion) (6)` and `Leader: Rasputina`. What is recorded is what comes out of here:
 * so a record keeps its meaning, however much more is understood one day.
 */
import type { Json } from '../../../journal/json.ts';
import { linesOf, squeezed, withoutTail } from '../../../journal/text.ts';
import { LONGEST_LINE } from '../../../roster/paste.ts';
import { RANKS } from '../rules/table.ts';
import { afterHeading, splitTags } from './paste.ts';

/** No model costs more. A larger figure is a size or a total. */
const MOST = 20;

const START = /^\s*(?:[-–—•*+>·]+ +)?/u;
const HEADING = /^(\p{L}[^:]{0,39}):(.*)$/u;
const EACH = / ?(?:each|ea\.?|apiece)(?= ?[)\]]?$)/iu;
/** In brackets or with its unit: that is read as it stands. */
const PLAIN_COST =
  / ?(?:[([] ?\d{1,4} ?(?:ss|soulstones?|pts?|points?)? ?[)\]]|\b\d{1,4} ?(?:ss|soulstones?|pts?|points?))$/iu;
const BARE_COST = /[ ,.:;=–—-](\d{1,2})$/u;
/** Figures after these words are no Cost. */
const NO_COST = /(?:\b(?:pool|cache|size|total|cost|stones?|soulstones?|crew|game|turns?|line|part|round)|[x×])$/iu;
const RANK = new RegExp(String.raw`[ ,;–—-](${RANKS.join('|')})$`, 'iu');
const LEADS = /[ ,;–—-](?:crew )?leader$/iu;
/** What people write between a name and what follows it. */
const BETWEEN = ' ,.:;=–—-';

/** The text with every line in the form that is read; one that says nothing new stays as it is. */
export function written(text: string): string {
  const lines = linesOf(text);
  const first = lines.findIndex((line) => /\p{L}/u.test(line));
  return lines.map((line, place) => lineOf(line, place === first)).join('\n');
}

/** An answer that is a Crew or a model of one. */
export function writtenCrew(value: Json): Json {
  return typeof value === 'string' ? written(value) : value;
}

function lineOf(line: string, isFirst: boolean): string {
  if (line.length > LONGEST_LINE) return line;
  const [start = ''] = START.exec(line) ?? [];
  const { before, tags } = splitTags(line.slice(start.length));
  const [, heading, rest = ''] = HEADING.exec(before) ?? [];
  const after = heading === undefined ? null : afterHeading(heading);
  if (after === 'other' || (heading !== undefined && after === null && !/^ *\d{1,2}$/.test(rest))) return line;
  const typed = squeezed(after === null ? before : rest);
  const model = /\p{L}/u.test(typed) ? modelOf(typed, isFirst && after === null) : typed;
  if (model === typed) return line;
  const lead = after === null ? '' : `${heading ?? ''}: `;
  return `${start}${lead}${model}${tags.length === 0 ? '' : ` [${tags.join(', ')}]`}`;
}

/** A name, then its rank and its Cost in brackets. */
function modelOf(text: string, mayLead: boolean): string {
  const said = text.replace(EACH, '');
  const [plain] = PLAIN_COST.exec(said) ?? [];
  const bare = plain === undefined ? bareCost(said) : null;
  const named = withoutTail(plain === undefined ? (bare?.name ?? said) : said.slice(0, -plain.length), BETWEEN);
  const cost = plain?.trim() ?? (bare === null ? '' : `(${bare.cost})`);
  const [ranked, rank] = RANK.exec(named) ?? [];
  const [leads] = mayLead ? (LEADS.exec(named) ?? []) : [];
  const tail = ranked ?? leads;
  if (tail === undefined && bare === null) return said;
  const name = tail === undefined ? named : withoutTail(named.slice(0, -tail.length), BETWEEN);
  if (!/\p{L}/u.test(name)) return said;
  const words = [name, ...(rank === undefined ? [] : [`(${rank})`]), ...(cost === '' ? [] : [cost])].join(' ');
  return leads === undefined ? words : `Leader: ${words}`;
}

function bareCost(text: string): { readonly name: string; readonly cost: number } | null {
  const [tail, figure] = BARE_COST.exec(text) ?? [];
  if (tail === undefined || figure === undefined) return null;
  const name = withoutTail(text.slice(0, -tail.length), BETWEEN);
  return Number(figure) > MOST || !/\p{L}/u.test(name) || NO_COST.test(name) ? null : { name, cost: Number(figure) };
}
