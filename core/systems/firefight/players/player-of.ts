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
      return planner(seed, { decisions: 800, milliseconds: 150, most: 10, ofOne: 3, often: 2, horizon: 6 }, now);
    case 'veteran':
      return planner(
        seed,
        { decisions: 8000, milliseconds: 1800, most: 10, ofOne: 3, often: 4, horizon: Infinity },
        now,
      );
    case 'random':
      return randomPlayer(draws(seed));
  }
}

/** Level 3, which says what it takes its best ideas for. */
function weighing(greedy: ComputerPlayer): ComputerPlayer {
  return (def, state, open, weigh) => {
    weigh?.(
      candidatesFor(def, state, open, { most: 10, ofOne: 3 }).map(({ action, gain }) => ({
        action,
        worth: gain,
        times: 0,
      })),
    );
    return greedy(def, state, open);
  };
}
