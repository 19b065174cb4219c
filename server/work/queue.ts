/**
 * What takes long waits in a PostgreSQL database for whoever has time: `muster work`. pg-boss keeps the queue; who takes
 * a part has it for as long as its patience lasts, and where nothing came of it until then, another takes it.
 */
import { CompiledQuery } from 'kysely';
import type PgBoss from 'pg-boss';
import type { Db } from '../storage/schema.ts';

const QUEUE = 'simulations';
/** Seconds between two looks for parts whose workers are gone. */
const LOOK = 5;
/** A worker may be gone in the middle of a part so many times. */
const TRIES = 20;

/** Some games of a simulation: from this one on, before that one. */
export interface Part {
  readonly simulation: string;
  readonly from: number;
  readonly to: number;
}

/** A part that somebody has taken, by the name of its job. */
export interface Taken {
  readonly id: string;
  readonly part: Part;
}

export interface Queue {
  /** Within a transaction: they wait once it is committed. `patience` in seconds. */
  put(db: Db, parts: readonly Part[], patience: number): Promise<void>;
  /** How many parts nobody has taken. */
  waiting(): Promise<number>;
  /** The next of them; null where there is none. */
  take(): Promise<Taken | null>;
  /** Within a transaction: nobody takes it again. */
  done(db: Db, id: string): Promise<void>;
  close(): Promise<void>;
}

export interface QueueOptions {
  /** Looks for parts whose workers are gone. */
  readonly looks: boolean;
  /** Hears of what goes wrong between two calls. */
  readonly troubled: (error: unknown) => void;
}

export async function openQueue(db: Db, { looks, troubled }: QueueOptions): Promise<Queue> {
  const { default: Boss } = await import('pg-boss');
  const on = (within: Db): PgBoss.Db => ({
    executeSql: async (text, values) => ({
      rows: (await within.executeQuery(CompiledQuery.raw(text, values))).rows,
    }),
  });
  const boss = new Boss({ db: on(db), schedule: false, supervise: looks, maintenanceIntervalSeconds: LOOK });
  boss.on('error', troubled);
  await boss.start();
  await boss.createQueue(QUEUE);
  return {
    put: (within, parts, patience) => {
      const one = { name: QUEUE, expireInSeconds: patience, retryLimit: TRIES };
      return boss.insert(
        parts.map((part) => ({ ...one, data: part })),
        { db: on(within) },
      );
    },
    waiting: () => boss.getQueueSize(QUEUE),
    take: async () => {
      const [job] = await boss.fetch<Part>(QUEUE);
      return job ? { id: job.id, part: job.data } : null;
    },
    done: (within, id) => boss.complete(QUEUE, id, {}, { db: on(within) }),
    close: () => boss.stop({ graceful: false }),
  };
}
