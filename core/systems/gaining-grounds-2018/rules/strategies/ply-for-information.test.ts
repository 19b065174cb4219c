/** Ply for Information: who has gathered more, and what goes afterwards. */
import { expect, test } from 'vitest';
import { board, model } from '../../../../../tests/core/systems/malifaux/board.ts';
import { strategyPaid } from '../../../../../tests/core/systems/gaining-grounds-2018/paid.ts';
import { aftermath } from './aftermath.ts';
import { plyForInformation } from './ply-for-information.ts';

const paid = strategyPaid(plyForInformation);

const INTEL = ['gathered-intel'];
const models = [
  model('a1', [9, 9], { conditions: INTEL }),
  model('a2', [9, 9], { conditions: INTEL }),
  model('a3', [9, 9], { conditions: INTEL, inPlay: false }),
  model('b1', [20, 20], { conditions: INTEL }),
  model('b2', [20, 20], { conditions: INTEL }),
];

test('Ply for Information: two in play against two is nobody’s, one against none is 1 VP (W-13)', () => {
  expect(paid({ models })).toMatchObject({ vp: { A: 0, B: 0 }, counts: { A: 2, B: 2 } });
  expect(paid({ turn: 4, models: [model('a3', [9, 9], { conditions: INTEL })] }).vp).toEqual({ A: 1, B: 0 });
});

test('Ply for Information: whoever is in play loses it afterwards, from Turn 2; a buried model keeps it (W-13)', () => {
  const cleared = (turn: number) => aftermath(plyForInformation, turn, board({ models }), { A: 2, B: 2 }).clears;
  expect([cleared(3), cleared(1)]).toEqual([['a1', 'a2', 'b1', 'b2'], []]);
});
