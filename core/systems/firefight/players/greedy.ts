/**
 * A player that looks one decision ahead: for every unit and everything that it could do, what that is worth by exact
 * odds and where it leaves the unit by the markers, and the best of all. It takes no chances and sees no dice.
 */
import { inches } from '../../../table/units.ts';
import type { BattleAction, Request } from '../battle/action.ts';
import { spellOptions } from '../battle/casting.ts';
import type { BattleDef, BattleUnit } from '../battle/def.ts';
import { plain, unitOf } from '../battle/draft.ts';
import { shotOptions } from '../battle/shooting.ts';
import type { BattleState } from '../battle/state.ts';
import { chargeWays, mended, routeTo, straightWay } from '../battle/ways.ts';
import type { Shot } from '../rules/shots.ts';
import { type Idea, ideasOf, takeBest } from './ideas.ts';
import { places } from './places.ts';
import type { ComputerPlayer } from './player.ts';
import { type Scene, bestGoal, edgesApart, sceneOf } from './scene.ts';
import { type DuelValue, duelValues, shotOf } from './worth.ts';

/** A player for battles of one definition: what it has reckoned it keeps. */
export function greedyPlayer(): ComputerPlayer {
  const reckoners = new WeakMap<BattleDef, DuelValue>();
  return (def, state, open) => {
    const reckon = reckoners.get(def) ?? duelValues(def);
    reckoners.set(def, reckon);
    const found = answers(def, state, open, reckon);
    return () => {
      const next = found.next();
      return next.done === true ? null : next.value;
    };
  };
}

function* answers(def: BattleDef, state: BattleState, open: Request, reckon: DuelValue): Generator<BattleAction> {
  switch (open.ask) {
    case 'set-aside':
      yield {
        do: 'set-aside',
        units: Object.fromEntries(open.units.map(({ unit, as: [first = 'scout'] }) => [unit, first])),
      };
      return;
    case 'deploy':
    case 'scout':
    case 'ambush':
      yield* places(def, state, open);
      return;
    case 'activate':
      yield* activations(def, state, open, reckon);
      return;
    case 'shoot':
      yield* shooting(def, state, unitOf(def, open.unit), reckon);
      return;
    case 'consolidate': {
      const unit = unitOf(def, open.unit);
      const scene = sceneOf(def, state, unit.side);
      const goal = bestGoal(scene, unit);
      const moves = goal ? straightWay(def, state, unit, goal, inches(3)) : null;
      if (moves) yield { do: 'consolidate', moves: mended(def, state, unit, moves, 'consolidate') };
      return;
    }
    case 'morale': {
      // A hero that fails helps nobody after it (GFF-AMB-33).
      const last = [...open.units].sort((a, b) => Number(unitOf(def, a).isHero) - Number(unitOf(def, b).isHero));
      yield { do: 'morale', unit: last[0] ?? '' };
      return;
    }
    case 'marker':
    case 'edge':
    case 'boost':
    case 'allot':
    case 'pile-in':
    case 'strike-back':
    case 'separate':
    case 'remove':
    case 'push':
    case 'land':
      yield plain(def, state, open);
  }
}

function* activations(
  def: BattleDef,
  state: BattleState,
  open: Extract<Request, { ask: 'activate' }>,
  reckon: DuelValue,
): Generator<BattleAction> {
  const units = open.units.map((id) => unitOf(def, id));
  for (const unit of units) {
    const [spell] = spellOf(def, state, unit);
    if (!spell) continue;
    yield spell;
    break;
  }
  const scene = sceneOf(def, state, open.side);
  const ideas: Idea[] = [];
  for (const unit of units) ideas.push(...ideasOf(scene, unit, reckon));
  let isBest = true;
  for (let idea = takeBest(ideas); idea !== null; idea = takeBest(ideas)) {
    yield* doing(def, state, idea, isBest);
    isBest = false;
  }
}

/** The spell that is nearest at hand: on whom the most points lie. */
function spellOf(def: BattleDef, state: BattleState, unit: BattleUnit): BattleAction[] {
  return spellOptions(def, state, unit).flatMap(({ spell, targets }): BattleAction[] => {
    const name = def.spells[unit.side][spell]?.name ?? '';
    const [target] = [...targets].sort((a, b) => b.unit.cost - a.unit.cost);
    return target ? [{ do: 'cast', unit: unit.id, spell: name, target: target.id }] : [];
  });
}

/** An idea as actions: straight, and the best one also round what is in the way. */
function* doing(def: BattleDef, state: BattleState, idea: Idea, isBest: boolean): Generator<BattleAction> {
  const { unit, action, to, target, length } = idea;
  const { id } = unit;
  if (action === 'charge' && target) {
    yield { do: 'act', unit: id, action, target: target.id, moves: chargeWays(def, state, unit, target, isBest) };
    return;
  }
  if (to === null) {
    yield { do: 'act', unit: id, action, moves: {} };
    return;
  }
  // Through difficult ground nobody goes farther than 6" (GFF-TERRAIN-04).
  for (const far of length > SLOWED ? [length, SLOWED] : [length]) {
    const moves = mended(def, state, unit, straightWay(def, state, unit, to, far), action);
    yield { do: 'act', unit: id, action, moves };
  }
  const round = isBest ? routeTo(def, state, unit, to, length) : null;
  if (round) yield { do: 'act', unit: id, action, moves: mended(def, state, unit, round, action) };
}

const SLOWED = inches(6) - 2;

/** All weapons at the target that it is worth most on, those that do not reach it at the best of the others. */
function* shooting(def: BattleDef, state: BattleState, unit: BattleUnit, reckon: DuelValue): Generator<BattleAction> {
  const [spell] = spellOf(def, state, unit);
  if (spell) yield spell;
  const options = shotOptions(def, state, unit);
  const scene = sceneOf(def, state, unit.side);
  const liking = scene.foes
    .filter((foe) => options.some(({ targets }) => targets.includes(foe.unit)))
    .map((foe) => ({ foe, worth: shotWorth(scene, unit, foe.unit, reckon) }))
    .sort((a, b) => b.worth - a.worth)
    .map(({ foe }) => foe.unit);
  const chosen: BattleUnit[] = [];
  const shots = options.flatMap(({ weapon, targets }): Shot[] => {
    const target = [...chosen, ...liking].find((one) => targets.includes(one));
    if (!target || (!chosen.includes(target) && chosen.length === 2)) return [];
    if (!chosen.includes(target)) chosen.push(target);
    return [{ weapon: unit.unit.weapons[weapon]?.name ?? '', target: target.id }];
  });
  yield { do: 'shoot', shots };
}

function shotWorth(scene: Scene, unit: BattleUnit, target: BattleUnit, reckon: DuelValue): number {
  const [own, foe] = [scene.own.find((one) => one.unit === unit), scene.foes.find((one) => one.unit === target)];
  if (!own || !foe) return 0;
  const far = Math.ceil(edgesApart(own.base.at, own, foe));
  return shotOf(reckon(own.stance, foe.stance), far, false).worth;
}
