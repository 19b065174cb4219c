import { expect, test } from 'vitest';
import { isRefusal } from '../../rules/refusal.ts';
import { armsOf } from './profile.ts';
import { type Weapon, readUnit } from './unit.ts';

const weapon = (name: string, count: number, range = 24): Weapon => ({ name, range, attacks: 1, count, rules: [] });
const carriedBy = (models: number, ...weapons: readonly Weapon[]) =>
  armsOf({ models, weapons }).map(({ carriers }) => carriers.map((model) => model + 1));

test('different weapons of a kind are different models’, as long as there are models', () => {
  expect(carriedBy(3, weapon('Rifle', 2), weapon('Cannon', 1), weapon('Blade', 3, 0))).toEqual([
    [1, 2],
    [3],
    [1, 2, 3],
  ]);
  expect(carriedBy(3, weapon('Rifle', 3), weapon('Cannon', 1))).toEqual([[1, 2, 3], [1]]);
  expect(carriedBy(2, weapon('Claws', 4, 0), weapon('Sword', 1, 0))).toEqual([[1, 2, 1, 2], [1]]);
});

test('a list can say who carries what, and nothing that cannot be', () => {
  const read = (carriers: unknown, more = {}) =>
    readUnit({
      models: 3,
      weapons: [
        { name: 'Rifle', range: 24, carriers, ...more },
        { name: 'Cannon', range: 24 },
      ],
    });
  const unit = read([2, 3]);
  if (isRefusal(unit)) throw new Error(unit.message);
  expect(unit.weapons[0]?.count).toBe(2);
  expect(armsOf(unit).map(({ carriers }) => carriers)).toEqual([[1, 2], [0]]);
  for (const wrong of [[4], [0], 'all', [1.5]]) expect(read(wrong)).toMatchObject({ code: 'bad-unit' });
  expect(read([1, 2], { count: 3 })).toMatchObject({ code: 'bad-unit' });
});
