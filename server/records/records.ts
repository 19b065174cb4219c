/** The records of this server: read from the disk on first use, kept folded in memory, changed by commands alone. */
import type { Hash } from '../../core/chance/bytes.ts';
import { lotsSeal } from '../../core/chance/lots.ts';
import { type UndoBody, act, appended, beginRecord, foldRecord, renewed } from '../../core/journal/record.ts';
import {
  type Entry,
  type Header,
  ROLES,
  type Typed,
  type Viewer,
  type RecordId,
  type CommandId,
} from '../../core/journal/types.ts';
import { type Refusal, isRefusal, refuse } from '../../core/rules/refusal.ts';
import type { ScreenSetup } from '../../core/event/screens.ts';
import { isPlainObject } from '../../core/journal/json.ts';
import type { RecordFile } from '../../core/journal/lines.ts';
import type { Clock } from '../clock.ts';
import type { News } from '../storage/notices.ts';
import { type NewCapability, insertCapability } from '../storage/capabilities.ts';
import * as stored from '../storage/records.ts';
import type { Db } from '../storage/schema.ts';
import type { Storage } from '../storage/storage.ts';
import { type Answer, Committer, nextDue } from './committer.ts';
import { type FindRules, type Folded, type Live, type Rules, chanceFor, sharedParts } from './live.ts';
import { Memory, type Watcher } from './memory.ts';
import { Timers, dueId } from './timers.ts';

export interface RecordsOptions {
  readonly storage: Storage;
  readonly find: FindRules;
  readonly clock: Clock;
  /** A fresh random value of 64 hexadecimal digits. */
  readonly nonce: () => Hash;
  /** Told of a failure that nobody asked for: something due by itself that could not be done, a record that cannot be read. */
  readonly troubled: (error: unknown, record?: string) => void;
  /** How many entries the records in memory may have together that nobody is connected to; for tests. */
  readonly idle?: number;
}

/** Folded and looked at, an entry weighs two or three kilobytes. */
const IDLE = 5000;

export interface NewRecord {
  readonly header: Header;
  readonly listed: boolean;
  /** The event that opens it for one of its games; null for any other record. */
  readonly event: string | null;
  /** The lots' secret, where this server drew it. */
  readonly secret: Hash | null;
  /** The link of whoever made it; null where another record's links are good for it. */
  readonly capability: NewCapability | null;
}

/** Null: the record is no more. */
type Changed = (id: RecordId, live: Live | null) => void;

/** A record is stored that this server cannot fold: made by rules that it does not have. */
export class UnreadableRecord extends Error {
  override readonly name = 'UnreadableRecord';
}

export class Records {
  private readonly options: RecordsOptions;
  private readonly memory: Memory;
  private readonly loading = new Map<string, Promise<Live | null>>();
  private readonly listeners = new Set<Changed>();
  private readonly outdated = new Set<(id: RecordId) => void>();
  /** Those that cannot be read, once that was told. */
  private readonly leftOut = new Set<string>();
  private readonly committer: Committer;
  private readonly timers: Timers;
  /** By how much a record's time is ahead of the server's, where it is. */
  private readonly ahead = new Map<string, number>();

  constructor(options: RecordsOptions) {
    this.options = options;
    const { storage, clock, nonce } = options;
    this.memory = new Memory(options.idle ?? IDLE);
    this.committer = new Committer({
      storage,
      nonce,
      fetch: (id) => this.fetch(id),
      now: (id) => this.now(id),
      changed: (id, live) => this.announce(id, live),
    });
    this.timers = new Timers({
      clock,
      now: (id) => this.now(id),
      find: (id) => this.get(id).catch(() => null),
      send: (id, { key, command }) =>
        this.command(id, { role: 'system' }, { id: dueId(key), body: command }).catch(options.troubled),
    });
  }

  /** Takes up what was due while the server was off. */
  async start(): Promise<void> {
    const { storage } = this.options;
    for (const id of await stored.dueRecords(storage.db)) {
      const live = await this.get(id).catch((error: unknown) => this.leaveOut(id, error));
      if (!live) continue;
      this.watch(id, live);
      await this.timers.tell(id, -(this.ahead.get(id) ?? 0), true).catch((error: unknown) => this.leaveOut(id, error));
    }
  }

  /**
   * The time of a record: the server's, but never before what is written. A journal that was written by a clock an hour
   * ahead goes on an hour ahead, at the pace of time: a round in it is as long as it should be.
   */
  now(id: RecordId): number {
    return this.options.clock.now() + (this.ahead.get(id) ?? 0);
  }

