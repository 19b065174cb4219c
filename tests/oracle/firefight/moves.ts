/** Whether moves are as the rules have them: every length, distance and place, and what could have been done instead. */
import {
  type Board,
  type Model,
  type Unit,
  apart,
  comesOn,
  has,
  isOff,
  lengthOf,
  nearest,
  onTable,
  scattered,
  standing,
} from './board.ts';
import { EQUAL, type Spot, far } from './geometry.ts';

/** Ways by model, each with its start. */
export type Ways = ReadonlyMap<string, readonly Spot[]>;

export type Say = (what: string) => void;

export function allowed(unit: Unit, action: string): number {
  const [fast, slow] = [has(unit, 'Fast') ? 1 : 0, has(unit, 'Slow') ? 1 : 0];
  return action === 'advance' ? 6 + 2 * fast - 2 * slow : 12 + 4 * fast - 4 * slow;
}

export function endsOf(unit: Unit, ways: Ways): Spot[] {
  return standing(unit).map(({ id, at }) => ways.get(id)?.at(-1) ?? at);
}

interface Others {
  readonly at: Spot;
  readonly radius: number;
}

function othersOf(board: Board, unit: Unit): Others[] {
  return onTable(board).flatMap((other) =>
    other === unit ? [] : standing(other).map(({ at }) => ({ at, radius: other.radius })),
  );
}

/** Through nobody and no wall, onto nobody, and on the table (GFF-MOVE-05, -08, GFF-AMB-57). */
export function checkBodies(board: Board, unit: Unit, ways: Ways, say: Say): void {
  const flying = has(unit, 'Flying');
  const { radius } = unit;
  const ends = endsOf(unit, ways);
  for (const [at, model] of standing(unit).entries()) {
    const way = ways.get(model.id);
    const end = ends[at];
    if (!way || !end) continue;
    const path = flying ? [end] : way;
    for (const other of othersOf(board, unit)) {
      if (nearest(path, other.at) < radius + other.radius - EQUAL) say(`${model.id} goes through somebody`);
    }
    for (const [place, mate] of standing(unit).entries()) {
      const there = ends[place];
      if (mate === model || !there) continue;
      const near = ways.has(mate.id) ? far(end, there) : nearest(path, mate.at);
      if (near < 2 * radius - EQUAL) say(`${model.id} goes into its mate ${mate.id}`);
    }
    if (comesOn(board, 'impassable', path, radius)) say(`${model.id} goes into impassable terrain`);
    if (isOff(board, end, radius)) say(`${model.id} ends off the table`);
  }
}

/** Advance, Rush and consolidation: lengths, 1" from others all the way, coherency. */
export function checkWalk(board: Board, unit: Unit, ways: Ways, most: number, say: Say): void {
  checkLengths(board, unit, ways, most, say);
  checkBodies(board, unit, ways, say);
  const flying = has(unit, 'Flying');
  for (const [id, way] of ways) {
    const [start] = way;
    const end = way.at(-1);
    for (const other of othersOf(board, unit)) {
      if (!start || !end) continue;
      const radii = unit.radius + other.radius;
      const near = Math.max(0, nearest(flying ? [end] : way, other.at) - radii);
      const atEnd = apart(end, other.at, radii);
      const nearer = near < 1 - EQUAL && near < apart(start, other.at, radii) - EQUAL;
      if (atEnd < 1 - EQUAL || nearer) say(`${id} comes within 1" of somebody`);
    }
  }
  checkTogether(unit, ways, say);
  if (ways.size > 0 && scattered(endsOf(unit, ways), unit.radius) > 0 && couldMend(board, unit, ways, most)) {
    say(`${unit.id} could come together better (GFF-MOVE-03)`);
  }
}

export function checkLengths(board: Board, unit: Unit, ways: Ways, most: number, say: Say): void {
  const free = has(unit, 'Strider') || has(unit, 'Flying');
  const slowed = !free && [...ways.values()].some((way) => comesOn(board, 'difficult', way, unit.radius));
  for (const [id, way] of ways) {
    const length = lengthOf(way);
    if (length > most + EQUAL) say(`${id} moves ${length.toFixed(3)}" of ${most}"`);
    if (slowed && length > Math.min(most, 6) + EQUAL) say(`${id} moves ${length.toFixed(3)}" through difficult ground`);
  }
}

export function checkTogether(unit: Unit, ways: Ways, say: Say): void {
  const before = scattered(
    standing(unit).map(({ at }) => at),
    unit.radius,
  );
  if (scattered(endsOf(unit, ways), unit.radius) > before) say(`${unit.id} loses its coherency`);
}

/** The places that one model could go to straight, the others being where they end. */
function couldGo(board: Board, unit: Unit, ways: Ways, model: Model, to: Spot, most: number, clear: number): boolean {
  const flying = has(unit, 'Flying');
  const way = [model.at, to];
  if (far(model.at, to) > most || isOff(board, to, unit.radius + EQUAL)) return false;
  const path = flying ? [to] : way;
  if (comesOn(board, 'impassable', path, unit.radius + EQUAL)) return false;
  const isBlocked = othersOf(board, unit).some(({ at, radius }) => {
    const near = nearest(path, at) - radius - unit.radius;
    // What touches at the start is still touched.
    if (near < -EQUAL) return true;
    const end = far(to, at) - radius - unit.radius;
    return end < clear + EQUAL || (near < clear && near < far(model.at, at) - radius - unit.radius - EQUAL);
  });
  if (isBlocked) return false;
  if (standing(unit).some((mate) => mate !== model && mateBlocks(unit, ways, mate, path))) return false;
  if (has(unit, 'Strider') || flying) return true;
  const others = [...ways].filter(([id]) => id !== model.id).map(([, one]) => one);
  const difficult = [way, ...others].some((one) => comesOn(board, 'difficult', one, unit.radius + EQUAL));
  return !difficult || Math.max(far(model.at, to), ...others.map(lengthOf)) <= 6;
}

