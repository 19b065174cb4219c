/** Copies of a data folder beside a running server, every few minutes, each made and checked by a process of its own. */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RefusalCode } from '../core/rules/codes.ts';
import { type Refusal, refuse } from '../core/rules/refusal.ts';
import type { Copying } from '../server/http/context.ts';
import { makeFolder } from '../server/storage/folder.ts';
import { KEPT, stampOf } from '../server/storage/shelf.ts';
import { musterApart } from './apart.ts';
import { sendCopy } from './copies-elsewhere.ts';
import type { OtherMuster } from './other-muster.ts';
import type { Io } from './spec.ts';

const COPY = /^muster-\d{8}-\d{6}\.backup$/;

/** What is left of a copy that was killed half way: the file, and what SQLite writes beside it. */
const HALF = /^muster-\d{8}-\d{6}\.backup\.part(-\w+)?$/;

export interface Copies {
  readonly data: string;
  /** Where they go: a folder (a stick, a share, one that something else carries away), or another Muster. */
  readonly to: string | OtherMuster;
  /** Between two of them. */
  readonly minutes: number;
  readonly key?: string | undefined;
}

/** What may be otherwise in a minute. */
const PASSING: readonly RefusalCode[] = ['no-server', 'busy', 'too-fast', 'failed'];

export const placeOf = ({ to }: Pick<Copies, 'to'>): string => (typeof to === 'string' ? to : to.url);

export class CopyKeeper {
  private readonly io: Io;
  private readonly copies: Copies;
  private readonly place: string;
  private last: number | null = null;
  private failing = false;
  private copying = false;
  private timer: NodeJS.Timeout | null = null;

  constructor(io: Io, copies: Copies) {
    this.io = io;
    this.copies = copies;
    this.place = placeOf(copies);
  }

  state(): Copying {
    return { to: this.place, last: this.last, failing: this.failing };
  }

  /** Makes the first at once. Another Muster may answer later, but a place that wants none is said now. */
  async start(): Promise<Refusal | null> {
    const problem = await this.once();
    if (problem && !PASSING.includes(problem.code)) {
      return refuse('usage', `No copy can be kept in ${this.place}: ${problem.message}`);
    }
    this.tell(problem);
    this.timer = setInterval(() => {
      // A slow stick: the next one begins when this one is whole.
      if (this.copying) return;
      this.copying = true;
      void this.once().then((found) => {
        this.tell(found);
        this.copying = false;
      });
    }, this.copies.minutes * 60_000);
    return null;
  }

  end(): void {
    if (this.timer) clearInterval(this.timer);
  }

  /** A stick that is pulled out is said once, and tried again. */
  private tell(problem: Refusal | null): void {
    if (problem && !this.failing) this.io.err(`No copy was made in ${this.place}: ${problem.message}\n`);
    if (!problem && this.failing) this.io.err(`Copies are made in ${this.place} again.\n`);
    this.failing = problem !== null;
  }

  /** Why there is no copy; null where there is one. */
  private async once(): Promise<Refusal | null> {
    const { to } = this.copies;
    const begun = this.io.now();
    try {
      const problem = await (typeof to === 'string' ? this.intoFolder(to, begun) : this.toMuster(to));
      if (problem === null) this.last = begun;
      return problem;
    } catch (error) {
      return refuse('cannot-save', error instanceof Error ? error.message : String(error));
    }
  }

  private async intoFolder(to: string, now: number): Promise<Refusal | null> {
    makeFolder(to);
    for (const name of readdirSync(to).filter((left) => HALF.test(left))) rmSync(join(to, name), { force: true });
    const problem = await this.backUp(join(to, `muster-${stampOf(now)}.backup`));
    if (problem) return problem;
    const old = readdirSync(to)
      .filter((name) => COPY.test(name))
      .sort()
      .slice(0, -KEPT);
    for (const name of old) rmSync(join(to, name), { force: true });
    return null;
  }

  private async toMuster(to: OtherMuster): Promise<Refusal | null> {
    const room = mkdtempSync(join(tmpdir(), 'muster-copy-'));
    try {
      const file = join(room, 'muster.backup');
      return (await this.backUp(file)) ?? (await sendCopy(to, file));
    } finally {
      rmSync(room, { recursive: true, force: true });
    }
  }

  /** Copying and checking keep a processor busy for a while: not the one that answers phones. */
  private async backUp(file: string): Promise<Refusal | null> {
    const { data, key } = this.copies;
    const problem = await musterApart(['backup', file, '--data', data], key === undefined ? {} : { MUSTER_KEY: key });
    return problem === null ? null : refuse('cannot-save', problem);
  }
}
