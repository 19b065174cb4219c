import { describe, expect, test } from 'vitest';
import { groundOf, isInKillBox, seemsTouching } from './ground.ts';
import { type MeasuredModel, lookAt } from './look.ts';
import { scoringOf } from './scenarios.ts';
import { CASTERS, army, model, placed, unit } from '../../../../tests/core/systems/steamroller-2015/rules/armies.ts';
import type { Army } from './army.ts';

function seen(
  scenario: string,
  places: Readonly<Record<string, MeasuredModel>>,
  of: Army,
  fallen: readonly string[] = [],
) {
  const scoring = scoringOf(scenario);
  if (!scoring) throw new Error(scenario);
  const ground = groundOf(scenario);
  const view = { options: {}, scenario: scoring, ground, places: new Map(Object.entries(places)), fallen };
  return lookAt({ ...view, active: 'A' }, of);
}

describe('what is measured', () => {
  test('is exact at the edges of SR15-EX-06 and SR15-EX-22', () => {
    const { safe } = groundOf('destruction');
    const box = (x: number, y: number, across: number) => isInKillBox({ safe }, placed(x, y, across).base, 'one');
    expect([box(24, 13.2, 40), box(24, 13.3, 40), box(34.8, 20, 40), box(34.7, 20, 40)]).toEqual([
      true,
      false,
      true,
      false,
    ]);
    expect([box(13.5, 13.5, 30), box(24, 13.01, 50), box(24, 13.02, 50)]).toEqual([false, true, false]);
    expect(isInKillBox({ safe }, placed(13.5, 13.5, 30).base, 'together')).toBe(true);
    expect(isInKillBox({ safe }, placed(14.2, 14.2, 30).base, 'together')).toBe(false);
    const near = (distance: number) =>
      seen('incursion', { b1: placed(12, 24 + distance) }, army([model('b1', 'solo')])).facts.FL?.B.contesting;
    expect([near(5.37), near(5.38)]).toEqual([['b1'], []]);
  });

  test('counts an objective for its owner until it fell (SR15-ELEM-05)', () => {
    const there = (fallen: readonly string[]) => seen('fire-support', {}, army(), fallen).facts.F1;
    expect(there([])).toMatchObject({ A: { contesting: ['O1'] }, B: { contesting: [] } });
    expect(there(['O1'])).toMatchObject({ A: { contesting: [] } });
  });

  test('takes a unit for control when half of it is left, all of it there (SR15-ELEM-07)', () => {
    const troopers = [1, 2, 3].map((number) => model(`u${number}`, 'trooper', { unit: 'u' }));
    const places = { u1: placed(13, 24), u2: placed(14, 24), u3: placed(15, 24) };
    const holders = (left: number, start = 6) =>
      seen('outflank', places, army(troopers, [unit('u', start, 5, left)])).facts.ZL?.A.holders.length;
    expect([holders(3), holders(4), holders(3, 7)]).toEqual([3, 0, 0]);
  });

  test('doubles a unit that is wholly in one area, what is off the table left out (SR15-TB-37, SR15-AMB-54)', () => {
    const troopers = [model('u1', 'trooper', { unit: 'u' }), model('u2', 'trooper', { unit: 'u', offTable: true })];
    const { doubled } = seen('outflank', { u1: placed(14, 24) }, army(troopers, [unit('u', 2, 5, 2)]));
    expect([...doubled()]).toEqual(['u']);
  });

  test('sees the casters of the active side in the kill box', () => {
    const places = { a: placed(24, 5, 40), b: placed(24, 44, 40) };
    expect(seen('destruction', places, army(CASTERS)).inKillBox).toEqual(['a']);
    expect(seen('outflank', places, army(CASTERS)).inKillBox).toEqual([]);
  });

  test('is asked whether bases touch, and suggests it within a hair (SR15-GEO-05)', () => {
    const ground = groundOf('incursion');
    expect(seemsTouching(ground, 'FC', placed(24, 22.58).base)).toBe(true);
    expect(seemsTouching(ground, 'FC', placed(24, 22.55).base)).toBe(false);
  });
});
