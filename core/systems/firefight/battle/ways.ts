/** Ways that units can go: straight or past obstacles, into contact, apart. Drafts: `check` has the last word. */
import { root } from '../../../table/from-point.ts';
import { type Obstacle, isClearOf, obstaclesOf } from '../../../table/obstacles.ts';
import { shortestRoute } from '../../../table/route.ts';
import type { Disc, Point } from '../../../table/shapes.ts';
import { INCH, inches } from '../../../table/units.ts';
import { waypoints } from '../../../table/waypoints.ts';
import { type Action, allowance } from '../rules/actions.ts';
import { closeIn, contactPlace, intoContact } from '../terrain/field/closing.ts';
import { disorderOf } from '../terrain/field/coherency.ts';
import { firstBeside, touchesSome } from '../terrain/field/contact.ts';
import { type Formation, SHORT_REACH, formationOf, reachOf, send } from '../terrain/field/formation.ts';
import { mend } from '../terrain/field/mending.ts';
import type { Parting } from '../terrain/field/parting.ts';
import { type Jumps, crossedLegs } from '../terrain/field/jumps.ts';
import {
  type ModelFigure,
  type Path,
  gap,
  lengthOf,
  movedTo,
  nearest,
  overlaps,
  staysAway,
  toGrain,
} from '../terrain/field/field.ts';
import { groundOf } from '../terrain/field/ground.ts';
import { separationOf } from '../terrain/field/melee-moves.ts';
import { bodyFaults } from '../terrain/field/moves.ts';
import type { Moves } from '../terrain/field/walks.ts';
import { someHave } from '../rules/unit.ts';
import type { BattleDef, BattleUnit } from './def.ts';
import { fieldOf, figuresOn, isKept, keep } from './stage.ts';
import type { BattleState } from './state.ts';

/** A place, to the finest part that measuring tells apart. */
export function onGrain({ x, y }: Point): Point {
  return { x: toGrain(x), y: toGrain(y) };
}

/** The whole unit by the same way: every model goes as the first one does. */
function together(figures: readonly ModelFigure[], from: Point, path: Path): Moves {
  const ways: Record<string, Path> = {};
  for (const { id, base } of figures) {
    const { at } = base;
    ways[id] = path.map(({ x, y }) => ({ x: toGrain(at.x + x - from.x), y: toGrain(at.y + y - from.y) }));
  }
  return ways;
}

/** The unit straight towards a place, so many units far at most; no way where it stands there already. */
export function straightWay(def: BattleDef, state: BattleState, unit: BattleUnit, to: Point, most: number): Moves {
  const figures = figuresOn(def, state, unit);
  const [first] = figures;
  if (first === undefined) return {};
  const { at } = first.base;
  const far = root(to.x - at.x, to.y - at.y);
  if (far < 1 || most < 1) return {};
  const part = Math.min(1, most / far);
  const x = at.x + (to.x - at.x) * part;
  const y = at.y + (to.y - at.y) * part;
  const ways: Record<string, Path> = {};
  for (const { id, base } of figures) {
    ways[id] = [{ x: toGrain(base.at.x + x - at.x), y: toGrain(base.at.y + y - at.y) }];
  }
  return ways;
}

/** Every leg of a move that leads over a gap or down from a height, as a jump; null: there is none. */
export function jumpsOn(def: BattleDef, state: BattleState, unit: BattleUnit, moves: Moves): Jumps | null {
  const jumps: Record<string, readonly number[]> = {};
  for (const { id, base } of figuresOn(def, state, unit)) {
    const legs = crossedLegs(def, base.at, moves[id] ?? []);
    if (legs.length > 0) jumps[id] = legs;
  }
  return Object.keys(jumps).length > 0 ? jumps : null;
}

