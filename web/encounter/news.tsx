/** What the dice decided just now and what others entered: whoever did not tap reads it too, and may say that it is wrong; and what others want. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { boardsIn } from '../../core/encounter/board.ts';
import type { Answer } from '../../core/encounter/types.ts';
import { headed, saidIn } from '../../core/encounter/words.ts';
import { fieldsOf } from '../../core/journal/json.ts';
import { keep, kept } from '../parts/device.ts';
import { announce, toast } from '../parts/status.tsx';
import { type Call, useCalls } from './calls.ts';
import { useTable } from './context.ts';
import { useLed } from './in-sight.ts';
import { Called, Latest } from './latest.tsx';
import { useSaid } from './of-whom.ts';
import { footTop } from './still.ts';
import { useTurn } from './turn/turn-asks.ts';

/** It is news until so much more was entered, and for so long, ms. */
const FRESH = 4;
const LASTS = 60_000;
/** So much is read out at once: a list that was opened is longer. */
const LONGEST = 160;

/** Under it a device keeps of which game something was dismissed last, and when that was entered. */
const DISMISSED = 'muster-news';

function dismissedIn(id: string): number {
  const [of, at] = (kept(DISMISSED) ?? '').split(' ');
  return of === id ? Number(at) : 0;
}

export function News() {
  useLed();
  const isTurn = useTurn() !== null;
  const id = useTable().store.part('encounter')?.id ?? '';
  // Whatever is older than what was dismissed or has been read goes with it.
  const [closed, setClosed] = useState(0);
  const gone = Math.max(closed, dismissedIn(id));
  const close = (at: number) => {
    keep(DISMISSED, `${id} ${at}`);
    setClosed(at);
  };
  const top = useRef(0);
  const news = useNews(isTurn).filter(({ at }) => at > gone);
  const said = useSaid();
  const given = useTable().store.part('table')?.answers.slice(-1)[0]?.number ?? 0;
  const { call, onSeen } = useUnseen();
  const latest = news[news.length - 1];
  const number = latest?.number ?? 0;
  const text =
    latest === undefined
      ? ''
      : `${headed(said(latest.label, latest.side))} ${said(latest.means ?? saidIn(latest), latest.side)}`.slice(
          0,
          LONGEST,
        );
  const seen = useRef(given);
  useEffect(() => {
    const isNew = number > seen.current;
    seen.current = given;
    if (!isNew) return undefined;
    // Once the page has been led to what is asked next.
    const frame = requestAnimationFrame(() => (isTurn ? toast(text) : announce(text)));
    return () => cancelAnimationFrame(frame);
  }, [number, text, given, isTurn]);
  top.current = Math.max(top.current, latest?.at ?? 0);
  if (call) return <Called key={call.key} call={call} onClose={onSeen} />;
  if (latest === undefined || isTurn || latest.at < top.current) return null;
  return <Latest key={number} answer={latest} before={news.length - 1} onClose={() => close(latest.at)} />;
}

/** What is in sight within so long is not told beside, ms. */
const AT_ONCE = 400;

/** What others want, the last first, until it was in sight. */
function useUnseen(): { readonly call: Call | undefined; readonly onSeen: () => void } {
  const [seen, setSeen] = useState<readonly string[]>([]);
  const now = useTable().store.now.value;
  const call = useCalls()
    .filter(({ key }) => !seen.includes(key))
    .pop();
  const [key, where, low] = [call?.key ?? '', call?.where ?? '', call?.low === true];
  const came = useRef({ key, at: now });
  if (came.current.key !== key) came.current = { key, at: now };
  useEffect(() => {
    const y = where === '' ? -1 : (document.querySelector(where)?.getBoundingClientRect().top ?? -1);
    if (y >= 0 && y < footTop() / (low ? 1 : 2)) setSeen((before) => [...before, key]);
  }, [key, where, low, now]);
  return { call: now - came.current.at < AT_ONCE ? undefined : call, onSeen: () => setSeen([...seen, key]) };
}

/** The latest last: what decided something, for a while; and what others entered since this side last did, however long ago. */
function useNews(isTurn: boolean): readonly Answer[] {
  const { store } = useTable();
  const { sides = [], progress } = store.part('encounter') ?? {};
  const [table, mine, now] = [store.part('table'), store.part('mine'), store.now.value];
  const { answers = [], guides = [], asks = [], forAll = [] } = table ?? {};
  const turn = progress?.turn ?? 0;
  // What was rolled for a turn or round is over with it.
  const began = useRef({ turn, at: 0 });
  if (began.current.turn !== turn) began.current = { turn, at: answers.slice(-1)[0]?.at ?? 0 };
  if (progress?.over === true) return [];
  // A Turn shows at its rows what was told of them.
  const tells = mine !== undefined && !isTurn;
  const pieces = sides.length === 2 ? [] : piecesIn(mine?.boards ?? {});
  // Of more than two all else would change all the time.
  const concerns = (one: Answer): boolean =>
    sides.length === 2 ||
    forAll.includes(one.number) ||
    pieces.some(({ id, of }) => of === mine?.side && names(one, id));
  const quiet = [...guides.flatMap(({ retells = [] }) => retells), ...asks.flatMap((one) => (one.clock ? one.id : []))];
  const own = answers.map(({ side, how }) => side === mine?.side && how === 'told').lastIndexOf(true);
  return answers.filter((one, place) => {
    const { how, means, sealed, at, side } = one;
    if (sealed || quiet.includes(one.ask)) return false;
    const isFresh = place >= answers.length - FRESH && now - at < LASTS && at >= began.current.at;
    // Whoever entered something since has read it.
    if ((how === 'drawn' || means !== undefined) && isFresh && place >= own) return true;
    return tells && side !== null && place > own && tellsSomething(one) && concerns(one);
  });
}

interface Piece {
  readonly id: string;
  readonly of: string | undefined;
}

function piecesIn(boards: Parameters<typeof boardsIn>[0]): readonly Piece[] {
  return boardsIn(boards).flatMap((board) =>
    board.kind === 'rows'
      ? board.rows.flatMap(({ piece, of }) => (piece === undefined ? [] : [{ id: piece, of }]))
      : [],
  );
}

const names = ({ value }: Answer, id: string): boolean => Object.values(fieldsOf(value ?? null)).includes(id);

/** More than that it is so; where things stand is seen on the table. */
function tellsSomething(answer: Answer): boolean {
  return answer.how === 'told' && saidIn(answer) !== '' && fieldsOf(answer.value ?? null).put === undefined;
}
