/**
 * Simulations that people asked for: many games of Firefight, in parts that workers play. A game follows from its number
 * and the seed, and games are added up in whole numbers: whoever plays which part when, the sum is that of one machine.
 */
import { type Refusal, refuse } from '../../core/rules/refusal.ts';
import { fromJson } from '../storage/json-text.ts';
import type { Db } from '../storage/schema.ts';
import { type Match, type SeriesGame, type SeriesTally, isSlow, loadSeries } from '../systems.ts';
import { newId } from '../tokens.ts';
import type { Part, Queue, Taken } from './queue.ts';

/** So many games are a part, which nobody else takes for so many seconds. */
const QUICK = { games: 16, patience: 60 } as const;
const SLOW = { games: 1, patience: 600 } as const;

/** So many parts may wait: some hours of a core. */
const MOST_WAITING = 20_000;
/** They are kept for two weeks. */
const KEPT = 14 * 24 * 3_600_000;

const FULL = refuse('queue-full', 'Many simulations wait on this server already. Ask again later.');

export interface Simulation {
  readonly games: number;
  /** How many of them are in the tally. */
  readonly played: number;
  readonly tally: SeriesTally;
  /** What went wrong in one of its games: then it has no end. */
  readonly problem: string | null;
}

/** Puts it into the queue, whole or not at all, and says what it is called. */
export async function askFor(
  db: Db,
  queue: Queue<Part>,
  { match, games, now }: { readonly match: Match; readonly games: number; readonly now: number },
): Promise<string | Refusal> {
  if ((await queue.waiting()) > MOST_WAITING) return FULL;
  const { noGames } = await loadSeries();
  const id = newId(20);
  const { games: each, patience } = isSlow(match.players.A) || isSlow(match.players.B) ? SLOW : QUICK;
  const parts = Array.from({ length: Math.ceil(games / each) }, (_, at): Part => ({
    simulation: id,
    from: at * each,
    to: Math.min(games, (at + 1) * each),
  }));
  const row = { id, setup: JSON.stringify(match), games, tally: JSON.stringify(noGames(match.armies)) };
  await db.transaction().execute(async (within) => {
    const old = now - KEPT;
    await within.deleteFrom('simulations').where('asked', '<', old).execute();
    await within
      .insertInto('simulations')
      .values({ ...row, problem: null, asked: now })
      .execute();
    await queue.put(within, parts, patience);
  });
  return id;
}

export async function simulationOf(db: Db, id: string): Promise<Simulation | null> {
  const columns = ['games', 'played', 'tally', 'problem'] as const;
  const row = await db.selectFrom('simulations').select(columns).where('id', '=', id).executeTakeFirst();
  return row ? { ...row, tally: fromJson<SeriesTally>(row.tally) } : null;
}

/** What is played; null where it was deleted meanwhile, or cannot be played to its end. */
export async function matchOf(db: Db, id: string): Promise<Match | null> {
  const row = await db.selectFrom('simulations').select(['setup', 'problem']).where('id', '=', id).executeTakeFirst();
  return row?.problem === null ? fromJson<Match>(row.setup) : null;
}

/** Adds the games of a part that was taken, or what went wrong in them. Once, even if two have played it. */
export async function addPart(
  db: Db,
  queue: Queue<Part>,
  { id, job: { simulation, from: first } }: Taken<Part>,
  games: readonly SeriesGame[] | string,
): Promise<void> {
  const { withGame } = await loadSeries();
  await db.transaction().execute(async (within) => {
    const row = await within
      .selectFrom('simulations')
      .select(['tally', 'played'])
      .where('id', '=', simulation)
      .forUpdate()
      .executeTakeFirst();
    if (row && typeof games === 'string') {
      await within.updateTable('simulations').set({ problem: games }).where('id', '=', simulation).execute();
    } else if (row && typeof games !== 'string' && (await isFirst(within, { simulation, first }))) {
      const tally = JSON.stringify(games.reduce(withGame, fromJson<SeriesTally>(row.tally)));
      const played = row.played + games.length;
      await within.updateTable('simulations').set({ tally, played }).where('id', '=', simulation).execute();
    }
    await queue.done(within, id);
  });
}

async function isFirst(within: Db, part: { readonly simulation: string; readonly first: number }): Promise<boolean> {
  const unless = within
    .insertInto('simulated')
    .values(part)
    .onConflict((conflict) => conflict.doNothing());
  return (await unless.executeTakeFirst()).numInsertedOrUpdatedRows === 1n;
}
