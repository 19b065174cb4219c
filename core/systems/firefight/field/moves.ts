/** What is wrong with a unit's move (GFF-MOVE, GFF-TERRAIN-04). */
import { cite } from '../../../journal/cite.ts';
import type { RuleId } from '../../../journal/cite.ts';
import { type Action, type Mover, allowance, allowanceThrough } from '../actions.ts';
import type { Readings } from '../readings.ts';
import { someHave } from '../unit.ts';
import { isCoherent } from './coherency.ts';
import {
  type Field,
  type Figure,
  type Path,
  clearance,
  figuresOf,
  isImpassable,
  isNearer,
  isWithin,
  lengthOf,
  movedTo,
  runsInto,
} from './field.ts';

/** Ways by model; a model without one stays. */
export type Moves = Readonly<Record<string, Path>>;

export interface Moving {
  readonly field: Field;
  readonly unit: string;
  readonly mover: Mover;
  readonly moves: Moves;
}

/** How a move is bound: by an action's allowance, or by a plain number of inches. */
export interface Bounds {
  /** A charge may come as near to others as it likes. */
  readonly charging: boolean;
  readonly readings: Readings;
}

/** Where the unit's models stand after its move. */
export function afterMove({ field, unit, moves }: Pick<Moving, 'field' | 'unit' | 'moves'>): readonly Figure[] {
  return figuresOf(field, unit).map((figure) => movedTo(figure, moves[figure.id]?.at(-1)));
}

/** Every fault of a move by an action, all of them and each once. */
export function moveFaults(moving: Moving, action: Action, bounds: Bounds): RuleId[] {
  return [...new Set([...lengthFaults(moving, action), ...wayFaults(moving, bounds)])];
}

function lengthFaults({ field, unit, mover, moves }: Moving, action: Action): RuleId[] {
  const own = figuresOf(field, unit).filter(({ id }) => moves[id]);
  const longest = Math.max(0, ...own.map(({ id, base }) => lengthOf(base.at, moves[id] ?? [])));
  const difficult = own.some((figure) => crosses(figure, moves[figure.id] ?? [], field, 'difficult'));
  const plain = cite('GFF-MOVE-07');
  if (!isWithin(longest, allowance(mover, action))) return [...plain];
  return isWithin(longest, allowanceThrough(mover, action, difficult)) ? [] : [...cite('GFF-TERRAIN-04')];
}

/** Whether a base is in terrain of a kind anywhere on its way. */
export function crosses(figure: Figure, path: Path, { terrain }: Pick<Field, 'terrain'>, trait: string): boolean {
  return terrain.some(({ traits, shape }) => traits.includes(trait) && runsInto(figure, path, shape));
}

/** What is wrong with the ways and the places, whatever their length. */
export function wayFaults(moving: Moving, { charging, readings }: Bounds): RuleId[] {
  const { field, unit, mover, moves } = moving;
  const flying = someHave(mover, 'Flying');
  if (flying) cite('GFF-SR-FLYING-1');
  const after = afterMove(moving);
  const movers = figuresOf(field, unit).filter(({ id }) => moves[id]);
  const strangers = field.figures.filter((other) => other.unit !== unit);
  const faults: RuleId[] = [];
  const apart = cite('GFF-MOVE-04');
  const endOnly = flying || readings.separationPath === 'end';
  if (!charging && movers.some((one) => comesTooNear(one, moves[one.id] ?? [], strangers, endOnly)))
    faults.push(...apart);
  if (movers.some((one) => runsThrough(one, moving, after, flying))) faults.push(...cite('GFF-MOVE-05'));
  if (after.some((one) => moves[one.id] && !isOnTable(one, field))) faults.push(...cite('GFF-MOVE-08'));
  if (!isCoherent(after)) faults.push(...cite('GFF-MOVE-01'));
  return faults;
}

/** Nearer than 1" at the end, or on the way; who begins nearer may go away, and not come nearer still. */
function comesTooNear(figure: Figure, path: Path, others: readonly Figure[], endOnly: boolean): boolean {
  const end = path.at(-1);
  const there = end === undefined ? figure : movedTo(figure, end);
  return others.some((other) => {
    if (isNearer(clearance(there, [there.base.at], other.base), 1)) return true;
    if (endOnly) return false;
    const start = Math.max(0, clearance(figure, [figure.base.at], other.base));
    const least = clearance(figure, path, other.base);
    return isNearer(least, 1) && least < start - 1e-9;
  });
}

/** Through or into a model or impassable ground. Models of the unit that move too are in nobody's way until they stand. */
function runsThrough(
  figure: Figure,
  { field, moves, unit }: Moving,
  after: readonly Figure[],
  flying: boolean,
): boolean {
  const path = moves[figure.id] ?? [];
  const end = path.at(-1) ?? figure.base.at;
  const there = movedTo(figure, end);
  const still = field.figures.filter((other) => other.id !== figure.id && !(other.unit === unit && moves[other.id]));
  const walls = field.terrain.filter(isImpassable).map(({ shape }) => shape);
  const onWay = [...still.map(({ base }) => base), ...walls];
  const atEnd = [...onWay, ...after.filter(({ id }) => id !== figure.id).map(({ base }) => base)];
  return (
    atEnd.some((shape) => runsInto(there, [end], shape)) ||
    (!flying && onWay.some((shape) => runsInto(figure, path, shape)))
  );
}

/** The whole base is on the table. */
export function isOnTable({ base: { at, radius } }: Pick<Figure, 'base'>, { table }: Pick<Field, 'table'>): boolean {
  const inside = (middle: number, size: number) =>
    !isNearer(middle - radius, 0) && !isNearer(size - middle - radius, 0);
  return inside(at.x, table.width) && inside(at.y, table.depth);
}
