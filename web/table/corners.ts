import type { LayoutPoint } from '../../core/table/layout/layout.ts';

/** `3,3 8,3 8,6.5`: a corner's distance from the left and from the bottom. */
export function cornersText(corners: readonly LayoutPoint[]): string {
  return corners.map(([x, y]) => `${x},${y}`).join(' ');
}

export function cornersIn(text: string): readonly LayoutPoint[] | null {
  const corners = text
    .split(/[\s;]+/)
    .filter((corner) => corner !== '')
    .map((corner) => corner.split(',').map(Number));
  const places = corners.flatMap(([x, y, more]): readonly LayoutPoint[] =>
    x !== undefined && y !== undefined && more === undefined && Number.isFinite(x) && Number.isFinite(y)
      ? [[x, y]]
      : [],
  );
  return places.length === corners.length ? places : null;
}
