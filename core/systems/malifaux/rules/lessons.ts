/** Strategies and Schemes to try out: two small Crews on a table, and what they score now by the predicates of a game. */
import type { LessonChoices, Example, Lesson, LessonBook, LessonScore } from '../../../encounter/lesson.ts';
import { type TableNow, type EnteredThing, tableNow } from '../../../encounter/table.ts';
import type { AskField, Choice } from '../../../encounter/types.ts';
import { sideIn } from '../../../encounter/names.ts';
import { type Json, numberOf, textOf } from '../../../journal/json.ts';
import type { LayoutPoint } from '../../../table/layout/layout.ts';
import { distance } from '../../../table/measure.ts';
import { type Happened, NOTHING_HAPPENED } from './happened.ts';
import { type Known, candidates } from './notes.ts';
import { type TableEdition, tableAsked } from './pieces.ts';
import {
  type FactAsk,
  type SchemeFacts,
  type Look,
  type SchemeMoment,
  type Notes,
  type Part,
  type Scheme,
  lookAt,
} from './scheme.ts';
import { type SchemeLimits, scorePart } from './score.ts';
import type { JudgedEdition } from './step.ts';
import { STRATEGY_SIDES, type Strategy, type StrategyLimits, scoreStrategy } from './strategy.ts';
import { type ModelOnTable, type PlayTable, inPlay, modelNamed } from './table.ts';
import { toldTable } from './entered.ts';
import { type Measurement, watched } from './watched.ts';
import { whyOf } from './why.ts';

export interface TaughtEdition extends TableEdition, Pick<JudgedEdition, 'ground'> {
  readonly law: { readonly strategy: StrategyLimits; readonly scheme: SchemeLimits };
  readonly labels: readonly Choice[];
  readonly deployments: readonly Choice[];
}

export function lessonsOf(edition: TaughtEdition): LessonBook {
  const titleOf = (id: string): string => edition.labels.find((one) => one.id === id)?.label ?? id;
  const settings = settingsOf(edition);
  const begun = { deployment: edition.deployments[0]?.id ?? '', turn: 3 };
  const lesson = (id: string, group: string, of: Taught): Lesson => ({
    ...{ id, title: titleOf(id), group, settings, begun },
    example: (chosen) => exampleOf(edition, of, chosen),
    score: (chosen, now, told) => {
      const seen = seenIn(edition, { chosen, now, told });
      return 'strategy' in of ? strategyScores(edition, of.strategy, seen) : schemeScores(edition, of.scheme, seen);
    },
  });
  return {
    layouts: edition.book,
    unit: 'VP',
    lessons: [
      ...edition.strategies.map((strategy) => lesson(strategy.id, 'Strategies', { strategy })),
      ...edition.schemes.map((scheme) => lesson(scheme.id, 'Schemes', { scheme })),
    ],
  };
}

function deploymentIn({ deployment }: LessonChoices): string {
  return textOf(deployment);
}

type Taught = { readonly strategy: Strategy } | { readonly scheme: Scheme };

function settingsOf({ deployments }: TaughtEdition): readonly AskField[] {
  return [
    { id: 'deployment', label: 'Deployment', kind: { type: 'choice', choices: deployments } },
    { id: 'turn', label: 'Turn', kind: { type: 'number', min: 1, max: 6 } },
  ];
}

const RANKED = [
  ['Master', 'master', 15],
  ['Henchman', 'henchman', 9],
  ['Enforcer', 'enforcer', 7],
  ['Minion', 'minion', 5],
  ['Minion 2', 'minion', 5],
  ['Minion 3', 'minion', 5],
] as const;

type Fielded = Known & { readonly name: string };

/** Six a side; those of B cost one more, a Master of the Second Edition costs nothing. */
function crewsOf({ large }: TaughtEdition): readonly Fielded[] {
  return STRATEGY_SIDES.flatMap((side) =>
    RANKED.map(([name, rank, cost], index) => ({
      ...{ id: `${side}${index + 1}`, side, name: `${name} ${side}`, rank, leader: index === 0 },
      cost: large && rank === 'master' ? null : cost + (side === 'B' ? 1 : 0),
    })),
  );
}

