/**
 * Level 2: short rules that a person can read. A unit is a fighter, a shooter or both, by what its weapons can do:
 *
 * 1. Who is Shaken rests. Who is nearest to an enemy goes first, whoever rests goes last.
 * 2. A fighter charges whoever stands between it and its marker, or else the nearest; else it rushes to its marker.
 * 3. A shooter that has somebody in range stays if it is at a marker, and else advances to one; with nobody in range it rushes.
 * 4. Who is both charges what it can reach, and is a shooter otherwise.
 * 5. Its marker is the nearest that its side does not hold and no mate stands at; else the nearest enemy is where it goes.
 * 6. Shots go at the nearest enemy that has not acted yet, or else at the nearest.
 */
import { root } from '../../../table/from-point.ts';
import type { Point } from '../../../table/shapes.ts';
import { INCH, inches } from '../../../table/units.ts';
import type { BattleAction, Request } from '../battle/action.ts';
import type { BattleDef, BattleUnit } from '../battle/def.ts';
import { draft, unitOf } from '../battle/draft.ts';
import { shotOptions } from '../battle/shooting.ts';
import { type BattleState, UnitCell, ofUnit } from '../battle/state.ts';
import { allowance } from '../rules/actions.ts';
import type { Shot } from '../rules/shots.ts';
import { someHave } from '../rules/unit.ts';
import { type Plan, doing } from './going.ts';
import { places } from './places.ts';
import { type ComputerPlayer, chanceAt, inOrder } from './player.ts';
import { type Scene, type UnitOnTable, edgesApart, sceneOf } from './scene.ts';

/** So many places are drawn for a marker before any will do. */
const SOME = 8;

export function drilled(seed: number): ComputerPlayer {
  return (def, state, open) => inOrder(answers(def, state, open, seed));
}

function* answers(def: BattleDef, state: BattleState, open: Request, seed: number): Generator<BattleAction> {
  if (open.ask === 'marker') {
    const chance = chanceAt(seed, state);
    for (let tries = 0; tries < SOME; tries += 1) yield draft(def, state, open, chance);
  } else if (open.ask === 'deploy' || open.ask === 'scout' || open.ask === 'ambush') {
    yield* places(def, state, open);
  } else if (open.ask === 'activate') {
    yield* activations(def, state, open);
  } else if (open.ask === 'shoot') {
    yield { do: 'shoot', shots: shotsOf(def, state, unitOf(def, open.unit)) };
  }
}

function* activations(
  def: BattleDef,
  state: BattleState,
  open: Extract<Request, { ask: 'activate' }>,
): Generator<BattleAction> {
  const scene = sceneOf(def, state, open.side);
  const waiting = scene.own
    .filter(({ unit }) => open.units.includes(unit.id))
    .map((own) => ({ own, away: own.stance.shaken ? Infinity : edgesApart(own.base.at, own, nearestOf(scene, own)) }))
    .sort((one, other) => one.away - other.away);
  for (const { own } of waiting) {
    let isFirst = true;
    for (const plan of plansOf(scene, own)) {
      yield* doing(def, state, plan, isFirst);
      isFirst = false;
    }
  }
}

/** What a unit wants to do, the first first. */
function plansOf(scene: Scene, own: UnitOnTable): Plan[] {
  const { unit, stance, base } = own;
  const still = { unit, to: null, length: 0, target: null } as const;
  if (stance.shaken) return [{ ...still, action: 'idle' }];
  const hold = { ...still, action: 'hold' } as const;
  if (someHave(unit.unit, 'Immobile')) return [hold];
  const goal = goalOf(scene, own);
  const plans: Plan[] = [];
  const { shoots, fights } = kindOf(unit);
  if (fights) {
    for (const foe of inReach(scene, own, goal)) plans.push({ ...still, action: 'charge', target: foe.unit });
  }
  const fires = shoots && scene.foes.some((foe) => edgesApart(base.at, own, foe) <= rangeOf(unit) + 6);
  const far = Math.max(0, root(goal.x - base.at.x, goal.y - base.at.y) - base.radius);
  if (far > 2 * INCH) {
    const action = fires ? 'advance' : 'rush';
    const length = Math.min(inches(allowance(unit.unit, action)) - 2, far - INCH);
    if (length > 0) plans.push({ ...still, action, to: goal, length });
  }
  return [...plans, hold];
}

