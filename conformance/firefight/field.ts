/** What Firefight's vectors put on a table, and the kinds of `action` that measure there. */
import { fieldsOf, numberOf, rowsOf, textOf, textsOf, type Fields } from '../../core/journal/json.ts';
import type { Breach } from '../../core/rules/broken.ts';
import { OPEN, attackOf } from '../../core/systems/firefight/rules/attack.ts';
import { isCoherent } from '../../core/systems/firefight/terrain/field/coherency.ts';
import { mayBoost } from '../../core/systems/firefight/terrain/field/boost.ts';
import { canCharge, chargeFaults } from '../../core/systems/firefight/terrain/field/charge.ts';
import {
  type BattleTable,
  type ModelFigure,
  figuresOf,
  movedTo,
  nearest,
} from '../../core/systems/firefight/terrain/field/field.ts';
import { firersOf } from '../../core/systems/firefight/terrain/field/fire.ts';
import { holdersOf } from '../../core/systems/firefight/terrain/field/holders.ts';
import {
  consolidationFaults,
  pileInFaults,
  separationFaults,
  strikeFaults,
} from '../../core/systems/firefight/terrain/field/melee-moves.ts';
import { moveFaults } from '../../core/systems/firefight/terrain/field/moves.ts';
import type { Moves } from '../../core/systems/firefight/terrain/field/walks.ts';
import {
  ambushFaults,
  deployFaults,
  markerFaults,
  scoutFaults,
} from '../../core/systems/firefight/terrain/field/placing.ts';
import { landFaults, pushFaults } from '../../core/systems/firefight/terrain/field/pushing.ts';
import { armsOf, compile } from '../../core/systems/firefight/rules/profile.ts';
import { resultOf } from '../../core/systems/firefight/rules/objectives.ts';
import { type FirefightReadings, readReadings } from '../../core/systems/firefight/readings.ts';
import { ROUNDS, SIDES, type ArmySide } from '../../core/systems/firefight/rules/rounds.ts';
import { type Shot, declareShots } from '../../core/systems/firefight/rules/shots.ts';
import { type UnitInPlay, checkAction, checkBoost } from '../../core/systems/firefight/rules/turn.ts';
import {
  type UnitCondition,
  type ForceUnit,
  type Weapon,
  readCondition,
  readUnit,
} from '../../core/systems/firefight/rules/unit.ts';
import { isRefusal } from '../../core/rules/refusal.ts';
import { inInches } from '../../core/table/units.ts';
import { refused } from '../given.ts';
import { textsInAnyOrder } from '../match.ts';
import type { Answer, Operation, Operations } from '../operation.ts';
import { baseOf, pointOf, shapeOf, unitsOf } from '../table.ts';
import { memberOf, verdictOf } from './given.ts';

function sideOf(value: unknown): ArmySide {
  return SIDES.find((side) => side === value) ?? 'A';
}

function figureOf(row: Fields): ModelFigure {
  return {
    id: textOf(row.id),
    unit: textOf(row.unit),
    side: sideOf(row.side),
    base: baseOf(row),
    height: unitsOf(row.height),
  };
}

function fieldOf(given: Fields): BattleTable {
  const table = fieldsOf(given.table);
  const [width = 48, depth = 48] = Array.isArray(table.size) ? (table.size as number[]) : [];
  return {
    table: { width: unitsOf(width), depth: unitsOf(depth) },
    figures: rowsOf(table.models)
      .filter(({ inPlay }) => inPlay !== false)
      .map(figureOf),
    markers: rowsOf(table.markers).map(({ id, at, side }) => ({
      id: textOf(id),
      at: pointOf(at),
      holder: SIDES.find((one) => one === side) ?? null,
    })),
    terrain: rowsOf(table.terrain).map(({ id, shape, traits }) => ({
      id: textOf(id),
      shape: shapeOf(shape),
      traits: textsOf(traits),
    })),
  };
}

function movesOf(value: unknown): Moves {
  return Object.fromEntries(
    Object.entries(fieldsOf(value)).map(([id, path]) => [id, Array.isArray(path) ? path.map(pointOf) : []]),
  );
}

/** Whether a model sees some model of a unit. */
type Sees = (model: string, unit: string) => boolean;

function sightOf(blind: unknown): Sees {
  const pairs: readonly unknown[] = Array.isArray(blind) ? blind : [];
  return (model, unit) => !pairs.some((pair) => textsOf(pair)[0] === model && textsOf(pair)[1] === unit);
}

