/**
 * Lists of a format as lines that an organiser can type into a form, and back: `vp: Victory points, 0..20`, `6: 13–7`,
 * `vp 10–0`.
 */
import { cite } from '../../../rules/cite.ts';
import { type Refusal, isRefusal, refuse } from '../../../rules/refusal.ts';
import { type Json, listOf } from '../../../journal/json.ts';
import type { Band, FixedScores, ScoreColumn } from './format.ts';

const BAND = /^(\d+)\s*:\s*([\d.]+)\s*[-–/]\s*([\d.]+)$/;
const FIXED = /^(\S+)\s+(\d+)\s*[-–/]\s*(\d+)$/;

export function columnLine({ id, label, min, max }: ScoreColumn): string {
  // A label that itself ends like a range is followed by one, so that it is read back as it is.
  const plain = min === 0 && max === null && !label.includes('..');
  const range = plain ? '' : `, ${min}..${max ?? ''}`;
  return `${id}: ${label}${range}`;
}

export function bandLine({ from, winner, loser }: Band): string {
  return `${from}: ${winner}–${loser}`;
}

export function fixedLines(scores: FixedScores): string[] {
  return Object.entries(scores).map(([column, [own, other]]) => `${column} ${own}–${other}`);
}

/** `vp: Victory points, 0..20`; the label and the range may be left out. */
export function readColumns(lines: Json): Json | Refusal {
  return readLines(lines, 'Score columns', 'vp: Victory points, 0..20', (line) => {
    const comma = line.lastIndexOf(',');
    const range = comma === -1 ? null : rangeIn(line.slice(comma + 1));
    const head = range ? line.slice(0, comma) : line;
    const colon = head.indexOf(':');
    const id = (colon === -1 ? head : head.slice(0, colon)).trimEnd();
    const label = colon === -1 ? id : head.slice(colon + 1).trim();
    if (id === '' || id.includes(',') || label.includes('\n')) return null;
    return { id: id.toLowerCase(), label, min: range?.min ?? 0, max: range?.max ?? null };
  });
}

/** `0..20` behind the last comma; a side may be left out. */
function rangeIn(text: string): Pick<ScoreColumn, 'min' | 'max'> | null {
  const sides = text.split('..').map((side) => side.trim());
  const [min = '', max = ''] = sides;
  if (sides.length !== 2 || !/^\d*$/.test(min) || !/^\d*$/.test(max)) return null;
  return { min: Number(min), max: max === '' ? null : Number(max) };
}

export function readBands(lines: Json): Json | Refusal {
  return readLines(lines, 'Bands', '6: 13–7', (line) => {
    const [found, from, winner, loser] = BAND.exec(line) ?? [];
    return found === undefined ? null : { from: Number(from), winner: Number(winner), loser: Number(loser) };
  });
}

export function readPlaces(lines: Json): Json | Refusal {
  return readLines(lines, 'Points by place', '5', (line) => (/^[\d.]+$/.test(line) ? Number(line) : null));
}

/** As an object by column. */
export function readFixedLines(lines: Json, title: string): Json | Refusal {
  const read = readLines(lines, title, 'vp 10–0', (line) => {
    const [found, column = '', own, other] = FIXED.exec(line) ?? [];
    return found === undefined ? null : [column, [Number(own), Number(other)]];
  });
  return isRefusal(read) ? read : Object.fromEntries(read as [string, Json][]);
}

/** Reads line by line; a line that cannot be read is named with its number and an example. */
function readLines(
  lines: Json,
  title: string,
  example: string,
  readLine: (line: string) => Json | null,
): readonly Json[] | Refusal {
  if (!Array.isArray(lines)) return refuse('bad-option', `${title}: give a list.`, ...cite('OS-FMT-01'));
  const items: Json[] = [];
  for (const [index, given] of listOf(lines).entries()) {
    const line = typeof given === 'string' || typeof given === 'number' ? String(given).trim() : '';
    const item = line === '' ? null : readLine(line);
    if (item === null) {
      const text = `${title}, line ${index + 1}: “${line.slice(0, 40)}” cannot be read. Write it like “${example}”.`;
      return refuse('bad-option', text, ...cite('OS-FMT-01'));
    }
    items.push(item);
  }
  return items;
}
