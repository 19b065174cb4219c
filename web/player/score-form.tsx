/** The figures of a game, mine first. What was picked stays while the page is open, wherever one goes meanwhile. */
import { signal } from '@preact/signals';
import type { FieldSpec } from '../../core/event/pack.ts';
import { say } from '../text/player.tsx';
import { Picker } from './picker.tsx';
import { isAsked } from '../event/fields.ts';
import { type Lines, picked } from './scores.ts';

/** What was picked and not sent, by game and purpose. */
const drafts = signal<Readonly<Record<string, Lines>>>({});

/** What was picked, also once it is sent: what is refused is put right, not entered anew. Before that, what `given` says. */
export function draftOf(key: string, given: Lines | null = null): Lines {
  return drafts.value[key] ?? given ?? {};
}

function setDraft(key: string, lines: Lines): void {
  drafts.value = { ...drafts.value, [key]: lines };
}

export interface ScoreFormProps {
  readonly draft: string;
  /** What somebody reported already. */
  readonly given?: Lines | null;
  /** Entrants in the order to ask, mine first. */
  readonly seats: readonly string[];
  readonly nameOf: (seat: string) => string;
  readonly fields: readonly FieldSpec[];
  /** A field with the choices that are left to a seat. */
  readonly choicesFor?: (seat: string, field: FieldSpec) => FieldSpec;
}

export function ScoreForm({ draft, given = null, seats, nameOf, fields, choicesFor }: ScoreFormProps) {
  const lines = draftOf(draft, given);
  // One figure each needs no heading: whose it is stands before it, and a group around it would say it twice.
  const headed = fields.length > 1;
  const Group = headed ? 'fieldset' : 'div';
  const who = (seat: string): string => (seat === seats[0] ? say('report.you') : nameOf(seat));
  const pickers = (seat: string, optional: boolean) =>
    fields
      .filter((field) => (field.optional ?? false) === optional && isAsked(field, lines[seat] ?? {}))
      // What follows from my own line is not asked again.
      .filter(({ mirrors }) => seat === seats[0] || seats.length > 2 || mirrors === undefined)
      .map((field) => (
        <Picker
          key={seat + field.id}
          field={choicesFor?.(seat, field) ?? field}
          of={headed && !optional ? null : who(seat)}
          value={lines[seat]?.[field.id]}
          onPick={(value) => setDraft(draft, picked(draftOf(draft, given), seats, fields, { seat, field, value }))}
        />
      ));
  return (
    <div class="scores">
      {seats.map((seat) => (
        <Group key={seat} class="scores-seat">
          {headed ? <legend class="scores-name">{who(seat)}</legend> : null}
          {pickers(seat, false)}
        </Group>
      ))}
      {/* What nobody has to know pushes no other figure down. */}
      {seats.map((seat) => pickers(seat, true))}
    </div>
  );
}
