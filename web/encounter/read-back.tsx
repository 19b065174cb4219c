/** What the game reads in an answer that is not given yet: a list is looked over before it is sealed. */
import { useEffect, useState } from 'preact/hooks';
import type { ExplainedReading } from '../../core/encounter/explain.ts';
import { namedIn } from '../../core/encounter/names.ts';
import type { Json } from '../../core/journal/json.ts';
import { Notice } from '../parts/notice.tsx';
import { ask } from '../text/encounter.ts';
import { readBack } from './asking.ts';
import { useNames, useTable } from './context.ts';

type Reading = Pick<ExplainedReading, 'reads' | 'wrong'>;

const NOTHING: Reading = { reads: [], wrong: null };

/** So long after the last key it is asked, in ms. */
const QUIET = 300;

interface ReadBackProps {
  readonly of: string;
  readonly value: Json | undefined;
  /** Whether it would be refused. */
  readonly onWrong: (wrong: boolean) => void;
}

export function ReadBack({ of, value, onWrong }: ReadBackProps) {
  const { store, address } = useTable();
  const nameOf = useNames();
  const [read, setRead] = useState<Reading>(NOTHING);
  const id = store.part('encounter')?.id ?? '';
  const { as } = address;
  const text = value === undefined ? null : JSON.stringify(value);
  useEffect(() => {
    let isLatest = true;
    if (text === null) {
      setRead(NOTHING);
      return undefined;
    }
    const timer = setTimeout(() => {
      void readBack(id, as, { read: of, value: text }).then((told) => {
        if (isLatest) setRead(told.kind === 'told' ? told.answer : NOTHING);
      });
    }, QUIET);
    return () => {
      isLatest = false;
      clearTimeout(timer);
    };
  }, [id, as, of, text]);
  const isWrong = read.wrong !== null;
  useEffect(() => onWrong(isWrong), [isWrong, onWrong]);
  const { reads, wrong } = namedIn(read, nameOf);
  const lines = reads.map((one) => one.text);
  if (lines.length === 0 && wrong === null) return null;
  return (
    <div role="status">
      {lines.length === 0 ? null : (
        <div class="ask-measured">
          <p class="ask-measured-title">{ask('readBack')}</p>
          <ul>
            {lines.map((line) => (
              <li key={line} lang="en">
                {line}
              </li>
            ))}
          </ul>
        </div>
      )}
      {wrong === null ? null : (
        <Notice meaning="loss" title={ask('readWrong')} rules={wrong.rules}>
          <p lang="en">{wrong.text}</p>
        </Notice>
      )}
    </div>
  );
}
