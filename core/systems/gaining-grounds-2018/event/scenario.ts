/** What a Round is played on: one Strategy, one Deployment and one Scheme pool for all tables, told to all at once. */
import { textOf } from '../../../journal/json.ts';
import { shuffledDeck } from '../../../chance/fate-deck.ts';
import type { Stream } from '../../../chance/stream.ts';
import type { ScenarioDraw, ScenarioFacts, ScenarioField } from '../../../event/pack.ts';
import type { OptionValues, Scenario } from '../../../event/types.ts';
import { cite } from '../../../rules/cite.ts';
import type { RuleId } from '../../../rules/rule-ids.ts';
import { type Refusal, refuse } from '../../../rules/refusal.ts';
import { DEPLOYMENTS, NUMBERED_SCHEMES, PAIRED_SCHEMES, STRATEGIES } from '../names.ts';
import { settings } from './options.ts';
import { planProblems, plannedFor, quarterIn } from './plan.ts';
import { POOL_SIZE, checkPool, drawPool } from './pool.ts';
import { type StrategyTable, flipStrategy } from './strategy-flip.ts';

const choicesOf = (rows: readonly { readonly id: string; readonly label: string }[]) =>
  rows.map(({ id, label }) => ({ id, label }));

const FIELDS: readonly ScenarioField[] = [
  {
    id: 'strategy',
    label: 'Strategy',
    choices: choicesOf(STRATEGIES),
    count: 1,
    rules: ['GG18-SCEN-01', 'GG18-SCEN-02', 'GG18-SCEN-03'],
  },
  { id: 'deployment', label: 'Deployment', choices: DEPLOYMENTS, count: 1, rules: ['GG18-SCEN-04'] },
  {
    id: 'schemes',
    label: 'Schemes',
    choices: [...PAIRED_SCHEMES, ...NUMBERED_SCHEMES],
    count: POOL_SIZE,
    rules: ['GG18-POOL-01', 'GG18-POOL-10', 'GG18-SCEN-01'],
  },
];

export function scenarioFields(): readonly ScenarioField[] {
  return FIELDS;
}

interface Part {
  readonly value: string;
  readonly drawn: readonly string[];
  readonly rules: readonly RuleId[];
}

/** The Strategy and the Deployment that are planned for a Round of an event on this day. */
export function plannedScenario(options: OptionValues, round: number, date: string | null): Scenario {
  const { strategy, deployment } = plannedFor(options, round, quarterIn(options, date));
  return { ...(strategy === null ? {} : { strategy }), ...(deployment === null ? {} : { deployment }) };
}

/** The scenario of the next Round: what the organiser set, else what is planned, else what the cards say. */
export function drawScenario(
  options: OptionValues,
  chosen: Scenario,
  lots: Stream,
  before: readonly Scenario[] = [],
  facts: ScenarioFacts = { drawn: [], date: null },
): ScenarioDraw {
  const planned = plannedFor(options, before.length + 1, quarterIn(options, facts.date));
  const strategy = strategyFor(options, chosen.strategy, planned.strategy, before, lots);
  const deployment = deploymentFor(chosen.deployment, planned.deployment, lots);
  const pool = poolFor(options, strategy.value, chosen.schemes, lots, facts);
  return {
    scenario: { strategy: strategy.value, deployment: deployment.value, schemes: pool.schemes },
    drawn: [...strategy.drawn, ...deployment.drawn, ...pool.drawn],
    rules: [
      ...new Set([...cite('GG18-SCEN-01', 'GG18-POOL-09'), ...strategy.rules, ...deployment.rules, ...pool.rules]),
    ],
  };
}

type Chosen = Scenario[string] | undefined;

