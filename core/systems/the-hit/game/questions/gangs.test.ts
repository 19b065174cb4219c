/** Who plays with what. */
import { expect, test } from 'vitest';
import { put } from '../../../../../tests/core/encounter/put.ts';
import { withGangs } from '../../../../../tests/core/systems/the-hit/battles.ts';
import { freshBattle } from '../../../../../tests/core/systems/the-hit/play.ts';
import type { Battle, Hand } from '../battle.ts';
import { CARD_NAMES, CREW, DRAW_CARDS, GANG, SET_ASIDE, TAKE_CARD, UNDERDOG, withUnderdog } from './gangs.ts';

const battle = withGangs(2);
const hands = (own: Partial<Hand>): Battle => ({
  ...battle,
  underdog: 'A',
  hands: { A: { deck: 5, hand: 0, chosen: false, drawn: false, ...own } },
});

test('gang: names of two gangs differ, and somebody can fight', () => {
  const { refused } = put(GANG, { ...battle, sheets: { A: battle.sheets.A } } as Battle);
  const fighters = (name: string, away = '') => ({ name: 'Bells', fighters: [{ id: 'b1', name, away }] });
  expect(refused('gang:B', fighters('Name a1'))).toEqual(['HIT-CREW-03']);
  expect(refused('gang:B', fighters('Bert', 'in recovery'))).toEqual(['HIT-EXT-ELIGIBLE']);
  expect(refused('gang:B', fighters('Bert'))).toBeNull();
});

test('gang: what is read is shown before it is saved', () => {
  const read = (text: string) => GANG.reads(freshBattle(2), 'gang:A', { text }).map((one) => one.text);
  expect(read('Irons\nRazor W2 Int 6+ leader')).toEqual(['Irons', 'Razor W2, Int 6+, Leader']);
  expect(read('Irons\nsomebody')).toEqual([]);
  // Whoever was out in the last battle comes back by a word taken out.
  const away = read('Irons\nRazor, W2, Int 6+\nOda, W1, Int 7+, away Out of Action last battle');
  expect(away.at(-1)).toBe('If a fighter can fight again, remove “away …” from its line.');
});

test('gang: the box says that each line needs Wounds, and its line can be read', () => {
  const { help = '' } = put(GANG, freshBattle(2)).asks[0] ?? {};
  expect(help).toContain('Each line needs Wounds');
  const [, line = ''] = help.split(/[“”]/);
  expect(GANG.reads(freshBattle(2), 'gang:A', { text: `Irons\n${line}` })[1]?.text).toBe('Razor W2, Int 6+, Leader');
});

test('gang: one that is known from before is looked over once more', () => {
  const { asks } = put(GANG, { ...freshBattle(2), known: { A: 'Irons\nRazor, W2, Int 6+, leader' } });
  expect(asks).toMatchObject([
    { of: 'A', rules: ['HIT-CREW-03', 'HIT-EXT-ELIGIBLE', 'HIT-EVENT-09'] },
    { of: 'B', rules: ['HIT-CREW-03', 'HIT-EXT-ELIGIBLE'] },
  ]);
});

test('underdog: the crew that is worth least is suggested', () => {
  const poorer = withGangs(2, { b2: { value: 50 } });
  const { asks, answered } = put(UNDERDOG, poorer);
  expect(asks).toMatchObject([{ suggested: 'B' }]);
  expect([answered('underdog', 'B').underdog, answered('underdog', 'none').underdog]).toEqual(['B', null]);
});

test('underdog: a gang without values is not worth nothing, so nobody is proposed', () => {
  const [asked] = put(UNDERDOG, withGangs(2, { a1: { value: 0 }, a2: { value: 0 } })).asks;
  expect(asked?.suggested).toBeUndefined();
  expect(asked?.help).toContain(
    'In credits: Gang B 200. Values are missing in: Gang A. Compare the crews at the table.',
  );
});

