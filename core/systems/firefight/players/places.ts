/** Where levels 1 and 2 set their units: as far forward as it may, each towards a marker of its own. */
import { root } from '../../../table/from-point.ts';
import type { Point } from '../../../table/shapes.ts';
import { INCH, inches } from '../../../table/units.ts';
import type { BattleAction, Request } from '../battle/action.ts';
import type { BattleDef, BattleUnit } from '../battle/def.ts';
import { openTo, unitOf } from '../battle/draft.ts';
import type { BattleState } from '../battle/state.ts';
import { block } from '../battle/ways.ts';
import { type Scene, sceneOf } from './scene.ts';

type Placing = Extract<Request, { ask: 'deploy' | 'scout' | 'ambush' }>;

/** Beside a spot, in inches: where to look when it is taken. */
const ASIDE = [0, 2, -2, 4, -4, 6, -6, 9, -9];

export function* places(def: BattleDef, state: BattleState, open: Placing): Generator<BattleAction> {
  const scene = sceneOf(def, state, open.side);
  const unit = unitOf(def, open.units[0] ?? '');
  const span = openTo(def, state, unit, open.ask);
  const spots = open.ask === 'ambush' ? [0, 4, -4, 8, -8] : [0];
  for (const goal of goalsFor(scene)) {
    for (const back of spots) {
      for (const aside of ASIDE) {
        const y = open.ask === 'ambush' ? goal.y + inches(back) : frontOf(def, unit, span);
        yield { do: 'place', unit: unit.id, at: block(def, unit, { x: goal.x + inches(aside), y }) };
      }
    }
  }
  if (open.ask === 'ambush') yield { do: 'wait' };
}

/** Markers, those with the fewest units of one's own near them first. */
function goalsFor({ goals, own, side }: Scene): readonly Point[] {
  const near = ({ x, y }: Point) =>
    own.filter(({ base }) => root(base.at.x - x, (base.at.y - y) / 3) < inches(8)).length;
  return goals
    .map(({ at, holder }) => ({ at, count: near(at) + (holder === side ? 2 : 0) }))
    .sort((a, b) => a.count - b.count)
    .map(({ at }) => at);
}

/** As near to the middle of the table as the whole unit may stand. */
function frontOf(
  def: BattleDef,
  { side, firstModel, unit }: BattleUnit,
  [low, high]: readonly [number, number],
): number {
  const radius = def.stage.all[firstModel]?.base.radius ?? INCH;
  const rows = Math.ceil(unit.models / Math.ceil(Math.sqrt(unit.models)));
  const margin = radius * rows + 2 * rows;
  return side === def.stage.south ? high - margin : low + margin;
}
