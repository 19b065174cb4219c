/** Many dice thrown two at a time (`kernel.ts`) against the same dice thrown one by one, with every hit counted (`rain.ts`). */
import { describe, expect, test } from 'vitest';
import { isRefusal } from '../../../rules/refusal.ts';
import { readBatch, readTarget, subjectOf } from '../ask/read.ts';
import { attackOf } from '../rules/attack.ts';
import { READINGS } from '../readings.ts';
import { ALONE, outlook, stands, strike, told, untouched } from './unit-outcome.ts';

const RULES = [
  [],
  [{ name: 'Deadly', value: 3 }],
  [{ name: 'Surge' }, { name: 'Rending' }, { name: 'Blast', value: 3 }, { name: 'Deadly', value: 3 }],
];
const TARGETS = [
  { defense: 4, tough: 3 },
  { defense: 5, tough: 6, rules: [{ name: 'Regeneration' }] },
  { defense: 4, models: 3, tough: 12, rules: [{ name: 'Regeneration' }] },
  { defense: 3, models: 6 },
];

/** The attack's chances, all dice at once and one die after the other. */
function bothWays(attacks: number, rules: object, target: object) {
  const weapon = { name: 'Gun', range: 24, attacks, rules };
  const batch = readBatch({ attacker: { quality: 4, weapons: [weapon] }, situation: { distance: 10 } });
  const read = readTarget({ target });
  if (isRefusal(batch) || isRefusal(read)) throw new Error('the test asks badly');
  const subject = subjectOf(read.target);
  const attack = attackOf({ ...batch, target: subject.profile });
  if (isRefusal(attack)) throw new Error(attack.message);
  const { killed: _, ...quick } = outlook(subject, attack, READINGS);
  const before = untouched(subject, { wounds: null, hits: 1 }, READINGS);
  const after = { ...before, steady: before.steady.map(() => 0) };
  for (const stand of stands(before)) strike(after, stand, attack, ALONE, READINGS);
  return { quick, slow: told(after).effect };
}

describe.each([1, 7, 8, 9, 15, 24, 31])('%i dice', (dice) => {
  test.each(TARGETS)('at %o come out the same either way', (target) => {
    for (const rules of RULES) {
      const { quick, slow } = bothWays(dice, rules, target);
      for (const effect of ['unhurt', 'noRoll', 'shaken', 'knockedOut'] as const)
        expect(Math.abs(quick[effect] - slow[effect]), effect).toBeLessThan(1e-12);
    }
  });
});
