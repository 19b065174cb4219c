/** What the screen of a Turn tells: the counts as they stand, and who is done. */
import type { TurnBoard } from '../../../core/encounter/board.ts';
import type { Answer, Ask, AskField, SideId } from '../../../core/encounter/types.ts';
import { type Json, isPlainObject } from '../../../core/journal/json.ts';
import { entering } from '../entering.ts';

export interface Telling {
  readonly ask: string;
  readonly value: Json;
}

/** By ask: what was changed on this phone and is not in the view yet, a figure a field. */
export type Edited = Readonly<Record<string, Readonly<Record<string, Json>>>>;

/** What a count stands at: as it was changed here, else as it is suggested. */
export function countOf({ id, suggested }: Ask, edited: Edited): Readonly<Record<string, Json | undefined>> {
  return { ...(isPlainObject(suggested) ? suggested : {}), ...edited[id] };
}

/** The counts as answers; what nobody touched is nothing. */
export function countsTold(counts: readonly Ask[], edited: Edited): readonly Telling[] {
  return counts.flatMap((one) => {
    const value = Object.fromEntries(Object.entries(countOf(one, edited)).flatMap(told));
    const now = entering(one.kind, one.label, value);
    return 'value' in now ? [{ ask: one.id, value: now.value }] : [];
  });
}

function told([id, value]: readonly [string, Json | undefined]): readonly (readonly [string, Json])[] {
  return value === undefined ? [] : [[id, value]];
}

/** Ends the Turn for a side: the counts, and that it has no more to show. */
export function ending(board: TurnBoard, side: SideId | undefined, counted: readonly Telling[]): readonly Telling[] {
  const done = side === undefined ? undefined : board.done[side];
  return done === undefined ? counted : [...counted, { ask: done, value: true }];
}

/** A figure that both sides have: its label once, without a name, and a field a side. */
export interface Counted {
  readonly id: string;
  readonly label: string;
  readonly fields: Readonly<Record<string, AskField>>;
}

export function countedIn(
  { kind, id: of }: Ask,
  nameOf: (side: SideId) => string,
  most: TurnBoard['most'],
): readonly Counted[] {
  if (kind.type !== 'record') return [];
  // What the record knows not to be so takes no room.
  const open = kind.fields.filter(({ id, kind: inner }) => inner.type !== 'flag' || most?.[of]?.[id] !== 0);
  const ids = [...new Set(open.map(({ id }) => id.slice(id.indexOf(':') + 1)))];
  return ids.map((id) => {
    const own = open.filter((field) => field.id.slice(field.id.indexOf(':') + 1) === id);
    const fields = Object.fromEntries(own.map((field) => [field.id.slice(0, field.id.indexOf(':')), field]));
    const [first] = own;
    const name = first === undefined ? '' : `${nameOf(first.id.slice(0, first.id.indexOf(':')) as SideId)}: `;
    const label = first?.label ?? '';
    return { id, fields, label: label.startsWith(name) ? label.slice(name.length) : label };
  });
}

/** What told that this model fell, in whichever Turn; undefined where nothing did. */
export function killOf(answers: readonly Answer[], kill: string, victim: string): Answer | undefined {
  const name = kill.slice(kill.lastIndexOf('/'));
  return answers
    .filter(({ ask: id, value }) => id.endsWith(name) && isPlainObject(value) && value.victim === victim)
    .pop();
}
