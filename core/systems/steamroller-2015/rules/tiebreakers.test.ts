import { describe, expect, test } from 'vitest';
import { CASTERS, army, model, unit } from '../../../../tests/core/systems/steamroller-2015/rules/armies.ts';
import { breakTie, remainingOf } from './tiebreakers.ts';

const none: ReadonlySet<string> = new Set();
const left = (models: Parameters<typeof army>[0], units: Parameters<typeof army>[1] = [], doubled = none) =>
  remainingOf(army(models, units), 'A', doubled).map(({ what, points, doubled: twice }) => [what, points, twice]);

describe('what is left', () => {
  test('counts twice where it is said to, casters never (SR15-TB-33, SR15-TB-37)', () => {
    const solo = model('a1', 'solo', { cost: 3 });
    expect(left([...CASTERS, solo], [], new Set(['a', 'a1']))).toEqual([
      ['a', 5, false],
      ['a1', 6, true],
    ]);
  });

  test('counts nothing for what is off the table, fleeing, inert, or without cost (SR15-TB-32, SR15-AMB-54)', () => {
    const models = [
      model('a1', 'solo', { cost: 3, offTable: true }),
      model('a2', 'solo', { cost: 3, conditions: ['fleeing'] }),
      model('a3', 'jack', { cost: 9, master: 'a' }),
      model('a4', 'solo'),
      model('a', 'caster', { inPlay: false }),
    ];
    expect(left(models)).toEqual([
      ['a1', 0, false],
      ['a2', 0, false],
      ['a3', 0, false],
    ]);
  });

  test('of a unit needs half of what it began with, attachments included (SR15-TB-35, SR15-DEF-05)', () => {
    const attached = { attachments: [{ models: 2, cost: 2 }] };
    expect(left([], [unit('a1', 10, 8, 6, attached)])).toEqual([['a1', 10, false]]);
    expect(left([], [unit('a1', 10, 8, 5, attached)])).toEqual([['a1', 0, false]]);
    const away = model('a9', 'trooper', { unit: 'a1', offTable: true });
    expect(left([away], [unit('a1', 10, 8, 5)])).toEqual([['a1', 0, false]]);
    expect(remainingOf(army([away], [unit('a1', 10, 8, 5)]), 'A', none)).toMatchObject([
      { rules: expect.arrayContaining(['SR15-TB-32', 'SR15-AMB-54']) },
    ]);
  });
});

test('the first difference decides, fewer points lost last (SR15-TB-01)', () => {
  const more = army([...CASTERS, model('a1', 'solo', { cost: 2, inPlay: false })]);
  expect(breakTie({ points: { A: 3, B: 3 }, army: more, doubled: none })).toMatchObject({
    winner: 'B',
    by: 'tiebreak-4',
    figures: { lost: { A: 2, B: 0 } },
    losses: { A: [{ what: 'a1', points: 2 }] },
  });
  expect(breakTie({ points: { A: 7, B: 6 }, army: more, doubled: none }).by).toBe('tiebreak-2');
});
