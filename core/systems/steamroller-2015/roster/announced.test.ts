import { describe, expect, test } from 'vitest';
import type { OptionValues } from '../../../event/types.ts';
import { adviceOn, checkAnnounced, readsLists } from './announced.ts';
import { LIST_EXAMPLES } from './examples.ts';

const list = (given: { caster?: string; heavies?: number; more?: string } = {}) =>
  [
    `Warcaster: ${given.caster ?? 'Sorscha'} +6`,
    ...Array.from({ length: given.heavies ?? 6 }, (_, number) => `  Heavy ${number} [9]`),
    given.more ?? 'Objective: Bunker',
  ].join('\n');
const refused = (details: Record<string, string>, options: OptionValues = {}) =>
  checkAnnounced({ name: 'Ana', faction: 'Khador', members: [], details, ringer: false }, options);

describe('lists handed in at check-in', () => {
  test('are legal, or told what is wrong with them', () => {
    expect(refused({ list1: list() })).toBeNull();
    expect(refused({ list1: list({ heavies: 5 }) })).toMatchObject({
      refused: ['SR15-LIST-02'],
      message: 'List 1 comes to 45 points, 9 short: 54 to 56 are allowed.',
    });
    const twice = list({ more: 'Objective: Bunker\nArmory [0]' });
    expect(refused({ list1: twice })?.refused).toEqual(['SR15-LIST-03']);
  });

  test('are seen together', () => {
    expect(refused({ list1: list(), list2: list() })?.refused).toEqual(['SR15-LIST-10']);
    expect(
      refused({ list1: list(), list2: list({ caster: 'Butcher', more: 'Objective: Armory\nFaction: Cryx' }) })?.refused,
    ).toEqual(['SR15-LIST-08']);
    expect(refused({ list1: list(), list2: list({ caster: 'Butcher' }) })).toBeNull();
  });

  test('are read back one by one, each with what is wrong in it, and the last with what is wrong between them', () => {
    const details = {
      list1: list({ heavies: 5 }),
      list2: `${list({ more: 'Objective: Bunker' })}\nnonsense`,
      list3: 'Sorscha, 50',
    };
    expect(readsLists({ details, faction: 'Khador' }, {})).toMatchObject([
      {
        detail: 'list1',
        says: 'Sorscha, 39 points, and 6 by the caster’s bonus: Heavy 0, Heavy 1, Heavy 2, Heavy 3, Heavy 4. Objective: Bunker.',
        wrong: [{ text: 'List 1 comes to 45 points, 9 short: 54 to 56 are allowed.', rules: ['SR15-LIST-02'] }],
      },
      { detail: 'list2', wrong: [{ text: expect.stringContaining('“nonsense”') as string }] },
      {
        detail: 'list3',
        says: 'This is only a name, so nothing is checked. The list stays on paper.',
        wrong: [{ text: expect.stringContaining('In two of your lists: Heavy 0, Heavy 1') as string }],
      },
    ]);
    const twice = readsLists({ details: { list1: list(), list2: list() } }, {});
    expect(twice.map(({ wrong }) => wrong.flatMap(({ rules }) => rules))).toEqual([
      [],
      ['SR15-LIST-10', 'SR15-LIST-10'],
    ]);
  });

  test('that have nothing below their caster say that its bonus pays for nothing', () => {
    const [reading] = readsLists({ details: { list1: 'Orsus Zoktavir +6\nJuggernaut 7' } }, {});
    expect(reading?.says).toBe(
      'Orsus Zoktavir, 7 points, none by the caster’s bonus of 6 (nothing is indented below it): Juggernaut.',
    );
  });

  test('stay on paper, or unread, without being judged', () => {
    expect(refused({ list1: 'Sorscha, 50', list2: 'on paper' })).toBeNull();
    expect(refused({ list1: list({ heavies: 1, more: 'something else' }) })).toBeNull();
  });

  test('that spend more outside the battlegroup than the size are doubted until the first round is played (SR15-AMB-01)', () => {
    const text = ['Warcaster: Sorscha +6', ...[1, 2, 3, 4, 5, 6].map((one) => `Solo ${one} [9]`), 'Objective: Bunker'];
    const facts = { details: { list1: text.join('\n') }, lines: [], plannedRounds: 3 };
    expect(adviceOn(facts, {}).notices).toMatchObject([
      { rules: ['SR15-AMB-01'], text: expect.stringContaining('54') },
    ]);
    expect(adviceOn({ ...facts, details: { list1: list() } }, {}).notices).toEqual([]);
    expect(adviceOn({ ...facts, lines: [{ list: 'list1' }] }, {}).notices).toEqual([]);
  });

  test('that have a line nobody understands are checked without it, and say so', () => {
    const details = { list1: list({ heavies: 1, more: 'something else' }), list2: 'on paper' };
    expect(adviceOn({ details, lines: [], plannedRounds: 3 }, {}).notices).toMatchObject([
      {
        text: 'List 1 was checked only where it could be read. Line 3 cannot be read: “something else”.',
      },
      {
        text: 'List 1 comes to 9 points as far as it was read, 45 short: 54 to 56 are allowed. What was not read may be worth the rest.',
        rules: ['SR15-LIST-02'],
      },
      { rules: ['SR15-LIST-03'] },
    ]);
    // What is missing may stand in that line; what is too much cannot.
    expect(refused(details)).toBeNull();
    expect(refused({ list1: list({ heavies: 7, more: 'Objective: Bunker\nsomething else' }) })).toMatchObject({
      message: 'List 1 comes to 63 points, 7 too many: 54 to 56 are allowed.',
      refused: ['SR15-LIST-02'],
    });
    const several = { list1: list({ more: 'Objective: Bunker\nOne, two\nThree, four' }) };
    const [notice] = adviceOn({ details: several, lines: [], plannedRounds: 3 }, {}).notices;
    expect(notice?.text).toContain('“One, two”');
    expect(notice?.text).toContain('“Three, four”');
  });

  test('that have a unit of which the text says no number ask for it, and name the objective', () => {
    const more = 'Objective: Bunker\nIron Fang Pikemen (max) [8]\n  - Officer & Standard [2]\nWidowmakers (unit) [4]';
    const [reading] = readsLists(
      { details: { list1: list({ more: `${more}\nEiryss [3]\nSquire [1]`, heavies: 4 }) } },
      {},
    );
    expect(reading?.says).toContain('Objective: Bunker.');
    expect(reading?.wrong.map(({ text }) => text)).toEqual([
      'How many models are in Iron Fang Pikemen, Widowmakers? Write it in brackets, as Iron Fang Pikemen (10). Until then it counts as one.',
    ]);
  });

  test('that have two casters or say another faction than their player ask about it (SR15-LIST-08)', () => {
    const wrongIn = (text: string, faction: string) =>
      readsLists({ details: { list1: text }, faction }, {})[0]?.wrong.map((one) => one.text) ?? [];
    const text = `Cryx\n${list()}`;
    const says = expect.stringContaining('says Cryx, and its player is down for Khador.');
    expect(wrongIn(text, 'Khador')).toContainEqual(says);
    expect(wrongIn(text, 'Cryx')).not.toContainEqual(says);
    // One that says none, of a player who has said none yet, is of any.
    const details = { list1: text, list2: list({ caster: 'Butcher' }) };
    expect(readsLists({ details }, {}).flatMap(({ wrong }) => wrong.map((one) => one.text))).not.toContainEqual(
      expect.stringContaining('All lists are of one faction'),
    );
    const two = `${list()}\nVlad +6`;
    expect(wrongIn(two, '')).toContainEqual(expect.stringContaining('has 2 casters: '));
    expect(wrongIn(list(), '')).not.toContainEqual(expect.stringContaining('casters: '));
  });

  test('that share a card of which no text says whether it is a character ask for it (SR15-LIST-10)', () => {
    const more = 'Objective: Bunker\nEiryss [3]\nBlack 13th (unit, 3) [4]\nSquire [2]\nSquire [2]';
    const details = { list1: list({ more }), list2: list({ caster: 'Butcher', more }) };
    expect(adviceOn({ details, lines: [], plannedRounds: 3 }, {}).notices).toMatchObject([
      { text: expect.stringContaining('Heavy 5, Eiryss, Black 13th. That'), rules: ['SR15-LIST-10'] },
    ]);
  });
});

test.each(LIST_EXAMPLES)(
  'the example “$label” is read whole, and nothing is asked of it but more cards',
  ({ text }) => {
    const [reading] = readsLists({ details: { list1: text } }, {});
    expect(reading?.unread).toBeUndefined();
    expect(reading?.wrong.flatMap(({ rules }) => rules)).toEqual(['SR15-LIST-02']);
  },
);
