/**
 * A table full of terrain, the same for both sides: cut into cells with a piece in most of them, and what each piece is
 * chosen so that the pack's shares are met, paths stay wide enough, and few lines between the deployment zones are clear.
 */
import type { Stream } from '../../chance/stream.ts';
import { SQUARE_INCH, areaOf } from '../areas.ts';
import type { Layout, LayoutShape } from '../layout/layout.ts';
import { regionOf, shapeOf, tableOf } from '../layout/regions.ts';
import { turnedShape } from '../layout/turn.ts';
import { meets, nearer } from '../measure.ts';
import { type LanesBlocked, lanesBlocked } from '../terrain.ts';
import { inches } from '../units.ts';
import { type CellBounds, cellsOf } from './cells.ts';
import { type TerrainMake, shapeIn } from './forms.ts';
import { type LaidKind, type TerrainKind, kindsAt } from './kinds.ts';

/** What a pack's full tables are made of. Lengths in inches. */
export interface DenseRecipe {
  /** How long and wide a cell is, more or less. */
  readonly cell: number;
  /** The shares of the table that terrain covers at least and at most. */
  readonly cover: readonly [least: number, most: number];
  readonly kinds: readonly (TerrainKind & { readonly form: TerrainMake })[];
  /** Of the terrain's area, as near as can be. */
  readonly shares: readonly { readonly traits: readonly string[]; readonly share: number }[];
  /** What blocks a line between the zones. */
  readonly blocks: readonly string[];
  /** Where nobody passes, and how wide the ways between such pieces are. */
  readonly stops: readonly string[];
  readonly path: number;
}

/** A piece and its twin, or the piece in the middle; what it may be, and which it is. */
interface Lot {
  readonly shapes: readonly LayoutShape[];
  readonly area: number;
  readonly may: readonly TerrainKind[];
}

/** How often another kind is tried for some piece. */
const TRIES = 400;

export function denseTerrain(recipe: DenseRecipe, layout: Layout, stream: Stream): readonly LaidKind[] {
  const lots = lotsOf(recipe, layout, stream);
  const cost = costOf(recipe, layout, lots);
  let kinds = lots.map(({ may }) => stream.pick(may));
  let best = cost(kinds);
  for (let tried = 0; tried < TRIES; tried += 1) {
    const at = stream.below(lots.length);
    const next = kinds.map((kind, index) => (index === at ? stream.pick(lots[at]?.may ?? []) : kind));
    const now = cost(next);
    if (now > best) continue;
    kinds = next;
    best = now;
  }
  return lots.flatMap(({ shapes }, index) => {
    const kind = kinds[index];
    return kind === undefined ? [] : shapes.map((shape) => ({ ...kind, shape }));
  });
}

/** Pieces in the cells, some of which stay empty so that terrain covers what it should. */
function lotsOf(recipe: DenseRecipe, layout: Layout, stream: Stream): readonly Lot[] {
  const { size } = layout;
  const { middle, others } = cellsOf(size, recipe.cell, stream);
  const own = (cell: CellBounds): CellBounds =>
    [
      ...[0, 1].map((side) => (cell[side] ?? 0) + (1 + stream.below(3)) / 4),
      ...[2, 3].map((side) => (cell[side] ?? 0) - (1 + stream.below(3)) / 4),
    ] as readonly number[] as CellBounds;
  const lot = (shapes: readonly LayoutShape[], form: TerrainMake): Lot => ({
    shapes,
    area: shapes.reduce((sum, shape) => sum + areaOf(shapeOf(shape)) / SQUARE_INCH, 0),
    may: kindsAt(
      recipe.kinds.filter((kind) => kind.form === form),
      layout,
      shapes,
    ),
  });
  const paired = stream.shuffle(others).map((cell) => {
    const form = formOf(recipe, stream);
    const shape = shapeIn(own(cell), form, stream);
    return lot([shape, turnedShape(shape, size)], form);
  });
  // Turned by half a turn it has to lie on itself: only a whole rectangle surely does.
  const all = [lot([{ rect: inset(middle) }], 'built'), ...paired].filter(({ may }) => may.length > 0);
  const most = ((recipe.cover[0] + recipe.cover[1]) / 2) * size[0] * size[1];
  let covered = all.reduce((sum, { area }) => sum + area, 0);
  return all.filter(({ area }, index) => {
    const tooMuch = index > 0 && covered - area > recipe.cover[0] * size[0] * size[1] && covered > most;
    if (tooMuch) covered -= area;
    return !tooMuch;
  });
}

