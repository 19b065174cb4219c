/** Moves around a melee: piling in, striking reach, consolidating, separating (GFF-MELEE-02, -03, -07 to -10). */
import { cite } from '../../../journal/cite.ts';
import type { RuleId } from '../../../journal/cite.ts';
import type { Point } from '../../../table/shapes.ts';
import { INCH } from '../../../table/units.ts';
import { touchesSome } from './charge.ts';
import { type Field, type Figure, figuresOf, gap, isNearer, isOver, isWithin, lengthOf, nearest } from './field.ts';
import { type Bounds, type Moving, afterMove, wayFaults } from './moves.ts';

/** Inches of a move that is no action: the same for everybody, whatever their rules. */
const SHORT = 3;
/** How near one strikes: across, and up or down. */
const ACROSS = 2;
const UP = 4;

/** Defenders go up to 3" into contact; who could and did not is short of it. */
export function pileInFaults(moving: Pick<Moving, 'field' | 'unit' | 'moves'>, chargers: string): RuleId[] {
  const { field, unit } = moving;
  const rule = cite('GFF-MELEE-02');
  const foes = figuresOf(field, chargers);
  const before = figuresOf(field, unit);
  const wrong = afterMove(moving).some((after, place) => {
    const start = before[place] ?? after;
    const couldTouch = isWithin(nearest([start], foes), SHORT);
    return isTooLong(start, moving, SHORT) || (couldTouch && !touchesSome(after, foes));
  });
  return wrong ? [...rule] : [];
}

function isTooLong({ id, base }: Figure, { moves }: Pick<Moving, 'moves'>, inches: number): boolean {
  return isOver(lengthOf(base.at, moves[id] ?? []), inches);
}

/** Whether a model may strike another in a melee of two units (GFF-MELEE-03, -10). */
export function strikeFaults(striker: Figure, target: Figure, melee: readonly string[]): RuleId[] {
  const faults: RuleId[] = [];
  const part = cite('GFF-MELEE-10', 'GFF-AMB-16').slice(0, 1);
  const reach = cite('GFF-MELEE-03');
  const opposed = melee.includes(striker.unit) && melee.includes(target.unit) && striker.unit !== target.unit;
  if (!opposed) faults.push(...part);
  const high = Math.abs(striker.height - target.height);
  if (isOver(gap(striker, target), ACROSS) || isOver(high, UP)) faults.push(...reach);
  return faults;
}

export interface Consolidation {
  /** The charging unit, and the one it charged. */
  readonly melee: readonly string[];
  readonly destroyed: readonly string[];
}

/** Up to 3" in any direction, where exactly the other unit was destroyed (GFF-MELEE-07). */
export function consolidationFaults(
  moving: Moving,
  { melee, destroyed }: Consolidation,
  bounds: Omit<Bounds, 'charging'>,
): RuleId[] {
  const { field, unit } = moving;
  const rule = cite('GFF-MELEE-07');
  const gone = melee.filter((one) => destroyed.includes(one));
  const alone = gone.length === 1 && gone[0] !== unit && melee.includes(unit);
  const long = figuresOf(field, unit).some((figure) => isTooLong(figure, moving, SHORT));
  return [...(alone && !long ? [] : rule), ...wayFaults(moving, { ...bounds, charging: false })];
}

/** The charging unit goes back to 1" from the other, and no farther than it must (GFF-MELEE-08). */
export function separationFaults(moving: Pick<Moving, 'field' | 'unit' | 'moves'>, other: string): RuleId[] {
  const { field, unit, moves } = moving;
  cite('GFF-MELEE-09');
  const rule = cite('GFF-MELEE-08');
  const foes = figuresOf(field, other);
  const before = figuresOf(field, unit);
  const wrong = afterMove(moving).some((after, place) => {
    const start = before[place] ?? after;
    const least = leastWayOut(start, foes, field);
    // Blocked: it stays, and the record says so.
    if (least === null) return moves[start.id] !== undefined;
    return isNearer(nearest([after], foes), 1) || isOver(lengthOf(start.base.at, moves[start.id] ?? []), least / INCH);
  });
  return wrong ? [...rule] : [];
}

/** The shortest way to 1" from everybody, in units; null where the table's edge leaves none. */
function leastWayOut({ base }: Figure, foes: readonly Figure[], { table }: Field): number | null {
  const rings = foes.map((foe) => ({ at: foe.base.at, radius: foe.base.radius + base.radius + INCH }));
  const isFree = ({ x, y }: Point): boolean =>
    rings.every((ring) => !isNearer(Math.hypot(x - ring.at.x, y - ring.at.y) - ring.radius, 0)) &&
    x >= base.radius &&
    y >= base.radius &&
    x <= table.width - base.radius &&
    y <= table.depth - base.radius;
  const places = [base.at, ...rings.map((ring) => outOf(base.at, ring)), ...crossings(rings)];
  const ways = places.filter(isFree).map(({ x, y }) => Math.hypot(x - base.at.x, y - base.at.y));
  return ways.length === 0 ? null : Math.min(...ways);
}

interface Ring {
  readonly at: Point;
  readonly radius: number;
}

/** The point of a ring that is nearest to a place. */
function outOf(from: Point, { at, radius }: Ring): Point {
  const [dx, dy] = [from.x - at.x, from.y - at.y];
  const far = Math.hypot(dx, dy);
  return far === 0 ? { x: at.x, y: at.y + radius } : { x: at.x + (dx / far) * radius, y: at.y + (dy / far) * radius };
}

/** Where rings cross. */
function crossings(rings: readonly Ring[]): Point[] {
  return rings.flatMap((one, place) => rings.slice(place + 1).flatMap((other) => crossing(one, other)));
}

function crossing(one: Ring, other: Ring): Point[] {
  const [dx, dy] = [other.at.x - one.at.x, other.at.y - one.at.y];
  const far = Math.hypot(dx, dy);
  if (far === 0 || far > one.radius + other.radius || far < Math.abs(one.radius - other.radius)) return [];
  const along = (far * far + one.radius * one.radius - other.radius * other.radius) / (2 * far);
  const aside = Math.sqrt(Math.max(0, one.radius * one.radius - along * along));
  const middle = { x: one.at.x + (dx / far) * along, y: one.at.y + (dy / far) * along };
  const [ox, oy] = [(-dy / far) * aside, (dx / far) * aside];
  return [
    { x: middle.x + ox, y: middle.y + oy },
    { x: middle.x - ox, y: middle.y - oy },
  ];
}
