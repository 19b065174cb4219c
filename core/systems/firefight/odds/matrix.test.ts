import { describe, expect, test } from 'vitest';
import { isRefusal } from '../../../rules/refusal.ts';
import { askOdds } from '../ask/odds.ts';

const gun = { name: 'Gun', range: 24, attacks: 3, rules: [{ name: 'AP', value: 1 }] };
const axe = { name: 'Axe', attacks: 3, rules: [] };
const attacker = { id: 'a', quality: 4, rules: [{ name: 'Furious' }], weapons: [gun, axe] };

describe('every weapon against every unit', () => {
  const targets = [{ defense: 4 }, { defense: 4, tough: 3 }];
  const asked = { for: 'matrix', attackers: [attacker], targets };

  test('shots, by weapon and target, as single attacks (GFF-WE 2)', () => {
    const answer = askOdds({ ...asked, situation: { distance: 12 } });
    expect(answer).toMatchObject({
      rows: [{ unit: 'a', weapon: 'Gun', against: [expect.anything(), expect.anything()] }],
    });
    const single = askOdds({ attacker, target: targets[0], situation: { distance: 12 } });
    expect(answer).toMatchObject({ rows: [{ against: [{ knockedOut: expect.closeTo(23 / 81, 12) }, {}] }] });
    expect(single).toMatchObject({ effect: { knockedOut: expect.closeTo(23 / 81, 12) } });
  });

  test('a charge (GFF-WE 8), and nothing for what is out of range', () => {
    expect(askOdds({ ...asked, step: 'charge' })).toMatchObject({
      rows: [{ weapon: 'Axe', against: [{ knockedOut: expect.closeTo(421 / 1536, 12) }, {}] }],
    });
    expect(askOdds({ ...asked, situation: { distance: 25 } })).toMatchObject({ rows: [{ against: [null, null] }] });
  });
});

describe('how many attacks until it is gone', () => {
  const question = { for: 'activations', attacker, target: { defense: 4 }, situation: { distance: 12 } };

  test('as many attacks one after the other give', () => {
    const answer = askOdds(question);
    if (isRefusal(answer)) throw new Error(answer.message);
    const { knockedOut, needed } = answer as { knockedOut: number[]; needed: number };
    expect(knockedOut[0]).toBeCloseTo(23 / 81, 12);
    expect(needed).toBe(knockedOut.length);
    expect(knockedOut[needed - 1]).toBeGreaterThanOrEqual(0.8);
    expect(knockedOut[needed - 2]).toBeLessThan(0.8);
    const then = Array.from({ length: needed - 1 }, () => ({ attacker, situation: { distance: 12 } }));
    expect(askOdds({ attacker, target: { defense: 4 }, situation: { distance: 12 }, then })).toMatchObject({
      effect: { knockedOut: expect.closeTo(knockedOut[needed - 1] ?? 0, 12) },
    });
  });

  test('never, for a weapon that fires once; refused for who may not shoot', () => {
    const once = { ...attacker, weapons: [{ ...gun, rules: [{ name: 'Limited' }] }] };
    const answer = askOdds({ ...question, attacker: once });
    expect(answer).toMatchObject({ needed: null });
    expect(askOdds({ ...question, attacker: { ...attacker, shaken: true } })).toMatchObject({ code: 'shaken' });
  });
});
