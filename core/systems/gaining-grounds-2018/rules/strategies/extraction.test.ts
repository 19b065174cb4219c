/** Extraction: who is near the Informant, and who may move it. */
import { expect, test } from 'vitest';
import { board, model } from '../../../../../tests/core/systems/malifaux/board.ts';
import { strategyPaid } from '../../../../../tests/core/systems/gaining-grounds-2018/paid.ts';
import { aftermath } from './aftermath.ts';
import { extraction } from './extraction.ts';

const paid = strategyPaid(extraction);

const near = (side: string, count: number) =>
  Array.from({ length: count }, (_, index) => model(`${side}${index}`, [18, 15 + index]));

test('Extraction: three and two are near, both score, and the one with more may move it (W-19)', () => {
  const models = [...near('a', 3), ...near('b', 2)];
  const score = paid({ models });
  expect(score).toMatchObject({ vp: { A: 1, B: 1 }, counts: { A: 3, B: 2 } });
  expect(aftermath(extraction, 3, board({ models }), score.counts).mayMove).toBe('A');
  expect(aftermath(extraction, 3, board({ models }), { A: 2, B: 2 }).mayMove).toBeNull();
});

test('Extraction: 5.91 inches away is near, 6.02 is not (W-19)', () => {
  const count = (y: number) => paid({ models: [model('a1', [18, y])] }).counts.A;
  expect([count(24.5), count(25.2)]).toEqual([1, 0]);
});