function inset([left, bottom, right, top]: CellBounds): CellBounds {
  return [left + 0.5, bottom + 0.5, right - 0.5, top - 0.5];
}

function formOf({ kinds }: DenseRecipe, stream: Stream): TerrainMake {
  const forms = kinds.flatMap(({ form, weight }) => Array.from({ length: weight }, () => form));
  return stream.pick(forms) ?? 'built';
}

/** What a choice of kinds is worth, the less the better. */
function costOf(recipe: DenseRecipe, layout: Layout, lots: readonly Lot[]): (kinds: Chosen) => number {
  const { shares, kinds: known } = recipe;
  const whole = lots.reduce((sum, { area }) => sum + area, 0);
  const weights = known.reduce((sum, { weight }) => sum + weight, 0);
  const lanes = lanesOf(layout, lots);
  const narrow = narrowPairs(lots, recipe.path);
  const areaWith = (kinds: Chosen, has: (kind: TerrainKind) => boolean): number =>
    lots.reduce((sum, { area }, index) => sum + (holds(kinds[index], has) ? area : 0), 0) / whole;
  const having = (traits: readonly string[]) => (kind: TerrainKind) => kind.traits.some((one) => traits.includes(one));
  const stops = having(recipe.stops);
  const blocks = having(recipe.blocks);
  return (kinds) => {
    const off = shares.reduce((sum, { traits, share }) => {
      return sum + Math.max(0, Math.abs(areaWith(kinds, having(traits)) - share) - NEAR);
    }, 0);
    const odd = known.reduce(
      (sum, kind) => sum + Math.abs(areaWith(kinds, ({ name }) => name === kind.name) - kind.weight / weights),
      0,
    );
    const shut = narrow.filter(([one, other]) => holds(kinds[one], stops) && holds(kinds[other], stops)).length;
    const open = openShare(
      lanes,
      kinds.map((kind) => holds(kind, blocks)),
    );
    return 10 * off + 5 * shut + 6 * open + odd;
  };
}

type Chosen = readonly (TerrainKind | undefined)[];

/** A share so near what is wanted is met. */
const NEAR = 0.05;

function holds(kind: TerrainKind | undefined, has: (kind: TerrainKind) => boolean): boolean {
  return kind !== undefined && has(kind);
}

/** Pairs of lots, or a lot and its own twin, with a gap between them that is too narrow to be a path. */
function narrowPairs(lots: readonly Lot[], path: number): readonly (readonly [number, number])[] {
  const solid = lots.map(({ shapes }) => shapes.map(shapeOf));
  return solid.flatMap((one, at) =>
    solid.flatMap((other, index) => {
      if (index < at) return [];
      const tight = one.some((a) => other.some((b) => a !== b && nearer(a, b, inches(path)) && !meets(a, b)));
      return tight ? [[at, index] as const] : [];
    }),
  );
}

function lanesOf(layout: Layout, lots: readonly Lot[]): readonly LanesBlocked[] {
  const zone = (side: 'A' | 'B') => layout.areas.find(({ kind, owner }) => kind === 'deployment' && owner === side);
  const [a, b] = [zone('A'), zone('B')];
  if (a === undefined || b === undefined) return [];
  const [from, to] = [regionOf(a.shape, layout.size), regionOf(b.shape, layout.size)];
  return lots.map(({ shapes }) => lanesBlocked(tableOf(layout.size), shapes.map(shapeOf), from, to));
}

/** The share of lanes that none of the blocking lots is in the way of. */
function openShare(lanes: readonly LanesBlocked[], blocking: readonly boolean[]): number {
  const lines = lanes[0]?.lines ?? 0;
  if (lines === 0) return 0;
  const shut = new Uint8Array(lines);
  for (const [index, { blocked }] of lanes.entries()) {
    if (blocking[index] !== true) continue;
    for (let line = 0; line < lines; line += 1) shut[line] = (shut[line] ?? 0) | (blocked[line] ?? 0);
  }
  return 1 - shut.reduce((sum, line) => sum + line, 0) / lines;
}
