/** What a player weighed, in words. */
import { INCH } from '../../../table/units.ts';
import type { BattleAction } from '../battle/action.ts';
import type { BattleDef } from '../battle/def.ts';
import { tellDeed } from '../battle/tell.ts';
import type { Weighed } from './player.ts';

/** So many are told, the best first. */
const TOLD = 5;

/** One line for each: what it is worth in points (markers and edges: in inches), what it is, how often it was played on. */
export function tellWeighed(def: BattleDef, weighed: readonly Weighed[], active: string): string[] {
  return weighed.slice(0, TOLD).map(({ action, worth, times }) => {
    const tried = times === 0 ? '' : `, played on ${times} ${times === 1 ? 'time' : 'times'}`;
    const unit = action.do === 'marker' || action.do === 'edge' ? '"' : '';
    return `${worth >= 0 ? '+' : '−'}${Math.abs(worth).toFixed(1)}${unit}: ${tellDeed(def, action, active)}${goal(action)}${tried}`;
  });
}

/** Where the first of the models goes. */
function goal(action: BattleAction): string {
  if (action.do !== 'act' || action.target !== undefined) return '';
  const path = Object.values(action.moves)[0];
  const end = path?.[path.length - 1];
  return end ? ` to ${(end.x / INCH).toFixed(1)}", ${(end.y / INCH).toFixed(1)}"` : '';
}
