/** The figures of a game, mine first. What was picked stays while the page is open, wherever one goes meanwhile. */
import { signal } from '@preact/signals';
import type { FieldSpec } from '../../core/event/pack.ts';
import { say } from '../text/language.ts';
import { Picker } from './picker.tsx';
import { type Lines, withValue } from './scores.ts';

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
}

export function ScoreForm({ draft, seats, nameOf, fields }: ScoreFormProps) {
  const lines = draftOf(draft);
  return (
    <div class="scores">
      {seats.map((seat, index) => (
        <div key={seat} class="scores-seat">
          {fields.map((field) => (
            <Picker
              key={field.id}
              field={field}
              of={index === 0 ? say('report.you') : nameOf(seat)}
              value={lines[seat]?.[field.id]}
              onPick={(value) => setDraft(draft, withValue(draftOf(draft), seat, field.id, value))}
            />
          ))}
        </div>
      ))}
    </div>
  );
}
