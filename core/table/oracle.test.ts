import { expect, test } from 'vitest';
import { anywhere, drawFrom, onGrid } from '../../tests/core/table/cases.ts';
import { disagree, disagreeOnBases, firstDisagreement } from '../../tests/core/table/disagree.ts';

test('measuring and sight agree with exact fractions in 50,000 cases', () => {
  expect(firstDisagreement(15_000, (seed) => disagree(anywhere(drawFrom(seed))))).toBeNull();
  expect(firstDisagreement(35_000, (seed) => disagree(onGrid(drawFrom(seed))))).toBeNull();
}, 120_000);

test('sight between bases: every line it finds is clear, and where it finds none there is none', () => {
  expect(firstDisagreement(1000, (seed) => disagreeOnBases(anywhere(drawFrom(seed)), 50))).toBeNull();
  expect(firstDisagreement(3000, (seed) => disagreeOnBases(onGrid(drawFrom(seed)), 50))).toBeNull();
});
