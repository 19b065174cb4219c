/** The options of an event filled in, what is then in force in words and what is wrong with it. */
import type { Configured, OptionSpec, StartFacts } from '../../../event/pack.ts';
import type { Notice, OptionValues, Scenario } from '../../../event/types.ts';
import { cite } from '../../../rules/cite.ts';
import { type Refusal, isRefusal, refuse } from '../../../rules/refusal.ts';
import { type Json, sameJson, textOf } from '../../../journal/json.ts';
import { completed } from '../../../event/settings.ts';
import { clock } from './clock.ts';
import { DEPLOYMENTS, STRATEGIES } from '../names.ts';
import { OPTIONS, settings } from './options.ts';
import { plan, planFaults, planProblems, planWarnings, quarterIn } from './plan.ts';
import { type Planned, QUARTERS, rotation, ROTATION_ROUNDS } from './rotation.ts';

export function configure(given: OptionValues): Configured | Refusal {
  const options = completed(OPTIONS, given);
  if (isRefusal(options)) return options;
  const rounds = plan(options, quarterIn(options, null));
  const problems = planProblems(rounds);
  if (problems.length > 0) {
    const rules = problems.flatMap((notice) => notice.rules);
    return refuse('bad-plan', problems.map(({ text }) => text).join(' '), ...rules);
  }
  const byDate = settings(options).choice('rotation') === 'date';
  return {
    options,
    warnings: [...(byDate ? [] : planWarnings(rounds)), ...clock(options).warnings],
    inForce: [...inForce(options, rounds), ...documents(options), ...changes(options)],
  };
}

/** What players should read before the event. */
function inForce(options: OptionValues, rounds: readonly Planned[]): readonly Notice[] {
  const { number, choice } = settings(options);
  const rules = cite('GG18-SCEN-02', 'GG18-SCEN-04', 'GG18-ROT-02');
  const size = {
    text: `${number('pointSize')} Soulstones, ${number('play')} minutes per Round.`,
    rules: cite('GG18-TIME-01'),
  };
  if (choice('rotation') !== 'date') return [size, ...rounds.map((round, index) => roundNotice(round, index + 1))];
  const quarters = QUARTERS.map((quarter) => {
    const rows = Array.from({ length: ROTATION_ROUNDS }, (_, index) => wordsOf(rotation(quarter, index + 1)));
    return { text: `${labelOf(OPTIONS, 'rotation', quarter)}: ${rows.join('; ')}.`, rules };
  });
  return [size, ...rounds.map((round, index) => roundNotice(round, index + 1)), ...quarters];
}

/** How Schemes are taken and written down, and what becomes of one that is not. */
function documents(options: OptionValues): readonly Notice[] {
  const manner = labelOf(OPTIONS, 'schemeDocuments', settings(options).choice('schemeDocuments'));
  return [
    {
      text: 'Each player takes two different Schemes of the pool; both players may take the same one.',
      rules: cite('GG18-DOC-05'),
    },
    {
      text: `Schemes are documented with their full name and all that they ask to be noted. ${manner}.`,
      rules: cite('GG18-DOC-01'),
    },
    {
      text: 'No Scheme starts revealed: what was taken is secret until it is revealed.',
      rules: cite('GG18-DOC-04'),
    },
    {
      text: 'A Scheme that is not documented, not in full, or not shown when its text says so is worth no VP.',
      rules: cite('GG18-DOC-02', 'GG18-DOC-03'),
    },
  ];
}

function roundNotice(round: Planned, number: number): Notice {
  return { text: `Round ${number}: ${wordsOf(round)}.`, rules: cite('GG18-SCEN-02', 'GG18-SCEN-04') };
}

function wordsOf({ strategy, deployment }: Planned): string {
  const named = (rows: readonly { readonly id: string; readonly label: string }[], id: string | null): string =>
    rows.find((row) => row.id === id)?.label ?? 'open';
  return `${named(STRATEGIES, strategy)}, ${named(DEPLOYMENTS, deployment)}`;
}

function labelOf(specs: readonly OptionSpec[], id: string, choice: Json): string {
  const spec = specs.find((known) => known.id === id);
  return spec?.choices?.find((known) => known.id === choice)?.label ?? JSON.stringify(choice);
}

/** Every setting that is not the pack's own, for all to read before the first Round. */
function changes(options: OptionValues): readonly Notice[] {
  return OPTIONS.flatMap(({ id, label, default: standard, rules }) => {
    const value = options[id] ?? standard;
    if (sameJson(value, standard)) return [];
    return [{ text: `Changed: ${label}: ${labelOf(OPTIONS, id, value)}.`, rules: cite('GG18-TO-04', ...rules) }];
  });
}

/** Every Round's Strategy and Deployment is published before the first, unless it is announced that they are flipped. */
export function mayStart({ rounds, date, scenarios }: Omit<StartFacts, 'attendance'>, options: OptionValues) {
  const one = (value: Scenario[string] | undefined): string | null => textOf(value, null);
  const announced = Array.from({ length: rounds }, (_, index): Planned => {
    const { strategy, deployment } = scenarios[index + 1] ?? {};
    return { strategy: one(strategy), deployment: one(deployment) };
  });
  const wrong = planFaults(announced, options);
  if (wrong.length === 0) return null;
  const undated = date === null && settings(options).choice('rotation') === 'date';
  const texts = [
    ...(undated ? ['Set the day of the event. The rotation depends on it.'] : []),
    ...wrong.map(({ text }) => text),
  ];
  return refuse('not-planned', texts.join(' '), ...wrong.flatMap((notice) => notice.rules));
}
