/** The army that a list puts on the table, card by card, and what becomes of it as cards are lost and come back. */
import { type ArmyList, type Caster, type ListCard, isMachine } from '../roster/army-list.ts';
import type { Army, ModelCondition, ArmyModel, ArmyUnit } from '../rules/army.ts';
import type { PlayerSide } from '../rules/sides.ts';

/** A card as people at the table know it. */
export interface FieldedCard {
  /** `A.c1`, `A.e3`: of the first player, the third entry. */
  readonly id: string;
  readonly side: PlayerSide;
  readonly name: string;
  /** How many models it begins with. */
  readonly models: number;
  readonly caster: boolean;
  /** It stands for models that nobody wrote down, and is no one thing that could be put on the table. */
  readonly mass?: boolean;
  /** Below its caster, and perhaps a jack or beast: its text does not say. A solo until somebody says otherwise. */
  readonly perhaps?: 'jack' | 'beast';
  /** Of a caster of several models: their card, each model of which is listed by itself. */
  readonly whole?: { readonly id: string; readonly name: string };
}

export interface FieldedCards {
  readonly army: Army;
  readonly cards: readonly FieldedCard[];
}

/** What is told of a list that stays on paper. */
export interface OnPaper {
  /** How many models each of its units begins with. */
  readonly units: readonly number[];
  /** What a variant turns on: whether any machine, or any model at all, is left. */
  /** Whose it is, as a sentence has it: `{A}’s`. */
  readonly whose: string;
  readonly matters: { readonly machines: boolean; readonly anything: boolean };
}

const NOTHING_TOLD: OnPaper = { units: [], matters: { machines: false, anything: false }, whose: 'The' };

/** A caster, the units that were told, and the rest as one where its loss would end the game. None of it has a cost. */
function onPaper(side: PlayerSide, { units, matters, whose }: OnPaper): FieldedCards {
  const card = (id: string, name: string, models: number): FieldedCard => ({ id, side, name, models, caster: false });
  const troops = units.map((models, index) => ({ id: `${side}.u${index + 1}`, models, name: `Unit ${index + 1}` }));
  const mass = (id: string, kind: ArmyModel['kind'], name: string) => ({ id: `${side}.${id}`, kind, name });
  const masses = [
    ...(matters.machines ? [mass('machines', 'jack', `${whose} warjacks and warbeasts, all`)] : []),
    ...(matters.anything ? [mass('rest', 'solo', `${whose} other models, all`)] : []),
  ];
  const id = `${side}.c1`;
  return {
    army: {
      models: [
        modelOf(id, side, { kind: 'caster' }),
        ...masses.map(({ id: all, kind }) => modelOf(all, side, { kind })),
      ],
      units: troops.map((unit) => ({
        ...{ id: unit.id, side, kind: 'unit', start: unit.models, left: unit.models, cost: null, attachments: [] },
        ...{ card: null, destroyed: 0, conditions: [] },
      })),
    },
    cards: [
      { id, side, name: `${whose} caster`, models: 1, caster: true },
      ...troops.map((unit) => card(unit.id, unit.name, unit.models)),
      ...masses.map(({ id: all, name }) => ({ ...card(all, name, 1), mass: true })),
    ],
  };
}

