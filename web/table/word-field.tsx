/** A short text that counts once it is finished: on Enter, or when the field is left. */
import { useEffect, useState } from 'preact/hooks';
import { Field } from '../parts/field.tsx';

export interface WordFieldProps {
  readonly label: string;
  readonly value: string;
  readonly hint?: string;
  readonly onWord: (value: string) => void;
}

export function WordField({ label, value, hint, onWord }: WordFieldProps) {
  const [text, setText] = useState(value);
  useEffect(() => setText(value), [value]);
  const finish = () => {
    if (text.trim() === value) return;
    onWord(text.trim());
    // What was refused goes back to what holds.
    setText(value);
  };
  return (
    <div
      onFocusOut={finish}
      onKeyDown={({ key }) => {
        if (key === 'Enter') finish();
      }}
    >
      <Field label={label} value={text} onInput={setText} {...(hint === undefined ? {} : { hint })} />
    </div>
  );
}
