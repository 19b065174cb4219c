/** The odds against the engine itself, run over every outcome of its dice: every rule, every pair of rules. */
import { describe, expect, test } from 'vitest';
import { READINGS } from '../readings.ts';
import { PAIRS, RULES, areMany, attackWith, difference } from './testing/outcomes.ts';

describe('the odds are the engine over every outcome', () => {
  test.each(['shoot', 'charge', 'strikeback'] as const)('%s: every rule, every pair', (step) => {
    for (const rules of [...RULES.map((rule) => [rule]), ...PAIRS]) {
      const gap = difference(attackWith(rules, step, areMany(rules) ? 1 : 2), READINGS);
      expect(gap, rules.map(({ name }) => name).join(' + ')).toBeLessThanOrEqual(1e-12);
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
    expect(difference(given, { ...READINGS, ...readings })).toBeLessThanOrEqual(1e-12);
  });
});
