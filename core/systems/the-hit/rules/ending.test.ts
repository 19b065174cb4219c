import { describe, expect, test } from 'vitest';
import { brokenRules } from '../../../rules/broken.ts';
import type { Status } from '../roster/gangs.ts';
import { READINGS } from '../readings.ts';
import { bottleNeeded, bottlesOut, bottlingFaces, checkBottleTest } from './bottle.ts';
import { announcingFaces, collapses, endRoll, endSteps, lastRoundOdds, latched, rollerOf, roundEnd } from './ending.ts';
import { checkLeaving } from './leaving.ts';

const stance = (gang: string, status: Status, broken = false) => ({ gang, status, broken });

describe('endings', () => {
  test('wiped out: nobody left, or nobody left in order', () => {
    expect(collapses([stance('A', 'out'), stance('B', 'out')], READINGS)).toEqual(['wiped-out']);
    expect(collapses([stance('A', 'injured'), stance('B', 'active', true)], READINGS)).toEqual([
      'wiped-out',
      'final-stand',
    ]);
    expect(collapses([stance('A', 'pinned', true), stance('B', 'active', true)], READINGS)).toEqual(['wiped-out']);
  });

  test('final stand: one gang alone has somebody Active or Pinned', () => {
    const fighters = [stance('A', 'pinned'), stance('B', 'engaged'), stance('C', 'injured')];
    expect(collapses(fighters, READINGS)).toEqual([]);
    expect(collapses(fighters, { ...READINGS, engagedCounts: 'literal' })).toEqual(['final-stand']);
    expect(
      collapses([stance('A', 'engaged'), stance('B', 'engaged')], { ...READINGS, engagedCounts: 'literal' }),
    ).toEqual([]);
  });

  test('what was met stays met, and ends any round but an announced last one', () => {
    expect(latched(['final-stand'], ['wiped-out', 'final-stand'])).toEqual(['final-stand', 'wiped-out']);
    expect(roundEnd(1, null, ['final-stand'])).toEqual({ over: true, by: ['final-stand'], roll: false });
    expect(roundEnd(6, 6, ['final-stand'])).toEqual({ over: true, by: ['out-of-time'], roll: false });
    expect(roundEnd(3, null, [])).toEqual({ over: false, by: [], roll: false });
    expect(roundEnd(4, null, [])).toEqual({ over: false, by: [], roll: true });
    expect(roundEnd(9, null, [])).toMatchObject({ over: true, by: ['out-of-time'] });
  });
});

describe('the roll at a round’s end', () => {
  test('5+, 4+, 3+, 2+, always; never before round 4', () => {
    expect([1, 2, 3, 4, 5, 6, 7, 8].map(announcingFaces)).toEqual([0, 0, 0, 2, 3, 4, 5, 6]);
    expect(endRoll(4, 4)).toEqual({ total: 8, announced: null });
    expect(endRoll(3, 6)).toEqual({ total: 9, announced: null });
    expect(rollerOf(roundEnd(4, null, []), 'B')).toBe('B');
    expect(rollerOf(roundEnd(3, null, []), 'B')).toBeNull();
  });

  test('which round is the last', () => {
    const { rounds, mean } = lastRoundOdds(4);
    const exact = { 5: 1 / 3, 6: 1 / 3, 7: 2 / 9, 8: 5 / 54, 9: 1 / 54 };
    for (const [round, chance] of Object.entries(exact)) expect(rounds[Number(round)]).toBeCloseTo(chance, 12);
    expect(mean).toBeCloseTo(331 / 54, 12);
    expect(lastRoundOdds(1)).toEqual(lastRoundOdds(4));
    expect(lastRoundOdds(8)).toEqual({ rounds: { 9: 1 }, mean: 9 });
    expect(lastRoundOdds(9)).toEqual({ rounds: { 9: 1 }, mean: 9 });
  });

  test('after what else there is to do', () => {
    expect(endSteps(3, null)).toEqual(['check']);
    expect(endSteps(4, null)).toEqual(['bottle', 'check', 'roll']);
    expect(endSteps(5, 5)).toEqual(['bottle', 'check']);
  });
});

describe('bottle tests', () => {
  test('from the end of round 4, of gangs with somebody down', () => {
    expect(brokenRules(checkBottleTest(3))).toEqual(['HIT-BOTTLE-01']);
    expect(checkBottleTest(4)).toEqual([]);
    expect(bottleNeeded(4, 0)).toBe(false);
    expect(bottleNeeded(3, 2)).toBe(false);
  });

  test('the worked examples, in faces of six', () => {
    expect([bottlingFaces(8, 3), bottlingFaces(6, 4), bottlingFaces(5, 5), bottlingFaces(8, 2)]).toEqual([1, 4, 6, 0]);
    expect(bottlesOut(6, 4, 2)).toBe(false);
  });
});

test('leaving: from round 5, over an opponent’s edge', () => {
  const edges = { A: 'south', B: 'north', C: 'west' } as const;
  expect(checkLeaving('A', 'west', edges, 5)).toEqual([]);
  expect(brokenRules(checkLeaving('A', 'north', edges, 4))).toEqual(['HIT-RUN-01']);
  expect(brokenRules(checkLeaving('A', 'south', edges, 5))).toEqual(['HIT-RUN-02']);
  expect(brokenRules(checkLeaving('A', 'east', edges, 1))).toEqual(['HIT-RUN-01', 'HIT-RUN-02']);
});
