/** The eight scenarios to try out: two small armies on the table, and what the end of a turn scores as they stand. */
import { numberOf } from '../../../journal/json.ts';
import type { LessonChoices, Example, Lesson, LessonBook, LessonScore } from '../../../encounter/lesson.ts';
import { type TableNow, type EnteredThing, pieceOf } from '../../../encounter/table.ts';
import type { AskField } from '../../../encounter/types.ts';
import { cite } from '../../../rules/cite.ts';
import { isRefusal } from '../../../rules/refusal.ts';
import type { LayoutPoint } from '../../../table/layout/layout.ts';
import { STEAMROLLER_LAYOUTS } from '../terrain/layouts.ts';
import { SCENARIOS } from '../names.ts';
import type { ArmyList, ListCard, EntryKind } from '../roster/army-list.ts';
import { type Adjudication, adjudicate } from '../rules/adjudicate.ts';
import { groundOf } from '../rules/ground.ts';
import { type TableView, lookAt } from '../rules/look.ts';
import { type ScenarioScoring, scoringOf } from '../rules/scenarios.ts';
import { SIDES, type PlayerSide } from '../rules/sides.ts';
import { type WhyMeasured, whyMeasured } from '../rules/why.ts';
import { type FieldedCard, type FieldedCards, fielded } from './fielded.ts';
import { placedOn, tableAsked } from './standing.ts';

const TURNS: readonly AskField[] = [
  {
    id: 'active',
    label: 'Whose turn ends',
    kind: {
      type: 'choice',
      choices: [
        { id: 'A', label: 'The first player’s' },
        { id: 'B', label: 'The second player’s' },
      ],
    },
  },
  { id: 'turn', label: 'Which turn of that player', kind: { type: 'number', min: 1, max: 7 } },
];

function lessonOf(id: string, title: string, scenario: ScenarioScoring): Lesson {
  return {
    id,
    title,
    group: 'Scenarios',
    settings: TURNS,
    begun: { active: 'B', turn: 2 },
    example: () => exampleOf(id),
    score: (chosen, now, told) => scored({ id, scenario }, chosen, now, told),
  };
}

const entry = (card: string, kind: EntryKind, cost: number, models = 1): ListCard => ({
  ...{ card, version: 'original', kind, cost, paid: cost, models, free: false, fa: 'U', relationship: null },
  ...{ inTheme: true, satisfies: null, raises: false },
});

/** A caster, a warjack, a solo and a unit of four. */
function listOf(side: PlayerSide): ArmyList {
  return {
    name: side,
    faction: '',
    casters: [{ card: `Caster ${side}`, version: 'original', bonus: 6 }],
    points: null,
    entries: [entry(`Jack ${side}`, 'jack', 8), entry(`Solo ${side}`, 'solo', 3), entry(`Unit ${side}`, 'unit', 6, 4)],
    specialists: [],
    objective: null,
    theme: null,
  };
}

const ARMIES: readonly FieldedCards[] = SIDES.map((side) => fielded(listOf(side), side));
const ARMY = {
  models: ARMIES.flatMap(({ army }) => army.models),
  units: ARMIES.flatMap(({ army }) => army.units),
};
const CARDS: readonly FieldedCard[] = ARMIES.flatMap(({ cards }) => cards);

/** Where A’s caster, jack, solo and unit stand; B’s are the same turned. */
const STAND: Readonly<Record<string, readonly LayoutPoint[]>> = {
  c1: [[24, 11]],
  e1: [[17, 15]],
  e2: [[31, 15]],
  e3: [
    [22, 18],
    [23.5, 18],
    [25, 18],
    [26.5, 18],
  ],
};

const askedIn = (scenario: string) => tableAsked({ scenario, cards: CARDS, army: ARMY, onPaper: [] });

function exampleOf(id: string): Example {
  const asked = askedIn(id);
  const things = asked.pieces.flatMap(({ id: card, name, kind, side, base, many }): readonly EnteredThing[] => {
    const turned = ([x, y]: LayoutPoint): LayoutPoint => (side === 'B' ? [48 - x, 48 - y] : [x, y]);
    return (STAND[card.slice(2)] ?? []).map((place, n) => ({
      ...{ kind, side, base, at: turned(place) },
      ...(many === true ? { id: `${card}.${n + 1}`, name: `${name} ${n + 1}` } : { id: card, name }),
    }));
  });
  const known = ['Both objectives stand, where there are any.', 'Nobody has a control point yet.'];
  const casters = CARDS.filter(({ caster }) => caster);
  const elements = Object.keys(scoringOf(id)?.elements ?? {});
  const tells = casters.map(({ id: caster, name }): AskField => ({
    id: caster,
    label: `Where several could be dominated, ${name} dominates`,
    kind: { type: 'choice', choices: elements.map((element) => ({ id: element, label: element })) },
    optional: true,
  }));
  return { asked, now: { things, off: [], terrain: [] }, known, tells: elements.length > 1 ? tells : [] };
}

