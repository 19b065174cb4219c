/** What the game reads in an answer that is not given yet: a list is looked over before it is sealed. */
import { useEffect, useState } from 'preact/hooks';
import { namedIn } from '../../core/encounter/names.ts';
import type { Json } from '../../core/journal/json.ts';
import { ask } from '../text/encounter.ts';
import { readBack } from './asking.ts';
import { useNames, useTable } from './context.ts';

/** So long after the last key it is asked, in ms. */
const QUIET = 300;

export function ReadBack({ of, value }: { readonly of: string; readonly value: Json | undefined }) {
  const { store, address } = useTable();
  const nameOf = useNames();
  const [read, setRead] = useState<readonly string[]>([]);
  const id = store.part('encounter')?.id ?? '';
  const { as } = address;
  const text = value === undefined ? null : JSON.stringify(value);
  useEffect(() => {
    let isLatest = true;
    if (text === null) {
      setRead([]);
      return undefined;
    }
    const timer = setTimeout(() => {
      void readBack(id, as, { read: of, value: text }).then((told) => {
        if (isLatest) setRead(told.kind === 'told' ? told.answer.reads.map((one) => one.text) : []);
      });
    }, QUIET);
    return () => {
      isLatest = false;
      clearTimeout(timer);
    };
  }, [id, as, of, text]);
  if (read.length === 0) return null;
  return (
    <div class="ask-measured" role="status">
      <p class="ask-measured-title">{ask('readBack')}</p>
      <ul>
        {namedIn(read, nameOf).map((line) => (
          <li key={line} lang="en">
            {line}
          </li>
        ))}
      </ul>
    </div>
  );
}
