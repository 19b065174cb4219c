import { expect, test } from 'vitest';
import { documentTooNew } from '../../../event/checks.ts';
import { gainingGrounds2018 } from '../pack.ts';

test.each([
  ['2017-10-10', '2017-10-24', true],
  ['2017-10-10', '2017-10-23', false],
  ['2018-06-01', '2018-06-15', true],
  ['2017-12-25', '2018-01-08', true],
  ['2016-02-16', '2016-03-01', true],
  ['2018-02-16', '2018-03-01', false],
  ['2018-05-01', '2018-04-01', false],
])('published %s, event on %s: %s (W-05)', (released, date, inForce) => {
  const refusal = documentTooNew(gainingGrounds2018, { title: 'FAQ', released }, date);
  expect(refusal?.refused ?? []).toEqual(inForce ? [] : ['GG18-RULES-02']);
});
