/** What is measured to in a game. */
import { kept } from '../../../event/kept.ts';
import type { Layout } from '../../../table/layout/layout.ts';
import { type PlayGround, playGround } from '../rules/ground.ts';
import type { GameState } from './state.ts';

const groundIn = kept((layout: Layout): PlayGround => playGround(layout));

/** What is measured to: as the organiser changed it for this table, else as the deployment has it. */
export function groundOf({ edition, setting: { deployment, layout } }: GameState): PlayGround {
  if (layout === undefined) return edition.ground(deployment);
  return groundIn(layout);
}
