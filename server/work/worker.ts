/** Does what waits in a database, one job after another, until it is told to stop. Any number of such processes share it. */
import { setImmediate as breath, setTimeout as pause } from 'node:timers/promises';
import pino from 'pino';
import { isRefusal } from '../../core/rules/refusal.ts';
import { traceOf } from '../http/errors.ts';
import { openStorage, openTables } from '../storage/storage.ts';
import { type SeriesGame, loadSeries } from '../systems.ts';
import type { Db } from '../storage/schema.ts';
import { type Checker, checkRecord, keepChecked } from './checks.ts';
import { type Part, openQueues } from './queue.ts';
import { addPart, matchOf } from './simulations.ts';

/** Milliseconds between two looks into an empty queue. */
const IDLE = 1000;

export interface Worker {
  /** Does its job to the end first. */
  close(): Promise<void>;
}

export interface WorkerOptions {
  /** Who has it checks records too; anybody plays simulations. */
  readonly key?: string | undefined;
  readonly checker: Checker;
  /** Hears of each job that is done. */
  readonly told: (what: 'games' | 'records', many: number) => void;
}

/** Starts, or throws `CannotStart` with a sentence that says why. */
export async function startWorker(databaseUrl: string, { key, checker, told }: WorkerOptions): Promise<Worker> {
  const log = pino({ level: 'warn', base: null }, pino.destination(2));
  const keyed = key === undefined ? null : await openStorage({ databaseUrl, keyFolder: '.', key });
  const db = keyed?.db ?? (await openTables(databaseUrl));
  const troubled = (error: unknown): void => log.error(traceOf(error), 'the queue cannot be reached');
  const queues = await openQueues(db, { looks: true, troubled });
  const play = openPlayer(db);
  const stop = new AbortController();
  /** What was done is not thrown away because the database is away for a while. */
  const kept = async (add: () => Promise<void>): Promise<void> => {
    while (!stop.signal.aborted) {
      try {
        await add();
        return;
      } catch (error) {
        troubled(error);
        await pause(IDLE);
      }
    }
  };
  const nextPart = async (): Promise<boolean> => {
    const taken = await queues.simulations.take();
    if (!taken) return false;
    const games = await play(taken.job);
    await kept(() => addPart(db, queues.simulations, taken, games));
    if (typeof games === 'string') log.error({ problem: games, ...taken.job }, 'a simulation cannot be played');
    else told('games', games.length);
    return true;
  };
  const nextCheck = async (): Promise<boolean> => {
    const taken = keyed && (await queues.checks.take());
    if (!taken) return false;
    const checked = await checkRecord(keyed, taken.job, checker);
    await kept(() => keepChecked(keyed, queues.checks, taken, { checked, now: Date.now() }));
    told('records', 1);
    return true;
  };
  // Somebody waits for a check; a simulation takes its time.
  const next = async (): Promise<boolean> => (await nextCheck()) || (await nextPart());
  const work = async (): Promise<void> => {
    while (!stop.signal.aborted) {
      // What fails here is the database: the job is taken again once its patience is over.
      const busy = await next().catch((error: unknown) => troubled(error));
      if (busy !== true) await pause(IDLE, null, { signal: stop.signal }).catch(() => null);
    }
  };
  const working = work();
  return {
    close: async () => {
      stop.abort();
      await working;
      await queues.close();
      await db.destroy();
    },
  };
}

/** Plays the games of a part; a sentence where one of them cannot be played. */
function openPlayer(db: Db): (part: Part) => Promise<readonly SeriesGame[] | string> {
  let known: { readonly id: string; readonly play: (game: number) => SeriesGame } | null = null;
  return async ({ simulation, from, to }) => {
    const match = await matchOf(db, simulation);
    if (match === null) return [];
    const { openSeries, seriesOf } = await loadSeries();
    try {
      if (known?.id !== simulation) {
        const setup = seriesOf(match);
        const play = isRefusal(setup) ? setup : openSeries(setup);
        if (isRefusal(play)) return play.message;
        known = { id: simulation, play };
      }
      const games: SeriesGame[] = [];
      for (let game = from; game < to; game += 1) {
        games.push(known.play(game));
        // A game holds everything else up.
        await breath();
      }
      return games;
    } catch (error) {
      return `A game came to no end, and that is our mistake: ${error instanceof Error ? error.message : String(error)}`;
    }
  };
}
