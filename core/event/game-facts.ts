/** What an event knows of one of its games, all of it from what everybody may see: what the game at the table begins with. */
import { type Refusal, refuse } from '../rules/refusal.ts';
import { roundOfGame } from './game-id.ts';
import type { EventParts } from './parts.ts';
import type { EntrantId, GameId, OptionValues, ScoreLine } from './types.ts';
import type { GameRow } from './views.ts';

export interface SeatFacts {
  readonly entrant: EntrantId;
  readonly faction: string | null;
  /** Of a team, what its members declared. */
  readonly factions: readonly string[];
  /** What was asked at check-in and everybody may read. */
  readonly details: Readonly<Record<string, string>>;
  /** Its sheet of each round before; nothing for a round that has none. */
  readonly lines: readonly ScoreLine[];
}

export interface GameFacts {
  readonly game: GameRow;
  readonly round: number;
  readonly options: OptionValues;
  readonly scenario: OptionValues;
  readonly seats: readonly SeatFacts[];
  /** How many rounds are planned; null where that is open. */
  readonly plannedRounds: number | null;
  /** The day of the event, `2026-11-22`. */
  readonly date: string | null;
}

export function gameFacts(parts: EventParts, id: GameId): GameFacts | Refusal {
  const round = roundOfGame(id);
  const game = gamesOf(parts, round)[id];
  if (!game) return refuse('unknown-game', `There is no game ${id} in this event.`);
  if (game.kind !== 'game') return refuse('no-encounter', 'You have no opponent, so there is no game to play.');
  return {
    game,
    round,
    options: parts.pack.values,
    scenario: parts[`round/${round}`]?.scenario ?? {},
    seats: game.seats.map((entrant) => seatFacts(parts, entrant, round)),
    plannedRounds: parts.event.rounds,
    date: parts.event.date,
  };
}

function seatFacts(parts: EventParts, entrant: EntrantId, round: number): SeatFacts {
  const row = parts.entrants[entrant];
  return {
    entrant,
    faction: row?.faction ?? null,
    factions: (row?.members ?? []).flatMap(({ faction }) => faction ?? []),
    details: parts.details?.[entrant] ?? {},
    lines: Array.from({ length: round - 1 }, (_, index) => lineOf(parts, entrant, index + 1)),
  };
}

function lineOf(parts: EventParts, entrant: EntrantId, round: number): ScoreLine {
  const game = gameAt(parts, entrant, round);
  const scores = game?.result && 'scores' in game.result ? game.result.scores : [];
  return scores[game?.seats.indexOf(entrant) ?? 0] ?? {};
}

/** Rounds with a longer break between them are of different days. In ms. */
const NIGHT = 9 * 60 * 60 * 1000;

/** Somebody's games of the rounds before, of the same day as that round, the first one first. */
export function gamesOfTheDayBefore(parts: EventParts, entrant: EntrantId, round: number): readonly GameRow[] {
  const publishedAt = (number: number): number => parts[`round/${number}`]?.publishedAt ?? 0;
  let first = round;
  while (first > 1 && publishedAt(first) - publishedAt(first - 1) <= NIGHT) first -= 1;
  return Array.from({ length: round - first }, (_, index) => gameAt(parts, entrant, first + index)).filter(
    (game) => game !== undefined,
  );
}

function gameAt(parts: EventParts, entrant: EntrantId, round: number): GameRow | undefined {
  return Object.values(gamesOf(parts, round)).find(({ seats }) => seats.includes(entrant));
}

function gamesOf(parts: EventParts, round: number): Readonly<Record<GameId, GameRow>> {
  return parts[`games/${round}`] ?? {};
}
