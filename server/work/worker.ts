/** Plays parts of simulations, one after another, until it is told to stop. Any number of such processes share a database. */
import { setImmediate as breath, setTimeout as pause } from 'node:timers/promises';
import pino from 'pino';
import { isRefusal } from '../../core/rules/refusal.ts';
import { traceOf } from '../http/errors.ts';
import { openTables } from '../storage/storage.ts';
import { type SeriesGame, loadSeries } from '../systems.ts';
import type { Db } from '../storage/schema.ts';
import { type Taken, openQueue } from './queue.ts';
import { addPart, matchOf } from './simulations.ts';

/** Milliseconds between two looks into an empty queue. */
const IDLE = 1000;

export interface Worker {
  /** Plays its part to the end first. */
  close(): Promise<void>;
}

/** Starts, or throws `CannotStart` with a sentence that says why. `told` hears of each part that is done. */
export async function startWorker(
  databaseUrl: string,
  { told }: { readonly told: (games: number) => void },
): Promise<Worker> {
  const log = pino({ level: 'warn', base: null }, pino.destination(2));
  const db = await openTables(databaseUrl);
  const troubled = (error: unknown): void => log.error(traceOf(error), 'the queue cannot be reached');
  const queue = await openQueue(db, { looks: true, troubled });
  const play = openPlayer(db);
  const stop = new AbortController();
  /** What was played is not thrown away because the database is away for a while. */
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
  const next = async (): Promise<boolean> => {
    const taken = await queue.take();
    if (!taken) return false;
    const games = await play(taken);
    await kept(() => addPart(db, queue, taken, games));
    if (typeof games === 'string') log.error({ problem: games, ...taken.part }, 'a simulation cannot be played');
    else told(games.length);
    return true;
  };
  const work = async (): Promise<void> => {
    while (!stop.signal.aborted) {
      // What fails here is the database: the part is taken again once its patience is over.
      const busy = await next().catch((error: unknown) => troubled(error));
      if (busy !== true) await pause(IDLE, null, { signal: stop.signal }).catch(() => null);
    }
  };
  const working = work();
  return {
    close: async () => {
      stop.abort();
      await working;
      await queue.close();
      await db.destroy();
    },
  };
}

/** Plays the games of a part; a sentence where one of them cannot be played. */
function openPlayer(db: Db): (taken: Taken) => Promise<readonly SeriesGame[] | string> {
  let known: { readonly id: string; readonly play: (game: number) => SeriesGame } | null = null;
  return async ({ part: { simulation, from, to } }) => {
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
