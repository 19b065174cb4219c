/** The data folder: its lock, its key, and a note of the server that runs on it. */
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  closeSync,
  existsSync,
  fsyncSync,
  lchownSync,
  lstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import Libsql from 'libsql';
import { CannotStart, codeOf, isFull } from '../problems.ts';

export interface RunningServer {
  readonly pid: number;
  /** Where it answers; absent while it starts. */
  readonly url?: string;
}

export interface Folder {
  readonly path: string;
  readonly dataFile: string;
  /** Says where the server answers, for commands that are given the folder. */
  note(server: RunningServer): void;
  release(): void;
}

/** As `mkdir -p` does: Node's own goes on for ever where nothing can be made, as under /proc. */
export function makeFolder(path: string, mode?: number): void {
  try {
    mkdirSync(path, mode);
  } catch (error) {
    if (statSync(path, { throwIfNoEntry: false })?.isDirectory() === true) return;
    const parent = dirname(path);
    if (codeOf(error) !== 'ENOENT' || existsSync(parent)) throw error;
    makeFolder(parent, mode);
    mkdirSync(path, mode);
  }
}

/**
 * Takes the folder for this process. The lock is one that the operating system holds on an open file and lets go of when
 * the process ends, however it ends: there is nothing stale to find and nothing to steal.
 */
export function takeFolder(path: string): Folder {
  try {
    makeFolder(path, 0o700);
  } catch (error) {
    if (isFull(error)) throw cannotUse(path, error);
    throw new CannotStart(`The data folder ${path} cannot be made (${codeOf(error)}). Choose another with --data.`);
  }
  const lock = takeLock(path);
  const noteFile = join(path, 'server.json');
  return {
    path,
    dataFile: join(path, 'muster.db'),
    note: (server) => writeFileSync(noteFile, `${JSON.stringify(server)}\n`, { mode: 0o600 }),
    release: () => {
      try {
        rmSync(noteFile, { force: true });
        leaveToOwner(path);
      } finally {
        // Closing alone would leave the lock until the object is collected.
        lock.exec('ROLLBACK');
        lock.close();
      }
    },
  };
}

/** What root made in a folder of somebody else is theirs: their server could not open it. */
function leaveToOwner(path: string): void {
  const { uid, gid } = statSync(path);
  if (process.getuid?.() !== 0 || uid === 0) return;
  for (const name of readdirSync(path)) {
    const file = join(path, name);
    const { uid: maker, nlink } = lstatSync(file);
    // With another name elsewhere it could be a file that they were never to have.
    if (maker === 0 && nlink === 1) lchownSync(file, uid, gid);
  }
}

/** What is in the way of keeping anything in a data folder, and what to do. */
function cannotUse(path: string, error: unknown): CannotStart {
  return new CannotStart(
    isFull(error)
      ? `The disk of the data folder ${path} is full. Make room on it, or choose another folder with --data.`
      : `The data folder ${path} cannot be used: is it yours, and is its disk writable?`,
  );
}

const DISK = /^(EACCES|EPERM|EROFS|EIO|SQLITE_(READONLY|IOERR|CANTOPEN)\w*)$/;

/** What a start on a data folder failed with, as a sentence where it is the disk's or its owner's doing. */
export function whyNot(path: string, error: unknown): unknown {
  return isFull(error) || DISK.test(codeOf(error)) ? cannotUse(path, error) : error;
}

function takeLock(path: string): Libsql.Database {
  try {
    const lock = new Libsql(join(path, 'lock'));
    lock.pragma('busy_timeout = 0');
    lock.exec('BEGIN EXCLUSIVE');
    return lock;
  } catch (error) {
    if (codeOf(error) !== 'SQLITE_BUSY') throw cannotUse(path, error);
    const other = runningServer(path);
    const who = other ? ` (process ${other.pid}${other.url === undefined ? '' : `, at ${other.url}`})` : '';
    throw new CannotStart(
      `A Muster server already runs on the data folder ${path}${who}. Use that one, stop it first, or choose another folder with --data.`,
    );
  }
}

/** The server that a folder's note names, whether or not it still runs; null where there is no readable note. */
export function runningServer(path: string): RunningServer | null {
  try {
    return JSON.parse(readFileSync(join(path, 'server.json'), 'utf8')) as RunningServer;
  } catch {
    return null;
  }
}

const KEY = /^[0-9a-f]{64}$/;

/** The key of the vault: as given, else the folder's own, made on first use where `fresh` says that nothing needs an older one. */
export function keyOf(path: string, given: string | undefined, fresh: boolean): string {
  if (given !== undefined) {
    if (!KEY.test(given)) throw new CannotStart('MUSTER_KEY must be 64 hexadecimal digits (0-9, a-f).');
    return given;
  }
  const file = join(path, 'key');
  if (existsSync(file)) {
    const key = readFileSync(file, 'utf8').trim();
    if (!KEY.test(key)) throw new CannotStart(`The key file ${file} is damaged. Put back a copy of it.`);
    return key;
  }
  if (!fresh) {
    throw new CannotStart(
      `The key file ${file} is missing, and without it names and secret choices cannot be read. Put it back, or set MUSTER_KEY.`,
    );
  }
  const key = randomBytes(32).toString('hex');
  writeFileSync(file, `${key}\n`, { mode: 0o600, flag: 'wx', flush: true });
  chmodSync(file, 0o600);
  flushFolder(path);
  return key;
}

/** Makes the names in a folder durable, where the system can: the key must be there before anything is locked with it. */
function flushFolder(path: string): void {
  if (process.platform === 'win32') return;
  const folder = openSync(path, 'r');
  fsyncSync(folder);
  closeSync(folder);
}

/** A stick may be pulled out the moment after: what has its name is on it. */
export function flush(file: string): void {
  const open = openSync(file, 'r+');
  fsyncSync(open);
  closeSync(open);
}
