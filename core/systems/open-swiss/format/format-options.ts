/** A format as an event's options, and back. The way back goes through the reader of format files: one set of checks. */
import type { OptionValues } from '../../../event/types.ts';
import type { Json } from '../../../journal/json.ts';
import { type Refusal, isRefusal } from '../../../rules/refusal.ts';
import { FORMAT_TAG, type SwissFormat } from './format.ts';
import { bandLine, columnLine, fixedLines, readBands, readColumns, readFixedLines, readPlaces } from './notation.ts';
import { parseFormat } from './parse-format.ts';

/** Every option of a format; what its kind of points does not use is empty. */
export function formatToOptions(format: SwissFormat): Readonly<Record<string, Json>> {
  const { name, game, seats, teamSize, scores, decidedBy, drawWithin, points, bye, forfeit } = format;
  const { tieBreaks, unplayed, dropped, rounds, pairing, cut, minutes, callAt, board } = format;
  const outcome = points.kind === 'outcome' ? points : { win: 0, draw: 0, loss: 0 };
  return {
    name,
    game,
    seatsMin: seats.min,
    seatsMax: seats.max,
    teamSize,
    scores: scores.map(columnLine),
    decidedBy: decidedBy ?? '',
    drawWithin,
    pointsFor: points.kind,
    win: outcome.win,
    draw: outcome.draw,
    loss: outcome.loss,
    bands: points.kind === 'bands' ? points.bands.map(bandLine) : [],
    places: points.kind === 'places' ? points.places.map(String) : [],
    byePoints: bye.points,
    byeScores: fixedLines(bye.scores),
    forfeitWinner: forfeit.winner,
    forfeitLoser: forfeit.loser,
    forfeitScores: fixedLines(forfeit.scores),
    tieBreaks: [...tieBreaks],
    unplayed,
    dropped,
    rounds,
    pairing: pairing.method,
    groupsApart: pairing.groupsApart,
    pairedDown: pairing.pairedDown,
    cutTo: cut?.to ?? 0,
    reseed: cut?.reseed ?? false,
    thirdPlace: cut?.thirdPlace ?? false,
    cutDrawn: cut?.drawn ?? 'seed',
    minutes,
    callAt,
    board: board?.game ?? '',
    armyPoints: board?.points ?? 0,
  };
}

/** A format as the text of a file that can be shared and loaded again. */
export function formatFile(format: SwissFormat): string {
  return `${JSON.stringify({ $schema: SCHEMA, ...format }, null, 2)}\n`;
}

/** Where editors find what a format may hold. */
const SCHEMA = '../format.schema.json';

/** The format of options that are all there, or what is wrong with them. */
export function formatFromOptions(options: OptionValues): SwissFormat | Refusal {
  const { name, game, seatsMin, seatsMax, teamSize, drawWithin, unplayed, dropped, rounds, minutes, callAt } = options;
  const scores = readColumns(options.scores ?? []);
  if (isRefusal(scores)) return scores;
  const points = pointsOf(options);
  if (isRefusal(points)) return points;
  const byeScores = readFixedLines(options.byeScores ?? [], 'Scores for a bye');
  if (isRefusal(byeScores)) return byeScores;
  const forfeitScores = readFixedLines(options.forfeitScores ?? [], 'Scores for a forfeit');
  if (isRefusal(forfeitScores)) return forfeitScores;
  const { byePoints, forfeitWinner, forfeitLoser, tieBreaks, pairing, groupsApart, pairedDown } = options;
  const { decidedBy, cutTo, reseed, thirdPlace, cutDrawn, board, armyPoints } = options;
  return parseFormat({
    format: FORMAT_TAG,
    name,
    game,
    seats: { min: seatsMin, max: seatsMax },
    teamSize,
    scores,
    decidedBy: decidedBy === '' ? null : decidedBy,
    drawWithin,
    points,
    bye: { points: byePoints, scores: byeScores },
    forfeit: { winner: forfeitWinner, loser: forfeitLoser, scores: forfeitScores },
    tieBreaks,
    unplayed,
    dropped,
    rounds,
    pairing: { method: pairing, groupsApart, pairedDown },
    cut: cutTo === 0 ? null : { to: cutTo, reseed, thirdPlace, drawn: cutDrawn },
    minutes,
    callAt,
    board: board === '' ? null : { game: board, points: armyPoints },
  });
}

function pointsOf({ pointsFor: kind, win, draw, loss, bands, places }: OptionValues): unknown {
  if (kind === 'outcome') return { kind, win, draw, loss };
  if (kind === 'score') return { kind };
  const read = kind === 'bands' ? readBands(bands ?? []) : kind === 'places' ? readPlaces(places ?? []) : null;
  if (isRefusal(read)) return read;
  return kind === 'bands' ? { kind, bands: read } : { kind, places: read };
}
