/** Who won: from the deciding column, or as the players report it. */
import type { Outcome } from '../../../event/pack.ts';
import type { ScoreLine } from '../../../event/types.ts';
import { cite } from '../../../rules/cite.ts';
import type { RuleId } from '../../../rules/rule-ids.ts';
import { type Refusal, refuse } from '../../../rules/refusal.ts';
import type { SwissFormat } from '../format/format.ts';

/** One seat's figure in each score column. */
export type ColumnFigures = Readonly<Record<string, number>>;

export interface SeatPlaces {
  readonly outcomes: readonly Outcome[];
  /** The best place that each seat has: 1, 2, 2, 4. */
  readonly places: readonly number[];
  readonly rules: readonly RuleId[];
}

/** The field in which players report who won, or their place at the table. */
export const RESULT = 'result';
export const PLACE = 'place';

export function placing(
  format: SwissFormat,
  given: readonly ScoreLine[],
  scores: readonly ColumnFigures[],
): SeatPlaces | Refusal {
  const { decidedBy, drawWithin, points } = format;
  if (decidedBy !== null) {
    const figures = scores.map((line) => line[decidedBy] ?? 0);
    return { ...placed(placesOf(figures, drawWithin)), rules: cite('OS-SCORE-02') };
  }
  return points.kind === 'places' ? reportedPlaces(given) : reportedOutcomes(given);
}

/** Places by figure, the highest first. All who are within the margin of the best share the first place. */
function placesOf(figures: readonly number[], margin: number): number[] {
  const best = Math.max(...figures);
  const levelled = figures.map((figure) => (best - figure <= margin ? best : figure));
  return levelled.map((own) => 1 + levelled.filter((other) => other > own).length);
}

/** One first place is a win, a shared one a draw, any other a loss. */
function placed(places: readonly number[]): Omit<SeatPlaces, 'rules'> {
  const first: Outcome = places.filter((place) => place === 1).length > 1 ? 'draw' : 'win';
  return { places, outcomes: places.map((place) => (place === 1 ? first : 'loss')) };
}

function reportedPlaces(given: readonly ScoreLine[]): SeatPlaces | Refusal {
  const places = given.map((line) => Number(line[PLACE]));
  const fits = places.every((own) => own === 1 + places.filter((other) => other < own).length);
  if (fits) return { ...placed(places), rules: cite('OS-SCORE-01') };
  const text =
    'Give each seat its place: 1 for the first; those who share one skip the places after it, as in 1, 2, 2, 4.';
  return refuse('bad-scores', text, ...cite('OS-SCORE-01'));
}

/** The words of a report, the same in every pack. */
const WORDS: Readonly<Record<string, Outcome | undefined>> = { win: 'win', tie: 'draw', loss: 'loss' };

function reportedOutcomes(given: readonly ScoreLine[]): SeatPlaces | Refusal {
  const outcomes = given.map((line) => WORDS[line[RESULT] ?? '']);
  const count = (outcome: Outcome): number => outcomes.filter((one) => one === outcome).length;
  const [won, drawn, lost] = [count('win'), count('draw'), count('loss')];
  const fits = won + drawn + lost === outcomes.length && (won === 1 ? drawn === 0 : won === 0 && drawn > 1);
  if (fits) {
    const places = outcomes.map((outcome) => (outcome === 'loss' ? 1 + won + drawn : 1));
    return { ...placed(places), rules: cite('OS-SCORE-01') };
  }
  const text = 'One seat wins and the others lose, or those who draw are two or more: say so for each seat.';
  return refuse('bad-scores', text, ...cite('OS-SCORE-01'));
}
