/** Each question of an All Out Brawl, played at a table. */
import { expect, test } from 'vitest';
import type { SideId } from '../../../../encounter/types.ts';
import type { Json } from '../../../../journal/json.ts';
import { type Seat, seatAt } from '../../../../../tests/core/systems/malifaux/seat.ts';
import { seasonZeroGame } from '../game.ts';

const SIDES: readonly SideId[] = ['A', 'B', 'C', 'D'];

type Told = readonly [side: SideId, ask: string, value: Json];

function told(seat: Seat, ...answers: readonly Told[]): Seat {
  for (const [side, ask, value] of answers) {
    const refusal = seat.tell(side, ask, value);
    if (refusal) throw new Error(`${ask}: ${refusal.message}`);
  }
  return seat;
}

const fresh = () => seatAt(seasonZeroGame, { options: { mode: 'all-out-brawl' } }, SIDES);
const ready = () =>
  told(fresh(), ...SIDES.map((side): Told => [side, `crew:${side}`, 'Warden (Enforcer) (8)']), [
    'A',
    'deploying',
    ['D', 'C', 'B', 'A'],
  ]);
const flips = (turn: number, ...cards: readonly string[]): readonly Told[] =>
  SIDES.map((side, place) => [side, `turn:${turn}/flip:${side}`, cards[place] ?? '']);
/** In Turn 1, A before B before C before D. */
const acting = () => told(ready(), ...flips(1, '13', '12', '11', '10'));
const points = (seat: Seat) => seat.table().points.map(({ side, points: vp }) => [side, vp]);

test('crew: one model each, sealed until all are in, and not changed', () => {
  const seat = told(fresh(), ['A', 'crew:A', 'Warden (Enforcer) (8)']);
  expect(seat.seen({ role: 'public' })).not.toContain('Warden');
  expect(seat.tell('A', 'crew:A', 'Ox (Minion) (5)')?.refused).toEqual(['GG0-MODE-AOB-02']);
  // What is wrong with one is said before it is sealed.
  expect(seat.tell('B', 'crew:B', 'Lady Justice (Master) (15)')?.refused).toEqual(['GG0-MODE-AOB-02']);
  expect(seat.read('B', 'crew:B', 'Warden (Enforcer) (8)')).toEqual([
    expect.stringMatching(/^I read 1 model, 8 stones/),
  ]);
  expect(seat.read('B', 'crew:B', 'Lady Justice (Master) (15)').at(-1)).toMatch(/GG0-MODE-AOB-02$/);
  told(seat, ['B', 'crew:B', ''], ['C', 'crew:C', ''], ['D', 'crew:D', '']);
  expect(seat.seen({ role: 'public' })).toContain('Warden');
});

test('deploying: an order of all, drawn', () => {
  const seat = told(fresh(), ...SIDES.map((side): Told => [side, `crew:${side}`, '']));
  expect(seat.tell('A', 'deploying', ['A', 'B'])?.code).toBe('bad-answer');
  expect(told(seat, ['A', 'deploying', ['D', 'C', 'A', 'B']]).asks('A')).toContain('turn:1/flip:A');
});

test('flip: who flipped the same flips again', () => {
  const seat = told(ready(), ...flips(1, '13', '9', '9', '1'));
  expect(seat.asks('B')).toContain('turn:1/flip:B:2');
  told(
    seat,
    ['B', 'turn:1/flip:B:2', '2'],
    ['C', 'turn:1/flip:C:2', '3'],
    ['A', 'turn:1/activation:A', { damaged: 0 }],
  );
  expect([seat.asks('C').includes('turn:1/activation:C'), seat.asks('B').includes('turn:1/activation:B')]).toEqual([
    true,
    false,
  ]);
});

