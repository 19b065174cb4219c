/** Where the elements of a scenario are, for measuring, and which part of the table is the kill box. */
import { completelyWithin, meets, overlaps, within } from '../../../table/measure.ts';
import { boxOf } from '../../../table/laid-out.ts';
import type { Layout } from '../../../table/layout/layout.ts';
import { pointOf, regionOf, shapeOf } from '../../../table/layout/regions.ts';
import { type Disc, type Half, type Region, type Shape, base } from '../../../table/shapes.ts';
import { INCH } from '../../../table/units.ts';
import type { RuleId } from '../../../rules/rule-ids.ts';
import { FLAG_REACH, TABLE, rowOn, scenarioRow } from '../terrain/elements.ts';
import { type DoublingArea, KILL_BOX, flagsOf, objectivesOf, zonesOf } from '../terrain/layouts.ts';
import { OBJECTIVES } from './scenarios.ts';
import { SIDES, type PlayerSide } from './sides.ts';

export interface ScenarioGround {
  readonly zones: Readonly<Record<string, Region>>;
  readonly flags: Readonly<Record<string, Disc>>;
  /** How far from each flag models contest it, in inches. */
  readonly reach: Readonly<Record<string, number>>;
  /** `O1` is A's, `O2` is B's. */
  readonly objectives: Readonly<Record<string, Disc>>;
  /** What the kill box leaves, where it counts. */
  readonly safe: Shape;
  /** What the scenario says of its objectives and what they contest. */
  readonly rules: readonly RuleId[];
}

/** The rule of a scenario's objectives, by its number. */
const OBJECTIVE_RULES: Readonly<Partial<Record<number, readonly RuleId[]>>> = {
  1: ['SR15-SCEN-1-04'],
  2: ['SR15-SCEN-2-04'],
  4: ['SR15-SCEN-4-04'],
  5: ['SR15-SCEN-5-04'],
  8: ['SR15-SCEN-8-04'],
};

const SAFE = shapeOf(KILL_BOX.shape);

/** A scenario's shipped layout, or one that somebody made of it; without any element where no scenario has that id. */
export function groundOf(scenario: string, own?: Layout): ScenarioGround {
  const shipped = scenarioRow(scenario);
  if (!shipped) return { zones: {}, flags: {}, reach: {}, objectives: {}, safe: SAFE, rules: [] };
  const row = own === undefined ? shipped : rowOn(shipped, own);
  const safe = own?.areas.find(({ kind }) => kind === 'safe');
  const discs = (spots: ReturnType<typeof flagsOf>) =>
    Object.fromEntries(spots.map(({ id, at, base: across }) => [id, base(pointOf(at), across)]));
  return {
    zones: Object.fromEntries(zonesOf(row).map(({ id, shape }) => [id, regionOf(shape, TABLE)])),
    flags: discs(flagsOf(row)),
    reach: Object.fromEntries(flagsOf(row).map(({ id, reach = FLAG_REACH }) => [id, reach])),
    objectives: discs(objectivesOf(row)),
    safe: safe === undefined ? SAFE : shapeOf(safe.shape),
    rules: objectivesOf(row).length > 0 ? (OBJECTIVE_RULES[row.number] ?? []) : [],
  };
}

/** Whether a base is in a zone at all, or near enough to a flag to contest it. */
export function isNear(ground: ScenarioGround, element: string, model: Disc): boolean {
  const zone = ground.zones[element];
  const flag = ground.flags[element];
  if (zone) {
    return meets(model, zone);
  }
  if (!flag) return false;
  return within(model, flag, (ground.reach[element] ?? FLAG_REACH) * INCH);
}

export function isInArea(ground: ScenarioGround, area: DoublingArea, model: Disc): boolean {
  if ('in' in area) return isNear(ground, area.in, model);
  const flag = ground.flags[area.near];
  return flag !== undefined && within(model, flag, area.within * INCH);
}

/** Who contests an element by an objective that still stands, whatever models do. */
export function contestedByObjective(
  ground: ScenarioGround,
  element: string,
  fallen: readonly string[],
): readonly PlayerSide[] {
  return SIDES.filter((side) => {
    const objective = ground.objectives[OBJECTIVES[side]];
    if (!objective || fallen.includes(OBJECTIVES[side]) || !isNear(ground, element, objective)) return false;
    return true;
  });
}

/** How far apart two bases may seem to be and still be taken for touching: people place them, players confirm it. */
const CONTACT = 0.05 * INCH;

/** Whether a base seems to touch a flag. For a suggestion: the players' word counts. */
export function seemsTouching(ground: ScenarioGround, flag: string, model: Disc): boolean {
  const disc = ground.flags[flag];
  return disc !== undefined && within(model, disc, CONTACT);
}

/** Edge by edge, everything beyond what the kill box leaves. */
function edgeStrips(safe: Shape): readonly Half[] {
  const [left, low, right, high] = boxOf(safe);
  return [
    { kind: 'half', at: { x: left, y: low }, toward: { x: -1, y: 0 } },
    { kind: 'half', at: { x: left, y: low }, toward: { x: 0, y: -1 } },
    { kind: 'half', at: { x: right, y: high }, toward: { x: 1, y: 0 } },
    { kind: 'half', at: { x: right, y: high }, toward: { x: 0, y: 1 } },
  ];
}

/** Whether a base is completely within the kill box: of one edge, or of the edges together. */
export function isInKillBox({ safe }: Pick<ScenarioGround, 'safe'>, model: Disc, edges: 'one' | 'together'): boolean {
  if (edges === 'together') return !overlaps(model, safe);
  return edgeStrips(safe).some((strip) => completelyWithin(model, strip));
}
