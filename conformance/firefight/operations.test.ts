import type { Fields } from '../../core/journal/json.ts';
import { describe, expect, test } from 'vitest';
import { FIREFIGHT_OPERATIONS } from './operations.ts';

function ask(operation: string, given: Fields) {
  return FIREFIGHT_OPERATIONS[operation]?.answer?.(given);
}

describe('what the engine plays for a vector', () => {
  test('a side without units is skipped, though it is to begin', () => {
    expect(ask('sequence/round', { first: 'A', units: { A: 0, B: 2 } })).toEqual({
      order: ['B', 'B'],
      finish: { A: 0, B: 2 },
      nextFirst: 'A',
    });
  });

  test.each([
    [1, false, { idles: 1, shakenAtRoundEnd: false }],
    [2, true, { idles: 3, shakenAtRoundEnd: true }],
    [4, true, { idles: null, shakenAtRoundEnd: true }],
  ])('Shaken in round %i, activated: %s', (round, activated, expected) => {
    expect(ask('effect', { for: 'shaken', round, activated })).toEqual(expected);
  });
});

test('who idles does not move', () => {
  const units = [{ id: 'a1', side: 'A', shaken: true }];
  const idle = (moves: Fields) => ask('action/idle', { units, action: { kind: 'idle', unit: 'a1', moves } });
  expect(idle({ m1: [] })).toMatchObject({ allowed: true });
  expect(idle({ m1: [[6, 5]] })).toMatchObject({ broken: ['GFF-ACT-06'] });
});
