/** Set Up: Markers around whom was noted, once a game. */
import { expect, test } from 'vitest';
import { marker, model } from '../../../../../tests/core/systems/malifaux/board.ts';
import { schemePaid } from '../../../../../tests/core/systems/gaining-grounds-2018/paid.ts';
import type { Told } from '../../../../../tests/core/systems/malifaux/pay.ts';
import { setUp } from './set-up.ts';

const paid = schemePaid(setUp);

const told = (markers: number): Told => ({
  turn: 1,
  models: [model('b1', [18, 20], { rank: 'enforcer' })],
  markers: Array.from({ length: markers }, (_, index) => marker(`m${index}`, [16 + index, 22])),
  notes: { target: 'b1' },
});

test('Set Up: five Markers near the noted Enforcer are 3 VP, and all five go (W-28)', () => {
  expect(paid('end-of-turn', told(5))).toMatchObject({ vp: 3, removes: 5 });
});

test('Set Up: one Marker is 1 VP', () => {
  expect(paid('end-of-turn', told(1)).vp).toBe(1);
});

test('Set Up is used once', () => {
  expect(paid('end-of-turn', { ...told(4), revealed: true }).vp).toBe(0);
});
