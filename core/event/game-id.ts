/** The id of a game says where it is: `r2g13` is game 13 of round 2. */
import type { GameId } from './types.ts';

export function gameIdOf(round: number, number: number): GameId {
  return `r${round}g${number}`;
}

/** 0 where an id names no game. */
export function roundOfGame(id: GameId | null): number {
  return Number(/^r(\d+)g\d+$/.exec(id ?? '')?.[1] ?? 0);
}

/** Its number in its round, from 1. */
export function gameNumber(id: GameId): number {
  return Number(id.split('g')[1]);
}
