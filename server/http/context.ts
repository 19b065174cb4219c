/** What the routes are given. */
import type {
  FastifyBaseLogger,
  FastifyInstance,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Refusal } from '../../core/rules/refusal.ts';
import type { LayoutBook } from '../../core/table/layout/layout.ts';
import type { Clock } from '../clock.ts';
import type { Backlog } from '../live/backlog.ts';
import type { Hub } from '../live/hub.ts';
import type { LocalName } from '../local-name.ts';
import type { Live } from '../records/live.ts';
import type { Records } from '../records/records.ts';
import type { BackupContent } from '../storage/backups.ts';
import type { Shelf } from '../storage/shelf.ts';
import type { Storage } from '../storage/storage.ts';
import type { Queues } from '../work/queue.ts';
import type { InspectTable, SystemInfo } from '../systems.ts';
import type { Caller, Seen } from './devices.ts';
import type { Waits } from './connections.ts';
import type { Buckets, Recent } from './limits.ts';
import type { Line } from './line.ts';
import type { Makers } from './makers.ts';

export interface Context {
  readonly records: Records;
  readonly storage: Storage;
  readonly hub: Hub;
  readonly clock: Clock;
  readonly buckets: Buckets;
  /** From where each claimed name was opened, by claim and address. */
  readonly opened: Recent<true>;
  /** What waits to be read, of all answers and streams. */
  readonly backlog: Backlog;
  /** Where what costs much waits for its turn. */
  readonly lines: { readonly work: Line; readonly sending: Line };
  readonly waits: Waits;
  readonly systems: readonly SystemInfo[];
  readonly layouts: readonly LayoutBook[];
  readonly inspectTable: InspectTable;
  /** Who may make events: whoever sits at this machine, or anybody. */
  readonly makers: Makers;
  /** So many reverse proxies stand before it: who asks, and how, is in the headers that they add. Nobody is `machine` then. */
  readonly proxy: number;
  /** The origin that people reach it by; null: an address of this machine. */
  readonly publicUrl: string | null;
  /** The name beside the addresses of this machine; null where none is given out. */
  readonly localName: LocalName | null;
  /** Copies everything into one file, with the key in it; null where another program keeps the data. */
  readonly backUp: ((to: string) => Promise<BackupContent | Refusal>) | null;
  /** Where copies of other Musters are kept, for whoever has the key; null where none are taken. */
  readonly taking: { readonly key: string; readonly shelf: Shelf } | null;
  /** How the copies stand that something beside the server makes of it; null where there are none. */
  readonly copying: (() => Copying) | null;
  /** Where work waits that takes long, opened when it is first asked for; null where the database has none. */
  readonly queue: (() => Promise<Queues>) | null;
  /** Names the pages that this server has: those of another build must not talk to it for long. */
  readonly build: string;
  readonly folders: { readonly web: string; readonly docs: string };
}

export type App = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  ZodTypeProvider
>;

/** Copies of this server that go to a second place, every few minutes. */
export interface Copying {
  /** A folder, or the address of another Muster. */
  readonly to: string;
  /** Of when the last one is that arrived; null before the first. */
  readonly last: number | null;
  /** None arrives at the moment. */
  readonly failing: boolean;
}

/** The record that a route is about, and who asks. */
export interface Place extends Seen {
  readonly id: string;
  readonly live: Live;
}

/** The same where the record cannot be read here. */
export interface UnreadPlace extends Seen {
  readonly id: string;
  readonly live: null;
}

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | null;
    place: Place | UnreadPlace | null;
  }
}
