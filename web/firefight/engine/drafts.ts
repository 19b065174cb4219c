/** Where things would go that somebody drags: the engine's own ways, checked by the engine, and the nearest that is legal. */
import type { LayoutPoint } from '../../../core/table/layout/layout.ts';
import type { Point } from '../../../core/table/shapes.ts';
import { INCH, inInches, inches } from '../../../core/table/units.ts';
import type { Breach } from '../../../core/rules/broken.ts';
import type { BattleAction } from '../../../core/systems/firefight/battle/action.ts';
import { check } from '../../../core/systems/firefight/battle/check.ts';
import type { BattleDef, BattleUnit } from '../../../core/systems/firefight/battle/def.ts';
import { unitOf } from '../../../core/systems/firefight/battle/draft.ts';
import { violationText } from '../../../core/systems/firefight/battle/messages.ts';
import { figuresOn } from '../../../core/systems/firefight/battle/stage.ts';
import type { BattleState } from '../../../core/systems/firefight/battle/state.ts';
import {
  block,
  chargeWays,
  eachRoute,
  mended,
  onGrain,
  routeTo,
  straightWay,
} from '../../../core/systems/firefight/battle/ways.ts';
import { type Action as Deed, allowance } from '../../../core/systems/firefight/rules/actions.ts';
import { lengthOf } from '../../../core/systems/firefight/terrain/field/field.ts';
import { SHORT } from '../../../core/systems/firefight/terrain/field/formation.ts';
import type { Moves } from '../../../core/systems/firefight/terrain/field/walks.ts';
import { type Wrong, inchPoint } from './view.ts';

/** What is dragged, and where its middle is wanted, in inches. */
export type Wish =
  | { readonly kind: 'marker' | 'push' | 'land'; readonly to: LayoutPoint }
  /** A unit that comes onto the table. */
  | { readonly kind: 'place'; readonly unit: string; readonly to: LayoutPoint }
  /** A unit in its formation, by the first of such deeds that carries it there. */
  | { readonly kind: 'move'; readonly unit: string; readonly deeds: readonly MoveDeed[]; readonly to: LayoutPoint }
  /** One model of it, the others as they were sent before. */
  | {
      readonly kind: 'model';
      readonly unit: string;
      readonly deeds: readonly MoveDeed[];
      readonly model: string;
      readonly to: LayoutPoint;
      readonly sent: Sent;
    }
  | { readonly kind: 'charge'; readonly unit: string; readonly target: string };

export type MoveDeed = Extract<Deed, 'advance' | 'rush'> | 'consolidate';

/** The ways of models that have one, in inches. */
export type Sent = Readonly<Record<string, readonly LayoutPoint[]>>;

/** An answer as the board shows it. */
export interface Shown {
  readonly action: BattleAction;
  readonly sent: Sent;
  /** Where models that are not on the table yet would stand. */
  readonly places: readonly LayoutPoint[];
  /** How far the farthest model goes, and how far it might; null for what does not go. */
  readonly inches: number | null;
  readonly allowed: number | null;
}

export interface Drafted {
  /** What can be done: as it was wanted, or the nearest place to that; null: there is none near. */
  readonly legal: Shown | null;
  /** What was wanted where that is not legal, and why. */
  readonly wanted: (Shown & { readonly wrong: readonly Wrong[] }) | null;
}

export function wrongOf(breach: Breach): Wrong {
  return { rule: breach.rule, text: violationText(breach) };
}

export function pointIn([x, y]: LayoutPoint): Point {
  return onGrain({ x: x * INCH, y: y * INCH });
}

/** What comes of a wish: legal as it is, or why not, and the nearest that is. */
export function drafted(def: BattleDef, state: BattleState, wish: Wish): Drafted {
  const shown = (action: BattleAction) => shownAs(def, state, action);
  const first = actionsFor(def, state, wish, 'as wanted');
  let wanted: Drafted['wanted'] = null;
  for (const action of first) {
    const broken = check(def, state, action);
    if (broken.length === 0) return { legal: shown(action), wanted: null };
    wanted = { ...shown(action), wrong: broken.map(wrongOf) };
  }
  if (wish.kind === 'charge') return { legal: null, wanted };
  for (const to of nearTo(def, state, wish)) {
    for (const action of actionsFor(def, state, { ...wish, to }, 'near')) {
      if (check(def, state, action).length === 0) return { legal: shown(action), wanted };
    }
  }
  return { legal: null, wanted };
}

