/** What everybody has after the games so far: points of each column, and whom they faced, and who was paired down. */
import { kept } from '../../../event/kept.ts';
import type { History, HistoryGame } from '../../../event/pack.ts';
import type { EntrantId } from '../../../event/types.ts';
import { isRefusal } from '../../../rules/refusal.ts';
import { type SheetFigures, score } from './score.ts';

export interface Totals extends SheetFigures {
  /** One for each game played out, in order. */
  readonly opponents: readonly EntrantId[];
  readonly byes: number;
}

const NOTHING: Totals = {
  tp: 0,
  controlPoints: 0,
  armyPointsDestroyed: 0,
  assassinations: 0,
  opponents: [],
  byes: 0,
};

type TotalsBy = ReadonlyMap<EntrantId, Totals>;

interface Past {
  readonly totals: TotalsBy;
  readonly pairedDown: ReadonlySet<EntrantId>;
}

/** Every game is scored once. */
const pastOf = kept((history: History): Past => {
  const totals = new Map<EntrantId, Totals>();
  const pairedDown = new Set<EntrantId>();
  for (const { games } of history.rounds) {
    for (const { seats } of games) {
      const [a, b] = seats;
      if (a === undefined || b === undefined) continue;
      const gap = totalsFor(totals, a).tp - totalsFor(totals, b).tp;
      if (gap !== 0) pairedDown.add(gap > 0 ? a : b);
    }
    for (const game of games) addGame(totals, game, history);
  }
  const past = { totals, pairedDown };
  return past;
});

/** By entrant; a game without a result is nobody's points yet, and nobody has faced the other in it. */
export function totalsOf(history: History): TotalsBy {
  return pastOf(history).totals;
}

/** Everybody who met somebody with fewer points, as both had them before that round. */
export function pairedDownIn(history: History): ReadonlySet<EntrantId> {
  return pastOf(history).pairedDown;
}

function addGame(totals: Map<EntrantId, Totals>, { seats, result }: HistoryGame, { options }: History): void {
  const scored = result && score({ seats, result }, options);
  if (!scored || isRefusal(scored)) return;
  // A game that the organiser closed without a result was not played.
  const played = result.kind !== 'void';
  for (const id of seats) {
    const had = totals.get(id) ?? NOTHING;
    const line = scored.scores[id] ?? {};
    totals.set(id, {
      tp: had.tp + (line.tp ?? 0),
      controlPoints: had.controlPoints + (line.controlPoints ?? 0),
      armyPointsDestroyed: had.armyPointsDestroyed + (line.armyPointsDestroyed ?? 0),
      assassinations: had.assassinations + (line.assassinations ?? 0),
      opponents: [...had.opponents, ...seats.filter((seat) => played && seat !== id)],
      byes: had.byes + (seats.length === 1 ? 1 : 0),
    });
  }
}

export function totalsFor(totals: TotalsBy, id: EntrantId): Totals {
  return totals.get(id) ?? NOTHING;
}
