/** Games of a series added up. Whole numbers alone, so that the order in which they come makes no difference. */
import { SIDES, type ArmySide, type ByArmy, otherSide } from '../rules/rounds.ts';
import type { ForceUnit } from '../rules/unit.ts';
import type { SeriesGame, UnitGame } from './series-game.ts';

/** The table in squares of so many inches, so many a row: a series is fought on the standard table. */
const SQUARE = 6;
export const SQUARES = 8;

/** A square of the table, of all games: markers that lay in it, and by whom they were held at the end. */
export interface SquareTally {
  readonly markers: number;
  readonly A: number;
  readonly B: number;
}

interface UnitTally {
  readonly took: readonly number[];
  readonly left: number;
  readonly held: number;
}

export interface SeriesTally {
  readonly A: number;
  readonly B: number;
  readonly draw: number;
  /** Row by row from A's own edge. */
  readonly squares: readonly SquareTally[];
  readonly units: ByArmy<readonly UnitTally[]>;
}

/** Before the first game. */
export function noGames(armies: ByArmy<readonly ForceUnit[]>): SeriesTally {
  const units = (side: ArmySide) =>
    armies[side].map(() => ({ took: armies[otherSide(side)].map(() => 0), left: 0, held: 0 }));
  return {
    A: 0,
    B: 0,
    draw: 0,
    squares: Array.from({ length: SQUARES * SQUARES }, () => ({ markers: 0, A: 0, B: 0 })),
    units: { A: units('A'), B: units('B') },
  };
}

export function withGame(tally: SeriesTally, game: SeriesGame): SeriesTally {
  const squares = [...tally.squares];
  for (const { x, y, holder } of game.markers) {
    const at = squareOf(y) * SQUARES + squareOf(x);
    const square = squares[at] ?? { markers: 0, A: 0, B: 0 };
    squares[at] = {
      markers: square.markers + 1,
      A: square.A + (holder === 'A' ? 1 : 0),
      B: square.B + (holder === 'B' ? 1 : 0),
    };
  }
  const units = (side: ArmySide) => tally.units[side].map((unit, at) => withUnit(unit, game.units[side][at]));
  return { ...tally, [game.won]: tally[game.won] + 1, squares, units: { A: units('A'), B: units('B') } };
}

function squareOf(inches: number): number {
  return Math.min(SQUARES - 1, Math.floor(inches / SQUARE));
}

function withUnit({ took, left, held }: UnitTally, game: UnitGame | undefined): UnitTally {
  if (game === undefined) return { took, left, held };
  return {
    took: took.map((models, at) => models + (game.took[at] ?? 0)),
    left: left + (game.left ? 1 : 0),
    held: held + game.held,
  };
}

export function playedOf({ A, B, draw }: SeriesTally): number {
  return A + B + draw;
}

/** What a unit brings in for its points, on average of a game. */
export interface UnitYield {
  readonly name: string;
  readonly cost: number;
  /** Points of enemies that it knocked out: a model counts its part of its unit's points. */
  readonly took: number;
  /** Markers of its army that it stood by at the end. */
  readonly held: number;
  /** How often it was there at the end. */
  readonly left: number;
}

/** Both armies' units, in their order. */
export function yieldsOf(armies: ByArmy<readonly ForceUnit[]>, tally: SeriesTally): ByArmy<readonly UnitYield[]> {
  const games = Math.max(1, playedOf(tally));
  const ofSide = (side: ArmySide) =>
    armies[side].map(({ name, cost }, at) => {
      const { took = [], left = 0, held = 0 } = tally.units[side][at] ?? {};
      const foes = armies[otherSide(side)];
      const points = took.reduce(
        (sum, models, foe) => sum + (models * (foes[foe]?.cost ?? 0)) / (foes[foe]?.models ?? 1),
        0,
      );
      return { name, cost, took: points / games, held: held / games, left: left / games };
    });
  return { A: ofSide('A'), B: ofSide('B') };
}

/** How many markers each army held at the end of a game, on average. */
export function heldOf(tally: SeriesTally): ByArmy<number> {
  const games = Math.max(1, playedOf(tally));
  const [A = 0, B = 0] = SIDES.map((side) => tally.squares.reduce((sum, square) => sum + square[side], 0) / games);
  return { A, B };
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
