/** Level 1: a newcomer. It walks to the markers, strikes when somebody is near, shoots at anybody, and at times does anything. */
import { root } from '../../../table/from-point.ts';
import type { Point } from '../../../table/shapes.ts';
import { INCH, inches } from '../../../table/units.ts';
import type { BattleAction, Request } from '../battle/action.ts';
import type { BattleDef } from '../battle/def.ts';
import { draft, unitOf } from '../battle/draft.ts';
import type { BattleState } from '../battle/state.ts';
import { allowance } from '../rules/actions.ts';
import type { Draws } from '../rules/dice.ts';
import { doing } from './going.ts';
import { places } from './places.ts';
import { type ComputerPlayer, chanceAt, inOrder } from './player.ts';
import { edgesApart, sceneOf } from './scene.ts';

/** One activation of so many is anything that is legal. */
const WANDERS = 12;
/** With an enemy as near as this it walks, so as to shoot, in inches. */
const EYES = 24;

export function newcomer(seed: number): ComputerPlayer {
  return (def, state, open) => inOrder(answers(def, state, open, chanceAt(seed, state)));
}

function* answers(def: BattleDef, state: BattleState, open: Request, chance: Draws): Generator<BattleAction> {
  if (open.ask === 'deploy' || open.ask === 'scout') yield* places(def, state, open);
  if (open.ask === 'activate' && chance.below(WANDERS) > 0) yield* activation(def, state, open, chance);
  for (let tries = 0; tries < 4; tries += 1) yield draft(def, state, open, chance);
}

function* activation(
  def: BattleDef,
  state: BattleState,
  open: Extract<Request, { ask: 'activate' }>,
  chance: Draws,
): Generator<BattleAction> {
  const unit = unitOf(def, open.units[chance.below(open.units.length)] ?? '');
  const { own, foes, goals } = sceneOf(def, state, open.side);
  const self = own.find((one) => one.unit === unit);
  if (!self) return;
  const still = { unit, to: null, length: 0, target: null };
  if (self.stance.shaken) {
    yield* doing(def, state, { ...still, action: 'idle' }, false);
    return;
  }
  const { at, radius } = self.base;
  const near = foes.find((foe) => edgesApart(at, self, foe) <= self.charge);
  if (near && chance.below(3) > 0) yield* doing(def, state, { ...still, action: 'charge', target: near.unit }, false);
  const farOf = (place: { readonly x: number; readonly y: number }) => root(place.x - at.x, place.y - at.y);
  const isTaken = (place: Point) =>
    own.some((one) => one !== self && root(one.base.at.x - place.x, one.base.at.y - place.y) < 3 * INCH);
  const [goal] = goals
    .filter((one) => !isTaken(one.at))
    .map((one) => one.at)
    .sort((one, other) => farOf(one) - farOf(other));
  if (goal && farOf(goal) - radius > 2 * INCH) {
    const action = foes.some((foe) => edgesApart(at, self, foe) <= EYES) ? 'advance' : 'rush';
    const length = Math.min(inches(allowance(unit.unit, action)) - 2, farOf(goal) - radius - INCH);
    if (length > 0) yield* doing(def, state, { ...still, action, to: goal, length }, false);
  }
  yield* doing(def, state, { ...still, action: 'hold' }, false);
}
