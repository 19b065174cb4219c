/** Who must decide what, read from the state alone. */
import { resultOf } from '../rules/objectives.ts';
import { type ArmySide, otherSide } from '../rules/rounds.ts';
import type { Reserve } from '../rules/turn.ts';
import { someHave } from '../rules/unit.ts';
import { DEEDS, type GameOver, type Request } from './action.ts';
import { boosters } from './casting.ts';
import type { BattleDef, BattleUnit } from './def.ts';
import { untested } from './morale-step.ts';
import { unallotted } from './shooting.ts';
import { fallenModel, isAlive, isKept, isOnTable, keep, sideOf, unitNumber } from './stage.ts';
import { BattleCell, type BattleState, UnitCell, WHERE, get, ofUnit } from './state.ts';
import { holders, mayReserve } from './steps.ts';
import { STEP } from './step.ts';

/** The open question of the battle, or how it ended. */
export function request(def: BattleDef, state: BattleState): Request | GameOver {
  const { open } = def.stage;
  if (open.value !== null && isKept(open, state, -1)) return open.value;
  return keep(open, state, -1, owed(def, state) ?? asked(def, state));
}

/** Models that have fallen, and one that may be pushed, come before anything else. */
function owed(def: BattleDef, state: BattleState): Request | null {
  if (get(state, BattleCell.owes) === 0) return null;
  const { units, stage } = def;
  for (const { index, id, side } of units) {
    const count = ofUnit(state, index, UnitCell.toRemove);
    if (count > 0) return { ask: 'remove', side, rule: 'GFF-WOUND-12', unit: id, count };
  }
  const fallen = fallenModel(def, state);
  if (fallen) return { ask: 'land', side: fallen.side, rule: 'GFF-MOVE-OPT-06', model: fallen.id };
  for (const unit of units) {
    if (ofUnit(state, unit.index, UnitCell.pushable) === 0) continue;
    const model = stage.all[unit.firstModel + firstAlive(state, unit)];
    return { ask: 'push', side: otherSide(unit.side), rule: 'GFF-MOVE-OPT-01', model: model?.id ?? '' };
  }
  return null;
}

function firstAlive(state: BattleState, unit: BattleUnit): number {
  for (let model = 0; model < unit.unit.models; model += 1) if (isAlive(state, unit.firstModel + model)) return model;
  return 0;
}

function asked(def: BattleDef, state: BattleState): Request | GameOver {
  const side = sideOf(get(state, BattleCell.turn));
  const step = get(state, BattleCell.step);
  switch (step) {
    case STEP.markers:
      return {
        ask: 'marker',
        side,
        rule: 'GFF-MISSION-02',
        left: get(state, BattleCell.markers) - get(state, BattleCell.placed),
      };
    case STEP.edge:
      return { ask: 'edge', side, rule: 'GFF-DEPLOY-01' };
    case STEP.setAside:
      return { ask: 'set-aside', side, rule: 'GFF-DEPLOY-02', units: reservesOf(def, side) };
    case STEP.deploy:
      return { ask: 'deploy', side, rule: 'GFF-DEPLOY-03', units: unitsAt(def, state, side, WHERE.waiting) };
    case STEP.scout:
      return { ask: 'scout', side, rule: 'GFF-DEPLOY-05', units: unitsAt(def, state, side, WHERE.scout) };
    case STEP.ambush:
      return { ask: 'ambush', side, rule: 'GFF-DEPLOY-06', units: unitsAt(def, state, side, WHERE.ambush) };
    case STEP.activate:
      return { ask: 'activate', side, rule: 'GFF-ROUND-02', units: idsOf(activatable(def, state)) };
    case STEP.shoot: {
      const did = DEEDS[get(state, BattleCell.did) - 1] ?? 'hold';
      const unit = unitNumber(def, get(state, BattleCell.active));
      return { ask: 'shoot', side: unit.side, rule: 'GFF-SHOOT-03', unit: unit.id, did };
    }
    case STEP.boost:
      return { ask: 'boost', side, rule: 'GFF-SR-CASTER-4', units: idsOf(boosters(def, state, side)) };
    case STEP.allot:
      return { ask: 'allot', side, rule: 'GFF-SR-BLAST-4', units: idsOf(unallotted(def, state)?.units ?? []) };
    case STEP.pileIn:
      return {
        ask: 'pile-in',
        side,
        rule: 'GFF-MELEE-02',
        unit: idAt(def, state, BattleCell.target),
        foe: idAt(def, state, BattleCell.active),
      };
    case STEP.strikeBack:
      return {
        ask: 'strike-back',
        side,
        rule: 'GFF-MELEE-06',
        unit: idAt(def, state, BattleCell.target),
        foe: idAt(def, state, BattleCell.active),
      };
    case STEP.consolidate: {
      const unit = isOnTable(state, unitNumber(def, get(state, BattleCell.active)))
        ? BattleCell.active
        : BattleCell.target;
      return { ask: 'consolidate', side, rule: 'GFF-MELEE-07', unit: idAt(def, state, unit) };
    }
    case STEP.separate:
      return {
        ask: 'separate',
        side,
        rule: 'GFF-MELEE-08',
        unit: idAt(def, state, BattleCell.active),
        foe: idAt(def, state, BattleCell.target),
      };
    case STEP.morale:
      return { ask: 'morale', side, rule: 'GFF-MORALE-06', units: idsOf(untested(def, state, side)) };
    default: {
      const held = holders(state);
      return { ask: 'over', rule: 'GFF-MISSION-12', holders: held, ...resultOf(held) };
    }
  }
}

/** The id of the unit that a cell names. */
function idAt(def: BattleDef, state: BattleState, cell: number): string {
  return unitNumber(def, get(state, cell)).id;
}

function idsOf(units: readonly BattleUnit[]): string[] {
  return units.map(({ id }) => id);
}

function unitsAt(def: BattleDef, state: BattleState, side: ArmySide, where: number): string[] {
  return idsOf(def.army[side].filter((unit) => ofUnit(state, unit.index, UnitCell.where) === where));
}

function reservesOf(def: BattleDef, side: ArmySide): { unit: string; as: Reserve[] }[] {
  return def.army[side].filter(mayReserve).map(({ id, unit }) => ({
    unit: id,
    as: [
      ...(someHave(unit, 'Ambush') ? (['ambush'] as const) : []),
      ...(someHave(unit, 'Scout') ? (['scout'] as const) : []),
    ],
  }));
}

/** Units that may act now: one that has begun with a spell, or all of the side that have not acted this round. */
export function activatable(def: BattleDef, state: BattleState): BattleUnit[] {
  const begun = get(state, BattleCell.active);
  if (begun >= 0) return [unitNumber(def, begun)];
  const waiting: BattleUnit[] = [];
  for (const unit of def.army[sideOf(get(state, BattleCell.turn))]) {
    if (isOnTable(state, unit) && ofUnit(state, unit.index, UnitCell.activated) === 0) waiting.push(unit);
  }
  return waiting;
}
