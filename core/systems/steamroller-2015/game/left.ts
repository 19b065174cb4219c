/** What is left of the armies at the end, told card by card where the list is known, in figures where it is on paper. */
import type { AskField } from '../../../encounter/types.ts';
import { isPlainObject, listOf, numberOf } from '../../../journal/json.ts';
import { type Army, type ModelCondition, type ArmyModel, isIdle } from '../rules/army.ts';
import { SIDES, type PlayerSide } from '../rules/sides.ts';
import { type FieldedCard, inPlay, marked, modelOf } from './fielded.ts';
import { type LeftAnswers, type Story, seatOf } from './state.ts';

type Known = Pick<Story, 'army' | 'cards' | 'chosen' | 'counted' | 'first'>;

/** No army comes near it. */
export const MOST_POINTS = 1000;

export function isOnPaper({ chosen, first }: Pick<Known, 'chosen' | 'first'>, side: PlayerSide): boolean {
  return chosen.armies[seatOf({ first }, side)] === null;
}

/** What is asked of a side; `twice` where it may come to the 3rd tiebreaker. Nothing where nothing can be told. */
export function leftFields(known: Known, side: PlayerSide, twice: boolean): readonly AskField[] {
  if (isOnPaper(known, side)) return paperFields(twice, known.counted[side]);
  const there = known.cards.filter((card) => card.side === side && !card.caster && inPlay(known.army, card.id) > 0);
  // What its caster's fall made inert or wild counts so already: nobody is asked.
  const machines = there.filter(({ id, perhaps }) => perhaps !== undefined || isUpright(known.army, id));
  return [
    ...cardsField('idle', 'Inert warjacks and wild warbeasts', machines.map(asPerhaps)),
    ...cardsField('away', 'Not on the table, and not destroyed', there),
    ...(twice ? cardsField('fleeing', 'Fleeing', there) : []),
    ...(twice
      ? cardsField('doubled', 'Wholly in one area that counts twice: all models of a unit that are left', there)
      : []),
  ];
}

/** A jack or beast that is neither inert nor wild as far as is known. */
function isUpright(army: Army, card: string): boolean {
  const model = army.models.find(({ id }) => id === card);
  return (model?.kind === 'jack' || model?.kind === 'beast') && !isIdle(army, model);
}

function asPerhaps(card: FieldedCard): FieldedCard {
  if (card.perhaps === undefined) return card;
  return { ...card, name: `${card.name}, if it is a ${card.perhaps === 'jack' ? 'warjack' : 'warbeast'}` };
}

function cardsField(id: string, label: string, cards: readonly FieldedCard[]): readonly AskField[] {
  if (cards.length === 0) return [];
  const choices = cards.map((card) => ({ id: card.id, label: card.name }));
  return [{ id, label, kind: { type: 'choices', choices, min: 0, max: choices.length }, optional: true }];
}

function paperFields(twice: boolean, counted: number): readonly AskField[] {
  const points = { type: 'number', min: 0, max: MOST_POINTS } as const;
  const left: AskField = {
    id: 'left',
    label: 'Army points left, without casters, doubled where they count twice',
    kind: points,
  };
  const label = 'Army points lost, without casters';
  const lost: AskField =
    counted === 0
      ? { id: 'lost', label, kind: points }
      : { id: 'lost', label: `${counted} is wrong: ${label.toLowerCase()}`, kind: points, optional: true };
  return [lost, ...(twice ? [left] : [])];
}

function kindOf({ models }: Army, card: string): ArmyModel['kind'] | undefined {
  return models.find(({ id }) => id === card)?.kind;
}

/** The army with what was told of it, and what of it counts twice. */
export function leftIn(
  known: Known,
  answers: LeftAnswers,
): { readonly army: Army; readonly doubled: ReadonlySet<string> } {
  let { army } = known;
  const doubled = new Set<string>();
  for (const side of SIDES) {
    const answer = answers[side];
    if (!isPlainObject(answer)) continue;
    if (isOnPaper(known, side)) {
      army = withFigures(army, side, { left: numberOf(answer.left, 0), lost: known.counted[side] });
      continue;
    }
    for (const id of idsIn(answer.doubled)) doubled.add(id);
    for (const card of known.cards.filter((one) => one.side === side)) army = withMarks(army, card, answer);
  }
  return { army, doubled };
}

function idsIn(value: unknown): readonly string[] {
  const items: readonly unknown[] = listOf(value);
  return items.filter((item) => typeof item === 'string');
}

function withMarks(before: Army, { id: card, perhaps }: FieldedCard, answer: Readonly<Record<string, unknown>>): Army {
  const has = (field: string): boolean => idsIn(answer[field]).includes(card);
  const army = has('idle') && perhaps !== undefined ? withKind(before, card, perhaps) : before;
  const idle: readonly ModelCondition[] = has('idle') ? [kindOf(army, card) === 'beast' ? 'wild' : 'inert'] : [];
  const fleeing: readonly ModelCondition[] = has('fleeing') ? ['fleeing'] : [];
  const conditions = [...idle, ...fleeing];
  return conditions.length > 0 || has('away') ? marked(army, card, { conditions, away: has('away') }) : army;
}

function withKind({ models, units }: Army, card: string, kind: ArmyModel['kind']): Army {
  return { units, models: models.map((model) => (model.id === card ? { ...model, kind } : model)) };
}

/** Figures of an army on paper stand for its models: some that are left, some that are lost. */
function withFigures(
  army: Army,
  side: PlayerSide,
  { left, lost }: { readonly left: number; readonly lost: number },
): Army {
  // An army of which nothing is left must not get a model again by being counted.
  const rest = left > 0 ? [modelOf(`${side}.left`, side, { cost: left })] : [];
  const gone = modelOf(`${side}.lost`, side, { cost: lost, inPlay: false, destroyed: 1 });
  return { ...army, models: [...army.models, ...rest, gone] };
}
