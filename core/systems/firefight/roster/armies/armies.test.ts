import { describe, expect, test } from 'vitest';
import { checkForce } from '../force.ts';
import { readArmy } from '../import/read.ts';
import { READINGS } from '../../readings.ts';
import { ARMY_LISTS, armyNamed } from './armies.ts';
import { LEAST_POINTS, generateArmy } from './generate.ts';

describe('the four armies', () => {
  test.each([...ARMY_LISTS.keys()])('%s is 300 points, legal, and simulated as a whole', (name) => {
    const army = armyNamed(name);
    expect(army).toMatchObject({ points: 300, warnings: [] });
    expect(checkForce(army?.units ?? [], 300, READINGS).violations).toEqual([]);
    for (const unit of army?.units ?? []) expect(unit.weapons.length, unit.name).toBeGreaterThan(0);
  });
});

describe('generated armies', () => {
  const made = Array.from({ length: 60 }, (_, seed) => generateArmy(String(seed), LEAST_POINTS + 10 * seed));

  test('are legal and nearly spent', () => {
    for (const { units, limit, points } of made) {
      expect(checkForce(units, limit, READINGS).violations).toEqual([]);
      expect(points).toBeGreaterThan(0.6 * Number(limit));
      expect(units.length).toBeGreaterThan(1);
    }
  });

  test('are the same again for the same seed, and read back as they were written', () => {
    expect(generateArmy('7', 250)).toEqual(generateArmy('7', 250));
    expect(generateArmy('7', 250)).not.toEqual(generateArmy('8', 250));
    expect(readArmy(JSON.stringify(made[0]))).toEqual(made[0]);
  });

  test('hold every rule of the game', () => {
    const names = made.flatMap(({ units }) =>
      units.flatMap(({ rules, weapons }) => [...rules, ...weapons.flatMap((weapon) => weapon.rules)]),
    );
    expect(new Set(names.map(({ name }) => name)).size).toBe(28);
    expect(made.some(({ units }) => units.some(({ tough }) => tough > 1))).toBe(true);
  });
});
