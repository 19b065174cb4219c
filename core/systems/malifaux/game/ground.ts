/** What is measured to in a game. */
import type { Layout } from '../../../table/layout/layout.ts';
import { type PlayGround, playGround } from '../rules/ground.ts';
import type { GameState } from './state.ts';

const grounds = new WeakMap<Layout, PlayGround>();

/** What is measured to: as the organiser changed it for this table, else as the deployment has it. */
export function groundOf({ edition, setting: { deployment, layout } }: GameState): PlayGround {
  if (layout === undefined) return edition.ground(deployment);
  const ground = grounds.get(layout) ?? playGround(layout);
  grounds.set(layout, ground);
  return ground;
}
