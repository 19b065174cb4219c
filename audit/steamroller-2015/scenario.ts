/** The scenario of a round: chosen, published beforehand, or rolled on the table and rolled again from the opened link. */
import type { Draft } from '../../core/event/entries.ts';
import type { Facts } from '../facts.ts';
import { throws } from '../lots.ts';
import type { Fault } from '../walk.ts';
import { has, take } from './timing.ts';

/** First d3 row, second d3 column; the ninth place rolls again. */
const TABLE = [
  ['destruction', 'two-fronts', 'close-quarters'],
  ['fire-support', 'incoming', 'incursion'],
  ['outflank', 'recon'],
];

/** @param link the lots of the round, opened with it. */
export function scenarioFaults(then: Facts, { round, attempt, scenario, chosen, drawn }: Draft, link: string): Fault[] {
  const all = TABLE.flat();
  const played = String(scenario?.scenario);
  if (!all.includes(played)) return [['SR15-SELECT-01', `${played} is no scenario`]];
  const earlier = then.drafts.map((draft) => String(draft.scenario?.scenario));
  const before = all.every((id) => earlier.includes(id)) ? [] : earlier;
  if (before.includes(played)) return [['SR15-SELECT-02', `${played} is played twice`]];
  const { scenarios } = then.options;
  const list: readonly unknown[] = has(then.options, 'scenarios') && Array.isArray(scenarios) ? scenarios : [];
  const listed = list[round - 1];
  const set = chosen.scenario ?? (earlier.includes(String(listed)) ? undefined : listed);
  if (set !== undefined)
    return set === played ? [] : [['SR15-VAR-SCEN-01', `${played} is played, and another was set`]];
  return rollFaults(then, { played, before, drawn }, { link, round, attempt });
}

function rollFaults(
  { mix }: Facts,
  { played, before, drawn }: { played: string; before: readonly string[]; drawn: readonly string[] },
  { link, round, attempt }: { link: string; round: number; attempt: number },
): Fault[] {
  const dice = throws(6, { link, mix: mix ?? '', round, purpose: attempt === 1 ? 'scenario' : `scenario#${attempt}` });
  const d3 = take(2 * drawn.length, dice).map((face) => Math.ceil(face / 2));
  const rolls = drawn.map((_, index) => [d3[2 * index] ?? 0, d3[2 * index + 1] ?? 0] as const);
  if (rolls.map((roll) => roll.join('-')).join(' ') !== drawn.join(' ')) {
    return [['SR15-SELECT-01', `${drawn.join(' ')} was not rolled`]];
  }
  const found = rolls.map(([row, column]) => TABLE[row - 1]?.[column - 1]);
  const passed = found.slice(0, -1).every((id) => id === undefined || before.includes(id));
  return passed && found.at(-1) === played ? [] : [['SR15-SELECT-01', `${drawn.join(' ')} does not give ${played}`]];
}
