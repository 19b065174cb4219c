/** Plays games of a series beside the page: it is sent the series, then numbers of games, and sends back how they ended. */
import { isRefusal } from '../../core/rules/refusal.ts';
import { type SeriesSetup, openSeries, seriesOf } from '../../core/systems/firefight/players/series.ts';
import type { SeriesGame } from '../../core/systems/firefight/players/series-game.ts';

/** The tables follow from the seed. */
export type Series = Omit<SeriesSetup, 'tables'>;

let play: ((game: number) => SeriesGame) | null = null;

addEventListener('message', ({ data }: MessageEvent<Series | number>) => {
  if (typeof data === 'number') {
    if (play) postMessage(play(data));
    return;
  }
  const setup = seriesOf(data);
  const opened = isRefusal(setup) ? setup : openSeries(setup);
  if (isRefusal(opened)) postMessage(opened);
  else {
    play = opened;
    postMessage(null);
  }
});
