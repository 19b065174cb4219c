/** Symbols of Authority: for one taken, and for one left. */
import { expect, test } from 'vitest';
import { marker } from '../../../../../tests/core/systems/malifaux/board.ts';
import { strategyPaid } from '../../../../../tests/core/systems/gaining-grounds-2018/paid.ts';
import { symbolsOfAuthority } from './symbols-of-authority.ts';

const paid = strategyPaid(symbolsOfAuthority);

test('Symbols of Authority: one taken in Turn 2, two in Turn 3 and one left are 3 VP (W-15)', () => {
  const taken = (turn: number, count: number, scored: number) =>
    paid({ turn, happened: { removed: { A: count } }, before: { A: scored } }).vp.A;
  const markers = [marker('s1', [8, 14], { kind: 'strategy', side: null, base: 50 })];
  const left = paid({ markers, moment: 'end-of-game', before: { A: 2 } }).vp.A;
  expect([taken(2, 1, 0), taken(3, 2, 1), left]).toEqual([1, 1, 1]);
});
