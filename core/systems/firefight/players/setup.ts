/** What level 3 decides before and beside the fighting: markers, the edge, who is placed next, and where. */
import { kept } from '../../../event/kept.ts';
import { root } from '../../../table/from-point.ts';
import type { Point } from '../../../table/shapes.ts';
import { INCH, inches } from '../../../table/units.ts';
import type { BattleAction, Request } from '../battle/action.ts';
import type { BattleDef, BattleUnit } from '../battle/def.ts';
import { openTo, unitOf } from '../battle/draft.ts';
import { fieldOf } from '../battle/stage.ts';
import type { BattleState } from '../battle/state.ts';
import { block, halfBlock } from '../battle/ways.ts';
import type { Draws } from '../rules/dice.ts';
import { zoneDepth } from '../rules/deployment.ts';
import { type ArmySide, otherSide } from '../rules/rounds.ts';
import { comesOnto, groundOf } from '../terrain/field/ground.ts';
import { advanceWorth, arrivalWorth, comingTo } from './coming.ts';
import { thinkingOf } from './ideas.ts';
import type { Weigh, Weighed } from './player.ts';
import { type Scene, type UnitOnTable, sceneOf, unitToCome } from './scene.ts';
import type { DuelValue } from './worth.ts';

type Asked<Ask extends Request['ask']> = Extract<Request, { ask: Ask }>;

/** So many places are tried, the best first. */
const SOME = 20;

/** How far from one place that is thought of to the next. */
const GRID = 2 * INCH;

/** Over 9" from every enemy (GFF-SR-AMBUSH-2); a unit is seen by its first model, so a little more. */
const AMBUSH = inches(10.5);

/** Markers lie apart where one shoots better than the other side, and together where one fights better: this many inches. */
const APART = { shoots: 24, fights: 12 } as const;

/** Where a marker suits the side best, worth so many inches from the others. `chance` tells equal places apart. */
export function* markerPlaces(def: BattleDef, state: BattleState, open: Asked<'marker'>, chance: Draws, weigh?: Weigh) {
  const { markers } = fieldOf(def, state);
  const outshoots = gunsOf(def, open.side) >= gunsOf(def, otherSide(open.side));
  const apart = inches(outshoots ? APART.shoots : APART.fights);
  const best = bestOf(markerGrid(def), (at) => {
    let near = apart;
    for (const marker of markers) near = Math.min(near, root(marker.at.x - at.x, marker.at.y - at.y));
    return near + chance.below(4 * INCH);
  });
  const liked = best.map(({ at, worth }) => weighed({ do: 'marker', at }, worth / INCH));
  weigh?.(liked);
  for (const { action } of liked) yield action;
}

/** Places between the zones where nothing hurts or stops whoever goes there. */
const markerGrid = kept((def: BattleDef): readonly Point[] => {
  const { width, depth } = def.table;
  const low = inches(zoneDepth(depth / INCH) ?? 0) + INCH;
  const { dangerous, impassable } = groundOf(def.terrain);
  const places: Point[] = [];
  for (let y = low; y <= depth - low; y += GRID) {
    for (let x = 4 * INCH; x <= width - 4 * INCH; x += GRID) {
      const base = { kind: 'disc', at: { x, y }, radius: INCH } as const;
      if (!comesOnto(base, [], dangerous) && !comesOnto(base, [], impassable)) places.push(base.at);
    }
  }
  return places;
});

/** The points of an army that shoot. */
function gunsOf({ army }: BattleDef, side: ArmySide): number {
  let [guns, all] = [0, 1];
  for (const { unit } of army[side]) {
    all += unit.cost;
    if (unit.weapons.some(({ range }) => range >= 18)) guns += unit.cost;
  }
  return guns / all;
}

/** What is not played on. */
function weighed(action: BattleAction, worth: number): Weighed {
  return { action, worth, times: 0 };
}

/** The edge that more markers are near to, worth so many inches that they are nearer. */
export function* edges(
  def: BattleDef,
  state: BattleState,
  open: Asked<'edge'>,
  weigh?: Weigh,
): Generator<BattleAction> {
  let lean = 0;
  for (const { at } of sceneOf(def, state, open.side).goals) lean += def.table.depth / 2 - at.y;
  const both = [
    weighed({ do: 'edge', edge: 'south' }, lean / INCH),
    weighed({ do: 'edge', edge: 'north' }, -lean / INCH),
  ];
  if (lean < 0) both.reverse();
  weigh?.(both);
  for (const { action } of both) yield action;
}

