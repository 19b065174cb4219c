/** Tables to fight on: the standard one, with fair terrain of a seed. */
import { type Refusal, isRefusal, refuse } from '../../../rules/refusal.ts';
import type { LaidPiece } from '../../../table/laid-table.ts';
import { generateTable } from '../../generate-terrain.ts';
import { FIREFIGHT_LAYOUTS } from './layouts.ts';

/** The standard table, by its number of a seed. */
export function fairTable(seed: number, number: number): readonly LaidPiece[] | Refusal {
  const [standard] = FIREFIGHT_LAYOUTS.layouts;
  if (!standard) return refuse('no-table', 'There is no table to fight on.');
  const table = generateTable(FIREFIGHT_LAYOUTS, standard, `${seed}/${number}`);
  return isRefusal(table) ? table : table.terrain;
}