function scored(
  { id, scenario }: { readonly id: string; readonly scenario: ScenarioScoring },
  chosen: LessonChoices,
  now: TableNow,
  told: LessonChoices,
): readonly LessonScore[] {
  const asked = askedIn(id);
  const ground = groundOf(id);
  const active = SIDES.find((side) => side === chosen.active) ?? 'A';
  const turn = numberOf(chosen.turn, 2);
  const { army, places } = placedOn(
    { army: ARMY, ground },
    now.things,
    (thing) => pieceOf(asked, thing.id)?.id ?? thing.id,
  );
  const view: TableView = { options: {}, scenario, ground, places, fallen: [], active };
  const names = new Map(now.things.map((thing) => [thing.id, thing.name]));
  const nameOf = (model: string): string => names.get(model) ?? model;
  const picks = Object.fromEntries(
    Object.entries(told).flatMap(([caster, element]) => (typeof element === 'string' ? [[caster, element]] : [])),
  );
  const verdict = adjudicate(
    {
      options: {},
      scenario,
      turn,
      active,
      points: { A: 0, B: 0 },
      fell: [],
      army,
      seen: (of) => lookAt(view, of),
      picks,
    },
    { kind: 'turn-end' },
  );
  const measured = whyMeasured(view, army, { model: nameOf, element: (id) => called(scenario, id) });
  if (isRefusal(verdict)) {
    const why = [...names].reduce((text, [model, name]) => text.replaceAll(model, name), verdict.message);
    return [{ ...sideScore(active, 0), measured: measured.lines, why, rules: [...verdict.refused, ...measured.rules] }];
  }
  const none = { lines: [], rules: [] };
  return SIDES.map((side) => scoreOf(verdict, side, { scenario, names, measured: side === 'A' ? measured : none }));
}

function sideScore(side: PlayerSide, points: number): LessonScore {
  const what = 'At the end of the turn';
  return { what, side, points, facts: [], measured: [], why: null, rules: [] };
}

/** By what zones and flags are contested, controlled and dominated. */
const RULES = [
  ['zone', cite('SR15-ELEM-02', 'SR15-ELEM-06', 'SR15-ELEM-10')],
  ['flag', cite('SR15-ELEM-03', 'SR15-ELEM-08', 'SR15-ELEM-11')],
] as const;

interface LessonAnswers {
  readonly scenario: ScenarioScoring;
  readonly names: ReadonlyMap<string, string>;
  readonly measured: WhyMeasured;
}

function scoreOf(
  { states, lines }: Adjudication,
  side: PlayerSide,
  { scenario, names, measured }: LessonAnswers,
): LessonScore {
  const own = lines.filter((line) => line.side === side);
  const kinds = new Set(Object.values(scenario.elements).map(({ kind }) => kind));
  const withNames = (text: string): string =>
    [...names].reduce((said, [model, name]) => said.replaceAll(model, name), text);
  const held = Object.entries(states).flatMap(([id, { held: of }]) => {
    const { hold, by, why } = of[side];
    if (hold !== 'none')
      return [`${called(scenario, id)}: ${hold === 'dominate' ? 'dominated' : 'controlled'} by ${by.join(', ')}`];
    return why === null ? [] : [`${called(scenario, id)}: ${why}`];
  });
  const rules = [...own.flatMap((line) => line.rules), ...Object.values(states).flatMap((one) => one.held[side].rules)];
  return {
    ...sideScore(
      side,
      own.reduce((sum, { points }) => sum + points, 0),
    ),
    facts: held.map(withNames),
    measured: measured.lines,
    rules: [
      ...new Set([
        ...rules,
        ...measured.rules,
        ...scenario.rules,
        ...RULES.flatMap(([kind, of]) => (kinds.has(kind) ? of : [])),
      ]),
    ],
  };
}

/** As the drawing beside it has it. */
function called({ elements }: ScenarioScoring, id: string): string {
  return `${elements[id]?.kind === 'zone' ? 'Zone' : 'Flag'} ${id}`;
}

export const STEAMROLLER_LESSONS: LessonBook = {
  layouts: STEAMROLLER_LAYOUTS,
  unit: 'CP',
  lessons: SCENARIOS.flatMap(({ id, label }) => {
    const scenario = scoringOf(id);
    return scenario ? [lessonOf(id, label, scenario)] : [];
  }),
};
