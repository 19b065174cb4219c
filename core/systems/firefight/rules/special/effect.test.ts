/** Rules that a list says itself: every row of the army books, said so, does the same under a name of one's own. */
import { describe, expect, test } from 'vitest';
import { attackBy, note } from '../../../../../tests/core/systems/firefight/fight.ts';
import { isRefusal } from '../../../../rules/refusal.ts';
import { type AskFields, readBatch, readTarget, subjectOf } from '../../ask/read.ts';
import { outlook } from '../../odds/unit-outcome.ts';
import { READINGS } from '../../readings.ts';
import { allowance } from '../actions.ts';
import { attackOf } from '../attack.ts';
import { compile } from '../profile.ts';
import { readUnit } from '../unit.ts';
import { BOOK_RULES } from './books.ts';

const rows = BOOK_RULES.filter(({ counts }) => counts === undefined);
const own = ({ name, from: _book, ...says }: (typeof rows)[number]) => ({ name: `Own ${name}`, value: 1, says });
const named = ({ name }: (typeof rows)[number]) => ({ name, value: 1 });

function read(given: AskFields) {
  const made = readUnit(given);
  if (isRefusal(made)) throw new Error(made.message);
  return made;
}

/** Chances that the target is knocked out when its bearer shoots and charges, and when somebody shoots at its bearer. */
function chances(rule: { readonly name: string }): number[] {
  const arm = (range: number) => ({ name: 'Thing', range, attacks: 2, rules: [rule] });
  const attackers = [
    { quality: 4, rules: [rule], weapons: [arm(24)] },
    { quality: 4, rules: [rule], weapons: [arm(0)] },
  ];
  const target = { id: 't', defense: 3, tough: 3, models: 1 };
  const given: AskFields[] = [
    attackBy({}, { attacker: attackers[0], target }),
    attackBy({}, { attacker: attackers[1], target, step: 'charge' }),
    attackBy({ attacks: 2 }, { target: { ...target, rules: [rule] } }),
  ];
  return given.map((one) => {
    const [struck, batch] = [readTarget(one), readBatch(one)];
    if (isRefusal(struck) || isRefusal(batch)) throw new Error('it is asked badly');
    const attack = attackOf({ ...batch, target: struck.target.profile });
    if (isRefusal(attack)) throw new Error(attack.message);
    return outlook(subjectOf(struck.target), attack, READINGS).knockedOut;
  });
}

describe.each(rows.map((row) => [row.name, row] as const))('what %s does, said by a list', (_, row) => {
  test('is the same in an attack', () => {
    expect(chances(own(row))).toEqual(chances(named(row)));
  });

  test('is the same for the unit that has it', () => {
    const needed = row.needs === undefined ? [] : [note(row.needs)];
    const [ours, theirs] = [own(row), named(row)].map((rule) => read({ rules: [rule, note('Slow'), ...needed] }));
    const facts = (unit: ReturnType<typeof read> | undefined) => {
      const { ward, spellWard, fortified, morale, rallies, unit: it } = compile(unit ?? read({}));
      const moves = (['advance', 'rush', 'charge'] as const).map((action) => allowance(it, action));
      return { ward, spellWard, fortified, morale, rallies, moves, defense: it.defense };
    };
    expect(facts(ours)).toEqual(facts(theirs));
  });
});

test.each([
  ['nothing that is known', { bearer: 'unit', attack: [] }],
  ['no bearer', { attacks: [{ hit: 1 }] }],
  ['a figure too high', { bearer: 'model', attacks: [{ hit: 40 }] }],
  ['a step that there is not', { bearer: 'model', attacks: [{ hit: 1, when: { step: 'running' } }] }],
  ['no object', 'guard +1'],
])('a list whose rule says %s is refused', (_, says) => {
  expect(readUnit({ name: 'Crew', rules: [{ name: 'Mine', says }] })).toMatchObject({
    code: 'bad-unit',
    message: expect.stringContaining('“Mine”'),
  });
});
