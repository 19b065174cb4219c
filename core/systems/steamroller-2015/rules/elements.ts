/** Who dominates, controls and contests the elements of a scenario, from what stands at each of them. */
import { cite } from '../../../rules/cite.ts';
import type { RuleId } from '../../../rules/rule-ids.ts';
import { type Refusal, isRefusal, refuse } from '../../../rules/refusal.ts';
import { type ElementScoring, OBJECTIVES, type ScenarioScoring } from './scenarios.ts';
import { type BySide, SIDES, type PlayerSide, bySide, otherSide } from './sides.ts';

/** What one side has at an element, by the ids of the models: measured, or as players say. */
export interface ElementPresence {
  /** Own casters within the zone, or touching the flag. */
  readonly casters: readonly string[];
  /** Own models there that may control it, casters included. */
  readonly holders: readonly string[];
  /** Models that it controls now, and its objective, that contest the element. */
  readonly contesting: readonly string[];
}

/** By element. */
export type ElementFacts = Readonly<Record<string, BySide<ElementPresence> | undefined>>;

export const NOBODY: ElementPresence = { casters: [], holders: [], contesting: [] };

/** By caster: the element that it dominates where it could dominate several. */
export type CasterPicks = Readonly<Record<string, string | undefined>>;

export type Hold = 'dominate' | 'control' | 'none';

export interface ElementHeld {
  readonly hold: Hold;
  /** The models that do so. */
  readonly by: readonly string[];
  /** Why it is not more, in a sentence; null where nothing of this side would score there. */
  readonly why: string | null;
  readonly rules: readonly RuleId[];
}

export interface ElementState {
  readonly held: BySide<ElementHeld>;
  /** A first. */
  readonly contesting: readonly PlayerSide[];
  readonly contestedBy: BySide<readonly string[]>;
}

/** By element, in the order of the scenario. */
export type ElementStates = Readonly<Record<string, ElementState>>;

function at(facts: ElementFacts, element: string, side: PlayerSide): ElementPresence {
  return facts[element]?.[side] ?? NOBODY;
}

function isContested(facts: ElementFacts, element: string, against: PlayerSide): boolean {
  return at(facts, element, otherSide(against)).contesting.length > 0;
}

export interface OpenPick {
  readonly caster: string;
  /** Whose caster it is. The active player picks, even for the opponent's. */
  readonly side: PlayerSide;
  readonly elements: readonly string[];
}

/** Casters that could dominate several elements. */
export function picksOf(scenario: ScenarioScoring, facts: ElementFacts): readonly OpenPick[] {
  const elements = Object.keys(scenario.elements);
  return SIDES.flatMap((side) => {
    const able = elements.filter((element) => !isContested(facts, element, side));
    const casters = [...new Set(able.flatMap((element) => at(facts, element, side).casters))];
    return casters
      .map((caster) => ({
        caster,
        side,
        elements: able.filter((one) => at(facts, one, side).casters.includes(caster)),
      }))
      .filter((pick) => pick.elements.length > 1);
  });
}

/** The casters of a side that dominate an element as far as the table goes: none that dominates another one. */
type Dominating = (side: PlayerSide, element: string) => readonly string[];

function dominating(scenario: ScenarioScoring, facts: ElementFacts, picks: CasterPicks): Dominating | Refusal {
  const open = picksOf(scenario, facts);
  const undecided = open.filter(({ caster, elements }) => !elements.includes(picks[caster] ?? ''));
  if (undecided.length > 0) {
    const who = undecided.map(({ caster, elements }) => `${caster}: ${elements.join(' or ')}`).join('; ');
    const message = `A caster dominates one element: the active player says which. ${who}.`;
    return refuse('pick-element', message, ...cite('SR15-ELEM-13', 'SR15-AMB-08'));
  }
  const elsewhere = new Map(open.map(({ caster }) => [caster, picks[caster]]));
  return (side, element) => {
    if (isContested(facts, element, side)) return [];
    const casters = at(facts, element, side).casters;
    return casters.filter((caster) => !elsewhere.has(caster) || elsewhere.get(caster) === element);
  };
}

/** The state of every element at a moment of the active player's turn; refused while a caster's choice is open. */
export function elementStates(
  scenario: ScenarioScoring,
  facts: ElementFacts,
  active: PlayerSide,
  picks: CasterPicks = {},
): ElementStates | Refusal {
  const casters = dominating(scenario, facts, picks);
  if (isRefusal(casters)) return casters;
  const states = Object.entries(scenario.elements).map(([id, element]): [string, ElementState] => {
    const contestedBy = bySide((side) => at(facts, id, side).contesting);
    const contesting = SIDES.filter((side) => contestedBy[side].length > 0);
    const held = bySide((side) => holdOf({ id, element, side, facts, casters, active }));
    return [id, { held, contesting, contestedBy }];
  });
  return Object.fromEntries(states);
}

interface Question {
  readonly id: string;
  readonly element: ElementScoring;
  readonly side: PlayerSide;
  readonly facts: ElementFacts;
  readonly casters: Dominating;
  readonly active: PlayerSide;
}

function holdOf({ id, element, side, facts, casters, active }: Question): ElementHeld {
  const own = at(facts, id, side);
  const scores = own.casters.length > 0 || own.holders.length > 0;
  const enemies = at(facts, id, otherSide(side)).contesting;
  const zone = element.kind === 'zone';
  if (scores && enemies.length > 0) {
    const rules = cite(zone ? 'SR15-ELEM-02' : 'SR15-ELEM-03', ...objectiveRules(enemies));
    return { hold: 'none', by: [], why: `Contested by ${enemies.join(', ')}.`, rules };
  }
  const dominators = casters(side, id);
  if (dominators.length > 0) {
    const rival = side !== active && casters(active, id).length > 0;
    const rules = cite(zone ? 'SR15-ELEM-10' : 'SR15-ELEM-11', 'SR15-ELEM-12');
    if (!rival) return { hold: 'dominate', by: dominators, why: null, rules };
    const why = 'The active player’s caster dominates it.';
    return { hold: 'none', by: [], why, rules: cite('SR15-ELEM-14', 'SR15-AMB-50') };
  }
  if (own.holders.length === 0) return { hold: 'none', by: [], why: null, rules: [] };
  return { hold: 'control', by: own.holders, why: null, rules: cite(zone ? 'SR15-ELEM-06' : 'SR15-ELEM-08') };
}

/** An objective contests by its id. */
function objectiveRules(contesting: readonly string[]): readonly RuleId[] {
  return contesting.includes(OBJECTIVES.A) || contesting.includes(OBJECTIVES.B)
    ? cite('SR15-ELEM-05', 'SR15-ELEM-19')
    : [];
}
