/** Questions that no list and no rule would ask: each is answered or refused, soon, and nothing crashes. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isRefusal } from '../../../rules/refusal.ts';
import { askOdds } from './odds.ts';

const monster = { models: 200, quality: 2, defense: 6, tough: 200, rules: [{ name: 'Fear', value: 200 }] };
const horde = {
  ...monster,
  weapons: [{ name: 'Claw', attacks: 200, count: 1000, rules: [{ name: 'Blast', value: 200 }] }],
};

describe('bad questions are refused', () => {
  test.each([
    ['of a kind that is not known', { for: 'luck' }, 'bad-question'],
    ['of an attacker that is no unit', { attacker: 3 }, 'bad-unit'],
    ['of a Quality that no die shows', { attacker: { quality: 9 } }, 'bad-unit'],
    ['of fewer attacks than none', { attacker: { weapons: [{ name: 'Gun', attacks: -1 }] } }, 'bad-unit'],
    ['of more models than any table holds', { attacker: { models: 5000 } }, 'bad-unit'],
    ['of a Defense that is a text', { target: { defense: '4' } }, 'bad-unit'],
    ['of a step that is not known', { step: 'dance' }, 'bad-question'],
    ['of a weapon that nobody carries', { using: [{ weapon: 'Nothing' }] }, 'unknown-weapon'],
    ['of a cover that is not known', { situation: { cover: 'fog' } }, 'bad-question'],
    ['of a distance below 0', { situation: { distance: -1 } }, 'bad-question'],
    ['of an attacker that is Shaken', { attacker: { shaken: true } }, 'shaken'],
    ['under a reading that is not known', { options: { luck: true } }, 'unknown-option'],
    ['under a choice that its reading has not', { options: { fearScope: 'all' } }, 'bad-option'],
    ['of an attack that takes too long', { step: 'charge', attacker: horde, target: monster }, 'too-much'],
    ['of a melee that takes too long', { for: 'melee', charger: horde, defender: horde }, 'too-much'],
    ['of Dangerous Terrain without a unit', { for: 'dangerous', target: monster }, 'bad-question'],
  ])('%s', (_, given, code) => {
    expect(askOdds(given)).toMatchObject({ code });
  });
});

test('whatever is asked, there is an answer or a refusal with a sentence', () => {
  const word = fc.constantFrom(
    'attack',
    'melee',
    'wound-effects',
    'dangerous',
    'fall',
    'morale',
    'cast',
    'jump',
    'test',
    'markers',
  );
  const unit = fc.record(
    {
      models: fc.integer({ min: 1, max: 4 }),
      tough: fc.integer({ min: 1, max: 6 }),
      markers: fc.nat(4),
      shaken: fc.boolean(),
    },
    { requiredKeys: [] },
  );
  const junk = fc.record({
    for: word,
    target: unit,
    attacker: unit,
    unit,
    charger: unit,
    height: fc.double(),
    plus: fc.anything(),
  });
  fc.assert(
    fc.property(
      fc.oneof(junk, fc.dictionary(fc.constantFrom('for', 'target', 'using', 'then', 'options'), fc.anything())),
      (given) => {
        const answer = askOdds(given);
        expect(isRefusal(answer) ? answer.message.length > 10 : typeof answer === 'object').toBe(true);
      },
    ),
    { numRuns: 200 },
  );
});

test('several attacks: the second meets what the first left', () => {
  const gun = {
    attacker: { quality: 2, weapons: [{ name: 'Gun', range: 24, attacks: 1 }] },
    situation: { distance: 5 },
  };
  const answer = askOdds({ ...gun, target: { defense: 6, models: 2 }, then: [gun, gun] });
  const wound = (5 / 6) * (5 / 6);
  // The first wound kills one; each later one marks the last and is checked, so one after it may follow on a Shaken unit.
  expect(answer).toMatchObject({ effect: { unhurt: expect.closeTo((1 - wound) ** 3, 12) } });
  const twice = 2 * (1 - wound) * wound * wound + wound * wound * (1 - wound);
  const knockedOut = twice / 3 + wound ** 3 * (1 / 3 + (2 / 3) * (4 / 6));
  expect(answer).toMatchObject({ effect: { knockedOut: expect.closeTo(knockedOut, 12) } });
});
