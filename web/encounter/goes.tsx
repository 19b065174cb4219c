/** What goes with something that is not agreed to yet, so that everybody reads it before. */
import type { Comes } from '../../core/encounter/correction.ts';
import type { Answer } from '../../core/encounter/types.ts';
import { saidIn } from '../../core/encounter/words.ts';
import { ask } from '../text/encounter.ts';
import { listed } from '../text/format.ts';
import { useNames, useTable } from './context.ts';
import { useSaid } from './of-whom.ts';

/** As many as are read at a glance. */
const NAMED = 4;

/** So much of an answer tells which it is. */
const LONGEST = 160;

function cutTo(words: string): string {
  return words.length > LONGEST ? `${words.slice(0, LONGEST)}…` : words;
}

/** Kills are all called alike: whoever agrees reads which of them it is. */
export function useInWords(): (answer: Answer) => string {
  const said = useSaid();
  return (answer) => {
    const [asked, told] = [said(answer.label, answer.side), saidIn(answer)];
    return told === '' ? asked : `${asked} (${cutTo(said(told, answer.side))})`;
  };
}

/** The answers of these numbers, each with who entered it, in a sentence; empty where there is none. */
export function useListed(): (numbers: readonly number[]) => string {
  const { store } = useTable();
  const nameOf = useNames();
  const inWords = useInWords();
  return (numbers) => {
    const answers = (store.part('table')?.answers ?? []).filter(({ number }) => numbers.includes(number));
    const all = [
      ...new Set(answers.map((one) => (one.side === null ? inWords(one) : `${nameOf(one.side)}: ${inWords(one)}`))),
    ];
    const more = all.length > NAMED ? [ask('goBackMore', { count: all.length - NAMED })] : [];
    return listed([...all.slice(0, NAMED), ...more]);
  };
}

/** What comes of a correction: what no longer counts, and where the game is then. */
export function Goes({ goes, becomes }: Partial<Comes>) {
  const what = useListed()(goes ?? []);
  return (
    <>
      {what === '' ? null : <p>{ask('goesAfter', { what })}</p>}
      {becomes === undefined || becomes === null ? null : <p>{ask('becomes', { what: becomes })}</p>}
    </>
  );
}
