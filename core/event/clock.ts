/** The round clock: when it ends, what is called when. Times in ms since 1970, lengths in minutes. */
import type { Clock, ClockCall, ClockPlan } from './types.ts';

const MINUTE = 60_000;

/** The plan that the clock really follows, where this copy of the record may know it. */
export function planOf(clock: Clock): ClockPlan {
  return clock.hidden?.open?.value ?? clock.plan;
}

/** When time is up, or null while the clock has not started or stands still. */
export function endsAt(clock: Clock): number | null {
  const { minutes } = planOf(clock);
  // No minutes: the round is untimed.
  if (clock.startedAt === null || clock.pausedAt !== null || minutes === 0) return null;
  return clock.startedAt + clock.paused + Math.min(minutes * MINUTE, clock.endedAfter ?? Infinity);
}

/** When a call falls due, or null while nothing runs, and after the end was called. */
export function callAt(clock: Clock, call: ClockCall): number | null {
  const end = endsAt(clock);
  return end === null || clock.endedAfter !== null ? null : end - call.left * MINUTE;
}

/** A clock on which a call is made at `at`. The last of its plan ends the round, whatever was left. */
export function calledClock(clock: Clock, call: string, at: number): Pick<Clock, 'called' | 'endedAfter'> {
  const { startedAt, pausedAt, paused, called } = clock;
  const ends = planOf(clock).calls.some(({ id, left }) => id === call && left === 0);
  const ran = startedAt === null ? 0 : (pausedAt ?? at) - startedAt - paused;
  return {
    called: called.includes(call) ? called : [...called, call],
    endedAfter: ends ? ran : clock.endedAfter,
  };
}

/** A clock set going again at `at`, the pause added to the time it stood still. */
export function runningClock(clock: Clock, at: number): Pick<Clock, 'pausedAt' | 'paused'> {
  return { pausedAt: null, paused: clock.paused + (clock.pausedAt === null ? 0 : at - clock.pausedAt) };
}
