/** The battle as the greedy player looks at it: where everybody stands, and what the markers are worth to whom. */
import { root } from '../../../table/from-point.ts';
import type { Disc, Point } from '../../../table/shapes.ts';
import { INCH } from '../../../table/units.ts';
import { allowance } from '../rules/actions.ts';
import type { BattleDef, BattleUnit } from '../battle/def.ts';
import { eyesOf, fieldOf, figuresOn, isOnTable } from '../battle/stage.ts';
import { BattleCell, type BattleState, get } from '../battle/state.ts';
import { ROUNDS, type ArmySide } from '../rules/rounds.ts';
import { type Stance, stanceOf } from './worth.ts';

/** A unit on the table, by the first of its models. */
export interface UnitOnTable {
  readonly unit: BattleUnit;
  readonly stance: Stance;
  readonly base: Disc;
  /** How high it sees and is seen, in units. */
  readonly eyes: number;
  /** How far it charges, in inches. */
  readonly charge: number;
}

interface Goal {
  readonly at: Point;
  readonly holder: ArmySide | null;
}

export interface Scene {
  readonly def: BattleDef;
  readonly side: ArmySide;
  readonly isLast: boolean;
  readonly own: readonly UnitOnTable[];
  readonly foes: readonly UnitOnTable[];
  readonly goals: readonly Goal[];
}

export function sceneOf(def: BattleDef, state: BattleState, side: ArmySide): Scene {
  const field = fieldOf(def, state);
  const [own, foes]: [UnitOnTable[], UnitOnTable[]] = [[], []];
  for (const unit of def.units) {
    const [figure] = isOnTable(state, unit) ? figuresOn(def, state, unit) : [];
    if (!figure) continue;
    const { at, radius } = figure.base;
    const base = { kind: 'disc', at: { x: at.x, y: at.y }, radius } as const;
    const eyes = eyesOf(figure);
    const seen = { unit, stance: stanceOf(state, unit), base, eyes, charge: allowance(unit.unit, 'charge') };
    (unit.side === side ? own : foes).push(seen);
  }
  return {
    def,
    side,
    isLast: get(state, BattleCell.round) === ROUNDS,
    own,
    foes,
    goals: field.markers.map(({ at, holder }) => ({ at: { x: at.x, y: at.y }, holder })),
  };
}

/** Inches between the edges of a unit's first model, were it there, and another's. */
export function edgesApart({ x, y }: Point, { base: { radius } }: UnitOnTable, { base }: UnitOnTable): number {
  return Math.max(0, (root(base.at.x - x, base.at.y - y) - radius - base.radius) / INCH);
}

/** Points that a marker is worth beside those of units. */
const MARKER = 70;

/** How much a marker counts by who holds it, and what of that is left where a unit of one's own is there already. */
const HELD = { own: 0.3, nobody: 1, foe: 1.3, guarded: 0.2, threatened: 0.9 } as const;

/** How near counts as there, in inches; a hair inside the rule (GFF-MISSION-06). */
const THERE = 2.9;

/** How near to a marker an enemy threatens it, in inches. */
const THREAT = 12;

function isNear({ base: { at, radius } }: UnitOnTable, { x, y }: Point, far: number): boolean {
  return root(at.x - x, at.y - y) - radius <= far * INCH;
}

/** What each marker is worth to a unit, wherever it stands. */
export function marksFor({ own, foes, goals, side }: Scene, unit: BattleUnit): number[] {
  return goals.map(({ at, holder }) => {
    const guarded = own.some((one) => one.unit !== unit && !one.stance.shaken && isNear(one, at, THERE));
    const threatened = foes.some((one) => isNear(one, at, THREAT));
    const worth =
      holder === side ? (threatened ? HELD.threatened : HELD.own) : holder === null ? HELD.nobody : HELD.foe;
    return MARKER * worth * (guarded ? HELD.guarded : 1);
  });
}

/** What a place is worth by the markers: being at one, and in the rounds before the last also being on the way. */
export function placeWorth(
  { goals, isLast }: Scene,
  marks: readonly number[],
  radius: number,
  { x, y }: Point,
): number {
  let best = 0;
  for (let mark = 0; mark < goals.length; mark += 1) {
    const goal = goals[mark];
    if (!goal) continue;
    const far = (root(goal.at.x - x, goal.at.y - y) - radius) / INCH;
    const part = far <= THERE ? 1 : isLast ? 0 : 0.5 * Math.max(0, 1 - far / 36);
    best = Math.max(best, part * (marks[mark] ?? 0));
  }
  return best;
}

/** The marker that is worth most on the way to it. */
export function bestGoal(scene: Scene, unit: BattleUnit): Point | null {
  const seen = scene.own.find((one) => one.unit === unit);
  if (!seen) return null;
  const marks = marksFor(scene, unit);
  const { x, y } = seen.base.at;
  const liking = scene.goals.map(({ at }, mark) => ({
    at,
    worth: (marks[mark] ?? 0) * Math.max(0.1, 1 - root(at.x - x, at.y - y) / INCH / 48),
  }));
  return liking.sort((a, b) => b.worth - a.worth)[0]?.at ?? null;
}
