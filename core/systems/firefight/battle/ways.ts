/** Ways that units can go: straight or past obstacles, into contact, apart. Drafts: `check` has the last word. */
import { root } from '../../../table/from-point.ts';
import { type Obstacle, obstaclesOf } from '../../../table/obstacles.ts';
import { shortestRoute } from '../../../table/route.ts';
import type { Disc, Point } from '../../../table/shapes.ts';
import { INCH, inches } from '../../../table/units.ts';
import { waypoints } from '../../../table/waypoints.ts';
import { allowance } from '../actions.ts';
import { chargeContact } from '../field/charge.ts';
import { firstBeside, touchesSome } from '../field/contact.ts';
import { type Jumps, crossedLegs } from '../field/jumps.ts';
import {
  type BattleTable,
  type ModelFigure,
  type Path,
  gap,
  lengthOf,
  movedTo,
  nearest,
  overlaps,
  staysAway,
  toGrain,
} from '../field/field.ts';
import { groundOf } from '../field/ground.ts';
import { pileInContact, waysOut } from '../field/melee-moves.ts';
import { type Moves, bodyFaults } from '../field/moves.ts';
import { someHave } from '../unit.ts';
import type { BattleDef, BattleUnit } from './def.ts';
import { fieldOf, figuresOn } from './stage.ts';
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
  return together(figures, at, [{ x: at.x + (to.x - at.x) * part, y: at.y + (to.y - at.y) * part }]);
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
  const route = shortestRoute(obstaclesOf(obstaclesFor(def, unit, null, start, Infinity)), start, to, {
    table: def.table,
  });
  if (route === null) return null;
  return together(figures, start.at, cutOff(waypoints(start.at, route), most));
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
 * A charge's ways: every model that can goes straight into contact, and the others as far. Where that does not do, and
 * `round`, they go round what is in their way.
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
  const moving = { field, mover: unit.unit };
  const ways = intoContact(figures, foes, (figure, foe, mates) => chargeContact(moving, figure, foe, mates));
  const movers = Object.keys(ways);
  if (movers.length === figures.length) return ways;
  const together = movers.length === 0 ? ways : withMates(figures, ways, unit);
  const isFree = movers.length > 0 && bodyFaults({ ...moving, unit: unit.id, moves: together }).length === 0;
  return isFree || !round ? together : (roundInto(def, unit, target, ways) ?? together);
}

/** The others follow by the same stretch as one that is in contact, so that the unit stays together. */
function withMates(figures: readonly ModelFigure[], ways: Moves, unit: BattleUnit): Moves {
  const lead = figures.find(({ id }) => ways[id]);
  const to = lead && ways[lead.id]?.[0];
  if (!lead || !to) return ways;
  const most = inches(allowance(unit.unit, 'charge')) - 2;
  const [dx, dy] = [to.x - lead.base.at.x, to.y - lead.base.at.y];
  const part = Math.min(1, most / (root(dx, dy) || 1));
  const follow = figures
    .filter(({ id }) => !ways[id])
    .map(({ id, base: { at } }) => {
      return [id, [onGrain({ x: at.x + dx * part, y: at.y + dy * part })]] as const;
    });
  return { ...ways, ...Object.fromEntries(follow) };
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
    const fits = (place: Point) => {
      const there = movedTo(figure, place);
      if (lengthOf(figure.base.at, [place]) > most) return false;
      if ([...placed, ...foes].some(({ base }) => overlaps(there.base, base))) return false;
      const route = shortestRoute(obstacles, figure.base, place, limits);
      if (route === null) return false;
      found[figure.id] = cutOff(waypoints(figure.base.at, route), most);
      return true;
    };
    const to = firstFound([...byNearness(figure, foes), ...placed], (other) => firstBeside(figure, other, fits));
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

type FindContact = (figure: ModelFigure, foe: ModelFigure, mates: readonly ModelFigure[]) => Point | null;

/** Every model that finds a place in contact takes it, until nobody finds one any more. */
function intoContact(figures: readonly ModelFigure[], foes: readonly ModelFigure[], find: FindContact): Moves {
  const ways: Record<string, Path> = {};
  const now = [...figures];
  for (let found = true; found;) {
    found = false;
    for (const [index, figure] of figures.entries()) {
      const here = now[index] ?? figure;
      if (touchesSome(here, foes)) continue;
      const mates = now.filter((mate) => mate !== here);
      const to = firstFound(foes, (foe) => find(figure, foe, mates));
      if (to === null) continue;
      ways[figure.id] = [to];
      now[index] = movedTo(figure, to);
      found = true;
    }
  }
  return ways;
}

function firstFound(foes: readonly ModelFigure[], find: (foe: ModelFigure) => Point | null): Point | null {
  for (const foe of foes) {
    const found = find(foe);
    if (found !== null) return found;
  }
  return null;
}

/** The defenders' ways into contact. */
export function pileInWays(def: BattleDef, state: BattleState, unit: BattleUnit, foe: BattleUnit): Moves {
  const field = fieldOf(def, state);
  const moving = { field, mover: unit.unit };
  return intoContact(figuresOn(def, state, unit), figuresOn(def, state, foe), (figure, other, mates) =>
    pileInContact(moving, figure, other, mates),
  );
}

/** The charger's shortest ways apart; who is blocked has none. */
export function separateWays(def: BattleDef, state: BattleState, unit: BattleUnit, foe: BattleUnit): Moves {
  const field: BattleTable = fieldOf(def, state);
  const foes = figuresOn(def, state, foe);
  const figures = figuresOn(def, state, unit);
  const now: ModelFigure[] = [...figures];
  const ways: Record<string, Path> = {};
  figures.forEach((figure, index) => {
    const [way] = waysOut(figure, foes, field, [...now.slice(0, index), ...figures.slice(index + 1)]);
    if (way === undefined || way.length === 0) return;
    const to = onGrain(way.to);
    ways[figure.id] = [to];
    now[index] = movedTo(figure, to);
  });
  return ways;
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
