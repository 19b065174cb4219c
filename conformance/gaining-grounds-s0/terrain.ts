/** The question of a table's terrain in the vectors' words. */
import { numberOf, textOf, fieldsOf, rowsOf, textsOf, type Fields } from '../../core/journal/json.ts';
import { isRefusal } from '../../core/rules/refusal.ts';
import { SEASON_ZERO_LAYOUTS } from '../../core/systems/gaining-grounds-s0/terrain/layouts.ts';
import { terrainFigures, zonesOn } from '../../core/systems/gaining-grounds-s0/terrain/terrain.ts';
import { layoutNamed } from '../../core/table/layout/layout.ts';
import type { Piece } from '../../core/table/shapes.ts';
import { refused } from '../given.ts';
import { textsInAnyOrder } from '../match.ts';
import type { Answer, Operations } from '../operation.ts';
import { unroundedShapeOf } from '../table.ts';

function terrain(given: Fields): Answer {
  const table = fieldsOf(given.table);
  const layout = layoutNamed(SEASON_ZERO_LAYOUTS, textOf(table.deployment, 'standard'));
  if (layout === undefined) throw new Error(`no deployment is called ${String(table.deployment)}`);
  const pieces = rowsOf(table.terrain).map(({ id, shape, traits }): Piece => ({
    id: textOf(id),
    shape: unroundedShapeOf(shape),
    traits: textsOf(traits),
  }));
  const zones = zonesOn(layout);
  if (isRefusal(zones)) return refused(zones);
  const figures = terrainFigures(layout, zones, {
    pieces,
    unreachable: Array.isArray(given.unreachable) ? given.unreachable.map(unroundedShapeOf) : null,
    footprint: numberOf(given.footprint, null),
    path: numberOf(given.pathMm, null),
    shareBy: given.shareBy === 'area' ? 'area' : 'pieces',
  });
  const known = Object.entries(figures).filter(([, figure]) => figure !== null);
  return { ...Object.fromEntries(known), legal: figures.broken.length === 0 };
}

export const TERRAIN_OPERATIONS: Operations = { terrain: { manner: textsInAnyOrder(), answer: terrain } };
