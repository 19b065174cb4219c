/** Where the scenario is unclear or leans on the core rules: each point is an option, the first value is our reading. */
import type { Fields } from '../../journal/json.ts';
import { type Refusal, refuse } from '../../rules/refusal.ts';

/** Every option, the rule or reading that it turns, its values, what it asks, and its values in words. */
export const CHOICES = {
  tileTurns: {
    rule: 'HIT-AMB-01',
    values: ['rotate', 'all-at-once'],
    asks: 'Laying tiles',
    says: ['One per turn, round and round', 'Each player all of theirs at once'],
  },
  sections: {
    rule: 'HIT-AMB-02',
    values: ['all', 'one-each'],
    asks: 'Taking sections',
    says: ['Until all are taken', 'One each, the rest is built together'],
  },
  hiddenOpen: {
    rule: 'HIT-AMB-04',
    values: ['open', 'sealed'],
    asks: 'Who is behind a Hidden marker',
    says: ['Said when it is set up', 'Written in secret, and fixed'],
  },
  infiltratorTurns: {
    rule: 'HIT-AMB-17',
    values: ['one', 'all'],
    asks: 'Setting up infiltrators',
    says: ['One fighter per turn', 'All of a player in one turn'],
  },
  ranWounds: {
    rule: 'HIT-AMB-06',
    values: ['count', 'in-play'],
    asks: 'Wounds of a fighter that ran off or fled',
    says: ['Score', 'Do not score'],
  },
  engagedCounts: {
    rule: 'HIT-AMB-07',
    values: ['active', 'literal'],
    asks: 'A Standing and Engaged fighter in a final stand',
    says: ['Counts as Active', 'Does not count'],
  },
  snakeEyesFail: {
    rule: 'HIT-EXT-INT',
    values: [false, true],
    asks: 'Core rules: a natural 2 on an Intelligence check',
    says: ['Is a roll like any other', 'Always fails'],
  },
  edition: {
    rule: 'HIT-EXT-XP',
    values: [2023, 2018],
    asks: 'Core rules: Experience for taking enemies Out of Action',
    says: ['2 (2023)', '1 (2018)'],
  },
} as const;

export type HitReadings = { readonly [Key in keyof typeof CHOICES]: (typeof CHOICES)[Key]['values'][number] };

export const READINGS = Object.fromEntries(
  Object.entries(CHOICES).map(([key, { values }]) => [key, values[0]]),
) as HitReadings;

/** Our readings with those that somebody set differently, as a value or as its word. */
export function readReadings(given: unknown): HitReadings | Refusal {
  if (typeof given !== 'object' || given === null) return READINGS;
  const told: Fields = { ...given };
  const set: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(told)) {
    if (!Object.hasOwn(CHOICES, key)) return refuse('unknown-option', `The Hit has no option “${key}”.`);
    const { rule, values } = CHOICES[key as keyof typeof CHOICES];
    const known = values.find((one) => one === value || String(one) === value);
    if (known === undefined) {
      return refuse('bad-option', `The option “${key}” is one of ${values.join(', ')}.`, rule);
    }
    set[key] = known;
  }
  return { ...READINGS, ...set };
}
