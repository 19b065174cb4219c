/** Moving and turning shapes. Inches. */
import type { LayoutShape, LayoutPoint } from '../layout/layout.ts';

/** Hundredths of an inch are fine enough for whoever places terrain. */
function fine(value: number): number {
  return Math.round(value * 100) / 100 + 0;
}

export function cornersOf(shape: LayoutShape): readonly LayoutPoint[] {
  if ('polygon' in shape) return shape.polygon;
  if ('circle' in shape) return [[shape.circle[0], shape.circle[1]]];
  const [left, bottom, right, top] = shape.rect;
  return [
    [left, bottom],
    [right, bottom],
    [right, top],
    [left, top],
  ];
}

/** Left, bottom, right and top of what it covers. */
export function boundsOf(shape: LayoutShape): readonly [number, number, number, number] {
  const corners = cornersOf(shape);
  const reach = 'circle' in shape ? shape.circle[2] : 0;
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  return [Math.min(...xs) - reach, Math.min(...ys) - reach, Math.max(...xs) + reach, Math.max(...ys) + reach];
}

/** The middle of what it covers. */
export function middleOf(shape: LayoutShape): LayoutPoint {
  const [left, bottom, right, top] = boundsOf(shape);
  return [(left + right) / 2, (bottom + top) / 2];
}

export function movedShape(shape: LayoutShape, [dx, dy]: LayoutPoint): LayoutShape {
  if ('circle' in shape) {
    const [x, y, radius] = shape.circle;
    return { circle: [fine(x + dx), fine(y + dy), radius] };
  }
  if ('rect' in shape) {
    const [left, bottom, right, top] = shape.rect;
    const [x, y] = [fine(left + dx), fine(bottom + dy)];
    return { rect: [x, y, fine(x + right - left), fine(y + top - bottom)] };
  }
  return { polygon: shape.polygon.map(([x, y]): LayoutPoint => [fine(x + dx), fine(y + dy)]) };
}

/** Turned about its middle, counterclockwise; a turned rectangle is a polygon. */
export function rotatedShape(shape: LayoutShape, degrees: number): LayoutShape {
  if ('circle' in shape) return shape;
  const [mx, my] = middleOf(shape);
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const turn = ([x, y]: LayoutPoint): LayoutPoint => [
    fine(mx + (x - mx) * cos - (y - my) * sin),
    fine(my + (x - mx) * sin + (y - my) * cos),
  ];
  return { polygon: cornersOf(shape).map(turn) };
}
