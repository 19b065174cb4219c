/** Starts a server on a data folder or a database. */
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { Server as HttpsServer } from 'node:https';
import { dirname, join } from 'node:path';
import pino, { type DestinationStream, type Logger } from 'pino';
import type { RecordFile } from '../core/journal/lines.ts';
import type { Refusal } from '../core/rules/refusal.ts';
import { type Clock, systemClock } from './clock.ts';
import { type Made, takeIn } from './events/make.ts';
import { networkOrigins } from './http/addresses.ts';
import type { App, Context, Copying } from './http/context.ts';
import { buildApp } from './http/app.ts';
import { traceOf } from './http/errors.ts';
import { WAITS, type Waits } from './http/connections.ts';
import { type Rates, Recent, openBuckets } from './http/limits.ts';
import { Line, SENDING, WORK } from './http/line.ts';
import type { Makers } from './http/makers.ts';
import { type TlsFiles, readTls, watchTls } from './http/tls.ts';
import { buildOf } from './pages/built.ts';
import { Backlog } from './live/backlog.ts';
import { Hub } from './live/hub.ts';
import { takeLocalName } from './local-name.ts';
import { CannotStart, codeOf } from './problems.ts';
import { Records } from './records/records.ts';
import { backUp } from './storage/backups.ts';
import { emptyAmong, revokedAmong } from './storage/capabilities.ts';
import { type Folder, takeFolder, whyNot } from './storage/folder.ts';
import { Shelf, type ShelfOptions } from './storage/shelf.ts';
import { type Storage, type StorageOptions, openStorage } from './storage/storage.ts';
import { newId } from './tokens.ts';
import { openQueues } from './work/queue.ts';
import { LAYOUTS, TERRAIN_CHECKS, SYSTEMS, findRules } from './systems.ts';

export interface ServerOptions {
  /** Where the data file, its key and its lock are; `data` without it. */
  readonly dataFolder?: string;
  /** A PostgreSQL server in place of the data file. */
  readonly databaseUrl?: string;
  /** 64 hexadecimal digits in place of the folder's key file. */
  readonly key?: string;
  /** 0 for any free port. */
  readonly port: number;
  readonly host?: string;
  /** Who may make events: whoever sits at this machine (the default), or anybody who reaches it. */
  readonly makers?: Makers;
  /** How many reverse proxies stand before it, on this machine or nearby: their headers are believed, and theirs alone. */
  readonly proxy?: number;
  /** The origin that people reach it by, e.g. `https://muster.example.org`, where that is not an address of this machine. */
  readonly publicUrl?: string;
  /** `muster` gives out `muster.local` beside the addresses; without it there are the addresses alone. */
  readonly localName?: string;
  /** A certificate that it holds itself, for `publicUrl`. */
  readonly tls?: TlsFiles;
  /** Takes copies of other Musters that have the key, and keeps them in the data folder. */
  readonly takeCopies?: { readonly key: string; readonly restore: ShelfOptions['restore'] };
  /** How the copies stand that whoever started it makes of it. */
  readonly copying?: () => Copying;
  readonly clock?: Clock;
  readonly rates?: Rates;
  /** How long connections are waited for. */
  readonly waits?: Waits;
  readonly log?: { readonly level: string; readonly to?: DestinationStream };
  /** In place of the package's own: the built pages, and the rule references. */
  readonly folders?: Partial<Context['folders']>;
  /** For tests: fresh random values of 64 hexadecimal digits that come again in another history. */
  readonly nonce?: () => string;
  /** For tests: another engine, or one that fails. */
  readonly storage?: Pick<StorageOptions, 'engine' | 'libsql'>;
}

export interface Server {
  /** Where it answers, e.g. `http://127.0.0.1:8420`. */
  readonly url: string;
  readonly app: App;
  /** Takes in a record with the secret of its lots: how a demonstration comes to be. */
  takeIn(file: RecordFile, secret: string | null): Promise<Made | Refusal>;
  /** The name that it has beside its addresses; null where there is none. Known after a second. */
  readonly localName: Promise<string | null>;
  close(): Promise<void>;
}

/** Starts, or throws `CannotStart` with a sentence that says why. */
export async function startServer(options: ServerOptions): Promise<Server> {
  const folder = takeFolder(options.dataFolder ?? 'data');
  try {
    folder.note({ pid: process.pid });
    return await startIn(folder, options);
  } catch (error) {
    try {
      folder.release();
    } catch {
      // The disk again, which is said below: here is nothing left to let go of.
    }
    throw whyNot(folder.path, error);
  }
}

