/** An answer as it is read: what was asked, and what was said to it. */
import type { Answer } from '../../core/encounter/types.ts';
import { useSaid } from './of-whom.ts';

interface ToldProps {
  readonly answer: Answer;
  /** What was said to it; empty where the heading says all of it. */
  readonly says: string;
}

export function Told({ answer: { label, side, words, means = '' }, says }: ToldProps) {
  const said = useSaid();
  const asked = said(label, side);
  // A meaning that begins with what was entered says both.
  const told = words !== '' && means.startsWith(words) ? means : says;
  return told === '' ? (
    <>{asked}</>
  ) : (
    <>
      {asked.endsWith('?') ? asked : `${asked}:`} <strong>{said(told, side)}</strong>
    </>
  );
}
