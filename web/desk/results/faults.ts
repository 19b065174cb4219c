/** What is wrong in a result that is typed, in words: short at its field, and whole at the button. */
import { useLayoutEffect, useState } from 'preact/hooks';
import type { FieldSpec } from '../../../core/event/pack.ts';
import { tell } from '../../text/work.ts';
import type { Fault } from './score.ts';

/** What belongs into a field. */
export function faultIn({ kind, min, max }: FieldSpec): string {
  if (kind === 'choice') return tell('fault.choice');
  const range = min === undefined ? '' : max === undefined ? ` ${min}+` : ` ${min}–${max}`;
  return tell('fault.number') + range;
}

/** The first one, as a sentence. */
export function faultText([first]: readonly Fault[], nameOf: (seat: number) => string): string | null {
  if (first === undefined) return null;
  const [field, name] = [first.field.label, nameOf(first.seat)];
  return first.field.kind === 'choice'
    ? tell('fault.choose', { field: field.toLowerCase(), name })
    : `${name}, ${field}: ${faultIn(first.field)}`;
}

/** Whether it was tried to send a form; each time that something is wrong leads to the first field that is. */
export function useTried(form: { readonly current: HTMLElement | null }): readonly [boolean, (again: boolean) => void] {
  const [tries, setTries] = useState(0);
  useLayoutEffect(() => {
    const wrong = tries > 0 ? form.current?.querySelector<HTMLElement>('[aria-invalid="true"]') : null;
    wrong?.focus();
    // What is typed next takes the place of what was wrong.
    if (wrong instanceof HTMLInputElement) wrong.select();
  }, [form, tries]);
  return [tries > 0, (again) => setTries((count) => (again ? count + 1 : 0))];
}
