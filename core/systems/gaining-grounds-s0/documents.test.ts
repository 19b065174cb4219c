import { expect, test } from 'vitest';
import { documentInForce, monthBefore } from './documents.ts';

test.each([
  ['2020-06-15', '2020-05-15'],
  ['2021-03-31', '2021-02-28'],
  ['2020-03-31', '2020-02-29'],
  ['2020-03-29', '2020-02-29'],
  ['2020-01-31', '2019-12-31'],
  ['2020-07-31', '2020-06-30'],
  ['2020-12-01', '2020-11-01'],
])('a month before %s is %s', (event, cut) => {
  expect(monthBefore(event)).toBe(cut);
});

test('a document of that day is in force, one of the next day is not (WE-22)', () => {
  expect(documentInForce('2020-05-15', '2020-06-15')).toBe(true);
  expect(documentInForce('2020-05-16', '2020-06-15')).toBe(false);
  expect(documentInForce('2019-12-31', '2020-01-30')).toBe(false);
});