test('underdog: nobody is asked where every fighter has a value, and it can be put right until cards are set aside', () => {
  const worth = withGangs(2, { a1: { value: 90 }, a2: { value: 90 }, b1: { value: 90 }, b2: { value: 50 } });
  const known = withUnderdog(worth);
  expect([known.underdog, withUnderdog(withGangs(2, { a1: { value: 0 } })).underdog]).toEqual(['B', undefined]);
  expect(put(UNDERDOG, known).asks).toMatchObject([{ label: 'Another gang is the Underdog', optional: true }]);
  expect(put(UNDERDOG, put(SET_ASIDE, known).answered('set-aside:A', { deck: 0, cards: 0 })).ids).toEqual([]);
});

test('set-aside: of a deck of 9 at most 4 (HIT-WE 14)', () => {
  const { ids, refused, answered } = put(SET_ASIDE, { ...battle, underdog: 'A' });
  expect(ids).toEqual(['set-aside:A', 'set-aside:B']);
  expect(refused('set-aside:A', { deck: 9, cards: 5 })).toEqual(['HIT-TACTICS-01']);
  expect(refused('set-aside:A', { deck: 9, cards: 4 })).toBeNull();
  const words = (deck: number, cards: number) => SET_ASIDE.words({ ...battle, underdog: 'A' }, { deck, cards });
  expect([words(0, 0), words(9, 0), words(9, 4)]).toEqual(['no cards', '9 in the deck', '9 in the deck, 4 set aside']);
  expect(answered('set-aside:A', { deck: 9, cards: 4 }).hands.A).toMatchObject({ deck: 5, hand: 0 });
});

test('take-card: the Underdog picks 1 of 5, and nobody else does (HIT-WE 14)', () => {
  const { ids, refused, answered } = put(TAKE_CARD, hands({}));
  expect(ids).toEqual(['take-card:A']);
  expect(answered('take-card:A', true).hands.A).toMatchObject({ deck: 4, hand: 1, chosen: true });
  expect(answered('take-card:A', false).hands.A).toMatchObject({ deck: 5, hand: 0, chosen: true });
  expect(refused('take-card:B', true)).toContain('HIT-TACTICS-02');
});

test('draw-cards: up to 3 of what is left, once, and none in the battle', () => {
  const { ids, refused, answered } = put(DRAW_CARDS, hands({ deck: 4, hand: 1, chosen: true }));
  expect(ids).toEqual(['draw-cards:A']);
  expect([refused('draw-cards:A', 3), refused('draw-cards:A', 4)]).toEqual([null, ['HIT-TACTICS-03']]);
  const drawn = answered('draw-cards:A', 3);
  expect(drawn.hands.A).toMatchObject({ deck: 1, hand: 4, drawn: true });
  expect(put(DRAW_CARDS, drawn).ids).toEqual([]);
  expect(put(DRAW_CARDS, drawn).refused('draw-cards:A', 1)).toEqual(['HIT-TACTICS-05']);
  expect(put(DRAW_CARDS, { ...drawn, round: 1 }).notNow('draw-cards:A')).toEqual(['HIT-TACTICS-05']);
});

test('card-names: sealed until the battle is over', () => {
  const drawn = hands({ drawn: true });
  const { asks, opens } = put(CARD_NAMES, drawn);
  expect(asks).toMatchObject([{ id: 'card-names:A', secret: true, optional: true }]);
  // Whoever plays without cards has none to note.
  expect(put(CARD_NAMES, hands({ drawn: true, deck: 0 })).ids).toEqual([]);
  expect(opens('card-names:A', 'end-round:1')).toBe(false);
  expect(put(CARD_NAMES, { ...drawn, revealed: {} }).opens('card-names:A', 'reveal')).toBe(true);
});

test('crew: everybody who may fight does, and nobody else', () => {
  const { refused, asks, answered } = put(CREW, withGangs(2, { a2: { away: 'in recovery' } }));
  expect(asks[0]).toMatchObject({ id: 'crew:A', suggested: ['a1'] });
  expect(refused('crew:A', ['a1'])).toBeNull();
  expect(refused('crew:A', ['a1', 'a2'])).toEqual(['HIT-CREW-01']);
  // Who may fight their player says: whoever is left out cannot.
  expect(put(CREW, battle).refused('crew:A', ['a1'])).toBeNull();
  expect(answered('crew:A', ['a1']).fighters).toMatchObject([{ id: 'a1', gang: 'A', status: 'active' }]);
});
