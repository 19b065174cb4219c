import { describe, expect, test } from 'vitest';
import { brokenRules } from '../../../rules/broken.ts';
import { READINGS } from '../readings.ts';
import { type Detection, anyPasses, checkDetect, detectCheck, detectPasses, passingThrows } from './detect.ts';

const open: Detection = { sight: true, arc: true, engaged: false, distance: 8, cover: 'none', plus: 0, minus: 0 };
const needs = (change: Partial<Detection>) => detectCheck(7, { ...open, ...change }).needs;

describe('the check', () => {
  test('the worked examples', () => {
    expect(needs({ distance: 5, cover: 'partial' })).toBe(5);
    expect(needs({ sight: false, distance: 10, cover: 'full' })).toBe(13);
    expect(needs({})).toBe(5);
    expect(needs({ arc: false, distance: 6 })).toBe(6);
  });

  test('every modifier, with its rule', () => {
    const all = detectCheck(7, { ...open, engaged: true, distance: 6, cover: 'full', plus: 2, minus: 1 });
    expect(all.modifiers.map(({ rule, value }) => `${rule} ${value}`)).toEqual([
      'HIT-DETECT-04 2',
      'HIT-DETECT-05 2',
      'HIT-DETECT-06 1',
      'HIT-DETECT-08 -2',
      'HIT-DETECT-10 2',
      'HIT-DETECT-11 -1',
    ]);
    expect(all).toMatchObject({ modifier: 4, needs: 3 });
    expect(needs({ distance: 6.01 })).toBe(5);
    expect(needs({ sight: false, arc: false })).toBe(11);
  });

  test('the chances of two dice, of 36', () => {
    const chances = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13].map((least) => passingThrows(least, READINGS));
    expect(chances).toEqual([36, 35, 33, 30, 26, 21, 15, 10, 6, 3, 1, 0]);
    expect(passingThrows(-3, READINGS)).toBe(36);
    expect(passingThrows(-3, { ...READINGS, snakeEyesFail: true })).toBe(35);
    expect(anyPasses([{ needs: 7 }, { needs: 8 }], READINGS)).toBeCloseTo(1 - (5 / 12) * (7 / 12), 12);
    expect(anyPasses([], READINGS)).toBe(0);
  });

  test('a natural 2 fails where the older edition is played', () => {
    expect(detectPasses(2, [1, 1], READINGS)).toBe(true);
    expect(detectPasses(2, [1, 1], { ...READINGS, snakeEyesFail: true })).toBe(false);
  });
});

describe('who may', () => {
  const by = (status: 'active' | 'pinned' | 'engaged' | 'injured') => ({ id: 'a1', gang: 'A', status });
  const ghost = { id: 'b1', gang: 'B', hidden: true };

  test('Active or Pinned, at a Hidden enemy within 12"', () => {
    expect(checkDetect(by('active'), ghost, 12)).toEqual([]);
    for (const status of ['engaged', 'injured'] as const) {
      expect(brokenRules(checkDetect(by(status), ghost, 3))).toEqual(['HIT-DETECT-01']);
    }
    expect(brokenRules(checkDetect(by('pinned'), ghost, 12.001))).toEqual(['HIT-DETECT-02']);
    expect(brokenRules(checkDetect(by('pinned'), { ...ghost, gang: 'A' }, 3))).toEqual(['HIT-DETECT-02']);
    expect(brokenRules(checkDetect(by('pinned'), { ...ghost, hidden: false }, 3))).toEqual(['HIT-DETECT-02']);
  });
});