/** The same past walls and other units, as far along the shortest route as the allowance goes; null where there is none. */
export function routeTo(def: BattleDef, state: BattleState, unit: BattleUnit, to: Point, most: number): Moves | null {
  fieldOf(def, state);
  const figures = figuresOn(def, state, unit);
  const [first] = figures;
  if (first === undefined) return null;
  const start = { ...first.base, at: { ...first.base.at } };
  const obstacles = obstaclesFor(def, unit, null, start, Infinity);
  // Where somebody stands there is no way to, and nothing is laid out.
  for (const obstacle of obstacles) if (!isClearOf(obstacle, start.radius, to.x, to.y)) return null;
  const route = shortestRoute(obstaclesOf(obstacles), start, to, { table: def.table });
  if (route === null) return null;
  return together(figures, start.at, cutOff(waypoints(start.at, route), most));
}

/** Every model round what is in its own way, to where it stands as the unit does now; null where one comes not so far. */
export function eachRoute(def: BattleDef, state: BattleState, unit: BattleUnit, to: Point, most: number): Moves | null {
  fieldOf(def, state);
  const figures = figuresOn(def, state, unit).map(standingAt);
  const [first] = figures;
  if (first === undefined) return null;
  const { at } = first.base;
  const ways: Record<string, Path> = {};
  for (const { id, base } of figures) {
    const place = onGrain({ x: base.at.x + to.x - at.x, y: base.at.y + to.y - at.y });
    if (lengthOf(base.at, [place]) > most) return null;
    const obstacles = obstaclesOf(obstaclesFor(def, unit, null, base, most));
    const route = shortestRoute(obstacles, base, place, { table: def.table, most });
    if (route === null || route.length > most) return null;
    ways[id] = cutOff(waypoints(base.at, route), most);
  }
  return ways;
}

/**
 * What a base of a unit keeps clear of on its way, as long as nobody moves: what a way of `most` units can come to. In a
 * charge it may come as near as it likes, and into its target.
 */
function obstaclesFor(
  def: BattleDef,
  unit: BattleUnit,
  charged: BattleUnit | null,
  start: Disc,
  most: number,
): Obstacle[] {
  if (someHave(unit.unit, 'Flying')) return [];
  const { boxes } = groundOf(def.terrain).impassable;
  const { x, y } = start.at;
  const reach = most + start.radius;
  const obstacles: Obstacle[] = [];
  for (const [n, wall] of def.walls.entries()) {
    if (x + reach < (boxes[4 * n] ?? 0) || y + reach < (boxes[4 * n + 1] ?? 0)) continue;
    if (x - reach <= (boxes[4 * n + 2] ?? 0) && y - reach <= (boxes[4 * n + 3] ?? 0)) obstacles.push(wall);
  }
  const apart = charged === null ? INCH : 0;
  for (const { unit: id, base } of def.stage.figures) {
    if (id === unit.id || id === charged?.id || staysAway(start, most, base, apart)) continue;
    obstacles.push({ shape: base, apart });
  }
  return obstacles;
}

/** A way's points after its start, as far as so many units go. */
function cutOff(points: readonly Point[], most: number): Path {
  const path: Point[] = [];
  let left = most;
  for (let at = 1; at < points.length && left > 0; at += 1) {
    const [from, to] = [points[at - 1], points[at]];
    if (!from || !to) break;
    const length = root(to.x - from.x, to.y - from.y);
    const part = length <= left ? 1 : left / length;
    path.push(onGrain({ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }));
    left -= length;
  }
  return path;
}

/**
 * A charge's ways: every model that can goes straight into contact, the others as near as they come. Where that does not do,
 * and `round`, they go round what is in their way.
 */
export function chargeWays(
  def: BattleDef,
  state: BattleState,
  unit: BattleUnit,
  target: BattleUnit,
  round = true,
): Moves {
  const field = fieldOf(def, state);
  const figures = figuresOn(def, state, unit);
  const foes = figuresOn(def, state, target);
  const moving = { field, unit: unit.id, mover: unit.unit, moves: {} };
  const fresh = () => formationOf(moving, figures, reachOf(unit.unit, 'charge', 'no'));
  const isFit = (formation: Formation, moves: Moves) =>
    disorderOf(formation.after) <= formation.limit && bodyFaults({ ...moving, moves }).length === 0;
  const straight = fresh();
  intoContact(straight, foes);
  const contacts = waysOf(straight);
  const all = Object.keys(contacts).length;
  if (all === figures.length) return contacts;
  if (all > 0) followIn(straight, foes);
  const ways = waysOf(straight);
  if (all > 0 && isFit(straight, ways)) return ways;
  const behind = fresh();
  if (all > 1 && leadIn(behind, foes)) {
    followIn(behind, foes);
    const found = waysOf(behind);
    if (isFit(behind, found)) return found;
  }
  if (!round) return ways;
  const found = roundInto(def, unit, target, contacts);
  if (found === null) return ways;
  const about = formationOf({ ...moving, moves: found }, figures, reachOf(unit.unit, 'charge', 'no'));
  closeIn(about, foes);
  return { ...found, ...waysOf(about, found) };
}

