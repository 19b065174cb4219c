/** The worth of a game as the standings and the players see it, and what is asked of the players. */
import { scoredOnce } from '../../../event/kept.ts';
import type { FieldSpec, Points, Scored } from '../../../event/pack.ts';
import { POINTS } from '../../../event/tie-breaks/rank.ts';
import type { EntrantId, OptionValues } from '../../../event/types.ts';
import { cite } from '../../../rules/cite.ts';
import { type Refusal, isRefusal } from '../../../rules/refusal.ts';
import { formatOf } from './configure.ts';
import type { SwissFormat } from '../format/format.ts';
import { type SeatLine, type SeatedResult, linesOf } from './lines.ts';
import { PLACE, RESULT } from './outcome.ts';

export const score = scoredOnce(scoreOf);

function scoreOf(game: SeatedResult, options: OptionValues): Scored | Refusal {
  const format = formatOf(options);
  const lines = linesOf(format, game);
  if (isRefusal(lines)) return lines;
  const nothing = Object.fromEntries([POINTS, ...format.scores.map(({ id }) => id)].map((id) => [id, 0]));
  const worth = (seat: EntrantId, index: number): [EntrantId, Points] => [
    seat,
    pointsOf(lines?.lines[index]) ?? nothing,
  ];
  return {
    scores: Object.fromEntries(game.seats.map(worth)),
    rules: lines?.rules ?? cite('OS-SCORE-13'),
    prompts: [],
    warnings: [],
  };
}

function pointsOf(line: SeatLine | undefined): Points | undefined {
  return line && { [POINTS]: line.points / 100, ...line.scores };
}

/** What the players report for each seat. */
export function fieldsOf({ scores, decidedBy, points, seats }: SwissFormat): readonly FieldSpec[] {
  const columns = scores.map(({ id, label, min, max }): FieldSpec => {
    return { id, label, kind: 'number', min, ...(max === null ? {} : { max }), rules: ['OS-SCORE-07'] };
  });
  if (decidedBy !== null) return columns;
  if (points.kind === 'places') {
    const place: FieldSpec = {
      id: PLACE,
      label: 'Place',
      kind: 'number',
      min: 1,
      max: seats.max,
      rules: ['OS-SCORE-01'],
    };
    return [place, ...columns];
  }
  const result: FieldSpec = {
    id: RESULT,
    label: 'Result',
    kind: 'choice',
    choices: [
      { id: 'win', label: 'Win' },
      { id: 'tie', label: 'Draw' },
      { id: 'loss', label: 'Loss' },
    ],
    mirrors: { win: 'loss', tie: 'tie', loss: 'win' },
    rules: ['OS-SCORE-01'],
  };
  return [result, ...columns];
}

export function fieldsFor(options: OptionValues): readonly FieldSpec[] {
  return fieldsOf(formatOf(options));
}
