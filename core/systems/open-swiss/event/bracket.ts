/**
 * Single elimination among the best of the Swiss rounds. The bracket is not stored: it is read off the games that were
 * played, so that a table that the organiser changed by hand, or a corrected result, carries through by itself.
 */
import type { EntrantId } from '../../../event/types.ts';

/** Who goes on from a game of the cut: nobody (null) where both forfeited; undefined while there is no winner. */
export type Winner = EntrantId | null | undefined;

export interface CutGame {
  readonly seats: readonly EntrantId[];
}

export interface CutRequest<Game extends CutGame> {
  /** Those in the cut, the best seed first. */
  readonly seeds: readonly EntrantId[];
  readonly reseed: boolean;
  readonly thirdPlace: boolean;
  /** The rounds of the cut so far. */
  readonly rounds: readonly (readonly Game[])[];
  readonly winnerOf: (game: Game) => Winner;
  /** Whether somebody no longer plays in the cut's round of this number, from 1. */
  readonly leftBefore: (id: EntrantId, round: number) => boolean;
}

export interface CutState<Game extends CutGame> {
  /** The next games; `third` is the one for third place. Empty when it is over or waits. */
  readonly next: readonly (readonly [EntrantId, EntrantId])[];
  readonly third: readonly [EntrantId, EntrantId] | null;
  /** Who waits a round without an opponent. */
  readonly waiting: readonly EntrantId[];
  /** Games that have no winner yet. */
  readonly open: readonly Game[];
  /** How far each came: the number of the round they fell in, and for whoever is left one more than was played. */
  readonly stage: ReadonlyMap<EntrantId, number>;
  /** Who won the game for third place. */
  readonly thirdWinner: EntrantId | null;
  readonly over: boolean;
}

type Line = readonly (EntrantId | null)[];

/** How many rounds a cut of so many has. */
export function cutRounds(players: number): number {
  let rounds = 0;
  for (let places = 1; places < players; places *= 2) rounds += 1;
  return rounds;
}

/** The places of seeds 1 to `size` in a bracket: 1 against the last, 2 on the other half, and so on. */
export function bracketOrder(size: number): number[] {
  let order = [1];
  while (order.length < size) {
    const last = order.length * 2 + 1;
    order = order.flatMap((seed) => [seed, last - seed]);
  }
  return order;
}

export function cutState<Game extends CutGame>(request: CutRequest<Game>): CutState<Game> {
  const { seeds, rounds } = request;
  const stage = new Map<EntrantId, number>();
  let line = seated(seeds);
  let semiLosers: readonly EntrantId[] = [];
  let thirdWinner: EntrantId | null = null;
  for (const [index, games] of rounds.entries()) {
    const round = index + 1;
    const third = thirdGame(request, line, semiLosers, games);
    const played = playLine(
      request,
      line,
      games.filter((game) => game !== third),
      round,
    );
    const open = [...played.open, ...(third && request.winnerOf(third) === undefined ? [third] : [])];
    if (open.length > 0) return waitingState(line, open, stage, round);
    thirdWinner = (third && request.winnerOf(third)) ?? null;
    for (const id of line) if (id !== null && !played.line.includes(id)) stage.set(id, round);
    semiLosers = line.length === 4 ? line.flatMap((id) => (id !== null && !played.line.includes(id) ? [id] : [])) : [];
    line = request.reseed ? reseeded(played.line, seeds) : played.line;
  }
  return nextState(request, line, { stage, semiLosers, thirdWinner });
}

/** The seeds in their places; the best have nobody opposite where there are fewer than places. */
function seated(seeds: readonly EntrantId[]): Line {
  return bracketOrder(2 ** cutRounds(seeds.length)).map((seed) => seeds[seed - 1] ?? null);
}

/** Those who are left in a bracket of their own, the best seed still left against the worst. */
function reseeded(line: Line, seeds: readonly EntrantId[]): Line {
  const left = seeds.filter((id) => line.includes(id));
  return bracketOrder(line.length).map((seed) => left[seed - 1] ?? null);
}

