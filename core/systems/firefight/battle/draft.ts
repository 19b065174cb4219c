/** Answers made up: one drawn at random, or the plain one that is always there. `check` has the last word on both. */
import type { Point } from '../../../table/shapes.ts';
import { INCH, inches } from '../../../table/units.ts';
import { type Action as Deed, allowance } from '../rules/actions.ts';
import { canCharge } from '../terrain/field/charge.ts';
import { disorderOf } from '../terrain/field/coherency.ts';
import { nearest } from '../terrain/field/field.ts';
import { zoneDepth } from '../rules/deployment.ts';
import type { Draws } from '../rules/dice.ts';
import { otherSide } from '../rules/rounds.ts';
import type { Reserve } from '../rules/turn.ts';
import type { Shot } from '../rules/shots.ts';
import type { BattleAction, Request } from './action.ts';
import { spellOptions } from './casting.ts';
import { check } from './check.ts';
import type { BattleDef, BattleUnit } from './def.ts';
import { findLanding } from './jumping.ts';
import { shotOptions } from './shooting.ts';
import { gapBetween, enemiesOf, fieldOf, figuresOn } from './stage.ts';
import { type BattleState, UnitCell, ofUnit } from './state.ts';
import { findMarkerPlace } from './steps.ts';
import { someHave } from '../rules/unit.ts';
import {
  block,
  chargeWays,
  halfBlock,
  jumpsOn,
  mended,
  onGrain,
  pileInWays,
  routeTo,
  separateWays,
  straightWay,
} from './ways.ts';

/** An answer to the open question as chance has it. It may be wrong: measuring is left to `check`. */
export function draft(def: BattleDef, state: BattleState, open: Request, chance: Draws): BattleAction {
  switch (open.ask) {
    case 'marker':
      return { do: 'marker', at: betweenZones(def, chance) };
    case 'edge':
      return { do: 'edge', edge: chance.below(2) === 0 ? 'south' : 'north' };
    case 'set-aside':
      return { do: 'set-aside', units: reserves(open.units, chance) };
    case 'deploy':
    case 'scout':
    case 'ambush':
      return placing(def, state, open, chance);
    case 'activate':
      return activation(def, state, unitOf(def, pick(open.units, chance)), chance);
    case 'shoot':
      return shooting(def, state, unitOf(def, open.unit), chance);
    case 'boost':
      return { do: 'boost', tokens: boosts(def, state, open, chance) };
    case 'allot':
      return { do: 'allot', order: shuffled(open.units, chance) };
    case 'strike-back':
      return { do: 'strike-back', strikes: chance.below(4) > 0 };
    case 'consolidate': {
      const unit = unitOf(def, open.unit);
      const moves = straightWay(def, state, unit, somewhere(def, chance), chance.below(inches(3) + 1));
      return { do: 'consolidate', moves: mended(def, state, unit, moves, 'consolidate') };
    }
    case 'remove': {
      const models = figuresOn(def, state, unitOf(def, open.unit)).map(({ id }) => id);
      return { do: 'remove', models: shuffled(models, chance).slice(0, open.count) };
    }
    case 'push':
      return { do: 'push', to: near(def, state, open.model, chance) };
    case 'land':
      return { do: 'land', at: near(def, state, open.model, chance) };
    case 'morale':
      return { do: 'morale', unit: pick(open.units, chance) };
    case 'pile-in':
    case 'separate':
      return plain(def, state, open);
  }
}

/** The answer that is there whatever the table looks like, and does least. */
export function plain(def: BattleDef, state: BattleState, open: Request): BattleAction {
  switch (open.ask) {
    case 'marker':
      return { do: 'marker', at: findMarkerPlace(def, state) ?? { x: 0, y: 0 } };
    case 'edge':
      return { do: 'edge', edge: 'south' };
    case 'set-aside':
      return { do: 'set-aside', units: {} };
    case 'ambush':
      return { do: 'wait' };
    case 'deploy':
    case 'scout':
      return anyPlace(def, state, open);
    case 'activate': {
      const unit = unitOf(def, first(open.units));
      const shaken = ofUnit(state, unit.index, UnitCell.shaken) === 1;
      return { do: 'act', unit: unit.id, action: shaken ? 'idle' : 'hold', moves: {} };
    }
    case 'shoot':
      return { do: 'shoot', shots: [] };
    case 'boost':
      return { do: 'boost', tokens: {} };
    case 'allot':
      return { do: 'allot', order: open.units };
    case 'pile-in':
      return { do: 'pile-in', moves: pileInWays(def, state, unitOf(def, open.unit), unitOf(def, open.foe)) };
    case 'strike-back':
      return { do: 'strike-back', strikes: true };
    case 'consolidate':
      return { do: 'consolidate', moves: {} };
    case 'separate':
      return { do: 'separate', moves: separateWays(def, state, unitOf(def, open.unit), unitOf(def, open.foe)).ways };
    case 'remove':
      return { do: 'remove', models: farthest(def, state, unitOf(def, open.unit), open.count) };
    case 'push':
      return { do: 'push', to: null };
    case 'land': {
      const fallen = figureNamed(def, state, open.model);
      return { do: 'land', at: findLanding(def, def.stage, fallen) ?? { ...fallen.base.at } };
    }
    case 'morale':
      return { do: 'morale', unit: first(open.units) };
  }
}

