/** What may stand on the table of a game, and the army with a place for each that does. */
import type { TableAsked, TablePiece, EnteredThing } from '../../../encounter/table.ts';
import type { Layout } from '../../../table/layout/layout.ts';
import { pointOf } from '../../../table/layout/regions.ts';
import { base } from '../../../table/shapes.ts';
import { TABLE } from '../terrain/elements.ts';
import { type Army, type ModelCondition, CONDITIONS, type ArmyModel } from '../rules/army.ts';
import { type ScenarioGround, seemsTouching } from '../rules/ground.ts';
import type { MeasuredModel, Places } from '../rules/look.ts';
import { SIDES, type PlayerSide } from '../rules/sides.ts';
import { type FieldedCard, inPlay, modelOf } from './fielded.ts';

/** Usual bases in millimetres, where nobody says another. */
const BASES: Readonly<Record<ArmyModel['kind'], number>> = {
  caster: 30,
  solo: 30,
  trooper: 30,
  jack: 40,
  beast: 40,
  engine: 120,
};

const SAID: Readonly<Record<ModelCondition, string>> = {
  fleeing: 'Fleeing',
  inert: 'Inert',
  wild: 'Wild',
  immobile: 'Immobile',
  stationary: 'Stationary',
  'knocked-down': 'Knocked down',
  'out-of-formation': 'Out of formation',
};

/** What a game is played with, as far as its table shows it. */
export interface TableSetup {
  readonly scenario: string;
  /** What the organiser made of its layout. */
  readonly layout?: Layout | undefined;
  readonly cards: readonly FieldedCard[];
  readonly army: Army;
  /** Sides whose list nobody wrote down. */
  readonly onPaper: readonly PlayerSide[];
}

/** What may stand on the table: every card that is in play, and of a list on paper, models that no card names. */
export function tableAsked({ scenario, layout, cards, army, onPaper }: TableSetup): TableAsked {
  const known = cards.flatMap(({ id, side, name, models, mass }): readonly TablePiece[] => {
    const left = mass === true ? 0 : inPlay(army, id);
    const unit = army.units.some((one) => one.id === id);
    const kind = army.models.find((one) => one.id === id)?.kind ?? 'trooper';
    if (left === 0) return [];
    const many = unit || models > 1 ? { many: true } : {};
    return [{ id, name, kind: 'model', side, base: BASES[kind], tells: 'model', ...many }];
  });
  const paper = onPaper.map((side): TablePiece => ({
    id: paperId(side),
    name: 'Model that may control',
    kind: 'model',
    side,
    base: BASES.solo,
    many: true,
    tells: 'model',
  }));
  const conditions = CONDITIONS.map((id) => ({ id, label: SAID[id], kind: { type: 'flag' } as const }));
  return {
    layout: scenario,
    ...(layout === undefined ? {} : { own: layout }),
    size: TABLE,
    pieces: [...known, ...paper],
    tells: { model: conditions },
  };
}

function paperId(side: PlayerSide): string {
  return `${side}.paper`;
}

/** The army with a model for each that stands on the table: units one by one, and what no card names. */
export function placedOn(
  { army, ground }: { readonly army: Army; readonly ground: ScenarioGround },
  things: readonly EnteredThing[],
  cardOf: (thing: EnteredThing) => string,
): { readonly army: Army; readonly places: Places } {
  const places = new Map<string, MeasuredModel>();
  const told = new Map<string, readonly ModelCondition[]>();
  for (const { id, at, base: across, told: said = {} } of things) {
    const disc = base(pointOf(at), across);
    const touching = Object.keys(ground.flags).filter((flag) => seemsTouching(ground, flag, disc));
    places.set(id, { base: disc, touching });
    told.set(
      id,
      CONDITIONS.filter((one) => said[one] === true),
    );
  }
  const withTold = (model: ArmyModel): ArmyModel => ({
    ...model,
    conditions: [...model.conditions, ...(told.get(model.id) ?? [])],
  });
  const listed = things.flatMap((thing): readonly ArmyModel[] => {
    const card = cardOf(thing);
    const side = SIDES.find((one) => one === thing.side) ?? 'A';
    if (card === paperId(side)) return [modelOf(thing.id, side, {})];
    const unit = army.units.find(({ id }) => id === card);
    return unit ? [modelOf(thing.id, unit.side, { kind: 'trooper', unit: unit.id })] : [];
  });
  return { army: { ...army, models: [...army.models, ...listed].map(withTold) }, places };
}
