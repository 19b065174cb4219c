/** What players say stands at the elements, by taps, as the facts that the scorer reads. */
import type { AskField, Choice } from '../../../encounter/types.ts';
import { sideIn } from '../../../encounter/names.ts';
import { type Json, isPlainObject, listOf } from '../../../journal/json.ts';
import { type ElementFacts, type ElementPresence, picksOf } from '../rules/elements.ts';
import { type ScenarioGround, contestedByObjective } from '../rules/ground.ts';
import { OBJECTIVES, type ScenarioScoring } from '../rules/scenarios.ts';
import type { ElementWorth } from '../terrain/elements.ts';
import { SIDES, type BySide, type PlayerSide, bySide, otherSide } from '../rules/sides.ts';
import type { FieldedCard } from './fielded.ts';
import { capital, elementName, theName } from './named-elements.ts';
import { type Story, seatOf } from './state.ts';

/** Field of an element and a side: `Z.A`. */
function fieldOf(element: string, side: PlayerSide): string {
  return `${element}.${side}`;
}

/** The active side's casters in the kill box. */
export const KILL_BOX = 'kill-box';

/** Something that may control an element and contests it; that contests it alone; that may control it alone. */
const MODEL = 'model';
const CONTESTS = 'contests';
const HOLDS = 'holds';

export interface FactsAsked extends Pick<Story, 'scenario' | 'first'> {
  /** Casters that fell are not among them. */
  readonly cards: readonly FieldedCard[];
  readonly active: PlayerSide;
  /** Whose objective contests an element, whatever models do. */
  readonly contestedAt: (element: string) => readonly PlayerSide[];
  /** Whether elements are scored, and whether the kill box is. */
  readonly scored: boolean;
  readonly boxed: boolean;
}

/** The words of the choices say themselves what they mean. */
export const FACTS_HELP =
  'Tap who is there: in the zone, or touching the flag. Leave it where nobody is. Objectives contest by themselves.';

/** What may be there beside casters. */
const OTHERS: readonly Choice[] = [
  { id: MODEL, label: 'Controls', meaning: 'Another model that may; of a unit at least half, all of it there.' },
  {
    id: CONTESTS,
    label: 'Contests',
    meaning: 'In the zone or within 4″ of the flag, and no more: no caster, not fleeing, inert or wild, in formation.',
  },
  {
    id: HOLDS,
    label: 'Controls, contests nothing',
    meaning: 'May control, but is out of formation or controlled by the opponent now.',
  },
];

/** What is asked of every element, side by side; nothing where nothing counts yet. */
export function factFields(asked: FactsAsked): readonly AskField[] {
  const { scenario, cards, scored } = asked;
  const elements = scored ? Object.keys(scenario.elements) : [];
  const fields = elements.flatMap((id) =>
    SIDES.map((side): AskField => {
      const casters = cards.filter((card) => card.side === side && card.caster);
      const choices = [...casters.map(({ id: caster, name }) => ({ id: caster, label: name })), ...OTHERS];
      return {
        id: fieldOf(id, side),
        label: `${capital(elementName(asked, id))}: ${sideIn(seatOf(asked, side))}`,
        kind: { type: 'choices', choices, min: 0, max: choices.length },
        optional: true,
      };
    }),
  );
  return [...fields, ...boxField(asked)];
}

function boxField({ cards, active, boxed, first }: FactsAsked): readonly AskField[] {
  const casters = cards
    .filter((card) => card.side === active && card.caster)
    .map(({ id, name }) => ({ id, label: `${name}, completely within 14″ of a table edge` }));
  if (!boxed || casters.length === 0) return [];
  const kind = { type: 'choices', choices: casters, min: 0, max: casters.length } as const;
  return [{ id: KILL_BOX, label: `Kill box: ${sideIn(seatOf({ first }, active))}’s casters`, kind, optional: true }];
}

/** Nobody scores there, for both contest it. */
const CONTESTED = 'contested';

/** A flag of Incursion is worth as much to whoever controls it as to whoever dominates it. */
export const countsAlike = ({ control, dominate }: ElementWorth): boolean => control === dominate;

/** One row for each element where anybody can score: a tap says who does. */
export function scoreFields(asked: FactsAsked): readonly AskField[] {
  const { scenario, cards, scored } = asked;
  const rows = scored ? Object.entries(scenario.elements) : [];
  const fields = rows.flatMap(([id, { worth }]): readonly AskField[] => {
    const free = SIDES.filter((side) => !asked.contestedAt(id).includes(otherSide(side)));
    const of = free.flatMap((side) => {
      const name = sideIn(seatOf(asked, side));
      if (countsAlike(worth[side])) return [{ id: side, label: `${name}: ${worth[side].control}` }];
      const casters = cards.filter((card) => card.side === side && card.caster);
      const dominates = casters.map((caster) => ({
        id: `${side}:${caster.id}`,
        label: `${name} dominates${casters.length > 1 ? ` with ${caster.name}` : ''}: ${worth[side].dominate}`,
      }));
      return [
        ...(worth[side].control > 0 ? [{ id: side, label: `${name} controls: ${worth[side].control}` }] : []),
        ...dominates,
      ];
    });
    if (of.length === 0) return [];
    const choices = [{ id: 'nobody', label: 'Nobody' }, ...of, { id: CONTESTED, label: 'Contested' }];
    const label = capital(elementName(asked, id));
    return [{ id, label, kind: { type: 'choice', choices }, optional: true, tapped: true }];
  });
  return [...fields, ...boxField(asked)];
}