function actionsFor(def: BattleDef, state: BattleState, wish: Wish, how: 'as wanted' | 'near'): BattleAction[] {
  switch (wish.kind) {
    case 'marker':
    case 'land':
      return [{ do: wish.kind, at: pointIn(wish.to) }];
    case 'push':
      return [{ do: 'push', to: pointIn(wish.to) }];
    case 'place': {
      const unit = unitOf(def, wish.unit);
      return [{ do: 'place', unit: unit.id, at: block(def, unit, pointIn(wish.to)) }];
    }
    case 'move':
      return moveActions(def, state, wish, how);
    case 'model':
      return modelActions(def, state, wish);
    case 'charge': {
      const [unit, target] = [unitOf(def, wish.unit), unitOf(def, wish.target)];
      const moves = chargeWays(def, state, unit, target);
      return [{ do: 'act', unit: unit.id, action: 'charge', target: target.id, moves }];
    }
  }
}

function acting(unit: BattleUnit, deed: MoveDeed, moves: Moves): BattleAction {
  return deed === 'consolidate' ? { do: 'consolidate', moves } : { do: 'act', unit: unit.id, action: deed, moves };
}

/** How far a deed carries a unit at most, in inches. */
export function allowed(unit: BattleUnit, deed: MoveDeed | 'charge'): number {
  return deed === 'consolidate' ? SHORT : allowance(unit.unit, deed);
}

/** Rounding may make a way as long as this longer. */
const HAIR = 2;

function moveActions(
  def: BattleDef,
  state: BattleState,
  wish: Extract<Wish, { kind: 'move' }>,
  how: 'as wanted' | 'near',
): BattleAction[] {
  const unit = unitOf(def, wish.unit);
  const to = firstsPlace(def, state, unit, wish.to);
  const far = middleGap(def, state, unit, wish.to);
  // A deed that does not carry so far is not what was meant, unless there is no other.
  const deeds = wish.deeds.filter((deed, at) => far <= allowed(unit, deed) || at === wish.deeds.length - 1);
  return deeds.flatMap((deed) => {
    const most = inches(allowed(unit, deed)) - HAIR;
    const straight = straightWay(def, state, unit, to, most);
    const round = how === 'near' ? [] : [eachRoute(def, state, unit, to, most), routeTo(def, state, unit, to, most)];
    const ways = [straight, ...round];
    return ways.flatMap((moves) => (moves === null ? [] : [acting(unit, deed, mended(def, state, unit, moves, deed))]));
  });
}

/** A deed that takes the middle of a unit to a place: straight, or each model `round` what is in its way; null: there is none. */
export function wayTo(
  def: BattleDef,
  state: BattleState,
  unit: BattleUnit,
  deed: MoveDeed,
  place: LayoutPoint,
  round: boolean,
): BattleAction | null {
  const to = firstsPlace(def, state, unit, place);
  const most = inches(allowed(unit, deed)) - HAIR;
  const moves = round ? eachRoute(def, state, unit, to, most) : straightWay(def, state, unit, to, most);
  return moves === null ? null : acting(unit, deed, mended(def, state, unit, moves, deed));
}

function modelActions(def: BattleDef, state: BattleState, wish: Extract<Wish, { kind: 'model' }>): BattleAction[] {
  const unit = unitOf(def, wish.unit);
  const moves: Record<string, readonly Point[]> = {};
  for (const [id, path] of Object.entries(wish.sent)) moves[id] = path.map(pointIn);
  const stands = figuresOn(def, state, unit).find(({ id }) => id === wish.model);
  const to = pointIn(wish.to);
  const stays = stands !== undefined && stands.base.at.x === to.x && stands.base.at.y === to.y;
  const { [wish.model]: _, ...others } = moves;
  const sent = stays ? others : { ...others, [wish.model]: [to] };
  return wish.deeds.map((deed) => acting(unit, deed, sent));
}

/** The middle of a unit as it stands, in inches. */
export function middleOf(def: BattleDef, state: BattleState, unit: BattleUnit): LayoutPoint {
  const figures = figuresOn(def, state, unit);
  const mean = (coordinate: 'x' | 'y') =>
    figures.reduce((sum, { base: { at } }) => sum + at[coordinate], 0) / Math.max(1, figures.length);
  return inchPoint({ x: mean('x'), y: mean('y') });
}

/** Where the first model comes when the middle of its unit comes to a place. */
function firstsPlace(def: BattleDef, state: BattleState, unit: BattleUnit, [x, y]: LayoutPoint): Point {
  const [first] = figuresOn(def, state, unit);
  const [mx, my] = middleOf(def, state, unit);
  if (!first) return pointIn([x, y]);
  const { at } = first.base;
  return onGrain({ x: at.x + (x - mx) * INCH, y: at.y + (y - my) * INCH });
}

