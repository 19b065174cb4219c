import { describe, expect, test } from 'vitest';
import type { OptionValues, Result } from '../../../event/types.ts';
import { isRefusal } from '../../../rules/refusal.ts';
import { gainingGroundsS0 } from '../pack.ts';

const { score } = gainingGroundsS0.results;

const seats = ['ana', 'bo', 'cy', 'di'];
const brawl = { mode: 'all-out-brawl' };
const worth = (result: Result, options: OptionValues = brawl) => {
  const scored = score({ seats, result }, options);
  return isRefusal(scored) ? scored.refused : Object.values(scored.scores).map(({ tp, diff, vp }) => [tp, diff, vp]);
};
const tpOf = (result: Result, options: OptionValues = brawl) => worth(result, options).map(([tp]) => tp);
const played = (...vps: number[]): Result => ({ kind: 'played', scores: vps.map((vp) => ({ vp })) });

describe('an All Out Brawl', () => {
  test('is won by the most VP, without a cap and without DIFF', () => {
    expect(worth(played(4, 12, 0, 7))).toEqual([
      [0, 0, 4],
      [3, 0, 12],
      [0, 0, 0],
      [0, 0, 7],
    ]);
  });

  test('is a tie among those who share the top', () => {
    expect(worth(played(5, 5, 1, 0))).toEqual([
      [1, 0, 5],
      [1, 0, 5],
      [0, 0, 1],
      [0, 0, 0],
    ]);
  });

  test('gives no Tournament Points by the other reading', () => {
    expect(tpOf(played(4, 12, 0, 7), { ...brawl, brawlPoints: 'vp-only' })).toEqual([0, 0, 0, 0]);
  });

  test('refuses VP that are missing or broken', () => {
    expect(worth(played(4, 12, 0))).toEqual(['GG0-SCORE-04']);
    expect(worth(played(4, 12, 0, 0.5))).toEqual(['GG0-SCORE-04']);
  });

  test('that somebody forfeits is a win for the others, with a word of warning', () => {
    const result: Result = { kind: 'forfeit', by: ['bo'], reason: 'cheating' };
    expect(worth(result)).toEqual([
      [3, 0, 8],
      [0, 0, 0],
      [3, 0, 8],
      [3, 0, 8],
    ]);
    expect(score({ seats, result }, brawl)).toMatchObject({
      prompts: ['GG0-FORFEIT-04'],
      warnings: [{ rules: ['GG0-MODE-AOB-12'] }],
    });
  });

  test('may be agreed by everybody, set, or closed without result', () => {
    const scores = [{ vp: 3 }, { vp: 2 }, { vp: 2 }, { vp: 0 }];
    const approvals = { ana: true, bo: true, cy: true, di: true, to: true };
    expect(tpOf({ kind: 'agreed', scores, current: scores, approvals })).toEqual([3, 0, 0, 0]);
    expect(tpOf({ kind: 'agreed', scores, current: scores, approvals: { ...approvals, to: false } })).toEqual([
      3, 0, 0, 0,
    ]);
    expect(worth({ kind: 'agreed', scores, current: scores, approvals: { ana: true } })).toEqual(['GG0-AGREE-02']);
    expect(tpOf({ kind: 'set', scores })).toEqual([3, 0, 0, 0]);
    expect(tpOf({ kind: 'void' })).toEqual([0, 0, 0, 0]);
  });
});
