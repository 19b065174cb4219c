/** What is built of Gaining Grounds 2018. */
import type { Operations } from '../operation.ts';
import { EVENT_OPERATIONS } from './event.ts';
import { GAME_OPERATIONS } from './game.ts';
import { GATE_OPERATIONS } from './gates.ts';
import { PLAY_OPERATIONS } from './play.ts';
import { ROSTER_OPERATIONS } from './roster.ts';

export const GAINING_GROUNDS_2018_OPERATIONS: Operations = {
  ...EVENT_OPERATIONS,
  ...GAME_OPERATIONS,
  ...GATE_OPERATIONS,
  ...PLAY_OPERATIONS,
  ...ROSTER_OPERATIONS,
};
