/** Scores as a player enters them: a line of figures for each seat, complete or not. */
import type { FieldSpec } from '../../core/event/pack.ts';
import type { Result, ScoreLine } from '../../core/event/types.ts';
import { isAsked, mirrored } from '../event/fields.ts';
import { figure } from '../text/format.ts';

export type Line = Readonly<Record<string, number | string>>;
/** By entrant. */
export type Lines = Readonly<Record<string, Line>>;

/** The largest figure that still gets a button of its own. */
export const MOST_BUTTONS = 20;

function withValue(lines: Lines, seat: string, field: string, value: number | string | null): Lines {
  const { [field]: _gone, ...others } = lines[seat] ?? {};
  return { ...lines, [seat]: value === null ? others : { ...others, [field]: value } };
}

/** Whether a sheet can show this figure. */
export function isInRange({ min = 0, max = Infinity }: FieldSpec, value: number | string | undefined): boolean {
  return typeof value !== 'number' || (value >= min && value <= max);
}

/** Whether everything is there that is asked for, and can be. */
export function isComplete(lines: Lines, seats: readonly string[], fields: readonly FieldSpec[]): boolean {
  return seats.every((seat) =>
    fields.every((field) => {
      const line = lines[seat] ?? {};
      if (!isInRange(field, line[field.id])) return false;
      return field.optional === true || !isAsked(field, line) || line[field.id] !== undefined;
    }),
  );
}

/** Lines with what follows for the other seat, and without what is no longer asked for. */
export function picked(
  lines: Lines,
  seats: readonly string[],
  fields: readonly FieldSpec[],
  { seat, field, value }: { readonly seat: string; readonly field: FieldSpec; readonly value: number | string | null },
): Lines {
  const other = seats.find((one) => one !== seat) ?? seat;
  const follows = mirrored(field, value, seats.length);
  const own = withValue(lines, seat, field.id, value);
  const both = follows === undefined ? own : withValue(own, other, field.id, follows);
  const asked = (line: Line): Line =>
    Object.fromEntries(
      Object.entries(line).filter(([id]) => fields.every((known) => known.id !== id || isAsked(known, line))),
    );
  return Object.fromEntries(Object.entries(both).map(([id, line]) => [id, asked(line)]));
}

/** Lines with every choice made that leaves nothing to choose. */
export function withOnly(
  lines: Lines,
  seats: readonly string[],
  fields: readonly FieldSpec[],
  choicesFor: (seat: string, field: FieldSpec) => FieldSpec,
): Lines {
  const forced = (seat: string): Line =>
    Object.fromEntries(
      fields.flatMap((field) => {
        const [first, ...others] = choicesFor(seat, field).choices ?? [];
        return first === undefined || others.length > 0 ? [] : [[field.id, first.id]];
      }),
    );
  return Object.fromEntries(seats.map((seat) => [seat, { ...forced(seat), ...lines[seat] }]));
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
