import { describe, expect, test } from 'vitest';
import type { OptionValues, Result } from '../../../event/types.ts';
import { isRefusal } from '../../../rules/refusal.ts';
import { gainingGroundsS0 } from '../pack.ts';

const { score } = gainingGroundsS0.results;

const vp = (...figures: number[]) => figures.map((figure) => ({ vp: figure }));
const worth = (result: Result, options: OptionValues = {}, seats = ['ana', 'bo']) => {
  const scored = score({ seats, result }, options);
  return isRefusal(scored)
    ? scored.refused
    : Object.values(scored.scores).map(({ tp, diff, vp: own }) => [tp, diff, own]);
};

describe('a played game', () => {
  test.each([
    [5, 2, [3, 3, 5], [0, -3, 2]],
    [4, 4, [1, 0, 4], [1, 0, 4]],
    [0, 8, [0, -8, 0], [3, 8, 8]],
    [0, 0, [1, 0, 0], [1, 0, 0]],
  ])('%i to %i (WE-01)', (a, b, own, other) => {
    expect(worth({ kind: 'played', scores: vp(a, b) })).toEqual([own, other]);
  });

  test.each([
    [vp(9, 3)],
    [vp(-1, 3)],
    [vp(2.5, 3)],
    [vp(3)],
    [[{ vp: 3 }, {}]],
    [[{ vp: 3 }, { vp: '4' }]],
    [vp(1, 2, 3)],
  ])('refuses the figures %j', (scores) => {
    expect(worth({ kind: 'played', scores })).toEqual(['GG0-SCORE-04']);
  });
});

test('a Bye is 3, +2 and 4 (WE-04)', () => {
  expect(worth({ kind: 'bye' }, {}, ['ana'])).toEqual([[3, 2, 4]]);
});

test('a game closed without result is nobody’s points; one that the organiser set is scored as played', () => {
  expect(worth({ kind: 'void' })).toEqual([
    [0, 0, 0],
    [0, 0, 0],
  ]);
  expect(worth({ kind: 'set', scores: vp(3, 1) })).toEqual([
    [3, 2, 3],
    [0, -2, 1],
  ]);
});

describe('a forfeit', () => {
  const forfeit = (by: string[], reason?: 'error' | 'conduct' | 'cheating' | 'absence'): Result => ({
    kind: 'forfeit',
    by,
    ...(reason ? { reason } : {}),
  });

  test('is 0, −8, 0 against 3, +8, 8 (WE-05)', () => {
    expect(worth(forfeit(['bo'], 'error'))).toEqual([
      [3, 8, 8],
      [0, -8, 0],
    ]);
  });

  test('by both is −8 each, or nothing by the other reading', () => {
    expect(worth(forfeit(['ana', 'bo']))).toEqual([
      [0, -8, 0],
      [0, -8, 0],
    ]);
    expect(worth(forfeit(['ana', 'bo']), { bothForfeit: 'nothing' })).toEqual([
      [0, 0, 0],
      [0, 0, 0],
    ]);
  });

  test('is somebody’s who sits there', () => {
    expect(score({ seats: ['ana', 'bo'], result: forfeit([]) }, {})).toMatchObject({ code: 'nobody-forfeits' });
  });

  test.each([
    ['conduct', ['GG0-FORFEIT-04']],
    ['cheating', ['GG0-FORFEIT-04']],
    ['error', []],
    ['absence', []],
    [undefined, []],
  ] as const)('for %s asks %j', (reason, prompts) => {
    expect(score({ seats: ['ana', 'bo'], result: forfeit(['ana'], reason) }, {})).toMatchObject({ prompts });
  });
});

describe('an agreed result', () => {
  const agreed = (approvals: Record<string, boolean>, more: { inducement?: boolean } = {}): Result => ({
    kind: 'agreed',
    scores: vp(6, 3),
    current: vp(4, 3),
    approvals,
    ...more,
  });
  const all = { ana: true, bo: true, to: true };

  test('that all three approve is scored like a played one', () => {
    expect(worth(agreed(all))).toEqual([
      [3, 3, 6],
      [0, -3, 3],
    ]);
  });

  test('warns of VP that are not on the table', () => {
    expect(score({ seats: ['ana', 'bo'], result: agreed(all) }, {})).toMatchObject({
      warnings: [{ rules: ['GG0-AGREE-03'] }],
    });
  });

  test.each(['ana', 'bo', 'to'])('waits for %s', (who) => {
    const others = Object.fromEntries(Object.entries(all).filter(([id]) => id !== who));
    expect(worth(agreed(others))).toEqual(['GG0-AGREE-02']);
  });

  test('that one of them refuses leaves the score on the table, whoever has not answered', () => {
    expect(worth(agreed({ ...all, to: false }))).toEqual([
      [3, 1, 4],
      [0, -1, 3],
    ]);
    expect(worth(agreed({ bo: false }))).toEqual([
      [3, 1, 4],
      [0, -1, 3],
    ]);
  });

  test('for which something was offered is refused', () => {
    expect(worth(agreed(all, { inducement: true }))).toEqual(['GG0-AGREE-04']);
    expect(worth(agreed({}, { inducement: true }))).toEqual(['GG0-AGREE-02', 'GG0-AGREE-04']);
  });

  test('has VP like any other', () => {
    expect(worth({ kind: 'agreed', scores: vp(9, 0), current: vp(0, 0), approvals: all })).toEqual(['GG0-SCORE-04']);
  });
});

describe('a concession', () => {
  const conceded: Result = { kind: 'concession', by: 'ana', scores: vp(2, 5) };

  test('is an agreed result, approved when nothing else is said', () => {
    expect(worth(conceded)).toEqual([
      [0, -3, 2],
      [3, 3, 5],
    ]);
  });

  test('waits for approvals where they are asked, and falls back on the table', () => {
    expect(worth({ ...conceded, approvals: { ana: true } })).toEqual(['GG0-AGREE-02']);
    expect(worth({ ...conceded, approvals: { to: false }, current: vp(2, 3) })).toEqual([
      [0, -1, 2],
      [3, 1, 3],
    ]);
  });

  test('is a forfeit by the other reading', () => {
    expect(worth(conceded, { concession: 'forfeit' })).toEqual([
      [0, -8, 0],
      [3, 8, 8],
    ]);
  });
});
