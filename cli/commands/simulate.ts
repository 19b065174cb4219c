import { availableParallelism } from 'node:os';
import { isRefusal } from '../../core/rules/refusal.ts';
import type { SeriesSetup } from '../../core/systems/firefight/players/series.ts';
import type { SeriesTally, UnitYield } from '../../core/systems/firefight/players/series-tally.ts';
import { openProgress } from '../progress.ts';
import { type Answer, type Asked, type CommandSpec, type Outcome, numberOf, textOf, whole } from '../spec.ts';
import { table } from '../text/table.ts';
import { armyFrom, notSimulatedIn, withNotes } from './army.ts';
import { playerNamed } from './battle.ts';

export const simulate: CommandSpec = {
  usage: 'simulate <army> <army>',
  summary: 'play many Firefight games between two armies, and count how often each wins',
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
      .option('--against <kind>', 'who plays the second army, if somebody else')
      .option('--workers <number>', 'how many games at a time; without it, one per core', whole(1, 256)),
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
  const games = numberOf(options, 'games') ?? 400;
  const tell = openProgress(io, games, 'games');
  const { seriesOf } = await import('../../core/systems/firefight/players/series.ts');
  // What cannot be fought is said before any worker begins.
  const setup = seriesOf({ armies: { A: own.units, B: foe.units }, players: { A: first, B: second }, seed });
  if (isRefusal(setup)) return setup;
  const { runSeries } = await import('../firefight/series.ts');
  const tally = await runSeries(setup, {
    games,
    workers: numberOf(options, 'workers') ?? availableParallelism(),
    stopped: io.stopped(),
    onDone: ({ A, B, draw }) => tell(A + B + draw),
  });
  return withNotes(
    await shown([own.name, foe.name], setup, tally, games),
    notSimulatedIn([...own.units, ...foe.units]),
  );
}

const RIGHT = { align: 'right' } as const;

async function shown(
  names: readonly [string, string],
  { players, armies }: SeriesSetup,
  tally: SeriesTally,
  games: number,
): Promise<Answer> {
  const { heldOf, playedOf, shareOf, yieldsOf } = await import('../../core/systems/firefight/players/series-tally.ts');
  const played = playedOf(tally);
  const ends = { A: shareOf(tally.A, played), B: shareOf(tally.B, played), draw: shareOf(tally.draw, played) };
  const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
  const rows = [
    [`${names[0]} (${players.A})`, tally.A, ends.A],
    [`${names[1]} (${players.B})`, tally.B, ends.B],
    ['Draws', tally.draw, ends.draw],
  ] as const;
  const shares = table(
    [{ title: 'Won by' }, { title: 'Games', ...RIGHT }, { title: 'Share', ...RIGHT }, { title: '95 % interval' }],
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
  const held = heldOf(tally);
  const markers = `Markers held at the end, on average: ${held.A.toFixed(1)} and ${held.B.toFixed(1)}.`;
  const yields = yieldsOf(armies, tally);
  const units = [...names.entries()].map(([at, name]) => unitTable(name, yields[at === 0 ? 'A' : 'B'])).join('\n\n');
  const text =
    played === 0 ? `${stopped}. None was over yet.` : `${shares}\n${stopped}.${half}\n${markers}\n\n${units}`;
  const { A, B, draw, squares } = tally;
  return {
    data: { games: played, A, B, draw, shares: ends, held, units: yields, squares },
    text,
    failed: played < games,
  };
}

/** What each unit brought in for its points. */
function unitTable(army: string, units: readonly UnitYield[]): string {
  return table(
    [
      { title: army },
      { title: 'Points', ...RIGHT },
      { title: 'Knocked out', ...RIGHT },
      { title: 'Markers held', ...RIGHT },
      { title: 'Left at the end', ...RIGHT },
    ],
    units.map(({ name, cost, took, held, left }) => [
      name,
      cost,
      `${took.toFixed(0)} points`,
      held.toFixed(2),
      `${(100 * left).toFixed(0)} %`,
    ]),
  );
}
