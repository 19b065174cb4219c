/** What players say stands at the elements, by taps, as the facts that the scorer reads. */
import type { AskField } from '../../../encounter/types.ts';
import { type Json, isPlainObject } from '../../../journal/json.ts';
import type { ElementFacts, ElementPresence } from '../game/elements.ts';
import { type ScenarioGround, contestedByObjective } from '../game/ground.ts';
import { OBJECTIVES, type ScenarioScoring } from '../game/scenarios.ts';
import { SIDES, type PlayerSide, bySide } from '../game/sides.ts';
import type { FieldedCard } from './fielded.ts';

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

const PLAYER = { A: 'the first player', B: 'the second player' } as const;

export interface FactsAsked {
  readonly scenario: ScenarioScoring;
  readonly cards: readonly FieldedCard[];
  readonly active: PlayerSide;
  /** Whether elements are scored, and whether the kill box is. */
  readonly scored: boolean;
  readonly boxed: boolean;
}

/** What the words of the choices mean; a caster is named for being in the zone, or touching the flag. */
export const FACTS_HELP =
  'Tap a caster that is in the zone or touches the flag. Controls: another model there that may (of a unit at least half, all of it there). Contests: only a model in the zone, or within 4″ of the flag, that is no caster, neither fleeing, inert nor wild, and in formation. The last: one of its own that may control while the opponent controls it, or out of formation. Nothing tapped is nobody; objectives contest by themselves.';

/** What is asked of every element, side by side; nothing where nothing counts yet. */
export function factFields({ scenario, cards, active, scored, boxed }: FactsAsked): readonly AskField[] {
  const elements = scored ? Object.entries(scenario.elements) : [];
  const fields = elements.flatMap(([id, { kind }]) =>
    SIDES.map((side): AskField => {
      const casters = cards.filter((card) => card.side === side && card.caster);
      const choices = [
        ...casters.map(({ id: caster, name }) => ({ id: caster, label: name })),
        { id: MODEL, label: 'Controls' },
        { id: CONTESTS, label: 'Contests' },
        { id: HOLDS, label: 'Controls, contests nothing' },
      ];
      return {
        id: fieldOf(id, side),
        label: `${kind === 'zone' ? 'Zone' : 'Flag'} ${id}, ${PLAYER[side]}`,
        kind: { type: 'choices', choices, min: 0, max: choices.length },
        optional: true,
      };
    }),
  );
  const casters = cards
    .filter((card) => card.side === active && card.caster)
    .map(({ id, name }) => ({ id, label: name }));
  const box: AskField = {
    id: KILL_BOX,
    label: 'Casters of the player whose turn ended, completely within 14″ of a table edge',
    kind: { type: 'choices', choices: casters, min: 0, max: casters.length },
    optional: true,
  };
  return boxed ? [...fields, box] : fields;
}

function chosen(value: Json | undefined, field: string): readonly string[] {
  const given = isPlainObject(value) ? value[field] : undefined;
  const items: readonly unknown[] = Array.isArray(given) ? given : [];
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
