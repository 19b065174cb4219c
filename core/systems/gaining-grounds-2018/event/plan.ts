/** What each Round is to be played on, published before the event: the organiser's list over the rotation's. */
import type { Notice, OptionValues } from '../../../event/types.ts';
import { cite } from '../../../rules/cite.ts';
import type { RuleId } from '../../../rules/rule-ids.ts';
import { DEPLOYMENTS, STRATEGIES } from '../names.ts';
import { settings } from './options.ts';
import { type Planned, QUARTERS, type Quarter, ROTATION_ROUNDS, quarterOf, rotation } from './rotation.ts';

const NOTHING: Planned = { strategy: null, deployment: null };
/** In a list: as the rotation has it. */
const KEEP = '-';
/** Different deployments that an event should use. */
const DIFFERENT = 3;

/** The quarter whose rotation is used; null where none is, or where the day of the event is not set. */
export function quarterIn(options: OptionValues, date: string | null): Quarter | null {
  const chosen = settings(options).choice('rotation');
  if (chosen === 'date') return date === null ? null : quarterOf(date);
  return QUARTERS.find((quarter) => quarter === chosen) ?? null;
}

/** What is planned for a Round. */
export function plannedFor(options: OptionValues, round: number, quarter: Quarter | null): Planned {
  const suggested = quarter === null ? NOTHING : rotation(quarter, round);
  return {
    strategy: listed(options, 'strategies', round) ?? suggested.strategy,
    deployment: listed(options, 'deployments', round) ?? suggested.deployment,
  };
}

function listed(options: OptionValues, id: 'strategies' | 'deployments', round: number): string | null {
  const name = settings(options).texts(id)[round - 1] ?? KEEP;
  return name === KEEP ? null : name;
}

/** The Rounds that somebody planned something for, or that the rotation plans. */
export function plan(options: OptionValues, quarter: Quarter | null): readonly Planned[] {
  const { texts } = settings(options);
  const own = Math.max(texts('strategies').length, texts('deployments').length);
  const rounds = Math.max(own, quarter === null ? 0 : ROTATION_ROUNDS);
  return Array.from({ length: rounds }, (_, index) => plannedFor(options, index + 1, quarter));
}

/** What is wrong with a plan: a Strategy twice, or one that there is not, or a Deployment that there is not. */
export function planProblems(rounds: readonly Planned[]): readonly Notice[] {
  const strategies = rounds.flatMap(({ strategy }) => (strategy === null ? [] : [strategy]));
  const deployments = rounds.flatMap(({ deployment }) => (deployment === null ? [] : [deployment]));
  const twice = strategies.filter((id, index) => strategies.indexOf(id) < index);
  const strange = strategies.filter((id) => !STRATEGIES.some((known) => known.id === id));
  const nowhere = deployments.filter((id) => !DEPLOYMENTS.some((known) => known.id === id));
  return [
    ...said(twice, 'Every Round needs a different Strategy. These come twice', 'GG18-SCEN-02'),
    ...said(strange, 'These are not Strategies of the season', 'GG18-SCEN-03'),
    ...said(nowhere, 'These are not Deployments', 'GG18-SCEN-04'),
  ];
}

function said(ids: readonly string[], text: string, rule: RuleId): readonly Notice[] {
  return ids.length === 0 ? [] : [{ text: `${text}: ${[...new Set(ids)].join(', ')}.`, rules: [rule] }];
}

/** A word of warning about a plan with too few different Deployments. */
export function planWarnings(rounds: readonly Planned[]): readonly Notice[] {
  const different = new Set(rounds.flatMap(({ deployment }) => (deployment === null ? [] : [deployment])));
  if (rounds.length === 0 || different.size >= DIFFERENT) return [];
  const text = `At least ${DIFFERENT} different Deployments should be used over the event.`;
  return [{ text, rules: cite('GG18-SCEN-05') }];
}

/** What a plan leaves open. */
function planGaps(rounds: readonly Planned[]): readonly Notice[] {
  const without = (part: keyof Planned): readonly string[] =>
    rounds.flatMap((round, index) => (round[part] === null ? [`${index + 1}`] : []));
  return [
    ...said(without('strategy'), 'No Strategy is planned for these Rounds', 'GG18-SCEN-02'),
    ...said(without('deployment'), 'No Deployment is planned for these Rounds', 'GG18-SCEN-04'),
  ];
}

/** What keeps these Rounds from being published as they are; gaps are none where all is flipped. */
export function planFaults(rounds: readonly Planned[], options: OptionValues): readonly Notice[] {
  const flipped = settings(options).choice('rotation') === 'flip';
  return [...planProblems(rounds), ...(flipped ? [] : planGaps(rounds))];
}
