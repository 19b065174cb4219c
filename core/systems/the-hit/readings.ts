/** Where the scenario is unclear or leans on the core rules: each point is an option, the first value is our reading. */
import type { Refusal } from '../../rules/refusal.ts';
import { type ReadingsOf, ourReadings, readingsIn } from '../../rules/readings.ts';

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

export type HitReadings = ReadingsOf<typeof CHOICES>;

export const READINGS = ourReadings(CHOICES);

/** Our readings with those that somebody set differently. */
export function readReadings(given: unknown): HitReadings | Refusal {
  return readingsIn(CHOICES, 'The Hit', given);
}
