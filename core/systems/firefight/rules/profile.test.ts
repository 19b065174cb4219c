import { expect, test } from 'vitest';
import { isRefusal } from '../../../rules/refusal.ts';
import { askOdds } from '../ask/odds.ts';
import { armsOf, withoutLost } from './profile.ts';
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

test('the odds of a mixed squad are those of whoever is left, with what they carry', () => {
  const squad = { models: 3, weapons: [weapon('Rifle', 2), { ...weapon('Cannon', 1), attacks: 3 }] };
  const dice = (...lost: readonly number[]) => {
    const answer = askOdds({ attacker: { ...squad, lost }, target: { defense: 4 } });
    return isRefusal(answer) ? answer.message : answer.dice;
  };
  expect([dice(), dice(1), dice(3), dice(1, 2)]).toEqual([5, 4, 2, 3]);
  const unit = readUnit({ ...squad, rules: [{ name: 'Furious', models: 2 }] });
  if (isRefusal(unit)) throw new Error(unit.message);
  expect(withoutLost(unit, [1])).toMatchObject({
    models: 2,
    rules: [{ models: 1 }],
    weapons: [{ carriers: [1] }, { carriers: [2] }],
  });
});
