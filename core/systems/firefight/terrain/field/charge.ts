/** Charging: who can be reached, and whether everybody went as far as it takes (GFF-MOVE-06, GFF-MELEE-01). */
import type { Breach } from '../../../../rules/broken.ts';
import { root } from '../../../../table/from-point.ts';
import type { Point } from '../../../../table/shapes.ts';
import { inInches } from '../../../../table/units.ts';
import { type Mover, allowance, allowanceThrough } from '../../rules/actions.ts';
import { someHave } from '../../rules/unit.ts';
import {
  type BattleTable,
  type ModelFigure,
  type Path,
  figuresOf,
  gap,
  isWithin,
  nearest,
  runsInto,
  staysAway,
} from './field.ts';
import { comesOnto, groundOf } from './ground.ts';
import { lengthWithClimbs } from './heights.ts';
import { fallsShort } from './closing.ts';
import { touchesSome } from './contact.ts';
import { formationOf, reachOf } from './formation.ts';
import { type Bounds, moveFaults } from './moves.ts';
import { type Moving, afterMove } from './walks.ts';

/** Whether some model of a unit can charge a target: on the straight line, within its allowance (GFF-AMB-15). */
export function canCharge(field: BattleTable, unit: string, mover: Mover, target: string): boolean {
  const foes = figuresOf(field, target);
  return figuresOf(field, unit).some((figure) => foes.some((foe) => reaches(field, mover, figure, foe)));
}

/**
 * A charge with its moves: everything that is wrong with it. Somebody comes into contact, on whatever legal way; of the
 * others, each comes as near as it can.
 */
export function chargeFaults(moving: Moving, target: string, { readings }: Omit<Bounds, 'charging'>): Breach[] {
  const { field, unit, mover } = moving;
  const faults = moveFaults(moving, 'charge', { readings, charging: true });
  const foes = figuresOf(field, target);
  const before = figuresOf(field, unit);
  const after = afterMove(moving);
  if (!after.some((figure) => touchesSome(figure, foes))) {
    const measured = inInches(nearest(before, foes));
    if (canCharge(field, unit, mover, target)) faults.push({ rule: 'GFF-MELEE-01' });
    else faults.push({ rule: 'GFF-MOVE-06', measured, allowed: allowance(mover, 'charge') });
    return faults;
  }
  if (faults.length > 0) return faults;
  const short = fallsShort(formationOf(moving, before, reachOf(mover, 'charge', 'no')), foes);
  if (short) faults.push({ rule: 'GFF-MELEE-01', what: short.id });
  return faults;
}

/** Whether a charge's way is no longer than it may be. */
function isShort(field: BattleTable, mover: Mover, figure: ModelFigure, path: Path): boolean {
  const length = lengthWithClimbs(field, mover, figure, path);
  if (!isWithin(length, allowance(mover, 'charge'))) return false;
  return (
    isWithin(length, allowanceThrough(mover, 'charge', true)) ||
    !comesOnto(figure.base, path, groundOf(field.terrain).difficult)
  );
}

/** Whether one model gets into contact with another on the straight line. */
function reaches(field: BattleTable, mover: Mover, figure: ModelFigure, foe: ModelFigure): boolean {
  const length = gap(figure.base, foe.base);
  if (!isWithin(length, allowance(mover, 'charge'))) return false;
  const to = towards(figure, foe.base.at, length);
  const path = [to];
  if (!isShort(field, mover, figure, path)) return false;
  if (someHave(mover, 'Flying')) return true;
  for (const other of field.figures) {
    if (other.unit === figure.unit || other.id === foe.id || staysAway(figure.base, length, other.base, 0)) continue;
    if (runsInto(figure.base, path, other.base)) return false;
  }
  return !comesOnto(figure.base, path, groundOf(field.terrain).impassable);
}

/** So many units from a base's middle straight towards a point. */
export function towards({ base: { at } }: Pick<ModelFigure, 'base'>, to: Point, units: number): Point {
  const far = root(to.x - at.x, to.y - at.y);
  if (far === 0) return at;
  return { x: at.x + ((to.x - at.x) / far) * units, y: at.y + ((to.y - at.y) / far) * units };
}
