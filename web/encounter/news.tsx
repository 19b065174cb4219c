/** What the dice decided just now and what others entered: whoever did not tap reads it too, and may say that it is wrong. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Answer } from '../../core/encounter/types.ts';
import { saidIn } from '../../core/encounter/words.ts';
import { fieldsOf } from '../../core/journal/json.ts';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { Notice } from '../parts/notice.tsx';
import { announce, toast } from '../parts/status.tsx';
import { ask } from '../text/encounter.ts';
import { say } from '../text/language.ts';
import { useNames, useTable } from './context.ts';
import { useSaid } from './of-whom.ts';
import { langOf } from './said.ts';
import { Told } from './told.tsx';
import { OTHERWISE } from './turn/ended.tsx';
import { unfold } from './unfold.ts';

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
  const text = latest === undefined ? '' : said(`${latest.label}: ${decidedBy(latest)}`, latest.side).slice(0, LONGEST);
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
  return <Latest key={number} answer={latest} before={news.length - 1} onClose={() => setGone(number)} />;
}

/** The last last: what decided something, for a while; and what others entered since this side last did, however long ago. */
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

const decidedBy = (answer: Answer): string => answer.means ?? saidIn(answer);

interface LatestProps {
  readonly answer: Answer;
  /** How many more are news. */
  readonly before: number;
  readonly onClose: () => void;
}

function Latest({ answer, before, onClose }: LatestProps) {
  const { store } = useTable();
  const nameOf = useNames();
  const said = useSaid();
  const [disputing, setDisputing] = useState(false);
  const { side, means, how, objections } = answer;
  const mine = store.part('mine')?.side;
  const by = how === 'drawn' ? ask('byDraw') : side === null ? '' : nameOf(side);
  const told = means === undefined || means.startsWith(saidIn(answer)) ? '' : said(saidIn(answer), side);
  const small = [told, by].filter((part) => part !== '').join(', ');
  const may = mine !== undefined && how === 'told' && side !== mine && objections.length === 0;
  return (
    <section class="game-news" aria-label={ask('news')}>
      <Notice>
        <p class="game-news-said">
          <span lang={langOf(answer.label)}>
            <Told answer={answer} says={decidedBy(answer)} />
          </span>{' '}
          <small>{small}</small>
        </p>
        <p class="ask-taps">
          {may ? (
            <Button kind="quiet" onClick={() => setDisputing(true)}>
              {ask('object')}
            </Button>
          ) : null}
          {before > 0 ? (
            <Button kind="quiet" onClick={() => unfold('.game-log')}>
              {ask('goBackMore', { count: before })}
            </Button>
          ) : null}
          <Button kind="quiet" onClick={onClose}>
            {say('app.dismiss')}
          </Button>
        </p>
      </Notice>
      {disputing ? (
        <Dialog title={<span lang={langOf(answer.label)}>{answer.label}</span>} onClose={() => setDisputing(false)}>
          <OTHERWISE.View answer={answer} onDone={() => setDisputing(false)} />
        </Dialog>
      ) : null}
    </section>
  );
}
