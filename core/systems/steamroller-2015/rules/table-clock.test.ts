import { describe, expect, test } from 'vitest';
import { atExpectedEnd, clockRanOut, extensionMinutes, mayEndTurn, mayExtend, pauseClock } from './table-clock.ts';

const at = (pointSize: number, ...variants: string[]) => ({ pointSize: String(pointSize), variants });
const DEATH_CLOCK = at(75, 'death-clock');

describe('an extension', () => {
  const asked = { by: 'A', active: 'A', turnOver: false, used: [] } as const;
  const broken = (options: ReturnType<typeof at>, given = {}) =>
    mayExtend(options, { ...asked, ...given })?.refused ?? [];

  test('is there once a game from 35 points up, in one’s own turn (SR15-TIME-09, -10)', () => {
    expect(broken(at(35))).toEqual([]);
    expect(broken(at(25))).toEqual(['SR15-TIME-09']);
    expect(broken(at(50), { used: ['B'] })).toEqual([]);
    expect(broken(at(50), { used: ['A'] })).toEqual(['SR15-TIME-09']);
    expect(broken(at(50), { active: 'B' })).toEqual(['SR15-TIME-10']);
    expect(broken(at(50), { turnOver: true })).toEqual(['SR15-TIME-10']);
    expect(broken(at(75), { active: 'B', used: ['A'] })).toEqual(['SR15-TIME-09', 'SR15-TIME-10']);
  });

  test('is granted at every size, or taken away, by the timing variants (SR15-VAR-TIME-01 to -06)', () => {
    expect(broken(at(15, 'casual'))).toEqual([]);
    expect(broken(at(25, 'relaxed'))).toEqual([]);
    expect(broken(at(50, 'hardcore'))).toEqual(['SR15-VAR-TIME-03']);
    expect(broken(at(50, 'frenzy'))).toEqual(['SR15-VAR-TIME-04']);
    expect(broken(at(15, 'casual', 'no-extensions'))).toEqual(['SR15-VAR-TIME-06']);
    expect(broken(at(50, 'no-time-limits'))).toEqual(['SR15-VAR-TIME-07']);
    expect(broken(at(50, 'death-clock'))).toEqual(['SR15-VAR-TIME-10']);
  });

  test('never goes past the end of the round (SR15-TIME-11)', () => {
    expect([12, 5, 3, 0, -1].map(extensionMinutes)).toEqual([5, 5, 3, 0, 0]);
    expect(extensionMinutes(null)).toBe(5);
  });
});

describe('a turn under Death Clock', () => {
  test('takes fifteen seconds, unless both say that the scenario is won (SR15-VAR-TIME-14, -18, SR15-EX-16 f)', () => {
    expect(mayEndTurn(DEATH_CLOCK, 9, [])?.refused).toEqual(['SR15-VAR-TIME-14']);
    expect(mayEndTurn(DEATH_CLOCK, 9, ['A'])?.refused).toEqual(['SR15-VAR-TIME-14']);
    expect(mayEndTurn(DEATH_CLOCK, 9, ['B', 'A'])).toBeNull();
    expect(mayEndTurn(DEATH_CLOCK, 15, [])).toBeNull();
    expect(mayEndTurn(at(75), 1, [])).toBeNull();
  });
});

describe('a pause under Death Clock', () => {
  test('is a warning the first time and the game the second (SR15-VAR-TIME-16, SR15-EX-16 e)', () => {
    expect(pauseClock(DEATH_CLOCK, 'A', 0)).toMatchObject({
      refusal: { refused: ['SR15-VAR-TIME-16'] },
      warned: true,
      loser: null,
    });
    expect(pauseClock(DEATH_CLOCK, 'B', 1)).toMatchObject({ warned: false, loser: 'B' });
  });

  test('is a judge’s to make', () => {
    expect(pauseClock(DEATH_CLOCK, 'judge', 3)).toEqual({ refusal: null, warned: false, loser: null });
    expect(pauseClock(at(75), 'A', 3).refusal).toBeNull();
  });
});

describe('a Death Clock that runs out', () => {
  const lapsed = { side: 'A', active: 'A', agreed: true, winsNow: true } as const;

  test('wins by scenario in one’s own turn where the position wins (SR15-VAR-TIME-19, SR15-EX-16 a)', () => {
    expect(clockRanOut(lapsed)).toEqual({ winner: 'A', by: 'scenario', rules: ['SR15-VAR-TIME-19'] });
  });

  test.each([
    ['the position does not win', { winsNow: false }],
    ['it is the opponent’s turn', { active: 'B' }],
    ['they do not agree that it stood in time', { agreed: false }],
  ] as const)('loses where %s (SR15-VAR-TIME-20, SR15-EX-16 b, c)', (_, given) => {
    expect(clockRanOut({ ...lapsed, ...given })).toMatchObject({ winner: 'B', by: 'clock' });
  });
});

test('at the expected end games of five minutes or less are played out (SR15-VAR-TIME-21, SR15-AMB-25, SR15-EX-16 d)', () => {
  expect(atExpectedEnd({ A: 130, B: 90 })).toBe('play-out');
  expect(atExpectedEnd({ A: 200, B: 100 })).toBe('play-out');
  expect(atExpectedEnd({ A: 240, B: 90 })).toBe('tie');
});
