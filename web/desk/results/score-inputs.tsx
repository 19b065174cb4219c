/** A score for each seat. Enter goes to the next field, and from the last one it sends. */
import './results.css';
import { useState } from 'preact/hooks';
import type { FieldSpec } from '../../../core/event/pack.ts';
import { nameIn, useEntrants } from '../../event/context.ts';
import { isAsked, mirrored } from '../../event/fields.ts';
import { English } from '../../parts/english.tsx';
import { Labelled } from '../../parts/labelled.tsx';
import { TextArea } from '../../parts/text-area.tsx';
import { tell } from '../../text/work.ts';
import { faultIn } from './faults.ts';
import { type Fault, type Typed, sheetsIn } from './score.ts';

interface ScoreInputsProps {
  readonly seats: readonly string[];
  /** Whose scores are asked for, where not everybody’s are. */
  readonly of?: readonly string[];
  readonly fields: readonly FieldSpec[];
  readonly typed: readonly Typed[];
  /** What was wrong as it was to be sent, and still is. */
  readonly faults: readonly Fault[];
  readonly onChange: (typed: readonly Typed[]) => void;
}

export function ScoreInputs({ seats, of = seats, fields, typed, faults, onChange }: ScoreInputsProps) {
  const entrants = useEntrants();
  // One that is emptied stays there to be typed anew.
  const [sheets] = useState(() => typed.map((line) => sheetsIn(line, fields)));
  const set = (seat: number, field: FieldSpec, value: string) => {
    const follows = mirrored(field, value, seats.length);
    onChange(
      typed.map((line, index) => {
        if (index === seat) return { ...line, [field.id]: value };
        return follows === undefined ? line : { ...line, [field.id]: follows };
      }),
    );
  };
  return (
    <div class="score-seats">
      {seats.map((id, seat) => (
        <fieldset key={id} class="score-seat" hidden={!of.includes(id)}>
          <legend class="score-name">
            <bdi>{nameIn(entrants, id)}</bdi>
          </legend>
          <div class="score-fields">
            {fields
              .filter((field) => isAsked(field, typed[seat] ?? {}))
              .map((field) => (
                <ScoreInput
                  key={field.id}
                  field={field}
                  value={typed[seat]?.[field.id] ?? ''}
                  wrong={faults.some((fault) => fault.seat === seat && fault.field.id === field.id)}
                  onChange={(value) => set(seat, field, value)}
                />
              ))}
          </div>
          {(sheets[seat] ?? []).map((id) => (
            <TextArea
              key={id}
              label={tell('results.sheet')}
              rows={8}
              value={typed[seat]?.[id] ?? ''}
              onInput={(text) =>
                onChange(typed.map((line, index) => (index === seat ? { ...line, [id]: text } : line)))
              }
            />
          ))}
        </fieldset>
      ))}
    </div>
  );
}

interface ScoreInputProps {
  readonly field: FieldSpec;
  readonly value: string;
  readonly wrong: boolean;
  readonly onChange: (value: string) => void;
}

function ScoreInput({ field, value, wrong, onChange }: ScoreInputProps) {
  const { label, kind, choices = [], min, max } = field;
  return (
    <div class="score-field">
      <Labelled label={<English>{label}</English>} error={wrong ? faultIn(field) : null}>
        {(described) =>
          kind === 'choice' ? (
            <select
              {...described}
              class="field-input"
              value={value}
              onChange={({ currentTarget }) => onChange(currentTarget.value)}
            >
              <option value="">–</option>
              {choices.map((choice) => (
                <option key={choice.id} value={choice.id} lang="en">
                  {choice.label}
                </option>
              ))}
            </select>
          ) : (
            <input
              {...described}
              class="field-input score-number"
              inputMode="numeric"
              autocomplete="off"
              {...(min === undefined ? {} : { min })}
              {...(max === undefined ? {} : { max })}
              value={value}
              onInput={({ currentTarget }) => onChange(currentTarget.value)}
              onFocus={({ currentTarget }) => currentTarget.select()}
            />
          )
        }
      </Labelled>
    </div>
  );
}

/** Enter in a field leads to the next one; in the last it does what the form does. */
export function onEnter(event: KeyboardEvent & { readonly currentTarget: HTMLElement }): void {
  const { target, currentTarget } = event;
  if (event.key !== 'Enter' || !(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return;
  const fields = [...currentTarget.querySelectorAll<HTMLElement>('input, select')];
  const next = fields[fields.indexOf(target) + 1];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}
