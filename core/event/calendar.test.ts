import { expect, test } from 'vitest';
import { daysBefore, isDate, monthBefore } from './calendar.ts';

test.each([
  ['2020-06-15', '2020-05-15'],
  ['2021-03-31', '2021-02-28'],
  ['2020-03-31', '2020-02-29'],
  ['2020-03-29', '2020-02-29'],
  ['2020-01-31', '2019-12-31'],
  ['2020-07-31', '2020-06-30'],
  ['2020-12-01', '2020-11-01'],
])('a month before %s is %s', (date, before) => {
  expect(monthBefore(date)).toBe(before);
});

test.each([
  ['2018-06-15', 14, '2018-06-01'],
  ['2018-01-08', 14, '2017-12-25'],
  ['2016-03-01', 14, '2016-02-16'],
  ['2018-03-01', 14, '2018-02-15'],
  ['2018-03-01', 365, '2017-03-01'],
])('%s, %s days earlier, is %s', (date, days, before) => {
  expect(daysBefore(date, days)).toBe(before);
});

test('there is no thirtieth of February', () => {
  expect(['2020-02-29', '2021-02-29', '2020-02-30', '2020-13-01', '2020-1-1', ''].map(isDate)).toEqual([
    true,
    false,
    false,
    false,
    false,
    false,
  ]);
});
