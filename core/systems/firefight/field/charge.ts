/** Charging: who can be reached, and whether everybody went as far as it takes (GFF-MOVE-06, GFF-MELEE-01). */
import { cite } from '../../../journal/cite.ts';
import type { RuleId } from '../../../journal/cite.ts';
import type { Point } from '../../../table/shapes.ts';
import { type Mover, allowanceThrough } from '../actions.ts';
import { someHave } from '../unit.ts';
import { type Field, type Figure, figuresOf, gap, isImpassable, isWithin, runsInto } from './field.ts';
import { type Bounds, type Moving, afterMove, crosses, moveFaults } from './moves.ts';

/** Whether some model of a unit can charge a target: on the straight line, within its allowance (GFF-AMB-15). */
export function canCharge(field: Field, unit: string, mover: Mover, target: string): boolean {
  cite('GFF-MOVE-06', 'GFF-ACT-07', 'GFF-AMB-15');
  const foes = figuresOf(field, target);
  return figuresOf(field, unit).some((figure) => foes.some((foe) => reaches(field, mover, figure, foe)));
}

/** A charge with its moves: everything that is wrong with it. */
export function chargeFaults(moving: Moving, target: string, bounds: Omit<Bounds, 'charging'>): RuleId[] {
  const { field, unit, mover } = moving;
  const faults = moveFaults(moving, 'charge', { ...bounds, charging: true });
  if (!canCharge(field, unit, mover, target)) return [...faults, ...cite('GFF-MOVE-06')];
  const foes = figuresOf(field, target);
  const before = figuresOf(field, unit);
  const rule = cite('GFF-MELEE-01');
  const short = afterMove(moving).some((after, place) => {
    const start = before[place];
    return start !== undefined && !touchesSome(after, foes) && foes.some((foe) => reaches(field, mover, start, foe));
  });
  return short ? [...faults, ...rule] : faults;
}

export function touchesSome(figure: Figure, others: readonly Figure[]): boolean {
  return others.some((other) => isWithin(gap(figure, other), 0));
}

/** Whether one model gets into contact with another on the straight line. */
function reaches(field: Field, mover: Mover, figure: Figure, foe: Figure): boolean {
  const length = gap(figure, foe);
  const path = [towards(figure, foe.base.at, length)];
  const difficult = crosses(figure, path, field, 'difficult');
  if (!isWithin(length, allowanceThrough(mover, 'charge', difficult))) return false;
  if (someHave(mover, 'Flying')) return true;
  const inTheWay = field.figures.filter((other) => other.unit !== figure.unit && other.id !== foe.id);
  const walls = field.terrain.filter(isImpassable);
  return ![...inTheWay.map(({ base }) => base), ...walls.map(({ shape }) => shape)].some((shape) =>
    runsInto(figure, path, shape),
  );
}

/** So many units from a base's middle straight towards a point. */
export function towards({ base: { at } }: Pick<Figure, 'base'>, to: Point, units: number): Point {
  const far = Math.hypot(to.x - at.x, to.y - at.y);
  if (far === 0) return at;
  return { x: at.x + ((to.x - at.x) / far) * units, y: at.y + ((to.y - at.y) / far) * units };
}
