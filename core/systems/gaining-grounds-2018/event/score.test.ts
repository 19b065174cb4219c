import { describe, expect, test } from 'vitest';
import type { OptionValues, Result } from '../../../event/types.ts';
import { isRefusal } from '../../../rules/refusal.ts';
import { gainingGrounds2018 } from '../pack.ts';

const { score } = gainingGrounds2018.results;

const seats = ['ana', 'bo'];
const lines = (result: Result, options: OptionValues = {}) => {
  const scored = score({ seats: result.kind === 'bye' ? ['ana'] : seats, result }, options);
  if (isRefusal(scored)) return scored.refused;
  return Object.values(scored.scores).map(({ tp, diff, vp }) => [tp, diff, vp].join('/'));
};
const prompts = (result: Result) => {
  const scored = score({ seats, result }, {});
  return isRefusal(scored) ? scored.refused : scored.prompts;
};
const rules = (result: Result) => {
  const scored = score({ seats, result }, {});
  return isRefusal(scored) ? [] : scored.rules;
};
const played = (a: number, b: number): Result => ({ kind: 'played', scores: [{ vp: a }, { vp: b }] });
const agreed = (more: Partial<Extract<Result, { kind: 'agreed' }>> = {}): Result => ({
  kind: 'agreed',
  scores: [{ vp: 8 }, { vp: 5 }],
  current: [{ vp: 6 }, { vp: 5 }],
  approvals: { ana: true, bo: true, to: true },
  ...more,
});

describe('a played game', () => {
  test.each([
    [7, 4, ['3/3/7', '0/-3/4']],
    [0, 0, ['1/0/0', '1/0/0']],
    [2, 10, ['0/-8/2', '3/8/10']],
  ])('of %i to %i is worth %j', (a, b, worth) => {
    expect(lines(played(a, b))).toEqual(worth);
  });

  test.each([
    [11, 0],
    [-1, 0],
    [1.5, 0],
  ])('has no %d VP', (a, b) => {
    expect(lines(played(a, b))).toEqual(['GG18-SCORE-05']);
  });
});

describe('fixed lines (W-03)', () => {
  test('a Bye', () => {
    expect(lines({ kind: 'bye' })).toEqual(['3/5/10']);
  });

  test('a forfeit, after which the organiser always considers a disqualification', () => {
    const result: Result = { kind: 'forfeit', by: ['bo'], reason: 'error' };
    expect(lines(result)).toEqual(['3/10/10', '0/-10/0']);
    expect(prompts(result)).toEqual(['GG18-FORFEIT-03']);
    expect(rules(result)).toEqual(['GG18-FORFEIT-02', 'GG18-SCORE-06', 'GG18-FORFEIT-04']);
  });

  test('both forfeit', () => {
    const result: Result = { kind: 'forfeit', by: seats };
    expect(lines(result)).toEqual(['0/-10/0', '0/-10/0']);
    expect(lines(result, { bothForfeit: 'nothing' })).toEqual(['0/0/0', '0/0/0']);
  });

  test('a concession, whatever was scored, is no forfeit', () => {
    const result: Result = { kind: 'concession', by: 'ana', scores: [{ vp: 6 }, { vp: 2 }] };
    expect(lines(result)).toEqual(['0/-10/0', '3/10/10']);
    expect(lines(result, { conceder: 'nothing' })).toEqual(['0/0/0', '3/10/10']);
    expect(prompts(result)).toEqual([]);
  });

  test('no cards left', () => {
    const result: Result = { kind: 'no-cards', by: 'bo' };
    expect(lines(result)).toEqual(['3/10/10', '0/-10/0']);
    expect(prompts(result)).toEqual(['GG18-CARD-05']);
    expect(isRefusal(score({ seats, result: { kind: 'no-cards', by: 'cy' } }, {}))).toBe(true);
  });

  test('a draw of 6, a Bye and a forfeit won make 7/15/26', () => {
    const results: readonly Result[] = [played(6, 6), { kind: 'bye' }, { kind: 'forfeit', by: ['bo'] }];
    const totals = results.map((result) => String(lines(result)[0]).split('/').map(Number));
    expect([0, 1, 2].map((column) => totals.reduce((sum, line) => sum + (line[column] ?? 0), 0))).toEqual([7, 15, 26]);
  });
});

describe('an agreed result', () => {
  test('counts like a played one', () => {
    expect(lines(agreed())).toEqual(['3/3/8', '0/-3/5']);
    expect(rules(agreed())).toContain('GG18-AGREE-06');
  });

  test.each([
    [{ approvals: { ana: true, bo: true } }, ['GG18-AGREE-02']],
    [{ approvals: { ana: true, bo: false, to: true } }, ['GG18-AGREE-02']],
    [{ approvals: { ana: true, bo: true, to: false } }, ['GG18-AGREE-02']],
    [{ packed: true }, ['GG18-AGREE-02']],
    [{ inducement: true }, ['GG18-AGREE-04']],
    [{ scores: [{ vp: 11 }, { vp: 0 }] }, ['GG18-SCORE-05']],
  ])('is refused when %j', (more, rules) => {
    expect(lines(agreed(more))).toEqual(rules);
  });
});

test('the organiser may set a result, and a void one is worth nothing', () => {
  expect(lines({ kind: 'set', scores: [{ vp: 3 }, { vp: 1 }] })).toEqual(['3/2/3', '0/-2/1']);
  expect(lines({ kind: 'void' })).toEqual(['0/0/0', '0/0/0']);
});