export function fielded(list: ArmyList | null, side: PlayerSide, told = NOTHING_TOLD): FieldedCards {
  if (!list) return onPaper(side, told);
  const casters = list.casters.map((caster, index) => fieldedCaster(caster, `${side}.c${index + 1}`, side));
  const entries = list.entries.map((entry, index) => ({ id: `${side}.e${index + 1}`, entry }));
  const attached = new Map<string, ListCard[]>();
  const alone = entries.filter(({ entry }) => {
    const unit = hostOf(entry, entries);
    if (unit !== null) attached.set(unit, [...(attached.get(unit) ?? []), entry]);
    return unit === null;
  });
  const masterOf = ({ relationship }: ListCard): string | null => {
    const to = relationship?.to;
    if (to === undefined || to === null) return casters[0]?.lord ?? null;
    return (
      [
        ...casters.map(({ lord, name }) => ({ id: lord, name })),
        ...alone.map(({ id, entry }) => ({ id, name: entry.card })),
      ].find(({ name }) => name === to)?.id ?? null
    );
  };
  const models = [
    ...casters.flatMap((caster) => caster.models),
    ...alone.filter(({ entry }) => !isUnit(entry)).map(({ id, entry }) => singleOf(id, side, entry, masterOf)),
  ];
  const units = [
    ...casters.flatMap((caster) => caster.unit),
    ...alone
      .filter(({ entry }) => isUnit(entry))
      .map(({ id, entry }) => unitOf(id, side, entry, attached.get(id) ?? [])),
  ];
  const cards: readonly FieldedCard[] = [
    ...casters.flatMap((caster) => caster.cards),
    ...alone.map(({ id, entry }) => {
      const unit = units.find((one) => one.id === id);
      const perhaps = entry.unsure && isMachine(entry.kind) ? { perhaps: entry.kind } : {};
      return { id, side, name: entry.card, models: unit?.left ?? 1, caster: false, ...perhaps };
    }),
  ];
  return { army: { models, units }, cards: toldApart(cards) };
}

/** Cards of one name are numbered: `Manhunter, 1 of 2`. */
function toldApart(cards: readonly FieldedCard[]): readonly FieldedCard[] {
  return cards.map((card, place) => {
    const alike = cards.filter(({ name }) => name === card.name);
    if (alike.length === 1) return card;
    const number = cards.slice(0, place + 1).filter(({ name }) => name === card.name).length;
    return { ...card, name: `${card.name}, ${number} of ${alike.length}` };
  });
}

interface FieldedCaster {
  readonly name: string;
  /** The model that its battlegroup looks to: in play while any of the casters is. */
  readonly lord: string;
  readonly models: readonly ArmyModel[];
  readonly unit: readonly ArmyUnit[];
  readonly cards: readonly FieldedCard[];
}

/** A caster, or several on one card: each of them may dominate, and they fall one by one. */
function fieldedCaster({ card: name, models: count = 1 }: Caster, id: string, side: PlayerSide): FieldedCaster {
  if (count === 1) {
    const cards = [{ id, side, name, models: 1, caster: true }];
    return { name, lord: id, models: [modelOf(id, side, { kind: 'caster' })], unit: [], cards };
  }
  const ids = Array.from({ length: count }, (_, index) => `${id}.${index + 1}`);
  const unit: ArmyUnit = {
    ...{ id, side, kind: 'caster-unit', start: count, cost: null, attachments: [], left: count, card: null },
    ...{ destroyed: 0, conditions: [] },
  };
  return {
    name,
    lord: `${id}.1`,
    models: ids.map((one) => modelOf(one, side, { kind: 'caster', unit: id })),
    unit: [unit],
    cards: ids.map((one, index) => ({
      ...{ id: one, side, name: `${name} ${index + 1}`, models: 1, caster: true },
      whole: { id, name },
    })),
  };
}

/** An attachment counts with the unit that it is attached to. */
function hostOf(entry: ListCard, entries: readonly { readonly id: string; readonly entry: ListCard }[]): string | null {
  if (entry.kind !== 'attachment') return null;
  return entries.find(({ entry: one }) => one.kind === 'unit' && one.card === entry.relationship?.to)?.id ?? null;
}

function isUnit({ kind, models }: ListCard): boolean {
  return kind === 'unit' || (models > 1 && (kind === 'solo' || kind === 'attachment'));
}

export function modelOf(id: string, side: PlayerSide, given: Partial<ArmyModel>): ArmyModel {
  return {
    id,
    side,
    controller: side,
    kind: 'solo',
    cost: null,
    unit: null,
    master: null,
    inPlay: true,
    offTable: false,
    destroyed: 0,
    conditions: [],
    ...given,
  };
}

