/** One of a few, all in sight: radio buttons in a row. */
import './choice.css';
import { useId } from 'preact/hooks';
import type { Option } from './select.tsx';

export interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly Option<Value>[];
  readonly onChange: (value: Value) => void;
  /** The label is shown too, where the options do not say what they are. */
  readonly labelled?: boolean;
  /** More than a row: the label stands above, and every option by itself. */
  readonly many?: boolean;
}

export function Choice<Value extends string>({
  label,
  value,
  options,
  onChange,
  labelled = false,
  many = false,
}: ChoiceProps<Value>) {
  const name = useId();
  return (
    <fieldset class={many ? 'choice choice-many' : 'choice'}>
      <legend class={labelled ? 'choice-label' : 'unseen'}>{label}</legend>
      <div class="choice-row">
        {options.map((option) => (
          <label key={option.value} class="choice-option">
            <input
              type="radio"
              class="choice-input"
              name={name}
              checked={option.value === value}
              disabled={option.disabled === true}
              onChange={() => onChange(option.value)}
            />
            <span class="choice-face" lang={option.lang}>
              {option.label}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