  private noteTime(id: RecordId, { header, entries }: Folded): void {
    const ahead = (entries.at(-1)?.at ?? header.created) - this.options.clock.now();
    if (ahead > (this.ahead.get(id) ?? 0)) this.ahead.set(id, ahead);
  }

  /** Word from other instances on the same database; `missed` when some may not have come through. */
  hear(news: Omit<News, 'from'> | 'missed'): void {
    if (news === 'missed') for (const id of [...this.memory.ids(), ...this.timers.ids()]) this.refresh(id, true);
    else if (news.record !== undefined) this.refresh(news.record, news.reload === true);
  }

  /** The record, or null where there is none. */
  get(id: RecordId): Promise<Live | null> {
    const known = this.memory.get(id);
    if (known) return Promise.resolve(known);
    const waiting = this.loading.get(id);
    if (waiting) return waiting;
    const loading = this.load(id)
      .then((live) => {
        // What was taken away meanwhile is not put back.
        if (live && this.loading.get(id) === loading) this.remember(id, live);
        return live;
      })
      .finally(() => {
        if (this.loading.get(id) === loading) this.loading.delete(id);
      });
    this.loading.set(id, loading);
    return loading;
  }

  /** Records stay in memory while somebody is connected to them. */
  watchedBy(watcher: Watcher): void {
    this.memory.watchedBy(watcher);
  }

  /** Calls for every record that may be another than it was, here or on another instance, in memory or not. */
  onOutdated(listener: (id: RecordId) => void): void {
    this.outdated.add(listener);
  }

  private remember(id: RecordId, live: Live): void {
    this.memory.put(id, live);
    if (this.memory.isWatched(id)) this.announce(id, live);
  }

  private forgetLive(id: RecordId): void {
    this.memory.delete(id);
    this.loading.delete(id);
  }

  /**
   * What `read` makes of those of these records that can be read here. One that cannot takes nobody else with it: it is left
   * out, and told of once.
   */
  async readable<T>(ids: readonly string[], read: (live: Live) => T): Promise<T[]> {
    const found = await Promise.all(
      ids.map(async (id) => {
        const live = await this.get(id).catch((error: unknown) => {
          if (error instanceof UnreadableRecord) return this.leaveOut(id, error);
          throw error;
        });
        if (!live) return [];
        try {
          return [read(live)];
        } catch (error) {
          this.leaveOut(id, error);
          return [];
        }
      }),
    );
    return found.flat();
  }

  /** Calls for every change of any record, once it is durable. */
  onChange(listener: Changed): void {
    this.listeners.add(listener);
  }

  async command(
    record: RecordId,
    by: Viewer,
    asked: { readonly id: CommandId; readonly body: Typed | UndoBody; readonly secret?: Hash },
  ): Promise<Answer> {
    const { id, body, secret } = asked;
    this.timers.rest();
    const at = this.now(record);
    return this.committer.submit({ record, command: { id, at, by, body }, secret });
  }

  /** Begins a record with the first commands of whoever makes it; nothing is kept when one of them is refused. */
  async create(made: NewRecord, first: readonly Typed[], by: Viewer): Promise<Live | Refusal> {
    const { header, listed, event, secret, capability } = made;
    const { id } = header;
    const rules = this.options.find(header);
    if (!rules) return unknownSystem(header);
    const lots = secretsOf(secret);
    const begun = beginRecord(rules, header);
    if (isRefusal(begun)) return begun;
    let record: Folded = begun;
    for (const [place, body] of first.entries()) {
      const command = { id: `begin:${place}`, at: header.created, by, body };
      const acted = act(rules, record, command, chanceFor(record, lots, this.options.nonce));
      if (isRefusal(acted)) return acted;
      record = acted.record;
    }
    const live: Live = { id, event, rules, record, lots, listed, claiming: false, screens: {}, stale: false };
    await this.store(live, capability);
    return live;
  }

  /** Stores a record that was written elsewhere, under an id of this server. Its chain and seals were checked before. */
  async adopt(
    { header, entries }: RecordFile,
    { id, listed, secret, capability }: Omit<NewRecord, 'header' | 'event'> & { readonly id: RecordId },
  ): Promise<Live | Refusal> {
    if (!this.options.find(header)) return unknownSystem(header);
    const folded = this.tryFold({ id, event: null }, { header, entries });
    if (isRefusal(folded)) return folded;
    const live: Live = { ...folded, lots: secretsOf(secret), listed, claiming: false, screens: {}, stale: false };
    await this.store(live, capability);
    return live;
  }

