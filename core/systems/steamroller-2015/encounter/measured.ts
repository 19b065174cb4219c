/** A table where models have places: what may stand on it, and what is measured there, as the answers that it suggests. */
import { pieceOf, tableNow, tableValues } from '../../../encounter/table.ts';
import type { TableAsked, TablePiece, ToldThing } from '../../../encounter/table.ts';
import { latestAnswer } from '../../../encounter/answers.ts';
import type { Ask, AskField, Encounter } from '../../../encounter/types.ts';
import { cite } from '../../../journal/cite.ts';
import { isPlainObject } from '../../../journal/json.ts';
import { pointOf } from '../../../table/layout/regions.ts';
import { base } from '../../../table/shapes.ts';
import { TABLE } from '../elements.ts';
import { type Army, type Condition, CONDITIONS, type Model } from '../game/army.ts';
import { seemsTouching } from '../game/ground.ts';
import { type Placed, type Places, type TableView, lookAt } from '../game/look.ts';
import { SIDES, type Side } from '../game/sides.ts';
import { whyMeasured } from '../game/why.ts';
import { KILL_BOX, suggestFacts } from './facts.ts';
import { inPlay, modelOf } from './fielded.ts';
import { type Story, seatOf, turnId } from './state.ts';

/** Usual bases in millimetres, where nobody says another. */
const BASES: Readonly<Record<Model['kind'], number>> = {
  caster: 30,
  solo: 30,
  trooper: 30,
  jack: 40,
  beast: 40,
  engine: 120,
};

const SAID: Readonly<Record<Condition, string>> = {
  fleeing: 'Fleeing',
  inert: 'Inert',
  wild: 'Wild',
  immobile: 'Immobile',
  stationary: 'Stationary',
  'knocked-down': 'Knocked down',
  'out-of-formation': 'Out of formation',
};

/** What may stand on the table: every card that is in play, and of a list on paper, models that no card names. */
export function tableAsked(story: Story): TableAsked {
  const { setting, cards, army, chosen } = story;
  const known = cards.flatMap(({ id, side, name, models }): readonly TablePiece[] => {
    const left = inPlay(army, id);
    const unit = army.units.some((one) => one.id === id);
    const kind = army.models.find((one) => one.id === id)?.kind ?? 'trooper';
    if (left === 0) return [];
    const many = unit || models > 1 ? { many: true } : {};
    return [{ id, name, kind: 'model', side, base: BASES[kind], tells: 'model', ...many }];
  });
  const onPaper = SIDES.filter((side) => chosen.armies[seatOf(story, side)] === null);
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
  return { layout: setting.scenario, size: TABLE, pieces: [...known, ...paper], tells: { model: conditions } };
}

/** The ask that takes what is moved on the table in a turn. */
export function tableId({ turn }: Pick<Story, 'turn'>): string {
  return `${turnId(turn)}/table`;
}

function paperId(side: Side): string {
  return `${side}.paper`;
}

/** What the table of this turn shows, else what stood at the elements last time; nothing where nothing is known. */
export function suggestedFacts(encounter: Encounter, story: Story): Pick<Ask, 'suggested' | 'measured'> {
  const look = measuredLook(encounter, story);
  if (look !== null) {
    const { facts, inKillBox } = lookAt(look.view, look.army);
    return {
      suggested: suggestFacts(story.scenario, facts, inKillBox),
      measured: whyMeasured(look.view, look.army, look.nameOf),
    };
  }
  const before = encounter.answers.findLast(({ ask }) => ask.endsWith('/facts'))?.value;
  if (!isPlainObject(before)) return {};
  // The kill box was that of the other player's casters.
  const kept = Object.entries(before).filter(([field]) => field !== KILL_BOX);
  return { suggested: Object.fromEntries(kept) };
}

/** What is left of an army, as far as the table of this turn shows it: what counts twice, flees, stands idle or is away. */
export function suggestedLeft(
  encounter: Encounter,
  story: Story,
  fields: readonly AskField[],
): Pick<Ask, 'suggested' | 'measured'> {
  const look = measuredLook(encounter, story);
  if (look === null) return { suggested: {} };
  cite('SR15-TB-37', 'SR15-TB-38', 'SR15-TB-39');
  const doubled = lookAt(look.view, look.army).doubled();
  const standing = (card: string) => look.things.filter((thing) => look.cardOf(thing) === card);
  const told = (card: string, ...words: readonly Condition[]): boolean =>
    standing(card).some((thing) => words.some((word) => thing.told?.[word] === true));
  const holds: Readonly<Record<string, (card: string) => boolean>> = {
    idle: (card) => told(card, 'inert', 'wild'),
    away: (card) => standing(card).length === 0,
    fleeing: (card) => told(card, 'fleeing'),
    doubled: (card) => doubled.has(card),
  };
  const found = fields.flatMap(({ id, kind }) => {
    const test = holds[id];
    if (kind.type !== 'choices' || !test) return [];
    return [[id, kind.choices.map((choice) => choice.id).filter(test)] as const];
  });
  const count = look.things.length;
  const measured = [`Models on the table: ${count}. What does not stand there counts as away.`];
  return { suggested: Object.fromEntries(found), ...(found.length === 0 ? {} : { measured }) };
}

interface MeasuredLook {
  readonly view: TableView;
  readonly army: Army;
  readonly things: readonly ToldThing[];
  readonly cardOf: (thing: ToldThing) => string;
  readonly nameOf: (model: string) => string;
}

function measuredLook(encounter: Encounter, story: Story): MeasuredLook | null {
  const now = latestAnswer(encounter, tableId(story));
  if (now === undefined) return null;
  const asked = tableAsked(story);
  const { things } = tableNow(asked, tableValues(encounter.answers));
  const standing = things.filter(({ id }) => pieceOf(asked, id) !== undefined);
  const { scenario, ground, setting, turn } = story;
  const cardOf = ({ id }: ToldThing): string => pieceOf(asked, id)?.id ?? id;
  const { army, places } = placed(story, standing, cardOf);
  const names = new Map(things.map(({ id, name }) => [id, name]));
  const fallen = story.fell.map(({ objective }) => objective);
  return {
    view: { options: setting.options, scenario, ground, places, fallen, active: turn.active },
    army,
    things: standing,
    cardOf,
    nameOf: (id) => names.get(id) ?? id,
  };
}

/** The army with a model for each that stands on the table: units one by one, and what no card names. */
function placed(
  { army, ground }: Story,
  things: readonly ToldThing[],
  cardOf: (thing: ToldThing) => string,
): { readonly army: Army; readonly places: Places } {
  const places = new Map<string, Placed>();
  const told = new Map<string, readonly Condition[]>();
  for (const { id, at, base: across, told: said = {} } of things) {
    const disc = base(pointOf(at), across);
    const touching = Object.keys(ground.flags).filter((flag) => seemsTouching(ground, flag, disc));
    places.set(id, { base: disc, touching });
    told.set(
      id,
      CONDITIONS.filter((one) => said[one] === true),
    );
  }
  const withTold = (model: Model): Model => ({
    ...model,
    conditions: [...model.conditions, ...(told.get(model.id) ?? [])],
  });
  const listed = things.flatMap((thing): readonly Model[] => {
    const card = cardOf(thing);
    const side = SIDES.find((one) => one === thing.side) ?? 'A';
    if (card === paperId(side)) return [modelOf(thing.id, side, {})];
    const unit = army.units.find(({ id }) => id === card);
    return unit ? [modelOf(thing.id, unit.side, { kind: 'trooper', unit: unit.id })] : [];
  });
  return { army: { ...army, models: [...army.models, ...listed].map(withTold) }, places };
}
