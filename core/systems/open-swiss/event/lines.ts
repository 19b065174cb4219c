/** One game as its seats had it: who won, the points, the scores. Points are whole hundredths from here on. */
import type { Outcome } from '../../../event/pack.ts';
import type { EntrantId, Result, ScoreLine } from '../../../event/types.ts';
import { cite } from '../../../rules/cite.ts';
import type { RuleId } from '../../../rules/rule-ids.ts';
import { type Refusal, isRefusal, refuse } from '../../../rules/refusal.ts';
import { type FixedScores, type SwissFormat, hundredths, leastWin } from '../format/format.ts';
import { type ColumnFigures, placing } from './outcome.ts';
import { pointsFor } from './points.ts';

export interface SeatLine {
  readonly outcome: Outcome;
  readonly points: number;
  readonly scores: ColumnFigures;
  /** By column, the best of the others at the table. */
  readonly against: ColumnFigures;
}

export interface GameLines {
  readonly lines: readonly SeatLine[];
  /** False for a bye, a forfeit and a game without a result: they name no opponent to tie-breaks. */
  readonly played: boolean;
  readonly rules: readonly RuleId[];
}

export interface SeatedResult {
  readonly seats: readonly EntrantId[];
  readonly result: Result;
}

/** What each seat made of a game; null where the round was closed without a result. */
export function linesOf(format: SwissFormat, { seats, result }: SeatedResult): GameLines | null | Refusal {
  switch (result.kind) {
    case 'played':
    case 'agreed':
      return playedLines(format, result.scores, seats.length, true);
    case 'set':
      return playedLines(format, result.scores, seats.length, false);
    case 'bye':
      return byeLines(format);
    case 'forfeit':
      return forfeitLines(format, seats, result.by, cite('OS-SCORE-09'));
    case 'concession':
    case 'no-cards':
      return forfeitLines(format, seats, [result.by], cite('OS-SCORE-11', 'OS-SCORE-09'));
    case 'void':
      return null;
  }
}

/** @param capped whether the columns' caps hold: not where the organiser sets a result. */
function playedLines(
  format: SwissFormat,
  given: readonly ScoreLine[],
  seats: number,
  capped: boolean,
): GameLines | Refusal {
  const scores = readScores(format, given, seats, capped);
  if (isRefusal(scores)) return scores;
  const placed = placing(format, given, scores);
  if (isRefusal(placed)) return placed;
  const points = pointsFor(format, placed, scores);
  const set = capped ? [] : given.map((line) => line.points);
  const fixed = readSet(set);
  if (isRefusal(fixed)) return fixed;
  return {
    lines: scores.map((own, seat) => ({
      outcome: placed.outcomes[seat] ?? 'loss',
      points: fixed[seat] ?? points.points[seat] ?? 0,
      scores: own,
      against: bestOf(format, scores.toSpliced(seat, 1)),
    })),
    played: true,
    rules: [...placed.rules, ...points.rules, ...cite('OS-SCORE-07'), ...(capped ? [] : cite('OS-SCORE-12'))],
  };
}

/** Each seat's figure in each column, or which of them is wrong. */
function readScores(
  { scores: columns }: SwissFormat,
  given: readonly ScoreLine[],
  seats: number,
  capped: boolean,
): readonly ColumnFigures[] | Refusal {
  if (given.length !== seats) {
    return refuse('bad-scores', `${seats} sit at this table: give as many scores.`, ...cite('OS-SCORE-07'));
  }
  for (const { id, label, min, max } of columns) {
    const high = capped && max !== null ? max : 1_000_000;
    const low = capped ? min : -1_000_000;
    // Nothing entered is no nought, but where the organiser sets what counts.
    const wrong = given.some((line) => !isWhole(line[id] ?? (capped ? '' : 0), low, high));
    if (!wrong) continue;
    const range = max === null ? `${min} or more` : `from ${min} to ${max}`;
    return refuse('bad-scores', `${label}: give a whole number, ${range}, for each seat.`, ...cite('OS-SCORE-07'));
  }
  return given.map((line) => Object.fromEntries(columns.map(({ id }) => [id, Number(line[id] ?? 0)])));
}

function isWhole(value: number | string, low: number, high: number): boolean {
  return typeof value === 'number' && Number.isInteger(value) && value >= low && value <= high;
}

/** Points that the organiser gave outright, by seat; undefined where the game's own count. */
function readSet(given: readonly (number | string | undefined)[]): readonly (number | undefined)[] | Refusal {
  const read = given.map((points) => (points === undefined ? undefined : Number(points)));
  const wrong = read.some((points) => points !== undefined && !(Math.abs(points) <= 1000));
  return wrong
    ? refuse('bad-scores', 'Points set by the organiser are numbers from −1000 to 1000.', ...cite('OS-SCORE-12'))
    : read.map((points) => (points === undefined ? undefined : hundredths(points)));
}

/** The best of the others in each column; 0 where nobody else sits. */
function bestOf({ scores: columns }: SwissFormat, others: readonly ColumnFigures[]): ColumnFigures {
  const best = (id: string): number => (others.length === 0 ? 0 : Math.max(...others.map((line) => line[id] ?? 0)));
  return Object.fromEntries(columns.map(({ id }) => [id, best(id)]));
}

function byeLines(format: SwissFormat): GameLines {
  const { points, scores } = format.bye;
  return { lines: [fixedLine(format, points, scores, 0)], played: false, rules: cite('OS-SCORE-08') };
}

function forfeitLines(
  format: SwissFormat,
  seats: readonly EntrantId[],
  by: readonly EntrantId[],
  rules: readonly RuleId[],
): GameLines {
  const { winner, loser, scores } = format.forfeit;
  const all = seats.every((seat) => by.includes(seat));
  const lines = seats.map((seat): SeatLine => {
    if (!by.includes(seat)) return fixedLine(format, winner, scores, 0);
    // Where all forfeit, nobody scored anything against anybody.
    const line = fixedLine(format, loser, all ? {} : scores, 1);
    return { ...line, outcome: 'loss' };
  });
  return { lines, played: false, rules: all ? [...rules, ...cite('OS-SCORE-10')] : rules };
}

/** A line of fixed worth: side 0 of the scores is the winner's, side 1 the loser's. */
function fixedLine(format: SwissFormat, points: number, fixed: FixedScores, side: 0 | 1): SeatLine {
  const figures = (at: 0 | 1): ColumnFigures =>
    Object.fromEntries(format.scores.map(({ id }) => [id, fixed[id]?.[at] ?? 0]));
  const worth = hundredths(points);
  return {
    outcome: outcomeOf(format, worth),
    points: worth,
    scores: figures(side),
    against: figures(side === 0 ? 1 : 0),
  };
}

/** What a round of fixed worth counts as: a win if it is worth one. */
function outcomeOf(format: SwissFormat, worth: number): Outcome {
  if (worth >= leastWin(format)) return 'win';
  return worth > 0 ? 'draw' : 'loss';
}
