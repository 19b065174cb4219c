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

test('nothing is left where the end was called, and minutes of a table’s own count from there', () => {
  const clock = { ...clockAt(now, 100 * MINUTE), endedAfter: 98 * MINUTE };
  expect(leftOf(clock, now)).toBe(-2 * MINUTE);
  expect(leftOf(withMore(clock, 10), now)).toBe(8 * MINUTE);
  expect(leftOf(withMore(clock, 10), now + 40 * MINUTE)).toBe(-32 * MINUTE);
  // Called later than its end, by a machine that slept: the round ended when its time was up.
  expect(leftOf({ ...clock, endedAfter: 190 * MINUTE }, now)).toBe(35 * MINUTE);
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
