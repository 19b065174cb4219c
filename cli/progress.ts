/** How far something long has come, on standard error: about once a second, and nothing for what is quick. */
import type { Io } from './spec.ts';

const EVERY = 1000;

/** @param what e.g. `events`. */
export function openProgress(io: Io, total: number, what: string): (done: number) => void {
  let told = io.now();
  return (done) => {
    if (io.now() - told < EVERY) return;
    told = io.now();
    io.err(`${done} of ${total} ${what}\n`);
  };
}
