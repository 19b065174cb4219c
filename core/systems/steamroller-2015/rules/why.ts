/** What decided at the elements of a measured table, in plain words: who is how far from what, and counts for what. */
import { cite } from '../../../rules/cite.ts';
import type { RuleId } from '../../../rules/rule-ids.ts';
import { distance } from '../../../table/measure.ts';
import type { Disc, Region } from '../../../table/shapes.ts';
import { inInches } from '../../../table/units.ts';
import { inchText } from '../../../table/drawing/words.ts';
import { type Army, type ArmyModel, type ArmyUnit, isHalf, isIdle, isIn, unitOf } from './army.ts';
import { TABLE } from '../terrain/elements.ts';
import { isNear } from './ground.ts';
import type { TableView } from './look.ts';

/** What models and elements are called. */
interface Names {
  readonly model: (id: string) => string;
  readonly element: (id: string) => string;
}

export interface WhyMeasured {
  /** Element by element who is there, or who is nearest; then the casters that the kill box may have. */
  readonly lines: readonly string[];
  /** The rules that a line turned on. */
  readonly rules: readonly RuleId[];
}

export function whyMeasured(view: TableView, army: Army, names: Names): WhyMeasured {
  const { model: nameOf } = names;
  const on = army.models.flatMap((model) => {
    const base = view.places.get(model.id)?.base;
    return model.inPlay && !model.offTable && base ? [{ model, base }] : [];
  });
  if (on.length === 0) return { lines: [], rules: [] };
  const rules = new Set<RuleId>();
  const lines = Object.entries(view.scenario.elements).map(([id, { kind }]) => {
    const region = view.ground.zones[id] ?? view.ground.flags[id];
    const called = names.element(id);
    if (!region) return called;
    for (const rule of kind === 'zone' ? IN_ZONE : AT_FLAG) rules.add(rule);
    const there = on.filter(({ base }) => isNear(view.ground, id, base));
    const near = there.map(({ model, base }) => {
      const { text, because } = countsFor(army, model, there);
      for (const rule of because) rules.add(rule);
      return `${nameOf(model.id)} ${placeText(kind, base, region)}${text === '' ? '' : ` (${text})`}`;
    });
    return `${called}: ${near.length > 0 ? near.join(', ') : nobody(on, region, nameOf)}`;
  });
  return { lines: [...lines, ...killBoxLines(view, on, nameOf)], rules: [...rules] };
}

const IN_ZONE = cite('SR15-GEO-03', 'SR15-AMB-02');
const AT_FLAG = cite('SR15-GEO-04', 'SR15-AMB-02');

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

interface Counts {
  readonly text: string;
  readonly because: readonly RuleId[];
}

const IN_FULL: Counts = { text: '', because: [] };
const OUT = cite('SR15-ELEM-04');

/** Why somebody there does not count in full. */
function countsFor(army: Army, model: ArmyModel, there: readonly On[]): Counts {
  if (model.kind === 'caster') return { text: 'dominates, does not contest', because: OUT };
  if (isIdle(army, model)) return { text: 'inert or wild: does not count', because: OUT };
  if (isIn(army, model, 'fleeing')) return { text: 'fleeing: does not count', because: OUT };
  if (isIn(army, model, 'out-of-formation')) return { text: 'out of formation: does not contest', because: OUT };
  if (model.controller !== model.side) {
    return {
      text: 'contests for who controls it, scores for who owns it',
      because: cite('SR15-AMB-09', 'SR15-DEF-03'),
    };
  }
  const unit = unitOf(army, model);
  return unit ? countsInUnit(unit, there) : IN_FULL;
}

/** A unit scores with all that is left of it, and at half of what it began with. */
function countsInUnit(unit: ArmyUnit, there: readonly On[]): Counts {
  if (unit.kind === 'solo') return { text: '', because: cite('SR15-AMB-10') };
  if (unit.kind === 'caster-unit') return { text: 'of a caster’s unit: contests', because: cite('SR15-ELEM-15') };
  const because = cite('SR15-ELEM-07', ...(unit.attachments.length > 0 ? (['SR15-AMB-41'] as const) : []));
  const here = there.filter(({ model }) => model.unit === unit.id).length;
  if (here < unit.left) return { text: `${here} of its unit’s ${unit.left}: contests`, because };
  return isHalf(unit, unit.left) ? { text: '', because } : { text: 'of a unit below half: contests', because };
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