/** Straight ways to where models of a formation have been sent; those that end where a way of `known` does are left out. */
function waysOf({ before, after }: Formation, known: Moves = {}): Moves {
  const ways: Record<string, Path> = {};
  for (const [index, figure] of after.entries()) {
    const path = known[figure.id] ?? [];
    const { x, y } = path[path.length - 1] ?? before[index]?.base.at ?? figure.base.at;
    const { at } = figure.base;
    if (at.x !== x || at.y !== y) ways[figure.id] = [at];
  }
  return ways;
}

/** Only the nearest that finds contact goes there; false: nobody does. */
function leadIn(formation: Formation, foes: readonly ModelFigure[]): boolean {
  const order = formation.before
    .map((figure, index) => ({ index, far: nearest([figure], foes) }))
    .sort((one, other) => one.far - other.far);
  for (const { index } of order) {
    const to = contactPlace(formation, index, foes);
    if (to === null) continue;
    send(formation, index, to);
    return true;
  }
  return false;
}

/** Those that are not in contact follow by the same stretch as one that is; then they close up, and come as near as they can. */
function followIn(formation: Formation, foes: readonly ModelFigure[]): void {
  const { before, after, reach } = formation;
  const lead = after.findIndex((figure, index) => figure !== before[index]);
  const [from, to] = [before[lead], after[lead]];
  if (!from || !to) return;
  const [dx, dy] = [to.base.at.x - from.base.at.x, to.base.at.y - from.base.at.y];
  const part = Math.min(1, (inches(reach.most) - 2) / (root(dx, dy) || 1));
  for (const [index, figure] of before.entries()) {
    const { at } = figure.base;
    if (after[index] !== figure || touchesSome(figure, foes)) continue;
    send(formation, index, onGrain({ x: at.x + dx * part, y: at.y + dy * part }));
  }
  mend(formation, (index) => {
    const figure = after[index];
    return figure !== undefined && !touchesSome(figure, foes);
  });
  closeIn(formation, foes);
}

/**
 * A charge round what is in its way: each model that has no way yet goes into contact where it can, else beside one that is
 * placed, so that the unit stays together. Null: not everybody gets anywhere.
 */
function roundInto(def: BattleDef, unit: BattleUnit, target: BattleUnit, ways: Moves): Moves | null {
  const standing = (id: string) => def.stage.figures.filter((figure) => figure.unit === id).map(standingAt);
  const [figures, foes] = [standing(unit.id), standing(target.id)];
  const most = inches(allowance(unit.unit, 'charge')) - 2;
  if (nearest(figures, foes) > most) return null;
  // A hair's breadth less than its base, so that one may come to touch it.
  const touched = foes.map(({ base }) => ({ shape: { ...base, radius: base.radius - 1 } }));
  const limits = { table: def.table, most };
  const placed = figures.flatMap((figure) => (ways[figure.id] ? [movedTo(figure, ways[figure.id]?.[0])] : []));
  const found: Record<string, Path> = { ...ways };
  const waiting = figures
    .filter(({ id }) => !ways[id])
    .sort((one, other) => nearest([one], foes) - nearest([other], foes));
  for (const figure of waiting) {
    const obstacles = obstaclesOf([...obstaclesFor(def, unit, target, figure.base, most), ...touched]);
    const fits = (x: number, y: number) => {
      const place = { x, y };
      const there = movedTo(figure, place);
      if (lengthOf(figure.base.at, [place]) > most) return false;
      if ([...placed, ...foes].some(({ base }) => overlaps(there.base, base))) return false;
      const route = shortestRoute(obstacles, figure.base, place, limits);
      if (route === null) return false;
      found[figure.id] = cutOff(waypoints(figure.base.at, route), most);
      return true;
    };
    const to = firstFound([...byNearness(figure, foes), ...placed], (other) =>
      firstBeside(figure, other, fits, 0, most + 1),
    );
    if (to === null) return null;
    placed.push(movedTo(figure, to));
  }
  return found;
}

