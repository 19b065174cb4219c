/** Scores as a player enters them: a line of figures for each seat, complete or not. */
import type { FieldSpec } from '../../core/event/pack.ts';
import type { Result, ScoreLine } from '../../core/event/types.ts';
import { figure } from '../text/format.ts';

export type Line = Readonly<Record<string, number | string>>;
/** By entrant. */
export type Lines = Readonly<Record<string, Line>>;

/** The largest figure that still gets a button of its own. */
export const MOST_BUTTONS = 20;

export function withValue(lines: Lines, seat: string, field: string, value: number | string | null): Lines {
  const { [field]: _gone, ...others } = lines[seat] ?? {};
  return { ...lines, [seat]: value === null ? others : { ...others, [field]: value } };
}

/** Whether every figure is there. Choices may stay open: the pack says whether it needs them. */
export function isComplete(lines: Lines, seats: readonly string[], fields: readonly FieldSpec[]): boolean {
  const needed = fields.some(({ kind }) => kind === 'number') ? fields.filter(({ kind }) => kind === 'number') : fields;
  return seats.every((seat) => needed.every(({ id }) => lines[seat]?.[id] !== undefined));
}

/** The lines in the order of the seats, as a result carries them. */
export function scoresFor(lines: Lines, seats: readonly string[]): readonly ScoreLine[] {
  return seats.map((seat) => lines[seat] ?? {});
}

/** The reported lines by entrant; null for a result without scores. */
export function linesOf(result: Result, seats: readonly string[]): Lines | null {
  if (!('scores' in result)) return null;
  return Object.fromEntries(seats.map((seat, index) => [seat, result.scores[index] ?? {}]));
}

/** `6 : 3`, mine first: the first figure of each seat. */
export function shortScore(lines: Lines, seats: readonly string[], fields: readonly FieldSpec[]): string {
  const field = fields.find(({ kind }) => kind === 'number') ?? fields[0];
  if (!field) return '';
  return seats.map((seat) => shown(lines[seat]?.[field.id], field)).join(' : ');
}

/** A value as it is read: a figure, or the label of what was chosen. */
export function shown(value: number | string | undefined, field: FieldSpec): string {
  if (value === undefined) return '–';
  if (field.kind === 'number') return figure(value);
  return field.choices?.find(({ id }) => id === value)?.label ?? String(value);
}

/** Seats with mine first. */
export function mineFirst(seats: readonly string[], me: string): readonly string[] {
  return [...seats.filter((seat) => seat === me), ...seats.filter((seat) => seat !== me)];
}