/** Enemies that it could charge: those in the way to its goal first, then the nearest. */
function inReach({ foes }: Scene, own: UnitOnTable, goal: Point): UnitOnTable[] {
  const { at } = own.base;
  const way = root(goal.x - at.x, goal.y - at.y);
  const detour = ({ base }: UnitOnTable) =>
    root(base.at.x - at.x, base.at.y - at.y) + root(goal.x - base.at.x, goal.y - base.at.y) - way;
  return foes.filter((foe) => edgesApart(at, own, foe) <= own.charge).sort((one, other) => detour(one) - detour(other));
}

/** The nearest marker that its side neither holds nor stands at; else the nearest enemy. */
function goalOf(scene: Scene, own: UnitOnTable): Point {
  const { at } = own.base;
  const isTaken = (goal: Point) =>
    scene.own.some((one) => one !== own && root(one.base.at.x - goal.x, one.base.at.y - goal.y) <= inches(3));
  const [nearest] = scene.goals
    .filter((goal) => goal.holder !== scene.side && !isTaken(goal.at))
    .map((goal) => goal.at)
    .sort((one, other) => root(one.x - at.x, one.y - at.y) - root(other.x - at.x, other.y - at.y));
  return nearest ?? nearestOf(scene, own).base.at;
}

function nearestOf({ foes }: Scene, own: UnitOnTable): UnitOnTable {
  let nearest = own;
  let least = Infinity;
  for (const foe of foes) {
    const away = edgesApart(own.base.at, own, foe);
    if (away >= least) continue;
    [nearest, least] = [foe, away];
  }
  return nearest;
}

/** Whether a unit's weapons do as much in melee as from afar, and the other way round, within half. */
function kindOf({ unit }: BattleUnit): { readonly shoots: boolean; readonly fights: boolean } {
  let [shots, blows] = [0, 0];
  for (const { range, attacks, count } of unit.weapons) {
    if (range > 0) shots += attacks * count;
    else blows += attacks * count;
  }
  return { shoots: shots > 0 && 2 * shots >= blows, fights: blows > 0 && 2 * blows >= shots };
}

function rangeOf({ unit }: BattleUnit): number {
  let most = 0;
  for (const { range } of unit.weapons) most = Math.max(most, range);
  return most;
}

/** Every weapon at the nearest enemy who has not acted, or else at the nearest; of two at most. */
function shotsOf(def: BattleDef, state: BattleState, unit: BattleUnit): Shot[] {
  const scene = sceneOf(def, state, unit.side);
  const own = scene.own.find((one) => one.unit === unit);
  if (!own) return [];
  const order = scene.foes
    .map((foe) => ({
      unit: foe.unit,
      away: edgesApart(own.base.at, own, foe) + (ofUnit(state, foe.unit.index, UnitCell.activated) === 1 ? 100 : 0),
    }))
    .sort((one, other) => one.away - other.away);
  const chosen: BattleUnit[] = [];
  return shotOptions(def, state, unit).flatMap(({ weapon, targets }): Shot[] => {
    const target = chosen.find((one) => targets.includes(one)) ?? order.find((one) => targets.includes(one.unit))?.unit;
    if (!target || (!chosen.includes(target) && chosen.length === 2)) return [];
    if (!chosen.includes(target)) chosen.push(target);
    return [{ weapon: unit.unit.weapons[weapon]?.name ?? '', target: target.id }];
  });
}
