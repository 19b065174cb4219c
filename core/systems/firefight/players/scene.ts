/** The battle as the greedy player looks at it: where everybody stands, and what the markers are worth to whom. */
import { kept } from '../../../event/kept.ts';
import { root } from '../../../table/from-point.ts';
import type { Disc, Point } from '../../../table/shapes.ts';
import { INCH } from '../../../table/units.ts';
import { allowance } from '../rules/actions.ts';
import type { BattleDef, BattleUnit, StageFigure } from '../battle/def.ts';
import { eyesOf, fieldOf, figuresOn, isOnTable } from '../battle/stage.ts';
import { BattleCell, type BattleState, UnitCell, get, ofUnit } from '../battle/state.ts';
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
  /** Whether it has been activated this round. */
  readonly acted: boolean;
}

interface Goal {
  readonly at: Point;
  readonly holder: ArmySide | null;
}

/** Who is at a marker now, the chance that an enemy still comes there this round, and who holds it: 1, 0 or -1. */
interface GoalOutlook {
  readonly mates: readonly UnitOnTable[];
  readonly there: readonly UnitOnTable[];
  readonly comes: number;
  readonly held: number;
  readonly worth: number;
}

export interface Scene {
  readonly def: BattleDef;
  readonly side: ArmySide;
  readonly round: number;
  readonly isLast: boolean;
  readonly own: readonly UnitOnTable[];
  readonly foes: readonly UnitOnTable[];
  readonly goals: readonly Goal[];
  readonly outlooks: readonly GoalOutlook[];
  /** How much a blow counts, and what it is worth by the markers that an enemy can hold none any more, in the enemies' order. */
  readonly counts: readonly number[];
  readonly denials: readonly number[];
}

export function sceneOf(def: BattleDef, state: BattleState, side: ArmySide): Scene {
  const { markers } = fieldOf(def, state);
  const own: UnitOnTable[] = [];
  const foes: UnitOnTable[] = [];
  for (const unit of def.units) {
    const figure = isOnTable(state, unit) ? figuresOn(def, state, unit)[0] : undefined;
    if (figure !== undefined) (unit.side === side ? own : foes).push(unitSeen(def, state, unit, figure));
  }
  const round = get(state, BattleCell.round);
  // A scene is made for every decision, thousands of times where somebody looks ahead: no copies, and plain loops.
  const goals: Goal[] = [];
  const outlooks: GoalOutlook[] = [];
  for (const { at, holder } of markers) {
    const goal = { at: { x: at.x, y: at.y }, holder };
    goals.push(goal);
    outlooks.push(outlookOf(goal, own, foes, side, round));
  }
  const counts: number[] = [];
  const denials: number[] = [];
  for (const foe of foes) {
    counts.push((foe.acted ? 1 : SOONER) * (BLOWS[round] ?? 1));
    denials.push(denialOf(outlooks, foe));
  }
  return { def, side, round, isLast: round === ROUNDS, own, foes, goals, outlooks, counts, denials };
}

/** Each unit of a battle as it was last looked at: most have done nothing since, and look the same. */
const seenIn = kept((_def: BattleDef): UnitOnTable[] => []);

function unitSeen(def: BattleDef, state: BattleState, unit: BattleUnit, figure: StageFigure): UnitOnTable {
  const { x, y } = figure.base.at;
  const stance = stanceOf(def, state, unit);
  const eyes = eyesOf(figure);
  const acted = ofUnit(state, unit.index, UnitCell.activated) === 1;
  const units = seenIn(def);
  const last = units[unit.index];
  if (last?.stance === stance && last.acted === acted && last.eyes === eyes) {
    const { base } = last;
    if (base.at.x === x && base.at.y === y && base.radius === figure.base.radius) return last;
  }
  const base: Disc = { kind: 'disc', at: { x, y }, radius: figure.base.radius };
  const seen = { unit, stance, base, eyes, charge: allowance(unit.unit, 'charge'), acted };
  units[unit.index] = seen;
  return seen;
}

/** A unit that is not on the table yet, as if it were. */
export function unitToCome(def: BattleDef, state: BattleState, unit: BattleUnit): UnitOnTable | null {
  const figure = def.stage.all[unit.firstModel];
  return figure ? unitSeen(def, state, unit, figure) : null;
}

/** Inches between the edges of a unit's first model, were it there, and another's. */
export function edgesApart({ x, y }: Point, { base: { radius } }: UnitOnTable, { base }: UnitOnTable): number {
  return Math.max(0, (root(base.at.x - x, base.at.y - y) - radius - base.radius) / INCH);
}

/** Points that a marker is worth beside those of units, by round: only who holds it after the last one counts. */
const MARKER = [0, 45, 55, 75, 160] as const;

/** Of what an attack is worth, the part that counts by round: whoever falls in the last one can do no more there. */
export const BLOWS = [1, 1, 1, 0.9, 0.35] as const;

/** A blow at somebody who has not acted yet counts so much more. */
export const SOONER = 1.15;

/** How near counts as there, in inches; a hair inside the rule (GFF-MISSION-06). */
const THERE = 2.9;

/** The chance that an enemy who may still come to a marker does. */
const COMES = 0.3;

/** What is left of a marker's worth where a mate is there already. */
const GUARDED = 0.12;

function isNear({ base: { at, radius } }: UnitOnTable, { x, y }: Point, far: number): boolean {
  return root(at.x - x, at.y - y) - radius <= far * INCH;
}

/** Who is at a marker, and how many enemies may still come there this round. */
function outlookOf(
  { at, holder }: Goal,
  own: readonly UnitOnTable[],
  foes: readonly UnitOnTable[],
  side: ArmySide,
  round: number,
): GoalOutlook {
  const mates: UnitOnTable[] = [];
  const there: UnitOnTable[] = [];
  for (const one of own) if (!one.stance.shaken && isNear(one, at, THERE)) mates.push(one);
  let later = 0;
  for (const one of foes) {
    if (!one.stance.shaken && isNear(one, at, THERE)) there.push(one);
    else if (!one.acted && isNear(one, at, one.charge + THERE)) later += 1;
  }
  const held = holder === null ? 0 : holder === side ? 1 : -1;
  return { mates, there, comes: 1 - (1 - COMES) ** later, held, worth: MARKER[round] ?? 0 };
}

/** How a marker's round is likely to end for a side that is there or not: 1 for its own, -1 for the other's. */
function endOf({ comes, held }: GoalOutlook, mates: boolean, foes: boolean): number {
  if (foes) return mates ? 0 : -1;
  return mates ? 1 - comes : held - comes * (held + 1);
}

/** What each marker is worth to a unit, wherever it stands. */
export function marksFor({ outlooks }: Scene, unit: BattleUnit): number[] {
  const marks: number[] = [];
  for (const goal of outlooks) {
    const { mates, there, worth } = goal;
    const guarded = mates.some((one) => one.unit !== unit);
    const swing = endOf(goal, true, there.length > 0) - endOf(goal, false, there.length > 0);
    marks.push(worth * (guarded ? GUARDED : Math.max(GUARDED, swing)));
  }
  return marks;
}

/** What it is worth by the markers that an enemy can hold none any more. */
function denialOf(outlooks: readonly GoalOutlook[], foe: UnitOnTable): number {
  let sum = 0;
  for (const goal of outlooks) {
    if (goal.there.length !== 1 || goal.there[0] !== foe) continue;
    const mates = goal.mates.length > 0;
    sum += goal.worth * (endOf(goal, mates, false) - endOf(goal, mates, true));
  }
  return sum;
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
