/** More than every run has time for (`engine.test.ts`): every Quality with every Defense, three dice, three rules at once. */
import { describe, expect, test } from 'vitest';
import { READINGS } from '../readings.ts';
import {
  FIGURES,
  PAIRS,
  RULES,
  STEPS,
  attackWith,
  difference,
  differenceWith,
  namesOf,
} from '../../../../tests/core/systems/firefight/odds/outcomes.ts';

const FOUR = { quality: 4, defense: 4 };

describe.each(STEPS)('%s', (step) => {
  test('two dice with every rule and pair, for every Quality and Defense', () => {
    for (const figures of FIGURES) {
      for (const rules of PAIRS) {
        const what = `${namesOf(rules)} ${JSON.stringify(figures)}`;
        expect(differenceWith(rules, step, [2], figures), what).toBeLessThanOrEqual(1e-12);
      }
    }
  });

  test('three dice with every rule and pair', () => {
    for (const rules of PAIRS)
      expect(differenceWith(rules, step, [3], FOUR), namesOf(rules)).toBeLessThanOrEqual(1e-12);
  });

  test('two dice with any three rules', () => {
    for (const [at, one] of RULES.entries()) {
      for (const [next, two] of RULES.slice(at + 1).entries()) {
        for (const three of RULES.slice(at + next + 2)) {
          const rules = [one, two, three];
          expect(differenceWith(rules, step, [2], FOUR), namesOf(rules)).toBeLessThanOrEqual(1e-12);
        }
      }
    }
  });

  test('all six faces of two dice, with every rule by itself', () => {
    for (const rules of PAIRS.filter(([first, ...more]) => more.length === 0 && first?.name !== 'Impact')) {
      expect(difference(attackWith(rules, step, 2, FOUR), READINGS), namesOf(rules)).toBeLessThanOrEqual(1e-12);
    }
  });
});
