/** A fair table: terrain that is the same for both sides, as a pack would have it. The same seed gives the same table. */
import { hashText } from '../../chance/bytes.ts';
import { type Stream, openStream } from '../../chance/stream.ts';
import type { Layout } from '../layout/layout.ts';
import { shapeOf } from '../layout/regions.ts';
import { turnedShape } from '../layout/turn.ts';
import { nearer } from '../measure.ts';
import { inches } from '../units.ts';
import { type DenseRecipe, denseTerrain } from './dense.ts';
import { shapeIn } from './forms.ts';
import { type LaidKind, type TerrainKind, kindsAt } from './kinds.ts';
import type { TerrainPiece } from './map.ts';

/** What a pack's tables with room between the pieces are made of. Lengths in inches. */
export interface OpenRecipe {
  /** Pieces that lie anywhere, each with its turned twin. */
  readonly pairs: number;
  readonly least: number;
  readonly most: number;
  /** How far apart pieces lie, at least. */
  readonly apart: number;
  readonly kinds: readonly TerrainKind[];
}

/** How many places are tried for one pair. */
const TRIES = 60;

/** One table by a recipe; what the pack says of it is another matter. */
export function terrainBy(recipe: OpenRecipe | DenseRecipe, layout: Layout, seed: string): readonly TerrainPiece[] {
  const stream = openStream(hashText(`table ${seed}`), 'terrain');
  const found = 'pairs' in recipe ? scattered(recipe, layout, stream) : denseTerrain(recipe, layout, stream);
  return found.map(({ name, traits, shape }, index) => ({
    id: `t${index + 1}`,
    name: `${name} ${index + 1}`,
    traits,
    shape,
  }));
}

/** Between two lengths, in quarters of an inch. */
function between(least: number, most: number, stream: Stream): number {
  return least + stream.below(Math.round((most - least) * 4) + 1) / 4;
}

function scattered({ pairs, least, most, apart, kinds }: OpenRecipe, layout: Layout, stream: Stream) {
  const laid: LaidKind[] = [];
  const [width, depth] = layout.size;
  for (let pair = 0; pair < pairs; pair += 1) {
    for (let attempt = 0; attempt < TRIES; attempt += 1) {
      const [wide, deep] = [between(least, most, stream), between(least, most, stream)];
      const [x, y] = [between(0, width - wide, stream), between(0, depth - deep, stream)];
      const shape = shapeIn([x, y, x + wide, y + deep], stream.below(2) === 0 ? 'built' : 'grown', stream);
      const twin = turnedShape(shape, layout.size);
      const others = [...laid.map((one) => one.shape), twin].map(shapeOf);
      const may = kindsAt(kinds, layout, [shape, twin]);
      const kind = stream.pick(may.flatMap((one) => Array.from({ length: one.weight }, () => one)));
      if (kind === undefined || others.some((other) => nearer(shapeOf(shape), other, inches(apart)))) continue;
      laid.push({ ...kind, shape }, { ...kind, shape: twin });
      break;
    }
  }
  return laid;
}