  /**
   * Forgets what the seals hide that `find` finds, on the disk and in memory. `within` does what belongs to it in one
   * transaction.
   */
  async forget(
    id: RecordId,
    find: (record: RecordFile) => readonly Hash[],
    within?: (db: Db) => Promise<void>,
  ): Promise<readonly Hash[]> {
    const { storage, nonce } = this.options;
    return this.committer.alone(async () => {
      const live = await this.fetch(id);
      if (!live) return [];
      // An earlier version wrote in the open what is sealed today.
      const record = renewed(live.rules, live.record, nonce);
      const seals = find(record);
      if (seals.length === 0 && !within) return seals;
      await storage.transact(async (db) => {
        if (record !== live.record) await stored.replaceRecord(db, storage.vault, id, record);
        await stored.deleteSealed(db, id, seals);
        await within?.(db);
        await storage.tell(db, { record: id, reload: true });
      });
      await storage.sweep();
      await this.reload(id);
      return seals;
    });
  }

  /** Throws a record away, with everything that belongs to it. For what was never meant: a demo, a rehearsal. */
  async discard(id: RecordId): Promise<void> {
    const { storage } = this.options;
    await this.committer.alone(async () => {
      const games = await stored.gamesOf(storage.db, id);
      await storage.transact(async (db) => {
        for (const one of [id, ...games]) {
          await stored.deleteRecord(db, one);
          await storage.tell(db, { record: one, reload: true });
        }
      });
      await storage.sweep();
      for (const one of [id, ...games]) this.gone(one);
    });
  }

  /** Opens or closes claiming; kept beside the journal, since it is about devices and not about the event. */
  async setClaiming(id: RecordId, open: boolean): Promise<void> {
    const { storage } = this.options;
    await storage.transact(async (db) => {
      await stored.setClaiming(db, id, open);
      await storage.tell(db, { record: id, reload: true });
    });
    const live = await this.get(id);
    if (live) live.claiming = open;
  }

  /** Sets up a screen, or forgets it. Kept beside the journal: it is about a device. */
  async setScreen(id: RecordId, code: string, setup: ScreenSetup | null): Promise<void> {
    const { storage } = this.options;
    await storage.transact(async (db) => {
      await stored.setScreen(db, id, code, setup);
      await storage.tell(db, { record: id, reload: true });
    });
    const live = await this.get(id);
    if (!live) return;
    const connected = live.screens[code]?.connected ?? false;
    const { [code]: _before, ...others } = live.screens;
    live.screens = setup || connected ? { ...others, [code]: { setup, connected } } : others;
    this.announce(id, live);
  }

  /** The secret of new lots. */
  newSecret(): Hash {
    return this.options.nonce();
  }

  newHeader(given: Pick<Header, 'id' | 'ruleset' | 'system' | 'options'>): { header: Header; secret: Hash } {
    const secret = this.newSecret();
    const { clock, find, nonce } = this.options;
    const options = find(given)?.sealOptions?.(given.options, nonce) ?? given.options;
    const header = {
      format: 'muster-record/1',
      created: clock.now(),
      lots: lotsSeal(secret),
      ...given,
      options,
    } as const;
    return { secret, header };
  }

  async close(): Promise<void> {
    this.timers.close();
    await this.committer.idle();
  }

  private async store(live: Live, capability: NewCapability | null): Promise<void> {
    const { storage } = this.options;
    const { id, event } = live;
    const { header, entries } = live.record;
    const due = nextDue(live, live.record);
    const row = { id, event, created: header.created, listed: live.listed ? 1 : 0, claiming: 0, due };
    await storage.transact(async (db) => {
      await stored.insertRecord(db, storage.vault, row, header);
      await stored.insertEntries(db, storage.vault, id, entries);
      for (const lots of live.lots) await stored.insertLots(db, storage.vault, id, lots);
      if (capability) await insertCapability(db, capability);
    });
    this.memory.put(id, live);
    this.announce(id, live);
  }

  private async load(id: RecordId): Promise<Live | null> {
    const { storage } = this.options;
    const found = await stored.loadRecord(storage.db, storage.vault, id);
    if (!found) return null;
    const { event, lots, listed, claiming, screens } = found;
    const folding = this.fold({ id, event }, found);
    this.noteTime(id, folding.record);
    return { ...folding, lots, listed, claiming, screens, stale: false };
  }

  private fold(place: Kept, { header, entries }: RecordFile): Folding {
    const known = this.options.find(header);
    if (!known) throw new UnreadableRecord(`This server does not know the rules of ${header.system}.`);
    const rules = rulesAt(place, known);
    const record = folded(rules, header, entries);
    if (isRefusal(record)) throw new UnreadableRecord(record.message);
    return { ...place, rules, record };
  }

