/** What is measured on the table that a game was told, as the answers that it suggests. */
import { TABLE_ID, FACTS_ID, SCORES_ID } from './ids.ts';
import { latestAnswer } from '../../../encounter/answers.ts';
import { type TableAsked, type EnteredThing, pieceOf, tableNow, tableValues } from '../../../encounter/table.ts';
import type { Ask, AskField } from '../../../encounter/types.ts';
import { type Json, isPlainObject } from '../../../journal/json.ts';
import { cite } from '../../../rules/cite.ts';
import type { Army, ModelCondition } from '../rules/army.ts';
import { type TableView, lookAt } from '../rules/look.ts';
import { SIDES } from '../rules/sides.ts';
import { whyMeasured } from '../rules/why.ts';
import { KILL_BOX, factsOfScores, readFacts, scoresOf, suggestFacts } from './facts.ts';
import { inPlay } from './fielded.ts';
import { elementName } from './named-elements.ts';
import { placedOn, tableAsked } from './standing.ts';
import { type Story, seatOf, turnId } from './state.ts';

/** The ask that takes what is moved on the table in a turn. */
export function tableId({ turn }: Pick<Story, 'turn'>): string {
  return TABLE_ID.write({}, turnId(turn));
}

/** What may stand on the table of this game. */
export function askedOf(story: Story): TableAsked {
  const { setting, cards, army, chosen } = story;
  const onPaper = SIDES.filter((side) => chosen.armies[seatOf(story, side)] === null);
  const seats = { A: seatOf(story, 'A'), B: seatOf(story, 'B') };
  return { ...tableAsked({ scenario: setting.scenario, layout: setting.layout, cards, army, onPaper }), seats };
}

/** What stands at the elements by the table of this turn; nothing where nothing is measured. */
export function suggestedFacts(story: Story): Pick<Ask, 'suggested' | 'measured' | 'rules'> {
  const look = measuredLook(story);
  if (look === null) return { rules: FACT_RULES };
  const { facts, inKillBox } = lookAt(look.view, look.army);
  const { lines, rules } = whyMeasured(look.view, look.army, {
    model: look.nameOf,
    element: (id) => elementName(story, id),
  });
  const suggested = suggestFacts(story.scenario, facts, inKillBox);
  return { suggested, measured: lines, rules: [...FACT_RULES, ...rules] };
}

/** What controls and dominates, whoever says so. */
const FACT_RULES = cite('SR15-ELEM-06', 'SR15-ELEM-08', 'SR15-ELEM-10', 'SR15-ELEM-11', 'SR15-KILLBOX-02');

/** Who scores, by the table of this turn, else as it was last time. Null where no row says what is measured. */
export function suggestedScores(story: Story): Pick<Ask, 'suggested' | 'suggestedAs' | 'measured' | 'rules'> | null {
  const { scenario, turn } = story;
  const look = measuredLook(story);
  if (look !== null) {
    const { facts, inKillBox } = lookAt(look.view, look.army);
    const suggested = scoresOf(scenario, facts, { active: turn.active, inKillBox });
    return suggested === null ? null : { ...suggestedFacts(story), suggested };
  }
  const before = story.answers.findLast(({ ask }) => FACTS_ID.read(ask) ?? SCORES_ID.read(ask));
  // What a fight left in the middle of a turn is not as it was.
  if (!before || story.pending?.moment.kind === 'mid-turn') return { rules: FACT_RULES };
  const told = FACTS_ID.read(before.ask) ? before.value : factsOfScores(before.value);
  // Who fell since scores nothing, and the kill box was that of the other player's casters.
  const standing = withoutFallen(told, story);
  const facts = readFacts(standing, {
    scenario,
    ground: story.ground,
    fallen: story.fell.map(({ objective }) => objective),
  });
  const suggested = scoresOf(scenario, facts, { active: turn.active, inKillBox: [] });
  const same = suggested !== null && Object.keys(suggested).length > 0;
  return same ? { suggested, suggestedAs: 'lastTurn', rules: FACT_RULES } : { rules: FACT_RULES };
}

/** A suggestion says no more than is asked: the kill box may not count at this moment. */
export function offered<S extends Pick<Ask, 'suggested'>>(suggestion: S, fields: readonly AskField[]): S {
  const { suggested } = suggestion;
  if (!isPlainObject(suggested)) return suggestion;
  const asked = Object.entries(suggested).filter(([field]) => fields.some(({ id }) => id === field));
  return { ...suggestion, suggested: Object.fromEntries(asked) };
}

function withoutFallen(told: Json, { cards, army }: Story): Json {
  if (!isPlainObject(told)) return {};
  const fallen = new Set(cards.flatMap(({ id, caster }) => (caster && inPlay(army, id) === 0 ? [id] : [])));
  const kept = Object.entries(told).flatMap(([field, there]) =>
    Array.isArray(there) && field !== KILL_BOX
      ? [[field, there.filter((id: Json) => typeof id !== 'string' || !fallen.has(id))] as const]
      : [],
  );
  return Object.fromEntries(kept);
}

/** What is left of an army, as far as the table of this turn shows it: what counts twice, flees, stands idle or is away. */
export function suggestedLeft(story: Story, fields: readonly AskField[]): Pick<Ask, 'suggested' | 'measured'> {
  const look = measuredLook(story);
  if (look === null) return {};
  const doubled = lookAt(look.view, look.army).doubled();
  const standing = (card: string) => look.things.filter((thing) => look.cardOf(thing) === card);
  const told = (card: string, ...words: readonly ModelCondition[]): boolean =>
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
  // A list on paper is told in points, and a table shows none.
  if (found.length === 0) return {};
  const measured = [`Models on the table: ${look.things.length}. What is not there counts as away.`];
  return { suggested: Object.fromEntries(found), measured };
}

interface MeasuredLook {
  readonly view: TableView;
  readonly army: Army;
  readonly things: readonly EnteredThing[];
  readonly cardOf: (thing: EnteredThing) => string;
  readonly nameOf: (model: string) => string;
}

function measuredLook(story: Story): MeasuredLook | null {
  const now = latestAnswer(story, tableId(story));
  if (now === undefined) return null;
  const asked = askedOf(story);
  const { things } = tableNow(asked, tableValues(story.answers));
  const standing = things.filter(({ id }) => pieceOf(asked, id) !== undefined);
  const { scenario, ground, setting, turn } = story;
  const cardOf = ({ id }: EnteredThing): string => pieceOf(asked, id)?.id ?? id;
  const { army, places } = placedOn(story, standing, cardOf);
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
