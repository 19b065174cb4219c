/** “May I?”: what players ask before they do it, judged on the table as it was told, by the same actions as a file. */
import type { Questions, Verdict } from '../../../encounter/game.ts';
import { sideIn } from '../../../encounter/names.ts';
import { type TableAsked, type TableNow, type EnteredThing, tableNow } from '../../../encounter/table.ts';
import type { Ask, AskField, AskKind, Choice, Guide, SideId, Viewpoint } from '../../../encounter/types.ts';
import { cite } from '../../../rules/cite.ts';
import { type Refusal, refuse } from '../../../rules/refusal.ts';
import { type Json, fieldsOf } from '../../../journal/json.ts';
import { type ActionResult, type After, NotOnTable, askedOn } from '../rules/action.ts';
import type { PlayGround } from '../rules/ground.ts';
import {
  type QuestionContext,
  type RulesQuestion,
  type QuestionField,
  type QuestionKind,
  isMeasured,
} from '../rules/question.ts';
import type { PlayTable } from '../rules/table.ts';
import { watched } from '../rules/watched.ts';
import { whyOf } from '../rules/why.ts';
import type { FieldedModel } from './crews.ts';
import type { GameEdition } from './edition.ts';
import { namesOn, placeBefore } from './entered-table.ts';

/** A game in which somebody asks. */
export interface AskingGame {
  readonly edition: Pick<GameEdition, 'questions' | 'actions'>;
  /** Who asks. */
  readonly as: Viewpoint;
  readonly sides: readonly SideId[];
  readonly setting: Pick<QuestionContext, 'options' | 'strategies' | 'pool'>;
  readonly turn: number;
  readonly models: readonly Pick<FieldedModel, 'id' | 'name' | 'side'>[];
  /** Ids of the models that fell. */
  readonly out: readonly string[];
  /** What may be told of the table, and what was, in order. */
  readonly asked: TableAsked;
  readonly told: readonly Json[];
  /** How many of those were told before this Turn. */
  readonly toldBefore: number;
  readonly ground: PlayGround;
  /** The table as the actions read it. */
  readonly tableOn: (now: TableNow) => PlayTable;
}

type Given = Readonly<Record<string, Json | undefined>>;

/** `askingIn`: null where nothing can be asked now. */
export function mayOf<Of>(askingIn: (of: Of) => AskingGame | null): Questions<Of> {
  return {
    questions: (of) => {
      const state = askingIn(of);
      if (state === null) return [];
      const now = tableIn(state);
      return openIn(state, now).map((question) => asAsk(state, now, question));
    },
    judge: (of, id, value) => {
      const state = askingIn(of);
      const now = state && tableIn(state);
      const question = now && openIn(state, now).find((one) => one.id === id);
      if (!question) return refuse('unknown-question', 'You cannot ask that now.');
      return judged(state, now, question, fieldsOf(value));
    },
  };
}

function tableIn({ asked, told }: AskingGame): TableNow {
  return tableNow(asked, told);
}

function openIn({ edition, setting, turn }: AskingGame, { terrain }: TableNow): readonly RulesQuestion[] {
  const marked = [...new Set(terrain.flatMap(({ traits }) => traits))];
  const occasion = { ...setting, turn, marked };
  return edition.questions.filter(({ when }) => when?.(occasion) ?? true);
}

function asAsk(state: AskingGame, now: TableNow, question: RulesQuestion): Ask {
  const { id, label, fields, rules } = question;
  const kind: AskKind = {
    type: 'record',
    fields: fields.map((field): AskField => ({
      id: field.id,
      label: field.label,
      kind: kindOf(state, now, field.kind),
      ...(field.optional === true ? { optional: true } : {}),
    })),
  };
  return { id, of: 'any', label, ...(isMeasured(question) ? { help: HELP } : {}), kind, rules };
}

const HELP = 'It is measured on the table map. Put the models and Markers there first.';

function kindOf(state: AskingGame, now: TableNow, kind: QuestionKind): AskKind {
  if ('number' in kind) return { type: 'number', min: kind.number[0], max: kind.number[1] };
  if ('choices' in kind) return { type: 'choice', choices: kind.choices };
  if ('flag' in kind) return { type: 'flag' };
  if ('side' in kind) return { type: 'choice', choices: state.sides.map((id) => ({ id, label: sideIn(id) })) };
  return { type: 'choice', choices: thingsFor(state, now, kind).map(({ id, name }): Choice => ({ id, label: name })) };
}

/** What stands on the table and may be meant; of those that fell, where they last stood. */
function thingsFor(state: AskingGame, { things, off }: TableNow, kind: QuestionKind): readonly EnteredThing[] {
  const { as, out } = state;
  const isOwn = (thing: EnteredThing): boolean => as === 'all' || ownerOf(state, thing) === as;
  const isOwnOrNobodys = (thing: EnteredThing): boolean => thing.side === 'neutral' || isOwn(thing);
  if ('stands' in kind) {
    const any = kind.stands === 'anything';
    return things.filter((thing) => (thing.kind === 'model' ? isOwn(thing) : any && isOwnOrNobodys(thing)));
  }
  if ('model' in kind) {
    const fell = (thing: EnteredThing): boolean => out.includes(thing.id) || off.includes(thing);
    const models = [...things, ...off].filter((thing) => thing.kind === 'model');
    const of = kind.model;
    if (of === 'fallen') return models.filter(fell);
    return models.filter((thing) => !fell(thing) && (of === 'any' || as === 'all' || isOwn(thing) === (of === 'own')));
  }
  const marker = 'marker' in kind ? kind.marker : 'put' in kind ? kind.put : 'moved' in kind ? kind.moved : '';
  const owned = 'put' in kind;
  return things.filter(
    (thing) => thing.kind === 'marker' && /^[a-z]+/.exec(thing.id)?.[0] === marker && (!owned || isOwnOrNobodys(thing)),
  );
}

