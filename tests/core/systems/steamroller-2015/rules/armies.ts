/** Small armies for tests: a model, a unit, what stands where. */
import { base } from '../../../../../core/table/shapes.ts';
import { inches } from '../../../../../core/table/units.ts';
import type { Army, ArmyModel, ArmyUnit } from '../../../../../core/systems/steamroller-2015/rules/army.ts';
import type { ElementPresence } from '../../../../../core/systems/steamroller-2015/rules/elements.ts';
import { NOBODY } from '../../../../../core/systems/steamroller-2015/rules/elements.ts';
import type { MeasuredModel } from '../../../../../core/systems/steamroller-2015/rules/look.ts';
import type { BySide } from '../../../../../core/systems/steamroller-2015/rules/sides.ts';

/** Of A, unless the id begins with b. */
export function model(id: string, kind: ArmyModel['kind'], given: Partial<ArmyModel> = {}): ArmyModel {
  const side = id.startsWith('b') ? 'B' : 'A';
  return {
    id,
    side,
    controller: given.side ?? side,
    kind,
    cost: null,
    unit: null,
    master: null,
    inPlay: true,
    offTable: false,
    destroyed: given.inPlay === false ? 1 : 0,
    conditions: [],
    ...given,
  };
}

export function unit(id: string, start: number, cost: number, left: number, given: Partial<ArmyUnit> = {}): ArmyUnit {
  return {
    id,
    side: id.startsWith('b') ? 'B' : 'A',
    kind: 'unit',
    start,
    cost,
    attachments: [],
    left,
    card: null,
    destroyed: left === 0 ? 1 : 0,
    conditions: [],
    ...given,
  };
}

export const CASTERS: readonly ArmyModel[] = [model('a', 'caster'), model('b', 'caster')];

export function army(models: readonly ArmyModel[] = [], units: readonly ArmyUnit[] = []): Army {
  return { models, units };
}

/** Presence of both at an element: what is left out is nobody. */
export function at(given: Partial<Readonly<Record<'A' | 'B', Partial<ElementPresence>>>>): BySide<ElementPresence> {
  return { A: { ...NOBODY, ...given.A }, B: { ...NOBODY, ...given.B } };
}

/** Inches, and millimetres across. */
export function placed(x: number, y: number, across = 30, touching: readonly string[] = []): MeasuredModel {
  return { base: base({ x: inches(x), y: inches(y) }, across), touching };
}
