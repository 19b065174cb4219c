/** Placing markers and units (GFF-MISSION-02 to -04, GFF-DEPLOY-03 to -06, GFF-SR-AMBUSH-2). */
import type { Breach } from '../../../../rules/broken.ts';
import type { RuleId } from '../../../../rules/rule-ids.ts';
import { root } from '../../../../table/from-point.ts';
import type { Point } from '../../../../table/shapes.ts';
import { INCH, inInches } from '../../../../table/units.ts';
import { zoneDepth } from '../../rules/deployment.ts';
import { ROUNDS, type ArmySide } from '../../rules/rounds.ts';
import type { UnitInPlay } from '../../rules/turn.ts';
import { isCoherent } from './coherency.ts';
import {
  type BattleTable,
  type ModelFigure,
  type Path,
  gap,
  isNearer,
  isOnTable,
  isOver,
  isWithin,
  nearWay,
  nearest,
  overlaps,
} from './field.ts';
import { comesOnto, groundOf } from './ground.ts';

/** How far markers are from each other, and ambushers from enemies; how far beyond their zone scouts may stand. */
const FAR = 9;
const SCOUTED = 12;

export interface MarkerPlacing {
  readonly side: ArmySide;
  readonly active: ArmySide;
  readonly at: Point;
  /** How many markers the mission has. */
  readonly count: number;
}

export function markerFaults({ markers, table }: BattleTable, { side, active, at, count }: MarkerPlacing): Breach[] {
  const faults: Breach[] = [];
  if (side !== active || markers.length >= count) faults.push({ rule: 'GFF-MISSION-02' });
  const allowed = zoneDepth(table.depth / INCH) ?? table.depth / INCH;
  const edge = Math.min(at.y, table.depth - at.y);
  if (!isOver(edge, allowed)) faults.push({ rule: 'GFF-MISSION-03', measured: inInches(edge), allowed });
  for (const other of markers) {
    const apart = root(other.at.x - at.x, other.at.y - at.y);
    if (isOver(apart, FAR)) continue;
    faults.push({ rule: 'GFF-MISSION-04', measured: inInches(apart), allowed: FAR });
    break;
  }
  return faults;
}

/** Whether a marker may lie in a place by the zones and the others, as `markerFaults` says: hundreds of places are asked after. */
export function isMarkerPlace({ markers, table }: BattleTable, x: number, y: number): boolean {
  const allowed = zoneDepth(table.depth / INCH) ?? table.depth / INCH;
  if (!isOver(Math.min(y, table.depth - y), allowed)) return false;
  for (const { at } of markers) if (!isOver(root(at.x - x, at.y - y), FAR)) return false;
  return true;
}

/** A unit that is put down: its models where they are to stand. */
export interface UnitPlacing {
  readonly field: BattleTable;
  readonly member: UnitInPlay;
  readonly active: ArmySide;
  readonly placed: readonly ModelFigure[];
}

export function deployFaults(placing: UnitPlacing): Breach[] {
  const { member, active } = placing;
  const faults: Breach[] = [];
  if (member.side !== active) faults.push({ rule: 'GFF-DEPLOY-03' });
  addZoneFault(faults, placing, 'GFF-DEPLOY-04', 0);
  addStandingFaults(faults, placing);
  return faults;
}

export function scoutFaults(placing: UnitPlacing): Breach[] {
  const { member, active } = placing;
  const may = member.side === active && member.setAside === 'scout';
  const faults: Breach[] = [];
  addZoneFault(faults, placing, 'GFF-DEPLOY-05', SCOUTED);
  if (!may && faults.length === 0) faults.push({ rule: 'GFF-DEPLOY-05' });
  addStandingFaults(faults, placing);
  return faults;
}

export function ambushFaults(placing: UnitPlacing, round: number): Breach[] {
  const { member, active, placed, field } = placing;
  const faults: Breach[] = [];
  const may = member.side === active && member.setAside === 'ambush' && round >= 2 && round <= ROUNDS;
  if (!may) faults.push({ rule: 'GFF-DEPLOY-06' });
  const enemies = field.figures.filter(({ side }) => side !== member.side);
  const near = placed.find((one) => !isOver(nearest([one], enemies), FAR));
  if (near) {
    const measured = inInches(nearest([near], enemies));
    faults.push({ rule: 'GFF-SR-AMBUSH-2', measured, allowed: FAR, what: near.id });
  }
  addStandingFaults(faults, placing);
  return faults;
}

/** Whole bases within a side's zone, or so many inches beyond it (GFF-AMB-05). */
function addZoneFault(faults: Breach[], { placed, member, field }: UnitPlacing, rule: RuleId, beyond: number): void {
  const { table, south = 'A' } = field;
  const allowed = (zoneDepth(table.depth / INCH) ?? 0) + beyond;
  const farOf = ({ base: { at, radius } }: ModelFigure) => (member.side === south ? at.y : table.depth - at.y) + radius;
  const wrong = placed.find((one) => !isWithin(farOf(one), allowed) || !isOnTable(one.base, field));
  if (wrong) faults.push({ rule, measured: inInches(farOf(wrong)), allowed, what: wrong.id });
}

/** On the table, together, 1" from everybody else, and in nobody and nothing. */
function addStandingFaults(faults: Breach[], { field, member, placed }: UnitPlacing): void {
  if (!isCoherent(placed)) faults.push({ rule: 'GFF-MOVE-01' });
  for (const one of placed) {
    const near = nearestOther(field, member.unit.id, one);
    if (!isNearer(near, 1)) continue;
    faults.push({ rule: 'GFF-MOVE-04', measured: inInches(near), allowed: 1, what: one.id });
    break;
  }
  const walls = groundOf(field.terrain).impassable;
  const inside = placed.find((one, at) => isInMate(one, placed, at + 1) || comesOnto(one.base, NO_WAY, walls));
  if (inside) faults.push({ rule: 'GFF-MOVE-05', what: inside.id });
  const off = placed.find((one) => !isOnTable(one.base, field));
  if (off) faults.push({ rule: 'GFF-MOVE-08', what: off.id });
}

const NO_WAY: Path = [];

/** The nearest model of another unit, as far as one is within an inch or so; else Infinity. */
function nearestOther(field: BattleTable, unit: string, one: ModelFigure): number {
  let least = Infinity;
  for (const other of nearWay(field, one, 0))
    if (other.unit !== unit) least = Math.min(least, gap(one.base, other.base));
  return least;
}

function isInMate(one: ModelFigure, placed: readonly ModelFigure[], from: number): boolean {
  for (let at = from; at < placed.length; at += 1) {
    const mate = placed[at];
    if (mate && overlaps(one.base, mate.base)) return true;
  }
  return false;
}
