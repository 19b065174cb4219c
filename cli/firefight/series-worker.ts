/** A worker that plays games of a series: it is sent their numbers and sends back how they ended. */
import { parentPort, workerData } from 'node:worker_threads';
import { isRefusal } from '../../core/rules/refusal.ts';
import { type SeriesSetup, openSeries } from '../../core/systems/firefight/players/series.ts';

const play = openSeries(workerData as SeriesSetup);
if (isRefusal(play)) throw new Error(play.message);
parentPort?.on('message', (games: readonly number[]) => parentPort?.postMessage(games.map(play)));
