/** Placing markers and units (GFF-MISSION-02 to -04, GFF-DEPLOY-03 to -06, GFF-SR-AMBUSH-2). */
import { cite } from '../../../journal/cite.ts';
import type { RuleId } from '../../../journal/cite.ts';
import { nearer } from '../../../table/measure.ts';
import type { Point } from '../../../table/shapes.ts';
import { INCH } from '../../../table/units.ts';
import { zoneDepth } from '../deployment.ts';
import { ROUNDS, type Side } from '../rounds.ts';
import type { Member } from '../turn.ts';
import { isCoherent } from './coherency.ts';
import { type Field, type Figure, isNearer, isOver, isWithin, nearest } from './field.ts';

/** How far markers are from each other, and ambushers from enemies; how far beyond their zone scouts may stand. */
const FAR = 9;
const SCOUTED = 12;

export interface MarkerPlacing {
  readonly side: Side;
  readonly active: Side;
  readonly at: Point;
  /** How many markers the mission has. */
  readonly count: number;
}

export function markerFaults({ markers, table }: Field, { side, active, at, count }: MarkerPlacing): RuleId[] {
  const turn = cite('GFF-MISSION-02');
  const zone = cite('GFF-MISSION-03', 'GFF-AMB-05', 'GFF-AMB-06', 'GFF-AMB-46').slice(0, 1);
  const apart = cite('GFF-MISSION-04');
  const depth = zoneDepth(table.depth / INCH) ?? table.depth / INCH;
  const outside = isOver(at.y, depth) && isOver(table.depth - at.y, depth);
  const clear = markers.every((other) => isOver(Math.hypot(other.at.x - at.x, other.at.y - at.y), FAR));
  return [
    ...(side !== active || markers.length >= count ? turn : []),
    ...(outside ? [] : zone),
    ...(clear ? [] : apart),
  ];
}

/** A unit that is put down: its models where they are to stand. */
export interface Placing {
  readonly field: Field;
  readonly member: Member;
  readonly active: Side;
  readonly placed: readonly Figure[];
}

export function deployFaults(placing: Placing): RuleId[] {
  const { member, active, placed, field } = placing;
  const turn = cite('GFF-DEPLOY-03');
  const zone = cite('GFF-DEPLOY-04');
  return [
    ...(member.side === active ? [] : turn),
    ...(placed.every((one) => isInZone(one, member.side, field, 0)) ? [] : zone),
    ...standingFaults(placing),
  ];
}

export function scoutFaults(placing: Placing): RuleId[] {
  const { member, active, placed, field } = placing;
  const rule = cite('GFF-DEPLOY-05', 'GFF-SR-SCOUT-1').slice(0, 1);
  const may = member.side === active && member.setAside === 'scout';
  const there = placed.every((one) => isInZone(one, member.side, field, SCOUTED));
  return [...(may && there ? [] : rule), ...standingFaults(placing)];
}

export function ambushFaults(placing: Placing, round: number): RuleId[] {
  const { member, active, placed, field } = placing;
  const rule = cite('GFF-DEPLOY-06');
  const far = cite('GFF-SR-AMBUSH-2');
  const may = member.side === active && member.setAside === 'ambush' && round >= 2 && round <= ROUNDS;
  const enemies = field.figures.filter(({ side }) => side !== member.side);
  const clear = placed.every((one) => enemies.length === 0 || isOver(nearest([one], enemies), FAR));
  return [...(may ? [] : rule), ...(clear ? [] : far), ...standingFaults(placing)];
}

/** Whole bases within a side's zone, or so many inches beyond it: A's edge is south, B's north (GFF-AMB-05). */
function isInZone({ base }: Figure, side: Side, { table }: Field, beyond: number): boolean {
  const depth = (zoneDepth(table.depth / INCH) ?? 0) + beyond;
  const { at, radius } = base;
  const far = (side === 'A' ? at.y : table.depth - at.y) + radius;
  return isWithin(far, depth) && !isNearer(at.x - radius, 0) && !isNearer(table.width - at.x - radius, 0);
}

/** Together, and 1" from everybody else. */
function standingFaults({ field, member, placed }: Placing): RuleId[] {
  const others = field.figures.filter(({ unit }) => unit !== member.unit.id);
  const together = isCoherent(placed);
  const near = cite('GFF-MOVE-04');
  const crowded = placed.some((one) =>
    others.some((other) => nearer(one.base, other.base, INCH) && isNearer(nearest([one], [other]), 1)),
  );
  return [...(together ? [] : cite('GFF-MOVE-01')), ...(crowded ? near : [])];
}
