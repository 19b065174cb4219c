/** A series on this device's cores, a worker each. Which of them plays a game changes nothing about it. */
import { type Refusal, isRefusal } from '../../core/rules/refusal.ts';
import type { SeriesGame } from '../../core/systems/firefight/players/series-game.ts';
import { type SeriesTally, noGames, playedOf, withGame } from '../../core/systems/firefight/players/series-tally.ts';
import type { Series } from './worker.ts';

export interface Watching {
  /** Told after every game. */
  readonly onTally: (tally: SeriesTally) => void;
  /** Why it cannot be played; null: a worker could not be loaded, or has failed. */
  readonly onFailed: (why: Refusal | null) => void;
}

/** More than this are no quicker on any phone, and take memory. */
const MOST_WORKERS = 8;

function openWorker(): Worker {
  return new Worker(new URL('./worker.ts', import.meta.url));
}

let waiting: Worker | null = null;

/** Has a worker wait for the first series: what plays is then here, with a network or without. */
export function prepare(): void {
  waiting ??= openWorker();
}

/** Plays so many games; the answer ends it before that. */
export function runSeries(series: Series, games: number, { onTally, onFailed }: Watching): () => void {
  const cores = Math.min(MOST_WORKERS, navigator.hardwareConcurrency || 1, games);
  const workers = Array.from({ length: cores }, () => {
    const worker = waiting ?? openWorker();
    waiting = null;
    return worker;
  });
  const stop = () => workers.forEach((worker) => worker.terminate());
  let tally = noGames(series.armies);
  let next = 0;
  const fail = (why: Refusal | null) => {
    stop();
    onFailed(why);
  };
  for (const worker of workers) {
    worker.onerror = () => fail(null);
    // Null: it is ready to play.
    worker.onmessage = ({ data }: MessageEvent<SeriesGame | Refusal | null>) => {
      if (data !== null) {
        if (isRefusal(data)) {
          fail(data);
          return;
        }
        tally = withGame(tally, data);
        onTally(tally);
      }
      if (next < games) worker.postMessage(next++);
      else if (playedOf(tally) === games) stop();
    };
    worker.postMessage(series);
  }
  return stop;
}
