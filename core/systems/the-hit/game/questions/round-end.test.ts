/** The end of a round, and of the battle. */
import { expect, test } from 'vitest';
import { put } from '../../../../../tests/core/encounter/put.ts';
import { fighter, inRound } from '../../../../../tests/core/systems/the-hit/battles.ts';
import type { Battle } from '../battle.ts';
import { BOTTLE, BOTTLE_DIE, CHECK, END_ROLL, END_ROUND, FLEE, REVEAL } from './round-end.ts';

const out = { status: 'out' } as const;
const atEnd = (round: number, of: Parameters<typeof inRound>[1] = {}): Battle => ({
  ...inRound(round, of),
  stage: 'end',
});

test('end-round: the end phase is a step of its own where a gang tests or flees in it', () => {
  const battle: Battle = { ...inRound(4, { a1: out }), freeDetects: ['B'] };
  expect([put(END_ROUND, battle).ids, put(CHECK, battle).ids]).toEqual([['end-round:4'], []]);
  expect(put(END_ROUND, battle).asks[0]).toMatchObject({ label: 'End phase of round 4', early: true });
  expect(put(END_ROUND, battle).answered('end-round:4', true)).toMatchObject({ stage: 'end', freeDetects: [] });
  const bottled: Battle = { ...inRound(5), bottled: ['A'] };
  expect([put(END_ROUND, bottled).ids, put(CHECK, bottled).ids]).toEqual([['end-round:5'], []]);
});

test('check: where nobody tests, ending a round is one answer, and the next begins', () => {
  const battle: Battle = { ...inRound(2, { a1: out }), freeDetects: ['B'] };
  expect([put(END_ROUND, battle).ids, put(CHECK, battle).ids]).toEqual([[], ['check:2']]);
  const next = put(CHECK, battle).answered('check:2', true);
  expect(next).toMatchObject({ round: 3, stage: 'priority', freeDetects: [] });
  expect(put(CHECK, inRound(4)).answered('check:4', true)).toMatchObject({ round: 4, stage: 'roll' });
  const last: Battle = { ...inRound(2), met: ['final-stand'] };
  expect(put(CHECK, last).asks[0]).toMatchObject({ ends: 'the battle' });
  const over = put(CHECK, last).answered('check:2', true);
  expect([over.over, put(CHECK, { ...over, stage: 'play' }).ids]).toEqual([['final-stand'], []]);
});

test('check: it waits in its fold while a fighter in play has yet to act, and says what it ends', () => {
  const battle = inRound(2, { b2: out });
  const ids = battle.fighters.map(({ id }) => id).filter((id) => id !== 'b2');
  const [early] = put(CHECK, { ...battle, acted: ids.slice(1) }).asks;
  expect(early).toMatchObject({ label: 'End round 2 now', early: true, ends: 'round 2' });
  expect(early?.help).toMatch(
    /^Not marked as having acted: [^,.]+\. No bottle tests .+ Recovery and rallying are done/,
  );
  const [due] = put(CHECK, { ...battle, acted: ids }).asks;
  expect(due).toMatchObject({ label: 'Round 2: everybody has acted', ends: 'round 2' });
  expect([due?.help?.startsWith('No bottle tests'), due?.early]).toEqual([true, undefined]);
});

test('end-round, check: what the rules have due at once is named, and the round may still be ended', () => {
  const due = { exposed: ['b1'], freeDetects: ['A'] } as const;
  const battle: Battle = { ...inRound(2), ...due };
  const says = 'Name b1 is exposed and still to be placed. Gang A still has a free Detect.';
  const [asked] = put(CHECK, battle).asks;
  expect(asked?.help?.startsWith(`${says} Not marked as having acted: `)).toBe(true);
  expect(asked?.rules).toEqual(expect.arrayContaining(['HIT-HIDDEN-08', 'HIT-DETECT-12']));
  expect(put(CHECK, battle).answered('check:2', true)).toMatchObject({ round: 3, exposed: ['b1'], freeDetects: [] });
  const tested: Battle = { ...inRound(4, { a1: out }), ...due };
  expect(put(END_ROUND, tested).asks[0]?.help?.startsWith(says)).toBe(true);
  expect(put(CHECK, { ...atEnd(4), exposed: ['b1'] }).asks[0]?.help).toMatch(
    /^Name b1 is exposed and still to be placed\./,
  );
  expect(put(CHECK, inRound(2)).asks[0]?.help).toMatch(/^Not marked/);
});

test('end-round, check: what follows is said to everybody', () => {
  const words = (battle: Battle) => CHECK.words(battle, true);
  expect(words(inRound(2))).toBe('round 3 begins');
  expect(words(inRound(4))).toBe('now the roll for the last round');
  expect(words({ ...inRound(2), met: ['final-stand'] })).toBe('the battle is over');
  expect([END_ROUND.words(inRound(4), true), CHECK.forAll, END_ROUND.forAll]).toEqual([
    'the end phase begins',
    true,
    true,
  ]);
});

test('end-round, check: not asked first of a gang of which nobody is left', () => {
  const acted = ['a1', 'a2', 'b1', 'b2'];
  const firstOf = (of: Parameters<typeof inRound>[1]) =>
    [put(CHECK, { ...inRound(2, of), acted }), put(CHECK, atEnd(2, of))].map(({ asks }) => asks[0]?.firstOf);
  expect(firstOf({ a1: out, a2: out })).toEqual(['B', 'B']);
  expect(firstOf({ a1: out })).toEqual([undefined, undefined]);
  expect(put(END_ROUND, { ...inRound(4, { a1: out, a2: out }), acted }).asks[0]?.firstOf).toBe('B');
  // Before all have acted nobody is waited for.
  expect(put(CHECK, inRound(2, { a1: out, a2: out })).asks[0]?.firstOf).toBeUndefined();
});

