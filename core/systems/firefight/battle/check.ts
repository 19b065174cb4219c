/** Whether an action may be done: everything that is wrong with it. UI, network, computer players and tests ask here. */
import { listOf } from '../../../journal/json.ts';
import type { RuleId } from '../../../rules/rule-ids.ts';
import type { Breach } from '../../../rules/broken.ts';
import type { Point } from '../../../table/shapes.ts';
import { GRAIN } from '../../../table/units.ts';
import { chargeFaults } from '../terrain/field/charge.ts';
import { type BattleTable, type ModelFigure, movedTo } from '../terrain/field/field.ts';
import { consolidationFaults, pileInFaults, separationFaults } from '../terrain/field/melee-moves.ts';
import { jumpFaults } from '../terrain/field/jumps.ts';
import { moveFaults } from '../terrain/field/moves.ts';
import type { Moves, Moving } from '../terrain/field/walks.ts';
import { ambushFaults, deployFaults, markerFaults, scoutFaults } from '../terrain/field/placing.ts';
import { pushFaults } from '../terrain/field/pushing.ts';
import { declareShots } from '../rules/shots.ts';
import { checkAction, checkActivation, checkBoost, checkCast, checkSetAside } from '../rules/turn.ts';
import type { Act, BattleAction, Request } from './action.ts';
import { seesSome, spellOptions } from './casting.ts';
import type { BattleDef, BattleUnit } from './def.ts';
import { request } from './request.ts';
import { findLanding, landingFaults } from './jumping.ts';
import { mayFire, weaponNamed } from './shooting.ts';
import { conditionOf, fieldOf, figuresOn, isOnTable, memberOf, unitAtCell } from './stage.ts';
import { separateWays } from './ways.ts';
import { BattleCell, type BattleState, UnitCell, get, ofUnit } from './state.ts';

/** Whether an action of a kind answers a question. */
function isAnswer(ask: Request['ask'], action: BattleAction['do']): boolean {
  if (action === 'place') return ask === 'deploy' || ask === 'scout' || ask === 'ambush';
  if (action === 'wait') return ask === 'ambush';
  if (action === 'act') return ask === 'activate';
  if (action === 'cast') return ask === 'activate' || ask === 'shoot';
  return action === ask;
}

/** Everything that an action breaks; empty: it may be done. Never throws, whatever the action's figures are. */
export function check(def: BattleDef, state: BattleState, action: BattleAction): readonly Breach[] {
  const open = request(def, state);
  if (open.ask === 'over') return [{ rule: 'GFF-MISSION-11' }];
  if (!isAnswer(open.ask, action.do)) {
    return [{ rule: open.rule, message: `Now side ${open.side} is asked something else.` }];
  }
  const faults = faultsOf({ def, state, field: fieldOf(def, state), open }, action);
  if (faults.length === 0) return NOTHING;
  const broken: Breach[] = [];
  for (const fault of faults) {
    const one: Breach = typeof fault === 'string' ? { rule: fault } : fault;
    if (!broken.some(({ rule }) => rule === one.rule)) broken.push(one);
  }
  return broken;
}

const NOTHING: readonly Breach[] = [];

interface Question {
  readonly def: BattleDef;
  readonly state: BattleState;
  readonly field: BattleTable;
  readonly open: Request;
}

type Faults = readonly (Breach | RuleId)[];

function faultsOf(question: Question, action: BattleAction): Faults {
  const { state, field, open } = question;
  switch (action.do) {
    case 'marker': {
      const count = get(state, BattleCell.markers);
      return isPlace(action.at)
        ? markerFaults(field, { side: open.side, active: open.side, at: action.at, count })
        : OFF;
    }
    case 'edge':
      return EDGES.has(action.edge) ? [] : ['GFF-DEPLOY-01'];
    case 'set-aside':
      return setAsideFaults(question, action.units);
    case 'place':
      return placeFaults(question, action.unit, action.at);
    case 'wait':
      return [];
    case 'act':
      return actFaults(question, action);
    case 'cast':
      return castFaults(question, action);
    case 'boost':
      return boostFaults(question, action.tokens);
    case 'shoot':
      return shotFaults(question, action.shots);
    case 'allot':
      return open.ask === 'allot' && isPermutation(action.order, open.units) ? [] : ['GFF-SR-BLAST-4'];
    case 'pile-in':
    case 'consolidate':
    case 'separate':
      return meleeMoveFaults(question, action.moves);
    case 'strike-back':
      return [];
    case 'remove':
      return removeFaults(question, action.models);
    case 'push':
      return pushedFaults(question, action.to);
    case 'land':
      return landedFaults(question, action.at);
    case 'morale':
      return open.ask === 'morale' && open.units.includes(action.unit) ? [] : ['GFF-MORALE-06'];
    default:
      return [open.rule];
  }
}

