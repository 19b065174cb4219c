/** What a round is played on: chosen, published beforehand, or rolled on the table of scenarios. */
import type { Stream } from '../../../chance/stream.ts';
import type { ScenarioDraw, ScenarioField } from '../../../event/pack.ts';
import type { OptionValues, Scenario } from '../../../event/types.ts';
import { cite } from '../../../rules/cite.ts';
import type { RuleId } from '../../../rules/rule-ids.ts';
import { type Refusal, refuse } from '../../../rules/refusal.ts';
import { SCENARIOS } from '../names.ts';
import { has, settings } from './options.ts';
import { d3Of } from './timing.ts';

const MEANINGS: Readonly<Record<string, string>> = {
  destruction: 'One zone in the middle, an objective at each end of it, and the kill box.',
  'two-fronts': 'A zone of each player with that player’s objective in it, and the kill box.',
  'close-quarters': 'A flag of each player near the middle, no objectives, and the kill box.',
  'fire-support': 'A flag of each player, that player’s objective behind it, and the kill box.',
  incoming: 'A zone of each player, an objective of each outside the zones, no kill box.',
  incursion: 'Three flags in a row across the middle, worth the same to both, no kill box.',
  outflank: 'Two round zones, left and right of the middle, no objectives, no kill box.',
  recon: 'One zone in the middle with an objective at each end, a flag on each side, no kill box.',
};

/** With what each is, in a sentence. */
export const SCENARIO_CHOICES = SCENARIOS.map((one) => ({ ...one, meaning: MEANINGS[one.id] ?? '' }));

export function scenarioFields(): readonly ScenarioField[] {
  return [{ id: 'scenario', label: 'Scenario', choices: SCENARIO_CHOICES, count: 1, rules: ['SR15-SELECT-01'] }];
}

/** A row and a column of the table, each 1 to 3. */
export type Roll = readonly [row: number, column: number];

/** What a roll finds; undefined where the table says to roll again. */
export function scenarioAt([row, column]: Roll): string | undefined {
  return SCENARIOS[3 * (row - 1) + column - 1]?.id;
}

export interface RolledScenario {
  readonly scenario: string;
  /** Every roll, the last being the one that counts. */
  readonly rolls: readonly Roll[];
}

/** Rolls until a scenario comes up that was not played in this event; null when the rolls run out. */
export function rollScenario(rolls: Iterable<Roll>, played: readonly string[]): RolledScenario | null {
  // With all eight played there is nothing new to roll for.
  const done = SCENARIOS.every(({ id }) => played.includes(id)) ? [] : played;
  const thrown: Roll[] = [];
  for (const roll of rolls) {
    thrown.push(roll);
    const scenario = scenarioAt(roll);
    if (scenario !== undefined && !done.includes(scenario)) return { scenario, rolls: thrown };
  }
  return null;
}

function* throws(lots: Stream): Generator<Roll> {
  for (;;) yield [d3Of(lots.die(6)), d3Of(lots.die(6))];
}

/** The scenario of the next round: as chosen, else as published for it, else rolled. */
export function drawScenario(
  options: OptionValues,
  chosen: Scenario,
  lots: Stream,
  before: readonly Scenario[] = [],
): ScenarioDraw {
  const given = chosen.scenario;
  if (typeof given === 'string') return { scenario: { scenario: given }, drawn: [], rules: cite('SR15-SELECT-01') };
  const played = before.flatMap(playedIn);
  const published = publishedScenarios(options)?.[before.length];
  if (published !== undefined && !played.includes(published)) {
    return { scenario: { scenario: published }, drawn: [], rules: cite('SR15-VAR-SCEN-01') };
  }
  const rolled = rollScenario(throws(lots), played);
  return {
    scenario: rolled ? { scenario: rolled.scenario } : {},
    drawn: (rolled?.rolls ?? []).map((roll) => roll.join('-')),
    rules: cite('SR15-SELECT-01', 'SR15-SELECT-02', 'SR15-AMB-45'),
  };
}

/** The scenarios of Scenario(s) [X] in the order of the rounds; null where they stay secret. */
export function publishedScenarios(options: OptionValues): readonly string[] | null {
  return has(options, 'scenarios') ? settings(options).texts('scenarios') : null;
}

/** What Scenario(s) [X] has for a round. */
export function plannedScenario(options: OptionValues, round: number): Scenario {
  const scenario = publishedScenarios(options)?.[round - 1];
  return scenario === undefined ? {} : { scenario };
}

/** A scenario chosen beforehand is seen when its round starts, unless the scenarios are published. */
export function secretScenario(options: OptionValues): boolean {
  return !has(options, 'scenarios');
}

function playedIn({ scenario }: Scenario): readonly string[] {
  return scenario === undefined ? [] : [scenario].flat();
}

/** One of the eight, the same at every table, and none twice in an event. */
export function checkScenario(_options: OptionValues, chosen: Scenario, others: readonly Scenario[]): Refusal | null {
  const wanted = playedIn(chosen);
  const played = others.flatMap(playedIn);
  const unknown = wanted.length === 0 || wanted.some((id) => !SCENARIOS.some((known) => known.id === id));
  const broken: readonly (readonly [boolean, string, RuleId])[] = [
    [unknown, `Choose one of ${SCENARIOS.map(({ label }) => label).join(', ')}.`, 'SR15-SELECT-01'],
    [wanted.some((id) => played.includes(id)), 'No scenario is played twice in an event.', 'SR15-SELECT-02'],
    [new Set(wanted).size > 1, 'All tables of a round play the same scenario.', 'SR15-SELECT-03'],
  ];
  const found = broken.filter(([wrong]) => wrong);
  if (found.length === 0) return null;
  return refuse('bad-scenario', found.map(([, text]) => text).join(' '), ...cite(...found.map(([, , rule]) => rule)));
}
