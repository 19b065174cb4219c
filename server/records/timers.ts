/** What happens by itself: sends each record's due commands when their time comes. */
import type { Due, Typed } from '../../core/journal/types.ts';
import type { Clock } from '../clock.ts';
import type { Live } from './live.ts';

/** A laptop sleeps and clocks are set: look again at least this often, whatever was reckoned. */
const LONGEST = 1000;
/** After a due command was refused or could not be saved, wait before it is tried again. */
const AGAIN = 5000;

export interface TimersOptions {
  readonly clock: Clock;
  readonly send: (record: string, due: Due<Typed>) => Promise<unknown>;
}

export class Timers {
  private readonly options: TimersOptions;
  private readonly waiting = new Map<string, readonly Due<Typed>[]>();
  /** Not to be tried before, by record and key. */
  private readonly later = new Map<string, number>();
  private cancel: (() => void) | null = null;
  private closed = false;

  constructor(options: TimersOptions) {
    this.options = options;
  }

  /** The record's state is new: what is due may be something else now. */
  watch(id: string, { rules, record }: Live): void {
    const due = rules.due(record.state).filter(({ key }) => !record.commands.has(dueId(key)));
    if (due.length === 0) this.waiting.delete(id);
    else this.waiting.set(id, due);
    this.schedule();
  }

  forget(id: string): void {
    this.waiting.delete(id);
  }

  close(): void {
    this.closed = true;
    this.cancel?.();
  }

  private schedule(): void {
    this.cancel?.();
    this.cancel = null;
    if (this.closed || this.waiting.size === 0) return;
    const now = this.options.clock.now();
    let next = now + LONGEST;
    for (const [id, dues] of this.waiting) {
      for (const due of dues) next = Math.min(next, Math.max(due.at, this.later.get(`${id} ${due.key}`) ?? 0));
    }
    this.cancel = this.options.clock.after(Math.max(0, next - now), () => void this.tick());
  }

  private async tick(): Promise<void> {
    const now = this.options.clock.now();
    for (const [id, dues] of [...this.waiting]) {
      for (const due of dues) {
        const key = `${id} ${due.key}`;
        if (due.at > now || (this.later.get(key) ?? 0) > now) continue;
        this.later.set(key, now + AGAIN);
        await this.options.send(id, due);
      }
    }
    for (const [key, at] of this.later) if (at < now) this.later.delete(key);
    this.schedule();
  }
}

/** The command id of what happens by itself. People's ids have no colon, so nobody can take one first. */
export function dueId(key: string): string {
  return key.includes(':') ? key : `due:${key}`;
}
