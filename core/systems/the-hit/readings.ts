/** Where the scenario is unclear or leans on the core rules: each point is an option, the first value is our reading. */
import { type Refusal, refuse } from '../../journal/types.ts';

/** Every option, the rule or reading that it turns, its values, and what it asks. */
export const CHOICES = {
  tileTurns: { rule: 'HIT-AMB-01', values: ['rotate', 'all-at-once'], asks: 'How tiles are laid: one a turn, or all.' },
  sections: { rule: 'HIT-AMB-02', values: ['all', 'one-each'], asks: 'How many sections a player takes.' },
  infiltratorTurns: { rule: 'HIT-AMB-17', values: ['one', 'all'], asks: 'How many infiltrators are set up in a turn.' },
  ranWounds: { rule: 'HIT-AMB-06', values: ['count', 'in-play'], asks: 'Whether Wounds of who ran off or fled score.' },
  engagedCounts: {
    rule: 'HIT-AMB-07',
    values: ['active', 'literal'],
    asks: 'Whether Engaged is Active in a final stand.',
  },
  snakeEyesFail: { rule: 'HIT-EXT-INT', values: [false, true], asks: 'Core rules: whether a natural 2 always fails.' },
  edition: { rule: 'HIT-EXT-XP', values: [2023, 2018], asks: 'Core rules: whose XP for Out of Action.' },
} as const;

export type Readings = { readonly [Key in keyof typeof CHOICES]: (typeof CHOICES)[Key]['values'][number] };

export const READINGS = Object.fromEntries(
  Object.entries(CHOICES).map(([key, { values }]) => [key, values[0]]),
) as Readings;

/** Our readings with those that somebody set differently. */
export function readReadings(given: unknown): Readings | Refusal {
  if (typeof given !== 'object' || given === null) return READINGS;
  const set: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(given)) {
    if (!Object.hasOwn(CHOICES, key)) return refuse('unknown-option', `The Hit has no option “${key}”.`);
    const { rule, values } = CHOICES[key as keyof typeof CHOICES];
    if (!values.some((known) => known === value)) {
      return refuse('bad-option', `The option “${key}” is one of ${values.join(', ')}.`, rule);
    }
    set[key] = value;
  }
  return { ...READINGS, ...set };
}
