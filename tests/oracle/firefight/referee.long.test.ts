import { expect, test } from 'vitest';
import { faultsOfBattle } from './battles.ts';

test('5,000 battles are played as the rules have it', () => {
  const faults: string[] = [];
  for (let number = 100; number < 5100; number += 1) faults.push(...faultsOfBattle(number));
  expect(faults).toEqual([]);
});
