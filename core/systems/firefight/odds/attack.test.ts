import { expect, test } from 'vitest';
import { isRefusal } from '../../../rules/refusal.ts';
import { attackBy } from '../../../../tests/core/systems/firefight/fight.ts';
import { askOdds } from '../ask/odds.ts';

const rulesOf = (...asked: Parameters<typeof attackBy>): readonly unknown[] => {
  const answer = askOdds(attackBy(...asked));
  if (isRefusal(answer) || !Array.isArray(answer.rules)) throw new Error('no odds');
  return answer.rules;
};
/** What an attack names of steps that every attack has. */
const turned = (...asked: Parameters<typeof attackBy>) =>
  rulesOf(...asked).filter((rule) => /^GFF-(PIPE|DICE)/.test(String(rule)));

test('a plain attack names no step of the dice: each holds always', () => {
  expect(turned({})).toEqual([]);
});

test('a step is named where its modifiers count', () => {
  const moved = { situation: { distance: 10, moved: true } };
  expect(turned({ weapon: ['Indirect'] }, moved)).toEqual(['GFF-PIPE-04']);
  expect(turned({ weapon: ['Surge'] })).toEqual(['GFF-PIPE-06', 'GFF-DICE-04']);
  expect(turned({ weapon: ['Rending'] })).toEqual(['GFF-PIPE-06', 'GFF-DICE-04', 'GFF-PIPE-10']);
  const covered = { situation: { distance: 10, cover: 'terrain' } };
  expect(turned({ weapon: ['AP(1)'] }, covered)).toEqual(['GFF-PIPE-11']);
});

test('Deadly hits come first where others are in the attack', () => {
  const attacker = {
    quality: 4,
    weapons: [
      { name: 'Laser', range: 24, attacks: 1, rules: [{ name: 'Deadly', value: 3 }] },
      { name: 'Gun', range: 24, attacks: 2 },
    ],
  };
  expect(turned({}, { attacker })).toEqual(['GFF-PIPE-14', 'GFF-PIPE-12']);
});

test('Indirect out of sight names why it may', () => {
  expect(rulesOf({ weapon: ['Indirect'] }, { situation: { distance: 10, sight: false } })).toContain(
    'GFF-SR-INDIRECT-2',
  );
  expect(rulesOf({ weapon: ['Indirect'] })).not.toContain('GFF-SR-INDIRECT-2');
});

test('a single die names how it is read, and that modifiers are summed', () => {
  const test = (modifiers: readonly number[]) => askOdds({ for: 'test', needs: 4, modifiers });
  expect(test([1])).toMatchObject({ succeeds: 4 / 6, rules: ['GFF-DICE-01', 'GFF-DICE-02'] });
  expect(test([1, -1])).toMatchObject({ succeeds: 1 / 2, rules: ['GFF-DICE-01', 'GFF-DICE-02', 'GFF-DICE-03'] });
});
