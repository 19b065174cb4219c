/** A fair table: terrain that is the same for both sides, as a pack would have it. The same seed gives the same table. */
import { hashText } from '../../chance/bytes.ts';
import { type Stream, openStream } from '../../chance/stream.ts';
import type { Layout, LayoutShape } from '../layout/layout.ts';
import { pointOf, regionOf, shapeOf } from '../layout/regions.ts';
import { turnedShape } from '../layout/turn.ts';
import { nearer, overlaps } from '../measure.ts';
import { type Region, base } from '../shapes.ts';
import { inches } from '../units.ts';
import type { TerrainPiece } from './map.ts';

export interface TerrainKind {
  readonly name: string;
  readonly traits: readonly string[];
  /** How often it is drawn, beside the others. */
  readonly weight: number;
  /** It keeps out of deployment zones, and off flags, objectives and markers. */
  readonly outside?: boolean;
}

/** What a pack's tables are made of. Lengths in inches. */
export interface Recipe {
  /** Pieces that lie anywhere, each with its turned twin. Absent: one in each square of a grid. */
  readonly pairs?: number;
  /** Squares along each edge of the table. */
  readonly grid?: number;
  readonly least: number;
  readonly most: number;
  /** How far apart pieces lie, at least. */
  readonly apart: number;
  readonly kinds: readonly TerrainKind[];
}

/** How many places are tried for one pair. */
const TRIES = 60;

/** One table by a recipe; what the pack says of it is another matter. */
export function terrainBy(recipe: Recipe, layout: Layout, seed: string): readonly TerrainPiece[] {
  const stream = openStream(hashText(`table ${seed}`), 'terrain');
  const found =
    recipe.grid === undefined ? scattered(recipe, layout, stream) : gridded(recipe, recipe.grid, layout, stream);
  return found.map(({ name, traits, shape }, index) => ({
    id: `t${index + 1}`,
    name: `${name} ${index + 1}`,
    traits,
    shape,
  }));
}

interface Laid extends TerrainKind {
  readonly shape: LayoutShape;
}

/** Between two lengths, in quarters of an inch. */
function between(least: number, most: number, stream: Stream): number {
  return least + stream.below(Math.round((most - least) * 4) + 1) / 4;
}

function scattered({ pairs = 0, least, most, apart, kinds }: Recipe, layout: Layout, stream: Stream): readonly Laid[] {
  const laid: Laid[] = [];
  const [width, depth] = layout.size;
  for (let pair = 0; pair < pairs; pair += 1) {
    for (let attempt = 0; attempt < TRIES; attempt += 1) {
      const [wide, deep] = [between(least, most, stream), between(least, most, stream)];
      const [x, y] = [between(0, width - wide, stream), between(0, depth - deep, stream)];
      const shape: LayoutShape = { rect: [x, y, x + wide, y + deep] };
      const twin = turnedShape(shape, layout.size);
      const others = [...laid.map((one) => one.shape), twin].map(shapeOf);
      const kind = kindFor(kinds, layout, [shape, twin], stream);
      if (kind === null || others.some((other) => nearer(shapeOf(shape), other, inches(apart)))) continue;
      laid.push({ ...kind, shape }, { ...kind, shape: twin });
      break;
    }
  }
  return laid;
}

/** A piece in each square, as large as the paths between them allow; the one in the middle is its own twin. */
function gridded(recipe: Recipe, grid: number, layout: Layout, stream: Stream): readonly Laid[] {
  const { least, most, kinds } = recipe;
  const [width, depth] = layout.size;
  const [cellWide, cellDeep] = [width / grid, depth / grid];
  const laid: Laid[] = [];
  const squares = grid * grid;
  for (let square = 0; square < Math.ceil(squares / 2); square += 1) {
    const [wide, deep] = [between(least, most, stream), between(least, most, stream)];
    const middle = square === (squares - 1) / 2;
    const x = (square % grid) * cellWide + (cellWide - wide) / 2;
    const y = Math.floor(square / grid) * cellDeep + (cellDeep - deep) / 2;
    const shape: LayoutShape = { rect: [x, y, x + wide, y + deep].map(fine) as [number, number, number, number] };
    const twin = turnedShape(shape, layout.size);
    const kind = kindFor(kinds, layout, [shape, twin], stream);
    if (kind !== null) laid.push({ ...kind, shape }, ...(middle ? [] : [{ ...kind, shape: twin }]));
  }
  return laid;
}

function fine(value: number): number {
  return Math.round(value * 100) / 100;
}

/** A kind by its weight, of those that may lie there; null where none may. */
function kindFor(
  kinds: readonly TerrainKind[],
  { areas, spots, size }: Layout,
  shapes: readonly LayoutShape[],
  stream: Stream,
): TerrainKind | null {
  const zones = areas.filter(({ kind }) => kind === 'deployment').map(({ shape }) => regionOf(shape, size));
  const kept: readonly Region[] = [...zones, ...spots.map(({ at, base: across }) => base(pointOf(at), across))];
  const inZone = shapes.map(shapeOf).some((shape) => kept.some((region) => overlaps(shape, region)));
  const may = kinds.filter(({ outside }) => !inZone || outside !== true);
  const drawn = may.flatMap((kind) => Array.from({ length: kind.weight }, () => kind));
  return stream.pick(drawn) ?? null;
}
