/** Points that rules leave open: each has a few values, of which the first is our reading. People may set another. */
import type { RuleId } from './rule-ids.ts';
import { type Refusal, refuse } from './refusal.ts';

type Choices = Readonly<
  Record<string, { readonly rule: RuleId; readonly values: readonly (string | number | boolean)[] }>
>;

export type ReadingsOf<C extends Choices> = { readonly [Key in keyof C]: C[Key]['values'][number] };

export function ourReadings<C extends Choices>(choices: C): ReadingsOf<C> {
  return Object.fromEntries(Object.entries(choices).map(([key, { values }]) => [key, values[0]])) as ReadingsOf<C>;
}

/** Ours with those that somebody set differently, as a value or as its word. */
export function readingsIn<C extends Choices>(choices: C, game: string, given: unknown): ReadingsOf<C> | Refusal {
  const set: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(typeof given === 'object' && given !== null ? given : {})) {
    const choice = Object.entries(choices).find(([name]) => name === key)?.[1];
    if (!choice) return refuse('unknown-option', `${game} has no option “${key}”.`);
    const known = choice.values.find((one) => one === value || String(one) === value);
    if (known === undefined) {
      return refuse('bad-option', `The option “${key}” is one of ${choice.values.join(', ')}.`, choice.rule);
    }
    set[key] = known;
  }
  return { ...ourReadings(choices), ...set };
}
