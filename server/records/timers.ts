/** What happens by itself: sends each record's due commands when their time comes. */
import type { Due, Typed } from '../../core/journal/types.ts';
import type { Clock } from '../clock.ts';
import type { Live } from './live.ts';

/** A laptop sleeps and clocks are set: look again at least this often, whatever was reckoned. */
const LONGEST = 1000;
/** After a due command was refused or could not be saved, wait before it is tried again. */
const AGAIN = 5000;

/** The machine's clock was set, where it is off by this much more or less than before. */
const SET = 30_000;
/** Nobody times anything that nobody touched for so long. */
const REST = 6 * 3600_000;

export interface TimersOptions {
  readonly clock: Clock;
  /** The time of a record. */
  readonly now: (record: string) => number;
  /** A record may have been let go of while nothing happened in it. */
  readonly find: (record: string) => Promise<Live | null>;
  readonly send: (record: string, due: Due<Typed>) => Promise<unknown>;
}

export class Timers {
  private readonly options: TimersOptions;
  private readonly waiting = new Map<string, readonly Due<Typed>[]>();
  /** Not to be tried before, by record and key. */
  private readonly later = new Map<string, number>();
  /** What the machine's clock is off by, as far as it was told. */
  private off = 0;
  private touched: number;
  private cancel: (() => void) | null = null;
  private closed = false;

  constructor(options: TimersOptions) {
    this.options = options;
    this.touched = options.clock.now();
  }

  /** The record's state is new: what is due may be something else now. */
  watch(id: string, { rules, record }: Live): void {
    if (this.waiting.size === 0) this.off = this.offNow();
    const due = rules.due(record.state).filter(({ key }) => !record.commands.has(dueId(key)));
    if (due.length === 0) this.waiting.delete(id);
    else this.waiting.set(id, due);
    this.schedule();
  }

  forget(id: string): void {
    this.waiting.delete(id);
  }

  /** The records in which something is due. */
  ids(): string[] {
    return [...this.waiting.keys()];
  }

  /** Something is about to happen. After a long rest with nothing due, the machine's own clock is taken up first. */
  rest(): void {
    const { clock } = this.options;
    if (this.waiting.size === 0 && clock.now() - this.touched > REST) clock.settle();
    this.touched = clock.now();
  }

  /** Has it noted in the record that the machine's clock was set by so much, where something is due there. */
  async tell(id: string, by: number, restarted: boolean): Promise<void> {
    if (Math.abs(by) < SET || !this.waiting.has(id)) return;
    const live = await this.options.find(id);
    const command = live?.rules.clockSet?.(live.record.state, by, restarted) ?? null;
    const at = this.options.now(id);
    if (command !== null) await this.options.send(id, { key: `clock:${at}`, at, command });
  }

  close(): void {
    this.closed = true;
    this.cancel?.();
  }

  private offNow(): number {
    const { clock } = this.options;
    return clock.wall() - clock.now();
  }

  private schedule(): void {
    this.cancel?.();
    this.cancel = null;
    if (this.closed || this.waiting.size === 0) return;
    const now = this.options.clock.now();
    let next = now + LONGEST;
    for (const [id, due] of this.waiting) {
      const ahead = this.options.now(id) - now;
      for (const { at, key } of due) next = Math.min(next, Math.max(at - ahead, this.later.get(`${id} ${key}`) ?? 0));
    }
    this.cancel = this.options.clock.after(Math.max(0, next - now), () => void this.tick());
  }

  private async tick(): Promise<void> {
    const off = this.offNow();
    const by = off - this.off;
    if (Math.abs(by) >= SET) {
      this.off = off;
      for (const id of [...this.waiting.keys()]) await this.tell(id, by, false);
    }
    const now = this.options.clock.now();
    for (const [id, dues] of [...this.waiting]) {
      for (const due of dues) {
        const key = `${id} ${due.key}`;
        if (due.at > this.options.now(id) || (this.later.get(key) ?? 0) > now) continue;
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
