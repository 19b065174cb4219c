/** A field for several lines, with its label above it. */
import './field.css';
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';

export interface TextAreaProps {
  readonly label: ComponentChildren;
  readonly value: string;
  readonly onInput: (value: string) => void;
  readonly rows?: number;
  /** Said before anything is typed. */
  readonly hint?: ComponentChildren;
}

export function TextArea({ label, value, onInput, rows = 3, hint }: TextAreaProps) {
  const id = useId();
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
      <textarea
        id={id}
        class="field-input"
        rows={rows}
        value={value}
        {...(hint === undefined ? {} : { 'aria-describedby': `${id}-hint` })}
        onInput={({ currentTarget }) => onInput(currentTarget.value)}
      />
    </div>
  );
}