function middleGap(def: BattleDef, state: BattleState, unit: BattleUnit, [x, y]: LayoutPoint): number {
  const [mx, my] = middleOf(def, state, unit);
  return Math.hypot(x - mx, y - my);
}

/** How far from a place others are looked at, how many rings there are, and how many places there are on the first. */
const RINGS = { count: 16, far: { move: 3, place: 14 }, first: 6 } as const;

/** To how many degrees to either side others are looked at on the way, in what steps; how many inches lie between them. */
const FAN = { side: 80, step: 10, inches: 0.5 } as const;

/** Places near the one that was wanted, the nearest first; for a unit that goes, also those on its way and beside it. */
function nearTo(def: BattleDef, state: BattleState, wish: Exclude<Wish, { kind: 'charge' }>): LayoutPoint[] {
  const [x, y] = wish.to;
  const { table } = def;
  const goes = wish.kind === 'move' || wish.kind === 'model';
  const places = goes ? onTheWay(def, state, wish) : around(wish.to, RINGS.far.place);
  const isOn = ([px, py]: LayoutPoint) =>
    px >= 0 && py >= 0 && px <= inInches(table.width) && py <= inInches(table.depth);
  const far = ([px, py]: LayoutPoint) => Math.hypot(px - x, py - y);
  return places.filter(isOn).sort((one, other) => far(one) - far(other));
}

function around([x, y]: LayoutPoint, most: number): LayoutPoint[] {
  const places: LayoutPoint[] = [];
  for (let ring = 1; ring <= RINGS.count; ring += 1) {
    const count = RINGS.first + 2 * ring;
    const far = (ring * most) / RINGS.count;
    for (let at = 0; at < count; at += 1) {
      const angle = (2 * Math.PI * (at + (ring % 2) / 2)) / count;
      places.push([x + far * Math.cos(angle), y + far * Math.sin(angle)]);
    }
  }
  return places;
}

/** From where it stands towards where it is wanted, and past what stands there: no farther than it may go. */
function onTheWay(def: BattleDef, state: BattleState, wish: Extract<Wish, { kind: 'move' | 'model' }>): LayoutPoint[] {
  const unit = unitOf(def, wish.unit);
  const model = wish.kind === 'model' ? figuresOn(def, state, unit).find(({ id }) => id === wish.model) : undefined;
  const [fx, fy] = model ? inchPoint(model.base.at) : middleOf(def, state, unit);
  const [x, y] = wish.to;
  const far = Math.hypot(x - fx, y - fy);
  const reach = Math.max(...wish.deeds.map((deed) => allowed(unit, deed)));
  const most = Math.min(far, reach);
  const ahead = Math.atan2(y - fy, x - fx);
  // What is farther away than that leads nowhere but straight on.
  const places = far > reach + RINGS.far.move ? [] : around(wish.to, RINGS.far.move);
  for (let side = -FAN.side; side <= FAN.side; side += FAN.step) {
    const angle = ahead + (side * Math.PI) / 180;
    for (let gone = most - 0.01; gone > 0.2; gone -= FAN.inches) {
      places.push([fx + gone * Math.cos(angle), fy + gone * Math.sin(angle)]);
    }
  }
  return places;
}

/** An answer as the board shows it. */
export function shownAs(def: BattleDef, state: BattleState, action: BattleAction): Shown {
  const places = action.do === 'place' ? action.at.map(inchPoint) : 'at' in action ? [inchPoint(action.at)] : [];
  if (!('moves' in action)) {
    const to = action.do === 'push' && action.to ? [inchPoint(action.to)] : [];
    return { action, sent: {}, places: [...places, ...to], inches: null, allowed: null };
  }
  const sent: Record<string, readonly LayoutPoint[]> = {};
  let longest = 0;
  for (const [id, path] of Object.entries(action.moves)) {
    const unit = unitOf(def, id.slice(0, id.indexOf('.')));
    const figure = figuresOn(def, state, unit).find((one) => one.id === id);
    sent[id] = path.map(inchPoint);
    if (figure) longest = Math.max(longest, lengthOf(figure.base.at, path));
  }
  const deed = action.do === 'act' ? action.action : 'consolidate';
  const unit = action.do === 'act' ? def.byId.get(action.unit) : undefined;
  const most = deed === 'consolidate' ? SHORT : unit && deed !== 'hold' && deed !== 'idle' ? allowed(unit, deed) : 0;
  return { action, sent, places: [], inches: inInches(longest), allowed: most };
}