export function unitOf({ byId }: BattleDef, id: string): BattleUnit {
  const unit = byId.get(id);
  if (unit === undefined) throw new RangeError(`there is no unit ${id}`);
  return unit;
}

function first(ids: readonly string[]): string {
  return ids[0] ?? '';
}

function pick(ids: readonly string[], chance: Draws): string {
  return ids[chance.below(ids.length)] ?? '';
}

function shuffled(items: readonly string[], chance: Draws): string[] {
  const order = [...items];
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = chance.below(last + 1);
    const [one, two] = [order[last] ?? '', order[other] ?? ''];
    [order[last], order[other]] = [two, one];
  }
  return order;
}

/** Some place of the table, to a whole unit. */
function somewhere({ table }: BattleDef, chance: Draws): Point {
  return { x: chance.below(table.width + 1), y: chance.below(table.depth + 1) };
}

/** Some place outside both zones, to a whole unit (GFF-MISSION-03). */
function betweenZones({ table }: BattleDef, chance: Draws): Point {
  const zone = inches(zoneDepth(table.depth / INCH) ?? 0);
  return { x: chance.below(table.width + 1), y: zone + 1 + chance.below(table.depth - 2 * zone - 1) };
}

function reserves(units: Extract<Request, { ask: 'set-aside' }>['units'], chance: Draws) {
  const chosen: Record<string, Reserve> = {};
  for (const { unit, as } of units) {
    const one = as[chance.below(as.length + 1)];
    if (one !== undefined) chosen[unit] = one;
  }
  return chosen;
}

function placing(
  def: BattleDef,
  state: BattleState,
  open: Extract<Request, { ask: 'deploy' | 'scout' | 'ambush' }>,
  chance: Draws,
): BattleAction {
  if (open.ask === 'ambush' && chance.below(4) === 0) return { do: 'wait' };
  const unit = unitOf(def, pick(open.units, chance));
  const [low, high] = openTo(def, state, unit, open.ask);
  const [wide, deep] = halfBlock(def, unit);
  const between = (from: number, to: number) => from + chance.below(Math.max(1, Math.floor(to - from)));
  const at = { x: between(wide, def.table.width - wide), y: between(low + deep, high - deep) };
  return { do: 'place', unit: unit.id, at: block(def, unit, at) };
}

/** From where to where up the table a unit may be placed. */
export function openTo(
  def: BattleDef,
  state: BattleState,
  { side }: BattleUnit,
  ask: string,
): readonly [number, number] {
  const { depth } = def.table;
  if (ask === 'ambush') return [0, depth];
  fieldOf(def, state);
  const deep = inches((zoneDepth(depth / INCH) ?? 0) + (ask === 'scout' ? 12 : 0));
  return side === def.stage.south ? [0, deep] : [depth - deep, depth];
}

/** The first place on a grid of half inches, from its own edge on, where the first unit can stand. */
function anyPlace(
  def: BattleDef,
  state: BattleState,
  open: Extract<Request, { ask: 'deploy' | 'scout' | 'ambush' }>,
): BattleAction {
  const unit = unitOf(def, first(open.units));
  const [low, high] = openTo(def, state, unit, open.ask);
  const [wide, deep] = halfBlock(def, unit);
  const step = INCH / 2;
  for (let y = low + deep; y <= high; y += step) {
    for (let x = wide; x <= def.table.width; x += step) {
      const action = { do: 'place', unit: unit.id, at: block(def, unit, { x, y }) } as const;
      if (check(def, state, action).length === 0) return action;
    }
  }
  return { do: 'place', unit: unit.id, at: block(def, unit, { x: 0, y: 0 }) };
}

/** How often each action is drawn; a charge wherever one is near enough. */
const DEEDS: readonly Deed[] = ['hold', 'advance', 'advance', 'advance', 'rush', 'rush'];

