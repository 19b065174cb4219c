/** A text field with its label above it, and a sentence below when something is wrong. */
import { Labelled, type Labels } from './labelled.tsx';

export interface FieldProps extends Labels {
  readonly type?: 'text' | 'search' | 'number' | 'date' | 'datetime-local' | 'email' | 'password';
  readonly value: string;
  readonly onInput: (value: string) => void;
  readonly autocomplete?: string;
  readonly required?: boolean;
}

export function Field({
  type = 'text',
  value,
  onInput,
  autocomplete = 'off',
  required = false,
  ...labels
}: FieldProps) {
  return (
    <Labelled {...labels}>
      {(described) => (
        <input
          {...described}
          class="field-input"
          type={type}
          value={value}
          required={required}
          autocomplete={autocomplete}
          onInput={({ currentTarget }) => onInput(currentTarget.value)}
        />
      )}
    </Labelled>
  );
}
