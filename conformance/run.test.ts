import { describe, expect, test } from 'vitest';
import { isBuilt, operationKey, report } from './run.ts';
import type { Vector } from './vector.ts';

const vector = (changes: Partial<Vector>): Vector => ({
  id: 'V-1',
  op: 'rounds',
  system: 'gaining-grounds-s0',
  rules: ['GG0-ROUND-02'],
  given: { players: 4 },
  expect: { rounds: 3 },
  ...changes,
});

describe('report', () => {
  test('counts what passed and says how the others failed', () => {
    expect(report([vector({}), vector({ id: 'V-2', expect: { rounds: 9 } })])).toEqual({
      passed: 1,
      failed: 1,
      unsupported: 0,
      failures: [{ id: 'V-2', rules: ['GG0-ROUND-02'], path: 'rounds', expected: 9, got: 3 }],
    });
  });

  test.each([[{ op: 'divine' }], [{ system: 'chess' }], [{ op: 'action', given: { action: { kind: 'fly' } } }]])(
    'counts %j as failed and as unsupported',
    (changes) => {
      expect(report([vector(changes)])).toMatchObject({ passed: 0, failed: 1, unsupported: 1 });
    },
  );

  test('counts a crash as failed alone', () => {
    const crash = vector({ op: 'score', given: { game: { players: ['a'], result: { kind: 'magic' } } } });
    expect(report([crash])).toMatchObject({
      failed: 1,
      unsupported: 0,
      failures: [{ got: { crashed: expect.any(String) as string } }],
    });
  });

  test('asks chosen operations alone, by name or with their kind', () => {
    const start = vector({
      op: 'action',
      given: { action: { kind: 'start-event', published: {} } },
      expect: { allowed: true },
    });
    const see = vector({ op: 'action', given: { action: { kind: 'see', what: 'hand' } }, expect: { allowed: false } });
    const all = [vector({}), start, see];
    expect(report(all, { ops: ['rounds'] }).passed).toBe(1);
    expect(report(all, { ops: ['action'] }).passed).toBe(2);
    expect(report(all, { ops: ['action/see', 'rounds'] }).passed).toBe(2);
    expect(report(all, { ops: ['divine'] })).toMatchObject({ passed: 0, failed: 0 });
  });
});

test.each([
  ['firefight', 'odds', { for: 'test', needs: 5 }, { succeeds: 0.333333 }],
  ['the-hit', 'odds', { for: 'detect', int: 7, distance: 5, cover: 'partial' }, { succeeds: 0.833333 }],
  ['steamroller-2015', 'clock', { options: { pointSize: 15 } }, { outcomes: sixths([15, 20, 25, 35, 40, 45]) }],
])('a probability of %s may be written with six digits', (system, op, given, expected) => {
  expect(report([vector({ system, op, given, expect: expected })]).failures).toEqual([]);
});

function sixths(minutes: readonly number[]) {
  return minutes.map((each) => ({ minutes: each, chance: 0.166667 }));
}

test('operations with kinds are named with theirs', () => {
  expect(operationKey(vector({ op: 'sequence', given: { ask: 'attacker' } }))).toBe('sequence/attacker');
  expect(operationKey(vector({ op: 'action', given: {} }))).toBe('action');
  expect(isBuilt(vector({}))).toBe(true);
});
