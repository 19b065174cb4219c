/** A tie-break as a format names it: `opponents-points`, `difference:vp`, `opponents-win-share:33`, `score-share:games:33`. */
import { fraction } from './fraction.ts';
import { type TieBreakDetail, TIE_BREAKS, type TieBreak } from './list.ts';

export interface Named {
  /** As it was named: also the id of its column in the standings. */
  readonly name: string;
  readonly tieBreak: TieBreak;
  readonly given: TieBreakDetail;
}

/** What a format's tie-breaks may name. */
export interface Nameable {
  /** The ids of the format's score columns. */
  readonly columns: readonly string[];
  /** Whether there is a most that a game is worth. */
  readonly hasFull: boolean;
}

/** Reads a name, or says what is wrong with it. */
export function readTieBreak(name: string, { columns, hasFull }: Nameable): Named | string {
  const [id = '', ...parts] = name.split(':');
  const tieBreak = TIE_BREAKS.find((known) => known.id === id);
  if (!tieBreak) return `there is no tie-break “${id}”`;
  const column = tieBreak.takes.includes('column') ? (parts.shift() ?? '') : '';
  if (tieBreak.takes.includes('column') && !columns.includes(column)) {
    return `“${id}” needs a score column, as in “${id}:${columns[0] ?? 'vp'}”`;
  }
  const floor = tieBreak.takes.includes('floor') ? (parts.shift() ?? '0') : '0';
  if (!/^(\d{1,2}|100)$/.test(floor)) return `the floor of “${id}” is a whole percentage, 0 to 100`;
  if (parts.length > 0) return `“${name}” names more than “${id}” takes`;
  if (tieBreak.needsFull === true && !hasFull) return `“${id}” needs a game that is worth so many points at most`;
  return { name, tieBreak, given: { column, floor: fraction(Number(floor), 100) } };
}
