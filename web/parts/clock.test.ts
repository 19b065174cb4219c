/** The clock's figures. */
import { expect, test } from 'vitest';
import { clockAt } from '../../tests/web/fixture.ts';
import { leftOf, nextCall, withMore } from './clock.tsx';

const MINUTE = 60_000;
const now = 1_000_000_000;

test('what is left runs down, through zero', () => {
  const clock = clockAt(now, 100 * MINUTE);
  expect(leftOf(clock, now)).toBe(35 * MINUTE);
  expect(leftOf(clock, now + 40 * MINUTE)).toBe(-5 * MINUTE);
});

test('nothing is left where the end was called by hand, but at a table with minutes of its own', () => {
  const calls = [{ id: 'time', left: 0, label: 'Time', made: true, rules: [] }];
  const clock = { ...clockAt(now, 100 * MINUTE), calls };
  expect(leftOf(clock, now)).toBe(0);
  expect(leftOf(clock, now + 40 * MINUTE)).toBe(-5 * MINUTE);
  expect(leftOf(withMore(clock, 10), now + 40 * MINUTE)).toBe(5 * MINUTE);
});

test('a pause stops it, and is given back', () => {
  const clock = clockAt(now, 100 * MINUTE);
  expect(leftOf({ ...clock, pausedAt: now }, now + 10 * MINUTE)).toBe(35 * MINUTE);
  expect(leftOf({ ...clock, paused: 10 * MINUTE }, now + 10 * MINUTE)).toBe(35 * MINUTE);
});

test('before the start, and where the length is hidden, there is no figure', () => {
  const clock = clockAt(now, 0);
  expect(leftOf({ ...clock, startedAt: null }, now)).toBeNull();
  expect(leftOf({ ...clock, minutes: null, hidden: true }, now)).toBeNull();
});

test('of several calls the next one is told, the latest before the end', () => {
  const calls = [60, 30, 15, 0].map((left) => ({
    id: String(left),
    left,
    label: 'Call',
    made: left === 60,
    rules: [],
  }));
  expect([null, 40, 20, 10].map((left) => nextCall({ calls }, left === null ? null : left * MINUTE)?.left)).toEqual([
    ...[30, 30, 15],
    undefined,
  ]);
});