test('bottle-die: none before round 4; two of two down always, one of two from a 2 on (HIT-WE 13)', () => {
  expect(put(BOTTLE_DIE, atEnd(3, { a1: out })).ids).toEqual([]);
  expect(put(BOTTLE_DIE, atEnd(3, { a1: out })).refused('bottle-die:A:3', 6)).toEqual(['HIT-BOTTLE-01']);
  const one = put(BOTTLE_DIE, atEnd(4, { a1: out }));
  expect(one.ids).toEqual(['bottle-die:A:4']);
  expect([1, 2].map((die) => one.answered('bottle-die:A:4', die).bottled)).toEqual([[], ['A']]);
  expect(put(BOTTLE_DIE, atEnd(4, { a1: out, a2: out })).answered('bottle-die:A:4', 1).bottled).toEqual(['A']);
});

test('bottle-die: it says whose, the sum against what, and whether the gang bottles out', () => {
  const { means } = put(BOTTLE_DIE, atEnd(4, { a1: out }));
  expect([1, 2].map((die) => means('bottle-die:A:4', die))).toEqual([
    'Gang A stays: 1 + 1 is not over 2',
    'Gang A bottles out: 2 + 1 is over 2',
  ]);
});

test('bottle: as it came out at the table, and then not asked again', () => {
  const { asks, answered, notNow } = put(BOTTLE, atEnd(4, { b1: { status: 'injured' } }));
  expect(asks).toMatchObject([{ id: 'bottle:B:4', of: 'B', optional: true }]);
  expect([answered('bottle:B:4', 'fails').bottled, answered('bottle:B:4', 'passes').bottled]).toEqual([['B'], []]);
  expect(put(BOTTLE, answered('bottle:B:4', 'passes')).ids).toEqual([]);
  expect(notNow('bottle:B:4')).toBeNull();
  expect(put(BOTTLE, atEnd(3)).notNow('bottle:B:3')).toEqual(['HIT-BOTTLE-01']);
});

test('flee: of a bottled gang, Out of Action but not by an injury', () => {
  const bottled: Battle = { ...atEnd(4, { a1: out }), bottled: ['A'] };
  expect(put(FLEE, bottled).asks).toMatchObject([{ id: 'flee:A:4', kind: { choices: [{ id: 'a2' }] } }]);
  const fled = put(FLEE, bottled).answered('flee:A:4', ['a2']);
  expect(fighter(fled, 'a2')).toMatchObject({ status: 'out', hurt: { out: 'fled' } });
  expect(put(FLEE, fled).ids).toEqual([]);
});

test('flee: nobody is asked of a gang that has nobody left, and the round ends without it', () => {
  const none: Battle = { ...atEnd(5, { a1: out, a2: out }), bottled: ['A'] };
  expect([put(FLEE, none).ids, put(CHECK, none).ids]).toEqual([[], ['check:5']]);
  const one: Battle = { ...atEnd(5, { a1: out }), bottled: ['A'] };
  expect([put(FLEE, one).ids, put(CHECK, one).ids]).toEqual([['flee:A:5'], []]);
});

test('check: rounds 1 to 3 go on, after 4 it is rolled, and the round that was announced is the last', () => {
  expect(put(CHECK, atEnd(3)).answered('check:3', true)).toMatchObject({ round: 4, stage: 'priority', over: null });
  expect(put(CHECK, atEnd(4)).answered('check:4', true)).toMatchObject({ round: 4, stage: 'roll' });
  expect(put(CHECK, { ...atEnd(5), announced: 5 }).answered('check:5', true).over).toEqual(['out-of-time']);
  expect(put(CHECK, atEnd(4, { a1: out })).ids).toEqual([]);
  const early = 'No bottle tests before the end of round 4.';
  expect([3, 4].map((round) => put(CHECK, atEnd(round)).asks[0]?.help?.startsWith(early))).toEqual([true, false]);
});

test('end-roll: after round 4 a 5 announces round 5, a 4 does not; by the holder of priority (HIT-WE 2)', () => {
  const battle: Battle = { ...inRound(4), stage: 'roll', priority: { throws: [], order: ['B', 'A'] } };
  const { asks, answered } = put(END_ROLL, battle);
  expect(asks).toMatchObject([{ id: 'end-roll:4', of: 'B', rules: expect.arrayContaining(['HIT-END-07']) }]);
  expect([5, 4].map((die) => answered('end-roll:4', die).announced)).toEqual([5, null]);
  expect(answered('end-roll:4', 4).round).toBe(5);
});

test('reveal: once the battle is over, and not before', () => {
  expect(put(REVEAL, inRound(4)).notNow('reveal')).toEqual(['HIT-TARGET-05']);
  const over: Battle = { ...inRound(4), over: ['final-stand'], open: { A: ['b1'] } };
  expect(put(REVEAL, over).asks).toMatchObject([
    { id: 'reveal', rules: ['HIT-TARGET-06', 'HIT-TARGET-07', 'HIT-VP-09'] },
  ]);
  expect(put(REVEAL, over).answered('reveal', true).revealed).toEqual({ A: ['b1'] });
});
