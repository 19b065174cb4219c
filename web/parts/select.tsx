/** One of several, from the device's own list. Up to four short ones are better off as a Choice. */
import { Labelled, type Labels } from './labelled.tsx';

export interface Option<Value extends string> {
  readonly value: Value;
  readonly label: string;
  /** Of the label, where the page speaks another. */
  readonly lang?: 'en';
  readonly disabled?: boolean;
}

export interface SelectProps<Value extends string> extends Omit<Labels, 'hint'> {
  readonly value: Value;
  readonly options: readonly Option<Value>[];
  readonly onChange: (value: Value) => void;
}

export function Select<Value extends string>({ value, options, onChange, ...labels }: SelectProps<Value>) {
  return (
    <Labelled {...labels}>
      {(described) => (
        <select
          {...described}
          class="field-input"
          value={value}
          onChange={({ currentTarget }) => {
            const chosen = options[currentTarget.selectedIndex];
            if (chosen) onChange(chosen.value);
          }}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value} lang={option.lang} disabled={option.disabled === true}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Labelled>
  );
}
