/** What the dice and cards decided just now: whoever did not tap reads it too. */
import { useEffect, useRef } from 'preact/hooks';
import type { Answer } from '../../core/encounter/types.ts';
import { plainWords } from '../../core/encounter/words.ts';
import { Notice } from '../parts/notice.tsx';
import { announce, toast } from '../parts/status.tsx';
import { ask } from '../text/encounter.ts';
import { useNames, useTable } from './context.ts';
import { useSaid } from './of-whom.ts';

/** It is news until so much more was entered, and for so long, ms. */
const FRESH = 4;
const SHOWN = 2;
const LASTS = 60_000;

export function News() {
  const { store } = useTable();
  const nameOf = useNames();
  const said = useSaid();
  const [table, encounter] = [store.part('table'), store.part('encounter')];
  const answers = table?.answers ?? [];
  const retold = (table?.guides ?? []).flatMap(({ retells = [] }) => retells);
  const now = store.now.value;
  const isFresh = ({ at }: Answer): boolean => now - at < LASTS;
  const news = answers.slice(-FRESH).filter((one) => isNews(one) && isFresh(one) && !retold.includes(one.ask));
  const fresh = encounter?.progress.over === true ? [] : news.slice(-SHOWN).reverse();
  const decides = ({ value, words, means }: Answer) => means ?? (words === '' ? plainWords(value ?? null) : words);
  const lines = fresh.map((answer) => {
    const { number, label, side, words, means, how } = answer;
    const by = how === 'drawn' ? ask('byDraw') : side === null ? '' : nameOf(side);
    const dice = means === undefined ? by : [words, by].filter((part) => part !== '').join(', ');
    return { number, label: said(label, side), decided: said(decides(answer), side), dice };
  });
  const [latest] = lines;
  const given = answers[answers.length - 1]?.number ?? 0;
  const number = latest?.number ?? 0;
  const text = latest === undefined ? '' : `${latest.label}: ${latest.decided}`;
  const seen = useRef(given);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const isNew = number > seen.current;
    seen.current = given;
    if (!isNew) return undefined;
    // Once the page has been led to what is asked next.
    const frame = requestAnimationFrame(() => (isInSight(place.current) ? announce(text) : toast(text)));
    return () => cancelAnimationFrame(frame);
  }, [number, text, given]);
  if (lines.length === 0) return null;
  return (
    <div class="game-news" ref={place}>
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
    </div>
  );
}

function isInSight(element: Element | null): boolean {
  const { top = -1, bottom = -1 } = element?.getBoundingClientRect() ?? {};
  return top >= 0 && bottom <= innerHeight;
}

function isNews({ how, means, sealed }: Answer): boolean {
  return !sealed && (how === 'drawn' || means !== undefined);
}
