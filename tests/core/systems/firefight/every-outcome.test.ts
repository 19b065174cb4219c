import { describe, expect, test } from 'vitest';
import type { Dice } from '../../../../core/systems/firefight/rules/dice.ts';
import { everyOutcome, findToldApart } from './every-outcome.ts';

/** 4+ hits; a 6 is thrown again, and then counts twice on a 2 or more. */
function sixesAgain(dice: Dice): number {
  const face = dice.roll('hit', 'a');
  if (face === 6) return dice.roll('again', 'a') >= 2 ? 2 : 1;
  return face >= 4 ? 1 : 0;
}

const two = (dice: Dice) => sixesAgain(dice) + sixesAgain(dice);

function frequencies(step: (dice: Dice) => number, toldApart?: Parameters<typeof everyOutcome>[2]) {
  const found = new Map<number, number>();
  let courses = 0;
  everyOutcome(
    step,
    (result, chance) => {
      courses += 1;
      found.set(result, (found.get(result) ?? 0) + chance);
    },
    toldApart,
  );
  return { courses, found };
}

describe('every outcome', () => {
  test('comes once, whatever earlier dice ask for', () => {
    const { courses, found } = frequencies(sixesAgain);
    expect(courses).toBe(5 + 6);
    for (const [result, ways] of [18, 13, 5].entries()) expect(found.get(result)).toBeCloseTo(ways / 36, 12);
  });

  test('faces are alike where all that follows is the same', () => {
    const apart = findToldApart(sixesAgain, String);
    expect([...apart]).toEqual([
      ['again of a', [[1], [2, 3, 4, 5, 6]]],
      ['hit of a', [[1, 2, 3], [4, 5], [6]]],
    ]);
    const [each, alike] = [frequencies(two), frequencies(two, apart)];
    expect([each.courses, alike.courses]).toEqual([121, 16]);
    for (const [result, chance] of each.found) expect(alike.found.get(result)).toBeCloseTo(chance, 12);
  });

  test('a step that asks for other dice after faces said to be alike is found out', () => {
    const apart = findToldApart((dice: Dice) => (dice.roll('hit', 'a') > 3 ? 1 : 0), String);
    expect(() => frequencies(two, apart)).toThrow('alike');
  });
});
