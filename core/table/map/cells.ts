/** A table cut into cells that are the same for both sides: turned by half a turn they lie as before. Inches. */
import type { Stream } from '../../chance/stream.ts';

/** Left, bottom, right and top. */
export type CellBounds = readonly [number, number, number, number];

export interface Cells {
  /** Its own twin. */
  readonly middle: CellBounds;
  /** One of each pair of twins. */
  readonly others: readonly CellBounds[];
}

/** Four arms round the middle, like a pinwheel: no line runs through the whole table. Two of them are cut up, two turned. */
export function cellsOf([width, depth]: readonly [number, number], across: number, stream: Stream): Cells {
  const half = (): number => quarters(across / 2 - 0.5) + stream.below(5) / 4;
  const [a, b] = [half(), half()];
  const [x, y] = [width / 2, depth / 2];
  const left = stream.below(2) === 0;
  const below: CellBounds = left ? [0, 0, x + a, y - b] : [x - a, 0, width, y - b];
  const beside: CellBounds = left ? [x + a, 0, width, y + b] : [0, 0, x - a, y + b];
  return {
    middle: [x - a, y - b, x + a, y + b],
    others: [...cutUp(below, across, stream), ...cutUp(beside, across, stream)],
  };
}

/** Cuts across the longer side, not quite in the middle, until the parts are small enough. */
function cutUp(cell: CellBounds, across: number, stream: Stream): readonly CellBounds[] {
  const [left, bottom, right, top] = cell;
  const [wide, deep] = [right - left, top - bottom];
  const long = Math.max(wide, deep);
  if (long < across * 1.5) return [cell];
  const room = Math.max(0, Math.floor((long - 1.5 * across) * 4));
  const cut = quarters((long - room / 4) / 2) + stream.below(room + 1) / 4;
  const parts: readonly CellBounds[] =
    wide >= deep
      ? [
          [left, bottom, left + cut, top],
          [left + cut, bottom, right, top],
        ]
      : [
          [left, bottom, right, bottom + cut],
          [left, bottom + cut, right, top],
        ];
  return parts.flatMap((part) => cutUp(part, across, stream));
}

/** To a quarter of an inch, in which whoever builds the table measures. */
export function quarters(length: number): number {
  return Math.round(length * 4) / 4;
}
