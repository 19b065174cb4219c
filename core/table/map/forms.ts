/** Forms of terrain in a box: what was built has corners, what grew has fewer. Inches, by quarters. */
import type { Stream } from '../../chance/stream.ts';
import type { LayoutShape, LayoutPoint } from '../layout/layout.ts';
import { type CellBounds, quarters } from './cells.ts';

export type TerrainMake = 'built' | 'grown';

export function shapeIn(box: CellBounds, form: TerrainMake, stream: Stream): LayoutShape {
  const [left, bottom, right, top] = box;
  const [wide, deep] = [right - left, top - bottom];
  const least = Math.min(wide, deep);
  if (form === 'grown') {
    const round = Math.abs(wide - deep) < 0.5 && stream.below(3) === 0;
    return round ? { circle: [(left + right) / 2, (bottom + top) / 2, least / 2] } : withoutCorners(box, stream);
  }
  return least >= 3.5 && stream.below(3) === 0 ? withNotch(box, stream) : { rect: box };
}

/** Eight corners, each cut off between a fifth and a third of the shorter side. */
function withoutCorners([left, bottom, right, top]: CellBounds, stream: Stream): LayoutShape {
  const least = Math.min(right - left, top - bottom);
  const cut = (): number => quarters(least * (0.2 + stream.below(14) / 100));
  const [a, b, c, d] = [cut(), cut(), cut(), cut()];
  return {
    polygon: [
      [left + a, bottom],
      [right - b, bottom],
      [right, bottom + b],
      [right, top - c],
      [right - c, top],
      [left + d, top],
      [left, top - d],
      [left, bottom + a],
    ],
  };
}

/** An L: one of its corners is taken out. */
function withNotch([left, bottom, right, top]: CellBounds, stream: Stream): LayoutShape {
  const x = quarters(left + (right - left) * (0.4 + stream.below(21) / 100));
  const y = quarters(bottom + (top - bottom) * (0.4 + stream.below(21) / 100));
  const corners: readonly LayoutPoint[] = [
    [left, bottom],
    [right, bottom],
    [right, top],
    [left, top],
  ];
  const taken = stream.below(4);
  const upright = taken % 2 === 0;
  return {
    polygon: corners.flatMap((corner, index): readonly LayoutPoint[] => {
      if (index !== taken) return [corner];
      const [onSide, onOther]: readonly [LayoutPoint, LayoutPoint] = [
        [corner[0], y],
        [x, corner[1]],
      ];
      const inside: LayoutPoint = [x, y];
      return upright ? [onSide, inside, onOther] : [onOther, inside, onSide];
    }),
  };
}
