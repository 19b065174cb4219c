/** The embedded engine: one SQLite file, flushed before an answer. */
import { chmodSync, existsSync } from 'node:fs';
import { type Dialect, type SqliteDatabase, SqliteDialect } from 'kysely';
import Libsql from 'libsql';
import { CannotStart, StorageDown, codeOf, isFull } from '../problems.ts';
import { translated } from './failures.ts';

/** `MUST` in ASCII: tells our files from other programs'. */
const APPLICATION = 0x4d555354;

/** How long a write waits for another program, in ms. */
const BUSY = 200;

export interface LibsqlOptions {
  /** FULL flushes at each commit. Anything less loses acknowledged results in a power cut; tests show that it does. */
  readonly synchronous?: 'FULL' | 'NORMAL' | 'OFF';
  /** Called before each statement; throws what a failing disk would. For tests. */
  readonly before?: (sql: string) => void;
  /** The most pages that the file may have: a disk that fills up. For tests. */
  readonly pages?: number;
}

/** Opens or makes a data file. `isNew` where nothing was written in it yet. */
export function openLibsql(file: string, options: LibsqlOptions = {}): { dialect: Dialect; isNew: boolean } {
  const existed = existsSync(file);
  let database: Libsql.Database;
  try {
    database = new Libsql(file);
    // First of all: a second process would fail at once at the next line.
    database.pragma('busy_timeout = 5000');
    const isNew = !existed || isEmpty(database);
    if (!isNew) checkOurs(database, file);
    // Before there is a log beside it, which takes its mode.
    chmodSync(file, 0o600);
    database.pragma('journal_mode = WAL');
    database.pragma(`synchronous = ${options.synchronous ?? 'FULL'}`);
    database.pragma('foreign_keys = ON');
    // What was forgotten is overwritten, not only unlinked.
    database.pragma('secure_delete = ON');
    if (isNew) database.pragma(`application_id = ${APPLICATION}`);
    if (options.pages !== undefined) database.pragma(`max_page_count = ${options.pages}`);
    // A statement holds up the whole process: where another program has the file, rather refuse soon than serve nobody.
    database.pragma(`busy_timeout = ${BUSY}`);
    return { dialect: new SqliteDialect({ database: adapted(database, options.before) }), isNew };
  } catch (error) {
    throw error instanceof CannotStart || isFull(error) ? error : cannotOpen(file, error);
  }
}

function isEmpty(database: Libsql.Database): boolean {
  return database.prepare('select 1 from sqlite_master limit 1').all().length === 0;
}

function checkOurs(database: Libsql.Database, file: string): void {
  const [row] = database.pragma('application_id') as { application_id: number }[];
  if (row?.application_id !== APPLICATION) {
    throw new CannotStart(`${file} belongs to another program. Choose another data folder with --data.`);
  }
  const [check] = database.pragma('quick_check(1)') as { quick_check: string }[];
  if (check?.quick_check !== 'ok') throw damaged(file);
}

function cannotOpen(file: string, error: unknown): CannotStart {
  const code = codeOf(error);
  if (code === 'SQLITE_NOTADB')
    return new CannotStart(`${file} is not a Muster data file. Choose another folder with --data.`);
  if (code.startsWith('SQLITE_CORRUPT')) return damaged(file);
  return new CannotStart(`The data file ${file} cannot be opened (${code}): is it yours, and is its disk writable?`);
}

function damaged(file: string): CannotStart {
  return new CannotStart(`The data file ${file} is damaged. Put back a copy of the folder, or import exported events.`);
}

/** What Kysely needs of a database, with each statement compiled once. */
function adapted(database: Libsql.Database, before: ((sql: string) => void) | undefined): SqliteDatabase {
  const known = new Map<string, ReturnType<SqliteDatabase['prepare']>>();
  const compile = (sql: string): ReturnType<SqliteDatabase['prepare']> => {
    // A transaction writes. It takes the file at its beginning: a statement that finds it taken later is left open by the
    // driver, and then no transaction ends any more.
    const statement = database.prepare(sql === 'begin' ? 'begin immediate' : sql);
    return {
      reader: statement.reader,
      all: (parameters) => {
        before?.(sql);
        return statement.all(...parameters);
      },
      run: (parameters) => {
        // A full disk ends the transaction by itself; taking it back again would hide why.
        if (sql === 'rollback' && !database.inTransaction) return { changes: 0, lastInsertRowid: 0 };
        before?.(sql);
        return statement.run(...parameters);
      },
      iterate: (parameters) => statement.iterate(...parameters),
    };
  };
  return {
    close: () => {
      // Closing alone would leave the newest entries in a second file; a copy of the folder should be whole.
      // Where there is no room for them, they are safe where they are.
      try {
        before?.('pragma wal_checkpoint');
        database.pragma('wal_checkpoint(TRUNCATE)');
      } catch (error) {
        if (!(translated(error) instanceof StorageDown)) throw error;
      }
      known.clear();
      database.close();
    },
    prepare: (sql) => {
      const statement = known.get(sql) ?? compile(sql);
      if (known.size < 200) known.set(sql, statement);
      return statement;
    },
  };
}
