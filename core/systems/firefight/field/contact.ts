/** Coming into base contact: the places round an enemy's base, and whether one can be had on a straight way. */
import { root } from '../../../table/from-point.ts';
import type { Point } from '../../../table/shapes.ts';
import { GRAIN } from '../../../table/units.ts';
import { comesOnto, piecesWith } from './ground.ts';
import { isOnTable } from './moves.ts';
import { type Field, type Figure, type Path, gap, isWithin, lengthOf, movedTo, runsInto, staysAway } from './field.ts';

/** A turn by 15 degrees. */
const [COS, SIN] = [0.9659258262890683, 0.25881904510252074];
const TURNS = 12;

export function touchesSome(figure: Figure, others: readonly Figure[]): boolean {
  for (const other of others) if (isWithin(gap(figure, other), 0)) return true;
  return false;
}

/** Where a model touches another, the place straight ahead first, then by 15 degrees to either side. */
export function contactPlaces({ base }: Figure, { base: foe }: Figure): Point[] {
  const far = root(base.at.x - foe.at.x, base.at.y - foe.at.y) || 1;
  const apart = base.radius + foe.radius;
  let [lx, ly] = [(base.at.x - foe.at.x) / far, (base.at.y - foe.at.y) / far];
  let [rx, ry] = [lx, ly];
  const places = [beside(foe.at, lx, ly, apart)];
  for (let turn = 1; turn <= TURNS; turn += 1) {
    [lx, ly] = [lx * COS - ly * SIN, lx * SIN + ly * COS];
    [rx, ry] = [rx * COS + ry * SIN, ry * COS - rx * SIN];
    places.push(beside(foe.at, lx, ly, apart), beside(foe.at, rx, ry, apart));
  }
  return places;
}

function beside(at: Point, x: number, y: number, apart: number): Point {
  return { x: toGrain(at.x + x * apart), y: toGrain(at.y + y * apart) };
}

/** To the finest part that measuring tells apart. */
export function toGrain(units: number): number {
  return Math.round(units * GRAIN) / GRAIN;
}

export interface Reach {
  readonly flying: boolean;
  /** Whether a straight way to there is short enough. */
  readonly isShort: (to: Point) => boolean;
  /** The unit's other models, where they stand by then. */
  readonly placed: readonly Figure[];
}

/** The first place in contact that a model can go straight to, past others and walls; null where there is none. */
export function contactOf(field: Field, figure: Figure, foe: Figure, reach: Reach): Point | null {
  const walls = piecesWith(field.terrain, 'impassable');
  for (const to of contactPlaces(figure, foe)) {
    const there = movedTo(figure, to);
    const start = reach.flying ? there : figure;
    const path = [to];
    if (!isOnTable(there, field) || !isFree(field, start, path, reach.placed) || !reach.isShort(to)) continue;
    if (!comesOnto(start, reach.flying ? [] : path, walls)) return to;
  }
  return null;
}

/** Whether nobody of another unit, and none of the mates, is in the way. */
function isFree({ figures }: Field, start: Figure, path: Path, mates: readonly Figure[]): boolean {
  const length = lengthOf(start.base.at, path);
  for (const { unit, base } of figures) {
    if (unit !== start.unit && !staysAway(start, length, base, 0) && runsInto(start, path, base)) return false;
  }
  for (const { base } of mates) if (runsInto(start, path, base)) return false;
  return true;
}
