/** The server's only sense of time, so that a test can move it, backwards too. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Calls once after so many milliseconds; the answer takes it back. */
  after(ms: number, call: () => void): () => void;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  after: (ms, call) => {
    const timer = setTimeout(call, ms);
    timer.unref();
    return () => clearTimeout(timer);
  },
};
