/** Every record of a database checked: on PostgreSQL with all workers that are there, in a data folder by this process alone. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Refusal } from '../../core/rules/refusal.ts';
import { onCopy } from '../storage/backups.ts';
import { openStorage } from '../storage/storage.ts';
import { type Checked, type Checker, askForChecks, checkRecord, checkedIn, keepChecked, recordsOn } from './checks.ts';
import { openQueues } from './queue.ts';

/** Milliseconds between two looks for what others found. */
const LOOK = 500;

export interface CheckAll {
  readonly independent: boolean;
  readonly checker: Checker;
  readonly now: () => number;
  /** Hears how many of how many are done. */
  readonly told: (done: number, all: number) => void;
}

export async function checkAllOn(
  { databaseUrl, key }: { readonly databaseUrl: string; readonly key: string },
  { independent, checker, now, told }: CheckAll,
): Promise<readonly Checked[]> {
  const storage = await openStorage({ databaseUrl, keyFolder: '.', key });
  const { db } = storage;
  try {
    const queues = await openQueues(db, { looks: true, troubled: () => undefined });
    try {
      const { run, records } = await askForChecks(db, queues.checks, { independent, now: now() });
      for (;;) {
        const taken = await queues.checks.take();
        if (taken) {
          const checked = await checkRecord(storage, taken.job, checker);
          await keepChecked(storage, queues.checks, taken, { checked, now: now() });
        }
        const found = await checkedIn(storage, run);
        told(found.length, records);
        if (found.length >= records) return found;
        if (!taken) await pause(LOOK);
      }
    } finally {
      await queues.close();
    }
  } finally {
    await storage.close();
  }
}

/** On a copy: a server may run on the folder meanwhile. */
export async function checkAllIn(
  place: { readonly folder: string; readonly key: string | undefined },
  { independent, checker, told }: CheckAll,
): Promise<readonly Checked[] | Refusal> {
  return onCopy(place, async (storage) => {
    const records = await recordsOn(storage.db);
    const found: Checked[] = [];
    for (const record of records) {
      found.push(await checkRecord(storage, { record, independent }, checker));
      told(found.length, records.length);
    }
    return found;
  });
}
