/** What a game that was played is worth to each seat, in hundredths of a point. */
import { cite } from '../../../rules/cite.ts';
import type { RuleId } from '../../../rules/rule-ids.ts';
import { type Band, type SwissFormat, hundredths } from '../format/format.ts';
import type { ColumnFigures, SeatPlaces } from './outcome.ts';

export interface SeatPoints {
  readonly points: readonly number[];
  readonly rules: readonly RuleId[];
}

export function pointsFor(
  { points, decidedBy }: SwissFormat,
  { outcomes, places }: SeatPlaces,
  scores: readonly ColumnFigures[],
): SeatPoints {
  const figures = scores.map((line) => line[decidedBy ?? ''] ?? 0);
  switch (points.kind) {
    case 'outcome':
      return { points: outcomes.map((outcome) => hundredths(points[outcome])), rules: cite('OS-SCORE-03') };
    case 'bands':
      return { points: byBand(points.bands, figures), rules: cite('OS-SCORE-04') };
    case 'places':
      return { points: byPlace(points.places, places), rules: cite('OS-SCORE-05') };
    case 'score':
      return { points: figures.map(hundredths), rules: cite('OS-SCORE-06') };
  }
}

/** The last band that begins at the difference or below it. A difference of 0 is in the first, which is even. */
function byBand(bands: readonly Band[], figures: readonly number[]): number[] {
  const best = Math.max(...figures);
  const gap = best - Math.min(...figures);
  const band = bands.findLast(({ from }) => from <= gap);
  return figures.map((figure) => hundredths((figure === best ? band?.winner : band?.loser) ?? 0));
}

/** Those who share places share their points evenly, rounded down to a hundredth. */
function byPlace(worth: readonly number[], places: readonly number[]): number[] {
  return places.map((place) => {
    const sharing = places.filter((other) => other === place).length;
    const shared = worth.slice(place - 1, place - 1 + sharing).reduce((sum, points) => sum + hundredths(points), 0);
    return Math.floor(shared / sharing);
  });
}
