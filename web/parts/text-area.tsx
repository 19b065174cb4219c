/** A field for several lines, with its label above it. */
import { Labelled, type Labels } from './labelled.tsx';

export interface TextAreaProps extends Omit<Labels, 'error'> {
  readonly value: string;
  readonly onInput: (value: string) => void;
  readonly rows?: number;
}

export function TextArea({ value, onInput, rows = 3, ...labels }: TextAreaProps) {
  return (
    <Labelled {...labels}>
      {(described) => (
        <textarea
          {...described}
          class="field-input"
          rows={rows}
          value={value}
          onInput={({ currentTarget }) => onInput(currentTarget.value)}
        />
      )}
    </Labelled>
  );
}
