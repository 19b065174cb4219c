/**
 * Lists of a format as lines that an organiser can type into a form, and back: `vp: Victory points, 0..20`, `6: 13–7`,
 * `vp 10–0`.
 */
import { cite } from '../../journal/cite.ts';
import type { Json } from '../../journal/json.ts';
import { type Refusal, isRefusal, refuse } from '../../journal/types.ts';
import type { Band, FixedScores, ScoreColumn } from './format.ts';

/** `vp: Victory points, 0..20`; a side of the range may be left out, and so may the label and the range. */
const COLUMN = /^([^:,]+?)\s*(?::\s*(.*?))?\s*(?:,\s*(\d*)\s*\.\.\s*(\d*))?$/;
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

export function readColumns(lines: Json): Json | Refusal {
  return readLines(lines, 'Score columns', 'vp: Victory points, 0..20', (line) => {
    const [, id = '', label, min, max] = COLUMN.exec(line) ?? [];
    if (id === '') return null;
    const name = id.toLowerCase();
    return {
      id: name,
      label: label ?? id,
      min: Number(min ?? 0),
      max: max === undefined || max === '' ? null : Number(max),
    };
  });
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
  for (const [index, given] of (lines as readonly Json[]).entries()) {
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