function askedIn(edition: TaughtEdition, of: Taught, chosen: LessonChoices) {
  return tableAsked(edition, {
    strategies: 'strategy' in of ? [of.strategy.id] : [],
    pool: 'scheme' in of ? [of.scheme.id] : [],
    deployment: deploymentIn(chosen),
    models: crewsOf(edition),
  });
}

/** Where the six of A and their Scheme Markers stand; B's are the same turned. */
const STAND: readonly LayoutPoint[] = [
  [18, 12],
  [12, 13],
  [24, 13],
  [9, 16],
  [16, 9.5],
  [28, 15],
];
const MARKERS: readonly LayoutPoint[] = [
  [7, 21],
  [20, 21],
  [30, 24],
];
const LOOSE: readonly LayoutPoint[] = [
  [11, 20],
  [25, 16],
  [18, 24],
];
const RUINS: readonly (readonly [number, number, number, number])[] = [
  [6, 26, 10, 28],
  [16, 29, 20, 31],
  [27, 26, 30, 29],
];

function exampleOf(edition: TaughtEdition, of: Taught, chosen: LessonChoices): Example {
  const asked = askedIn(edition, of, chosen);
  const begun = tableNow(asked, []);
  const loose = [...LOOSE];
  const things = asked.pieces.flatMap((piece): EnteredThing[] => {
    const { id, name, kind, side, base, many, at } = piece;
    const turned = ([x, y]: LayoutPoint): LayoutPoint => (side === 'B' ? [36 - x, 36 - y] : [x, y]);
    const put = (one: string, called: string, place: LayoutPoint): EnteredThing => ({
      ...{ id: one, name: called, kind, side, base, at: turned(place) },
    });
    if (at !== undefined || id.startsWith('model-')) return [];
    if (kind === 'model') return [put(id, name, STAND[Number(id.slice(1)) - 1] ?? [18, 6])];
    if (id.startsWith('scheme-')) return MARKERS.map((place, n) => put(`${id}.${n + 1}`, `${name} ${n + 1}`, place));
    const place = loose.shift();
    return many === true && place ? [put(`${id}.1`, `${name} 1`, place)] : [];
  });
  const ruins = 'scheme' in of && of.scheme.terrain === true ? RUINS : [];
  return {
    asked,
    now: {
      things: [...begun.things, ...things],
      off: [],
      terrain: ruins.map((rect, n) => ({ id: `t${n + 1}`, name: `Ruin ${n + 1}`, shape: { rect }, traits: [] })),
    },
    known: knownOf(edition, of),
    tells: tellsOf(edition, of),
  };
}

/** Moments that turn on what somebody just did. */
const DONE: readonly SchemeMoment[] = ['activation', 'attack', 'interact'];

function tellsOf(edition: TaughtEdition, of: Taught): readonly AskField[] {
  const choices = crewsOf(edition).map(({ id, name }) => ({ id, label: name }));
  const victim: AskField = {
    id: 'victim',
    label: 'Who was just killed',
    kind: { type: 'choice', choices },
    optional: true,
  };
  if ('strategy' in of) {
    const { parts } = of.strategy;
    const done = parts
      .filter((part) => part.done === true)
      .flatMap(({ asks }) =>
        STRATEGY_SIDES.flatMap((side) => asks.map((ask) => fieldOf(`${side}:`, ask, sideIn(side)))),
      );
    return parts.some((part) => part.placeless === true) ? [...done, victim] : done;
  }
  const { parts } = of.scheme;
  const done = parts.flatMap(({ moments, asks }) => {
    const moment = moments.find((one) => DONE.includes(one));
    return moment === undefined ? [] : asks.map((ask) => fieldOf(`${moment}:`, ask, null));
  });
  const falls = parts.some(({ moments, placeless }) => moments.includes('kill') || placeless === true);
  return falls ? [...done, victim] : done;
}