interface Asked {
  readonly given: Fields;
  readonly action: Fields;
  readonly field: BattleTable;
  readonly member: UnitInPlay;
  readonly readings: FirefightReadings;
}

/** An action of a unit; its answer, or the rules that it breaks. */
function action(check: (asked: Asked) => Answer | readonly (Breach | string)[]): Operation {
  return {
    manner: textsInAnyOrder(),
    answer: (given) => {
      const asked = fieldsOf(given.action);
      const member = memberOf(rowsOf(given.units).find(({ id }) => id === asked.unit) ?? {});
      const readings = readReadings(given.options);
      if (isRefusal(member)) return refused(member);
      if (isRefusal(readings)) return refused(readings);
      const found = check({ given, action: asked, field: fieldOf(given), member, readings });
      return isList(found) ? verdict(rulesIn(found)) : found;
    },
  };
}

function isList(found: Answer | readonly (Breach | string)[]): found is readonly (Breach | string)[] {
  return Array.isArray(found);
}

/** The rules that are broken, each once. */
function rulesIn(faults: readonly (Breach | string)[]): string[] {
  return [...new Set(faults.map((fault) => (typeof fault === 'string' ? fault : fault.rule)))];
}

function verdict(broken: readonly string[], more: Fields = {}): Answer {
  return { allowed: broken.length === 0, broken, ...more };
}

function moving({ field, member, action: { moves } }: Asked) {
  return { field, unit: member.unit.id, mover: member.unit, moves: movesOf(moves) };
}

function move(kind: 'advance' | 'rush'): Operation {
  return action((asked) => [
    ...checkAction(asked.member, kind, true),
    ...moveFaults(moving(asked), kind, { charging: false, readings: asked.readings }),
  ]);
}

function charge(asked: Asked): readonly (Breach | string)[] {
  const { member, field, readings } = asked;
  const target = textOf(asked.action.target);
  if (asked.action.moves === undefined) {
    return canCharge(field, member.unit.id, member.unit, target) ? [] : ['GFF-MOVE-06'];
  }
  return [...checkAction(member, 'charge', true), ...chargeFaults(moving(asked), target, { readings })];
}

function shoot({ given, action: asked, field, member }: Asked): Answer {
  const sees = sightOf(asked.blind);
  const { unit, shaken } = member;
  const row = fieldsOf(rowsOf(given.units).find(({ id }) => id === unit.id));
  const condition = readCondition(row);
  if (isRefusal(condition)) return refused(condition);
  const asking = { field, unit, condition, sees };
  const shots: Shot[] = rowsOf(asked.shots).map(({ weapon, target }) => ({
    weapon: textOf(weapon),
    target: textOf(target),
  }));
  const did = (['hold', 'advance', 'rush', 'charge', 'idle'] as const).find((one) => one === asked.did) ?? 'hold';
  const { broken, used } = declareShots({ unit, shaken, used: condition.used, did }, shots, {
    isEnemy: (target) => rowsOf(given.units).some(({ id, side }) => id === target && sideOf(side) !== member.side),
    reaches: (weapon, target) => firing(asking, weapon, target).length > 0,
  });
  if (broken.length > 0) return verdict(broken);
  const after = used.length > condition.used.length ? { after: { units: { [unit.id]: { used } } } } : {};
  const dice: Record<string, number> = {};
  for (const shot of shots) {
    const target = readUnit(fieldsOf(rowsOf(given.units).find(({ id }) => id === shot.target)));
    if (isRefusal(target)) return refused(target);
    dice[shot.target] = (dice[shot.target] ?? 0) + diceOf(asking, shot, target);
  }
  return verdict([], { dice, ...after });
}

interface Shooting {
  readonly field: BattleTable;
  readonly unit: ForceUnit;
  readonly condition: UnitCondition;
  readonly sees: Sees;
}

/** The unit's models that may fire a weapon; its weapons are dealt to the models that stand there. */
function firing({ field, unit, sees }: Shooting, weapon: Weapon, target: string): readonly ModelFigure[] {
  const own = figuresOf(field, unit.id);
  const arm = armsOf({ ...unit, models: own.length }).find((one) => one.weapon === weapon);
  if (arm === undefined) return [];
  return firersOf(own, figuresOf(field, target), arm, {
    modelOf: (_, place) => place,
    sees: ({ id }) => sees(id, target),
  });
}

