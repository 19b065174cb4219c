/** The player of a name. */
import { draws } from '../rules/dice.ts';
import { candidatesFor } from './candidates.ts';
import { drilled } from './drilled.ts';
import { greedyPlayer } from './greedy.ts';
import type { PlayerName } from './levels.ts';
import { newcomer } from './newcomer.ts';
import { planner } from './planner.ts';
import type { ComputerPlayer } from './player.ts';
import { randomPlayer } from './random.ts';

/** What levels 4 and 5 may think. Where it was measured, looks after 4 and 6 activations said most of how a battle ends. */
const PLANNER = { decisions: 600, milliseconds: 130, most: 10, ofOne: 3, often: 2, looks: [4, 6], toEnd: 4 };
const VETERAN = {
  decisions: 12_000,
  milliseconds: 1800,
  most: 24,
  ofOne: 5,
  often: 3,
  looks: [4, 6, 12],
  toEnd: 3,
  wary: true,
};

/**
 * `seed`: of its own chance, never the game's. `now`: a clock in milliseconds; with one, whoever looks ahead stops in time on
 * a slow machine too, without one it always thinks as far and so plays the same.
 */
export function playerOf(name: PlayerName, seed: number, now?: () => number): ComputerPlayer {
  switch (name) {
    case 'newcomer':
      return newcomer(seed);
    case 'drilled':
      return drilled(seed);
    case 'greedy':
      return weighing(greedyPlayer(seed));
    case 'planner':
      return planner(seed, PLANNER, now);
    case 'veteran':
      return planner(seed, VETERAN, now);
    case 'random':
      return randomPlayer(draws(seed));
  }
}

/** Level 3, which says what it takes its best ideas for. */
function weighing(greedy: ComputerPlayer): ComputerPlayer {
  return (def, state, open, weigh) => {
    const ideas = weigh ? candidatesFor(def, state, open, { most: 10, ofOne: 3 }) : [];
    if (ideas.length === 0) return greedy(def, state, open, weigh);
    weigh?.(ideas.map(({ action, gain }) => ({ action, worth: gain, times: 0 })));
    return greedy(def, state, open);
  };
}
