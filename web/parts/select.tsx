/** One of several, from the device's own list. Up to four short ones are better off as a Choice. */
import './field.css';
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';

export interface Option<Value extends string> {
  readonly value: Value;
  readonly label: string;
  /** Of the label, where the page speaks another. */
  readonly lang?: 'en';
}

export interface SelectProps<Value extends string> {
  readonly label: ComponentChildren;
  readonly value: Value;
  readonly options: readonly Option<Value>[];
  readonly onChange: (value: Value) => void;
  /** What is asked still. */
  readonly error?: string | null;
}

export function Select<Value extends string>({ label, value, options, onChange, error = null }: SelectProps<Value>) {
  const id = useId();
  return (
    <div class="field">
      <label class="field-label" for={id}>
        {label}
      </label>
      <select
        id={id}
        class="field-input"
        value={value}
        aria-invalid={error !== null}
        {...(error === null ? {} : { 'aria-describedby': `${id}-error` })}
        onChange={({ currentTarget }) => {
          const chosen = options[currentTarget.selectedIndex];
          if (chosen) onChange(chosen.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} lang={option.lang}>
            {option.label}
          </option>
        ))}
      </select>
      {error === null ? null : (
        <span class="field-error" id={`${id}-error`}>
          {error}
        </span>
      )}
    </div>
  );
}