const EDGES: ReadonlySet<string> = new Set(['south', 'north']);

/** A figure that is no place on any table. */
const OFF: Faults = ['GFF-MOVE-08'];

/** A place on a table of ours, to the finest part that measuring tells apart. */
function isPlace(at: unknown): at is Point {
  if (typeof at !== 'object' || at === null || !('x' in at) || !('y' in at)) return false;
  return isCoordinate(at.x) && isCoordinate(at.y);
}

function isCoordinate(value: unknown): boolean {
  return typeof value === 'number' && Math.abs(value) < 100_000 && Number.isInteger(value * GRAIN);
}

/** No way has more corners. */
const MOST_POINTS = 100;

/** How many ways there are; null: one of them is none. */
function countWays(moves: Moves): number | null {
  let count = 0;
  for (const id in moves) {
    const path: unknown = moves[id];
    if (!Array.isArray(path) || path.length === 0 || path.length > MOST_POINTS) return null;
    for (const place of path) if (!isPlace(place)) return null;
    count += 1;
  }
  return count;
}

function setAsideFaults({ def, state, open }: Question, units: Readonly<Record<string, string>>): Faults {
  const faults: RuleId[] = [];
  for (const [id, as] of Object.entries(units)) {
    const unit = def.byId.get(id);
    if (unit?.side !== open.side || (as !== 'ambush' && as !== 'scout')) faults.push('GFF-DEPLOY-02');
    else faults.push(...checkSetAside(memberOf(state, unit), as, false).broken);
  }
  return faults;
}

function placeFaults({ def, state, field, open }: Question, id: string, at: readonly Point[]): Faults {
  const unit = def.byId.get(id);
  if (!unit || !('units' in open) || !listOf(open.units).includes(id)) return ['GFF-DEPLOY-03'];
  if (at.length !== unit.unit.models || !at.every(isPlace)) return OFF;
  const placing = { field, member: memberOf(state, unit), active: open.side, placed: placedAt(def, unit, at) };
  if (open.ask === 'deploy') return deployFaults(placing);
  return open.ask === 'scout' ? scoutFaults(placing) : ambushFaults(placing, get(state, BattleCell.round));
}

/** A unit's figures at such places. */
export function placedAt(def: BattleDef, { firstModel, unit }: BattleUnit, at: readonly Point[]): ModelFigure[] {
  return def.stage.all.slice(firstModel, firstModel + unit.models).map((figure, model) => movedTo(figure, at[model]));
}

function actFaults({ def, state, field }: Question, { unit: id, action, moves, jumps, target }: Act): Faults {
  const unit = def.byId.get(id);
  if (!unit || !isOnTable(state, unit)) return ['GFF-ROUND-02'];
  const begun = get(state, BattleCell.active);
  const member = memberOf(state, unit);
  const turn = begun >= 0 ? begun === unit.index : checkActivation(member, sideOfTurn(state)).length === 0;
  if (!turn) return ['GFF-ROUND-02'];
  const movers = countWays(moves);
  if (movers === null) return OFF;
  if (countMovers(figuresOn(def, state, unit), moves) !== movers) return ['GFF-MOVE-05'];
  const faults: (Breach | RuleId)[] = checkAction(member, action, movers > 0);
  const moving = { field, unit: id, mover: unit.unit, moves, ...(jumps ? { jumps } : {}) };
  const { readings } = def;
  if (jumps) faults.push(...jumpFaults(moving, readings));
  if (action === 'charge') {
    const foe = def.byId.get(target ?? '');
    const isFoe = foe !== undefined && foe.side !== unit.side && isOnTable(state, foe);
    return isFoe ? [...faults, ...chargeFaults(moving, foe.id, { readings })] : [...faults, 'GFF-ACT-07'];
  }
  if (movers > 0 && (action === 'advance' || action === 'rush'))
    faults.push(...moveFaults(moving, action, { charging: false, readings }));
  return faults;
}

/** How many of a unit's models have a way. */
function countMovers(own: readonly ModelFigure[], moves: Moves): number {
  let count = 0;
  for (const { id } of own) if (moves[id] !== undefined) count += 1;
  return count;
}

function sideOfTurn(state: BattleState) {
  return get(state, BattleCell.turn) === 1 ? 'B' : 'A';
}

function castFaults(
  question: Question,
  { unit: id, spell: name, target: to }: Extract<BattleAction, { do: 'cast' }>,
): Faults {
  const { def, state, open } = question;
  const unit = def.byId.get(id);
  const mine = open.ask === 'shoot' ? open.unit === id : open.ask === 'activate' && open.units.includes(id);
  if (!unit || !mine) return ['GFF-ROUND-02'];
  const number = def.spells[unit.side].findIndex((one) => one.name === name);
  const spell = def.spells[unit.side][number];
  const target = def.byId.get(to);
  if (!spell || !target) return ['GFF-SR-CASTER-2'];
  const bits = ofUnit(state, unit.index, UnitCell.tried);
  const tried = bits === 0 ? [] : def.spells[unit.side].filter((_, at) => (bits >> at) & 1);
  const reached = spellOptions(def, state, unit).some((one) => one.spell === number && one.targets.includes(target));
  return checkCast(memberOf(state, unit), {
    spell: name,
    value: spell.value,
    tried: tried.map((one) => one.name),
    attacked: false,
    sees: reached || isReached(question, unit, target),
  }).broken;
}

