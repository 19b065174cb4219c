/** Corrupted Idols: idols that are wholly across. */
import { expect, test } from 'vitest';
import { strategyPaid, strategic } from '../../../../../tests/core/systems/gaining-grounds-s0/paid.ts';
import { corruptedIdols } from './corrupted-idols.ts';

const paid = strategyPaid(corruptedIdols);

test('Corrupted Idols: at 18.55 it overlaps the line and counts for nobody, at 18.60 it is across (WE-14)', () => {
  const count = (y: number) => paid({ markers: [strategic('s1', [9, y])] }).counts;
  expect([count(18.55), count(18.6)]).toEqual([
    { A: 0, B: 0 },
    { A: 1, B: 0 },
  ]);
});
