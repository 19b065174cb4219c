/** The data folder of a server that is not running: the same records, through the server's own service. */
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { exportLines } from '../../core/journal/lines.ts';
import type { Viewer } from '../../core/journal/types.ts';
import { type Refusal, isRefusal, refuse } from '../../core/rules/refusal.ts';
import { systemClock } from '../../server/clock.ts';
import { makeEvent, takeIn, takeInForeign } from '../../server/events/make.ts';
import { makeLink } from '../../server/events/links.ts';
import { eventParts, ownEventParts } from '../../server/events/parts.ts';
import type { Live } from '../../server/records/live.ts';
import { Records } from '../../server/records/records.ts';
import { type Folder, runningServer, takeFolder } from '../../server/storage/folder.ts';
import { listedRecords } from '../../server/storage/records.ts';
import { type Storage, type StorageOptions, openStorage } from '../../server/storage/storage.ts';
import { findRules } from '../../server/systems.ts';
import { doneOf, parseCommand, randomHash } from './commands.ts';
import type { Desk, MadeEvent, Store } from './desk.ts';

/** Whoever may read the folder runs its events. */
const ORGANISER: Viewer = { role: 'organiser', staff: 'cli' };
/** As many events as are looked through for the one that is meant. */
const LOOKED_AT = 1000;

interface House {
  readonly storage: Storage;
  readonly records: Records;
  readonly close: () => Promise<void>;
}

/** A PostgreSQL server in place of the data file, and a key in place of the key file. */
export type Database = Pick<StorageOptions, 'databaseUrl' | 'key'>;

export function dataStore(path: string, database: Database): Store {
  const within = async <T>(work: (house: House) => Promise<T>): Promise<T | Refusal> => {
    const house = await openHouse(path, database);
    if (isRefusal(house)) return house;
    try {
      return await work(house);
    } finally {
      await house.close();
    }
  };
  return {
    open: (event) => openDesk(path, database, event),
    make: (asked) => within(async ({ records }) => madeOf(await makeEvent(records, { ...asked, listed: true }))),
    takeIn: (file, secret) =>
      within(async ({ records }) => madeOf(await takeIn(records, systemClock.now(), file, { secret }))),
    takeInForeign: (asked) => within(async ({ records }) => madeOf(await takeInForeign(records, asked))),
  };
}

function madeOf(made: Awaited<ReturnType<typeof makeEvent>>): MadeEvent | Refusal {
  return isRefusal(made) ? made : { id: made.id, link: made.path, token: made.token };
}

async function openHouse(path: string, { databaseUrl, key }: Database): Promise<House | Refusal> {
  const folder = takeOrRefuse(path);
  if (isRefusal(folder)) return folder;
  try {
    const dataFile = databaseUrl === undefined ? folder.dataFile : undefined;
    const storage = await openStorage({ dataFile, databaseUrl, keyFolder: folder.path, key });
    const troubled = (): void => undefined;
    const records = new Records({ storage, find: findRules, clock: systemClock, nonce: randomHash, troubled });
    const close = async (): Promise<void> => {
      await records.close();
      await storage.close();
      folder.release();
    };
    return { storage, records, close };
  } catch (error) {
    folder.release();
    throw error;
  }
}

function takeOrRefuse(path: string): Folder | Refusal {
  try {
    return takeFolder(path);
  } catch (error) {
    const other = runningServer(path);
    if (!other || !(error instanceof Error) || error.name !== 'CannotStart') throw error;
    const to = other.url === undefined ? '--server URL' : `--server ${other.url}`;
    return refuse('folder-in-use', `A Muster server runs on ${path}: send this to it with ${to} --token TOKEN.`);
  }
}

async function openDesk(path: string, database: Database, event: string | undefined): Promise<Desk | Refusal> {
  // Looking must not make a folder where somebody mistyped one.
  if (database.databaseUrl === undefined && !existsSync(join(path, 'muster.db'))) {
    return refuse('no-data', `There is no Muster data in ${path}.`);
  }
  const house = await openHouse(path, database);
  if (isRefusal(house)) return house;
  const found = await findEvent(house, event);
  if (isRefusal(found)) {
    await house.close();
    return found;
  }
  return deskOf(house, found);
}

function deskOf({ storage, records, close }: House, live: Live): Desk {
  const { id } = live.record.header;
  return {
    id,
    view: () => Promise.resolve({ ...eventParts(live), ...ownEventParts(live, ORGANISER) }),
    send: async (asked, commandId = randomUUID()) => {
      const body = parseCommand(asked);
      if (isRefusal(body)) return body;
      const done = await records.command(id, ORGANISER, { id: commandId, body });
      return isRefusal(done) ? done : doneOf(done.entries, done.repeated);
    },
    link: async (asked) => {
      const made = await makeLink(storage, live, asked, systemClock.now());
      return isRefusal(made) ? made : { token: made.token, link: made.path };
    },
    lines: () => Promise.resolve(exportLines(live.rules, live.record)),
    close,
  };
}

/** The event of that id, or the only one there is. */
async function findEvent({ storage, records }: House, event: string | undefined): Promise<Live | Refusal> {
  if (event !== undefined) {
    const live = await records.get(event);
    return live ?? refuse('unknown-event', `There is no event ${event} in this folder.`);
  }
  const lives = await records.readable(await listedRecords(storage.db, LOOKED_AT), (live) => live);
  const [only, ...others] = lives;
  if (only && others.length === 0) return only;
  if (!only) return refuse('unknown-event', 'There is no event in this folder yet: make one with `muster new`.');
  const names = lives.slice(0, 10).map((live) => `${live.id} (${eventParts(live).event.name})`);
  return refuse('which-event', `There are several events here; say which with --event: ${names.join(', ')}.`);
}
