/** Questions of a battle, each asked by itself. */
import { describe, expect, it } from 'vitest';
import { freshBattle } from '../../../../../tests/core/systems/the-hit/play.ts';
import type { Json } from '../../../../journal/json.ts';
import { GANG } from './gangs.ts';
import { ROLL_OFF } from './ground.ts';

const given = (ask: string, value: Json) => ({ ask, side: 'A', number: 0, sealed: false, at: 0, value }) as const;

describe('a roll-off for a piece of terrain', () => {
  const check = (dice: Json) => ROLL_OFF.check(freshBattle(3), given('roll-off', dice));

  it('is between two or more, and decided where one die is the best', () => {
    expect(check({ A: 3, B: 5 })).toBeNull();
    expect(check({ A: 3, B: 5, C: 3 })).toBeNull();
    expect(check({ A: 3 })).toMatchObject({ refused: ['HIT-SECTOR-05'] });
    expect(check({ A: 5, B: 5, C: 3 })).toMatchObject({ refused: ['HIT-SECTOR-05'] });
  });
});

describe('a gang', () => {
  it('that is known from before is looked over once more', () => {
    const [first, second] = GANG.asks({ ...freshBattle(2), known: { A: 'Irons\nRazor, W2, Int 6+, leader' } });
    expect(first).toMatchObject({ of: 'A', rules: ['HIT-CREW-03', 'HIT-EXT-ELIGIBLE', 'HIT-EVENT-09'] });
    expect(second).toMatchObject({ of: 'B', rules: ['HIT-CREW-03', 'HIT-EXT-ELIGIBLE'] });
  });
});
