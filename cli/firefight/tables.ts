/** Tables to fight on: the standard one, with fair terrain of a seed. */
import { type Refusal, isRefusal, refuse } from '../../core/rules/refusal.ts';
import { FIREFIGHT_LAYOUTS } from '../../core/systems/firefight/terrain/layouts.ts';
import { generateTable } from '../../core/systems/generate-terrain.ts';
import type { LaidPiece } from '../../core/table/laid-table.ts';

/** The standard table, by its number of a seed. */
export function terrainOf(seed: number, number: number): readonly LaidPiece[] | Refusal {
  const [standard] = FIREFIGHT_LAYOUTS.layouts;
  if (!standard) return refuse('no-table', 'There is no table to fight on.');
  const table = generateTable(FIREFIGHT_LAYOUTS, standard, `${seed}/${number}`);
  return isRefusal(table) ? table : table.terrain;
}