function mateBlocks(unit: Unit, ways: Ways, mate: Model, path: readonly Spot[]): boolean {
  const moved = ways.get(mate.id)?.at(-1);
  const near = moved ? far(path.at(-1) ?? moved, moved) : nearest(path, mate.at);
  return near < 2 * unit.radius + EQUAL;
}

function replaced(unit: Unit, ways: Ways, model: Model, to: Spot): Spot[] {
  return standing(unit).map((one) => (one === model ? to : (ways.get(one.id)?.at(-1) ?? one.at)));
}

/** Places on a grid within reach of a model. */
function* gridRound({ x, y }: Spot, reach: number, step: number): Generator<Spot> {
  for (let dx = -reach; dx <= reach; dx += step)
    for (let dy = -reach; dy <= reach; dy += step) if (Math.hypot(dx, dy) <= reach) yield { x: x + dx, y: y + dy };
}

function couldMend(board: Board, unit: Unit, ways: Ways, most: number): boolean {
  const now = scattered(endsOf(unit, ways), unit.radius);
  // Places well within 1" of a mate, so that no rounding decides.
  return standing(unit).some((model) =>
    endsOf(unit, ways).some((mate) => {
      for (const to of gridRound(mate, 2 * unit.radius + 0.9, 0.3)) {
        if (far(to, mate) < 2 * unit.radius + EQUAL || far(to, model.at) > most - 0.05) continue;
        if (scattered(replaced(unit, ways, model, to), unit.radius) >= now) continue;
        if (couldGo(board, unit, ways, model, to, most, 1)) return true;
      }
      return false;
    }),
  );
}

/** How much nearer than it ends a model must have been able to come for the referee to say so, in inches. */
const CLEARLY = 0.4;

/** Charging and piling in: contact, or as near as one comes (GFF-MELEE-01, -02, GFF-AMB-50). */
export function checkClose(board: Board, unit: Unit, foe: Unit, ways: Ways, most: number, say: Say): void {
  const before = scattered(
    standing(unit).map(({ at }) => at),
    unit.radius,
  );
  const radii = unit.radius + foe.radius;
  const gapTo = (place: Spot) => Math.min(...standing(foe).map(({ at }) => apart(place, at, radii)));
  for (const [at, model] of standing(unit).entries()) {
    const end = endsOf(unit, ways)[at];
    const now = end ? gapTo(end) : 0;
    if (now < EQUAL || Math.max(0, gapTo(model.at) - most) > now - CLEARLY) continue;
    for (const target of standing(foe)) {
      const least = Math.max(0, apart(model.at, target.at, radii) - most);
      const straight = Math.atan2(model.at.y - target.at.y, model.at.x - target.at.x);
      for (let turn = 0; turn < 72; turn += 1) {
        for (let step = 0; least + step * 0.25 < now - CLEARLY; step += 1) {
          // In contact a hair is left, so that no rounding decides.
          const gap = least + (step === 0 ? 0.01 : step * 0.25);
          const angle = straight + (Math.PI * turn) / 36;
          const to = {
            x: target.at.x + (radii + gap) * Math.cos(angle),
            y: target.at.y + (radii + gap) * Math.sin(angle),
          };
          if (!couldGo(board, unit, ways, model, to, most - 0.02, 0)) continue;
          if (scattered(replaced(unit, ways, model, to), unit.radius) > before) continue;
          say(`${model.id} ends ${now.toFixed(2)}" from ${foe.id} and could be ${gap.toFixed(2)}" from it`);
          return;
        }
      }
    }
  }
}

/** Leaving a melee: 1" from the foe, together, 1" from others, and no farther than it takes (GFF-MELEE-08, GFF-AMB-51). */
export function checkParting(board: Board, unit: Unit, foe: Unit, ways: Ways, say: Say): void {
  checkBodies(board, unit, ways, say);
  const now = partingCost(board, unit, foe, endsOf(unit, ways));
  const length = [...ways.values()].reduce((sum, way) => sum + lengthOf(way), 0);
  for (const model of standing(unit)) {
    const own = lengthOf(ways.get(model.id) ?? [model.at]);
    // A better place for this model alone, on a grid: one that mends something, or is clearly nearer.
    const reach = now >= 1 ? 8 : own - CLEARLY;
    if (reach <= 0) continue;
    for (const to of gridRound(model.at, reach, now >= 1 ? 0.4 : 0.15)) {
      const cost = partingCost(board, unit, foe, replaced(unit, ways, model, to));
      if (cost > now || (cost === now && far(model.at, to) > own - CLEARLY)) continue;
      if (!couldGo(board, unit, ways, model, to, reach, 0)) continue;
      say(`${model.id} parts at a cost of ${now} and ${length.toFixed(2)}", and could at ${cost}`);
      return;
    }
  }
}

/** What a way of parting leaves wrong, weighed so that the first in order decides. */
function partingCost(board: Board, unit: Unit, foe: Unit, ends: readonly Spot[]): number {
  const isNear = (place: Spot, { at, radius }: Others) => apart(place, at, unit.radius + radius) < 1 - EQUAL;
  const foes = standing(foe).map(({ at }) => ({ at, radius: foe.radius }));
  const third = onTable(board).flatMap((other) =>
    other === unit || other === foe ? [] : standing(other).map(({ at }) => ({ at, radius: other.radius })),
  );
  const near = ends.filter((place) => foes.some((one) => isNear(place, one))).length;
  const crowded = ends.filter((place) => third.some((one) => isNear(place, one))).length;
  return near * 1e6 + scattered(ends, unit.radius) * 1e3 + crowded;
}
