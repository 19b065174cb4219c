/** The question of a table's terrain in the vectors' words. */
import { fieldsOf, rowsOf, textOf, type Fields } from '../../core/journal/json.ts';
import { isRefusal } from '../../core/rules/refusal.ts';
import { STEAMROLLER_LAYOUTS } from '../../core/systems/steamroller-2015/terrain/layouts.ts';
import { inspectTerrain, terrainKinds } from '../../core/systems/steamroller-2015/terrain/terrain.ts';
import { layoutNamed } from '../../core/table/layout/layout.ts';
import type { Piece } from '../../core/table/shapes.ts';
import { refused } from '../given.ts';
import { textsInAnyOrder } from '../match.ts';
import type { Answer, Operations } from '../operation.ts';
import { shapeOf } from '../table.ts';

function terrain(given: Fields): Answer {
  const layout = layoutNamed(STEAMROLLER_LAYOUTS, textOf(given.scenario));
  if (layout === undefined) throw new Error(`no scenario is called ${String(given.scenario)}`);
  const pieces = rowsOf(fieldsOf(given.table).terrain).map(({ id, kind, shape }): Piece => ({
    id: textOf(id),
    shape: shapeOf(shape),
    traits: [textOf(kind)],
  }));
  const kinds = terrainKinds(pieces);
  const inspected = inspectTerrain(layout, { pieces });
  if (isRefusal(kinds)) return refused(kinds);
  if (isRefusal(inspected)) return refused(inspected);
  const broken = inspected.findings.filter(({ kind }) => kind === 'broken');
  const rulesOf = (findings: typeof broken) => [...new Set(findings.flatMap(({ rules }) => rules))];
  return {
    legal: broken.length === 0,
    broken: rulesOf(broken),
    byPiece: Object.fromEntries(
      pieces.map(({ id }) => [id, rulesOf(broken.filter((finding) => finding.pieces.includes(id)))]),
    ),
    classes: Object.fromEntries(kinds.map((piece) => [piece.id, piece.class])),
    warnings: rulesOf(inspected.findings.filter(({ kind }) => kind === 'warning')),
  };
}

export const TERRAIN_OPERATIONS: Operations = { terrain: { manner: textsInAnyOrder(), answer: terrain } };
