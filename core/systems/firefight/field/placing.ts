/** Placing markers and units (GFF-MISSION-02 to -04, GFF-DEPLOY-03 to -06, GFF-SR-AMBUSH-2). */
import { cite } from '../../../journal/cite.ts';
import type { RuleId } from '../../../journal/cite.ts';
import { root } from '../../../table/from-point.ts';
import type { Point } from '../../../table/shapes.ts';
import { INCH, inInches } from '../../../table/units.ts';
import { zoneDepth } from '../deployment.ts';
import { ROUNDS, type Side } from '../rounds.ts';
import type { Member } from '../turn.ts';
import { isCoherent } from './coherency.ts';
import { type Fault, type Field, type Figure, isNearer, isOver, isWithin, nearest, overlaps } from './field.ts';
import { comesOnto, groundOf } from './ground.ts';
import { isOnTable } from './moves.ts';

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

export function markerFaults({ markers, table }: Field, { side, active, at, count }: MarkerPlacing): Fault[] {
  cite('GFF-MISSION-02', 'GFF-MISSION-03', 'GFF-MISSION-04', 'GFF-AMB-05', 'GFF-AMB-06', 'GFF-AMB-46');
  const faults: Fault[] = [];
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

/** A unit that is put down: its models where they are to stand. */
export interface Placing {
  readonly field: Field;
  readonly member: Member;
  readonly active: Side;
  readonly placed: readonly Figure[];
}

export function deployFaults(placing: Placing): Fault[] {
  const { member, active } = placing;
  cite('GFF-DEPLOY-03');
  return [
    ...(member.side === active ? [] : [{ rule: 'GFF-DEPLOY-03' }]),
    ...zoneFaults(placing, 'GFF-DEPLOY-04', 0),
    ...standingFaults(placing),
  ];
}

export function scoutFaults(placing: Placing): Fault[] {
  const { member, active } = placing;
  cite('GFF-SR-SCOUT-1');
  const may = member.side === active && member.setAside === 'scout';
  const outside = zoneFaults(placing, 'GFF-DEPLOY-05', SCOUTED);
  return [...(may || outside.length > 0 ? outside : [{ rule: 'GFF-DEPLOY-05' }]), ...standingFaults(placing)];
}

export function ambushFaults(placing: Placing, round: number): Fault[] {
  const { member, active, placed, field } = placing;
  cite('GFF-DEPLOY-06', 'GFF-SR-AMBUSH-2');
  const faults: Fault[] = [];
  const may = member.side === active && member.setAside === 'ambush' && round >= 2 && round <= ROUNDS;
  if (!may) faults.push({ rule: 'GFF-DEPLOY-06' });
  const enemies = field.figures.filter(({ side }) => side !== member.side);
  const near = placed.find((one) => !isOver(nearest([one], enemies), FAR));
  if (near) {
    const measured = inInches(nearest([near], enemies));
    faults.push({ rule: 'GFF-SR-AMBUSH-2', measured, allowed: FAR, model: near.id });
  }
  return [...faults, ...standingFaults(placing)];
}

/** Whole bases within a side's zone, or so many inches beyond it (GFF-AMB-05). */
function zoneFaults({ placed, member, field }: Placing, rule: RuleId, beyond: number): Fault[] {
  cite(rule);
  const { table, south = 'A' } = field;
  const allowed = (zoneDepth(table.depth / INCH) ?? 0) + beyond;
  const farOf = ({ base: { at, radius } }: Figure) => (member.side === south ? at.y : table.depth - at.y) + radius;
  const wrong = placed.find((one) => !isWithin(farOf(one), allowed) || !isOnTable(one.base, field));
  return wrong ? [{ rule, measured: inInches(farOf(wrong)), allowed, model: wrong.id }] : [];
}

/** On the table, together, 1" from everybody else, and in nobody and nothing. */
function standingFaults({ field, member, placed }: Placing): Fault[] {
  const faults: Fault[] = [];
  cite('GFF-MOVE-04', 'GFF-MOVE-05');
  if (!isCoherent(placed)) faults.push({ rule: 'GFF-MOVE-01' });
  const others = field.figures.filter(({ unit }) => unit !== member.unit.id);
  const near = placed.find((one) => isNearer(nearest([one], others), 1));
  if (near) {
    const measured = inInches(nearest([near], others));
    faults.push({ rule: 'GFF-MOVE-04', measured, allowed: 1, model: near.id });
  }
  const walls = groundOf(field.terrain).impassable;
  const inside = placed.find((one, index) => {
    const mates = placed.slice(index + 1);
    return mates.some(({ base }) => overlaps(one.base, base)) || comesOnto(one.base, [], walls);
  });
  if (inside) faults.push({ rule: 'GFF-MOVE-05', model: inside.id });
  const off = placed.find((one) => !isOnTable(one.base, field));
  if (off) faults.push({ rule: 'GFF-MOVE-08', model: off.id });
  return faults;
}
