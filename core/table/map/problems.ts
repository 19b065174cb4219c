/** What is wrong with a table, and where: in sentences, each naming the thing it is about. */
import type { LayoutShape } from '../layout/layout.ts';
import { areaOf, pointOf, regionOf, tableOf } from '../layout/regions.ts';
import { completelyWithin, overlaps } from '../measure.ts';
import { type Disc, type Region, type Shape, base } from '../shapes.ts';
import { wholeOf } from '../zones.ts';
import { BASES, LEAST_SIDE, MOST, type Standing, type TableMap, type TerrainPiece } from './map.ts';
import { boundsOf, cornersOf, crossingOf } from './shapes.ts';

export interface Problem {
  /** The thing's id; empty for the table itself. */
  readonly at: string;
  readonly text: string;
}

/** Everything that is wrong; empty for a sound table. */
export function problemsOf(map: TableMap): readonly Problem[] {
  const { size, terrain, things } = map;
  const whole = sizeProblems(map);
  if (whole.length > 0) return whole;
  const shaped = terrain.flatMap((piece) => pieceProblems(piece, size));
  const based = things.flatMap((thing) => thingProblems(thing, size));
  // What lies over what can only be told of shapes that are sound.
  const over = shaped.length + based.length > 0 ? [] : [...terrainOver(terrain, size), ...modelsOver(things)];
  return [...twice([...terrain, ...things]), ...shaped, ...based, ...over];
}

function sizeProblems({ name, size, terrain, things }: TableMap): readonly Problem[] {
  const [width, depth] = size;
  const found: readonly (readonly [boolean, string])[] = [
    [name.length > MOST.name, `A table’s name has at most ${MOST.name} letters.`],
    [
      ![width, depth].every((side) => side >= LEAST_SIDE && side <= MOST.side),
      `A table is ${LEAST_SIDE}″ to ${MOST.side}″ long and deep; this one is ${width}″ × ${depth}″.`,
    ],
    [terrain.length > MOST.terrain, `There are ${terrain.length} pieces of terrain; ${MOST.terrain} are the most.`],
    [things.length > MOST.things, `There are ${things.length} models and markers; ${MOST.things} are the most.`],
  ];
  return found.flatMap(([wrong, text]) => (wrong ? [{ at: '', text }] : []));
}

function twice(all: readonly (TerrainPiece | Standing)[]): readonly Problem[] {
  const seen = new Set<string>();
  return all.flatMap(({ id }) => {
    if (!seen.has(id)) {
      seen.add(id);
      return [];
    }
    return [{ at: id, text: `The id “${id}” stands for two things.` }];
  });
}

function pieceProblems({ id, name, shape, height }: TerrainPiece, size: TableMap['size']): readonly Problem[] {
  const own = (text: string): Problem => ({ at: id, text: `${name || id}: ${text}` });
  const wrong = shapeProblem(shape, size);
  return [
    ...(wrong === null ? [] : [own(wrong)]),
    ...(height !== undefined && !(height > 0 && height <= MOST.height)
      ? [own(`it is ${height}″ high; terrain is up to ${MOST.height}″ high.`)]
      : []),
  ];
}

/** The smallest piece, in square inches: anything less is a slip of the hand. */
const LEAST_AREA = 0.05;

function shapeProblem(shape: LayoutShape, size: TableMap['size']): string | null {
  const corners = cornersOf(shape);
  if (corners.length > MOST.corners) return `it has ${corners.length} corners; ${MOST.corners} are the most.`;
  if ('polygon' in shape) {
    if (corners.length < 3) return 'an outline has at least three corners.';
    const crossing = crossingOf(corners);
    if (crossing !== null) return `its outline meets itself at (${crossing.join(', ')}).`;
  }
  const [left, bottom, right, top] = boundsOf(shape);
  if (!(right > left && top > bottom && areaOf(shape, size) >= LEAST_AREA)) return 'it has no size.';
  const off = overEdge([left, bottom, right, top], size);
  return off === null ? null : `it lies ${off}.`;
}

/** By how much, and over which edge. */
function overEdge(
  [left, bottom, right, top]: readonly [number, number, number, number],
  [width, depth]: TableMap['size'],
): string | null {
  const over: readonly (readonly [number, string])[] = [
    [-left, 'left'],
    [right - width, 'right'],
    [-bottom, 'bottom'],
    [top - depth, 'top'],
  ];
  const [most, edge] = over.reduce((worst, one) => (one[0] > worst[0] ? one : worst));
  return most > 0 ? `${Number(most.toFixed(2)) || '0.01'}″ over the ${edge} edge of the table` : null;
}

function thingProblems({ id, name, at, base: across }: Standing, size: TableMap['size']): readonly Problem[] {
  const own = (text: string): readonly Problem[] => [{ at: id, text: `${name || id}: ${text}` }];
  if (!BASES.includes(across)) return own(`there is no base of ${across} mm; there are ${BASES.join(', ')}.`);
  const disc = base(pointOf(at), across);
  if (completelyWithin(disc, wholeOf(tableOf(size)))) return [];
  const radius = across / 50.8;
  const off = overEdge([at[0] - radius, at[1] - radius, at[0] + radius, at[1] + radius], size);
  return own(`it stands ${off ?? 'over the edge of the table'}.`);
}

function terrainOver(terrain: readonly TerrainPiece[], size: TableMap['size']): readonly Problem[] {
  const solid = terrain.flatMap((piece) => {
    const region = regionOf(piece.shape, size);
    return isShape(region) ? [{ piece, region }] : [];
  });
  return pairsOf(solid).flatMap(([one, other]) =>
    overlaps(one.region, other.region)
      ? [
          {
            at: other.piece.id,
            text: `${other.piece.name || other.piece.id} lies on ${one.piece.name || one.piece.id}.`,
          },
        ]
      : [],
  );
}

function isShape(region: Region): region is Shape {
  return region.kind === 'disc' || region.kind === 'polygon';
}

/** A marker may lie under a model; two models cannot stand in one place. */
function modelsOver(things: readonly Standing[]): readonly Problem[] {
  const models = things.flatMap((thing): readonly { thing: Standing; disc: Disc }[] =>
    thing.kind === 'model' ? [{ thing, disc: base(pointOf(thing.at), thing.base) }] : [],
  );
  return pairsOf(models).flatMap(([one, other]) =>
    overlaps(one.disc, other.disc)
      ? [
          {
            at: other.thing.id,
            text: `${other.thing.name || other.thing.id} stands on ${one.thing.name || one.thing.id}.`,
          },
        ]
      : [],
  );
}

function pairsOf<T>(all: readonly T[]): readonly (readonly [T, T])[] {
  return all.flatMap((one, index) => all.slice(index + 1).map((other) => [one, other] as const));
}
