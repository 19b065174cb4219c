/** What stands round a field: its label above it, a hint, and what is wrong with what is in it. */
import './field.css';
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';

export interface Labels {
  readonly label: ComponentChildren;
  /** Said before anything is typed. */
  readonly hint?: ComponentChildren;
  /** What is wrong, and what would be right. */
  readonly error?: string | null;
}

/** What the field itself takes of them. */
interface Described {
  readonly id: string;
  readonly 'aria-invalid': boolean;
  readonly 'aria-describedby': string | undefined;
}

export function Labelled({
  label,
  hint,
  error = null,
  children,
}: Labels & { readonly children: (described: Described) => ComponentChildren }) {
  const id = useId();
  const described = `${hint === undefined ? '' : `${id}-hint`} ${error === null ? '' : `${id}-error`}`.trim();
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
      {children({ id, 'aria-invalid': error !== null, 'aria-describedby': described === '' ? undefined : described })}
      {error === null ? null : (
        <span class="field-error" id={`${id}-error`}>
          {error}
        </span>
      )}
    </div>
  );
}
