/** What is to be answered now: the first in full, the others a tap away. */
import { useEffect, useState } from 'preact/hooks';
import type { Ask, SideId } from '../../core/encounter/types.ts';
import { later } from '../parts/later.tsx';
import { Notice } from '../parts/notice.tsx';
import { useRest } from '../parts/rest.ts';
import { ask } from '../text/encounter.ts';
import { AskForm } from './ask-form.tsx';
import { useJudges, useTable } from './context.ts';
import { refusedAnswer } from './refused.ts';
import { langOf } from './said.ts';
import { sealedWith } from './sealed-with.ts';
import { onTurnScreen, useTurn } from './turn/turn-asks.ts';
import { Entered } from './undo.tsx';
import { Waiting, askedOf, useOthersAsked } from './waiting.tsx';

/** Several secrets of one kind. */
export const TOGETHER = later(async () => (await import('./together.tsx')).SealTogether);

/** What is to be answered, in order, and the first that is asked in full. */
export function useNext(): { readonly ordered: readonly Ask[]; readonly first: Ask | undefined } {
  const { store } = useTable();
  const mine = store.part('mine');
  const turn = useTurn();
  // What the screen of a Turn answers is not asked twice; the table has a place of its own below.
  const shown = onTurnScreen(turn, mine?.asks ?? []);
  const asks = (mine?.asks ?? []).filter(
    ({ id, kind, atRow }) => kind.type !== 'table' && !atRow && !shown.includes(id),
  );
  const others = useOthersAsked();
  const ordered = [...asks].sort((a, b) => weightOf(a) - weightOf(b));
  // What may be entered at any time waits in its fold, the first of it too; and what need not be, while another is waited for.
  const idle = turn === null && others.length === 0 && ordered[0]?.early !== true;
  const first = ordered.find(
    (one) =>
      one.early !== true &&
      (one.firstOf ?? mine?.side) === mine?.side &&
      (one.optional !== true || isDue(one, mine?.side) || (idle && weightOf(one) < ANY_TIME)),
  );
  return { ordered, first };
}

/** It follows from what just happened, and is this side's alone: Markers that a Scheme takes off. */
function isDue({ of, again, optional, secret }: Ask, side: SideId | undefined): boolean {
  // A note that one seals for oneself waits in its fold.
  return of === side && optional === true && again !== true && secret !== true;
}

export function Next() {
  const { store } = useTable();
  const mine = store.part('mine');
  const turn = useTurn();
  const others = useOthersAsked();
  const judges = useJudges();
  const { ordered, first } = useNext();
  const together = sealedWith(first, ordered);
  // What is asked next appears where the last answer was tapped: the same finger does not answer it unread.
  const rests = useRest(first?.id ?? '');
  if (mine === undefined) return judges ? <Judging /> : <Watching />;
  const rest = ordered.filter((one) => one !== first && !together.includes(one));
  // What the game waits for stands with one's move, and only what need not be is “more”.
  const due = rest.filter(({ optional }) => optional !== true);
  const more = rest.filter((one) => !due.includes(one));
  // Nothing is asked: what happens is tapped as it does.
  const isPlayed = first === undefined && (turn !== null || due.some(({ early }) => early));
  return (
    <section class={rests ? 'game-next game-rests' : 'game-next'} aria-labelledby="next">
      <h2 id="next" class={isPlayed ? 'unseen' : ''}>
        {ask(
          isPlayed ? 'played' : first ? whoseMove(first, due, mine.side) : others.length > 0 ? 'youWait' : 'nothing',
        )}
      </h2>
      {turn === null ? <Entered /> : null}
      {first === undefined ? null : together.length > 1 ? (
        <TOGETHER.View asks={together} />
      ) : (
        <AskForm key={first.id} of={first} />
      )}
      {due.map((one) => (
        <Folded key={one.id} of={one} />
      ))}
      {turn === null ? <Waiting /> : null}
      {more.length === 0 ? null : <More asks={more} long={turn === null} />}
    </section>
  );
}

