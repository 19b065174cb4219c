/** What the dice decided just now and what others entered: whoever did not tap reads it too, and may say that it is wrong. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Answer } from '../../core/encounter/types.ts';
import { saidIn } from '../../core/encounter/words.ts';
import { fieldsOf } from '../../core/journal/json.ts';
import { Button } from '../parts/button.tsx';
import { Notice } from '../parts/notice.tsx';
import { announce, toast } from '../parts/status.tsx';
import { ask } from '../text/encounter.ts';
import { useNames, useTable } from './context.ts';
import { useSaid } from './of-whom.ts';
import { Told } from './told.tsx';
import { OTHERWISE } from './turn/ended.tsx';
import { useTurn } from './turn/turn-asks.ts';

/** It is news until so much more was entered, and for so long, ms. */
const FRESH = 4;
const SHOWN = 3;
const LASTS = 60_000;

export function News() {
  const news = useNews();
  const said = useSaid();
  const given = useTable().store.part('table')?.answers.slice(-1)[0]?.number ?? 0;
  const [latest] = news;
  const number = latest?.number ?? 0;
  const text = latest === undefined ? '' : said(`${latest.label}: ${decidedBy(latest)}`, latest.side);
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
  if (latest === undefined) return null;
  return (
    <div class="game-news" ref={place}>
      <Notice title={ask('news')}>
        {news.map((answer) => (
          <Line key={answer.number} answer={answer} />
        ))}
      </Notice>
    </div>
  );
}

/** The last first: what decided something, for a while; and what others entered since this side last did, however long ago. */
function useNews(): readonly Answer[] {
  const { store } = useTable();
  const isTurn = useTurn() !== null;
  const { sides = [], progress } = store.part('encounter') ?? {};
  const [table, mine, now] = [store.part('table'), store.part('mine')?.side, store.now.value];
  if (table === undefined || progress?.over === true) return [];
  // Of more than two it would be many lines, and what is asked would stand below them.
  const tells = mine !== undefined && !isTurn && sides.length === 2;
  const { answers, guides, asks } = table;
  const quiet = [...guides.flatMap(({ retells = [] }) => retells), ...asks.flatMap((one) => (one.clock ? one.id : []))];
  const own = answers.map(({ side, how }) => side === mine && how === 'told').lastIndexOf(true);
  return answers
    .filter((one, place) => {
      const { how, means, sealed, at, side } = one;
      if (sealed || quiet.includes(one.ask)) return false;
      const decides = (how === 'drawn' || means !== undefined) && place >= answers.length - FRESH && now - at < LASTS;
      // A Turn shows at its rows what was told of them.
      return decides || (tells && side !== null && place > own && tellsSomething(one));
    })
    .slice(-SHOWN)
    .reverse();
}

/** More than that it is so; where things stand is seen on the table. */
function tellsSomething(answer: Answer): boolean {
  return answer.how === 'told' && saidIn(answer) !== '' && fieldsOf(answer.value ?? null).put === undefined;
}

const decidedBy = (answer: Answer): string => answer.means ?? saidIn(answer);

function Line({ answer }: { readonly answer: Answer }) {
  const { store } = useTable();
  const nameOf = useNames();
  const said = useSaid();
  const [open, setOpen] = useState(false);
  const { side, means, how, objections } = answer;
  const mine = store.part('mine')?.side;
  const by = how === 'drawn' ? ask('byDraw') : side === null ? '' : nameOf(side);
  const small = [means === undefined ? '' : said(saidIn(answer), side), by].filter((part) => part !== '').join(', ');
  const may = mine !== undefined && how === 'told' && side !== mine && objections.length === 0;
  return (
    <>
      <p>
        <span lang="en">
          <Told answer={answer} says={decidedBy(answer)} />
        </span>{' '}
        <small class="soft">{small}</small>{' '}
        {may && !open ? (
          <Button kind="quiet" onClick={() => setOpen(true)}>
            {ask('object')}
          </Button>
        ) : null}
      </p>
      {may && open ? <OTHERWISE.View answer={answer} onDone={() => setOpen(false)} /> : null}
    </>
  );
}

function isInSight(element: Element | null): boolean {
  const { top = -1, bottom = -1 } = element?.getBoundingClientRect() ?? {};
  return top >= 0 && bottom <= innerHeight;
}
