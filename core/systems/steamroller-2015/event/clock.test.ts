import { describe, expect, test } from 'vitest';
import { clock, hiddenClock } from './clock.ts';
import { lots } from '../../../../tests/core/systems/malifaux/history.ts';

describe('the clock of a round', () => {
  test('tells everybody the plain length and no call (SR15-TIME-04)', () => {
    expect(clock({ pointSize: '50' })).toMatchObject({ minutes: 100, calls: [], warnings: [] });
  });

  test('is rolled for the organiser, and ends with dice down (SR15-TIME-02, -05)', () => {
    const plans = Array.from({ length: 200 }, (_, seed) => hiddenClock({ pointSize: '50' }, lots(seed)));
    expect([...new Set(plans.map((plan) => plan?.minutes))].sort((a = 0, b = 0) => a - b)).toEqual([
      85, 90, 95, 105, 110, 115,
    ]);
    for (const plan of plans) {
      expect(plan?.calls).toMatchObject([{ id: 'dice-down', left: 0 }]);
      const { d3 = 0, d6 = 0 } = plan?.rolls ?? {};
      expect(plan?.minutes).toBe(d6 <= 3 ? 100 - 5 * d3 : 100 + 5 * d3);
    }
  });

  test('is the same for the same lots, so that everybody can roll it again', () => {
    expect(hiddenClock({}, lots(7))).toEqual(hiddenClock({}, lots(7)));
  });

  test('is both clocks together under Death Clock, and nothing is hidden (SR15-VAR-TIME-11, SR15-EX-16)', () => {
    const options = { pointSize: '75', variants: ['death-clock'] };
    expect(clock(options)).toMatchObject({ minutes: 150, calls: [{ id: 'expected-end', left: 0 }] });
    expect(hiddenClock(options, lots())).toBeNull();
  });

  test('has no length without time limits (SR15-VAR-TIME-07)', () => {
    const options = { variants: ['no-time-limits'] };
    expect(clock(options)).toMatchObject({ minutes: 0, calls: [], rules: ['SR15-VAR-TIME-07'] });
    expect(hiddenClock(options, lots())).toBeNull();
  });
});