function activation(def: BattleDef, state: BattleState, unit: BattleUnit, chance: Draws): BattleAction {
  const { id } = unit;
  if (ofUnit(state, unit.index, UnitCell.shaken) === 1) return { do: 'act', unit: id, action: 'idle', moves: {} };
  const spells = spellOptions(def, state, unit);
  const spell = spells[chance.below(spells.length + 1)];
  if (spell) {
    const target = spell.targets[chance.below(spell.targets.length)] ?? unit;
    return { do: 'cast', unit: id, spell: def.spells[unit.side][spell.spell]?.name ?? '', target: target.id };
  }
  const reach = inches(allowance(unit.unit, 'charge'));
  const near = def.army[otherSide(unit.side)].filter((enemy) => gapBetween(def, state, unit, enemy) <= reach);
  const target = near[chance.below(near.length + 1)];
  const round = chance.below(8) === 0;
  if (target && (round || canCharge(def.stage, id, unit.unit, target.id))) {
    const moves = chargeWays(def, state, unit, target, round);
    return { do: 'act', unit: id, action: 'charge', target: target.id, moves };
  }
  const action = someHave(unit.unit, 'Immobile') ? 'hold' : (DEEDS[chance.below(DEEDS.length)] ?? 'hold');
  if (action === 'hold') return { do: 'act', unit: id, action, moves: {} };
  const most = inches(allowance(unit.unit, action)) - 2;
  const length = chance.below(3) === 0 ? chance.below(most) : most;
  const to = somewhere(def, chance);
  const route = chance.below(200) === 0 ? routeTo(def, state, unit, to, length) : null;
  const moves = mended(def, state, unit, route ?? straightWay(def, state, unit, to, length), action);
  const jumps = def.readings.specialMoves && chance.below(4) > 0 ? jumpsOn(def, state, unit, moves) : null;
  return { do: 'act', unit: id, action, moves, ...(jumps ? { jumps } : {}) };
}

function shooting(def: BattleDef, state: BattleState, unit: BattleUnit, chance: Draws): BattleAction {
  const spells = spellOptions(def, state, unit);
  const spell = spells[chance.below(spells.length + 1)];
  if (spell) {
    const target = spell.targets[chance.below(spell.targets.length)] ?? unit;
    return { do: 'cast', unit: unit.id, spell: def.spells[unit.side][spell.spell]?.name ?? '', target: target.id };
  }
  const targets: string[] = [];
  const shots: Shot[] = [];
  for (const option of shotOptions(def, state, unit)) {
    const target = option.targets[chance.below(option.targets.length)]?.id ?? '';
    if (!targets.includes(target)) targets.push(target);
    if (targets.indexOf(target) <= 1) shots.push({ weapon: unit.unit.weapons[option.weapon]?.name ?? '', target });
  }
  return { do: 'shoot', shots };
}

function boosts(def: BattleDef, state: BattleState, open: Extract<Request, { ask: 'boost' }>, chance: Draws) {
  const caster = unitOf(def, open.units[0] ?? '');
  const sign = open.side === caster.side ? 1 : -1;
  const tokens: Record<string, number> = {};
  for (const id of open.units) {
    const count = chance.below(Math.min(2, ofUnit(state, unitOf(def, id).index, UnitCell.tokens)) + 1);
    if (count > 0) tokens[id] = sign * count;
  }
  return tokens;
}

function figureNamed(def: BattleDef, state: BattleState, model: string) {
  fieldOf(def, state);
  const found = def.stage.figures.find(({ id }) => id === model);
  if (found === undefined) throw new RangeError(`there is no model ${model}`);
  return found;
}

/** Some place up to an inch either way from where a model is. */
function near(def: BattleDef, state: BattleState, model: string, chance: Draws): Point {
  const { at } = figureNamed(def, state, model).base;
  const [dx, dy] = [chance.below(2 * INCH + 1) - INCH, chance.below(2 * INCH + 1) - INCH];
  return onGrain({ x: at.x + dx, y: at.y + dy });
}

/** The models farthest from the enemy whose loss leaves the others together, as far as may be (GFF-WOUND-12). */
function farthest(def: BattleDef, state: BattleState, unit: BattleUnit, count: number): string[] {
  fieldOf(def, state);
  const enemies = enemiesOf(def, state, unit).flatMap((foe) => figuresOn(def, state, foe));
  const left = figuresOn(def, state, unit)
    .map((figure) => ({ figure, away: nearest([figure], enemies) }))
    .sort((one, two) => two.away - one.away)
    .map(({ figure }) => figure);
  const lost: string[] = [];
  while (lost.length < count && left.length > 0) {
    const disorder = left.map((_, at) => disorderOf(left.filter((__, other) => other !== at)));
    const [figure] = left.splice(disorder.indexOf(Math.min(...disorder)), 1);
    if (figure) lost.push(figure.id);
  }
  return lost;
}
