/** Two dice for the rules, and pairs of rules, that have too many outcomes for every run (`engine.test.ts` has the others). */
import { expect, test } from 'vitest';
import { READINGS } from '../readings.ts';
import { PAIRS, RULES, areMany, areTooMany, attackWith, difference } from './testing/outcomes.ts';

test.each(['shoot', 'charge', 'strikeback'] as const)(
  '%s: two dice with every rule and pair',
  (step) => {
    for (const rules of [...RULES.map((rule) => [rule]), ...PAIRS]) {
      if (!areMany(rules) || areTooMany(rules)) continue;
      const gap = difference(attackWith(rules, step, 2), READINGS);
      expect(gap, rules.map(({ name }) => name).join(' + ')).toBeLessThanOrEqual(1e-12);
    }
  },
  900_000,
);
