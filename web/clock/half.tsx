/** One player's half: what is left, and what a tap on it does. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { type ClockBoard, leftAt } from '../../core/encounter/clock.ts';
import type { Ask, SideId } from '../../core/encounter/types.ts';
import { useNames, useTable } from '../encounter/context.ts';
import { Button } from '../parts/button.tsx';
import { announce } from '../parts/status.tsx';
import { tellClock } from '../text/clock.ts';
import { ask } from '../text/encounter.ts';
import { duration } from '../text/format.ts';
import { type Tap, tapsOf } from './taps.ts';

export interface HalfProps {
  readonly side: SideId;
  /** It faces the player opposite. */
  readonly far?: boolean;
  readonly board: ClockBoard;
  readonly asks: readonly Ask[];
  /** The server's time, ms since 1970. */
  readonly now: number;
}

export function Half({ side, far = false, board, asks, now }: HalfProps) {
  const { outbox, store } = useTable();
  const isOver = store.part('encounter')?.progress.over === true;
  const nameOf = useNames();
  const name = nameOf(side);
  const half = useRef<HTMLElement>(null);
  const left = leftAt(board, side, now);
  const runs = board.runs === side;
  const low = useWarning(board, side, { name, left });
  const mine = asks.filter(({ of }) => of === side);
  // What comes next is in the other half or on the same spot after this: one thing at a time.
  const [first, ...rest] = mine
    .filter(({ optional }) => optional !== true)
    .slice(0, 1)
    .flatMap(tapsOf);
  const more = useSeen([...rest, ...mine.filter(({ optional }) => optional === true).flatMap(tapsOf)]);
  const tell = ({ ask: id, value }: Tap) => void outbox.send({ type: 'tell', answers: [{ ask: id, value }] });
  const early = Math.max(0, (mine.find(({ id }) => id === first?.ask)?.from ?? 0) - now);
  const classes = ['clock-half', far ? 'clock-far' : '', runs ? 'clock-runs' : '', low ? 'clock-low' : ''];
  const wrong = useWrongTap(half);
  return (
    <section ref={half} class={classes.filter((one) => one !== '').join(' ')} aria-label={name}>
      <h2 class="clock-name">
        <bdi>{name}</bdi>
        {isOver ? null : <span class="clock-state">{runs ? ask('clockRuns') : ask('clockStands')}</span>}
      </h2>
      <p class="clock-digits" role="timer">
        {duration(left)}
      </p>
      {/* Each has its place, there or not: nothing moves under a finger. */}
      <div class="clock-said">
        {wrong && !runs ? (
          <p class="clock-waits" role="alert">
            {board.runs === null ? tellClock('clockStopped') : tellClock('clockNow', { name: nameOf(board.runs) })}
          </p>
        ) : left <= 0 ? (
          <p class="clock-out">{ask('clockUp')}</p>
        ) : null}
      </div>
      <div class="clock-does">
        {first === undefined ? <Waits side={side} /> : <MainTap tap={first} early={early} onTap={() => tell(first)} />}
      </div>
      <p class="clock-more">
        {more.map(({ name: key, tap, isThere }) => (
          <Button key={key} disabled={!isThere} onClick={() => tell(tap)}>
            {tap.face}
          </Button>
        ))}
      </p>
    </section>
  );
}

interface Seen {
  /** The same in every turn. */
  readonly name: string;
  readonly tap: Tap;
  /** Else it rests in its place. */
  readonly isThere: boolean;
}

/** Every tap that was there once, in the order in which they came. */
function useSeen(taps: readonly Tap[]): readonly Seen[] {
  const seen = useRef(new Map<string, Tap>());
  const there = new Map(taps.map((tap) => [tap.ask.slice(tap.ask.indexOf('/') + 1), tap]));
  for (const [name, tap] of there) seen.current.set(name, tap);
  return [...seen.current].map(([name, tap]) => ({ name, tap, isThere: there.has(name) }));
}

/** How long it is told whose clock runs, in ms. */
const TOLD = 3000;

/** Whether somebody has just tapped where no button is: they are told whose clock runs. */
function useWrongTap(half: { readonly current: HTMLElement | null }): boolean {
  const [wrong, setWrong] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tapped = ({ target }: Event) => {
      if (target instanceof Element && target.closest('button:not([aria-disabled=true])') !== null) return;
      setWrong(true);
      clearTimeout(timer);
      timer = setTimeout(() => setWrong(false), TOLD);
    };
    const { current } = half;
    current?.addEventListener('click', tapped);
    return () => {
      current?.removeEventListener('click', tapped);
      clearTimeout(timer);
    };
  }, [half]);
  return wrong;
}

/** A tap that comes right after another on the same half was meant for what stood there before. */
const SETTLES = 500;

/** The whole half is its button. It has the focus whenever there is one, so that one key passes the clock to and fro. */
function MainTap({ tap, early, onTap }: { readonly tap: Tap; readonly early: number; readonly onTap: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  const [settled, setSettled] = useState<string | null>(null);
  const ready = settled === tap.ask && early === 0;
  useEffect(() => {
    const timer = setTimeout(() => setSettled(tap.ask), SETTLES);
    const { activeElement } = document;
    const free = activeElement === null || activeElement === document.body || activeElement.matches('.clock-tap');
    if (free) button.current?.focus({ preventScroll: true });
    return () => clearTimeout(timer);
  }, [tap.ask]);
  return (
    <button
      ref={button}
      type="button"
      class={early > 0 ? 'clock-tap clock-too-early' : 'clock-tap'}
      aria-disabled={!ready}
      onClick={() => {
        if (ready) onTap();
      }}
    >
      {tap.face}
      {early > 0 ? <span class="clock-early">{ask('clockSoon', { left: duration(early) })}</span> : null}
    </button>
  );
}

/** Why a tap on this half does nothing now: something is entered on a phone first, or it is the other's turn. */
function Waits({ side }: { readonly side: SideId }) {
  const { store } = useTable();
  const nameOf = useNames();
  const encounter = store.part('encounter');
  if (encounter?.progress.over === true) return <p class="clock-waits">{encounter.progress.why}</p>;
  const open = (store.part('table')?.asks ?? []).filter(({ optional }) => optional !== true);
  const phone = open.find(({ clock, of }) => clock !== true && (of === side || of === 'any'));
  const other = open.find(({ of }) => of !== side && of !== 'any');
  if (phone !== undefined) return <p class="clock-waits">{tellClock('clockPhone', { what: phone.label })}</p>;
  return other === undefined || other.of === 'any' ? null : (
    <p class="clock-waits">{ask('waiting', { name: nameOf(other.of) })}</p>
  );
}

/** Whether little is left; said, and felt where the device can, as each mark is passed while the clock runs. */
function useWarning(board: ClockBoard, side: SideId, { name, left }: { readonly name: string; readonly left: number }) {
  const [mark = null] = board.warnAt.filter((at) => left <= at).sort((a, b) => a - b);
  const runs = board.runs === side;
  useEffect(() => {
    if (!runs || mark === null) return;
    announce(ask('clockLow', { name, left: duration(mark) }));
    if ('vibrate' in navigator) navigator.vibrate(300);
  }, [mark, runs, name]);
  return mark !== null;
}
