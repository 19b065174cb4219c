/** The odds against the engine itself, run over every outcome of its dice: every rule, every pair of rules. */
import { describe, expect, test } from 'vitest';
import { READINGS } from '../readings.ts';
import {
  BESIDE,
  FIGURES,
  PAIRS,
  RULES,
  STEPS,
  attackWith,
  difference,
  differenceWith,
  namesOf,
  reckoned,
  toldApart,
} from '../../../../tests/core/systems/firefight/odds/outcomes.ts';

describe('the odds are the engine over every outcome', () => {
  test.each(STEPS)('%s: every rule, every pair, one die and two, every Quality and Defense in turn', (step) => {
    for (const [at, rules] of PAIRS.entries()) {
      const figures = FIGURES[at % FIGURES.length] ?? { quality: 4, defense: 4 };
      expect(differenceWith(rules, step, [1, 2], figures), namesOf(rules)).toBeLessThanOrEqual(1e-12);
    }
  });

  test('faces that are taken together are alike: all six of every die give the same', () => {
    const rules = RULES.filter(({ name }) => ['Rending', 'Bane'].includes(name));
    const two = attackWith(rules, 'charge', 2, { quality: 4, defense: 4 });
    expect(difference(two, READINGS)).toBeLessThanOrEqual(1e-12);
  });

  test('the rules for moving, deploying, testing and casting have no part in an attack, whatever else has', () => {
    for (const rules of PAIRS.filter(({ length }) => length === 1)) {
      const plain = attackWith(rules, 'charge', 2, { quality: 4, defense: 4 });
      const { attacker, target } = plain;
      const answer = reckoned(plain);
      for (const name of BESIDE) {
        const beside = {
          ...plain,
          attacker: { ...attacker, rules: [...attacker.rules, { name, value: 1 }] },
          target: { ...target, rules: [...target.rules, { name, value: 1 }] },
        };
        expect(reckoned(beside), `${name} + ${namesOf(rules)}`).toEqual(answer);
      }
    }
  });

  const group = { id: 't', defense: 4, models: 2, tough: 2, markers: 0, rules: [{ name: 'Regeneration' }] };
  const claws = { name: 'Claws', attacks: 1, count: 2, rules: [{ name: 'Rending' }] };
  const fists = { name: 'Fists', attacks: 1, rules: [{ name: 'Deadly', value: 2 }] };
  const fearful = { quality: 3, models: 2, rules: [{ name: 'Fear', value: 1 }], weapons: [claws, fists] };
  const blast = { name: 'Bomb', range: 12, attacks: 1, rules: [{ name: 'Blast', value: 3 }] };
  const shot = { name: 'Shot', range: 12, attacks: 1 };
  const bombers = { quality: 4, weapons: [shot, blast] };
  const near = [{ id: 'n', defense: 5 }];

  test.each([
    ['a group that Deadly and Fear meet', { step: 'charge', attacker: fearful, target: { ...group, rules: [] } }, {}],
    [
      'Tough groups read as tough',
      { step: 'charge', attacker: fearful, target: { ...group, rules: [] } },
      { toughGroup: 'tough' },
    ],
    [
      'Fear on the threshold',
      { step: 'charge', attacker: fearful, target: { tough: 3, markers: 1 } },
      { fearScope: 'threshold' },
    ],
    [
      'Regeneration before Deadly',
      { step: 'charge', attacker: { weapons: [fists] }, target: { rules: group.rules } },
      { regenOrder: 'before' },
    ],
    [
      'fatigued, on a Shaken veteran',
      { step: 'charge', attacker: { ...fearful, fatigued: true }, target: { markers: 1, shaken: true } },
      {},
    ],
    [
      'Blast shared with a neighbour',
      { attacker: bombers, target: { id: 't' }, nearby: near, situation: { distance: 5 } },
      {},
    ],
    [
      'Blast, the odd hit to the neighbour',
      {
        attacker: bombers,
        target: { id: 't', models: 2 },
        nearby: near,
        allot: ['n', 't'],
        situation: { distance: 5 },
      },
      {},
    ],
  ] as const)('%s', (_, given, readings) => {
    const all = { ...READINGS, ...readings };
    expect(difference(given, all, toldApart(given, all))).toBeLessThanOrEqual(1e-12);
  });
});