function singleOf(
  id: string,
  side: PlayerSide,
  entry: ListCard,
  masterOf: (entry: ListCard) => string | null,
): ArmyModel {
  const { kind, cost } = entry;
  if (isMachine(kind) && entry.unsure !== true) return modelOf(id, side, { kind, cost, master: masterOf(entry) });
  return modelOf(id, side, { kind: kind === 'engine' ? kind : 'solo', cost });
}

function unitOf(
  id: string,
  side: PlayerSide,
  { card, kind, cost, models }: ListCard,
  attachments: readonly ListCard[],
): ArmyUnit {
  const left = attachments.reduce((sum, one) => sum + one.models, models);
  return {
    id,
    side,
    kind: kind === 'unit' ? 'unit' : 'solo',
    start: models,
    cost,
    attachments: attachments.map((one) => ({ models: one.models, cost: one.cost })),
    left,
    card,
    destroyed: 0,
    conditions: [],
  };
}

/** So many models of a card more or fewer in play: fewer are destroyed or removed, more come back. */
export function changed(army: Army, card: string, by: number): Army {
  const models = army.models.map((model) => (model.id === card ? changedModel(model, by) : model));
  const units = army.units.map((unit) => {
    if (unit.id === card) return changedUnit(unit, by);
    return unit.kind === 'caster-unit' ? recounted(unit, models) : unit;
  });
  return { models, units };
}

/** A card of casters is lost with the last of them, and so each time. */
function recounted(unit: ArmyUnit, models: readonly ArmyModel[]): ArmyUnit {
  const left = standing(models, unit);
  return left === unit.left ? unit : changedUnit(unit, left - unit.left);
}

function standing(models: readonly ArmyModel[], { id }: ArmyUnit): number {
  return models.filter(({ unit, inPlay: there }) => unit === id && there).length;
}

function changedModel(model: ArmyModel, by: number): ArmyModel {
  if (by > 0) return { ...model, inPlay: true };
  return model.inPlay ? { ...model, inPlay: false, destroyed: model.destroyed + 1 } : model;
}

function changedUnit(unit: ArmyUnit, by: number): ArmyUnit {
  const left = Math.max(0, unit.left + by);
  return { ...unit, left, destroyed: unit.destroyed + (unit.left > 0 && left === 0 ? 1 : 0) };
}

/** So many models of a card that never were lost. */
export function spared(army: Army, card: string, by: number): Army {
  const models = army.models.map((model) =>
    model.id === card && !model.inPlay ? { ...model, inPlay: true, destroyed: model.destroyed - 1 } : model,
  );
  const units = army.units.map((unit) => {
    const more = unit.id === card ? by : unit.kind === 'caster-unit' ? standing(models, unit) - unit.left : 0;
    return more <= 0
      ? unit
      : { ...unit, left: unit.left + more, destroyed: unit.destroyed - (unit.left === 0 ? 1 : 0) };
  });
  return { models, units };
}

/** How many models of a card are in play. */
export function inPlay(army: Army, card: string): number {
  const unit = army.units.find(({ id }) => id === card);
  return unit?.left ?? (army.models.some(({ id, inPlay: there }) => id === card && there) ? 1 : 0);
}

/** What people say of cards at the end: fleeing, inert or wild, away from the table. */
export function marked(
  army: Army,
  card: string,
  marks: { readonly conditions: readonly ModelCondition[]; readonly away: boolean },
): Army {
  const models = army.models.map((model) =>
    model.id === card ? { ...model, conditions: marks.conditions, offTable: marks.away } : model,
  );
  const units = army.units.map((unit) => (unit.id === card ? { ...unit, conditions: marks.conditions } : unit));
  const away = units
    .filter((unit) => marks.away && unit.id === card)
    .flatMap(({ id, side, left }) => troopers(id, side, left));
  return { models: [...models, ...away.map((model) => ({ ...model, offTable: true }))], units };
}

/** The models of a unit one by one. */
export function troopers(unit: string, side: PlayerSide, count: number): readonly ArmyModel[] {
  return Array.from({ length: count }, (_, index) => modelOf(`${unit}.${index + 1}`, side, { kind: 'trooper', unit }));
}
