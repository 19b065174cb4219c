import { describe, expect, test } from 'vitest';
import { TestClock } from '../../tests/server/clock.ts';
import { RATES, openBuckets, sourceOf } from './limits.ts';

describe('a limit', () => {
  test('is not forgotten for made-up askers, however many', () => {
    const buckets = openBuckets(new TestClock());
    for (let guess = 0; guess < 5; guess += 1) expect(buckets.take('pins', 'Ann')).toBe(true);
    for (let asker = 0; asker < 50_000; asker += 1) {
      buckets.take('others', `made-up ${asker}`);
      buckets.take('requests', `10.0.${asker}`);
    }
    expect(buckets.take('pins', 'Ann')).toBe(false);
  });

  test('lets go of whoever was away longest, and of nobody else', () => {
    const buckets = openBuckets(new TestClock(), { ...RATES, others: { burst: 1, perSecond: 0 } });
    buckets.take('others', 'away');
    for (let asker = 0; asker < 19_999; asker += 1) buckets.take('others', `asker ${asker}`);
    buckets.take('others', 'one more');
    expect(['away', 'asker 0', 'asker 19998', 'one more'].map((who) => buckets.has('others', who))).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  test('is one for all that a device may call itself', () => {
    expect(sourceOf('192.0.2.7')).toBe('192.0.2.7');
    expect(sourceOf('::ffff:192.0.2.7')).toBe('192.0.2.7');
    expect(sourceOf('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64');
    expect(sourceOf('2001:db8:1:2::9')).toBe('2001:db8:1:2::/64');
    expect(sourceOf('2001:db8::1')).toBe('2001:db8:0:0::/64');
    expect(sourceOf('fe80::1%eth0')).toBe('fe80:0:0:0::/64');
    expect(sourceOf('::1')).toBe('0:0:0:0::/64');
  });

  test('leaves a day of guessing at one name 0.3 % at most, at a whole event 0.9 %', () => {
    const inADay = ({ burst, perSecond }: { burst: number; perSecond: number }) => burst + perSecond * 86_400;
    const chances = [RATES.pinsOfName, RATES.pinsFrom, RATES.pinsOfEvent].map((rate) => inADay(rate) / 1_000_000);
    expect(chances).toEqual([expect.closeTo(0.0029, 4), expect.closeTo(0.0029, 4), expect.closeTo(0.0088, 4)]);
  });
});
