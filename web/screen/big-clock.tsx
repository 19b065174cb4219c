/** What is left of the round, as large as the screen. */
import type { ClockPart, EventPart } from '../../core/event/views.ts';
import { useStore } from '../event/context.ts';
import { CallLine, isUntimed, leftOf, nextCall } from '../parts/clock.tsx';
import { duration, shortTime } from '../text/format.ts';
import { say } from '../text/screen.ts';

const MINUTE = 60_000;

export function BigClock({ event }: { readonly event: EventPart }) {
  const store = useStore();
  const clock = store.part('clock');
  const { round, rounds } = event;
  const left = clock === undefined ? null : leftOf(clock, store.now.value);
  const endsAt = left !== null && left <= 0 ? null : (clock?.endsAt ?? null);
  const title =
    round === 0
      ? say('event.before')
      : rounds === null
        ? say('event.round', { round })
        : say('event.roundOf', { round, rounds });
  return (
    <>
      <header class="screen-head">
        <h1 class="screen-title">{title}</h1>
        {endsAt === null ? null : <p class="screen-page">{say('clock.ends', { time: shortTime(endsAt) })}</p>}
      </header>
      <main class="screen-clock">
        {clock === undefined || event.phase !== 'running' ? (
          <p class="screen-empty">{say(event.phase === 'over' ? 'event.over' : 'screen.noClock')}</p>
        ) : (
          <Digits clock={clock} now={store.now.value} />
        )}
      </main>
    </>
  );
}

function Digits({ clock, now }: { readonly clock: ClockPart; readonly now: number }) {
  const left = leftOf(clock, now);
  if (clock.minutes === null || isUntimed(clock)) {
    return (
      <div class="screen-empty">
        <p>{say(clock.startedAt === null ? 'clock.notStarted' : 'clock.running')}</p>
        {isUntimed(clock) ? <p>{say('clock.untimed')}</p> : null}
      </div>
    );
  }
  const up = left !== null && left <= 0;
  const all = clock.minutes * MINUTE;
  const text = up ? say('clock.up') : duration(left ?? all);
  return (
    <>
      <p class={`screen-digits ${up ? 'screen-up' : sizeOf(text)}`} role="timer">
        {text}
      </p>
      <svg class="screen-bar" viewBox="0 0 1000 10" preserveAspectRatio="none" aria-hidden="true">
        <rect class="screen-bar-all" width="1000" height="10" />
        <rect
          class="screen-bar-gone"
          width={Math.round(1000 * (left === null ? 0 : Math.min(1, Math.max(0, 1 - left / all))))}
          height="10"
        />
      </svg>
      <p class="screen-calls">
        <State clock={clock} left={left} />
      </p>
    </>
  );
}

/** The more figures, the smaller: `screen.css` has a size for 59:59, for 9:59:59 and for more, so that each fits in the widest face. */
const sizeOf = (text: string): string =>
  text.length <= 5 ? 'screen-minutes' : text.length <= 7 ? 'screen-hours' : 'screen-many-hours';

/** What is said below the figures: that it stands still, or what is called next. */
function State({ clock, left }: { readonly clock: ClockPart; readonly left: number | null }) {
  if (left === null) return <>{say('clock.notStarted')}</>;
  if (left < 0) return <>{say('clock.over', { time: duration(-left) })}</>;
  if (clock.pausedAt !== null) return <>{say('clock.paused')}</>;
  const next = nextCall(clock, left);
  return next === undefined ? null : <CallLine call={next} left={left} />;
}
