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
  return clock.startedAt + clock.paused + minutes * MINUTE;
}

/** When a call falls due, or null while nothing runs. */
export function callAt(clock: Clock, call: ClockCall): number | null {
  const end = endsAt(clock);
  return end === null ? null : end - call.left * MINUTE;
}

/** A clock set going again at `at`, the pause added to the time it stood still. */
export function runningClock(clock: Clock, at: number): Pick<Clock, 'pausedAt' | 'paused'> {
  return { pausedAt: null, paused: clock.paused + (clock.pausedAt === null ? 0 : at - clock.pausedAt) };
}
