import { expect, test } from 'vitest';
import { isRefusal } from '../../../rules/refusal.ts';
import { type Shooter, type Sights, declareShots } from './shots.ts';
import { readUnit } from './unit.ts';

const unit = readUnit({
  weapons: [
    { name: 'Rifle', range: 24, count: 2 },
    { name: 'Rocket', range: 24, rules: [{ name: 'Limited' }] },
    { name: 'Pistol', range: 12 },
    { name: 'Knife' },
  ],
});
if (isRefusal(unit)) throw new Error(unit.message);
const shooter: Shooter = { unit, shaken: false, used: [], did: 'advance' };
const sights: Sights = {
  isEnemy: (target) => target !== 'friend',
  reaches: ({ range }, target) => target !== 'far' || range > 12,
};

test.each([
  [
    'two targets, one type each',
    shooter,
    [
      ['Rifle', 'x'],
      ['Pistol', 'y'],
    ],
    [],
  ],
  [
    'one type at two',
    shooter,
    [
      ['Rifle', 'x'],
      ['Rifle', 'y'],
    ],
    ['GFF-SHOOT-02'],
  ],
  [
    'three targets',
    shooter,
    [
      ['Rifle', 'x'],
      ['Pistol', 'y'],
      ['Rocket', 'z'],
    ],
    ['GFF-SHOOT-02'],
  ],
  ['out of reach', shooter, [['Pistol', 'far']], ['GFF-SHOOT-01']],
  ['with a knife', shooter, [['Knife', 'x']], ['GFF-SHOOT-01']],
  ['at a friend', shooter, [['Rifle', 'friend']], ['GFF-SHOOT-07']],
  ['after Rush', { ...shooter, did: 'rush' }, [['Rifle', 'x']], ['GFF-ACT-04']],
  ['Shaken', { ...shooter, shaken: true }, [['Rifle', 'x']], ['GFF-ACT-06']],
  ['a second rocket', { ...shooter, used: ['Rocket'] }, [['Rocket', 'x']], ['GFF-SR-LIMITED-1']],
] as const)('%s', (_, who, shots, broken) => {
  const declared = declareShots(
    who,
    shots.map(([weapon, target]) => ({ weapon, target })),
    sights,
  );
  expect(declared.broken).toEqual(broken);
});

test('a Limited weapon that fired is used', () => {
  expect(declareShots(shooter, [{ weapon: 'Rocket', target: 'x' }], sights).used).toEqual(['Rocket']);
});