function fieldOf(prefix: string, { id, question, kind }: FactAsk, of: string | null): AskField {
  const label = of === null ? question : `${of}: ${question}`;
  return { id: `${prefix}${id}`, label, kind: kind === 'flag' ? { type: 'flag' } : { type: 'number', min: 0, max: 9 } };
}

function knownOf(edition: TaughtEdition, of: Taught): readonly string[] {
  if ('strategy' in of || !of.scheme.notes) return [];
  const notes = notesFor(edition, of.scheme);
  const models = crewsOf(edition);
  return of.scheme.notes.fields.map(({ field, label }) => {
    const ids = notes[field];
    const names = [ids ?? []].flat().map((id) => models.find((one) => one.id === id)?.name ?? id);
    return `${label}: ${names.join(', ')}`;
  });
}

/** What A noted: the cheapest of its own, and the first enemy that goes with it. */
function notesFor(edition: TaughtEdition, { notes }: Scheme): Notes {
  const models = crewsOf(edition);
  if (!notes) return {};
  const may = notes.fields.map((field) => {
    const found = candidates(field, 'A', models);
    if (field.field === 'models') return [found];
    const ordered = field.field === 'model' ? [...found].reverse() : found;
    return ordered.map((one) => [one]);
  });
  const all = may.reduce<readonly (readonly (readonly Known[])[])[]>(
    (some, next) => some.flatMap((chosen) => next.map((one) => [...chosen, one])),
    [[]],
  );
  const fits = all.find((chosen) => notes.together?.(chosen) ?? true) ?? all[0] ?? [];
  return Object.fromEntries(
    notes.fields.map(({ field }, n) => {
      const ids = (fits[n] ?? []).map(({ id }) => id);
      return [field, field === 'models' ? ids : (ids[0] ?? '')];
    }),
  );
}

interface Given {
  readonly chosen: LessonChoices;
  readonly now: TableNow;
  readonly told: LessonChoices;
}

interface Seen extends Given {
  readonly table: PlayTable;
  readonly happened: Happened;
  readonly turn: number;
  readonly why: (measured: readonly Measurement[]) => readonly string[];
}

function seenIn(edition: TaughtEdition, given: Given): Seen {
  const { chosen, now, told } = given;
  const deployment = deploymentIn(chosen);
  const models = crewsOf(edition);
  const victim = textOf(told.victim, null);
  const fallen = victim === null ? [] : [victim];
  const table = toldTable({ deployment, traits: edition.book.traits, models, fallen }, now);
  const turn = numberOf(chosen.turn, 1);
  const names = new Map([...models, ...now.things, ...now.terrain].map(({ id, name }) => [id, name]));
  const seen = { table, ground: edition.ground(deployment), nameOf: (id: string) => names.get(id) ?? id };
  return { ...given, table, turn, happened: happenedIn(table, victim, turn), why: (measured) => whyOf(measured, seen) };
}

/** Whoever stands nearest among the enemies has killed it. */
function happenedIn(table: PlayTable, id: string | null, turn: number): Happened {
  const victim = modelNamed(table, id);
  if (!victim) return NOTHING_HAPPENED;
  const foes = inPlay(table, victim.side === 'A' ? 'B' : 'A');
  const far = (model: ModelOnTable): number => distance(model.disc, victim.disc);
  const by = foes.reduce<ModelOnTable | null>(
    (nearest, one) => (!nearest || far(one) < far(nearest) ? one : nearest),
    null,
  );
  const kill = { turn, victim, by, crew: by?.side ?? null, how: 'killed', afterReveal: true } as const;
  return { ...NOTHING_HAPPENED, kills: [kill] };
}

const MOMENT: Readonly<Record<SchemeMoment, string>> = {
  'start-of-turn': 'At the start of a Turn',
  activation: 'After an Activation',
  attack: 'After an Attack',
  interact: 'After an Interact',
  damage: 'When a model is damaged',
  kill: 'When a model falls',
  'end-of-turn': 'At the end of a Turn',
  'end-of-game': 'At the end of the game',
};