/** A planned Strategy that an earlier Round took already gives way to a flip. Cards for it come from a deck of its own. */
function strategyFor(
  options: OptionValues,
  chosen: Chosen,
  planned: string | null,
  before: readonly Scenario[],
  lots: Stream,
): Part {
  if (typeof chosen === 'string') return { value: chosen, drawn: [], rules: cite('GG18-SCEN-02', 'GG18-SCEN-03') };
  const played = before.flatMap(({ strategy }) => (typeof strategy === 'string' ? [strategy] : []));
  if (planned !== null && !played.includes(planned)) {
    return { value: planned, drawn: [], rules: cite('GG18-ROT-02', 'GG18-SCEN-02') };
  }
  const table: StrategyTable = settings(options).choice('strategyTable') === 'wide' ? 'wide' : 'plain';
  // After nine Rounds every Strategy has been played, and the tenth must repeat one.
  const flipped = flipStrategy(shuffledDeck(lots), table, played) ?? flipStrategy(shuffledDeck(lots), 'wide', []);
  if (!flipped) throw new Error('a whole deck names a Strategy');
  const drawn = flipped.cards.map((card) => `strategy ${card}`);
  return { value: flipped.strategy, drawn, rules: flipped.rules };
}

function deploymentFor(chosen: Chosen, planned: string | null, lots: Stream): Part {
  if (typeof chosen === 'string') return { value: chosen, drawn: [], rules: cite('GG18-SCEN-04') };
  if (planned !== null) return { value: planned, drawn: [], rules: cite('GG18-SCEN-04', 'GG18-ROT-02') };
  const value = lots.pick(DEPLOYMENTS)?.id ?? '';
  return { value, drawn: [`deployment ${value}`], rules: cite('GG18-SCEN-04') };
}

function poolFor(
  options: OptionValues,
  strategy: string,
  chosen: Chosen,
  lots: Stream,
  facts: ScenarioFacts,
): ReturnType<typeof drawPool> {
  if (Array.isArray(chosen)) return { schemes: chosen, drawn: [], rules: cite('GG18-POOL-01', 'GG18-POOL-10') };
  const oneDeck = settings(options).choice('schemeDeck') === 'event';
  const pool = drawPool(strategy, lots, oneDeck ? facts.drawn : []);
  return { ...pool, rules: [...pool.rules, ...cite(oneDeck ? 'GG18-POOL-06' : 'GG18-POOL-07')] };
}

/** Whether a scenario may be set for a Round as far as it is chosen; what is left open is planned or flipped. */
export function checkScenario(_options: OptionValues, scenario: Scenario, others: readonly Scenario[]): Refusal | null {
  const { strategy, deployment, schemes } = scenario;
  const several: readonly string[] = typeof strategy === 'object' ? strategy : [];
  const differing = checkTables(several.map((one) => ({ strategy: one })));
  if (differing) return differing;
  const one = (value: Chosen): string | null => textOf(value, null);
  const strange = Object.entries(scenario).find(([id, value]) => !fits(id, value));
  if (strange) return refuse('bad-scenario', `There is no such ${strange[0]} to choose.`);
  const problems = planProblems([
    ...others.map((other) => ({ strategy: one(other.strategy), deployment: null })),
    { strategy: one(strategy), deployment: one(deployment) },
  ]);
  if (problems.length > 0) {
    const rules = problems.flatMap((notice) => notice.rules);
    return refuse('bad-scenario', problems.map(({ text }) => text).join(' '), ...rules);
  }
  return Array.isArray(schemes) ? checkPool(one(strategy) ?? '', schemes) : null;
}

/** Several Schemes and one of everything else. */
function fits(id: string, value: Chosen): boolean {
  const field = FIELDS.find((known) => known.id === id);
  return field !== undefined && field.count > 1 === Array.isArray(value);
}

/** Whether tables of a Round may start on these scenarios: all play the same. */
export function checkTables(tables: readonly Scenario[]): Refusal | null {
  const [first, ...others] = tables.map(played);
  if (others.every((other) => other === first)) return null;
  const message = 'All tables of a Round play the same Strategy and pick from the same Scheme pool.';
  return refuse('tables-differ', message, ...cite('GG18-SCEN-01'));
}

/** A Strategy and a pool, whatever the order of its Schemes. */
function played({ strategy = '', schemes = [] }: Scenario): string {
  return [strategy, ...[schemes].flat().sort()].join(' ');
}
