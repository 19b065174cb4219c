/** Which operations are built, by system. A new system or family adds its line. */
import { FIREFIGHT_OPERATIONS } from './firefight/operations.ts';
import { GAINING_GROUNDS_2018_OPERATIONS } from './gaining-grounds-2018/operations.ts';
import { EVENT_OPERATIONS as S0_EVENT } from './gaining-grounds-s0/event.ts';
import { GATE_OPERATIONS as S0_GATES } from './gaining-grounds-s0/gates.ts';
import { GAME_OPERATIONS as S0_GAME } from './gaining-grounds-s0/game.ts';
import { PLAY_OPERATIONS as S0_PLAY } from './gaining-grounds-s0/play.ts';
import { ROSTER_OPERATIONS as S0_ROSTER } from './gaining-grounds-s0/roster.ts';
import { TERRAIN_OPERATIONS as S0_TERRAIN } from './gaining-grounds-s0/terrain.ts';
import type { Operations } from './operation.ts';
import { OPEN_SWISS_OPERATIONS } from './open-swiss/operations.ts';
import { STEAMROLLER_OPERATIONS } from './steamroller-2015/operations.ts';
import { THE_HIT_OPERATIONS } from './the-hit/operations.ts';

export const OPERATIONS: Readonly<Record<string, Operations | undefined>> = {
  firefight: FIREFIGHT_OPERATIONS,
  'gaining-grounds-2018': GAINING_GROUNDS_2018_OPERATIONS,
  'gaining-grounds-s0': {
    ...S0_EVENT,
    ...S0_GATES,
    ...S0_GAME,
    ...S0_PLAY,
    ...S0_ROSTER,
    ...S0_TERRAIN,
  },
  'open-swiss': OPEN_SWISS_OPERATIONS,
  'steamroller-2015': STEAMROLLER_OPERATIONS,
  'the-hit': THE_HIT_OPERATIONS,
};
