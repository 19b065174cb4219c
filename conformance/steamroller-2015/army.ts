/** The table of a vector as the armies that the product counts. */
import { numberOf, textOf, fieldsOf, rowsOf, textsOf, type Fields } from '../../core/journal/json.ts';
import {
  type Army,
  CONDITIONS,
  type ModelCondition,
  type ArmyModel,
  type ArmyUnit,
} from '../../core/systems/steamroller-2015/rules/army.ts';
import type { Places } from '../../core/systems/steamroller-2015/rules/look.ts';
import { baseOf } from '../table.ts';

const KINDS: readonly ArmyModel['kind'][] = ['caster', 'jack', 'beast', 'solo', 'engine', 'trooper'];

export function armyOf(table: unknown): Army {
  const { models, units } = fieldsOf(table);
  const known = rowsOf(models).map(modelOf);
  return { models: known, units: rowsOf(units).map((unit) => unitOf(unit, known)) };
}

function modelOf(given: Fields): ArmyModel {
  const { id, type, cost, unit, master, inPlay, offTable, destroyed } = given;
  const side = sideOf(given.side);
  const kind = KINDS.find((one) => one === type) ?? 'solo';
  const named = (value: unknown): string | null => textOf(value, null);
  const alive = inPlay !== false;
  return {
    id: textOf(id),
    side,
    controller: given.controller === undefined ? side : sideOf(given.controller),
    kind: named(unit) !== null && kind !== 'caster' ? 'trooper' : kind,
    cost: numberOf(cost, null),
    unit: named(unit),
    master: named(master),
    inPlay: alive,
    offTable: offTable === true,
    destroyed: numberOf(destroyed, alive ? 0 : 1),
    conditions: conditionsOf(given),
  };
}

function unitOf(given: Fields, models: readonly ArmyModel[]): ArmyUnit {
  const { id, side, kind, start, cost, attachments, card, destroyed } = given;
  const left = numberOf(given.left, models.filter(({ unit, inPlay }) => unit === id && inPlay).length);
  return {
    id: textOf(id),
    side: side === 'B' ? 'B' : 'A',
    kind: kind === 'solo' || kind === 'caster-unit' ? kind : 'unit',
    start: numberOf(start, 0),
    cost: numberOf(cost, null),
    attachments: rowsOf(attachments).map((more) => ({
      models: numberOf(more.models, 0),
      cost: numberOf(more.cost, 0),
    })),
    left,
    card: textOf(card, null),
    destroyed: numberOf(destroyed, left === 0 ? 1 : 0),
    conditions: conditionsOf(given),
  };
}

function sideOf(given: unknown): ArmyModel['side'] {
  return given === 'B' ? 'B' : 'A';
}

function conditionsOf({ conditions }: Fields): readonly ModelCondition[] {
  return textsOf(conditions).flatMap((word) => CONDITIONS.find((known) => known === word) ?? []);
}

/** Models with a place on the table. */
export function placesOf(table: unknown): Places {
  const placed = rowsOf(fieldsOf(table).models).filter(({ at }) => Array.isArray(at));
  return new Map(placed.map((model) => [textOf(model.id), { base: baseOf(model), touching: textsOf(model.touching) }]));
}