async function startIn(folder: Folder, options: ServerOptions): Promise<Server> {
  const { clock = systemClock, databaseUrl, key } = options;
  const log = pino({ level: options.log?.level ?? 'warn', base: null }, options.log?.to ?? pino.destination(2));
  const dataFile = databaseUrl === undefined ? folder.dataFile : undefined;
  const storage = await openStorage({ dataFile, databaseUrl, keyFolder: folder.path, key, ...options.storage });
  try {
    const troubled = (error: unknown, record?: string): void =>
      log.error({ ...traceOf(error), record }, 'something that nobody asked for could not be done');
    const { nonce = () => randomBytes(32).toString('hex') } = options;
    const records = new Records({ storage, find: findRules, clock, nonce, troubled });
    const hub = new Hub({ clock, timeOf: (id) => records.now(id), epoch: () => newId(6), troubled });
    const { makers = 'local', proxy = 0, publicUrl = null, rates, waits = WAITS, copying = null } = options;
    const localName = await nameFor(options, log);
    const folders = { ...foldersOf(), ...options.folders };
    const build = buildOf(folders.web);
    const buckets = openBuckets(clock, rates);
    const context: Context = {
      records,
      storage,
      hub,
      clock,
      buckets,
      opened: new Recent(20_000),
      backlog: new Backlog(),
      lines: { work: new Line(WORK), sending: new Line(SENDING) },
      waits,
      systems: SYSTEMS,
      layouts: LAYOUTS,
      inspectTable: TERRAIN_CHECKS,
      makers,
      proxy,
      publicUrl,
      localName,
      taking: takingOf(options, folder, clock),
      copying,
      queue: databaseUrl === undefined ? null : lazily(() => openQueues(storage.db, { looks: false, troubled })),
      backUp: databaseUrl === undefined ? (to) => backUp(folder.path, to, { key, keyInside: true }) : null,
      folders,
      build,
    };
    const { tls } = options;
    const app = await buildApp(context, log, tls ? readTls(tls) : null);
    await connect(context, troubled);
    const url = await listen(app, options);
    // Past a certificate it answers to its name alone.
    folder.note({ pid: process.pid, url: (tls && publicUrl) ?? url });
    if (tls) keepTls(app, tls, log);
    return {
      url,
      app,
      takeIn: (file, secret) => takeIn(records, clock.now(), file, { secret }),
      localName: localName?.settled ?? Promise.resolve(null),
      close: () => closeAll(context, app, folder),
    };
  } catch (error) {
    await storage.close();
    throw error;
  }
}

/** A name is given out where others in the network reach this very machine. */
async function nameFor({ localName, publicUrl, proxy = 0, host = '127.0.0.1', port }: ServerOptions, log: Logger) {
  const open = publicUrl === undefined && proxy === 0 && networkOrigins(host, port).length > 0;
  return localName !== undefined && open ? takeLocalName(localName, log) : null;
}

function takingOf({ takeCopies }: ServerOptions, { path }: Folder, clock: Clock): Context['taking'] {
  if (!takeCopies) return null;
  const { key, restore } = takeCopies;
  return { key, shelf: new Shelf({ folder: join(path, 'copies'), now: () => clock.now(), restore }) };
}

/** Opened once, when it is first needed; again where that failed. */
function lazily<T>(open: () => Promise<T>): () => Promise<T> {
  let opened: Promise<T> | null = null;
  return () => {
    opened ??= open().catch((error: unknown) => {
      opened = null;
      throw error;
    });
    return opened;
  };
}

/** Takes each new certificate while it runs; phones that are connected stay so. */
function keepTls(app: App, tls: TlsFiles, log: Logger): void {
  const { server } = app;
  if (!(server instanceof HttpsServer)) return;
  const end = watchTls(tls, {
    renewed: (pair) => server.setSecureContext(pair),
    troubled: (error) => log.warn({ reason: String(error) }, 'the earlier certificate stays in use'),
  });
  server.once('close', end);
}

/** Ties records, other instances and phones together. */
async function connect({ records, storage, hub }: Context, troubled: (error: unknown) => void): Promise<void> {
  records.watchedBy(hub);
  records.onChange((id, live) => (live ? hub.changed(id, live) : hub.gone(id)));
  await records.start();
  await storage.onNews((news) => {
    records.hear(news);
    if (news === 'missed') {
      endMissed(storage, hub).catch(troubled);
      return;
    }
    if (news.revoked !== undefined) hub.revoke(news.revoked);
    if (news.letGo !== undefined) hub.letGo(news.letGo);
  });
}

async function endMissed({ db }: Storage, hub: Hub): Promise<void> {
  const { capabilities, devices } = hub.connected();
  for (const id of await revokedAmong(db, [...capabilities])) hub.revoke(id);
  for (const device of await emptyAmong(db, [...devices])) hub.letGo(device);
}

async function listen(app: App, { port, host = '127.0.0.1', tls }: ServerOptions): Promise<string> {
  try {
    await app.listen({ port, host });
    const address = app.server.address();
    return `http${tls ? 's' : ''}://${nameOf(host)}:${typeof address === 'object' && address ? address.port : port}`;
  } catch (error) {
    const code = codeOf(error);
    if (code === 'EADDRINUSE') {
      throw new CannotStart(`Port ${port} is in use. Stop the other program, or choose another port with --port.`);
    }
    throw new CannotStart(`The server cannot listen on ${host}:${port} (${code}).`);
  }
}

/** How this machine calls an address of its own that it listens on; 0.0.0.0 and :: are all of them. */
function nameOf(host: string): string {
  if (host === '0.0.0.0') return '127.0.0.1';
  if (host === '::') return '[::1]';
  return host.includes(':') ? `[${host}]` : host;
}

async function closeAll({ records, storage, localName }: Context, app: App, folder: Folder): Promise<void> {
  localName?.close();
  await app.close();
  await records.close();
  await storage.close();
  folder.release();
}

/** The package's own folders, from the sources as from `dist/`. */
function foldersOf(): Context['folders'] {
  let root = import.meta.dirname;
  while (!existsSync(join(root, 'package.json')) && dirname(root) !== root) root = dirname(root);
  return { web: join(root, 'dist/web'), docs: join(root, 'docs') };
}
