/**
 * Group commit: commands that wait at the same moment are decided one after the other and written in one transaction,
 * whatever records they are for; nobody is answered before it is on the disk, and what is in memory never runs ahead of
 * the disk. While one group is written the next gathers.
 */
import { setTimeout } from 'node:timers/promises';
import type { Hash } from '../../core/chance/bytes.ts';
import { lotsSeal } from '../../core/chance/lots.ts';
import { type UndoBody, act } from '../../core/journal/record.ts';
import type { Command, Entry, Typed, RecordId } from '../../core/journal/types.ts';
import { type Refusal, isRefusal } from '../../core/rules/refusal.ts';
import { Conflict, StorageDown } from '../problems.ts';
import { type LotsSecret, insertEntries, insertLots, setDue } from '../storage/records.ts';
import type { Storage } from '../storage/storage.ts';
import { type Folded, type Live, chanceFor } from './live.ts';

export interface Job {
  readonly record: RecordId;
  readonly command: Command<Typed | UndoBody>;
  /** The secret of new lots that come into force with the command. */
  readonly secret?: Hash | undefined;
}

/** What a command came to. */
export interface Done {
  readonly entries: readonly Entry[];
  readonly repeated: boolean;
}

export type Answer = Done | Refusal;

export interface CommitterOptions {
  readonly storage: Storage;
  /** The record as the disk has it, or null where there is none. */
  readonly fetch: (id: RecordId) => Promise<Live | null>;
  /** The time of a record. */
  readonly now: (id: RecordId) => number;
  readonly nonce: () => Hash;
  /** Told of each record that changed, after the change is durable. */
  readonly changed: (id: RecordId, live: Live) => void;
}

interface Waiting {
  readonly job: Job;
  readonly settle: (answer: Answer) => void;
  readonly fail: (error: unknown) => void;
}

/** Work that must not run while a group is decided or written. */
type Alone = () => Promise<void>;

/** A record while a group is decided: what it will be once the group is on the disk. */
interface Drafted {
  readonly live: Live;
  record: Folded;
  lots: readonly LotsSecret[];
  readonly entries: Entry[];
}

/** How often a group is decided anew because another instance wrote first. */
const ATTEMPTS = 40;
/** The longest wait before that, in ms: instances that step aside for different times get past each other. */
const ASIDE = 100;
/** Commands of one group: keeps the time between two flushes short. */
const MOST = 256;

export class Committer {
  private readonly options: CommitterOptions;
  private waiting: (Waiting | Alone)[] = [];
  private running: Promise<void> | null = null;

  constructor(options: CommitterOptions) {
    this.options = options;
  }

  submit(job: Job): Promise<Answer> {
    return new Promise((settle, fail) => this.enqueue({ job, settle, fail }));
  }

  /** Runs work between two groups, e.g. what replaces a record in memory. */
  alone<T>(work: () => Promise<T>): Promise<T> {
    return new Promise((settle, fail) => this.enqueue(() => work().then(settle, fail)));
  }

  /** Resolves when nothing waits any more. */
  async idle(): Promise<void> {
    await this.running;
  }

  private enqueue(one: Waiting | Alone): void {
    this.waiting.push(one);
    this.running ??= this.run();
  }

  private async run(): Promise<void> {
    // Requests that arrived together are read in one turn of the loop: let them all come in first.
    await new Promise((turn) => setImmediate(turn));
    for (let next = this.take(); next; next = this.take()) {
      await (typeof next === 'function' ? next() : this.flush(next));
    }
    this.running = null;
  }

  private take(): Alone | Waiting[] | null {
    const [first] = this.waiting;
    if (first === undefined) return null;
    if (typeof first === 'function') {
      this.waiting.shift();
      return first;
    }
    const end = this.waiting.findIndex((one) => typeof one === 'function');
    const group = this.waiting.slice(0, Math.min(end === -1 ? MOST : end, MOST));
    this.waiting = this.waiting.slice(group.length);
    return group.filter((one) => typeof one !== 'function');
  }

  private async flush(group: readonly Waiting[]): Promise<void> {
    try {
      await this.commit(group);
    } catch (error) {
      // One command that the database will not take must not stand in the others' way.
      const together = group.length === 1 || error instanceof StorageDown;
      if (together) for (const { fail } of group) fail(error);
      else for (const one of group) await this.flush([one]);
    }
  }

