import { expect, test } from 'vitest';
import { documentTooNew } from '../../../event/checks.ts';
import { gainingGroundsS0 } from '../pack.ts';

test.each([
  ['2020-05-15', '2020-06-15', true],
  ['2020-05-16', '2020-06-15', false],
  ['2019-12-31', '2020-01-30', false],
])('released %s, event on %s: %s (WE-22)', (released, date, inForce) => {
  const refusal = documentTooNew(gainingGroundsS0, { title: 'FAQ', released }, date);
  expect(refusal?.refused ?? []).toEqual(inForce ? [] : ['GG0-EVENT-04']);
});
