import { describe, expect, test } from 'vitest';
import { clock } from './clock.ts';

const left = (options: Parameters<typeof clock>[0]) => clock(options).calls.map((call) => call.left);

describe('the clock of a Round', () => {
  test('calls 90, 60, 30 and 15 minutes left of 120, then Time; set-up is part of it', () => {
    expect(clock({})).toMatchObject({ minutes: 120, warnings: [] });
    expect(left({})).toEqual([90, 60, 30, 15, 0]);
  });

  test.each([
    [150, [120, 90, 60, 30, 15, 0]],
    [100, [90, 60, 30, 15, 0]],
    [30, [15, 0]],
    [15, [0]],
  ])('of %i minutes', (play, calls) => {
    expect(left({ play })).toEqual(calls);
  });

  test('calls when the organiser says', () => {
    expect(left({ callEvery: 20, lastCall: 20 })).toEqual([100, 80, 60, 40, 20, 0]);
    expect(left({ callEvery: 40, lastCall: 10 })).toEqual([80, 40, 10, 0]);
  });

  test('warns of another length for 50 Soulstones', () => {
    expect(clock({ play: 90 }).warnings).toMatchObject([{ rules: ['GG18-TIME-01'] }]);
    expect(clock({ play: 90, pointSize: 35 }).warnings).toEqual([]);
  });
});
