/** The figures of a game, mine first. What was picked stays while the page is open, wherever one goes meanwhile. */
import { signal } from '@preact/signals';
import type { FieldSpec } from '../../core/event/pack.ts';
import { say } from '../text/language.ts';
import { Picker } from './picker.tsx';
import { isAsked } from '../event/fields.ts';
import { type Lines, picked } from './scores.ts';

/** What was picked and not sent, by game and purpose. */
const drafts = signal<Readonly<Record<string, Lines>>>({});

export function draftOf(key: string): Lines {
  return drafts.value[key] ?? {};
}

export function setDraft(key: string, lines: Lines): void {
  drafts.value = { ...drafts.value, [key]: lines };
}

export interface ScoreFormProps {
  readonly draft: string;
  /** Entrants in the order to ask, mine first. */
  readonly seats: readonly string[];
  readonly nameOf: (seat: string) => string;
  readonly fields: readonly FieldSpec[];
  /** A field with the choices that are left to a seat. */
  readonly choicesFor?: (seat: string, field: FieldSpec) => FieldSpec;
}

export function ScoreForm({ draft, seats, nameOf, fields, choicesFor }: ScoreFormProps) {
  const lines = draftOf(draft);
  // What follows from my own line is not asked again.
  const shows = (field: FieldSpec, index: number, line = {}): boolean =>
    isAsked(field, line) && (index === 0 || seats.length > 2 || field.mirrors === undefined);
  // One figure each needs no heading: whose it is stands before it, and a group around it would say it twice.
  const headed = fields.length > 1;
  const Group = headed ? 'fieldset' : 'div';
  const who = (seat: string, index: number): string => (index === 0 ? say('report.you') : nameOf(seat));
  const picker = (seat: string, index: number, field: FieldSpec) => (
    <Picker
      key={`${seat} ${field.id}`}
      field={choicesFor?.(seat, field) ?? field}
      of={headed && field.optional !== true ? null : who(seat, index)}
      value={lines[seat]?.[field.id]}
      onPick={(value) => setDraft(draft, picked(draftOf(draft), seats, fields, { seat, field, value }))}
    />
  );
  const asked = seats.flatMap((seat, index) =>
    fields.filter((field) => shows(field, index, lines[seat])).map((field) => ({ seat, index, field })),
  );
  return (
    <div class="scores">
      {seats.map((seat, index) => (
        <Group key={seat} class="scores-seat">
          {headed ? <legend class="scores-name">{who(seat, index)}</legend> : null}
          {asked
            .filter((one) => one.seat === seat && one.field.optional !== true)
            .map(({ field }) => picker(seat, index, field))}
        </Group>
      ))}
      {/* What nobody has to know pushes no other figure down. */}
      {asked.flatMap(({ seat, index, field }) => (field.optional === true ? [picker(seat, index, field)] : []))}
    </div>
  );
}
