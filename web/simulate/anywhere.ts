/** A long series goes to the workers of the server, where it has any, and else is played here: the games are the same. */
import { type SeriesTally, noGames } from '../../core/systems/firefight/players/series-tally.ts';
import { type Watching, runSeries } from './run.ts';
import type { Series } from './worker.ts';

/** Fewer games than this are done before a server has answered a few times. */
const LONG = 5000;
/** Milliseconds between two looks. */
const LOOK = 1000;
/** After so many looks without a game there are no workers; after so many without an answer, no server. */
const PATIENCE = 10;

interface Seen {
  readonly played: number;
  readonly tally: SeriesTally;
  readonly problem: string | null;
}

export interface WatchingAnywhere extends Watching {
  /** The server plays them. */
  readonly onServer: (plays: boolean) => void;
}

/** Plays so many games; the answer ends it before that. */
export function runAnywhere(series: Series, games: number, { onServer, ...watching }: WatchingAnywhere): () => void {
  if (games < LONG) return runSeries(series, games, watching);
  let end: (() => void) | null = null;
  const ended = new AbortController();
  const isOver = (): boolean => ended.signal.aborted;
  const here = (): void => {
    if (isOver()) return;
    onServer(false);
    watching.onTally(noGames(series.armies));
    end = runSeries(series, games, watching);
  };
  const follow = async (): Promise<void> => {
    const asked = await ask<{ readonly id: string }>('', { ...series, games });
    if (asked === null) {
      here();
      return;
    }
    let unanswered = 0;
    for (let looks = 0; !isOver(); looks += 1) {
      await new Promise((later) => setTimeout(later, LOOK));
      const seen = await ask<Seen>(`/${asked.id}`);
      if (isOver()) return;
      unanswered = seen === null ? unanswered + 1 : 0;
      // A server that is away for a moment knows what was played.
      if (seen === null && unanswered < PATIENCE) continue;
      if (seen?.problem !== null || (seen.played === 0 && looks >= PATIENCE)) {
        here();
        return;
      }
      onServer(true);
      watching.onTally(seen.tally);
      if (seen.played === games) return;
    }
  };
  void follow();
  return () => {
    ended.abort();
    end?.();
  };
}

/** Null where the server says no, or cannot be reached. */
async function ask<T>(path: string, body?: object): Promise<T | null> {
  const headers = { 'content-type': 'application/json' };
  try {
    const sent = body === undefined ? {} : { method: 'POST', headers, body: JSON.stringify(body) };
    const answer = await fetch(`/api/simulations${path}`, sent);
    return answer.ok ? ((await answer.json()) as T) : null;
  } catch {
    return null;
  }
}
