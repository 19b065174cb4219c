/** What is to be answered now: the first in full, the others a tap away. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Ask } from '../../core/encounter/types.ts';
import { Notice } from '../parts/notice.tsx';
import { useRest } from '../parts/rest.ts';
import { ask } from '../text/encounter.ts';
import { listed } from '../text/format.ts';
import { AskForm } from './ask-form.tsx';
import { useJudges, useNames, useTable } from './context.ts';
import { refusedAnswer } from './refused.ts';
import { SealTogether, sealedWith } from './together.tsx';
import { onTurnScreen, useTurn } from './turn/turn-asks.ts';
import { Waiting, useOthersAsked } from './waiting.tsx';

export function Next() {
  const { store } = useTable();
  const mine = store.part('mine');
  const nameOf = useNames();
  const turn = useTurn();
  // What the screen of a Turn answers is not asked twice; the table has a place of its own below.
  const shown = onTurnScreen(turn, mine?.asks ?? []);
  const asks = (mine?.asks ?? []).filter(({ id, kind }) => kind.type !== 'table' && !shown.includes(id));
  const others = useOthersAsked();
  const judges = useJudges();
  const ordered = [...asks].sort((a, b) => weightOf(a) - weightOf(b));
  // What may be entered at any time waits in its fold, the first of it too; and what need not be, while another is waited for.
  const idle = turn === null && others.length === 0;
  const first = ordered.find((one) => one.optional !== true || (idle && weightOf(one) < ANY_TIME));
  const together = sealedWith(first, ordered);
  const place = useSettled(first?.id ?? '');
  if (mine === undefined) return judges ? <Judging /> : <Watching />;
  const rest = ordered.filter((one) => one !== first && !together.includes(one));
  const signed = store.part('table')?.result?.confirmed ?? [];
  return (
    <section ref={place.of} class={place.rests ? 'game-next game-rests' : 'game-next'} aria-labelledby="next">
      {turn !== null && first === undefined ? (
        <h2 id="next" class="unseen">
          {ask('next')}
        </h2>
      ) : (
        <>
          <h2 id="next">{ask('next')}</h2>
          {first === undefined ? (
            <p class="soft">{ask('nothing')}</p>
          ) : together.length > 1 ? (
            <SealTogether asks={together} />
          ) : (
            <AskForm key={first.id} of={first} />
          )}
        </>
      )}
      {signed.length === 0 || ordered.length === 0 ? null : (
        <p class="soft">{ask('cancelsSigning', { name: listed(signed.map((side) => nameOf(side))) })}</p>
      )}
      {turn === null ? <Waiting /> : null}
      {rest.length === 0 ? null : (
        <>
          <h3 class="game-also">{ask('more')}</h3>
          {rest.map((one) => (
            <Folded key={one.id} of={one} />
          ))}
        </>
      )}
    </section>
  );
}

/** Longer than a tap can come by itself after the one before, in ms. */
const JUST = 3000;

/**
 * What is asked next appears where the last answer was tapped: it rests for a moment, so that the same finger does not
 * answer it unread; and it is in sight, wherever on the page that answer stood.
 */
function useSettled(asked: string) {
  const of = useRef<HTMLElement>(null);
  const tapped = useRef(-JUST);
  const before = useRef(asked);
  useEffect(() => {
    const note = () => void (tapped.current = performance.now());
    const { current } = of;
    current?.addEventListener('click', note);
    return () => current?.removeEventListener('click', note);
  });
  const isOwn = performance.now() - tapped.current < JUST;
  const rests = useRest(asked) && isOwn;
  useEffect(() => {
    if (before.current === asked) return;
    before.current = asked;
    const top = of.current?.getBoundingClientRect().top ?? 0;
    if (isOwn && top < 0) of.current?.scrollIntoView({ block: 'start' });
  }, [asked, isOwn]);
  return { of, rests };
}

/** Whether a Turn waits for an answer that its screen does not ask for. */
export function useAskedFirst(): boolean {
  const { store } = useTable();
  const asks = store.part('mine')?.asks ?? [];
  const shown = onTurnScreen(useTurn(), asks);
  return asks.some(({ id, optional, kind }) => optional !== true && kind.type !== 'table' && !shown.includes(id));
}

const ANY_TIME = 3;

/** What the game waits for comes before what may be entered at any time. */
function weightOf({ optional, again }: Ask): number {
  return (optional === true ? 2 : 0) + (again === true ? 1 : 0);
}

function Folded({ of }: { readonly of: Ask }) {
  const { outbox } = useTable();
  const [shown, setShown] = useState(false);
  const refused = refusedAnswer(outbox.items.value, of)?.id ?? null;
  useEffect(() => {
    if (refused !== null) setShown(true);
  }, [refused]);
  return (
    <details
      class="game-fold"
      data-ask={of.id}
      open={shown}
      onToggle={({ currentTarget }) => setShown(currentTarget.open)}
    >
      <summary class="game-fold-face" lang="en">
        {of.label}
      </summary>
      {shown ? <AskForm of={of} headed={false} onDone={() => setShown(false)} /> : null}
    </details>
  );
}

/** A judge tells what is a judge's to tell; the players' own questions are theirs. */
function Judging() {
  const { store } = useTable();
  const asks = (store.part('table')?.asks ?? []).filter(({ judge, clock }) => judge === true || clock === true);
  return (
    <section class="game-next">
      <Notice>
        <p>{ask('judging')}</p>
      </Notice>
      <Waiting />
      {asks.map((one) => (
        <Folded key={one.id} of={one} />
      ))}
    </section>
  );
}

function Watching() {
  return (
    <section class="game-next">
      <Notice>
        <p>{ask('watching')}</p>
      </Notice>
      <Waiting />
    </section>
  );
}
