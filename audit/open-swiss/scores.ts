/** The worth of a game of an Open Swiss event, reckoned from the format and docs/rules/open-swiss.md: section 4. */
import type { ScoreLine } from '../../core/event/types.ts';
import type { Table } from '../facts.ts';
import { type Fixed, type Format, cents } from './format.ts';

export type Outcome = 'win' | 'draw' | 'loss';

export interface Line {
  readonly outcome: Outcome;
  /** Hundredths. */
  readonly points: number;
  /** False for a round of fixed worth. */
  readonly played: boolean;
  readonly own: Readonly<Record<string, number>>;
  /** The best of the others at the table, by column. */
  readonly against: Readonly<Record<string, number>>;
}

/** By seat; empty for a game closed without a result, null while it has none (OS-SCORE-13). */
export function linesOf(format: Format, { seats, result }: Pick<Table, 'seats' | 'result'>): readonly Line[] | null {
  switch (result?.kind) {
    case undefined:
      return null;
    case 'void':
      return [];
    case 'bye':
      return [fixed(format, format.bye.points, format.bye.scores, 0)];
    case 'forfeit':
      return forfeited(format, seats, result.by);
    case 'concession':
    case 'no-cards':
      return forfeited(format, seats, [result.by]);
    case 'played':
    case 'agreed':
      return played(format, result.scores, false);
    case 'set':
      return played(format, result.scores, true);
  }
}

/** OS-SCORE-07: what is wrong with the figures that were reported. */
export function figureFault(format: Format, { seats, result }: Pick<Table, 'seats' | 'result'>): string | null {
  if (result?.kind !== 'played' && result?.kind !== 'agreed') return null;
  if (result.scores.length !== seats.length) return `${result.scores.length} lines for ${seats.length} seats`;
  for (const { id, min, max } of format.columns) {
    for (const line of result.scores) {
      const figure = line[id];
      if (!Number.isInteger(figure) || Number(figure) < min || Number(figure) > max)
        return `${String(figure)} of ${id}`;
    }
  }
  return null;
}

/** OS-SCORE-09 to -11. */
function forfeited(format: Format, seats: readonly string[], by: readonly string[]): Line[] {
  const { winner, loser, scores } = format.forfeit;
  const all = seats.every((seat) => by.includes(seat));
  return seats.map((seat) => {
    if (!by.includes(seat)) return fixed(format, winner, scores, 0);
    return { ...fixed(format, loser, all ? {} : scores, 1), outcome: 'loss' };
  });
}

function fixed(format: Format, points: number, scores: Fixed, side: 0 | 1): Line {
  const pick = (at: 0 | 1): Record<string, number> =>
    Object.fromEntries(format.columns.map(({ id }) => [id, scores[id]?.[at] ?? 0]));
  const outcome = points >= leastWin(format) ? 'win' : points > 0 ? 'draw' : 'loss';
  return { outcome, points, played: false, own: pick(side), against: pick(side === 0 ? 1 : 0) };
}

function leastWin({ pointsFor, outcome, places, bands }: Format): number {
  if (pointsFor === 'outcome') return outcome.win;
  if (pointsFor === 'places') return places[0] ?? 0;
  if (pointsFor === 'score') return 0;
  const won = bands.filter(({ winner, loser }) => winner > loser);
  return won.length > 0 ? Math.min(...won.map(({ winner }) => winner)) : (bands[0]?.winner ?? 0);
}

/** OS-SCORE-01 to -07, -12. */
function played(format: Format, given: readonly ScoreLine[], set: boolean): Line[] {
  const own = given.map((line) => Object.fromEntries(format.columns.map(({ id }) => [id, Number(line[id] ?? 0)])));
  const places = placesOf(format, given, own);
  const firsts = places.filter((place) => place === 1).length;
  return given.map((line, seat) => {
    const others = own.filter((_, other) => other !== seat);
    const best = (id: string): number =>
      others.length === 0 ? 0 : Math.max(...others.map((scores) => scores[id] ?? 0));
    const outcome: Outcome = places[seat] !== 1 ? 'loss' : firsts === 1 ? 'win' : 'draw';
    const points =
      set && line.points !== undefined ? cents(Number(line.points)) : worth(format, own, places, seat, outcome);
    const against = Object.fromEntries(format.columns.map(({ id }) => [id, best(id)]));
    return { outcome, points, played: true, own: own[seat] ?? {}, against };
  });
}

function placesOf(format: Format, given: readonly ScoreLine[], own: readonly Record<string, number>[]): number[] {
  const { decidedBy, drawWithin } = format;
  if (decidedBy === '' && format.pointsFor === 'places') return given.map(({ place }) => Number(place));
  const height = given.map((line, seat) => {
    if (decidedBy === '') return line.result === 'loss' ? 0 : 1;
    return own[seat]?.[decidedBy] ?? 0;
  });
  const best = Math.max(...height);
  const level = height.map((figure) => (decidedBy !== '' && best - figure <= drawWithin ? best : figure));
  return level.map((figure) => 1 + level.filter((other) => other > figure).length);
}

function worth(
  { pointsFor, outcome: worths, bands, places: shares, decidedBy }: Format,
  own: readonly Record<string, number>[],
  places: readonly number[],
  seat: number,
  outcome: Outcome,
): number {
  const figures = own.map((line) => line[decidedBy] ?? 0);
  if (pointsFor === 'outcome') return worths[outcome];
  if (pointsFor === 'score') return cents(figures[seat] ?? 0);
  if (pointsFor === 'bands') {
    const gap = Math.max(...figures) - Math.min(...figures);
    const band = bands.filter(({ from }) => from <= gap).at(-1);
    return (figures[seat] === Math.max(...figures) ? band?.winner : band?.loser) ?? 0;
  }
  const place = places[seat] ?? 1;
  const sharing = places.filter((other) => other === place).length;
  const pot = Array.from({ length: sharing }, (_, next) => shares[place - 1 + next] ?? 0);
  return Math.floor(pot.reduce((sum, share) => sum + share, 0) / sharing);
}
