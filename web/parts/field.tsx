/** A text field with its label above it, and a sentence below when something is wrong. */
import './field.css';
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';

export interface FieldProps {
  readonly label: ComponentChildren;
  readonly type?: 'text' | 'search' | 'number' | 'date' | 'datetime-local' | 'email' | 'password';
  readonly value: string;
  readonly onInput: (value: string) => void;
  /** Said before anything is typed. */
  readonly hint?: ComponentChildren;
  /** What is wrong, and what would be right. */
  readonly error?: string | null;
  readonly autocomplete?: string;
  readonly required?: boolean;
}

export function Field({ label, type = 'text', value, onInput, hint, error = null, ...rest }: FieldProps) {
  const id = useId();
  const described = [hint === undefined ? '' : `${id}-hint`, error === null ? '' : `${id}-error`].join(' ').trim();
  return (
    <div class="field">
      <label class="field-label" for={id}>
        {label}
      </label>
      {hint === undefined ? null : (
        <span class="field-hint" id={`${id}-hint`}>
          {hint}
        </span>
      )}
      <input
        id={id}
        class="field-input"
        type={type}
        value={value}
        required={rest.required ?? false}
        autocomplete={rest.autocomplete ?? 'off'}
        aria-invalid={error !== null}
        {...(described === '' ? {} : { 'aria-describedby': described })}
        onInput={({ currentTarget }) => onInput(currentTarget.value)}
      />
      {error === null ? null : (
        <span class="field-error" id={`${id}-error`}>
          {error}
        </span>
      )}
    </div>
  );
}
