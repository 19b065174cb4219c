/** What one unit could do now, and what that would gain. */
import { basesSee } from '../../../table/base-sight.ts';
import { root } from '../../../table/from-point.ts';
import type { Disc, Point } from '../../../table/shapes.ts';
import { INCH, inches } from '../../../table/units.ts';
import { actionsOf, allowance } from '../rules/actions.ts';
import type { BattleUnit } from '../battle/def.ts';
import { blindsBetween } from '../terrain/field/blind.ts';
import { comesOnto, groundOf } from '../terrain/field/ground.ts';
import type { Plan } from './going.ts';
import { BLOWS, type Scene, type UnitOnTable, edgesApart, marksFor, placeWorth } from './scene.ts';
import { type Blow, type Duel, type DuelValue, shotOf, strikeOf } from './worth.ts';

export interface Idea extends Plan {
  /** What it would gain; as long as something is in doubt, at most. */
  gain: number;
  doubt: Doubt | null;
}

/** What is not reckoned yet of an idea, because most ideas are never the best: what is feared there, and whom its shot sees. */
interface Doubt {
  readonly thinking: Thinking;
  readonly from: Point;
  readonly moved: boolean;
  /** What its shot is worth at most; null: it has none. */
  readonly shot: number | null;
  /** What the place is worth by the markers, and what the unit's own place is worth now. */
  readonly place: number;
  readonly now: number;
  /** The place's worth less what is feared there; null: nobody has looked. */
  stands: number | null;
}

/** Of what the other side may do to a unit, the part that is feared. */
const FEAR = 0.35;
/** Of what a strike back does, the part that counts. */
const BACK = 0.8;
/** Of what a unit costs, the part that dangerous ground takes on average. */
const DANGER = 0.12;
/** How far an enemy may come before it shoots, in inches. */
export const NEARER = 6;
/** Idling is best done early, when nothing better is to be done. */
const IDLE = 2;
/** How many markers, and how many enemies, a unit thinks of going to. */
const SOME = 2;

export interface Thinking {
  readonly scene: Scene;
  readonly own: UnitOnTable;
  readonly marks: readonly number[];
  /** What the unit does to each foe, and each foe to the unit, in the order of the scene. */
  readonly attacks: readonly Duel[];
  readonly fears: readonly Duel[];
}

/** Adds what a unit may do, in no order. Shots are looked for by {@link takeBest}. */
export function addIdeas(ideas: Idea[], scene: Scene, unit: BattleUnit, reckon: DuelValue): void {
  const own = scene.own.find((one) => one.unit === unit);
  if (!own) return;
  if (own.stance.shaken) {
    ideas.push({ unit, action: 'idle', to: null, length: 0, target: null, gain: IDLE, doubt: null });
    return;
  }
  const thinking = thinkingOf(scene, own, reckon);
  const { at } = own.base;
  let near = Infinity;
  for (const foe of scene.foes) near = Math.min(near, edgesApart(at, own, foe));
  const may = actionsOf(unit.unit, false, Number.isFinite(near) ? near : null, false);
  const shot = mostShot(thinking, at, false);
  const hold: Doubt = { thinking, from: at, moved: false, shot, place: 0, now: 0, stands: 0 };
  ideas.push({ unit, action: 'hold', to: null, length: 0, target: null, gain: shot, doubt: hold });
  if (!may.includes('advance')) return;
  const now = standing(thinking, at);
  const goals = destinations(thinking);
  addMoves(ideas, thinking, goals, now, 'advance');
  addMoves(ideas, thinking, goals, now, 'rush');
  if (may.includes('charge')) addCharges(ideas, thinking, now);
}

export function thinkingOf(scene: Scene, own: UnitOnTable, reckon: DuelValue): Thinking {
  const attacks: Duel[] = [];
  const fears: Duel[] = [];
  for (const { stance } of scene.foes) {
    attacks.push(reckon(own.stance, stance));
    fears.push(reckon(stance, own.stance));
  }
  return { scene, own, marks: marksFor(scene, own.unit), attacks, fears };
}

