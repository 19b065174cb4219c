/** What is built of Steamroller 2015. */
import type { Operations } from '../operation.ts';
import { EVENT_OPERATIONS } from './event.ts';
import { GATE_OPERATIONS } from './gates.ts';
import { LAYOUT_OPERATIONS } from './layout.ts';
import { ROSTER_OPERATIONS } from './roster.ts';
import { SCORING_OPERATIONS } from './scoring.ts';
import { SEQUENCE_OPERATIONS } from './sequence.ts';
import { TERRAIN_OPERATIONS } from './terrain.ts';

export const STEAMROLLER_OPERATIONS: Operations = {
  ...EVENT_OPERATIONS,
  ...GATE_OPERATIONS,
  ...LAYOUT_OPERATIONS,
  ...ROSTER_OPERATIONS,
  ...SCORING_OPERATIONS,
  ...SEQUENCE_OPERATIONS,
  ...TERRAIN_OPERATIONS,
};
