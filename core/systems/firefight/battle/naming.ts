/** What units, models and places are called where a battle is told. */
import type { Point } from '../../../table/shapes.ts';
import { inInches } from '../../../table/units.ts';
import type { BattleDef } from './def.ts';

/** A unit's or a model's name; two of one name in an army are told apart by their ids. */
export function nameOf({ byId, units }: BattleDef, id: string): string {
  const [unitId = '', model] = id.split('.');
  const found = byId.get(unitId);
  if (!found) return id;
  const { name } = found.unit;
  const alike = units.some((other) => other !== found && other.unit.name === name);
  const called = alike || name === '' ? `${name} ${unitId}`.trim() : name;
  return model === undefined || found.unit.models === 1 ? called : `model ${model} of ${called}`;
}

export function placeOf({ x, y }: Point): string {
  return `${tenth(inInches(x))}", ${tenth(inInches(y))}"`;
}

export function tenth(value: number): string {
  return String(Math.round(value * 10) / 10);
}
