/** One of a field's values by one tap: a button for each where they are few, a keypad where they are many. */
import './picker.css';
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import type { FieldSpec } from '../../core/event/pack.ts';
import { English } from '../parts/english.tsx';
import { Field } from '../parts/field.tsx';
import { say } from '../text/player.tsx';
import { Say } from '../text/player.tsx';
import { MOST_BUTTONS, isInRange } from './scores.ts';

export interface PickerProps {
  readonly field: FieldSpec;
  /** Whose figure it is; null where a heading says so. */
  readonly of: string | null;
  readonly value: number | string | undefined;
  readonly onPick: (value: number | string | null) => void;
}

export function Picker({ field, of, value, onPick }: PickerProps) {
  const faces = facesOf(field);
  const english = <English>{field.label}</English>;
  const whose = of === null ? english : <Say k="report.fieldOf" field={english} name={of} />;
  const label = field.optional === true ? <Say k="report.ifKnown" field={whose} /> : whose;
  if (faces === null) return <Keypad field={field} label={label} value={value} onPick={onPick} />;
  return <Buttons label={label} faces={faces} value={value} onPick={onPick} figures={field.kind === 'number'} />;
}

interface Face {
  readonly value: number | string;
  readonly label: string;
}

function facesOf({ kind, min = 0, max, choices = [] }: FieldSpec): readonly Face[] | null {
  if (kind === 'choice') return choices.map(({ id, label }) => ({ value: id, label }));
  if (max === undefined || max - min > MOST_BUTTONS) return null;
  return Array.from({ length: max - min + 1 }, (_, index) => ({ value: min + index, label: String(min + index) }));
}

/** Of a phone's width: six figures at most in a row, and rows as equal as can be. */
function columnsFor(faces: number): number {
  return Math.ceil(faces / Math.ceil(faces / MOST_IN_A_ROW));
}
const MOST_IN_A_ROW = 6;

interface ButtonsProps extends Pick<PickerProps, 'value' | 'onPick'> {
  readonly label: ComponentChildren;
  readonly faces: readonly Face[];
  readonly figures: boolean;
}

function Buttons({ label, faces, value, onPick, figures }: ButtonsProps) {
  const name = useId();
  return (
    <fieldset class={figures ? 'picker picker-figures' : 'picker'}>
      <legend class="picker-label">{label}</legend>
      <div class="picker-faces" data-columns={figures ? columnsFor(faces.length) : undefined}>
        {faces.map((face) => (
          <label key={face.value} class="picker-option">
            <input
              type="radio"
              class="picker-input"
              name={name}
              checked={face.value === value}
              onChange={() => onPick(face.value)}
            />
            <span class="picker-face">{figures ? face.label : <English>{face.label}</English>}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Keypad({ field, label, value, onPick }: Omit<PickerProps, 'of'> & { readonly label: ComponentChildren }) {
  const { min = 0, max } = field;
  return (
    <div class="picker-keypad">
      <Field
        label={label}
        type="number"
        value={value === undefined ? '' : String(value)}
        error={
          isInRange(field, value)
            ? null
            : max === undefined
              ? say('report.least', { min })
              : say('report.range', { min, max })
        }
        onInput={(text) => onPick(/^-?\d+$/.test(text) ? Number(text) : null)}
      />
    </div>
  );
}