/** The game for third place among a round's games: its two lost the semi-finals, and it is not the final. */
function thirdGame<Game extends CutGame>(
  { thirdPlace }: CutRequest<Game>,
  line: Line,
  losers: readonly EntrantId[],
  games: readonly Game[],
): Game | null {
  if (!thirdPlace || line.length !== 2) return null;
  return games.find(({ seats }) => seats.every((id) => losers.includes(id))) ?? null;
}

interface PlayedLine<Game> {
  readonly line: Line;
  readonly open: readonly Game[];
}

/** Who goes on from each pair of the line. */
function playLine<Game extends CutGame>(
  { winnerOf, leftBefore }: CutRequest<Game>,
  line: Line,
  games: readonly Game[],
  round: number,
): PlayedLine<Game> {
  const gameOf = gamesByPair(line, games);
  const busy = new Set(games.flatMap(({ seats }) => seats));
  const next = pairsOf(line).map((pair, index) => {
    const game = gameOf.get(index);
    if (game) return winnerOf(game) ?? null;
    return pair.find((id) => id !== null && !busy.has(id) && !leftBefore(id, round)) ?? null;
  });
  return { line: next, open: games.filter((game) => winnerOf(game) === undefined) };
}

/**
 * A game stands for the pair of the first of its two in the line. Two games of one pair come from a change by hand: the
 * second stands for a pair that has none.
 */
function gamesByPair<Game extends CutGame>(line: Line, games: readonly Game[]): ReadonlyMap<number, Game> {
  const found = new Map<number, Game>();
  const placeOf = ({ seats }: Game): number => line.findIndex((id) => id !== null && seats.includes(id));
  const placed = games.map((game) => ({ game, place: placeOf(game) })).filter(({ place }) => place >= 0);
  for (const { game, place } of placed.sort((a, b) => a.place - b.place)) {
    let pair = Math.floor(place / 2);
    if (found.has(pair)) pair = pairsOf(line).findIndex((_, index) => !found.has(index));
    found.set(pair, game);
  }
  return found;
}

function pairsOf(line: Line): (readonly [EntrantId | null, EntrantId | null])[] {
  return line.flatMap((id, index) => (index % 2 === 0 ? [[id, line[index + 1] ?? null] as const] : []));
}

function waitingState<Game extends CutGame>(
  line: Line,
  open: readonly Game[],
  stage: Map<EntrantId, number>,
  round: number,
): CutState<Game> {
  for (const id of line) if (id !== null) stage.set(id, round);
  return { next: [], third: null, waiting: [], open, stage, thirdWinner: null, over: false };
}

function nextState<Game extends CutGame>(
  { rounds, thirdPlace, leftBefore }: CutRequest<Game>,
  line: Line,
  so: {
    readonly stage: Map<EntrantId, number>;
    readonly semiLosers: readonly EntrantId[];
    readonly thirdWinner: EntrantId | null;
  },
): CutState<Game> {
  const round = rounds.length + 1;
  const here = (id: EntrantId | null): id is EntrantId => id !== null && !leftBefore(id, round);
  for (const id of line) if (id !== null) so.stage.set(id, round);
  const left = line.filter(here);
  // Whoever is the last one left has won what would have been played.
  if (left.length === 1 && line.length > 1) for (const id of left) so.stage.set(id, round + 1);
  const pairs = pairsOf(line);
  const next = pairs.flatMap(([a, b]) => (here(a) && here(b) ? [[a, b] as const] : []));
  const waiting = pairs.flatMap(([a, b]) => (here(a) !== here(b) ? [a, b].filter(here) : []));
  const [c, d] = so.semiLosers.filter(here);
  const third = thirdPlace && line.length === 2 && c !== undefined && d !== undefined ? ([c, d] as const) : null;
  return { next, third, waiting, open: [], stage: so.stage, thirdWinner: so.thirdWinner, over: left.length < 2 };
}
