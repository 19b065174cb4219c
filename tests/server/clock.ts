/** A clock that stands still until a test moves it. */
import type { Clock } from '../../server/clock.ts';

export class TestClock implements Clock {
  private time: number;
  /** What somebody set the machine's clock ahead by. */
  private off = 0;
  private readonly waiting = new Set<{ readonly at: number; readonly call: () => void }>();

  constructor(start = Date.UTC(2026, 10, 21, 9)) {
    this.time = start;
  }

  now(): number {
    return this.time;
  }

  wall(): number {
    return this.time + this.off;
  }

  settle(): void {
    this.time += this.off;
    this.off = 0;
  }

  /** Sets the machine's own clock. */
  setWall(time: number): void {
    this.off = time - this.time;
  }

  after(ms: number, call: () => void): () => void {
    const one = { at: this.time + ms, call };
    this.waiting.add(one);
    return () => this.waiting.delete(one);
  }

  /** Sets the time, backwards too, without anything happening. */
  set(time: number): void {
    this.time = time;
  }

  /** Lets time pass; what falls due happens in order. */
  async pass(ms: number): Promise<void> {
    const end = this.time + ms;
    for (let next = this.next(end); next; next = this.next(end)) {
      this.waiting.delete(next);
      this.time = Math.max(this.time, next.at);
      next.call();
      await settled();
    }
    this.time = end;
  }

  private next(end: number): { readonly at: number; readonly call: () => void } | undefined {
    return [...this.waiting].filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at)[0];
  }
}

/** Some turns of the event loop: what was started and waits for nothing outside is done after them. */
export async function settled(turns = 20): Promise<void> {
  for (let turn = 0; turn < turns; turn += 1) await new Promise((next) => setImmediate(next));
}