interface Spot {
  readonly at: Point;
  readonly worth: number;
}

/** The best of some places, of equals those that come first. Of hundreds few are: the others are put in no order. */
function bestOf(places: readonly Point[], worthOf: (at: Point) => number): Spot[] {
  const best: Spot[] = [];
  for (const place of places) {
    const worth = worthOf(place);
    const last = best[SOME - 1];
    if (last !== undefined && last.worth >= worth) continue;
    if (last !== undefined) best.pop();
    let at = best.length;
    while (at > 0 && (best[at - 1]?.worth ?? 0) < worth) at -= 1;
    best.splice(at, 0, { at: place, worth });
  }
  return best;
}

/**
 * The unit that shows least is placed first, the cheapest; out of Ambush the one that does most. `wary`: whom it could hit from a
 * place and what it has to fear there counts before the fighting too, not the markers alone.
 */
export function* placings(
  def: BattleDef,
  state: BattleState,
  open: Asked<'deploy' | 'scout' | 'ambush'>,
  reckon: DuelValue,
  wary: boolean,
  weigh?: Weigh,
): Generator<BattleAction> {
  const scene = sceneOf(def, state, open.side);
  const arrives = open.ask === 'ambush';
  const units = open.units.map((id) => unitOf(def, id)).sort((one, other) => one.unit.cost - other.unit.cost);
  const unit = arrives ? units[units.length - 1] : units[0];
  const own = unit && unitToCome(def, state, unit);
  if (!own) return;
  const coming = comingTo(scene, own);
  const thinking = arrives || wary ? thinkingOf(scene, own, reckon) : null;
  const worth = (at: Point) => (thinking ? arrivalWorth(coming, thinking, at) : advanceWorth(coming, at));
  const rows = rowsFor(def, unit, openTo(def, state, unit, open.ask), arrives);
  const spots = freeSpots(def, scene, unit, rows, arrives ? AMBUSH : INCH);
  const liked = bestOf(spots, worth);
  const placed = (at: Point): BattleAction => ({ do: 'place', unit: unit.id, at: block(def, unit, at) });
  weigh?.(liked.map((spot) => weighed(placed(spot.at), spot.worth)));
  for (const { at } of liked) yield placed(at);
}

/** Where the middle of the unit's block may lie, up the table: every so often on all of it, else at the very front alone. */
function rowsFor(
  def: BattleDef,
  unit: BattleUnit,
  [low, high]: readonly [number, number],
  anywhere: boolean,
): readonly number[] {
  const [, deep] = halfBlock(def, unit);
  if (!anywhere) return [unit.side === def.stage.south ? high - deep : low + deep];
  const rows: number[] = [];
  for (let y = low + deep; y <= high - deep; y += GRID) rows.push(y);
  return rows;
}

/** Places where the unit's block lies on nothing that hurts or stops it, on nobody, and so far from enemies. */
function freeSpots(def: BattleDef, scene: Scene, unit: BattleUnit, rows: readonly number[], fromFoes: number): Point[] {
  const [wide, deep] = halfBlock(def, unit);
  const isFree = (at: Point) => !isNearSome(scene.own, at, wide + INCH) && !isNearSome(scene.foes, at, wide + fromFoes);
  return rows.flatMap((y) => goodGround(def)(wide, deep, y).filter(isFree));
}

/** Places in a row where a block lies on nothing that hurts or stops it: the same in all battles on the table. */
const goodGround = kept((def: BattleDef) => {
  const { dangerous, impassable } = groundOf(def.terrain);
  const known = new Map<string, readonly Point[]>();
  return (wide: number, deep: number, y: number): readonly Point[] => {
    const key = `${wide} ${deep} ${y}`;
    const row = known.get(key) ?? rowOf(wide, Math.max(wide, deep), y);
    known.set(key, row);
    return row;
  };
  function rowOf(wide: number, radius: number, y: number): Point[] {
    const row: Point[] = [];
    for (let x = wide; x <= def.table.width - wide; x += GRID) {
      const base = { kind: 'disc', at: { x, y }, radius } as const;
      if (!comesOnto(base, [], impassable) && !comesOnto(base, [], dangerous)) row.push(base.at);
    }
    return row;
  }
});

function isNearSome(units: readonly UnitOnTable[], { x, y }: Point, apart: number): boolean {
  for (const { base } of units) if (root(base.at.x - x, base.at.y - y) < base.radius + apart) return true;
  return false;
}
