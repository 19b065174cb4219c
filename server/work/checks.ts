/**
 * Checks of every record of a database, each by whoever has time and the key: what was sealed and opened decides a result, and
 * so a game can be checked by nobody else. What they find is locked as well.
 */
import type { RecordFile } from '../../core/journal/lines.ts';
import { loadRecord } from '../storage/records.ts';
import type { Db } from '../storage/schema.ts';
import type { Storage } from '../storage/storage.ts';
import { newId } from '../tokens.ts';
import type { Check, Queue, Taken } from './queue.ts';

export interface Checked {
  readonly record: string;
  readonly entries: number;
  readonly problems: readonly string[];
}

/** What is wrong with a record. */
export type Checker = (record: RecordFile, independent: boolean) => readonly string[];

/** In seconds: nobody else takes a check for so long. */
const PATIENCE = 600;
/** Found things are kept for two weeks. */
const KEPT = 14 * 24 * 3_600_000;

export async function recordsOn(db: Db): Promise<readonly string[]> {
  const rows = await db.selectFrom('records').select('id').orderBy('created').orderBy('id').execute();
  return rows.map(({ id }) => id);
}

/** The database and its key. */
type Keyed = Pick<Storage, 'db' | 'vault'>;

/** Checks one here and now; a record that is gone meanwhile has nothing wrong. */
export async function checkRecord(
  { db, vault }: Keyed,
  { record, independent }: Omit<Check, 'run'>,
  checker: Checker,
): Promise<Checked> {
  const file = await loadRecord(db, vault, record);
  if (!file) return { record, entries: 0, problems: [] };
  return { record, entries: file.entries.length, problems: problemsOf(checker, file, independent) };
}

/** One that cannot be checked takes no other with it. */
function problemsOf(checker: Checker, file: RecordFile, independent: boolean): readonly string[] {
  try {
    return checker(file, independent);
  } catch (error) {
    return [`It cannot be checked, and that is our mistake: ${error instanceof Error ? error.message : String(error)}`];
  }
}

/** Puts all of them into the queue, or none. */
export async function askForChecks(
  db: Db,
  queue: Queue<Check>,
  { independent, now }: { readonly independent: boolean; readonly now: number },
): Promise<{ readonly run: string; readonly records: number }> {
  const run = newId(20);
  const records = await recordsOn(db);
  await db.transaction().execute(async (within) => {
    await within
      .deleteFrom('checks')
      .where('at', '<', now - KEPT)
      .execute();
    await queue.put(
      within,
      records.map((record) => ({ run, record, independent })),
      PATIENCE,
    );
  });
  return { run, records: records.length };
}

/** Keeps what a check found, once, even if two have made it. */
export async function keepChecked(
  { db, vault }: Keyed,
  queue: Queue<Check>,
  { id, job: { run } }: Taken<Check>,
  { checked, now }: { readonly checked: Checked; readonly now: number },
): Promise<void> {
  const { record, entries, problems } = checked;
  await db.transaction().execute(async (within) => {
    const row = { run, record, entries, problems: vault.lock(problems, placeOf(run, record)), at: now };
    await within
      .insertInto('checks')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await queue.done(within, id);
  });
}

/** What was found so far, the records in the order of their ids. */
export async function checkedIn({ db, vault }: Keyed, run: string): Promise<readonly Checked[]> {
  const columns = ['record', 'entries', 'problems'] as const;
  const rows = await db.selectFrom('checks').select(columns).where('run', '=', run).orderBy('record').execute();
  return rows.map((row) => ({ ...row, problems: vault.unlock(row.problems, placeOf(run, row.record)) }));
}

const placeOf = (run: string, record: string): string => `check ${run} ${record}`;
