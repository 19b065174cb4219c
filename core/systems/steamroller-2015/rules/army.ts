/** The armies of a game: their models and units, and which of them count for what. */
import type { PlayerSide } from './sides.ts';

export const CONDITIONS = [
  'fleeing',
  'inert',
  'wild',
  'immobile',
  'stationary',
  'knocked-down',
  'out-of-formation',
] as const;
export type ModelCondition = (typeof CONDITIONS)[number];

/** A model of an army, on the table or not. Costs are those printed on the card. */
export interface ArmyModel {
  readonly id: string;
  /** Its owner. */
  readonly side: PlayerSide;
  /** Who controls it now. */
  readonly controller: PlayerSide;
  readonly kind: 'caster' | 'jack' | 'beast' | 'solo' | 'engine' | 'trooper';
  /** Null: no point cost. */
  readonly cost: number | null;
  readonly unit: string | null;
  /** Of a jack or beast: the model whose battlegroup it is in, or its marshal. */
  readonly master: string | null;
  /** False: destroyed or removed from play. */
  readonly inPlay: boolean;
  /** Away from the table, and not destroyed. */
  readonly offTable: boolean;
  /** How often it was destroyed or removed so far. */
  readonly destroyed: number;
  readonly conditions: readonly ModelCondition[];
}

export interface ArmyUnit {
  readonly id: string;
  readonly side: PlayerSide;
  readonly kind: 'unit' | 'caster-unit' | 'solo';
  /** Models and cost without attachments. */
  readonly start: number;
  readonly cost: number | null;
  readonly attachments: readonly { readonly models: number; readonly cost: number }[];
  /** Models left, listed one by one or not. */
  readonly left: number;
  /** Multi-model solos of one card share their casualties. */
  readonly card: string | null;
  /** How often it was wiped out so far. */
  readonly destroyed: number;
  /** They hold for each of its models. */
  readonly conditions: readonly ModelCondition[];
}

export interface Army {
  readonly models: readonly ArmyModel[];
  readonly units: readonly ArmyUnit[];
}

export function unitOf(army: Army, model: ArmyModel): ArmyUnit | undefined {
  return model.unit === null ? undefined : army.units.find(({ id }) => id === model.unit);
}

/** What a unit began with, its attachments included. */
export function whole({ start, cost, attachments }: ArmyUnit): {
  readonly start: number;
  readonly cost: number | null;
} {
  const models = attachments.reduce((sum, { models: more }) => sum + more, start);
  return { start: models, cost: cost === null ? null : attachments.reduce((sum, { cost: more }) => sum + more, cost) };
}

/** Whether so many models are at least half of what the unit began with. */
export function isHalf(unit: ArmyUnit, models: number): boolean {
  return models > 0 && models >= Math.ceil(whole(unit).start / 2);
}

/** Marked so itself, or its unit is. */
export function isIn(army: Army, model: ArmyModel, condition: ModelCondition): boolean {
  return model.conditions.includes(condition) || unitOf(army, model)?.conditions.includes(condition) === true;
}

/** An inert jack or wild beast: marked so, or its caster is no longer in play. */
export function isIdle(army: Army, model: ArmyModel): boolean {
  if (model.kind !== 'jack' && model.kind !== 'beast') return false;
  const lord = army.models.find(({ id }) => id === model.master);
  const marked = isIn(army, model, 'inert') || isIn(army, model, 'wild');
  return marked || (lord?.kind === 'caster' && !isCasterInPlay(army, lord));
}

/** A caster of several models is in play while one of them is. */
function isCasterInPlay(army: Army, caster: ArmyModel): boolean {
  const unit = unitOf(army, caster);
  if (unit?.kind !== 'caster-unit') return caster.inPlay;
  return army.models.some((model) => model.kind === 'caster' && model.unit === unit.id && model.inPlay);
}

/** The casters that a side began with: each a card, by the id of its model or of its unit. */
export function castersOf(
  army: Army,
  side: PlayerSide,
): readonly { readonly id: string; readonly models: readonly ArmyModel[] }[] {
  const byCard = new Map<string, ArmyModel[]>();
  for (const model of army.models) {
    if (model.kind !== 'caster' || model.side !== side) continue;
    const unit = unitOf(army, model);
    const card = unit?.kind === 'caster-unit' ? unit.id : model.id;
    byCard.set(card, [...(byCard.get(card) ?? []), model]);
  }
  return [...byCard].map(([id, models]) => ({ id, models }));
}

export function castersInPlay(army: Army, side: PlayerSide): number {
  return castersOf(army, side).filter(({ models }) => models.some(({ inPlay }) => inPlay)).length;
}

/** The army as it stands when these casters have just fallen: all of one side, or one that is out of time. */
export function withoutCasters(army: Army, side: PlayerSide): Army {
  const fall = (model: ArmyModel): ArmyModel =>
    model.kind === 'caster' && model.side === side && model.inPlay
      ? { ...model, inPlay: false, destroyed: model.destroyed + 1 }
      : model;
  return { ...army, models: army.models.map(fall) };
}