/** Where more than two play, the table has no colour for whose a model is. */
function ownerOf({ models }: AskingGame, { id, side }: EnteredThing): string {
  return models.find((model) => model.id === id)?.side ?? side;
}

function judged(state: AskingGame, now: TableNow, question: RulesQuestion, given: Given): Verdict | Refusal {
  const { edition, setting, turn, models, ground } = state;
  const act = edition.actions[question.act ?? question.id];
  if (!act) return refuse('unknown-question', 'You cannot ask that now.');
  const { action, before } = actionFrom(state, now, question, given);
  const table = state.tableOn(before);
  const nameOf = namesOn(models, now);
  const [strategy = ''] = setting.strategies;
  try {
    const { answer, measured } = watched(() =>
      act(askedOn(table, action, { options: setting.options, strategy, turn })),
    );
    const seen = { table, asked: state.tableOn(now), ground, nameOf };
    return { ...verdictOf(question, answer, nameOf), measured: whyOf(measured, seen) };
  } catch (error) {
    if (error instanceof NotOnTable) return refuse('not-on-table', HELP, ...question.rules);
    throw error;
  }
}

/** The action as a file would say it, and the table on which it is taken. */
function actionFrom(
  state: AskingGame,
  now: TableNow,
  { id, act: kind = id, fields, always = {} }: RulesQuestion,
  given: Given,
): { readonly action: Readonly<Record<string, unknown>>; readonly before: TableNow } {
  let before = now;
  const action: Record<string, unknown> = { kind, ...always };
  for (const field of fields) {
    const value = given[field.id];
    if (value === undefined) continue;
    before = tookBack(state, before, field.kind, value);
    Object.assign(action, membersOf(state, now, field, value));
  }
  return { action, before };
}

/** What a field tells of the action. */
function membersOf(
  state: AskingGame,
  { things }: TableNow,
  { id, kind }: QuestionField,
  value: Json,
): Readonly<Record<string, unknown>> {
  const thing = things.find((one) => one.id === value);
  if ('choices' in kind) return { [id]: kind.list === true ? [value] : value };
  if ('stands' in kind) return { side: thing && ownerOf(state, thing), at: thing?.at, base: thing?.base };
  if ('put' in kind) return { at: thing?.at };
  if ('moved' in kind) return { [id]: value, to: thing?.at };
  return { [id]: value };
}

/** What was put there to ask about it does not lie there yet, and what was moved lies where it was. */
function tookBack(state: AskingGame, now: TableNow, kind: QuestionKind, value: Json): TableNow {
  if ('put' in kind || 'stands' in kind) return { ...now, things: now.things.filter(({ id }) => id !== value) };
  if (!('moved' in kind) || typeof value !== 'string') return now;
  const was = placeBefore(state.asked, state, value);
  return was ? { ...now, things: now.things.map((one) => (one.id === value ? { ...one, at: was } : one)) } : now;
}

function verdictOf(
  { rules }: RulesQuestion,
  { broken, after }: ActionResult,
  nameOf: (id: string) => string,
): Omit<Verdict, 'measured'> {
  if (broken.length === 0) {
    return { may: true, says: afterwards(after, nameOf).map((text) => ({ text, rules: [] })), rules: cite(...rules) };
  }
  const says = broken.map(({ message, rule }): Guide => ({ text: message, rules: [rule] }));
  return { may: false, says, rules: [...new Set(broken.map(({ rule }) => rule))] };
}

/** What changes where it is done. */
function afterwards(
  { models = {}, markers = {}, gone = [], credit, head, tokens = {} }: After,
  nameOf: (id: string) => string,
): readonly string[] {
  const ofModels = Object.entries(models).flatMap(([id, { tokens: carried, health, conditions }]) => [
    ...(carried === undefined ? [] : [`${nameOf(id)} then carries ${carried} Explosives Tokens.`]),
    ...(health === undefined ? [] : [`${nameOf(id)} suffers the damage.`]),
    ...(conditions === undefined ? [] : [`${nameOf(id)} then has ${conditions.map(spaced).join(', ') || 'none'}.`]),
  ]);
  const ofMarkers = Object.entries(markers).flatMap(([id, { side }]) =>
    side === undefined ? [] : [`${nameOf(id)} then is ${side === null ? 'neutral' : `${sideIn(side)}’s`}.`],
  );
  return [
    ...ofModels,
    ...ofMarkers,
    ...gone.map((id) => `${nameOf(id)} leaves the table.`),
    ...(credit === undefined ? [] : [credit === null ? 'The kill is nobody’s.' : `The kill is ${sideIn(credit)}’s.`]),
    ...(head === true ? ['A Head Marker is left.'] : []),
    ...Object.values(tokens).map((left) => `${left} Pass Tokens are left.`),
  ];
}

function spaced(condition: string): string {
  return condition.replaceAll('-', ' ');
}
