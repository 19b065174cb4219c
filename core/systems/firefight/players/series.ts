/** Many games between two armies: each decided by its number and the seed alone, so that anybody may play any of them. */
import { type Refusal, isRefusal } from '../../../rules/refusal.ts';
import type { LaidPiece } from '../../../table/laid-table.ts';
import { type BattleDef, defineBattle } from '../battle/def.ts';
import { draws } from '../rules/dice.ts';
import type { ByArmy } from '../rules/rounds.ts';
import type { ForceUnit } from '../rules/unit.ts';
import { fairTable } from '../terrain/fair.ts';
import type { PlayerName } from './levels.ts';
import { playerOf } from './player-of.ts';
import { type SeriesGame, playGame } from './series-game.ts';

/** Plain data: whoever is sent one and a game's number plays the same game. */
export interface SeriesSetup {
  readonly armies: ByArmy<readonly ForceUnit[]>;
  readonly players: ByArmy<PlayerName>;
  /** Fought on in turn. */
  readonly tables: readonly (readonly LaidPiece[])[];
  readonly seed: number;
}

/** So many seeds there are for players. */
const SEEDS = 2 ** 31;
/** So many tables are fought on in turn. */
const TABLES = 8;

/** A series on fair tables of its seed; refused where it cannot be fought. */
export function seriesOf({ armies, players, seed }: Omit<SeriesSetup, 'tables'>): SeriesSetup | Refusal {
  const tables: (readonly LaidPiece[])[] = [];
  for (let number = 1; number <= TABLES; number += 1) {
    const table = fairTable(seed, number);
    if (isRefusal(table)) return table;
    tables.push(table);
  }
  const setup = { armies, players, tables, seed };
  const opened = openSeries(setup);
  return isRefusal(opened) ? opened : setup;
}

/** Plays the game of a number, 0 and up. Games 2k and 2k + 1 have the same table and the same dice, with sides swapped. */
export function openSeries(setup: SeriesSetup): ((game: number) => SeriesGame) | Refusal {
  const { armies, tables, seed, players } = setup;
  const swapped = { A: armies.B, B: armies.A };
  const defs: BattleDef[] = [];
  // Two of each table: as it is, and with sides swapped.
  for (const terrain of tables) {
    for (const both of [armies, swapped]) {
      const def = defineBattle({ armies: both, terrain });
      if (isRefusal(def)) return def;
      defs.push(def);
    }
  }
  return (game) => {
    const pair = Math.floor(game / 2);
    const def = defs[(2 * pair + (game % 2)) % defs.length];
    if (!def) throw new RangeError('a series needs a table');
    const own = (seed * 65_537 + pair) | 0;
    // A chance of their own, and another than the dice have.
    const chance = draws(own);
    const [first, second] = [playerOf(players.A, chance.below(SEEDS)), playerOf(players.B, chance.below(SEEDS))];
    return game % 2 === 0
      ? playGame(def, { A: first, B: second }, own, 'A')
      : playGame(def, { A: second, B: first }, own, 'B');
  };
}
