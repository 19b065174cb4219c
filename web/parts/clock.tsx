/** The round's clock: what is left in large figures, how far the round is, and what is called next. */
import './clock.css';
import type { ClockPart } from '../../core/event/views.ts';
import { duration, shortTime } from '../text/format.ts';
import { say } from '../text/language.ts';
import { Say } from '../text/say.tsx';
import { Shape } from './badge.tsx';
import { English } from './english.tsx';
import { Notice } from './notice.tsx';
import { RuleLinks } from './rule-links.tsx';

export interface ClockProps {
  readonly clock: ClockPart;
  /** The server's time, ms since 1970. */
  readonly now: number;
}

const MINUTE = 60_000;

/** Whether the round ends when its games do, with no length at all. */
export function isUntimed({ minutes }: Pick<ClockPart, 'minutes'>): boolean {
  return minutes === 0;
}

/** What is left of the round in ms, negative once time is up; null where nobody may know, or there is nothing to know. */
export function leftOf(clock: ClockPart, now: number): number | null {
  const { minutes, startedAt, pausedAt, paused, endedAfter } = clock;
  if (minutes === null || minutes === 0 || startedAt === null) return null;
  return startedAt + paused + Math.min(minutes * MINUTE, endedAfter ?? Infinity) - (pausedAt ?? now);
}

/** The clock of a table that was given so many minutes back. */
export function withMore(clock: ClockPart, minutes: number): ClockPart {
  if (minutes === 0 || clock.minutes === null || isUntimed(clock)) return clock;
  const more = minutes * MINUTE;
  return {
    ...clock,
    minutes: clock.minutes + minutes,
    endedAfter: clock.endedAfter === null ? null : clock.endedAfter + more,
    endsAt: clock.endsAt === null ? null : clock.endsAt + more,
    // Its end is not called as long as it has minutes of its own.
    calls: clock.calls.map((call) => (call.left === 0 ? { ...call, made: false } : call)),
  };
}

export function Clock({ clock, now }: ClockProps) {
  const left = leftOf(clock, now);
  if (clock.minutes === null) return <PlainClock clock={clock} text={`${say('clock.hidden')}.`} />;
  if (isUntimed(clock)) return <PlainClock clock={clock} text={say('clock.untimed')} />;
  const up = left !== null && left <= 0;
  return (
    <section class="clock" aria-label={say('clock.left', { round: clock.round })}>
      <p class={up ? 'clock-digits clock-up' : 'clock-digits'} role="timer">
        {up ? say('clock.up') : duration(left ?? clock.minutes * MINUTE)}
      </p>
      <div class="clock-lines">
        <State clock={clock} left={left} />
        {clock.endsAt === null || up ? null : <p>{say('clock.ends', { time: shortTime(clock.endsAt) })}</p>}
        <Calls clock={clock} left={left} />
      </div>
      <Progress clock={clock} left={left} />
    </section>
  );
}

function State({ clock, left }: { readonly clock: ClockPart; readonly left: number | null }) {
  if (left === null) return <p>{say('clock.notStarted')}</p>;
  if (left < 0) return <p>{say('clock.over', { time: duration(-left) })}</p>;
  if (clock.pausedAt === null) return null;
  return (
    <p class="clock-paused">
      <Shape meaning="wait" /> {say('clock.paused')}
    </p>
  );
}

/** A bar without text, for the eye alone: the figures say the same. Calls are notches in it. */
function Progress({ clock, left }: { readonly clock: ClockPart; readonly left: number | null }) {
  const all = (clock.minutes ?? 0) * MINUTE;
  const share = left === null || all === 0 ? 0 : Math.min(1, Math.max(0, 1 - left / all));
  const notches = clock.calls.filter((call) => call.left > 0 && call.left * MINUTE < all);
  return (
    <svg class="clock-bar" viewBox="0 0 1000 10" preserveAspectRatio="none" aria-hidden="true">
      <rect class="clock-bar-all" width="1000" height="10" />
      <rect class="clock-bar-gone" width={Math.round(share * 1000)} height="10" />
      {notches.map((call) => (
        <rect
          key={call.id}
          class="clock-bar-notch"
          x={Math.round(1000 - (call.left * MINUTE * 1000) / all)}
          width="4"
          height="10"
        />
      ))}
    </svg>
  );
}

function Calls({ clock, left }: { readonly clock: ClockPart; readonly left: number | null }) {
  const up = left !== null && left <= 0;
  const last = clock.calls.filter((call) => call.left > 0 || up).slice(-1)[0];
  const shown = up ? last : (nextCall(clock, left) ?? last);
  if (shown === undefined) return null;
  return (
    <ul>
      <li>
        <CallLine call={shown} left={left} />
      </li>
    </ul>
  );
}

type Call = ClockPart['calls'][number];

/** Whether it was made, or its time has come; `left` of the round in ms, null while nothing runs. */
const isCalled = ({ made, left: at }: Call, left: number | null): boolean =>
  made || (left !== null && left <= at * MINUTE);

/** The call that comes next, before the end. */
export function nextCall({ calls }: Pick<ClockPart, 'calls'>, left: number | null): Call | undefined {
  return calls.find((call) => call.left > 0 && !isCalled(call, left));
}

interface CallLineProps {
  readonly call: Call;
  /** What is left of the round in ms; null while nothing runs. */
  readonly left: number | null;
}

/** One call of the round, and when it is due. */
export function CallLine({ call, left }: CallLineProps) {
  const { left: at } = call;
  const label = <English>{call.label}</English>;
  if (isCalled(call, left)) return <Say k="clock.callMade" label={label} />;
  if (left === null) return <Say k="clock.call" label={label} left={say('clock.minutes', { count: at })} />;
  return <Say k="clock.callDue" label={label} time={duration(left - at * MINUTE)} />;
}

/** A clock without figures. */
function PlainClock({ clock, text }: { readonly clock: ClockPart; readonly text: string }) {
  const state =
    clock.startedAt === null ? 'clock.notStarted' : clock.pausedAt === null ? 'clock.running' : 'clock.paused';
  return (
    <section class="clock">
      <p class="clock-lines">
        {say(state)}. {text}
      </p>
    </section>
  );
}

/** What a call does at the tables; the last one made, where it says so. */
export function CalledNow({ clock }: { readonly clock: ClockPart }) {
  const [call] = clock.calls.filter(({ made, does = [] }) => made && does.length > 0).slice(-1);
  return call === undefined ? null : (
    <Notice meaning="wait" title={<English>{call.label}</English>}>
      <CallSteps does={call.does ?? []} />
    </Notice>
  );
}

export function CallSteps({ does }: { readonly does: NonNullable<ClockPart['calls'][number]['does']> }) {
  return (
    <ul class="call-steps">
      {does.map(({ text, rules }) => (
        <li key={text}>
          <span lang="en">{text}</span> <RuleLinks rules={rules} />
        </li>
      ))}
    </ul>
  );
}
