/** The ledger of an evening follows from its results, battle by battle and fighter by fighter, and from what corrects them. */
import { expect, test } from 'vitest';
import { sharedParts } from '../../../event/view.ts';
import { type Floor, nextRound, openFloor } from '../../../../tests/core/event/floor.ts';
import type { ScoreLine } from '../../../event/types.ts';
import { theHitEvening as pack } from '../pack.ts';

const IRONS = 'Irons\nRazor, W2, leader, XP 4\nFuse, champion';
const AFTER =
  'Irons\nRazor, W2, leader, XP 8, gained 4\nFuse, champion, XP 1, gained 1, away Out of Action last battle';

/** Two gangs and a first battle; the first comes with its sheet. */
function evening(): Floor {
  const floor = openFloor(pack);
  const checkIn = true;
  floor.run({
    type: 'add-entrants',
    entrants: [
      { name: 'Ana', checkIn, details: { gang: IRONS } },
      { name: 'Bo', checkIn },
    ],
  });
  floor.run({ type: 'publish-pack' });
  floor.run({ type: 'start-event' });
  nextRound(floor);
  return floor;
}

const ledgerOf = (floor: Floor) => sharedParts(pack, floor.state()).ledger?.e1;
const told = (notices: readonly { readonly text: string }[] = []) => notices.map(({ text }) => text);

/** A battle's result: the line of the Irons, and the other's Victory Points. */
function enter(floor: Floor, round: number, line: ScoreLine, other: number): void {
  const [game] = floor.state().rounds[round - 1]?.games ?? [];
  const scores = game?.seats.map((seat) => (seat === 'e1' ? line : { vp: other })) ?? [];
  floor.run({ type: 'enter-result', game: game?.id ?? '', result: { kind: 'played', scores }, reason: 'A slip' });
}

test('a battle says what it brought, to whom and why, who is out, and what is to be done next', () => {
  const floor = evening();
  expect(ledgerOf(floor)).toMatchObject({ name: 'Irons', games: [], members: [{ total: 4 }, { total: 0 }], next: [] });
  enter(floor, 1, { vp: 3, xp: 5, gang: AFTER }, 1);
  const row = ledgerOf(floor);
  expect(row?.games).toMatchObject([{ round: 1, gained: 3, total: 4 }]);
  expect(told(row?.games[0]?.why)).toEqual([
    '3 VP: won',
    '+1 for an opposing gang',
    '+1 won the battle',
    '+1 for 3 Victory Points',
  ]);
  expect(told(row?.games[0]?.news)).toEqual(['Fuse: Out of Action last battle']);
  expect(row?.members).toEqual([
    { name: 'Razor', gained: { 1: 4 }, total: 8, away: '' },
    { name: 'Fuse', gained: { 1: 1 }, total: 1, away: 'Out of Action last battle' },
  ]);
  expect(told(row?.next).slice(0, 2)).toEqual([
    'Fuse went Out of Action: roll for its injury',
    'Advancements, by XP: Razor 8, Fuse 1',
  ]);
});

test('what players enter between two battles is told, and so is Reputation that can fall no further', () => {
  const floor = evening();
  enter(floor, 1, { vp: 0, gang: AFTER }, 4);
  expect(ledgerOf(floor)?.games).toMatchObject([{ gained: 0, total: 1 }]);
  floor.run({ type: 'close-round' });
  nextRound(floor);
  enter(floor, 2, { vp: 0, gang: 'Irons\nRazor, XP 4, gained 2, away captured\nNew One, XP 1, gained 1' }, 0);
  const [, second] = ledgerOf(floor)?.games ?? [];
  expect(second?.why.map(({ rules }) => rules)).toEqual([['HIT-EVENT-07'], ['HIT-REWARD-07'], ['HIT-REWARD-10']]);
  expect(told(second?.news)).toEqual([
    'Fuse is no longer in the gang',
    'Razor came with 2 XP, and had 8 before',
    'New One joined the gang before this battle',
    'Razor: captured',
  ]);
  expect(ledgerOf(floor)?.members[0]).toMatchObject({ gained: { 1: 4, 2: 2 }, total: 4 });
  floor.run({ type: 'close-round' });
  nextRound(floor);
  enter(floor, 3, { vp: 2, xp: 3 }, 2);
  const typed = ledgerOf(floor);
  expect(told(typed?.games[2]?.news)).toEqual(['3 XP for its fighters together: nobody said for whom']);
  expect(told(typed?.games[2]?.why)[0]).toBe('2 VP: drawn');
  expect(told(typed?.next)[0]).toBe('Razor is captured: settle what becomes of it');
});

test('a result that is taken back or corrected is so in the ledger, and a sheet that cannot be read is refused', () => {
  const floor = evening();
  const before = ledgerOf(floor);
  enter(floor, 1, { vp: 3, xp: 5, gang: AFTER }, 1);
  floor.run({ type: 'undo', target: floor.lastCommand() });
  expect(ledgerOf(floor)).toEqual(before);
  enter(floor, 1, { vp: 3, gang: AFTER }, 1);
  enter(floor, 1, { vp: 1, gang: AFTER.replace('XP 8', 'XP 7') }, 2);
  expect(ledgerOf(floor)).toMatchObject({ games: [{ gained: 0, total: 1 }], members: [{ total: 7 }, {}] });
  expect(() => enter(floor, 1, { vp: 1, gang: 'Irons\nRazor, W99' }, 2)).toThrow('wounds is a whole number');
});
