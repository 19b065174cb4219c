/** What an error of a driver means to us. */
import { Conflict, StorageDown, codeOf } from '../problems.ts';

/** PostgreSQL's classes: connection, resources, operator intervention, system error; and read-only transactions. */
const POSTGRES_DOWN = /^(08|53|57|58)|^25006$/;
const SQLITE_DOWN = /^SQLITE_(FULL|IOERR|READONLY|CANTOPEN|BUSY|LOCKED|NOMEM|PERM|CORRUPT|NOTADB)/;
const SYSTEM_DOWN = /^(ENOSPC|EIO|EROFS|EDQUOT|EMFILE|ENFILE|ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EHOSTUNREACH)/;
/** Unique violation, serialisation failure, deadlock. */
const CONFLICT = /^(23505|40001|40P01|SQLITE_CONSTRAINT_(PRIMARYKEY|UNIQUE))$/;

/** The same error in our own words, where it is one that we know. */
export function translated(error: unknown): unknown {
  const code = codeOf(error);
  if (CONFLICT.test(code)) return new Conflict(code);
  if (POSTGRES_DOWN.test(code) || SQLITE_DOWN.test(code) || SYSTEM_DOWN.test(code)) return new StorageDown(code);
  if (
    error instanceof Error &&
    /^Connection terminated|is not queryable$|timeout exceeded when trying to connect/.test(error.message)
  ) {
    return new StorageDown('connection lost');
  }
  return error;
}
