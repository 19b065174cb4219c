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
    [{ for: 'luck' }, 'bad-question'],
    [{ attacker: 3 }, 'bad-unit'],
    [{ attacker: { quality: 9 } }, 'bad-unit'],
    [{ attacker: { weapons: [{ name: 'Gun', attacks: -1 }] } }, 'bad-unit'],
    [{ attacker: { models: 5000 } }, 'bad-unit'],
    [{ target: { defense: '4' } }, 'bad-unit'],
    [{ step: 'dance' }, 'bad-question'],
    [{ using: [{ weapon: 'Nothing' }] }, 'unknown-weapon'],
    [{ situation: { cover: 'fog' } }, 'bad-question'],
    [{ situation: { distance: -1 } }, 'bad-question'],
    [{ attacker: { shaken: true } }, 'shaken'],
    [{ options: { luck: true } }, 'unknown-option'],
    [{ options: { fearScope: 'all' } }, 'bad-option'],
    [{ step: 'charge', attacker: horde, target: monster }, 'too-much'],
    [{ for: 'melee', charger: horde, defender: horde }, 'too-much'],
    [{ for: 'dangerous', target: monster }, 'bad-question'],
  ])('%j', (given, code) => {
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
