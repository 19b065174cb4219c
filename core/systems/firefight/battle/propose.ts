/** Whole answers to the open question, ways and places included: a handful worth thinking about, each passes `check`. */
import { root } from '../../../table/from-point.ts';
import type { Point } from '../../../table/shapes.ts';
import { inches } from '../../../table/units.ts';
import { allowance } from '../actions.ts';
import type { Draws } from '../dice.ts';
import type { Shot } from '../shots.ts';
import type { BattleAction, Request } from './action.ts';
import { check } from './check.ts';
import { type Choice, choices } from './choices.ts';
import type { BattleDef, BattleUnit } from './def.ts';
import { draft, plain, unitOf } from './draft.ts';
import { request } from './request.ts';
import { enemiesOf, fieldOf, figuresOn } from './stage.ts';
import type { BattleState } from './state.ts';
import { chargeWays, jumpsOn, onGrain, routeTo, straightWay } from './ways.ts';

export interface Proposing {
  /** The most answers that are of use. */
  readonly budget: number;
  /** The proposer's own chance, never the game's dice. */
  readonly stream: Draws;
}

/** Answers to the open question, each legal, no two alike; none when the battle is over. At least one otherwise. */
export function propose(def: BattleDef, state: BattleState, { budget, stream }: Proposing): BattleAction[] {
  const open = request(def, state);
  if (open.ask === 'over') return [];
  const found = new Map<string, BattleAction>();
  const take = (action: BattleAction) => {
    const key = JSON.stringify(action);
    if (!found.has(key) && check(def, state, action).length === 0) found.set(key, action);
  };
  for (const action of worthwhile(def, state, open)) {
    if (found.size >= budget) break;
    take(action);
  }
  for (let tries = 0; found.size < budget && tries < budget; tries += 1) take(draft(def, state, open, stream));
  if (found.size === 0) take(plain(def, state, open));
  return [...found.values()];
}

function* worthwhile(def: BattleDef, state: BattleState, open: Request): Generator<BattleAction> {
  if (open.ask === 'activate') yield* activations(def, state);
  else if (open.ask === 'shoot') yield* shooting(def, state, unitOf(def, open.unit));
  else {
    if (open.ask === 'strike-back') yield { do: 'strike-back', strikes: false };
    if (open.ask === 'edge') yield { do: 'edge', edge: 'north' };
    yield plain(def, state, open);
  }
}

/** Every unit's first idea, then every unit's second, so that a small budget still looks at all of them. */
function* activations(def: BattleDef, state: BattleState): Generator<BattleAction> {
  const ideas = new Map<string, Generator<BattleAction>[]>();
  for (const choice of choices(def, state)) {
    if (choice.do !== 'act' && choice.do !== 'cast') continue;
    const own = ideas.get(choice.unit) ?? [];
    own.push(answersTo(def, state, choice));
    ideas.set(choice.unit, own);
  }
  let waiting = [...ideas.values()];
  while (waiting.length > 0) {
    for (const own of waiting) {
      const next = own.shift();
      const answer = next?.next();
      if (!next || !answer || answer.done === true) continue;
      own.push(next);
      yield answer.value;
    }
    waiting = waiting.filter((own) => own.length > 0);
  }
}

function* answersTo(def: BattleDef, state: BattleState, choice: Choice): Generator<BattleAction> {
  if (choice.do === 'cast') yield choice;
  if (choice.do !== 'act') return;
  const { unit: id, action, target } = choice;
  const unit = unitOf(def, id);
  if (action === 'charge' && target !== undefined) {
    yield { do: 'act', unit: id, action, target, moves: chargeWays(def, state, unit, unitOf(def, target)) };
  } else if (action === 'advance' || action === 'rush') {
    const most = inches(allowance(unit.unit, action)) - 2;
    for (const to of destinations(def, state, unit, most)) {
      // Through difficult ground a shorter way may do where the whole one is refused.
      for (const length of action === 'rush' ? [most, inches(6) - 2] : [most]) {
        const moves = straightWay(def, state, unit, to, length);
        const straight: BattleAction = { do: 'act', unit: id, action, moves };
        const jumps = def.readings.specialMoves ? jumpsOn(def, state, unit, moves) : null;
        if (jumps) yield { ...straight, jumps };
        if (check(def, state, straight).length === 0) {
          yield straight;
          break;
        }
        const round = routeTo(def, state, unit, to, length);
        if (round !== null) yield { do: 'act', unit: id, action, moves: round };
      }
    }
  } else yield { do: 'act', unit: id, action, moves: {} };
}

/** Where a unit may want to go: to markers, towards and away from enemies, and in eight directions. */
function destinations(def: BattleDef, state: BattleState, unit: BattleUnit, most: number): Point[] {
  const field = fieldOf(def, state);
  const at = figuresOn(def, state, unit)[0]?.base.at;
  if (at === undefined) return [];
  const from = { ...at };
  const markers = field.markers.map((marker) => ({ ...marker.at }));
  const foes = enemiesOf(def, state, unit).flatMap((enemy) => figuresOn(def, state, enemy).slice(0, 1));
  const towards = foes.map(({ base }) => ({ ...base.at }));
  const away = towards.map(({ x, y }) => along(from, from.x - x, from.y - y, most));
  const round = DIRECTIONS.map(([dx, dy]) => along(from, dx, dy, most));
  return [...markers, ...towards, ...away, ...round].map(onGrain);
}

const DIRECTIONS = [
  ...([
    [1, 0],
    [0, 1],
    [-1, 0],
    [0, -1],
  ] as const),
  ...([
    [1, 1],
    [-1, 1],
    [-1, -1],
    [1, -1],
  ] as const),
];

function along({ x, y }: Point, dx: number, dy: number, far: number): Point {
  const size = root(dx, dy) || 1;
  return { x: x + (dx / size) * far, y: y + (dy / size) * far };
}

/** Everything at one target, what does not reach it at a second; then no shot at all. */
function* shooting(def: BattleDef, state: BattleState, unit: BattleUnit): Generator<BattleAction> {
  const all = choices(def, state);
  const shots = all.flatMap((choice): Shot[] =>
    choice.do === 'shoot' ? [{ weapon: choice.weapon, target: choice.target }] : [],
  );
  const targets = [...new Set(shots.map(({ target }) => target))];
  for (const first of targets) {
    const main = shots.filter(({ target }) => target === first);
    const rest = shots.filter(({ weapon }) => !main.some((one) => one.weapon === weapon));
    const seconds = [...new Set(rest.map(({ target }) => target))];
    if (seconds.length === 0) yield { do: 'shoot', shots: main };
    for (const second of seconds) {
      yield { do: 'shoot', shots: [...main, ...rest.filter(({ target }) => target === second)] };
    }
  }
  for (const choice of all) if (choice.do === 'cast' && choice.unit === unit.id) yield choice;
  yield { do: 'shoot', shots: [] };
}
