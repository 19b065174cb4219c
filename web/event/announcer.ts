/** What is said when something happens: a round is posted, the line is back, time runs out. Nothing is said on arrival. */
import { effect } from '@preact/signals';
import type { Store } from '../live/store.ts';
import { leftOf } from '../parts/clock.tsx';
import { announce, toast } from '../parts/status.tsx';
import { say } from '../text/language.ts';

/** Minutes left at which the clock is read aloud; more often would be noise. */
const ALOUD = [30, 10, 5];
const MINUTE = 60_000;

/** Starts announcing; returns how to stop. */
export function announceEvent(store: Store): () => void {
  const stops = [announceRounds(store), announceLine(store), announceClock(store)];
  return () => stops.forEach((stop) => stop());
}

function announceRounds(store: Store): () => void {
  let known: number | null = null;
  return effect(() => {
    const round = store.part('event')?.round;
    if (round === undefined) return;
    if (known !== null && round > known) toast(say('event.roundPosted', { round }));
    known = round;
  });
}

function announceLine(store: Store): () => void {
  let was = store.state.peek();
  return effect(() => {
    const is = store.state.value;
    if (was === 'stale' && is === 'live') toast(say('live.back'));
    was = is;
  });
}

function announceClock(store: Store): () => void {
  let before: number | null = null;
  return effect(() => {
    const clock = store.part('clock');
    const left = clock?.pausedAt === null ? leftOf(clock, store.now.value) : null;
    const crossed = ALOUD.find(
      (minutes) => before !== null && left !== null && before > minutes * MINUTE && left <= minutes * MINUTE,
    );
    if (crossed !== undefined) announce(say('clock.timeLeft', { count: crossed }));
    if (before !== null && left !== null && before > 0 && left <= 0) announce(say('clock.up'));
    before = left;
  });
}
