/** Reading an action from outside. What it means is `check`'s; here it only gets its shape. */
import { isPlainObject } from '../../../journal/json.ts';
import { type Refusal, refuse } from '../../../rules/refusal.ts';
import type { Point } from '../../../table/shapes.ts';
import type { Moves } from '../terrain/field/walks.ts';
import type { Shot } from '../rules/shots.ts';
import { type BattleAction, DEEDS } from './action.ts';

type Fields = Readonly<Record<string, unknown>>;

const NO_ACTION = 'This is not an answer to a question of the battle.';
/** No answer names more things. */
const MOST = 300;

export function readAction(given: unknown): BattleAction | Refusal {
  const action = isPlainObject(given) ? shaped(given) : null;
  return action ?? refuse('bad-action', NO_ACTION, 'GFF-DICE-09');
}

function shaped(given: Fields): BattleAction | null {
  const { do: kind, unit, target, spell } = given;
  switch (kind) {
    case 'marker':
      return isPoint(given.at) ? { do: kind, at: pointOf(given.at) } : null;
    case 'edge':
      return given.edge === 'south' || given.edge === 'north' ? { do: kind, edge: given.edge } : null;
    case 'set-aside':
      return setAside(given.units);
    case 'place': {
      const { at } = given;
      return isText(unit) && isList(at) && at.every(isPoint) ? { do: kind, unit, at: at.map(pointOf) } : null;
    }
    case 'wait':
      return { do: kind };
    case 'act':
      return act(given);
    case 'cast':
      return isText(unit) && isText(spell) && isText(target) ? { do: kind, unit, spell, target } : null;
    case 'boost':
      return isRow(given.tokens, isFigure) ? { do: kind, tokens: given.tokens } : null;
    case 'shoot':
      return isList(given.shots) && given.shots.every(isShot) ? { do: kind, shots: given.shots.map(shotOf) } : null;
    case 'allot':
      return areTexts(given.order) ? { do: kind, order: given.order } : null;
    case 'pile-in':
    case 'consolidate':
    case 'separate': {
      const moves = movesOf(given.moves);
      return moves ? { do: kind, moves } : null;
    }
    case 'strike-back':
      return typeof given.strikes === 'boolean' ? { do: kind, strikes: given.strikes } : null;
    case 'remove':
      return areTexts(given.models) ? { do: kind, models: given.models } : null;
    case 'push':
      if (given.to === null) return { do: kind, to: null };
      return isPoint(given.to) ? { do: kind, to: pointOf(given.to) } : null;
    case 'land':
      return isPoint(given.at) ? { do: kind, at: pointOf(given.at) } : null;
    case 'morale':
      return isText(unit) ? { do: kind, unit } : null;
    default:
      return null;
  }
}

function act(given: Fields): BattleAction | null {
  const { unit, target } = given;
  const action = DEEDS.find((deed) => deed === given.action);
  const moves = movesOf(given.moves);
  const { jumps } = given;
  if (!isText(unit) || action === undefined || !moves || (jumps !== undefined && !isRow(jumps, areLegs))) return null;
  return { do: 'act', unit, action, moves, ...(jumps ? { jumps } : {}), ...(isText(target) ? { target } : {}) };
}

function areLegs(value: unknown): value is readonly number[] {
  return isList(value) && value.every((leg) => typeof leg === 'number' && Number.isInteger(leg) && leg >= 0);
}

function setAside(units: unknown): BattleAction | null {
  if (!isRow(units, (as): as is 'ambush' | 'scout' => as === 'ambush' || as === 'scout')) return null;
  return { do: 'set-aside', units };
}

function movesOf(given: unknown): Moves | null {
  if (!isRow(given, (path): path is Point[] => isList(path) && path.every(isPoint))) return null;
  return Object.fromEntries(Object.entries(given).map(([model, path]) => [model, path.map(pointOf)]));
}

function isRow<T>(value: unknown, is: (one: unknown) => one is T): value is Readonly<Record<string, T>> {
  return isPlainObject(value) && Object.keys(value).length <= MOST && Object.values(value).every(is);
}

function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value) && value.length <= MOST;
}

function areTexts(value: unknown): value is readonly string[] {
  return isList(value) && value.every(isText);
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.length <= 100;
}

function isFigure(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}

function isPoint(value: unknown): value is Point {
  return isPlainObject(value) && isFigure(value.x) && isFigure(value.y);
}

function pointOf({ x, y }: Point): Point {
  return { x, y };
}

function isShot(value: unknown): value is Shot {
  return isPlainObject(value) && isText(value.weapon) && isText(value.target);
}

function shotOf({ weapon, target }: Shot): Shot {
  return { weapon, target };
}
