import { describe, expect, test } from 'vitest';
import { brokenRules } from '../../../rules/broken.ts';
import { backstabOf, checkAttack, checkExposure, checkHide, exposedByAttack, freeDetects } from './hidden.ts';

const gangs = ['A', 'B', 'C'];

test('one marker for an infiltrating fighter that was named', () => {
  const ghost = { id: 'b1', infiltrating: true };
  expect(checkHide(ghost, ['b2'])).toEqual([]);
  expect(brokenRules(checkHide(ghost, ['b1']))).toEqual(['HIT-HIDDEN-02']);
  expect(brokenRules(checkHide(null, []))).toEqual(['HIT-HIDDEN-02']);
  expect(brokenRules(checkHide({ id: 'b3', infiltrating: false }, ['b3']))).toEqual(['HIT-HIDDEN-01', 'HIT-HIDDEN-02']);
});

describe('attacks', () => {
  const [shooter, foe, ghost] = [
    { id: 'a1', gang: 'A' },
    { id: 'b1', gang: 'B', hidden: false },
    { id: 'b2', gang: 'B', hidden: true },
  ] as const;

  test('never aim at a Hidden enemy; Blast and Template may catch one', () => {
    expect(brokenRules(checkAttack(shooter, ghost, ['template'], []))).toEqual(['HIT-HIDDEN-03']);
    expect(checkAttack(shooter, foe, ['blast'], [ghost])).toEqual([]);
    expect(brokenRules(checkAttack(shooter, foe, ['noisy'], [ghost]))).toEqual(['HIT-HIDDEN-03']);
    expect(checkAttack({ id: 'b3', gang: 'B' }, foe, [], [ghost])).toEqual([]);
  });

  test('from hiding have Backstab, and +2 where the weapon has it already', () => {
    expect(backstabOf(true, [], true)).toEqual({ backstab: true, toHit: 0 });
    expect(backstabOf(true, ['backstab'], false)).toEqual({ backstab: true, toHit: 0 });
    expect(backstabOf(true, ['backstab'], true)).toEqual({ backstab: true, toHit: 2 });
    expect(backstabOf(false, ['backstab'], true)).toEqual({ backstab: true, toHit: 0 });
    expect(backstabOf(false, [], true)).toEqual({ backstab: false, toHit: 0 });
  });

  test('expose by noise, by a template, or when the opponent still stands', () => {
    const quiet = { traits: [], melee: false, opponentStanding: false } as const;
    expect(exposedByAttack({ ...quiet, traits: ['template'] })).toBe(true);
    expect(exposedByAttack({ ...quiet, melee: true, opponentStanding: true })).toBe(true);
    expect(exposedByAttack({ ...quiet, melee: true })).toBe(false);
    expect(freeDetects('B', gangs, quiet)).toEqual(['A', 'C']);
    expect(freeDetects('B', gangs, { ...quiet, traits: ['silent'] })).toEqual([]);
    expect(freeDetects('B', gangs, { ...quiet, traits: ['noisy'] })).toEqual([]);
  });
});

test('an exposed model stands where its marker was', () => {
  expect(checkExposure({ x: 5080, y: 5080 }, { x: 5080, y: 5080 })).toEqual([]);
  expect(brokenRules(checkExposure({ x: 5080, y: 5080 }, { x: 5080, y: 5100 }))).toEqual(['HIT-HIDDEN-08']);
});
