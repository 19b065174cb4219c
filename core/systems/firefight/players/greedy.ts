/**
 * Level 3, a player that looks one decision ahead: for every unit and everything that it could do, what that is worth by exact
 * odds and where it leaves the unit by the markers, and the best of all. It sees no dice.
 */
import { kept } from '../../../event/kept.ts';
import { inches } from '../../../table/units.ts';
import type { BattleAction, Request } from '../battle/action.ts';
import { spellOptions } from '../battle/casting.ts';
import type { BattleDef, BattleUnit, ShotOption } from '../battle/def.ts';
import { plain, unitOf } from '../battle/draft.ts';
import { shotOptions } from '../battle/shooting.ts';
import type { BattleState } from '../battle/state.ts';
import { mended, straightWay } from '../battle/ways.ts';
import { otherSide } from '../rules/rounds.ts';
import type { Shot } from '../rules/shots.ts';
import { type Idea, addIdeas, takeBest } from './ideas.ts';
import { doing } from './going.ts';
import { edges, markerPlaces, placings } from './setup.ts';
import { type ComputerPlayer, type Weigh, chanceAt, inOrder } from './player.ts';
import { SOONER, type Scene, bestGoal, edgesApart, sceneOf } from './scene.ts';
import { type DuelValue, duelValues, shotOf } from './worth.ts';

/** What was reckoned for a definition, by whichever player. */
const reckonerOf = kept((def: BattleDef): DuelValue => duelValues(def));

/** `wary`: it sets up as level 5 does, with a look at the other side. */
export function greedyPlayer(seed: number, wary = false): ComputerPlayer {
  return (def, state, open, weigh) => inOrder(answers(def, state, open, { seed, wary }, weigh));
}

/** What every unit that may act now could do, in no order. */
export function activationIdeas(
  def: BattleDef,
  state: BattleState,
  open: Extract<Request, { ask: 'activate' }>,
): Idea[] {
  const [scene, reckon] = [sceneOf(def, state, open.side), reckonerOf(def)];
  const ideas: Idea[] = [];
  for (const id of open.units) addIdeas(ideas, scene, unitOf(def, id), reckon);
  return ideas;
}

function* answers(
  def: BattleDef,
  state: BattleState,
  open: Request,
  { seed, wary }: { readonly seed: number; readonly wary: boolean },
  weigh?: Weigh,
): Generator<BattleAction> {
  const reckon = reckonerOf(def);
  switch (open.ask) {
    case 'set-aside':
      yield {
        do: 'set-aside',
        units: Object.fromEntries(open.units.map(({ unit, as: [first = 'scout'] }) => [unit, first])),
      };
      return;
    case 'marker':
      yield* markerPlaces(def, state, open, chanceAt(seed, state), weigh);
      return;
    case 'edge':
      yield* edges(def, state, open, weigh);
      return;
    case 'deploy':
    case 'scout':
    case 'ambush':
      yield* placings(def, state, open, reckon, wary, weigh);
      return;
    case 'activate':
      yield* activations(def, state, open);
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
): Generator<BattleAction> {
  const units = open.units.map((id) => unitOf(def, id));
  for (const unit of units) {
    const [spell] = spellOf(def, state, unit);
    if (!spell) continue;
    yield spell;
    break;
  }
  const ideas = activationIdeas(def, state, open);
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

/** All weapons at the target that it is worth most on, those that do not reach it at the best of the others. */
function* shooting(def: BattleDef, state: BattleState, unit: BattleUnit, reckon: DuelValue): Generator<BattleAction> {
  const [spell] = spellOf(def, state, unit);
  if (spell) yield spell;
  const options = shotOptions(def, state, unit);
  const liking = likedTargets(def, state, unit, options, reckon);
  const chosen: BattleUnit[] = [];
  const shots = options.flatMap(({ weapon, targets }): Shot[] => {
    const target = [...chosen, ...liking].find((one) => targets.includes(one));
    if (!target || (!chosen.includes(target) && chosen.length === 2)) return [];
    if (!chosen.includes(target)) chosen.push(target);
    return [{ weapon: unit.unit.weapons[weapon]?.name ?? '', target: target.id }];
  });
  yield { do: 'shoot', shots };
}

/** Everybody whom the unit could fire at, those first on whom it is worth most. */
function likedTargets(
  def: BattleDef,
  state: BattleState,
  unit: BattleUnit,
  options: readonly ShotOption[],
  reckon: DuelValue,
): BattleUnit[] {
  const targets = def.army[otherSide(unit.side)].filter((one) =>
    options.some((option) => option.targets.includes(one)),
  );
  if (targets.length < 2) return targets;
  const scene = sceneOf(def, state, unit.side);
  return targets
    .map((target) => ({ target, worth: worthIn(scene, unit, target, reckon) }))
    .sort((a, b) => b.worth - a.worth)
    .map(({ target }) => target);
}

/** What a unit's shots at another are worth, in points. */
export function shotWorth(def: BattleDef, state: BattleState, unit: BattleUnit, target: BattleUnit): number {
  return worthIn(sceneOf(def, state, unit.side), unit, target, reckonerOf(def));
}

function worthIn(scene: Scene, unit: BattleUnit, target: BattleUnit, reckon: DuelValue): number {
  const [own, foe] = [scene.own.find((one) => one.unit === unit), scene.foes.find((one) => one.unit === target)];
  if (!own || !foe) return 0;
  const far = Math.ceil(edgesApart(own.base.at, own, foe));
  const { worth, unable } = shotOf(reckon(own.stance, foe.stance), far, false);
  return (foe.acted ? 1 : SOONER) * worth + unable * (scene.denials[scene.foes.indexOf(foe)] ?? 0);
}
