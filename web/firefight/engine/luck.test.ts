import { expect, test } from 'vitest';
import { isRefusal } from '../../../core/rules/refusal.ts';
import type { Change } from '../../../core/systems/firefight/battle/action.ts';
import { openBattle } from '../../../core/systems/firefight/battle/record.ts';
import { seeded } from '../../../core/systems/firefight/rules/dice.ts';
import { battleSetup } from '../../../tests/server/battle.ts';
import { luckOf } from './luck.ts';

const die = (kind: string, who: string, from: number, to: string): Change => {
  return { rule: 'GFF-PIPE-05', who, what: `die: ${kind}`, from, to };
};

test('a die counts for whom it serves: hits for who strikes, blocks for who is struck, wound effects for the enemy', () => {
  const battle = openBattle(battleSetup(), seeded(1));
  if (isRefusal(battle)) throw new Error(battle.message);
  const struck: Change = { rule: 'GFF-MELEE-04', who: 'B1', what: 'shoot', from: '2 hits', to: '1 wound' };
  const luck = luckOf(battle.def, [
    die('hit', 'Rifle', 4, '4+ hits: Quality 4+'),
    die('hit', 'Rifle', 6, 'only a 6 hits: fatigued or Shaken'),
    die('block', 'B1', 1, '5+ blocks: Defense 5+'),
    struck,
    die('effect', 'B1', 6, 'Knocked Out from 6, else Shaken; 1 is added'),
    die('terrain', 'A1', 1, 'a 1 wounds'),
    die('markers', 'battle', 6, ''),
  ]);
  expect(luck.A).toBeCloseTo(1 / 2 + 5 / 6 + 2 / 3 - 5 / 6, 10);
  expect(luck.B).toBeCloseTo(-1 / 3, 10);
});