/** The dice of the attack that the engine makes of a shot. */
function diceOf(asking: Shooting, { weapon: name }: Shot, target: ForceUnit): number {
  const { field, unit, condition } = asking;
  const own = figuresOf(field, unit.id);
  const weapon = unit.weapons.find((one) => one.name === name && one.range > 0);
  const found = weapon ? firing(asking, weapon, target.id) : [];
  if (found.length === 0) return 0;
  const distance = inInches(nearest(found, figuresOf(field, target.id)));
  const attack = attackOf({
    step: 'shoot',
    attacker: compile({ ...unit, models: own.length }),
    condition,
    target: compile(target),
    situation: OPEN,
    using: [{ weapon: name, count: null, bearers: found.map((figure) => own.indexOf(figure)), distance, sight: true }],
  });
  if (isRefusal(attack)) throw new Error(attack.message);
  return attack.dice;
}

/** The models of the unit that is put down, where they are to stand. */
function placed({ given, action: asked, member }: Asked): readonly ModelFigure[] {
  const places = fieldsOf(asked.places);
  return rowsOf(fieldsOf(given.table).models)
    .map((row) => figureOf({ at: [0, 0], ...row }))
    .filter(({ unit, id }) => unit === member.unit.id && places[id] !== undefined)
    .map((one) => movedTo(one, pointOf(places[one.id])));
}

function placing(asked: Asked) {
  const { field, member, given } = asked;
  return { field, member, active: sideOf(given.active), placed: placed(asked) };
}

function figureNamed({ figures }: BattleTable, id: unknown): ModelFigure {
  const found = figures.find((one) => one.id === id);
  if (!found) throw new Error(`there is no model ${String(id)} on this table`);
  return found;
}

export const FIELD_OPERATIONS: Operations = {
  'action/advance': move('advance'),
  'action/rush': move('rush'),
  'action/charge': action(charge),
  'action/shoot': action(shoot),
  'action/coherency': action(({ field, member }) =>
    isCoherent(figuresOf(field, member.unit.id)) ? [] : ['GFF-MOVE-01'],
  ),
  'action/strike': action(({ field, action: { model, target, melee } }) =>
    strikeFaults(figureNamed(field, model), figureNamed(field, target), textsOf(melee)),
  ),
  'action/pile-in': action((asked) => pileInFaults(moving(asked), textOf(asked.action.target))),
  'action/consolidate': action((asked) =>
    consolidationFaults(
      moving(asked),
      { melee: textsOf(asked.action.melee), destroyed: textsOf(asked.action.destroyed) },
      { readings: asked.readings },
    ),
  ),
  'action/separate': action((asked) => separationFaults(moving(asked), textOf(asked.action.target))),
  'action/place-marker': action(({ field, given, action: { side, at, count } }) =>
    markerFaults(field, {
      side: sideOf(side),
      active: sideOf(given.active),
      at: pointOf(at),
      count: numberOf(count, 5),
    }),
  ),
  'action/deploy': action((asked) => deployFaults(placing(asked))),
  'action/scout': action((asked) => scoutFaults(placing(asked))),
  'action/ambush': action((asked) => ambushFaults(placing(asked), numberOf(asked.given.round, 1))),
  'action/boost': action(({ field, member, action: { caster, tokens, blind } }) => {
    const sees = sightOf(blind);
    const [own, casters] = [figuresOf(field, member.unit.id), figuresOf(field, textOf(caster))];
    const near = mayBoost(own, casters, ({ id }) => sees(id, textOf(caster)));
    return verdictOf(member, checkBoost(member, numberOf(tokens, 1), near));
  }),
  'action/push': action(({ field, readings, action: { model, to } }) =>
    pushFaults(field, figureNamed(field, model), pointOf(to), readings),
  ),
  'action/land': action(({ field, action: { model, foot, at } }) =>
    landFaults(figureNamed(field, model), pointOf(foot), pointOf(at)),
  ),
};

export const OBJECTIVES: Operation = {
  manner: textsInAnyOrder(),
  answer: (given) => {
    const field = fieldOf(given);
    const units = rowsOf(given.units).map((row) => {
      const figures = figuresOf(field, textOf(row.id));
      return { side: sideOf(row.side), shaken: row.shaken === true, arrived: row.arrived === 'ambush', figures };
    });
    const after = holdersOf(field, units);
    const holders = Object.fromEntries(field.markers.map(({ id }, at) => [id, after[at] ?? null]));
    return numberOf(given.round, 1) < ROUNDS ? { holders } : { holders, ...resultOf(Object.values(holders)) };
  },
};