  /** Decides a group, again when another instance wrote in between, and answers once it is written. */
  private async commit(group: readonly Waiting[]): Promise<void> {
    for (let attempt = 1; ; attempt += 1) {
      const drafts = new Map<string, Drafted>();
      const answers: (() => void)[] = [];
      for (const one of group) answers.push(await this.decide(one, drafts));
      const written = [...drafts].filter(([, { entries }]) => entries.length > 0);
      try {
        if (written.length > 0) await this.write(written);
      } catch (error) {
        // Whether it reached the disk may be unknown: look before the next decision.
        for (const [, { live }] of written) live.stale = true;
        if (!(error instanceof Conflict) || attempt >= ATTEMPTS) throw error;
        await setTimeout(Math.random() * Math.min(ASIDE, 2 ** attempt));
        continue;
      }
      for (const [, { live, record, lots }] of written) Object.assign(live, { record, lots });
      for (const answer of answers) answer();
      for (const [id, { live }] of written) this.options.changed(id, live);
      return;
    }
  }

  /** Decides one command on the drafts. What this returns gives the answer, once that may be given. */
  private async decide({ job, settle, fail }: Waiting, drafts: Map<string, Drafted>): Promise<() => void> {
    try {
      const draft = drafts.get(job.record) ?? (await this.draft(job.record));
      drafts.set(job.record, draft);
      const chance = chanceFor(draft.record, draft.lots, this.options.nonce);
      const acted = act(draft.live.rules, draft.record, job.command, chance);
      if (isRefusal(acted)) return () => settle(acted);
      const { entries, repeated, record } = acted;
      if (!repeated) {
        const refused = await this.tell(draft, record, drafts);
        if (refused) return () => settle(refused);
        draft.record = record;
        draft.entries.push(...entries);
        if (job.secret !== undefined) draft.lots = [...draft.lots, { lots: lotsSeal(job.secret), secret: job.secret }];
      }
      return () => settle({ entries, repeated });
    } catch (error) {
      return () => fail(error);
    }
  }

  /** Tells another record what follows for it from a step that is not taken yet; a refusal there is one here. */
  private async tell(
    { live, record: before }: Drafted,
    after: Folded,
    drafts: Map<string, Drafted>,
  ): Promise<Refusal | null> {
    const head = after.entries.at(-1)?.hash ?? '';
    const told = live.rules.tells?.(before.state, after.state, head);
    // What it says of itself opens no door: it tells the event that opened it, and nothing else.
    if (!told || told.record !== live.event) return null;
    const draft = drafts.get(told.record) ?? (await this.draft(told.record));
    drafts.set(told.record, draft);
    const at = this.options.now(told.record);
    const command = { id: `told:${head}`, at, by: { role: 'system' }, body: told.command } as const;
    const acted = act(draft.live.rules, draft.record, command, chanceFor(draft.record, draft.lots, this.options.nonce));
    if (isRefusal(acted)) return acted;
    draft.record = acted.record;
    draft.entries.push(...acted.entries);
    return null;
  }

  private async draft(id: RecordId): Promise<Drafted> {
    const live = await this.options.fetch(id);
    if (!live) throw new Error('a command for a record that is not there');
    return { live, record: live.record, lots: live.lots, entries: [] };
  }

  private async write(written: readonly (readonly [string, Drafted])[]): Promise<void> {
    const { storage } = this.options;
    await storage.transact(async (db) => {
      for (const [id, { live, record, lots, entries }] of written) {
        await insertEntries(db, storage.vault, id, entries);
        for (const one of lots.slice(live.lots.length)) await insertLots(db, storage.vault, id, one);
        const due = nextDue(live, record);
        if (due !== nextDue(live, live.record)) await setDue(db, id, due);
        await storage.tell(db, { record: id });
      }
    });
  }
}

/** When something next happens by itself in this record, or null. */
export function nextDue({ rules }: Live, { state }: Folded): number | null {
  return rules.due(state).reduce<number | null>((least, { at }) => (least === null ? at : Math.min(least, at)), null);
}
