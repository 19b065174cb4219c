/** Finals Tables: which round they are in, who sits at them, and the three places that they give. */
import type { HistoryGame, History } from '../../../event/pack.ts';
import { compareExact, keyBetween, rankRows } from '../../../event/standing.ts';
import type { EntrantId } from '../../../event/types.ts';
import { has } from './options.ts';
import { plannedRounds } from './rounds.ts';
import { BASELINE, type Row, keysOf } from './schemes.ts';
import { score } from './score.ts';
import { isRefusal } from '../../../rules/refusal.ts';

type Place = { readonly row: Row; readonly rank: number };

/** Whether the round after these is the one that Finals Tables are played in. */
export function isFinalsNext(history: History): boolean {
  return has(history.options, 'finals-tables') && history.rounds.length === plannedRounds(history) - 1;
}

/** The first four of those who play, in order; the order of equals is the order they come in. Fewer than four: none. */
export function finalists(rows: readonly Row[]): readonly (readonly [EntrantId, EntrantId])[] {
  const [first, second, third, fourth] = rankRows(rows, keysOf(BASELINE.keys)).map(({ row }) => row.entrant);
  if (first === undefined || second === undefined || third === undefined || fourth === undefined) return [];
  return [
    [first, second],
    [third, fourth],
  ];
}

/**
 * Who has the first places by Finals Tables: the winner and the loser of table one, then the winner of table two. Empty
 * where they were not played, or not to the end.
 *
 * @param before the rows as they stood before the last round, of those who played in it
 * @param now the rows as they stand
 */
export function finalPlaces(history: History, before: readonly Row[], now: readonly Row[]): readonly EntrantId[] {
  const last = history.rounds.at(-1);
  if (!last || !has(history.options, 'finals-tables') || history.rounds.length !== plannedRounds(history)) return [];
  const places = rankRows(before, keysOf(BASELINE.keys));
  const one = tableOfBest(places, last.games);
  const two =
    one &&
    tableOfBest(
      places.filter(({ row }) => !one.seats.includes(row.entrant)),
      last.games,
    );
  if (!one || !two) return [];
  const [firstTable, secondTable] = [placesAt(one, history, now), placesAt(two, history, now)];
  return firstTable && secondTable ? [...firstTable, ...secondTable.slice(0, 1)] : [];
}

/** The game between the best two of these; of equals any two may be the best. */
function tableOfBest(places: readonly Place[], games: readonly HistoryGame[]): HistoryGame | undefined {
  const rankOf = new Map(places.map(({ row, rank }) => [row.entrant, rank]));
  return games.find(({ seats }) => {
    const ranks = seats.map((id) => rankOf.get(id));
    const [a, b] = ranks;
    if (a === undefined || b === undefined) return false;
    return places.every(({ row, rank }) => seats.includes(row.entrant) || rank >= Math.max(a, b));
  });
}

/** The winner of a game before its loser; after a tie, as the baseline ranks the two. Null while it is not played. */
function placesAt({ seats, result }: HistoryGame, { options }: History, now: readonly Row[]): EntrantId[] | null {
  const scored = result && score({ seats, result }, options);
  if (!scored || isRefusal(scored)) return null;
  const rows = new Map(now.map((row) => [row.entrant, row]));
  return [...seats].sort((a, b) => {
    const won = (scored.scores[b]?.tp ?? 0) - (scored.scores[a]?.tp ?? 0);
    const [one, other] = [rows.get(a), rows.get(b)];
    const key = one && other && keyBetween(one, other, keysOf(BASELINE.keys));
    return won || (key ? compareExact(key.value(other), key.value(one)) : 0);
  });
}
