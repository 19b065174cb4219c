/** Public Executions: who has shed more blood. */
import { expect, test } from 'vitest';
import { board, model } from '../../../../../tests/core/systems/malifaux/board.ts';
import { strategyPaid } from '../../../../../tests/core/systems/gaining-grounds-2018/paid.ts';
import { aftermath } from './aftermath.ts';
import { publicExecutions } from './public-executions.ts';

const paid = strategyPaid(publicExecutions);

const BLOOD = ['shed-blood'];

test('Public Executions: one each is nobody’s, and both lose it (W-16)', () => {
  const models = [model('a1', [9, 9], { conditions: BLOOD }), model('b1', [20, 20], { conditions: BLOOD })];
  expect(paid({ models })).toMatchObject({ vp: { A: 0, B: 0 }, counts: { A: 1, B: 1 } });
  expect(aftermath(publicExecutions, 2, board({ models }), { A: 1, B: 1 }).clears).toEqual(['a1', 'b1']);
});

test('Public Executions: more than the enemy is 1 VP', () => {
  expect(paid({ models: [model('a1', [9, 9], { conditions: BLOOD })] }).vp).toEqual({ A: 1, B: 0 });
});
