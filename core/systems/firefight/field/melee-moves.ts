/** Moves around a melee: piling in, striking reach, consolidating, separating (GFF-MELEE-02, -03, -07 to -10). */
import type { Breach } from '../../../rules/broken.ts';
import type { RuleId } from '../../../rules/rule-ids.ts';
import { root } from '../../../table/from-point.ts';
import type { Point } from '../../../table/shapes.ts';
import { INCH, inInches } from '../../../table/units.ts';
import { someHave } from '../unit.ts';
import { contactOf, touchesSome } from './contact.ts';
import {
  type BattleTable,
  type ModelFigure,
  figuresOf,
  gap,
  isNearer,
  isOver,
  isWithin,
  lengthOf,
  movedTo,
  nearest,
  overlaps,
} from './field.ts';
import { comesOnto, groundOf } from './ground.ts';
import { type Bounds, type Moving, afterMove, bodyFaults, isOnTable, wayFaults } from './moves.ts';

/** Inches of a move that is no action: the same for everybody, whatever their rules. */
const SHORT = 3;
/** How near one strikes: across, and up or down. */
const ACROSS = 2;
const UP = 4;

/** Defenders go up to 3" into contact; who could and did not is short of it. */
export function pileInFaults(moving: Moving, chargers: string): Breach[] {
  const { field, unit } = moving;
  const rule = 'GFF-MELEE-02';
  const foes = figuresOf(field, chargers);
  const before = figuresOf(field, unit);
  const after = afterMove(moving);
  const faults = lengthFaults(moving, before, rule);
  const short = after.find((figure, index) => {
    const start = before[index] ?? figure;
    if (touchesSome(figure, foes)) return false;
    const mates = after.filter((mate) => mate !== figure);
    return foes.some((foe) => pileInContact(moving, start, foe, mates) !== null);
  });
  if (short) faults.push({ rule, what: short.id });
  return [...faults, ...bodyFaults(moving)];
}

/** Where a defender can go straight into contact with a charger, past its mates where they stand by then. */
export function pileInContact(
  { field, mover }: Pick<Moving, 'field' | 'mover'>,
  figure: ModelFigure,
  foe: ModelFigure,
  placed: readonly ModelFigure[],
): Point | null {
  if (!isWithin(gap(figure.base, foe.base), SHORT)) return null;
  const isShort = (to: Point) => isWithin(lengthOf(figure.base.at, [to]), SHORT);
  return contactOf(field, figure, foe, { flying: someHave(mover, 'Flying'), isShort, placed });
}

/** Those that go farther than a move that is no action. */
function lengthFaults({ moves }: Pick<Moving, 'moves'>, before: readonly ModelFigure[], rule: RuleId): Breach[] {
  return before.flatMap(({ id, base }) => {
    const length = lengthOf(base.at, moves[id] ?? []);
    return isOver(length, SHORT) ? [{ rule, measured: inInches(length), allowed: SHORT, what: id }] : [];
  });
}

/** Whether a model may strike another in a melee of two units (GFF-MELEE-03, -10). */
export function strikeFaults(striker: ModelFigure, target: ModelFigure, melee: readonly string[]): Breach[] {
  const opposed = melee.includes(striker.unit) && melee.includes(target.unit) && striker.unit !== target.unit;
  const faults: Breach[] = [];
  if (!opposed) faults.push({ rule: 'GFF-MELEE-10', what: striker.id });
  if (!isInReach(striker, target)) {
    const measured = inInches(gap(striker.base, target.base));
    faults.push({ rule: 'GFF-MELEE-03', measured, allowed: ACROSS, what: striker.id });
  }
  return faults;
}