test('activation: two damaged and one of them killed are 4 VP (WE-20)', () => {
  const seat = acting();
  expect(seat.tell('B', 'turn:1/activation:B', { damaged: 0 })?.refused).toContain('GG0-MODE-AOB-06');
  told(seat, ['A', 'turn:1/activation:A', { damaged: 2, killed: ['C'] }]);
  expect(
    points(seat)
      .filter(([side]) => side === 'A')
      .reduce((sum, [, vp]) => sum + Number(vp), 0),
  ).toBe(4);
});

test('activation: who was damaged is named where somebody told it, and nobody twice', () => {
  const seat = acting();
  const refused = seat.tell('A', 'turn:1/activation:A', { damaged: 1, whom: ['B', 'C'] });
  expect(refused).toMatchObject({ message: 'You name 2 damaged models, and count 1.', refused: ['GG0-MODE-AOB-10'] });
  told(seat, ['A', 'turn:1/activation:A', { damaged: 2, whom: ['B', 'C'], killed: ['C'] }]);
  expect(seat.table().points.map(({ what }) => what)).toEqual(['Models damaged in the Activation: {B}, {C}', 'A kill']);
  expect(seat.table().answers[seat.table().answers.length - 1]?.words).toContain('Damaged: {B}, {C} · Killed: {C}');
});

test('kill: outside an Activation, 2 VP for who did it', () => {
  const seat = told(acting(), ['B', 'turn:1/kill', { victim: 'C', by: 'B' }]);
  expect(points(seat)).toEqual([['B', 2]]);
  expect(seat.tell('B', 'turn:1/kill', { victim: 'C', by: 'A' })?.code).toBe('bad-answer');
});

/** C fell in Turn 1, and is due in Turn 2. */
const fallen = () =>
  told(
    acting(),
    ['A', 'turn:1/activation:A', { damaged: 1, killed: ['C'] }],
    ['B', 'turn:1/activation:B', { damaged: 0 }],
  );

test('return: who fell may come back', () => {
  const seat = fallen();
  expect(seat.asks('C')).toContain('turn:1/return:C');
  expect(told(seat, ['C', 'turn:1/return:C', false]).asks('D')).toContain('turn:1/activation:D');
});

test('edge: drawn for who comes back', () => {
  const seat = told(fallen(), ['C', 'turn:1/return:C', true]);
  expect(seat.asks('A')).toContain('turn:1/edge:C');
  expect(told(seat, ['A', 'turn:1/edge:C', 'north']).asks('C')).toContain('turn:1/activation:C');
});

test('middle: 1 VP for each within 6 inches at the end of a Turn', () => {
  const seat = told(acting(), ...SIDES.map((side): Told => [side, `turn:1/activation:${side}`, { damaged: 0 }]));
  told(seat, ['A', 'turn:1/middle', ['A', 'C']]);
  expect(points(seat)).toEqual([
    ['A', 1],
    ['C', 1],
  ]);
  expect(seat.progress().turn).toBe(2);
});

test('near: what one marks all see, and whoever ends the Turn enters it', () => {
  const seat = told(acting(), ...SIDES.map((side): Told => [side, `turn:1/activation:${side}`, { damaged: 0 }]));
  const seen = (side: SideId) => seat.mine(side).asks.find(({ id }) => id === 'turn:1/middle')?.suggested;
  told(
    seat,
    ['C', 'turn:1/near', { model: 'C', marked: true }],
    ['A', 'turn:1/near', { model: 'A', marked: true }],
    ['B', 'turn:1/near', { model: 'B', marked: true }],
    ['B', 'turn:1/near', { model: 'B', marked: false }],
  );
  expect([seen('A'), seen('D')]).toEqual([
    ['C', 'A'],
    ['C', 'A'],
  ]);
  expect(points(seat)).toEqual([]);
  told(seat, ['D', 'turn:1/middle', seen('D') ?? []]);
  expect(points(seat)).toEqual([
    ['C', 1],
    ['A', 1],
  ]);
  expect(seat.asks('A')).not.toContain('turn:2/near');
});