/** Going to each of its goals, as near as the action comes. */
function addMoves(
  ideas: Idea[],
  thinking: Thinking,
  goals: readonly Destination[],
  now: number,
  action: 'advance' | 'rush',
): void {
  const { scene, own, marks } = thinking;
  const { unit, base } = own;
  const { at } = base;
  const advance = inches(allowance(unit.unit, 'advance')) - 2;
  const reach = action === 'advance' ? advance : inches(allowance(unit.unit, action)) - 2;
  for (const { to, stop } of goals) {
    const far = root(to.x - at.x, to.y - at.y);
    const length = Math.min(reach, far - stop);
    // Where an advance comes as far, nobody rushes.
    if (length < INCH / 2 || (action === 'rush' && far - stop <= advance)) continue;
    const end = { x: at.x + ((to.x - at.x) * length) / far, y: at.y + ((to.y - at.y) * length) / far };
    const place = placeWorth(scene, marks, base.radius, end);
    const shot = action === 'advance' ? mostShot(thinking, end, true) : null;
    const doubt: Doubt = { thinking, from: end, moved: true, shot, place, now, stands: null };
    ideas.push({ unit, action, to, length, target: null, gain: (shot ?? 0) + place - now, doubt });
  }
}

/**
 * Takes the best of the ideas, null where none is left. Fear and sight are dear: what is in doubt is looked at only where its
 * idea would be the next.
 */
export function takeBest(ideas: Idea[]): Idea | null {
  for (;;) {
    let best: Idea | null = null;
    for (const idea of ideas) if (best === null || idea.gain > best.gain) best = idea;
    if (best === null) return null;
    if (!best.doubt) {
      ideas.splice(ideas.indexOf(best), 1);
      return best;
    }
    settle(best, best.doubt);
  }
}

/** Looks at what is in doubt: first what is feared, then, where the idea is still the best, whom the shot sees. */
function settle(idea: Idea, doubt: Doubt): void {
  const { thinking, from, place, now, shot } = doubt;
  const isFeared = doubt.stands === null;
  const stands = doubt.stands ?? place - fear(thinking, from, null) - dangerOf(thinking, from);
  doubt.stands = stands;
  idea.gain = (isFeared || shot === null ? (shot ?? 0) : bestShot(doubt)) + stands - now;
  if (!isFeared || shot === null) idea.doubt = null;
}

/** What a blow is worth now: the points, and the markers that its target can hold no more. */
export function countOf({ scene }: Thinking, place: number, { worth, unable }: Blow): number {
  return (scene.counts[place] ?? 1) * worth + unable * (scene.denials[place] ?? 0);
}

/** What dangerous ground on the way costs, and what it will once more for whoever stops there. */
function dangerOf({ scene, own }: Thinking, to: Point): number {
  const { dangerous } = groundOf(scene.def.terrain);
  if (dangerous.count === 0) return 0;
  const dies = own.unit.unit.cost * DANGER;
  const stops = !scene.isLast && comesOnto({ ...own.base, at: to }, [], dangerous) ? dies : 0;
  return stops + (comesOnto(own.base, [to], dangerous) ? dies : 0);
}

interface Destination {
  readonly to: Point;
  readonly stop: number;
}

/** Markers that are worth going to, and the nearest enemies, each with how far short of it to stop. */
function destinations({ scene: { goals, foes }, own, marks }: Thinking): Destination[] {
  const { at, radius } = own.base;
  const there: Liked[] = [];
  const enemies: Liked[] = [];
  for (let mark = 0; mark < goals.length; mark += 1) {
    const goal = goals[mark];
    if (!goal) continue;
    const worth = marks[mark] ?? 0;
    const far = root(goal.at.x - at.x, goal.at.y - at.y);
    if (worth > 0) like(there, worth / (far + inches(12)), goal.at, INCH + radius);
  }
  for (const { base } of foes) {
    const far = root(base.at.x - at.x, base.at.y - at.y);
    like(enemies, -far, base.at, radius + base.radius + INCH + 2);
  }
  return [...there, ...enemies];
}

interface Liked extends Destination {
  readonly liking: number;
}

