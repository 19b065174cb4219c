/** Everybody's games as figures, of the rounds before the cut: what standings, tie-breaks and pairing read. */
import { kept } from '../../../event/kept.ts';
import { hashText } from '../../../chance/bytes.ts';
import type { History, HistoryGame } from '../../../event/pack.ts';
import type { TieBreakCard, CardGame, TieBreakField } from '../../../event/tie-breaks/card.ts';
import type { EntrantId } from '../../../event/types.ts';
import { isRefusal } from '../../../rules/refusal.ts';
import { formatOf } from './configure.ts';
import { type SwissFormat, evenPoints, fullPoints } from '../format/format.ts';
import { swissRounds } from './history.ts';
import { linesOf } from './lines.ts';

export const fieldOf = kept((history: History): TieBreakField => {
  const format = formatOf(history.options);
  const rounds = history.rounds.slice(0, swissRounds(history, format));
  const field: TieBreakField = {
    cards: cardsOf(history, format, rounds),
    rounds: rounds.length,
    full: fullPoints(format),
    even: evenPoints(format),
    unplayed: format.unplayed,
    lots: format.tieBreaks.includes('lots') ? lotsOf(history, rounds) : new Map(),
  };
  return field;
});

function cardsOf(
  history: History,
  format: SwissFormat,
  rounds: History['rounds'],
): ReadonlyMap<EntrantId, TieBreakCard> {
  const games = new Map<EntrantId, CardGame[]>();
  const open = new Map<EntrantId, number>();
  for (const [index, round] of rounds.entries()) {
    for (const game of round.games) {
      for (const id of game.result === null ? game.seats : []) open.set(id, (open.get(id) ?? 0) + 1);
      for (const { id, game: own } of gamesOf(format, game, index + 1)) listOf(games, id).push(own);
    }
  }
  const ids = new Set([...history.entrants.map(({ id }) => id), ...games.keys()]);
  return new Map(
    [...ids].map((id): [EntrantId, TieBreakCard] => {
      const own = games.get(id) ?? [];
      return [
        id,
        { id, games: own, points: own.reduce((sum, { points }) => sum + points, 0), open: open.get(id) ?? 0 },
      ];
    }),
  );
}

function listOf<Item>(lists: Map<EntrantId, Item[]>, id: EntrantId): Item[] {
  const list = lists.get(id) ?? [];
  lists.set(id, list);
  return list;
}

interface SeatGame {
  readonly id: EntrantId;
  readonly game: CardGame;
}

/** Games are replaced when they change, so what one is worth is worked out once. */
const worth = new WeakMap<HistoryGame, { readonly format: SwissFormat; readonly seats: readonly SeatGame[] }>();

/** A game as each seat's card has it; nothing while it has no result. */
function gamesOf(format: SwissFormat, game: HistoryGame, round: number): readonly SeatGame[] {
  const before = worth.get(game);
  if (before?.format === format) return before.seats;
  const seats = seatGames(format, game, round);
  worth.set(game, { format, seats });
  return seats;
}

function seatGames(format: SwissFormat, { seats, result }: HistoryGame, round: number): readonly SeatGame[] {
  const lines = result && linesOf(format, { seats, result });
  if (lines === null || isRefusal(lines)) return [];
  return lines.lines.map((line, seat) => {
    const opponents = lines.played ? seats.toSpliced(seat, 1) : [];
    return { id: seats[seat] ?? '', game: { ...line, round, opponents, played: lines.played } };
  });
}

/**
 * A lot for everybody: the order of hashes over all seatings so far. The seatings were drawn with the event's sealed lots,
 * so nobody knew them beforehand; results do not come into it, so nobody can play for a lot.
 */
function lotsOf(history: History, rounds: History['rounds']): ReadonlyMap<EntrantId, number> {
  const drawn = hashText(rounds.map(({ games }) => games.map(({ seats }) => seats.join(' ')).join(',')).join(';'));
  const hashes = history.entrants.map(({ id }) => ({ id, hash: hashText(`muster lot ${id} ${drawn}`) }));
  const ordered = hashes.sort((a, b) => (a.hash < b.hash ? -1 : 1));
  return new Map(ordered.map(({ id }, index) => [id, index + 1]));
}

/** Those who met somebody of fewer points once or more. */
export function pairedDown(history: History): ReadonlySet<EntrantId> {
  const format = formatOf(history.options);
  const down = new Set<EntrantId>();
  const points = new Map<EntrantId, number>();
  for (const [index, { games }] of history.rounds.slice(0, swissRounds(history, format)).entries()) {
    for (const { seats } of games) {
      const [a, b] = seats;
      if (seats.length !== 2 || a === undefined || b === undefined) continue;
      const gap = (points.get(a) ?? 0) - (points.get(b) ?? 0);
      if (gap !== 0) down.add(gap > 0 ? a : b);
    }
    for (const game of games) {
      for (const { id, game: own } of gamesOf(format, game, index + 1)) {
        points.set(id, (points.get(id) ?? 0) + own.points);
      }
    }
  }
  return down;
}
