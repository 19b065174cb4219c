/** Who the computer can be: its levels, the weakest first, and one that does anything. Pages and the command read it here. */
import { draws } from '../rules/dice.ts';
import { drilled } from './drilled.ts';
import { greedyPlayer } from './greedy.ts';
import { newcomer } from './newcomer.ts';
import type { ComputerPlayer } from './player.ts';
import { randomPlayer } from './random.ts';

interface Level {
  readonly level: number;
  readonly name: string;
  /** A sentence on how it plays. */
  readonly says: string;
  /** `seed`: of its own chance, never the game's. */
  readonly player: (seed: number) => ComputerPlayer;
}

export const LEVELS = [
  { level: 1, name: 'newcomer', says: 'walks to the markers, and strikes and shoots as it comes', player: newcomer },
  { level: 2, name: 'drilled', says: 'follows six short rules and never asks what they gain', player: drilled },
  {
    level: 3,
    name: 'greedy',
    says: 'takes what gains most now, by exact odds and by the markers',
    player: greedyPlayer,
  },
] as const satisfies readonly Level[];

/** The strongest first. */
export const PLAYERS = ['greedy', 'drilled', 'newcomer', 'random'] as const;
export type PlayerName = (typeof PLAYERS)[number];

export function playerOf(name: PlayerName, seed: number): ComputerPlayer {
  return LEVELS.find((one) => one.name === name)?.player(seed) ?? randomPlayer(draws(seed));
}
