/**
 * What takes long waits in a PostgreSQL database for whoever has time: `muster work`. pg-boss keeps the queue; who takes
 * a job has it for as long as its patience lasts, and where nothing came of it until then, another takes it.
 */
import { CompiledQuery } from 'kysely';
import type PgBoss from 'pg-boss';
import type { Db } from '../storage/schema.ts';

/** Seconds between two looks for jobs whose workers are gone. */
const LOOK = 5;
/** A worker may be gone in the middle of a job so many times. */
const TRIES = 20;

/** Some games of a simulation: from this one on, before that one. */
export interface Part {
  readonly simulation: string;
  readonly from: number;
  readonly to: number;
}

/** A record that is to be checked. */
export interface Check {
  /** Those that were asked for together. */
  readonly run: string;
  readonly record: string;
  /** Also by code that shares none with the rules. */
  readonly independent: boolean;
}

/** A job that somebody has taken, by its name. */
export interface Taken<Job> {
  readonly id: string;
  readonly job: Job;
}

export interface Queue<Job> {
  /** Within a transaction: they wait once it is committed. `patience` in seconds. */
  put(db: Db, jobs: readonly Job[], patience: number): Promise<void>;
  /** How many jobs nobody has taken. */
  waiting(): Promise<number>;
  /** The next of them; null where there is none. */
  take(): Promise<Taken<Job> | null>;
  /** Within a transaction: nobody takes it again. */
  done(db: Db, id: string): Promise<void>;
}

export interface Queues {
  readonly simulations: Queue<Part>;
  readonly checks: Queue<Check>;
  close(): Promise<void>;
}

export interface QueueOptions {
  /** Looks for jobs whose workers are gone. */
  readonly looks: boolean;
  /** Hears of what goes wrong between two calls. */
  readonly troubled: (error: unknown) => void;
}

export async function openQueues(db: Db, { looks, troubled }: QueueOptions): Promise<Queues> {
  const { default: Boss } = await import('pg-boss');
  const on = (within: Db): PgBoss.Db => ({
    executeSql: async (text, values) => ({
      rows: (await within.executeQuery(CompiledQuery.raw(text, values))).rows,
    }),
  });
  const boss = new Boss({ db: on(db), schedule: false, supervise: looks, maintenanceIntervalSeconds: LOOK });
  boss.on('error', troubled);
  await boss.start();
  const queueOf = async <Job extends object>(name: string): Promise<Queue<Job>> => {
    await boss.createQueue(name);
    return {
      put: (within, jobs, patience) => {
        const one = { name, expireInSeconds: patience, retryLimit: TRIES };
        return boss.insert(
          jobs.map((data) => ({ ...one, data })),
          { db: on(within) },
        );
      },
      waiting: () => boss.getQueueSize(name),
      take: async () => {
        const [job] = await boss.fetch<Job>(name);
        return job ? { id: job.id, job: job.data } : null;
      },
      done: (within, id) => boss.complete(name, id, {}, { db: on(within) }),
    };
  };
  return {
    simulations: await queueOf<Part>('simulations'),
    checks: await queueOf<Check>('checks'),
    close: () => boss.stop({ graceful: false }),
  };
}
