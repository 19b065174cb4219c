/** Many battles at random, and everything that went wrong in them. */
import { partsOf } from '../../../../core/encounter/ask-id.ts';
import type { HitReadings } from '../../../../core/systems/the-hit/readings.ts';
import { brokenAtEnd, brokenByMove, namesOf } from './invariants.ts';
import { freshBattle, playOn, seeded } from './play.ts';

export interface Tally {
  /** What broke, with the battle's seed; empty when all is well. */
  readonly broken: readonly string[];
  readonly moves: number;
  readonly refused: number;
  /** How many battles ended so. */
  readonly endings: Readonly<Record<string, number>>;
  /** How many battles ended with which round. */
  readonly rounds: Readonly<Record<number, number>>;
}

const VARIED: readonly Partial<HitReadings>[] = [
  {},
  { tileTurns: 'all-at-once', infiltratorTurns: 'all', hiddenOpen: 'sealed' },
  { sections: 'one-each', ranWounds: 'in-play' },
  { engagedCounts: 'literal', snakeEyesFail: true, edition: 2018 },
];

/** Plays battles number `from` up to `to`: of two, three and four gangs in turn, with readings in turn. */
export function playMany(from: number, to: number): Tally {
  const broken: string[] = [];
  const endings: Record<string, number> = {};
  const rounds: Record<number, number> = {};
  let [moves, refused] = [0, 0];
  for (let seed = from; seed < to; seed += 1) {
    const ballots: Record<string, readonly string[]> = {};
    const end = playOn(freshBattle(2 + (seed % 3), VARIED[seed % 4]), seeded(seed), (move) => {
      moves += 1;
      if (move.refused) refused += 1;
      const {
        name,
        words: [gang = ''],
      } = partsOf(move.ask.id);
      if (name === 'ballot' && !move.refused) ballots[gang] = namesOf(move.value);
      broken.push(...brokenByMove(move).map((what) => `battle ${seed}: ${what}`));
    });
    broken.push(...brokenAtEnd(end, ballots).map((what) => `battle ${seed}: ${what}`));
    for (const ending of end.over ?? []) endings[ending] = (endings[ending] ?? 0) + 1;
    rounds[end.round] = (rounds[end.round] ?? 0) + 1;
  }
  return { broken, moves, refused, endings, rounds };
}
