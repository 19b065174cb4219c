/** An answer as it is read: what was asked, and what was said to it. */
import type { Answer } from '../../core/encounter/types.ts';
import { headed } from '../../core/encounter/words.ts';
import { useSaid } from './of-whom.ts';

interface ToldProps {
  readonly answer: Answer;
  /** What was said to it; empty where the heading says all of it. */
  readonly says: string;
}

export function Told({ answer: { label, side }, says }: ToldProps) {
  const said = useSaid();
  const asked = said(label, side);
  return says === '' ? (
    <>{asked}</>
  ) : (
    <>
      {headed(asked)} <strong>{said(says, side)}</strong>
    </>
  );
}