  /** Folds what came from outside: whatever is wrong with it is the file's fault and not ours. */
  private tryFold(place: Kept, file: RecordFile): Folding | Refusal {
    try {
      const folding = this.fold(place, file);
      const { rules, record } = folding;
      sharedParts(rules, record);
      Array.from(rules.published(file.header, file.entries));
      for (const role of ROLES) rules.own(record.state, { role });
      if (rules.due(record.state).some(({ at }) => !Number.isSafeInteger(at))) throw new Error('no time');
      return folding;
    } catch {
      return refuse('does-not-fold', 'The entries of this file do not make an event that these rules can read.');
    }
  }

  /** For the committer alone: the record with whatever another instance added since. */
  private async fetch(id: RecordId): Promise<Live | null> {
    const live = await this.get(id);
    if (!live?.stale) return live;
    const { storage } = this.options;
    const since = live.record.entries.length;
    const added = await stored.loadEntries(storage.db, storage.vault, id, since);
    if (added.length > 0) {
      live.record = appended(live.rules, live.record, added);
      live.lots = await stored.loadLots(storage.db, storage.vault, id);
      this.announce(id, live);
    }
    live.stale = false;
    return live;
  }

  /** Another instance changed it: pulls what is new, or reads all of it again where something was taken away. */
  private refresh(id: RecordId, again: boolean): void {
    this.outdate(id);
    if (!this.isNeeded(id)) return;
    const work = async (): Promise<void> => {
      if (again) return this.reload(id);
      const live = await this.get(id);
      if (live) live.stale = true;
      await this.fetch(id);
    };
    this.committer.alone(work).catch(this.options.troubled);
  }

  /** What happens to it elsewhere matters here: it is in memory, somebody is connected, or something is due in it. */
  private isNeeded(id: RecordId): boolean {
    const inMemory = this.memory.get(id) !== null || this.loading.has(id);
    return inMemory || this.memory.isWatched(id) || this.timers.ids().includes(id);
  }

  private outdate(id: RecordId): void {
    for (const listener of this.outdated) listener(id);
  }

  private async reload(id: RecordId): Promise<void> {
    this.forgetLive(id);
    const live = await this.get(id);
    if (live) this.announce(id, live);
    else this.gone(id);
  }

  private leaveOut(id: RecordId, error: unknown): null {
    const reason = error instanceof UnreadableRecord ? (error.cause ?? error) : error;
    if (!this.leftOut.has(id)) this.options.troubled(reason, id);
    this.leftOut.add(id);
    return null;
  }

  private gone(id: RecordId): void {
    this.leftOut.delete(id);
    this.forgetLive(id);
    this.timers.forget(id);
    this.ahead.delete(id);
    this.outdate(id);
    for (const listener of this.listeners) listener(id, null);
  }

  private announce(id: RecordId, live: Live): void {
    this.noteTime(id, live.record);
    this.watch(id, live);
    this.outdate(id);
    for (const listener of this.listeners) listener(id, live);
  }

  /** What one record makes of its due times is no reason to stop for others. */
  private watch(id: RecordId, live: Live): void {
    try {
      this.timers.watch(id, live);
    } catch (error) {
      this.leaveOut(id, error);
    }
  }
}

/** Folding that fails is told as of a record that cannot be read here, whoever is at fault. */
function folded(rules: Rules, header: Header, entries: readonly Entry[]): Folded | Refusal {
  try {
    return foldRecord(rules, header, entries);
  } catch (error) {
    throw new UnreadableRecord('The entries of this record make no sense to these rules.', { cause: error });
  }
}

/** Where a record is kept here. */
type Kept = Pick<Live, 'id' | 'event'>;
type Folding = Kept & Pick<Live, 'rules' | 'record'>;

/** A record that was taken in goes by the id that it has here, and is the game of no event of this server. */
function rulesAt({ id, event }: Kept, rules: Rules): Rules {
  return { ...rules, begin: (header) => rules.begin({ ...header, id, options: optionsAt(event, header) }) };
}

function optionsAt(here: string | null, { ruleset, options }: Header): unknown {
  if (here !== null || ruleset === 'event' || !isPlainObject(options)) return options;
  const { event: _elsewhere, ...rest } = options;
  return rest;
}

function secretsOf(secret: Hash | null): stored.LotsSecret[] {
  return secret === null ? [] : [{ lots: lotsSeal(secret), secret }];
}

function unknownSystem({ system }: Header): Refusal {
  return refuse('unknown-system', `This server does not know the system ${system}.`);
}
