/** Where records are kept: one database, one set of queries, and word from other instances on the same one. */
import { randomBytes } from 'node:crypto';
import { type Dialect, Kysely, sql } from 'kysely';
import { CannotStart, StorageDown, codeOf } from '../problems.ts';
import { translated } from './failures.ts';
import { keyOf } from './folder.ts';
import { type LibsqlOptions, openLibsql } from './libsql.ts';
import { migrate } from './migrations.ts';
import type { News, Notices } from './notices.ts';
import type { Db, Tables } from './schema.ts';
import { type Vault, openVault } from './vault.ts';

export interface Storage {
  readonly db: Db;
  readonly vault: Vault;
  /** All of it is on the disk when the promise resolves, or none of it. Throws `Conflict` or `StorageDown`. */
  transact<T>(work: (db: Db) => Promise<T>): Promise<T>;
  /** Calls for what other instances did; `missed` when some of it may not have been heard. Once. */
  onNews(hear: (news: Omit<News, 'from'> | 'missed') => void): Promise<void>;
  /** Within a transaction: tells the other instances once it is committed. */
  tell(db: Db, news: Omit<News, 'from'>): Promise<void>;
  /** Why the disk takes no writes now; null where it does. */
  trouble(): Promise<StorageDown | null>;
  /** Leaves nothing on the disk of what was deleted, as far as the engine can see to that. */
  sweep(): Promise<void>;
  close(): Promise<void>;
}

/** A database, and how instances on it hear of each other where several can. */
export interface Engine {
  readonly dialect: Dialect;
  readonly notices: Notices | null;
  /** What overwrites deleted rows where they lie. */
  readonly sweep: string;
}

export interface StorageOptions {
  readonly dataFile?: string | undefined;
  readonly databaseUrl?: string | undefined;
  /** A ready engine in place of both, e.g. one that only tests use. */
  readonly engine?: Engine | undefined;
  /** The folder of the key file. */
  readonly keyFolder: string;
  readonly key?: string | undefined;
  readonly libsql?: LibsqlOptions | undefined;
}

export async function openStorage(options: StorageOptions): Promise<Storage> {
  const { dialect, notices, sweep } = await engineOf(options);
  const db = new Kysely<Tables>({ dialect });
  try {
    await reach(db);
    await migrate(db);
    const vault = await vaultFor(db, options);
    return storageOn({ db, vault, notices, sweep });
  } catch (error) {
    await db.destroy();
    throw error;
  }
}

/** The tables of a PostgreSQL server alone, for who needs no key. */
export async function openTables(databaseUrl: string): Promise<Db> {
  const { openPostgres } = await import('./postgres.ts');
  const db = new Kysely<Tables>({ dialect: openPostgres(databaseUrl).dialect });
  try {
    await reach(db);
    await migrate(db);
    return db;
  } catch (error) {
    await db.destroy();
    throw error;
  }
}

async function engineOf(options: StorageOptions): Promise<Engine> {
  if (options.engine) return options.engine;
  if (options.databaseUrl !== undefined) {
    // Loaded when it is needed: most servers have no PostgreSQL, and should start the sooner.
    const { openPostgres } = await import('./postgres.ts');
    return openPostgres(options.databaseUrl);
  }
  if (options.dataFile === undefined) throw new CannotStart('Say where to keep the data: a folder or DATABASE_URL.');
  const { dialect } = openLibsql(options.dataFile, options.libsql);
  // Deleted rows are overwritten in the file itself; the log beside it holds them until it is brought in.
  return { dialect, notices: null, sweep: 'pragma wal_checkpoint(TRUNCATE)' };
}

const SILENT = 'The database server does not answer. Check DATABASE_URL and that the server runs.';
const REFUSED = 'The database server refuses the role in DATABASE_URL or its password.';

/** What a PostgreSQL server that answers says in place of serving. */
const UNREACHED: Readonly<Record<string, string>> = {
  '28000': REFUSED,
  '28P01': REFUSED,
  '3D000': 'The database server has no database of the name in DATABASE_URL. Create it first.',
  '53300': 'The database server has no connection left. Let it take more (max_connections), or run fewer servers.',
};

async function reach(db: Db): Promise<void> {
  try {
    await sql`select 1`.execute(db);
  } catch (error) {
    throw new CannotStart(UNREACHED[codeOf(error)] ?? SILENT);
  }
}

/** Opens the vault, and makes sure that its key is the one the data was locked with. */
async function vaultFor(db: Db, options: StorageOptions): Promise<Vault> {
  const { keyFolder, key } = options;
  const known = await db.selectFrom('meta').select('value').where('name', '=', 'key-check').executeTakeFirst();
  const vault = openVault(keyOf(keyFolder, key, known === undefined));
  const check = vault.mark('key check');
  if (known === undefined) {
    const row = { name: 'key-check', value: check };
    const made = db.insertInto('meta').values(row);
    await made.onConflict((conflict) => conflict.doNothing()).execute();
    // Another server may have begun at the same moment.
    return vaultFor(db, options);
  }
  if (known.value !== check) {
    throw new CannotStart('The key does not fit the data: names and secret choices were locked with another one.');
  }
  return vault;
}

interface Opened extends Pick<Engine, 'notices' | 'sweep'>, Pick<Storage, 'db' | 'vault'> {}

function storageOn({ db, vault, notices, sweep }: Opened): Storage {
  const me = randomBytes(8).toString('hex');
  const transact: Storage['transact'] = async (work) => {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      throw translated(error);
    }
  };
  return {
    db,
    vault,
    transact,
    onNews: async (hear) => {
      await notices?.listen((news) => {
        if (news === 'missed' || news.from !== me) hear(news);
      });
    },
    tell: async (within, news) => {
      if (!notices) return;
      await sql`select pg_notify(${notices.channel}, ${JSON.stringify({ from: me, ...news })})`.execute(within);
    },
    trouble: async () => {
      try {
        await transact((within) => probe(within, randomBytes(PROBE).toString('base64')));
        await transact((within) => probe(within, ''));
        return null;
      } catch (error) {
        if (error instanceof StorageDown) return error;
        throw error;
      }
    },
    sweep: async () => {
      try {
        await sql.raw(sweep).execute(db);
      } catch (error) {
        // It is deleted all the same; stopping the server brings the log in, or the next sweep.
        if (!(translated(error) instanceof StorageDown)) throw error;
      }
    },
    close: async () => {
      await notices?.close();
      await db.destroy();
    },
  };
}

/** More than a command writes: on a disk that is full but for a corner, a word would still fit. */
const PROBE = 48 * 1024;

async function probe(db: Db, value: string): Promise<void> {
  const row = { name: 'probe', value };
  await db
    .insertInto('meta')
    .values(row)
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: row.value }))
    .execute();
}
