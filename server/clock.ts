/** The server's only sense of time, so that a test can move it, backwards too. */
import { uptime } from 'node:os';

export interface Clock {
  /**
   * Milliseconds since 1970, counted on from when the server started by the time that really passed: what the machine's own
   * clock is set to meanwhile changes nothing.
   */
  now(): number;
  /** What the machine's own clock says. */
  wall(): number;
  /** Takes up what the machine's own clock says. Only where nothing is timed: it may lie before or after. */
  settle(): void;
  /** Calls once after so many milliseconds; the answer takes it back. */
  after(ms: number, call: () => void): () => void;
}

/** What a machine knows of time, in milliseconds. */
export interface Sources {
  /** Its own clock, which somebody may set. */
  readonly wall: () => number;
  /** Exact, and nobody sets it; on many systems it stands still while a laptop sleeps. */
  readonly ticks: () => number;
  /** Since the machine was started, sleep and all; may be as coarse as a second. Null where nobody says. */
  readonly uptime: () => number | null;
}

/** Beyond it, the ticks stood still: the machine slept. */
const SLEPT = 3000;

export function steadyClock({ wall, ticks, uptime: up }: Sources): Omit<Clock, 'after'> {
  const begun = up();
  const started = ticks();
  let slept = 0;
  let base = wall();
  const passed = (): number => {
    const ticked = ticks() - started;
    const since = up();
    if (begun !== null && since !== null && Math.abs(since - begun - ticked - slept) > SLEPT)
      slept = since - begun - ticked;
    return ticked + slept;
  };
  return {
    wall,
    now: () => Math.round(base + passed()),
    settle: () => {
      base = wall() - passed();
    },
  };
}

export const systemClock: Clock = {
  ...steadyClock({ wall: () => Date.now(), ticks: () => performance.now(), uptime: machineUptime }),
  after: (ms, call) => {
    const timer = setTimeout(call, ms);
    timer.unref();
    return () => clearTimeout(timer);
  },
};

function machineUptime(): number | null {
  try {
    return uptime() * 1000;
  } catch {
    return null;
  }
}
