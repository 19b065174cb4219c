/** Symmetry: what one side's half holds gives the other's. The packs' tables are all symmetric by half a turn. */
import type { Layout, LayoutArea, LayoutShape, LayoutSpot, Measure, Owner, LayoutPoint } from './layout.ts';

type Size = Layout['size'];

export function turnedPlace([x, y]: LayoutPoint, [width, depth]: Size): LayoutPoint {
  return [width - x, depth - y];
}

export function turnedShape(shape: LayoutShape, size: Size): LayoutShape {
  if ('rect' in shape) {
    const [left, bottom, right, top] = shape.rect;
    const [x, y] = turnedPlace([right, top], size);
    return { rect: [x, y, x + right - left, y + top - bottom] };
  }
  if ('circle' in shape) {
    const [x, y, radius] = shape.circle;
    return { circle: [...turnedPlace([x, y], size), radius] };
  }
  return { polygon: shape.polygon.map((place) => turnedPlace(place, size)) };
}

export function otherOwner(owner: Owner): Owner {
  return owner === 'neutral' ? owner : owner === 'A' ? 'B' : 'A';
}

/** The same for the other side: turned by 180° about the middle of the table, under an id of its own. */
export function turnedArea(area: LayoutArea, id: string, size: Size): LayoutArea {
  const { shape, label, owner } = area;
  return {
    ...area,
    id,
    owner: otherOwner(owner),
    shape: turnedShape(shape, size),
    ...(label === undefined ? {} : { label: turnedPlace(label, size) }),
  };
}

export function turnedSpot(spot: LayoutSpot, id: string, size: Size): LayoutSpot {
  return { ...spot, id, owner: otherOwner(spot.owner), at: turnedPlace(spot.at, size) };
}

export function turnedMeasure({ from, to }: Measure, size: Size): Measure {
  return { from: turnedPlace(from, size), to: turnedPlace(to, size) };
}

/**
 * The layout as it lies for a player at the other edge: turned by 180°, never mirrored; whose is whose stays.
 */
export function seenFromAcross(layout: Layout): Layout {
  const { size, areas, spots, lines, measures } = layout;
  return {
    ...layout,
    areas: areas.map((area) => ({ ...turnedArea(area, area.id, size), owner: area.owner })),
    spots: spots.map((spot) => ({ ...turnedSpot(spot, spot.id, size), owner: spot.owner })),
    lines: lines.map((line) => ({ ...line, ...turnedMeasure(line, size) })),
    measures: measures.map((measure) => turnedMeasure(measure, size)),
  };
}
