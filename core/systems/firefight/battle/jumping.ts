/** Jumps in play: their dice, who falls, and coming down (GFF-MOVE-OPT-03 to -08). */
import type { Breach } from '../../../rules/broken.ts';
import { isRefusal } from '../../../rules/refusal.ts';
import type { Point } from '../../../table/shapes.ts';
import { INCH, inInches } from '../../../table/units.ts';
import { type BattleTable, type ModelFigure, toGrain } from '../terrain/field/field.ts';
import { heightAt } from '../terrain/field/heights.ts';
import { type Jumps, crossingOf, jumpOver } from '../terrain/field/jumps.ts';
import type { Moves } from '../terrain/field/walks.ts';
import { landFaults, standFaults } from '../terrain/field/pushing.ts';
import { fall, fallAp, leap } from '../rules/special-moves.ts';
import type { BattleDef, BattleUnit } from './def.ts';
import { type BattlePlay, changeUnit, counted, note } from './play.ts';
import { figuresOn, isAlive, isOnTable } from './stage.ts';
import { BattleCell, ModelCell, UnitCell, ofUnit, put, putModel } from './state.ts';
import { takeStruck, victimOf } from './wounds.ts';

/** Who did not get across: which model, and how far it falls, in inches. */
interface Fallen {
  readonly model: number;
  readonly inches: number;
}

/** Throws for the jumps of a move, model by model: the ways as they came out, to the foot of the drop where one falls. */
export function throwJumps(play: BattlePlay, unit: BattleUnit, moves: Moves, jumps: Jumps) {
  const { def, state, dice } = play;
  const made: Record<string, Moves[string]> = { ...moves };
  const fallen: Fallen[] = [];
  for (const figure of figuresOn(def, state, unit)) {
    const path = moves[figure.id] ?? [];
    for (const [leg, to] of path.entries()) {
      if (!jumps[figure.id]?.includes(leg)) continue;
      const crossing = crossingOf(def, path[leg - 1] ?? figure.base.at, to);
      const jump = crossing && jumpOver(unit.unit, crossing);
      if (!crossing || !jump || isRefusal(jump)) continue;
      const across = leap(jump, unit.id, dice);
      note(play, 'GFF-MOVE-OPT-04', figure.id, 'jumps', `${tenth(inInches(crossing.units))}"`, across);
      if (across) continue;
      made[figure.id] = [...path.slice(0, leg), crossing.foot];
      fallen.push({ model: figure.number, inches: inInches(crossing.fallen) });
      break;
    }
  }
  return { moves: made, fallen };
}

/**
 * A model falls so far: what it takes, and that it has to be put down. True: its activation is over, for it was its unit's last
 * one; in a group those that are left go on, as everybody does after a fall of less than 2" (GFF-AMB-40).
 */
export function comeDown(play: BattlePlay, unit: BattleUnit, { model, inches }: Fallen): boolean {
  const { state } = play;
  // Dangerous ground on the way may have been its end.
  if (!isOnTable(state, unit) || !isAlive(state, model)) return false;
  const alone = ofUnit(state, unit.index, UnitCell.models) === 1;
  drop(play, unit, { model, inches });
  if (isOnTable(state, unit) && isAlive(state, model)) {
    putModel(state, model, ModelCell.fell, 1);
    put(state, BattleCell.owes, 1);
  }
  return alone && fallAp(inches) !== null;
}

/** The fall itself: a hit for a lone model, the end of one of a group (GFF-MOVE-OPT-05, -07). */
export function drop(play: BattlePlay, unit: BattleUnit, { model, inches }: Fallen): void {
  if (inches <= 0) return;
  const { state, dice, def } = play;
  const struck = fall(victimOf(def, state, unit), inches, dice, def.readings);
  note(play, 'GFF-MOVE-OPT-05', unit.id, 'falls', `${tenth(inches)}"`, counted(struck.wounds, 'wound'));
  const { before, after } = struck;
  if (after.models > 0 && after.models < before.models) {
    putModel(state, model, ModelCell.alive, 0);
    changeUnit(play, 'GFF-MOVE-OPT-07', unit, UnitCell.models, after.models);
  } else takeStruck(play, unit, struck, false);
}

function tenth(inches: number): number {
  return Math.round(inches * 10) / 10;
}

/** A turn by 15 degrees, and how many make a whole one. */
const [COS, SIN, TURNS] = [0.9659258262890683, 0.25881904510252074, 24];

/** The free place nearest to the foot of a drop where a model can come down, by quarters of an inch; null: there is none. */
export function findLanding(def: BattleDef, field: BattleTable, fallen: ModelFigure): Point | null {
  const foot = { ...fallen.base.at };
  const step = INCH / 4;
  for (let far = 0; far <= 2 * INCH + fallen.base.radius; far += step) {
    let [dx, dy] = [far, 0];
    for (let turn = 0; turn < (far === 0 ? 1 : TURNS); turn += 1) {
      const at = { x: toGrain(foot.x + dx), y: toGrain(foot.y + dy) };
      if (landingFaults(def, field, fallen, at).length === 0) return at;
      [dx, dy] = [dx * COS - dy * SIN, dx * SIN + dy * COS];
    }
  }
  return null;
}

/** What is wrong with a place to come down: too far from the foot, higher than it, or not free. */
export function landingFaults(def: BattleDef, field: BattleTable, fallen: ModelFigure, at: Point): Breach[] {
  const foot = fallen.base.at;
  const higher: Breach[] =
    heightAt(def, at) > heightAt(def, foot) ? [{ rule: 'GFF-MOVE-OPT-06', what: fallen.id }] : [];
  return [...landFaults(fallen, foot, at), ...higher, ...standFaults(field, fallen, at)];
}
