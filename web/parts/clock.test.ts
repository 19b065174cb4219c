/** The clock's figures. */
import { expect, test } from 'vitest';
import { clockAt } from '../testing/fixture.ts';
import { leftOf } from './clock.tsx';

const MINUTE = 60_000;
const now = 1_000_000_000;

test('what is left runs down, through zero', () => {
  const clock = clockAt(now, 100 * MINUTE);
  expect(leftOf(clock, now)).toBe(35 * MINUTE);
  expect(leftOf(clock, now + 40 * MINUTE)).toBe(-5 * MINUTE);
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
