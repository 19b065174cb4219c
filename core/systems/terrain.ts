/** The systems' checks of a table's terrain. A system whose pack says something of it adds its line here. */
import { type Refusal, isRefusal, refuse } from '../rules/refusal.ts';
import type { Inspect, Inspection } from '../table/inspection.ts';
import { type LaidTable, groundOf } from '../table/laid-table.ts';
import type { Layout, LayoutBook } from '../table/layout/layout.ts';
import { inspectTerrain as firefight } from './firefight/terrain/terrain.ts';
import { inspectTerrain as seasonZero } from './gaining-grounds-s0/terrain/terrain.ts';
import { inspectTerrain as steamroller } from './steamroller-2015/terrain/terrain.ts';

const CHECKS: ReadonlyMap<string, Inspect> = new Map<string, Inspect>([
  ['firefight', firefight],
  ['gaining-grounds-s0', seasonZero],
  ['steamroller-2015', steamroller],
]);

/** What a system's pack says of the terrain on one of its layouts; refused where it cannot lie so, or the pack says nothing. */
export function inspectTable(
  { system, title }: Pick<LayoutBook, 'system' | 'title'>,
  layout: Layout,
  laid: LaidTable,
): Inspection | Refusal {
  const check = CHECKS.get(system);
  if (!check) return refuse('no-terrain-rules', `${title} says nothing of where terrain lies.`);
  const ground = groundOf(layout, laid);
  return isRefusal(ground) ? ground : check(layout, ground);
}
