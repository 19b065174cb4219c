/** What is to be seen on a table where everything has a place: the same facts as players tell by taps, measured. */
import type { OptionValues } from '../../../event/types.ts';
import type { Disc } from '../../../table/shapes.ts';
import { settings } from '../event/options.ts';
import type { TableFacts } from './adjudicate.ts';
import { type Army, type ArmyModel, type ArmyUnit, isHalf, isIdle, isIn, unitOf } from './army.ts';
import type { ElementPresence } from './elements.ts';
import { type ScenarioGround, contestedByObjective, isInArea, isInKillBox, isNear } from './ground.ts';
import type { DoublingArea } from '../terrain/layouts.ts';
import { OBJECTIVES, type ScenarioScoring } from './scenarios.ts';
import { type BySide, SIDES, type PlayerSide, bySide } from './sides.ts';

export interface MeasuredModel {
  readonly base: Disc;
  /** Flags that it is base to base with, as the players confirmed. */
  readonly touching: readonly string[];
}

/** By model; one that is not there is away from every element, edge and model. */
export type Places = ReadonlyMap<string, MeasuredModel>;

export interface TableView {
  readonly options: OptionValues;
  readonly scenario: ScenarioScoring;
  readonly ground: ScenarioGround;
  readonly places: Places;
  /** Objectives that fell. */
  readonly fallen: readonly string[];
  readonly active: PlayerSide;
}

export function lookAt(view: TableView, army: Army): TableFacts {
  const { scenario } = view;
  const on = army.models.filter(({ inPlay, offTable }) => inPlay && !offTable);
  const facts = Object.keys(scenario.elements).map((element) => [element, factsAt(view, army, on, element)] as const);
  return {
    facts: Object.fromEntries(facts),
    inKillBox: killBoxed(view, on),
    doubled: () => doubledIn(view, army, on),
  };
}

function factsAt(view: TableView, army: Army, on: readonly ArmyModel[], element: string): BySide<ElementPresence> {
  const near = on.filter((model) => isBaseNear(view, model, element));
  const zone = view.scenario.elements[element]?.kind === 'zone';
  const at = zone ? near : on.filter(({ id }) => view.places.get(id)?.touching.includes(element) === true);
  const objectives = contestedByObjective(view.ground, element, view.fallen);
  return bySide((side) => ({
    casters: idsOf(at.filter((model) => model.kind === 'caster' && model.side === side)),
    holders: idsOf(at.filter((model) => model.side === side && mayHold(army, model, near))),
    contesting: [
      ...idsOf(near.filter((model) => model.controller === side && mayContest(army, model))),
      ...(objectives.includes(side) ? [OBJECTIVES[side]] : []),
    ],
  }));
}

function idsOf(models: readonly ArmyModel[]): readonly string[] {
  return models.map(({ id }) => id);
}

function isBaseNear({ places, ground }: TableView, { id }: ArmyModel, element: string): boolean {
  const placed = places.get(id);
  return placed !== undefined && isNear(ground, element, placed.base);
}

/** Whether a model contests what it is near, for whoever controls it. */
function mayContest(army: Army, model: ArmyModel): boolean {
  const out = isIn(army, model, 'fleeing') || isIn(army, model, 'out-of-formation');
  return model.kind !== 'caster' && !out && !isIdle(army, model);
}

/** Whether a model at an element can control it for its owner; `near` is all that is near the element. */
function mayHold(army: Army, model: ArmyModel, near: readonly ArmyModel[]): boolean {
  const barred = isIn(army, model, 'immobile') || isIn(army, model, 'fleeing') || isIdle(army, model);
  if (barred) return false;
  const unit = unitOf(army, model);
  if (!unit || unit.kind === 'solo' || model.kind === 'caster') {
    return true;
  }
  if (unit.kind === 'caster-unit') {
    return false;
  }
  return isHalf(unit, unit.left) && isWholly(unit, near);
}

/** Whether all that is left of a unit is among these models. */
function isWholly(unit: ArmyUnit, among: readonly ArmyModel[], left = unit.left): boolean {
  return among.filter((model) => model.unit === unit.id).length === left;
}

function killBoxed(
  { scenario, ground, places, active, options }: TableView,
  on: readonly ArmyModel[],
): readonly string[] {
  if (!scenario.killBox) return [];
  const edges = settings(options).choice('killBoxEdges') === 'together' ? 'together' : 'one';
  const casters = on.filter((model) => model.kind === 'caster' && model.side === active);
  return idsOf(casters).filter((id) => {
    const placed = places.get(id);
    return placed !== undefined && isInKillBox(ground, placed.base, edges);
  });
}

/** What counts twice: each model, or all that is left of a unit, in one and the same area. */
function doubledIn({ scenario, places, ground }: TableView, army: Army, on: readonly ArmyModel[]): ReadonlySet<string> {
  const inside = (area: DoublingArea, { id }: ArmyModel): boolean => {
    const placed = places.get(id);
    return placed !== undefined && isInArea(ground, area, placed.base);
  };
  const doubled = new Set<string>();
  for (const side of SIDES) {
    for (const area of scenario.doubling[side]) {
      const there = on.filter((model) => model.side === side && model.kind !== 'caster' && inside(area, model));
      for (const { id, unit } of there) if (unit === null) doubled.add(id);
      for (const unit of army.units) {
        const away = army.models.filter((model) => model.unit === unit.id && model.inPlay && model.offTable).length;
        if (unit.side === side && unit.left > away && isWholly(unit, there, unit.left - away)) doubled.add(unit.id);
      }
    }
  }
  return doubled;
}