/** A figure as it stands now, whatever the stage shows next. */
function standingAt(figure: ModelFigure): ModelFigure {
  return { ...figure, base: { ...figure.base, at: { ...figure.base.at } } };
}

function byNearness(figure: ModelFigure, foes: readonly ModelFigure[]): ModelFigure[] {
  return [...foes].sort((one, other) => gap(figure.base, one.base) - gap(figure.base, other.base));
}

function firstFound(foes: readonly ModelFigure[], find: (foe: ModelFigure) => Point | null): Point | null {
  for (const foe of foes) {
    const found = find(foe);
    if (found !== null) return found;
  }
  return null;
}

/** The defenders' ways into contact, or as near as they come. */
export function pileInWays(def: BattleDef, state: BattleState, unit: BattleUnit, foe: BattleUnit): Moves {
  const moving = { field: fieldOf(def, state), unit: unit.id, mover: unit.unit, moves: {} };
  const formation = formationOf(moving, figuresOn(def, state, unit), SHORT_REACH);
  closeIn(formation, figuresOn(def, state, foe));
  return waysOf(formation);
}

/** A move of a unit that casualties have torn apart, with its models brought together again as far as it goes. */
export function mended(
  def: BattleDef,
  state: BattleState,
  unit: BattleUnit,
  moves: Moves,
  action: Action | 'consolidate',
): Moves {
  const figures = figuresOn(def, state, unit);
  if (figures.length < 2 || disorderOf(figures) === 0 || Object.keys(moves).length === 0) return moves;
  const apart = def.readings.separationPath;
  const reach = action === 'consolidate' ? { ...SHORT_REACH, apart } : reachOf(unit.unit, action, apart);
  const formation = formationOf({ field: fieldOf(def, state), unit: unit.id, mover: unit.unit, moves }, figures, reach);
  mend(formation);
  return { ...moves, ...waysOf(formation, moves) };
}

/** The charger's best way apart, found once for a state (GFF-MELEE-08). */
export function separateWays(def: BattleDef, state: BattleState, unit: BattleUnit, foe: BattleUnit): Parting {
  const field = fieldOf(def, state);
  const { parting } = def.stage;
  if (parting.value !== null && isKept(parting, state, unit.index)) return parting.value;
  return keep(parting, state, unit.index, separationOf({ field, unit: unit.id, mover: unit.unit }, foe.id));
}

/** How a unit's models stand in a block: so many columns and rows, and how far from one middle to the next. */
function blockOf(def: BattleDef, { firstModel, unit }: BattleUnit) {
  const columns = Math.ceil(Math.sqrt(unit.models));
  const step = 2 * (def.stage.all[firstModel]?.base.radius ?? 0) + 2;
  return { columns, rows: Math.ceil(unit.models / columns), step };
}

/** How far a unit's block reaches from its middle, across and up. */
export function halfBlock(def: BattleDef, unit: BattleUnit): readonly [number, number] {
  const { columns, rows, step } = blockOf(def, unit);
  return [Math.ceil((columns * step) / 2), Math.ceil((rows * step) / 2)];
}

/** Models side by side in a block round a place, as near to each other as they come. */
export function block(def: BattleDef, battleUnit: BattleUnit, { x, y }: Point): Point[] {
  const { unit } = battleUnit;
  const { columns, rows, step } = blockOf(def, battleUnit);
  const places: Point[] = [];
  for (let model = 0; model < unit.models; model += 1) {
    const across = ((model % columns) - (columns - 1) / 2) * step;
    const up = (Math.floor(model / columns) - (rows - 1) / 2) * step;
    places.push(onGrain({ x: x + across, y: y + up }));
  }
  return places;
}
