/** What the game reads in an answer that is not given yet: a list is looked over before it is sealed. */
import { useEffect } from 'preact/hooks';
import type { ExplainedReading } from '../../core/encounter/explain.ts';
import { namedIn } from '../../core/encounter/names.ts';
import type { Json } from '../../core/journal/json.ts';
import { ask } from '../text/encounter.ts';
import { readBack } from './asking.ts';
import { useNames, useTable } from './context.ts';
import { useSaysOf, Wrong } from './says-of.tsx';

type Reading = Pick<ExplainedReading, 'reads' | 'wrong'>;

const NOTHING: Reading = { reads: [], wrong: null };

interface ReadBackProps {
  readonly of: string;
  readonly value: Json | undefined;
  /** Whether it would be refused. */
  readonly onWrong: (wrong: boolean) => void;
}

export function ReadBack({ of, value, onWrong }: ReadBackProps) {
  const { store, address } = useTable();
  const nameOf = useNames();
  const id = store.part('encounter')?.id ?? '';
  const { as } = address;
  const text = value === undefined ? null : JSON.stringify(value);
  const { says } = useSaysOf(text, (entered) => readBack(id, as, { read: of, value: entered }));
  const read = (text === null ? null : says) ?? NOTHING;
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
      <Wrong says={wrong} />
    </div>
  );
}
