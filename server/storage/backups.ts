/**
 * A data folder in one file: copied while a server runs on it, checked by opening it again, and put back. Who has the
 * key with it can read names and secret choices, so it is in the file only where somebody asks for that.
 */
import { copyFileSync, existsSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import Libsql from 'libsql';
import { firstBreak } from '../../core/journal/chain.ts';
import { type Refusal, isRefusal, refuse } from '../../core/rules/refusal.ts';
import { flush, keyOf, takeFolder } from './folder.ts';
import { loadRecord } from './records.ts';
import { type Storage, openStorage } from './storage.ts';

/** What a copy holds. */
export interface BackupContent {
  readonly records: number;
  readonly entries: number;
}

/** The row of `meta` that holds the key of a copy which has it inside. */
const KEY_INSIDE = 'backup-key';

const MISSING = (file: string): Refusal => refuse('no-file', `There is no data file ${file}.`);

/**
 * Writes one consistent file beside `to`, opens it and reads every record, and only then calls it `to`. `key`: in place
 * of the folder's own.
 */
export async function backUp(
  folder: string,
  to: string,
  { key, keyInside }: { readonly key?: string | undefined; readonly keyInside: boolean },
): Promise<BackupContent | Refusal> {
  const source = join(folder, 'muster.db');
  if (!existsSync(source)) return MISSING(source);
  const part = `${to}.part`;
  // What an earlier one left that was killed: a log beside it would be taken for the new file's own.
  removeAll(part);
  try {
    const known = keyOf(folder, key, false);
    snapshot(source, part);
    // Before it is opened as a server would: what is open is let go of when it is collected.
    if (keyInside) withDatabase(part, (database) => keepKey(database, known));
    const content = await checked(part, known);
    if (isRefusal(content)) return content;
    flush(part);
    renameSync(part, to);
    return content;
  } finally {
    removeAll(part);
  }
}

/** Puts a copy into a folder without data. `key`: where it is not in the copy. */
export async function restore(from: string, path: string, key: string | undefined): Promise<BackupContent | Refusal> {
  if (!existsSync(from)) return refuse('no-file', `There is no file ${from}.`);
  const folder = takeFolder(path);
  const part = `${folder.dataFile}.part`;
  try {
    if (existsSync(folder.dataFile)) {
      return refuse('not-empty', `${path} holds data already. Choose an empty folder with --data.`);
    }
    removeAll(part);
    copyFileSync(from, part);
    const inside = withDatabase(part, takeKey);
    if (isRefusal(inside)) return inside;
    const known = key ?? inside;
    if (known === null) return NO_KEY;
    const content = await checked(part, keyOf(path, known, false));
    if (isRefusal(content)) return content;
    if (key === undefined) writeFileSync(join(path, 'key'), `${known}\n`, { mode: 0o600, flush: true });
    renameSync(part, folder.dataFile);
    return content;
  } finally {
    removeAll(part);
    folder.release();
  }
}

/** What today's program makes of a folder's data, tried on a copy: the folder is not changed. */
export async function tryUpgrade(folder: string, key: string | undefined): Promise<BackupContent | Refusal> {
  return onCopy({ folder, key }, contentOf);
}

/** Works on one moment of a data folder, which it leaves as it is; a server may run on it. */
export async function onCopy<T>(
  { folder, key }: { readonly folder: string; readonly key: string | undefined },
  work: (storage: Storage) => Promise<T>,
): Promise<T | Refusal> {
  const source = join(folder, 'muster.db');
  if (!existsSync(source)) return MISSING(source);
  const room = mkdtempSync(join(tmpdir(), 'muster-copy-'));
  try {
    const dataFile = join(room, 'muster.db');
    snapshot(source, dataFile);
    const storage = await openStorage({ dataFile, keyFolder: room, key: keyOf(folder, key, false) });
    try {
      return await work(storage);
    } finally {
      await storage.close();
    }
  } finally {
    rmSync(room, { recursive: true, force: true });
  }
}

const NO_KEY = refuse(
  'no-key',
  'The key is not in this copy. Give it with --key or MUSTER_KEY: it is the text of the file “key” in the folder that was copied.',
);

/** One moment of the data, without the pages of what was deleted. */
function snapshot(source: string, to: string): void {
  // For its owner alone, from the first byte on.
  writeFileSync(to, '', { mode: 0o600 });
  withDatabase(source, (database) => database.prepare('vacuum into ?').run(to));
}

function withDatabase<T>(file: string, work: (database: Libsql.Database) => T): T {
  const database = new Libsql(file);
  try {
    database.pragma('busy_timeout = 5000');
    return work(database);
  } finally {
    database.close();
  }
}

function keepKey(database: Libsql.Database, key: string): void {
  asOneFile(database);
  database.prepare('insert into meta (name, value) values (?, ?)').run(KEY_INSIDE, key);
}

/** The key that a copy holds, taken out of it; null where it holds none. */
function takeKey(database: Libsql.Database): string | null | Refusal {
  try {
    asOneFile(database);
    const row: unknown = database.prepare('select value from meta where name = ?').get(KEY_INSIDE);
    database.pragma('secure_delete = ON');
    database.prepare('delete from meta where name = ?').run(KEY_INSIDE);
    return typeof row === 'object' && row !== null && 'value' in row && typeof row.value === 'string'
      ? row.value
      : null;
  } catch {
    return refuse('no-backup', 'This file was not written by `muster backup`.');
  }
}

/** Whatever is written goes into the file itself, and none into a log beside it that is not copied. */
function asOneFile(database: Libsql.Database): void {
  database.pragma('journal_mode = DELETE');
}

/** Opens a file as a server would, and reads every record in it from end to end. */
async function checked(file: string, key: string): Promise<BackupContent | Refusal> {
  const storage = await openStorage({ dataFile: file, keyFolder: dirname(file), key });
  try {
    return await contentOf(storage);
  } finally {
    await storage.close();
  }
}

async function contentOf({ db, vault }: Storage): Promise<BackupContent | Refusal> {
  const rows = await db.selectFrom('records').select('id').execute();
  let entries = 0;
  for (const { id } of rows) {
    // Between two records others are answered: this may be a server in the middle of an event.
    await setImmediate();
    const record = await loadRecord(db, vault, id);
    if (!record) continue;
    const broken = firstBreak(record.header, record.entries);
    if (broken) return refuse('tampered', `Record ${id} is damaged: entry ${broken.seq} ${broken.problem}.`);
    entries += record.entries.length;
  }
  return { records: rows.length, entries };
}

function removeAll(part: string): void {
  for (const end of ['', '-wal', '-shm', '-journal']) rmSync(`${part}${end}`, { force: true });
}
