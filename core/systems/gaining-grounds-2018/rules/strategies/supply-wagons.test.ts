/** Supply Wagons: whether a Wagon is across. */
import { expect, test } from 'vitest';
import { marker } from '../../../../../tests/core/systems/malifaux/board.ts';
import { strategyPaid } from '../../../../../tests/core/systems/gaining-grounds-2018/paid.ts';
import { supplyWagons } from './supply-wagons.ts';

const paid = strategyPaid(supplyWagons);

const vp = (y: number, turn = 3) => paid({ turn, markers: [marker('w1', [10, y], { kind: 'wagon', base: 50 })] }).vp.A;

test('Supply Wagons: on the line is not across, 17.1 inches up is, from Turn 2 on (W-17)', () => {
  expect([vp(17.0157), vp(17.1), vp(17.1, 1)]).toEqual([0, 1, 0]);
});
