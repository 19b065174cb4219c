/** Many games between two armies: each decided by its number and the seed alone, so that anybody may play any of them. */
import { type Refusal, isRefusal } from '../../../rules/refusal.ts';
import type { LaidPiece } from '../../../table/laid-table.ts';
import { begin } from '../battle/apply.ts';
import { type BattleDef, defineBattle } from '../battle/def.ts';
import { request } from '../battle/request.ts';
import { draws, seeded } from '../rules/dice.ts';
import type { ByArmy } from '../rules/rounds.ts';
import type { ForceUnit } from '../rules/unit.ts';
import type { PlayerName } from './levels.ts';
import { playerOf } from './player-of.ts';
import { type Players, takeTurn } from './player.ts';

export interface SeriesSetup {
  readonly armies: ByArmy<readonly ForceUnit[]>;
  readonly players: ByArmy<PlayerName>;
  /** Fought on in turn. */
  readonly tables: readonly (readonly LaidPiece[])[];
  readonly seed: number;
}

/** How a game ended for the armies of the setup, whichever edge they had. */
export type SeriesEnding = keyof Tally;

export interface Tally {
  readonly A: number;
  readonly B: number;
  readonly draw: number;
}

/** So many seeds there are for players. */
const SEEDS = 2 ** 31;

/** Plays the game of a number, 0 and up. Games 2k and 2k + 1 have the same table and the same dice, with sides swapped. */
export function openSeries(setup: SeriesSetup): ((game: number) => SeriesEnding) | Refusal {
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
    if (game % 2 === 0) return play(def, { A: first, B: second }, own);
    const ending = play(def, { A: second, B: first }, own);
    return ending === 'draw' ? ending : ending === 'A' ? 'B' : 'A';
  };
}

function play(def: BattleDef, players: Players, seed: number): SeriesEnding {
  const dice = seeded(seed);
  const state = begin(def, dice);
  while (takeTurn(def, state, players, dice)) {
    // Until it is over.
  }
  const end = request(def, state);
  if (end.ask !== 'over') throw new Error('a game stopped before its end');
  return end.result;
}

/** A share of so many with its 95 % interval after Wilson; 0 to 1 where nothing was played. */
export function shareOf(
  count: number,
  total: number,
): { readonly share: number; readonly from: number; readonly to: number } {
  if (total === 0) return { share: 0, from: 0, to: 1 };
  const z = 1.959964;
  const p = count / total;
  const middle = (p + (z * z) / (2 * total)) / (1 + (z * z) / total);
  const half = (z / (1 + (z * z) / total)) * Math.sqrt((p * (1 - p)) / total + (z * z) / (4 * total * total));
  return { share: p, from: Math.max(0, middle - half), to: Math.min(1, middle + half) };
}
