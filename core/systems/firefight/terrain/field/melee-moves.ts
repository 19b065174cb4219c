/** Moves around a melee: piling in, striking reach, consolidating, separating (GFF-MELEE-02, -03, -07 to -10). */
import type { Breach } from '../../../../rules/broken.ts';
import type { RuleId } from '../../../../rules/rule-ids.ts';
import { inInches } from '../../../../table/units.ts';
import { fallsShort } from './closing.ts';
import { disorderOf } from './coherency.ts';
import { type ModelFigure, figuresOf, gap, isOver, isWithin } from './field.ts';
import { SHORT, SHORT_REACH, formationOf } from './formation.ts';
import { lengthWithClimbs } from './heights.ts';
import { type Bounds, bodyFaults, wayFaults } from './moves.ts';
import { type Parting, partingCost, partingOf, worseIn } from './parting.ts';
import type { Leaving } from './parting-places.ts';
import type { Moving } from './walks.ts';

/** How near one strikes: across, and up or down. */
const ACROSS = 2;
const UP = 4;

/** Defenders go up to 3" into contact, or as near as they come; none of that tears their unit apart. */
export function pileInFaults(moving: Moving, chargers: string): Breach[] {
  const { field, unit } = moving;
  const rule = 'GFF-MELEE-02';
  const before = figuresOf(field, unit);
  const faults = [...lengthFaults(moving, before, rule), ...bodyFaults(moving)];
  const formation = formationOf(moving, before, SHORT_REACH);
  if (disorderOf(formation.after) > formation.limit) faults.push({ rule: 'GFF-MOVE-01' });
  if (faults.length > 0) return faults;
  const short = fallsShort(formation, figuresOf(field, chargers));
  return short ? [{ rule, what: short.id }] : [];
}

/** Those that go farther than a move that is no action. */
function lengthFaults(
  { field, mover, moves }: Pick<Moving, 'field' | 'mover' | 'moves'>,
  before: readonly ModelFigure[],
  rule: RuleId,
): Breach[] {
  return before.flatMap((figure) => {
    const length = lengthWithClimbs(field, mover, figure, moves[figure.id] ?? []);
    return isOver(length, SHORT) ? [{ rule, measured: inInches(length), allowed: SHORT, what: figure.id }] : [];
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

/** The charging unit goes back to 1" from the other, and no farther than it must (GFF-MELEE-08, GFF-AMB-51). */
export function separationFaults(moving: Moving, other: string, best = separationOf(moving, other)): Breach[] {
  const { moves } = moving;
  const faults = bodyFaults(moving);
  const leaving = leavingOf(moving, other);
  const cost = moves === best.ways ? best.cost : partingCost(leaving, moves);
  // What the thorough look alone finds is nobody's duty: records of before it hold ways that are as good as could be found.
  const { cost: least } = worseIn(cost, best.cost) === null ? best : partingOf(leaving, false);
  const worse = worseIn(cost, least);
  if (worse === 'near') faults.push({ rule: 'GFF-MELEE-08', measured: cost.near, allowed: least.near });
  if (worse === 'disorder') faults.push({ rule: 'GFF-MOVE-01' });
  if (worse === 'crowded') faults.push({ rule: 'GFF-MOVE-04' });
  if (worse === 'length') {
    faults.push({ rule: 'GFF-MELEE-08', measured: inInches(cost.length), allowed: inInches(least.length) });
  }
  return faults;
}

/** The best way apart from a unit (GFF-MELEE-08). */
export function separationOf(moving: Pick<Moving, 'field' | 'unit' | 'mover'>, other: string): Parting {
  return partingOf(leavingOf(moving, other));
}

function leavingOf({ field, unit, mover }: Pick<Moving, 'field' | 'unit' | 'mover'>, other: string): Leaving {
  return { field, mover, figures: figuresOf(field, unit), foes: figuresOf(field, other) };
}
