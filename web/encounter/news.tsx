/** What the dice and cards decided just now: whoever did not tap reads it too. */
import { useEffect, useRef } from 'preact/hooks';
import type { Answer } from '../../core/encounter/types.ts';
import { plainWords } from '../../core/encounter/words.ts';
import { Notice } from '../parts/notice.tsx';
import { announce } from '../parts/status.tsx';
import { ask } from '../text/encounter.ts';
import { useNames, useTable } from './context.ts';
import { useSaid } from './of-whom.ts';

/** It is news until so much more was entered. */
const FRESH = 4;
const SHOWN = 2;

export function News() {
  const { store } = useTable();
  const nameOf = useNames();
  const said = useSaid();
  const [table, encounter] = [store.part('table'), store.part('encounter')];
  const answers = table?.answers ?? [];
  const retold = (table?.guides ?? []).flatMap(({ retells = [] }) => retells);
  const news = answers.slice(-FRESH).filter((one) => isNews(one) && !retold.includes(one.ask));
  const fresh = encounter?.progress.over === true ? [] : news.slice(-SHOWN).reverse();
  const decides = ({ value, words, means }: Answer) => means ?? (words === '' ? plainWords(value ?? null) : words);
  const lines = fresh.map((answer) => {
    const { number, label, side, words, means, how } = answer;
    const by = how === 'drawn' ? ask('byDraw') : side === null ? '' : nameOf(side);
    const dice = means === undefined ? by : [words, by].filter((part) => part !== '').join(', ');
    return { number, label: said(label, side), decided: said(decides(answer), side), dice };
  });
  const [latest] = lines;
  const seen = useRef(latest?.number);
  useEffect(() => {
    if (latest !== undefined && latest.number > (seen.current ?? 0)) announce(`${latest.label}: ${latest.decided}`);
    seen.current = latest?.number ?? seen.current;
  }, [latest]);
  if (lines.length === 0) return null;
  return (
    <Notice title={ask('news')}>
      {lines.map(({ number, label, decided, dice }) => (
        <p key={number}>
          <span lang="en">
            {label}: <strong>{decided}</strong>
          </span>{' '}
          {dice === '' ? null : <small class="soft">{dice}</small>}
        </p>
      ))}
    </Notice>
  );
}

function isNews({ how, means, sealed }: Answer): boolean {
  return !sealed && (how === 'drawn' || means !== undefined);
}