/** Keeps the places that are liked most, in that order; of equals those that came first. */
function like(most: Liked[], liking: number, to: Point, stop: number): void {
  let at = most.length;
  while (at > 0 && (most[at - 1]?.liking ?? 0) < liking) at -= 1;
  if (at === SOME) return;
  const place = { to, stop, liking };
  for (let last = Math.min(most.length, SOME - 1); last > at; last -= 1) most[last] = most[last - 1] ?? place;
  most[at] = place;
}

function addCharges(ideas: Idea[], thinking: Thinking, now: number): void {
  const { scene, own, marks, attacks, fears } = thinking;
  const { unit, base } = own;
  for (let place = 0; place < scene.foes.length; place += 1) {
    const foe = scene.foes[place];
    const attack = attacks[place];
    const answer = fears[place];
    if (!foe || !attack || !answer || edgesApart(base.at, own, foe) > own.charge) continue;
    const blow = strikeOf(attack, 'charge');
    const struck = strikeOf(answer, 'strikeback').worth + strikeOf(answer, 'counter').worth;
    const end = placeWorth(scene, marks, base.radius, foe.base.at) - fear(thinking, foe.base.at, foe);
    const back = BACK * (1 - blow.out) * (BLOWS[scene.round] ?? 1) * struck;
    const gain = countOf(thinking, place, blow) - back + end - now - dangerOf(thinking, foe.base.at);
    ideas.push({ unit, action: 'charge', to: null, length: 0, target: foe.unit, gain, doubt: null });
  }
}

/** What a place is worth to stand in: the markers, less what is feared there. */
function standing(thinking: Thinking, at: Point): number {
  const { scene, marks, own } = thinking;
  return placeWorth(scene, marks, own.base.radius, at) - fear(thinking, at, null);
}

/** What the other side may do to the unit in a place; `met`: who has just been fought does not count. */
export function fear({ scene, own, fears }: Thinking, at: Point, met: UnitOnTable | null): number {
  if (scene.isLast) return 0;
  let sum = 0;
  for (let place = 0; place < fears.length; place += 1) {
    const foe = scene.foes[place];
    const duel = fears[place];
    if (!foe || !duel || foe === met || foe.stance.shaken) continue;
    const far = edgesApart(at, own, foe);
    const blow =
      far <= foe.charge ? strikeOf(duel, 'charge') : shotOf(duel, Math.max(0, Math.ceil(far - NEARER)), true);
    sum += blow.worth;
  }
  return FEAR * sum;
}

/** What a shot is worth at most, whoever is in sight. */
function mostShot(thinking: Thinking, from: Point, moved: boolean): number {
  const { scene, own, attacks } = thinking;
  let most = 0;
  for (let place = 0; place < attacks.length; place += 1) {
    const foe = scene.foes[place];
    const duel = attacks[place];
    if (!foe || !duel) continue;
    most = Math.max(most, countOf(thinking, place, shotOf(duel, Math.ceil(edgesApart(from, own, foe)), moved)));
  }
  return most;
}

/** The best shot: at whom it sees, asked of those it is worth most on first. */
function bestShot({ thinking, from, moved }: Doubt): number {
  const { scene, own, attacks } = thinking;
  const { foes } = scene;
  const worths: number[] = [];
  for (let place = 0; place < attacks.length; place += 1) {
    const [foe, duel] = [foes[place], attacks[place]];
    const shot = foe && duel && shotOf(duel, Math.ceil(edgesApart(from, own, foe)), moved);
    worths.push(shot ? countOf(thinking, place, shot) : 0);
  }
  const base = { ...own.base, at: from };
  // Most often the first that is asked about is seen: they are put in no order.
  for (;;) {
    const most = Math.max(0, ...worths);
    const place = worths.indexOf(most);
    const foe = foes[place];
    // Whether one sees a foe that it is worth nothing on makes no difference.
    if (most === 0 || !foe) return 0;
    if (isSeen(scene, base, own.eyes, foe)) return most;
    worths[place] = 0;
  }
}

function isSeen({ def: { blinds } }: Scene, base: Disc, eyes: number, foe: UnitOnTable): boolean {
  if (blinds.all.count === 0) return true;
  return basesSee(blindsBetween(blinds, base.at, foe.base.at), base, foe.base, eyes, foe.eyes);
}
