/** Recover Evidence: Markers put down once it is known, and lifted. */
import { expect, test } from 'vitest';
import { marker, model } from '../../../../../tests/core/systems/malifaux/board.ts';
import { schemePaid } from '../../../../../tests/core/systems/gaining-grounds-2018/paid.ts';
import type { Told } from '../../../../../tests/core/systems/malifaux/pay.ts';
import { recoverEvidence } from './recover-evidence.ts';

const paid = schemePaid(recoverEvidence);

const told = (enemies: number): Told => ({
  models: [
    model('a1', [10, 10], { rank: 'peon' }),
    ...Array.from({ length: enemies }, (_, index) => model(`b${index}`, [20, index])),
  ],
  markers: [marker('e1', [11.18, 10], { kind: 'evidence', side: 'B' })],
  happened: { interact: { by: 'a1', target: 'e1', activation: 'a1' } },
});

test('Recover Evidence: four enemies in play get four Markers, six get five (W-34)', () => {
  expect(paid('start-of-turn', { ...told(4), turn: 2 }).places).toBe(4);
  expect(paid('start-of-turn', { ...told(6), turn: 1 }).places).toBe(5);
});

test('Recover Evidence is revealed once', () => {
  expect(paid('start-of-turn', { ...told(6), revealed: true }).places).toBe(0);
});

test('Recover Evidence: a fourth Marker lifted goes, and pays nothing more than 3 (W-34)', () => {
  expect(paid('interact', { ...told(4), revealed: true }).vp).toBe(1);
  expect(paid('interact', { ...told(4), scored: 3 })).toMatchObject({ vp: 0, removes: 1 });
});

test('Recover Evidence: the Marker must be touched', () => {
  const markers = [marker('e1', [11.21, 10], { kind: 'evidence', side: 'B' })];
  expect(paid('interact', { ...told(4), revealed: true, markers }).vp).toBe(0);
});
