/** Moving and turning shapes, and what is wrong with one. Inches. */
import type { LayoutShape, Place } from '../layout/layout.ts';

/** Hundredths of an inch are fine enough for whoever places terrain. */
function fine(value: number): number {
  return Math.round(value * 100) / 100 + 0;
}

export function cornersOf(shape: LayoutShape): readonly Place[] {
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
export function middleOf(shape: LayoutShape): Place {
  const [left, bottom, right, top] = boundsOf(shape);
  return [(left + right) / 2, (bottom + top) / 2];
}

export function movedShape(shape: LayoutShape, [dx, dy]: Place): LayoutShape {
  if ('circle' in shape) {
    const [x, y, radius] = shape.circle;
    return { circle: [fine(x + dx), fine(y + dy), radius] };
  }
  if ('rect' in shape) {
    const [left, bottom, right, top] = shape.rect;
    const [x, y] = [fine(left + dx), fine(bottom + dy)];
    return { rect: [x, y, fine(x + right - left), fine(y + top - bottom)] };
  }
  return { polygon: shape.polygon.map(([x, y]): Place => [fine(x + dx), fine(y + dy)]) };
}

/** Turned about its middle, counterclockwise; a turned rectangle is a polygon. */
export function rotatedShape(shape: LayoutShape, degrees: number): LayoutShape {
  if ('circle' in shape) return shape;
  const [mx, my] = middleOf(shape);
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const turn = ([x, y]: Place): Place => [
    fine(mx + (x - mx) * cos - (y - my) * sin),
    fine(my + (x - mx) * sin + (y - my) * cos),
  ];
  return { polygon: cornersOf(shape).map(turn) };
}

/** Where two sides of an outline meet that should not, or null. */
export function crossingOf(corners: readonly Place[]): Place | null {
  const sides = corners.map((from, index) => [from, corners[(index + 1) % corners.length] ?? from] as const);
  for (const [index, [a, b]] of sides.entries()) {
    for (const [other, [c, d]] of sides.entries()) {
      const neighbours = other === index + 1 || (index === 0 && other === sides.length - 1);
      if (other <= index || (neighbours && !foldsBack(a, b, c, d))) continue;
      if (neighbours || meet(a, b, c, d)) return other === index + 1 ? b : c;
    }
  }
  return null;
}

function turnOf([ax, ay]: Place, [bx, by]: Place, [cx, cy]: Place): number {
  return Math.sign((bx - ax) * (cy - ay) - (by - ay) * (cx - ax));
}

/** Whether two sides with a corner in common lie on one line, one over the other. */
function foldsBack(a: Place, b: Place, c: Place, d: Place): boolean {
  const [corner, one, other] = same(b, c) ? [b, a, d] : [a, b, c];
  const ahead = (one[0] - corner[0]) * (other[0] - corner[0]) + (one[1] - corner[1]) * (other[1] - corner[1]);
  return turnOf(one, corner, other) === 0 && ahead > 0;
}

function same([ax, ay]: Place, [bx, by]: Place): boolean {
  return ax === bx && ay === by;
}

function meet(a: Place, b: Place, c: Place, d: Place): boolean {
  const [abc, abd, cda, cdb] = [turnOf(a, b, c), turnOf(a, b, d), turnOf(c, d, a), turnOf(c, d, b)];
  if (abc !== abd && cda !== cdb) return true;
  const on = (p: Place, q: Place, r: Place) =>
    Math.min(p[0], q[0]) <= r[0] &&
    r[0] <= Math.max(p[0], q[0]) &&
    Math.min(p[1], q[1]) <= r[1] &&
    r[1] <= Math.max(p[1], q[1]);
  return (
    (abc === 0 && on(a, b, c)) || (abd === 0 && on(a, b, d)) || (cda === 0 && on(c, d, a)) || (cdb === 0 && on(c, d, b))
  );
}
