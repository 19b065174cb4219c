import { expect, test } from 'vitest';
import { anywhere, drawFrom, onGrid } from '../../tests/core/table/cases.ts';
import { disagree, disagreeOnBases, firstDisagreement } from '../../tests/core/table/disagree.ts';

const FROM = 10_000_000;

test('measuring and sight agree with exact fractions in a million cases anywhere', () => {
  expect(firstDisagreement(1_000_000, (seed) => disagree(anywhere(drawFrom(FROM + seed))))).toBeNull();
});

test('and in 100,000 where everything touches, lies in line or shares corners', () => {
  expect(firstDisagreement(100_000, (seed) => disagree(onGrid(drawFrom(FROM + seed))))).toBeNull();
});

test('sight between bases, 100,000 cases with 300 lines each', () => {
  expect(firstDisagreement(40_000, (seed) => disagreeOnBases(anywhere(drawFrom(FROM + seed)), 300))).toBeNull();
  expect(firstDisagreement(60_000, (seed) => disagreeOnBases(onGrid(drawFrom(FROM + seed)), 300))).toBeNull();
});
