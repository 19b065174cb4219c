/** The tables of one event: how good people are, and what games come to. */
import type { EntrantId, Game, Result, ScoreLine } from '../types.ts';
import type { SimulatedEvent } from './simulate.ts';
import { playGame } from './skill.ts';

export interface Floor {
  readonly skill: (entrant: EntrantId) => number;
}

export function scoresOf(hall: SimulatedEvent, floor: Floor, game: Game): ScoreLine[] {
  const { pack, stream, state } = hall;
  return playGame(pack.results.fields(state().options), game.seats.map(floor.skill), stream);
}

export function forfeit(hall: SimulatedEvent, game: Game): Result {
  const seat = hall.stream.pick(game.seats) ?? '';
  const reason = hall.stream.pick(['error', 'absence', 'conduct'] as const);
  const by = hall.chance(8) ? game.seats : [seat];
  return { kind: 'forfeit', by, ...(reason === undefined ? {} : { reason }) };
}
