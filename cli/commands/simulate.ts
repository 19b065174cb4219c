import { availableParallelism } from 'node:os';
import { type Refusal, isRefusal } from '../../core/rules/refusal.ts';
import type { LaidPiece } from '../../core/table/laid-table.ts';
import type { PlayerName } from '../../core/systems/firefight/players/levels.ts';
import type { Tally } from '../../core/systems/firefight/players/series.ts';
import { openProgress } from '../progress.ts';
import { type Answer, type Asked, type CommandSpec, type Outcome, numberOf, textOf, whole } from '../spec.ts';
import { table } from '../text/table.ts';
import { armyFrom, notSimulatedIn, withNotes } from './army.ts';
import { playerNamed } from './battle.ts';

/** So many tables are fought on in turn. */
const TABLES = 8;

export const simulate: CommandSpec = {
  usage: 'simulate <army> <army>',
  summary: 'play many Firefight games between two armies: how often each wins, with intervals',
  define: (command) =>
    command
      .option(
        '--games <number>',
        'how many; each table and its dice are played from both sides',
        whole(1, 1_000_000),
        400,
      )
      .option('--seed <number>', 'the same seed gives the same numbers', whole(0, 2_000_000_000), 1)
      .option(
        '--players <kind>',
        'who plays the armies: 1 to 5 (newcomer, drilled, greedy, planner, veteran) or random',
        'greedy',
      )
      .option('--against <kind>', 'who plays the second army, where not the same')
      .option('--workers <number>', 'how many games at a time; else one per core', whole(1, 256)),
  run: simulated,
};

async function simulated({ io, words, options }: Asked): Promise<Outcome> {
  const [own, foe] = [await armyFrom(io, words[0] ?? ''), await armyFrom(io, words[1] ?? '')];
  if (isRefusal(own)) return own;
  if (isRefusal(foe)) return foe;
  const first = await playerNamed(textOf(options, 'players') ?? 'greedy');
  const second = await playerNamed(textOf(options, 'against') ?? textOf(options, 'players') ?? 'greedy');
  if (isRefusal(first)) return first;
  if (isRefusal(second)) return second;
  const seed = numberOf(options, 'seed') ?? 1;
  const tables = await tablesOf(seed);
  if (isRefusal(tables)) return tables;
  const games = numberOf(options, 'games') ?? 400;
  const tell = openProgress(io, games, 'games');
  const { openSeries } = await import('../../core/systems/firefight/players/series.ts');
  const setup = { armies: { A: own.units, B: foe.units }, players: { A: first, B: second }, tables, seed };
  // What cannot be fought is said before any worker begins.
  const refused = openSeries(setup);
  if (isRefusal(refused)) return refused;
  const { runSeries } = await import('../firefight/series.ts');
  const tally = await runSeries(setup, {
    games,
    workers: numberOf(options, 'workers') ?? availableParallelism(),
    stopped: io.stopped(),
    onDone: ({ A, B, draw }) => tell(A + B + draw),
  });
  return withNotes(
    await shown([own.name, foe.name], [first, second], tally, games),
    notSimulatedIn([...own.units, ...foe.units]),
  );
}

async function tablesOf(seed: number): Promise<(readonly LaidPiece[])[] | Refusal> {
  const { terrainOf } = await import('../firefight/tables.ts');
  const tables: (readonly LaidPiece[])[] = [];
  for (let number = 1; number <= TABLES; number += 1) {
    const terrain = terrainOf(seed, number);
    if (isRefusal(terrain)) return terrain;
    tables.push(terrain);
  }
  return tables;
}

async function shown(
  names: readonly [string, string],
  players: readonly [PlayerName, PlayerName],
  tally: Tally,
  games: number,
): Promise<Answer> {
  const { shareOf } = await import('../../core/systems/firefight/players/series.ts');
  const played = tally.A + tally.B + tally.draw;
  const ends = { A: shareOf(tally.A, played), B: shareOf(tally.B, played), draw: shareOf(tally.draw, played) };
  const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
  const rows = [
    [`${names[0]} (${players[0]})`, tally.A, ends.A],
    [`${names[1]} (${players[1]})`, tally.B, ends.B],
    ['Draws', tally.draw, ends.draw],
  ] as const;
  const right = { align: 'right' } as const;
  const shares = table(
    [{ title: 'Won by' }, { title: 'Games', ...right }, { title: 'Share', ...right }, { title: '95 % interval' }],
    rows.map(([name, count, { share, from, to }]) => [
      name,
      count,
      percent(share),
      `${percent(from)} to ${percent(to)}`,
    ]),
  );
  const stopped = played < games ? `Stopped after ${played} of ${games} games` : `${played} games`;
  // What an even match looks like: half of it.
  const half =
    played === 0 ? '' : ` With draws as half, ${names[0]} took ${percent((tally.A + tally.draw / 2) / played)}.`;
  const text = played === 0 ? `${stopped}. None was over yet.` : `${shares}\n${stopped}.${half}`;
  return { data: { games: played, ...tally, shares: ends }, text, failed: played < games };
}
