/** What happens in a round, told as it happens. */
import { expect, test } from 'vitest';
import { put } from '../../../../../tests/core/encounter/put.ts';
import { fighter, inRound } from '../../../../../tests/core/systems/the-hit/battles.ts';
import { nextRound } from '../battle.ts';
import { CHECK } from './round-end.ts';
import { ACTED, CARD, LEAVE, LOSES, NOT_OUT, OUT, REGAINS, STATUS } from './facts.ts';

const out = { status: 'out' } as const;

test('status: of whoever is in play', () => {
  const { answered, refused } = put(STATUS, inRound(1, { b1: out }));
  expect(fighter(answered('status', { fighter: 'a1', status: 'pinned', broken: true }), 'a1')).toMatchObject({
    status: 'pinned',
    broken: true,
  });
  expect(refused('status', { fighter: 'b1', status: 'active' })).toEqual(['HIT-EXT-STATUS']);
});

test('acted: marked in this round, a slip taken back, and nobody in the next', () => {
  const { answered } = put(ACTED, inRound(1, { b1: out }));
  const battle = answered('acted:1', { fighter: 'a1' });
  expect(battle.acted).toEqual(['a1']);
  expect(put(CHECK, battle).asks[0]?.help).toContain('Not marked as having acted: Name a2, Name b2.');
  expect(put(ACTED, battle).answered('acted:1', { fighter: 'a1', slip: true }).acted).toEqual([]);
  // The marks stay while a Detect waits for its dice.
  const seen = { sight: true, arc: true, engaged: false, distance: 6, cover: 'none', plus: 0, minus: 0 } as const;
  expect(put(ACTED, { ...battle, detecting: { by: 'a1', target: 'b2', seen } }).ids).toEqual(['acted:1']);
  expect(nextRound(battle).acted).toEqual([]);
  expect(put(ACTED, nextRound(battle)).ids).toEqual([]);
});

test('loses: two of three, and no more than it has (HIT-WE 8)', () => {
  const after = (wounds: number) =>
    fighter(put(LOSES, inRound(1)).answered('loses', { fighter: 'a1', wounds }), 'a1').hurt.lost;
  expect([after(1), after(2), after(3)]).toEqual([1, 2, 2]);
  expect(put(LOSES, inRound(1, { a1: out })).refused('loses', { fighter: 'a1', wounds: 1 })).toEqual(['HIT-VP-01']);
});

test('regains: what was lost, and no more (HIT-WE 8)', () => {
  const hurt = put(LOSES, inRound(1)).answered('loses', { fighter: 'a1', wounds: 1 });
  const after = (wounds: number) =>
    fighter(put(REGAINS, hurt).answered('regains', { fighter: 'a1', wounds }), 'a1').hurt.lost;
  expect([after(1), after(2)]).toEqual([0, 0]);
});

test('out: with how, and by whom', () => {
  const { answered, refused } = put(OUT, inRound(1, { b2: out }));
  const now = answered('out', { fighter: 'b1', how: 'captured', by: 'a2' });
  expect(fighter(now, 'b1')).toMatchObject({ status: 'out', hidden: false, hurt: { out: 'captured' } });
  expect(now.outs).toMatchObject([{ fighter: 'b1', by: 'a2' }]);
  expect(refused('out', { fighter: 'b2', how: 'injury' })).toEqual(['HIT-VP-01']);
});

test('out: by an injury, it scores the Wounds it lost, told before or with it (HIT-VP-01, HIT-AMB-16)', () => {
  const battle = inRound(1);
  const wounded = put(LOSES, battle).answered('loses', { fighter: 'a1', wounds: 2 });
  const hurt = (how: string, from = battle) =>
    fighter(put(OUT, from).answered('out', { fighter: 'a1', how, by: 'b1' }), 'a1');
  expect(hurt('last-wound')).toEqual(hurt('injury', wounded));
  expect(hurt('last-wound').hurt).toEqual({ lost: 2, out: 'injury' });
  expect(hurt('injury').hurt).toEqual({ lost: 0, out: 'injury' });
  const gone = put(OUT, battle).answered('out', { fighter: 'a1', how: 'last-wound' });
  expect(put(NOT_OUT, gone).answered('not-out', { fighter: 'a1' })).toEqual(battle);
});

test('not-out: a slip, after which the fighter is as it was', () => {
  const battle = inRound(1);
  const gone = put(OUT, battle).answered('out', { fighter: 'b1', how: 'injury', by: 'a2' });
  expect(put(NOT_OUT, gone).answered('not-out', { fighter: 'b1' })).toEqual(battle);
  expect(put(NOT_OUT, gone).refused('not-out', { fighter: 'b2' })).toEqual(['HIT-VP-01']);
  expect(put(NOT_OUT, battle).ids).toEqual([]);
});

test('leave: from round 5 on, over an edge of another gang', () => {
  const at = (round: number) => put(LEAVE, { ...inRound(round), edges: { A: 'south', B: 'north' } });
  const over = (edge: string) => ({ fighter: 'a1', over: edge });
  expect(at(5).asks[0]?.rules).toEqual(['HIT-RUN-01', 'HIT-RUN-02', 'HIT-RUN-03', 'HIT-RUN-05']);
  expect(at(4).refused('leave', over('north'))).toEqual(['HIT-RUN-01']);
  expect(at(5).refused('leave', over('north'))).toBeNull();
  expect(['south', 'east'].map((edge) => at(5).refused('leave', over(edge)))).toEqual([['HIT-RUN-02'], ['HIT-RUN-02']]);
  expect(fighter(at(5).answered('leave', over('north')), 'a1').hurt.out).toBe('ran-off');
});

test('card: is noted, and changes nothing', () => {
  const battle = inRound(1);
  expect(put(CARD, battle).asks).toMatchObject([{ id: 'card', rules: ['HIT-TACTICS-06'] }]);
  expect(put(CARD, battle).answered('card', 'Click!')).toBe(battle);
  expect(put(CARD, { ...battle, stage: 'roll' }).ids).toEqual([]);
});

test('out: only those who are up are offered, and who took them out may be out', () => {
  const [asked] = put(OUT, inRound(1, { a1: { status: 'out' } })).asks;
  const fields = asked?.kind.type === 'record' ? asked.kind.fields : [];
  const offered = fields.map(({ id, kind }) => [id, kind.type === 'choice' ? kind.choices.map((one) => one.id) : []]);
  expect(offered.filter(([id]) => id !== 'how')).toEqual([
    ['fighter', ['a2', 'b1', 'b2']],
    ['by', ['a1', 'a2', 'b1', 'b2']],
  ]);
});
