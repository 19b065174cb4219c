/** What a Round is played on: Strategy, Deployment and Schemes, fixed by the mode, set by the organiser, or flipped. */
import { type FateCard, shuffledDeck } from '../../../chance/fate-deck.ts';
import type { Stream } from '../../../chance/stream.ts';
import type { OptionChoice, ScenarioDraw, ScenarioField } from '../../../event/pack.ts';
import type { OptionValues, Scenario } from '../../../event/types.ts';
import { cite } from '../../../rules/cite.ts';
import type { RuleId } from '../../../rules/rule-ids.ts';
import { type Refusal, refuse } from '../../../rules/refusal.ts';
import { flipForSuit, flipForValues } from '../../malifaux/event/suits.ts';
import { figures } from './figures.ts';
import { isBrawl, modeOf } from './in-force.ts';
import { DEPLOYMENTS, SCHEMES, STRATEGIES } from '../names.ts';

/** Why the mode fixes a part of the scenario. */
const FIXED_BY: Readonly<Record<string, Readonly<Record<string, readonly RuleId[]>>>> = {
  'double-rush': {
    strategy: ['GG0-MODE-DR-05'],
    deployment: ['GG0-MODE-DR-03'],
    schemes: ['GG0-MODE-DR-04'],
  },
  'all-out-brawl': {
    strategy: ['GG0-MODE-AOB-09'],
    deployment: ['GG0-MODE-AOB-03'],
    schemes: ['GG0-MODE-AOB-09'],
  },
  'henchman-hardcore': {
    strategy: ['GG0-MODE-HH-11'],
    deployment: ['GG0-MODE-HH-11'],
    schemes: ['GG0-MODE-HH-11'],
  },
};

function fixedBy(options: OptionValues, field: string): readonly RuleId[] {
  return cite(...(FIXED_BY[modeOf(options).id]?.[field] ?? []));
}

/** The parts that are chosen or flipped in this event; what the mode leaves out is not among them. */
export function scenarioFields(options: OptionValues): readonly ScenarioField[] {
  const { strategies, deployment, schemes, size } = figures(options);
  const among = (all: readonly OptionChoice[], fixed: readonly string[] | null): readonly OptionChoice[] =>
    all.filter(({ id }) => fixed?.includes(id) ?? true).map(({ id, label }) => ({ id, label }));
  const zones = isBrawl(options) ? [] : deployment === null ? null : [deployment];
  const fields: readonly ScenarioField[] = [
    {
      id: 'strategy',
      label: 'Strategy',
      choices: among(STRATEGIES, strategies),
      count: strategies?.length ?? 1,
      rules: ['GG0-SETUP-04', 'GG0-CORE-17'],
    },
    {
      id: 'deployment',
      label: 'Deployment',
      choices: among(DEPLOYMENTS, zones),
      count: zones?.length ?? 1,
      rules: ['GG0-SETUP-04', 'GG0-CORE-17'],
    },
    {
      id: 'schemes',
      label: 'Schemes',
      choices: among(SCHEMES, schemes),
      count: size,
      rules: ['GG0-SETUP-06', 'GG0-CORE-08'],
    },
  ];
  return fields.filter(({ count }) => count > 0);
}

/**
 * Fills in what the mode fixes and flips for what nobody chose: one freshly shuffled deck for the Strategy (the
 * Attacker's), one for the Deployment (the Defender's), one for the Schemes, where Jokers and repeats are flipped again.
 */
export function drawScenario(options: OptionValues, chosen: Scenario, lots: Stream): ScenarioDraw {
  const scenario: Record<string, string | readonly string[]> = {};
  const drawn: FateCard[] = [];
  const rules: RuleId[] = [];
  for (const field of scenarioFields(options)) {
    const given = chosen[field.id];
    const fixed = field.choices.length === field.count;
    const ids = fixed
      ? field.choices.map(({ id }) => id)
      : given === undefined
        ? flip(field, lots, drawn)
        : listed(given);
    scenario[field.id] = field.count === 1 ? (ids[0] ?? '') : ids;
    rules.push(...(fixed ? fixedBy(options, field.id) : cite(...field.rules)));
  }
  return { scenario, drawn, rules: [...new Set(rules)] };
}

function flip(field: ScenarioField, lots: Stream, drawn: FateCard[]): readonly string[] {
  const deck = shuffledDeck(lots);
  const suited = field.id === 'strategy' ? STRATEGIES : field.id === 'deployment' ? DEPLOYMENTS : null;
  const { rows, cards } = suited ? flipForSuit(suited, deck) : flipForValues(SCHEMES, field.count, deck);
  drawn.push(...cards);
  return rows.map(({ id }) => id);
}

/** Whether a scenario may be played as far as it is chosen; the rest is flipped. Repeats between Rounds are allowed. */
export function checkScenario(options: OptionValues, scenario: Scenario): Refusal | null {
  const fields = scenarioFields(options);
  for (const [id, value] of Object.entries(scenario)) {
    const field = fields.find((known) => known.id === id);
    const rules = fixedBy(options, id);
    if (!field) return refuse('bad-scenario', `There is no ${id} to choose in this mode.`, ...rules);
    const ids = listed(value);
    const known = ids.every((one) => field.choices.some((choice) => choice.id === one));
    if (known && new Set(ids).size === field.count && ids.length === field.count) continue;
    const among = field.choices.map(({ label }) => label).join(', ');
    const message = `${field.label}: choose ${field.count} of ${among}.`;
    return refuse('bad-scenario', message, ...(rules.length > 0 ? rules : cite(...field.rules)));
  }
  return null;
}

function listed(value: string | readonly string[]): readonly string[] {
  return typeof value === 'string' ? [value] : value;
}