/** Near enough to strike: 2" across and 4" up or down (GFF-MELEE-03). */
function isInReach(striker: ModelFigure, target: ModelFigure): boolean {
  return isWithin(gap(striker.base, target.base), ACROSS) && isWithin(Math.abs(striker.height - target.height), UP);
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
): Breach[] {
  const { field, unit } = moving;
  const rule: RuleId = 'GFF-MELEE-07';
  const gone = melee.filter((one) => destroyed.includes(one));
  const alone = gone.length === 1 && gone[0] !== unit && melee.includes(unit);
  return [
    ...(alone ? [] : [{ rule }]),
    ...lengthFaults(moving, figuresOf(field, unit), rule),
    ...wayFaults(moving, { ...bounds, charging: false }),
  ];
}

/** The charging unit goes back to 1" from the other, and no farther than it must (GFF-MELEE-08). */
export function separationFaults(moving: Pick<Moving, 'field' | 'unit' | 'moves'>, other: string): Breach[] {
  const { field, unit, moves } = moving;
  const foes = figuresOf(field, other);
  const before = figuresOf(field, unit);
  const after = afterMove(moving);
  return after.flatMap((figure, index): Breach[] => {
    const start = before[index] ?? figure;
    const [way] = waysOut(start, foes, field, [...after.slice(0, index), ...before.slice(index + 1)]);
    const model = start.id;
    // Blocked: it stays, and the record says so.
    if (way === undefined) return moves[model] === undefined ? [] : [{ rule: 'GFF-MELEE-08', what: model, allowed: 0 }];
    const apart = nearest([figure], foes);
    if (isNearer(apart, 1)) return [{ rule: 'GFF-MELEE-08', what: model, measured: inInches(apart), allowed: 1 }];
    const length = lengthOf(start.base.at, moves[model] ?? []);
    const allowed = inInches(way.length);
    return isOver(length, allowed) ? [{ rule: 'GFF-MELEE-08', what: model, measured: inInches(length), allowed }] : [];
  });
}

export interface WayOut {
  readonly to: Point;
  readonly length: number;
}

/**
 * The straight ways of a charger to 1" from every foe, the shortest first; none where the table's edge, walls or others
 * leave none. `mates`: the unit's other models, those before it where they have gone, the rest where they were.
 */
export function waysOut(
  start: ModelFigure,
  foes: readonly ModelFigure[],
  field: BattleTable,
  mates: readonly ModelFigure[],
): WayOut[] {
  const { base } = start;
  const rings = foes.map((foe) => ({ at: foe.base.at, radius: foe.base.radius + base.radius + INCH }));
  const others = field.figures.filter(({ unit }) => unit !== start.unit);
  const walls = groundOf(field.terrain).impassable;
  const isFree = (to: Point): boolean => {
    const there = movedTo(start, to);
    return (
      rings.every((ring) => !isNearer(root(to.x - ring.at.x, to.y - ring.at.y) - ring.radius, 0)) &&
      isOnTable(there.base, field) &&
      ![...others, ...mates].some((one) => overlaps(there.base, one.base)) &&
      !comesOnto(start.base, [to], walls)
    );
  };
  return [base.at, ...rings.map((ring) => outOf(base.at, ring)), ...crossings(rings)]
    .filter(isFree)
    .map((to) => ({ to, length: root(to.x - base.at.x, to.y - base.at.y) }))
    .sort((one, two) => one.length - two.length);
}

interface Ring {
  readonly at: Point;
  readonly radius: number;
}

/** The point of a ring that is nearest to a place. */
function outOf(from: Point, { at, radius }: Ring): Point {
  const [dx, dy] = [from.x - at.x, from.y - at.y];
  const far = root(dx, dy);
  return far === 0 ? { x: at.x, y: at.y + radius } : { x: at.x + (dx / far) * radius, y: at.y + (dy / far) * radius };
}

/** Where rings cross. */
function crossings(rings: readonly Ring[]): Point[] {
  return rings.flatMap((one, place) => rings.slice(place + 1).flatMap((other) => crossing(one, other)));
}

function crossing(one: Ring, other: Ring): Point[] {
  const [dx, dy] = [other.at.x - one.at.x, other.at.y - one.at.y];
  const far = root(dx, dy);
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
