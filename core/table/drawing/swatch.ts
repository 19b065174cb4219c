/** The sign of a row in a legend. */
import type { Sign } from './legend.ts';
import { type Dot, areaLook, lineLook, spotSign } from './signs.ts';
import { type SvgNode, rounded as r, svg } from './svg.ts';

/** Two letters wide and one high, from the middle of its left edge. `id` is that of the drawing whose patterns it uses. */
export function swatch(sign: Sign, id: string, [left, y]: Dot, text: number): readonly SvgNode[] {
  if ('area' in sign) {
    const box = { x: r(left), y: r(y - text * 0.5), width: r(text * 2), height: r(text) };
    return [svg('rect', { ...box, ...areaLook(id, sign.area, sign.owner, text) })];
  }
  if ('line' in sign) {
    return [svg('line', { x1: r(left), y1: r(y), x2: r(left + text * 2), y2: r(y), ...lineLook(sign.line, text) })];
  }
  const { spot } = sign;
  // Not to scale here: it stands for every base size.
  return [spotSign({ ...spot, base: spot.base > 0 ? text * 20 : 0 }, [left + text, y], text * 0.5)];
}
