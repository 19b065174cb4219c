/** A short text that counts once it is finished: on Enter, or when the field is left. */
import { useState } from 'preact/hooks';
import { Field } from '../parts/field.tsx';

export interface WordFieldProps {
  readonly label: string;
  readonly value: string;
  readonly hint?: string;
  readonly onWord: (value: string) => void;
}

export function WordField({ label, value, hint, onWord }: WordFieldProps) {
  // Null: nothing is being typed, and what holds is shown. What was refused goes back to that by itself.
  const [typed, setTyped] = useState<string | null>(null);
  const finish = () => {
    setTyped(null);
    if (typed !== null && typed.trim() !== value) onWord(typed.trim());
  };
  return (
    <div
      onFocusOut={finish}
      onKeyDown={({ key }) => {
        if (key === 'Enter') finish();
      }}
    >
      <Field label={label} value={typed ?? value} onInput={setTyped} {...(hint === undefined ? {} : { hint })} />
    </div>
  );
}
