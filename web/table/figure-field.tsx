/** A figure that counts once it is finished: on Enter, or when the field is left. */
import { WordField } from './word-field.tsx';

export interface FigureFieldProps {
  readonly label: string;
  readonly value: number | null;
  readonly hint?: string;
  /** Null: the field was emptied. */
  readonly onFigure: (value: number | null) => void;
}

export function FigureField({ label, value, hint, onFigure }: FigureFieldProps) {
  return (
    <WordField
      label={label}
      value={value === null ? '' : String(Number(value.toFixed(2)))}
      onWord={(text) => {
        const figure = text === '' ? null : Number(text.replace(',', '.'));
        if (figure === null || Number.isFinite(figure)) onFigure(figure);
      }}
      {...(hint === undefined ? {} : { hint })}
    />
  );
}
