/** The games of a round as they begin, and how a round is changed. */
import { sameJson } from '../journal/json.ts';
import type { DraftGame } from './entries.ts';
import type { EventState, PlayedRound } from './state.ts';
import { gameIdOf, gameNumber } from './game-id.ts';
import type { Game, GameId } from './types.ts';

/** A game as it stands when its round is published. A bye needs no report. */
export function freshGame(round: number, index: number, { seats, kind, table, attacker }: DraftGame): Game {
  return {
    seats,
    kind,
    table,
    attacker,
    id: gameIdOf(round, index + 1),
    round,
    started: false,
    reports: {},
    result: kind === 'bye' ? { kind: 'bye' } : null,
    settledBy: kind === 'bye' ? 'rules' : null,
    enteredBy: null,
    encounter: null,
    disputed: false,
    toldDifferently: null,
    signed: [],
    corrections: 0,
    extension: 0,
  };
}

/** Whether its players do not say the same of it, or one of them called a report wrong. */
export function isDisputed({ disputed, reports }: Game): boolean {
  const [first, ...others] = Object.values(reports);
  return disputed || others.some(({ result }) => !sameJson(result, first?.result));
}

/** Where a game stands in its round: as its number says, while nothing was repaired. -1 where it is not. */
export function placeOfGame(games: readonly Game[], id: GameId): number {
  const usual = gameNumber(id) - 1;
  return games[usual]?.id === id ? usual : games.findIndex((game) => game.id === id);
}

export function patchRound(state: EventState, number: number, patch: (round: PlayedRound) => PlayedRound): EventState {
  const index = number - 1;
  const round = state.rounds[index];
  return round ? { ...state, rounds: state.rounds.with(index, patch(round)) } : state;
}