/** Why a row, or one side of it, is not there to be tapped; nothing where all of them are. */
export function scoresHelp(asked: FactsAsked): string {
  const { scenario, scored, boxed } = asked;
  if (!scored) {
    const from = `Zones and flags count from the end of ${sideIn(seatOf(asked, 'B'))}’s turn 2 on.`;
    return boxed ? `${from} Now only the kill box counts.` : from;
  }
  const whose = (side: PlayerSide): string => elementName(asked, OBJECTIVES[side]);
  const lines = Object.keys(scenario.elements).flatMap((id) => {
    const by = asked.contestedAt(id);
    const verb = by.length > 1 ? 'contest' : 'contests';
    return by.length === 0 ? [] : [`${by.map(whose).join(' and ')} ${verb} ${theName(elementName(asked, id))}.`];
  });
  return [...new Set(lines)].join(' ');
}

/** Rows that were tapped, as what stands at the elements. */
export function factsOfScores(value: Json): Json {
  if (!isPlainObject(value)) return {};
  const told = Object.entries(value).flatMap(([element, held]): readonly (readonly [string, Json])[] => {
    if (element === KILL_BOX) return [[KILL_BOX, held ?? []]];
    if (held === CONTESTED) return SIDES.map((side) => [fieldOf(element, side), [CONTESTS]] as const);
    const side = SIDES.find((one) => typeof held === 'string' && held.startsWith(one));
    if (!side || typeof held !== 'string') return [];
    return [[fieldOf(element, side), [held === side ? MODEL : held.slice(side.length + 1)]]];
  });
  return Object.fromEntries(told);
}

/** What stands at the elements, as rows to tap; null where both score at one and no row says so. */
export function scoresOf(
  scenario: ScenarioScoring,
  facts: ElementFacts,
  { active, inKillBox }: { readonly active: PlayerSide; readonly inKillBox: readonly string[] },
): Json | null {
  // No row says where a caster dominates that could at several: it is told in full.
  if (picksOf(scenario, facts).length > 0) return null;
  const rows: Record<string, Json> = {};
  for (const [element, { worth }] of Object.entries(scenario.elements)) {
    const row = rowAt(facts[element], active);
    if (row === null) return null;
    const alike = SIDES.find((side) => row.startsWith(side) && countsAlike(worth[side]));
    if (row !== '') rows[element] = alike ?? row;
  }
  return inKillBox.length > 0 ? { ...rows, [KILL_BOX]: [...inKillBox] } : rows;
}

/** Empty: nobody. */
function rowAt(there: BySide<ElementPresence> | undefined, active: PlayerSide): string | null {
  if (!there) return '';
  const contests = bySide((side) => there[side].contesting.some((id) => id !== OBJECTIVES[side]));
  const able = SIDES.filter((side) => there[side].holders.length + there[side].casters.length > 0);
  const free = able.filter((side) => !contests[otherSide(side)]);
  // An objective contests by itself, whatever the row says: of two, whoever it is not against scores.
  const scoring = free.filter((side) => there[otherSide(side)].contesting.length === 0);
  const [one, other] = scoring.length === 1 ? scoring : free;
  if (one === undefined) return able.length > 0 || (contests.A && contests.B) ? CONTESTED : '';
  const caster = bySide((side) => there[side].casters[0]);
  const side = other === undefined ? one : active;
  if (other !== undefined && (caster.A === undefined || caster.B === undefined)) return null;
  return caster[side] === undefined ? side : `${side}:${caster[side]}`;
}

function chosen(value: Json | undefined, field: string): readonly string[] {
  const given = isPlainObject(value) ? value[field] : undefined;
  const items: readonly unknown[] = listOf(given);
  return items.filter((item) => typeof item === 'string');
}

/** The facts of an answer; objectives that stand contest by themselves. */
export function readFacts(
  value: Json | undefined,
  {
    scenario,
    ground,
    fallen,
  }: { readonly scenario: ScenarioScoring; readonly ground: ScenarioGround; readonly fallen: readonly string[] },
): ElementFacts {
  const facts = Object.keys(scenario.elements).map((element) => {
    const objectives = contestedByObjective(ground, element, fallen);
    const presence = bySide((side): ElementPresence => {
      const there = chosen(value, fieldOf(element, side));
      const casters = there.filter((id) => id !== MODEL && id !== CONTESTS && id !== HOLDS);
      const models = there.includes(MODEL) || there.includes(HOLDS) ? ['a model'] : [];
      const contests = there.includes(MODEL) || there.includes(CONTESTS) ? ['a model'] : [];
      return {
        casters,
        holders: [...casters, ...models],
        contesting: [...contests, ...(objectives.includes(side) ? [OBJECTIVES[side]] : [])],
      };
    });
    return [element, presence] as const;
  });
  return Object.fromEntries(facts);
}

export function readKillBox(value: Json | undefined): readonly string[] {
  return chosen(value, KILL_BOX);
}

/** Measured facts as the answer that they suggest. */
export function suggestFacts(scenario: ScenarioScoring, facts: ElementFacts, inKillBox: readonly string[]): Json {
  const fields = Object.keys(scenario.elements).flatMap((element) =>
    SIDES.map((side) => {
      const { casters, holders, contesting } = facts[element]?.[side] ?? { casters: [], holders: [], contesting: [] };
      const others = holders.some((id) => !casters.includes(id));
      const contests = contesting.some((id) => id !== OBJECTIVES[side]);
      const what = others ? (contests ? [MODEL] : [HOLDS]) : contests ? [CONTESTS] : [];
      return [fieldOf(element, side), [...casters, ...what]] as const;
    }),
  );
  return { ...Object.fromEntries(fields), [KILL_BOX]: [...inKillBox] };
}
