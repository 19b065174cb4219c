/** What decided at the elements of a measured table, in plain words: who is how far from what, and counts for what. */
import { distance } from '../../../table/measure.ts';
import type { Disc, Region } from '../../../table/shapes.ts';
import { inInches } from '../../../table/units.ts';
import { inchText } from '../../../table/drawing/words.ts';
import { type Army, type ArmyModel, isIdle, isIn, unitOf } from './army.ts';
import { TABLE } from '../terrain/elements.ts';
import { isNear } from './ground.ts';
import type { TableView } from './look.ts';

/** What models and elements are called. */
interface Names {
  readonly model: (id: string) => string;
  readonly element: (id: string) => string;
}

/** Element by element who is there, or who is nearest; then the casters that the kill box may have. */
export function whyMeasured(view: TableView, army: Army, names: Names): readonly string[] {
  const { model: nameOf } = names;
  const on = army.models.flatMap((model) => {
    const base = view.places.get(model.id)?.base;
    return model.inPlay && !model.offTable && base ? [{ model, base }] : [];
  });
  if (on.length === 0) return [];
  const lines = Object.entries(view.scenario.elements).map(([id, { kind }]) => {
    const region = view.ground.zones[id] ?? view.ground.flags[id];
    const called = names.element(id);
    if (!region) return called;
    const there = on.filter(({ base }) => isNear(view.ground, id, base));
    const near = there.map(({ model, base }) => {
      const counts = countsFor(army, model, there);
      return `${nameOf(model.id)} ${placeText(kind, base, region)}${counts === '' ? '' : ` (${counts})`}`;
    });
    return `${called}: ${near.length > 0 ? near.join(', ') : nobody(on, region, nameOf)}`;
  });
  return [...lines, ...killBoxLines(view, on, nameOf)];
}

interface On {
  readonly model: ArmyModel;
  readonly base: Disc;
}

function gapText(base: Disc, region: Region): string {
  return inchText(inInches(distance(base, region)));
}

function placeText(kind: 'zone' | 'flag', base: Disc, region: Region): string {
  return kind === 'zone' ? 'in it' : `${gapText(base, region)} away`;
}

/** Why somebody there does not count in full. */
function countsFor(army: Army, model: ArmyModel, there: readonly On[]): string {
  if (model.kind === 'caster') return 'dominates, does not contest';
  if (isIdle(army, model)) return 'inert or wild: does not count';
  if (isIn(army, model, 'fleeing')) return 'fleeing: does not count';
  if (isIn(army, model, 'out-of-formation')) return 'out of formation: does not contest';
  const unit = unitOf(army, model);
  if (!unit) return '';
  const here = there.filter((other) => other.model.unit === unit.id).length;
  return here === unit.left ? '' : `${here} of its unit’s ${unit.left}: contests`;
}

function nobody(on: readonly On[], region: Region, nameOf: (model: string) => string): string {
  const [nearest] = [...on].sort((a, b) => distance(a.base, region) - distance(b.base, region));
  return nearest ? `nobody; ${nameOf(nearest.model.id)} is nearest, ${gapText(nearest.base, region)} away` : 'nobody';
}

function killBoxLines(
  { scenario, active }: TableView,
  on: readonly On[],
  nameOf: (model: string) => string,
): readonly string[] {
  if (!scenario.killBox) return [];
  return on
    .filter(({ model }) => model.kind === 'caster' && model.side === active)
    .map(({ model, base }) => {
      const [x, y] = [inInches(base.at.x), inInches(base.at.y)];
      const farSide = Math.min(x, y, TABLE[0] - x, TABLE[1] - y) + inInches(base.radius);
      return `Kill box: ${nameOf(model.id)} reaches ${inchText(farSide)} from the nearest edge`;
    });
}