/** It is a move where the game waits for this side: what anybody may enter, and what need not be, says so. */
function whoseMove(first: Ask, due: readonly Ask[], mine: SideId): 'next' | 'anyone' | 'maybe' {
  if (first.optional === true && !isDue(first, mine)) return 'maybe';
  return [first, ...due].every((one) => askedOf(one) === undefined) ? 'anyone' : 'next';
}

/** So many stand by themselves. */
const FEW = 2;

/** What may be entered at any time, most of it a tap at its row too, waits together where there is a lot of it. */
function More({ asks, long }: { readonly asks: readonly Ask[]; readonly long: boolean }) {
  const { outbox } = useTable();
  const [shown, setShown] = useState(false);
  const anyTime = asks.filter(({ again }) => again === true);
  const folded = long && anyTime.length > FEW ? anyTime : [];
  const alone = asks.filter((one) => !folded.includes(one));
  const refused = folded.flatMap((one) => refusedAnswer(outbox.items.value, one)?.item.id ?? []).join(' ');
  useEffect(() => {
    if (refused !== '') setShown(true);
  }, [refused]);
  const list = (some: readonly Ask[]) => some.map((one) => <Folded key={one.id} of={one} />);
  if (folded.length === 0) {
    return (
      <>
        <h3 class="game-also">{ask('more')}</h3>
        {list(asks)}
      </>
    );
  }
  return (
    <>
      {list(alone)}
      <details
        class="game-fold game-more"
        open={shown}
        onToggle={({ currentTarget, target }) => {
          if (target !== currentTarget) return;
          setShown(currentTarget.open);
          if (!currentTarget.open && refused !== '') for (const id of refused.split(' ')) void outbox.forget(id);
        }}
      >
        <summary class="game-fold-face">{ask('more')}</summary>
        {list(folded)}
      </details>
    </>
  );
}

/** Whether a Turn waits for an answer that its screen does not ask for. */
export function useAskedFirst(): boolean {
  const { store } = useTable();
  const mine = store.part('mine');
  const asks = mine?.asks ?? [];
  const shown = onTurnScreen(useTurn(), asks);
  return asks.some(
    (one) => (one.optional !== true || isDue(one, mine?.side)) && one.kind.type !== 'table' && !shown.includes(one.id),
  );
}

const ANY_TIME = 3;

/** What the game waits for comes before what may be entered at any time. */
function weightOf({ optional, again }: Ask): number {
  return (optional === true ? 2 : 0) + (again === true ? 1 : 0);
}

function Folded({ of }: { readonly of: Ask }) {
  const { outbox, store } = useTable();
  const [shown, setShown] = useState(false);
  const answers = store.part('table')?.answers ?? [];
  const [before, setBefore] = useState(answers.length);
  // Said until something else is entered: later it may be true no longer.
  const last = answers.slice(before).pop();
  const entered = last?.ask === of.id && last.side === store.part('mine')?.side ? last.words : '';
  const refused = refusedAnswer(outbox.items.value, of)?.item.id ?? null;
  useEffect(() => {
    if (refused !== null) setShown(true);
  }, [refused]);
  return (
    <details
      class="game-fold"
      data-ask={of.id}
      open={shown}
      onToggle={({ currentTarget }) => {
        setShown(currentTarget.open);
        // Whoever closes its form has read why it was refused.
        if (!currentTarget.open && refused !== null) void outbox.forget(refused);
      }}
    >
      <summary class="game-fold-face" lang={langOf(of.label)}>
        {of.label}
        {entered === '' ? null : (
          <small class="game-fold-entered" role="status">
            ✓ {entered}
          </small>
        )}
      </summary>
      {shown ? (
        <AskForm
          of={of}
          headed={false}
          onDone={() => {
            setBefore(answers.length);
            setShown(false);
          }}
        />
      ) : null}
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
