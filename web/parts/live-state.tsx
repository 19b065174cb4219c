/** How fresh the page is: always in words with the time of the last word, and a banner when it must not be trusted. */
import './live-state.css';
import { type LinkState, isStale } from '../live/link.ts';
import { clockTime } from '../text/format.ts';
import { say } from '../text/language.ts';

export interface LiveStateProps {
  readonly state: LinkState;
  /** The server's time when it was last heard, ms since 1970. */
  readonly asOf: number | null;
}

const WORDS = {
  connecting: 'live.connecting',
  live: 'live.live',
  reconnecting: 'live.reconnecting',
  stale: 'live.stale',
  revoked: 'live.revoked',
  foreign: 'live.foreign',
  missing: 'live.missing',
} as const;

export function LiveState({ state, asOf }: LiveStateProps) {
  return (
    <p class={`live-state live-${state}`}>
      <span class="live-mark" aria-hidden="true" />
      <span>
        {say(WORDS[state])}
        {asOf === null ? null : ` ${say(isStale(state) ? 'live.since' : 'live.asOf', { time: clockTime(asOf) })}`}
      </span>
    </p>
  );
}

/** With nothing held, it has the field for the code of a hall. */
const ENTER_CODE = '/player';

export function StaleBanner({ state, asOf }: LiveStateProps) {
  // Always there, so that what appears in it is read aloud.
  return (
    <div class="stale off-paper" role="alert">
      {state === 'stale' ? (
        <p class="stale-text">{asOf === null ? say('live.stale') : say('live.staleLong', { time: clockTime(asOf) })}</p>
      ) : asOf !== null && (state === 'revoked' || state === 'foreign') ? (
        <p class="stale-text">
          {say(`live.${state}Long`)} <a href={ENTER_CODE}>{say('live.enterCode')}</a>
        </p>
      ) : null}
    </div>
  );
}

/** Instead of an event that the server does not have; `known`: it was there when the page was opened. */
export function MissingEvent({ known }: { readonly known: boolean }) {
  return (
    <>
      <h1>{say(known ? 'live.gone' : 'live.missing')}</h1>
      <p>{say(known ? 'live.goneLong' : 'live.missingLong')}</p>
      <p>
        <a href={ENTER_CODE}>{say('live.enterCode')}</a>
      </p>
    </>
  );
}
