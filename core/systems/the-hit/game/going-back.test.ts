import { expect, test } from 'vitest';
import {
  begun,
  commanded,
  player,
  tell,
  RULES,
  type BattleRecord,
} from '../../../../tests/core/systems/the-hit/record.ts';
import { type Refusal, isRefusal } from '../../../rules/refusal.ts';
import type { SideId } from '../../../encounter/types.ts';

const IRONS = { text: 'Irons\nSlag, W2, Int 6+, leader' };
const BELLS = { text: 'Bells\nTess, W2, Int 6+, leader' };

const held = (record: BattleRecord | Refusal): BattleRecord => {
  if (isRefusal(record)) throw new Error(record.message);
  return record;
};
const back = (record: BattleRecord, side: SideId, answer: number) =>
  held(commanded(record, player(side), { type: 'go-back', answer }));

test('one gang is mended, and the other that was entered since stays', () => {
  const both = held(tell(held(tell(begun(3), 'A', 'gang:A', IRONS)), 'B', 'gang:B', BELLS));
  const asked = back(back(both, 'A', 1), 'B', 1);
  expect(RULES.shared(asked.state).table.goingBack).toEqual({ answer: 1, agreed: ['A', 'B'], goes: [] });
  const gone = back(asked, 'C', 1);
  expect(gone.state.answers.map(({ ask }) => ask)).toEqual(['gang:B']);
  const forms = (side: SideId) => RULES.own(gone.state, player(side)).mine?.takenBack;
  expect([forms('A'), forms('B'), forms('C')]).toEqual([{ 'gang:A': IRONS }, {}, {}]);
  const mended = held(tell(gone, 'A', 'gang:A', IRONS));
  expect(RULES.own(mended.state, player('A')).mine?.takenBack).toEqual({});
  const third = held(tell(mended, 'C', 'gang:C', { text: 'Crows\nWires, W2, Int 6+, leader' }));
  const open = RULES.shared(third.state).table.asks.filter(({ id }) => id.startsWith('gang:'));
  expect(open).toEqual([]);
});