/** A spell that is refused for another reason is not also refused for its target. */
function isReached({ def, state }: Question, unit: BattleUnit, target: BattleUnit): boolean {
  return seesSome(def, figuresOn(def, state, unit), figuresOn(def, state, target)) && isOnTable(state, target);
}

function boostFaults({ def, state, open }: Question, tokens: Readonly<Record<string, number>>): Faults {
  const wrong = Object.entries(tokens).some(([id, count]) => {
    const unit = def.byId.get(id);
    if (!unit || !Number.isInteger(count)) return true;
    const near = open.ask === 'boost' && open.units.includes(id);
    return checkBoost(memberOf(state, unit), Math.abs(count), near).broken.length > 0;
  });
  return wrong ? ['GFF-SR-CASTER-4'] : [];
}

function shotFaults({ def, state, open }: Question, shots: Extract<BattleAction, { do: 'shoot' }>['shots']): Faults {
  const unit = open.ask === 'shoot' ? def.byId.get(open.unit) : undefined;
  if (!unit || open.ask !== 'shoot') return ['GFF-SHOOT-03'];
  const { shaken, used } = conditionOf(state, unit);
  const shooter = { unit: unit.unit, shaken, used, did: open.did };
  if (shots.length === 0) return [];
  return declareShots(shooter, shots, {
    isEnemy: (id) => {
      const target = def.byId.get(id);
      return target !== undefined && target.side !== unit.side && isOnTable(state, target);
    },
    reaches: ({ name }, id) => {
      const target = def.byId.get(id);
      return target !== undefined && mayFire(def, state, unit, weaponNamed(unit, name), target);
    },
  }).broken;
}

function isPermutation(order: readonly string[], of: readonly string[]): boolean {
  return order.length === of.length && of.every((id) => order.includes(id));
}

function meleeMoveFaults({ def, state, field, open }: Question, moves: Moves): Faults {
  const unit = 'unit' in open ? def.byId.get(open.unit) : undefined;
  const movers = countWays(moves);
  if (!unit || movers === null) return OFF;
  if (countMovers(figuresOn(def, state, unit), moves) !== movers) return ['GFF-MOVE-05'];
  const moving: Moving = { field, unit: unit.id, mover: unit.unit, moves };
  if (open.ask === 'pile-in') return pileInFaults(moving, open.foe);
  const foe = open.ask === 'separate' ? def.byId.get(open.foe) : undefined;
  if (open.ask === 'separate') {
    return foe ? separationFaults(moving, foe.id, separateWays(def, state, unit, foe)) : OFF;
  }
  const melee = [unitAtCell(def, state, BattleCell.active), unitAtCell(def, state, BattleCell.target)].flatMap((one) =>
    one ? [one.id] : [],
  );
  const destroyed = melee.filter((id) => id !== unit.id);
  return consolidationFaults(moving, { melee, destroyed }, { readings: def.readings });
}

function removeFaults({ def, state, open }: Question, models: readonly string[]): Faults {
  const unit = open.ask === 'remove' ? def.byId.get(open.unit) : undefined;
  if (!unit || open.ask !== 'remove') return ['GFF-WOUND-12'];
  const own = figuresOn(def, state, unit).map(({ id }) => id);
  const right = models.length === open.count && new Set(models).size === open.count;
  return right && models.every((id) => own.includes(id)) ? [] : ['GFF-WOUND-12'];
}

function pushedFaults({ def, field, open }: Question, to: Point | null): Faults {
  if (to === null) return [];
  if (open.ask !== 'push' || !isPlace(to)) return OFF;
  const pushed = field.figures.find(({ id }) => id === open.model);
  return pushed ? pushFaults(field, pushed, to, def.readings) : ['GFF-MOVE-OPT-01'];
}

/** Within 2" of the foot of the drop, where one can stand; at the foot itself where nothing else is free. */
function landedFaults({ def, field, open }: Question, at: Point): Faults {
  if (open.ask !== 'land' || !isPlace(at)) return OFF;
  const fallen = field.figures.find(({ id }) => id === open.model);
  if (!fallen) return ['GFF-MOVE-OPT-06'];
  const foot = { ...fallen.base.at };
  if (findLanding(def, field, fallen) === null && at.x === foot.x && at.y === foot.y) return [];
  return landingFaults(def, field, fallen, at);
}