function look(
  edition: TaughtEdition,
  { table, happened, turn, chosen }: Seen,
  side: string,
  rest: Pick<Look, 'notes' | 'revealed'>,
): Look {
  return lookAt({ table, ground: edition.ground(deploymentIn(chosen)) }, side, {
    happened,
    turn,
    spent: [],
    ...rest,
  });
}

function strategyScores(edition: TaughtEdition, strategy: Strategy, seen: Seen): readonly LessonScore[] {
  return strategy.parts.flatMap((part) => {
    const sides = STRATEGY_SIDES.map((side) => {
      const measure = () => part.measure(look(edition, seen, side, { notes: {}, revealed: false }));
      const found = watched(measure);
      const facts = part.done === true ? enteredFacts(seen.told, `${side}:`) : found.answer;
      return { side, facts, measured: seen.why(found.measured) };
    });
    const facts = Object.fromEntries(sides.map((one) => [one.side, one.facts]));
    const { vp, why, rules } = scoreStrategy(edition.law.strategy, part, { facts, scored: {}, turn: seen.turn });
    return sides.map(({ side, facts: own, measured }): LessonScore => ({
      what: `${MOMENT[part.moment]}: ${part.what}`,
      side: side === 'B' ? 'B' : 'A',
      points: vp[side] ?? 0,
      facts: factTexts(part.asks, own),
      measured,
      why: why[side] ?? null,
      rules,
    }));
  });
}

function schemeScores(edition: TaughtEdition, scheme: Scheme, seen: Seen): readonly LessonScore[] {
  const notes = notesFor(edition, scheme);
  return scheme.parts.flatMap((part) =>
    part.moments.map((moment) => schemeScore(edition, { part, moment, notes }, seen)),
  );
}

interface Tried {
  readonly part: Part;
  readonly moment: SchemeMoment;
  readonly notes: Notes;
}

function schemeScore(edition: TaughtEdition, { part, moment, notes }: Tried, seen: Seen): LessonScore {
  const revealed = moment === 'end-of-game';
  const found = watched(() => part.measure(look(edition, seen, 'A', { notes, revealed })));
  const measured = DONE.includes(moment) ? { facts: enteredFacts(seen.told, `${moment}:`) } : found.answer;
  const so = { turn: seen.turn, scored: 0, revealed, earned: [], paidThisTurn: false };
  const { vp, bar, removes, rules } = scorePart(edition.law.scheme, part, measured, so);
  const gone = goneText(removes);
  return {
    what: `${MOMENT[moment]}: ${part.what}`,
    side: 'A',
    points: vp,
    facts: [...factTexts(part.asks, measured.facts), ...(gone === null ? [] : [`Then ${gone}.`])],
    measured: DONE.includes(moment) ? [] : seen.why(found.measured),
    why: bar,
    rules,
  };
}

function goneText(removes: number | 'all'): string | null {
  if (removes === 'all') return 'all of these Markers go';
  if (removes === 0) return null;
  return removes === 1 ? 'one of these Markers goes' : `${removes} of these Markers go`;
}

function enteredFacts(told: LessonChoices, prefix: string): SchemeFacts {
  const facts = Object.entries(told).filter(
    (one): one is [string, Extract<Json, number | boolean>] =>
      one[0].startsWith(prefix) && (typeof one[1] === 'number' || typeof one[1] === 'boolean'),
  );
  return Object.fromEntries(facts.map(([id, value]) => [id.slice(prefix.length), value]));
}

function factTexts(asks: readonly FactAsk[], facts: SchemeFacts): readonly string[] {
  return asks.map(({ id, question, kind }) => {
    const fact = facts[id];
    return `${question}: ${kind === 'flag' ? (fact === true ? 'Yes' : 'No') : String(fact ?? 0)}`;
  });
}
