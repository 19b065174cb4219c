/** A series of games on several workers. Which worker plays a game changes nothing about it. */
import { Worker } from 'node:worker_threads';
import type { SeriesSetup } from '../../core/systems/firefight/players/series.ts';
import type { SeriesGame } from '../../core/systems/firefight/players/series-game.ts';
import { type SeriesTally, noGames, withGame } from '../../core/systems/firefight/players/series-tally.ts';

export interface Running {
  readonly games: number;
  readonly workers: number;
  /** Told after every few games. */
  readonly onDone: (tally: SeriesTally) => void;
  /** Settles when somebody wants it to end before it is over. */
  readonly stopped: Promise<unknown>;
}

/** So many games are handed out at once: few enough that all workers end together. */
const AT_ONCE = 8;

/** How all games ended, or those that were over when it was stopped. */
export async function runSeries(setup: SeriesSetup, running: Running): Promise<SeriesTally> {
  let tally = noGames(setup.armies);
  let next = 0;
  const takeNext = (): number[] => {
    const from = next;
    next = Math.min(running.games, next + AT_ONCE);
    return Array.from({ length: next - from }, (_, at) => from + at);
  };
  const count = Math.min(running.workers, Math.ceil(running.games / AT_ONCE));
  const workers = Array.from({ length: count }, () => openWorker(setup));
  const playing = workers.map(
    (worker) =>
      new Promise<void>((done, failed) => {
        const hand = () => {
          const games = takeNext();
          if (games.length === 0) done();
          else worker.postMessage(games);
        };
        worker.on('error', failed);
        worker.on('message', (games: readonly SeriesGame[]) => {
          tally = games.reduce(withGame, tally);
          running.onDone(tally);
          hand();
        });
        hand();
      }),
  );
  try {
    await Promise.race([Promise.all(playing), running.stopped]);
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
  return tally;
}

/** Run from source, a worker has to be taught TypeScript before it reads the file. */
function openWorker(workerData: SeriesSetup): Worker {
  if (!import.meta.url.endsWith('.ts'))
    return new Worker(new URL('./series-worker.js', import.meta.url), { workerData });
  const { href } = new URL('./series-worker.ts', import.meta.url);
  const taught = `import('tsx/esm/api').then(({ register }) => (register(), import(${JSON.stringify(href)})))`;
  return new Worker(taught, { workerData, eval: true, execArgv: [] });
}
