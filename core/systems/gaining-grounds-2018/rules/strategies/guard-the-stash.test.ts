/** Guard the Stash: a guard at both Markers. */
import { expect, test } from 'vitest';
import { marker, model } from '../../../../../tests/core/systems/malifaux/board.ts';
import { strategyPaid } from '../../../../../tests/core/systems/gaining-grounds-2018/paid.ts';
import { guardTheStash } from './guard-the-stash.ts';

const paid = strategyPaid(guardTheStash);

const stash = [13, 23].map((x) => marker(`s${x}`, [x, 18], { kind: 'stash', side: null, base: 50 }));
const vp = (...models: readonly ReturnType<typeof model>[]) => paid({ markers: stash, models }).vp.A;

test('Guard the Stash: 1.93 inches from both, not 2.03, and no Peon (W-21)', () => {
  const first = model('a1', [13, 21.5]);
  expect(vp(first, model('a2', [23, 21.5]))).toBe(1);
  expect(vp(first, model('a2', [23, 21.6]))).toBe(0);
  expect(vp(first, model('a2', [23, 21.5], { rank: 'peon' }))).toBe(0);
});

test('Guard the Stash: two at one Marker are not enough', () => {
  expect(vp(model('a1', [13, 21.5]), model('a2', [13.2, 21.5]))).toBe(0);
});
