/** What the server says of something that is being entered, before it is told. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Guide } from '../../core/encounter/types.ts';
import { Notice } from '../parts/notice.tsx';
import { ask } from '../text/encounter.ts';
import type { AnswerTo } from './asking.ts';

/** So long after the last key it is asked, in ms. */
const QUIET = 300;

interface SaysOf<Answer> {
  /** What it was asked about last; null: nothing yet. */
  readonly of: string | null;
  /** Null where it said nothing. */
  readonly says: Answer | null;
}

export function useSaysOf<Answer>(
  entered: string | null,
  asked: (entered: string) => Promise<AnswerTo<Answer>>,
): SaysOf<Answer> {
  const [known, setKnown] = useState<SaysOf<Answer>>({ of: null, says: null });
  const latest = useRef(asked);
  latest.current = asked;
  useEffect(() => {
    let isLatest = true;
    const timer = setTimeout(() => {
      if (entered === null) setKnown({ of: null, says: null });
      else {
        void latest.current(entered).then((told) => {
          if (isLatest) setKnown({ of: entered, says: told.kind === 'told' ? told.answer : null });
        });
      }
    }, QUIET);
    return () => {
      isLatest = false;
      clearTimeout(timer);
    };
  }, [entered]);
  return known;
}

/** Why it would be refused. */
export function Wrong({ says }: { readonly says: Guide | null }) {
  return says === null ? null : (
    <Notice meaning="loss" title={ask('readWrong')} rules={says.rules}>
      <p lang="en">{says.text}</p>
    </Notice>
  );
}
