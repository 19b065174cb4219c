/** Inescapable Trap: two that are no Peons, and the Marker that goes. */
import { expect, test } from 'vitest';
import { marker, model } from '../../../../../tests/core/systems/malifaux/board.ts';
import { schemePaid } from '../../../../../tests/core/systems/gaining-grounds-2018/paid.ts';
import { inescapableTrap } from './inescapable-trap.ts';

const paid = schemePaid(inescapableTrap);

const told = (rank: 'minion' | 'peon') => ({
  models: [model('b1', [10, 10]), model('b2', [12, 10], { rank })],
  markers: [marker('m1', [11, 10]), marker('m2', [30, 10])],
});

test('Inescapable Trap: two enemies near a Marker pay, and that Marker goes', () => {
  expect(paid('end-of-turn', { ...told('minion'), remove: ['m1'] })).toMatchObject({
    vp: 1,
    removes: 1,
    removable: ['m1'],
    refused: [],
  });
});

test('Inescapable Trap: a Marker without an enemy near it does not go', () => {
  expect(paid('end-of-turn', { ...told('minion'), remove: ['m2'] }).refused).toEqual(['GG18-SCHEME-06-02']);
});

test('Inescapable Trap: a Peon is not trapped', () => {
  expect(paid('end-of-turn', told('peon')).vp).toBe(0);
});
