import { describe, expect, test } from 'vitest';
import type { OptionValues } from '../../../event/types.ts';
import { clock, recommendedTimes } from './clock.ts';

const calls = (options: OptionValues) => clock(options).calls.map(({ id, left }) => [id, left]);
const warned = (options: OptionValues) => clock(options).warnings.flatMap(({ rules }) => rules);

describe('the clock', () => {
  test('adds set-up and play and calls Last Turn a quarter of an hour before Time (WE-10)', () => {
    expect(clock({}).minutes).toBe(135);
    expect(clock({ play: 135 }).minutes).toBe(150);
    expect(calls({})).toEqual([
      ['last-turn', 15],
      ['time', 0],
    ]);
  });

  test('calls Last Turn when the organiser likes', () => {
    expect(calls({ lastTurnLeft: 20 })[0]).toEqual(['last-turn', 20]);
  });

  test.each([
    [{ play: 119 }, ['GG0-TIME-02']],
    [{ play: 136 }, ['GG0-TIME-02']],
    [{ setup: 10 }, ['GG0-TIME-02']],
    [{ play: 135 }, []],
    [{ play: 90, pointSize: 35 }, []],
    [{ play: 60, mode: 'double-rush' }, []],
    [{ play: 60, mode: 'all-out-brawl' }, []],
  ])('warns of %j: %j', (options, rules) => {
    expect(warned(options)).toEqual(rules);
  });

  test('gives Henchman Hardcore half an hour in all, or what the organiser says', () => {
    const hardcore = { mode: 'henchman-hardcore', play: 120 };
    expect(clock(hardcore)).toMatchObject({ minutes: 30, warnings: [] });
    expect(calls(hardcore)[0]).toEqual(['last-turn', 15]);
    expect(clock({ ...hardcore, hardcoreMinutes: 45 }).minutes).toBe(45);
  });

  test('has a recommendation for 50 Soulstones alone', () => {
    expect(recommendedTimes({})).toEqual({ play: [120, 135], setup: 15, round: [135, 150] });
    expect(recommendedTimes({ pointSize: 40 })).toBeNull();
    expect(recommendedTimes({ mode: 'henchman-hardcore' })).toBeNull();
  });
});
