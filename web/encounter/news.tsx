/** What the dice decided just now and what others entered: whoever did not tap reads it too, and may say that it is wrong. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Answer } from '../../core/encounter/types.ts';
import { saidIn } from '../../core/encounter/words.ts';
import { fieldsOf } from '../../core/journal/json.ts';
import { later } from '../parts/later.tsx';
import { announce, toast } from '../parts/status.tsx';
import { useTable } from './context.ts';
import { useSaid } from './of-whom.ts';

/** Nobody needs it before there is any. */
export const LATEST = later(async () => (await import('./latest.tsx')).Latest);

/** It is news until so much more was entered, and for so long, ms. */
const FRESH = 4;
const LASTS = 60_000;
/** So much is read out at once: a list that was opened is longer. */
const LONGEST = 160;

export function News({ isTurn }: { readonly isTurn: boolean }) {
  const news = useNews(isTurn);
  const said = useSaid();
  const given = useTable().store.part('table')?.answers.slice(-1)[0]?.number ?? 0;
  const [gone, setGone] = useState(0);
  const latest = news[news.length - 1];
  const number = latest?.number ?? 0;
  const text =
    latest === undefined
      ? ''
      : said(`${latest.label}: ${latest.means ?? saidIn(latest)}`, latest.side).slice(0, LONGEST);
  const seen = useRef(given);
  useEffect(() => {
    const isNew = number > seen.current;
    seen.current = given;
    if (!isNew) return undefined;
    // Once the page has been led to what is asked next.
    const frame = requestAnimationFrame(() => (isTurn ? toast(text) : announce(text)));
    return () => cancelAnimationFrame(frame);
  }, [number, text, given, isTurn]);
  if (latest === undefined || isTurn || number <= gone) return null;
  return <LATEST.View key={number} answer={latest} before={news.length - 1} onClose={() => setGone(number)} />;
}

/** The latest last: what decided something, for a while; and what others entered since this side last did, however long ago. */
function useNews(isTurn: boolean): readonly Answer[] {
  const { store } = useTable();
  const { sides = [], progress } = store.part('encounter') ?? {};
  const [table, mine, now] = [store.part('table'), store.part('mine')?.side, store.now.value];
  if (table === undefined || progress?.over === true) return [];
  // Of more than two it would change all the time. A Turn shows at its rows what was told of them.
  const tells = mine !== undefined && !isTurn && sides.length === 2;
  const { answers, guides, asks } = table;
  const quiet = [...guides.flatMap(({ retells = [] }) => retells), ...asks.flatMap((one) => (one.clock ? one.id : []))];
  const own = answers.map(({ side, how }) => side === mine && how === 'told').lastIndexOf(true);
  return answers.filter((one, place) => {
    const { how, means, sealed, at, side } = one;
    if (sealed || quiet.includes(one.ask)) return false;
    const decides = (how === 'drawn' || means !== undefined) && place >= answers.length - FRESH && now - at < LASTS;
    return decides || (tells && side !== null && place > own && tellsSomething(one));
  });
}

/** More than that it is so; where things stand is seen on the table. */
function tellsSomething(answer: Answer): boolean {
  return answer.how === 'told' && saidIn(answer) !== '' && fieldsOf(answer.value ?? null).put === undefined;
}
