/** The records in memory: those that somebody is connected to, and of the others the latest that were asked for. */
import type { RecordId } from '../../core/journal/types.ts';
import { setFlagsFromString } from 'node:v8';
import type { Live } from './live.ts';

/** Who looks at records beyond one request. */
export interface Watcher {
  /** Whether somebody is connected to it. */
  isWatched(id: RecordId): boolean;
  /** It is let go of: what is kept for those who may come back goes too. */
  leave(id: RecordId): void;
}

/**
 * What is let go of has been here for long, and that is collected late: before, the heap may grow to four times what is
 * in use. Where events come and go it may not double; a server of one event, however large, has nothing to collect and
 * waits for nothing.
 */
function collectOften(): void {
  setFlagsFromString('--heap-growing-percent=70');
}

export class Memory {
  private readonly most: number;
  private readonly held = new Map<string, Live>();
  /** Whoever is still at work on one of these and whoever asks anew must be given the same. */
  private readonly left = new Map<string, WeakRef<Live>>();
  // Asking each of them whether it is there still would keep all of them for as long as the asking work goes on.
  private readonly collected = new FinalizationRegistry<string>((id) => {
    if (this.left.get(id)?.deref() === undefined) this.left.delete(id);
  });
  private watcher: Watcher = { isWatched: () => false, leave: () => undefined };

  /** `most`: how many entries they may have together that nobody is connected to. */
  constructor(most: number) {
    this.most = most;
  }

  watchedBy(watcher: Watcher): void {
    this.watcher = watcher;
  }

  isWatched(id: RecordId): boolean {
    return this.watcher.isWatched(id);
  }

  /** The record, if it is in memory; asked for just now. */
  get(id: RecordId): Live | null {
    const live = this.held.get(id);
    if (!live) return this.found(id);
    this.held.delete(id);
    this.held.set(id, live);
    return live;
  }

  put(id: RecordId, live: Live): void {
    this.held.delete(id);
    this.held.set(id, live);
    this.left.delete(id);
    this.shrink(id);
  }

  delete(id: RecordId): void {
    this.held.delete(id);
    this.left.delete(id);
  }

  ids(): string[] {
    return [...this.held.keys(), ...this.left.keys()];
  }

  private found(id: RecordId): Live | null {
    const live = this.left.get(id)?.deref() ?? null;
    if (live) this.put(id, live);
    return live;
  }

  private shrink(latest: string): void {
    const idle = [...this.held].filter(([id]) => id !== latest && !this.watcher.isWatched(id));
    let entries = idle.reduce((sum, [, { record }]) => sum + record.entries.length, 0);
    for (const [id, live] of idle) {
      if (entries <= this.most) return;
      entries -= live.record.entries.length;
      this.held.delete(id);
      collectOften();
      this.left.set(id, new WeakRef(live));
      this.collected.register(live, id);
      this.watcher.leave(id);
    }
  }
}
