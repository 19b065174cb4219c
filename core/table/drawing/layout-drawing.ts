/** A layout drawn to scale: one function for pages, print and files. One unit of the drawing is one inch. */
import type { Layout, LayoutArea, LayoutShape, LayoutSpot, LayoutPoint } from '../layout/layout.ts';
import { listOf, ownerText } from './legend.ts';
import { type Dot, areaLook, hatches, label, lineLook, measureSign, radiusOf, spotSign } from './signs.ts';
import { type SvgNode, rounded as r, svg } from './svg.ts';
import { type Say, inchText } from './words.ts';

export interface Drawing {
  /** Left, top, width and height, in inches. */
  readonly box: readonly [number, number, number, number];
  /** The height of its letters, in inches. */
  readonly text: number;
  readonly nodes: readonly SvgNode[];
}

/** The letters are a thirtieth of the table: 11 px on a narrow phone. */
export function textSize([width, depth]: Layout['size']): number {
  return Math.max(width, depth) / 30;
}

/**
 * @param id begins the ids of its patterns: different drawings on one page need different ones.
 */
export function drawLayout(layout: Layout, id: string, say: Say): Drawing {
  const { size, areas, spots, lines, measures } = layout;
  const [width, depth] = size;
  const text = textSize(size);
  const dot = ([x, y]: LayoutPoint): Dot => [x, depth - y];
  const clip = `${id}-table`;
  const clipped = [
    ...areas.map(({ kind, owner, shape }) => outlined(shape, depth, areaLook(id, kind, owner, text))),
    ...lines.map(({ kind, from, to }) => {
      const [[x1, y1], [x2, y2]] = [dot(from), dot(to)];
      return svg('line', { x1, y1, x2: r(x2), y2: r(y2), ...lineLook(kind, text) });
    }),
    ...spots.flatMap((spot) => ring(spot, dot(spot.at), text)),
  ];
  return {
    box: [r(-text * 1.8), r(-text * 0.4), r(width + text * 2.4), r(depth + text * 2)],
    text: r(text),
    nodes: [
      hatches(id, text),
      svg('clipPath', { id: clip }, svg('rect', { width, height: depth })),
      svg('rect', { width, height: depth, class: 'drawing-sheet', fill: '#ffffff' }),
      svg('g', { 'clip-path': `url(#${clip})` }, ...clipped),
      svg('rect', {
        width,
        height: depth,
        class: 'drawing-edge',
        fill: 'none',
        stroke: '#000000',
        'stroke-width': r(text * 0.12),
      }),
      ...rulers(size, text),
      ...areas.flatMap((area) => areaLabel(layout, area, dot, text, say)),
      ...measures.map(({ from, to }) =>
        measureSign(dot(from), dot(to), inchText(Math.hypot(to[0] - from[0], to[1] - from[1])), text),
      ),
      ...spots.map((spot) => spotSign(spot, dot(spot.at), text)),
      ...spots.flatMap((spot) => spotLabel(layout, spot, dot(spot.at), text, say)),
    ],
  };
}

/** The whole drawing as one SVG element that says what it is. */
export function layoutPicture(layout: Layout, id: string, say: Say): SvgNode {
  const { box, nodes } = drawLayout(layout, id, say);
  return picture(box, id, { title: layout.title, desc: describe(layout, say) }, nodes);
}

/** One SVG element, with what it is called and says to those who do not see it. */
export function picture(
  box: readonly number[],
  id: string,
  { title, desc }: { readonly title: string; readonly desc: string },
  nodes: readonly SvgNode[],
): SvgNode {
  return svg(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: box.join(' '),
      role: 'img',
      class: 'drawing',
      'font-family': 'system-ui, sans-serif',
      'aria-labelledby': `${id}-title ${id}-desc`,
    },
    svg('title', { id: `${id}-title` }, title),
    svg('desc', { id: `${id}-desc` }, desc),
    ...nodes,
  );
}

/** Everything on the drawing in one paragraph. */
export function describe(layout: Layout, say: Say): string {
  const [width, depth] = layout.size;
  const table = say('drawing.table', { width: inchText(width), depth: inchText(depth) });
  return [table, ...listOf(layout, say).map(({ what, where }) => `${what}: ${where}`)].join('. ');
}

function outlined(shape: LayoutShape, depth: number, look: SvgNode['attributes']): SvgNode {
  if ('rect' in shape) {
    const [left, bottom, right, top] = shape.rect;
    return svg('rect', { x: left, y: r(depth - top), width: r(right - left), height: r(top - bottom), ...look });
  }
  if ('circle' in shape) {
    const [cx, cy, radius] = shape.circle;
    return svg('circle', { cx, cy: r(depth - cy), r: radius, ...look });
  }
  return svg('polygon', { points: shape.polygon.map(([x, y]) => `${r(x)},${r(depth - y)}`).join(' '), ...look });
}

function ring({ reach, base, owner }: LayoutSpot, [x, y]: Dot, text: number): readonly SvgNode[] {
  if (reach === undefined) return [];
  const look = areaLook('', 'advance', owner, text * 0.7);
  return [svg('circle', { cx: r(x), cy: r(y), r: r(reach + radiusOf(base)), ...look })];
}

/** Every sixth inch along the left and the bottom edge, and its number where there is room. */
function rulers([width, depth]: Layout['size'], text: number): readonly SvgNode[] {
  const every = Math.max(width, depth) > 36 ? 12 : 6;
  const ticks = (length: number) => Array.from({ length: Math.floor(length / 6) + 1 }, (_, index) => index * 6);
  const numbers = (length: number) => ticks(length).filter((at) => at % every === 0);
  const small = text * 0.8;
  const lines = [
    ...ticks(width).map((x) => `M${x} ${depth}v${r(text * 0.35)}`),
    ...ticks(depth).map((y) => `M0 ${r(depth - y)}h${r(-text * 0.35)}`),
  ];
  return [
    svg('path', { d: lines.join(''), class: 'drawing-edge', stroke: '#000000', 'stroke-width': r(text * 0.08) }),
    ...numbers(width).map((x) => label(String(x), [x, depth + text], small)),
    ...numbers(depth)
      .filter((y) => y > 0)
      .map((y) => label(String(y), [-text * 0.5, depth - y], small, 'neutral', 'end')),
  ];
}

function areaLabel(
  layout: Layout,
  { kind, owner, shape, label: place }: LayoutArea,
  dot: (place: LayoutPoint) => Dot,
  text: number,
  say: Say,
): readonly SvgNode[] {
  if (owner === 'neutral') return [];
  const at = dot(place ?? middleOf(shape));
  // A scenario zone is small, and so is what stands in an advance zone beside the deployment zone it belongs to.
  const short = kind === 'scenario' || (kind === 'deployment' && layout.sides === 'lettered');
  const name =
    kind === 'advance' ? say('drawing.advance') : short ? shortName(layout, owner, say) : ownerText(layout, owner, say);
  return [label(name, at, short ? text * 1.3 : text, owner)];
}

function shortName({ sides }: Layout, owner: 'A' | 'B', say: Say): string {
  return say(`drawing.${sides}.${owner}.short`);
}

function spotLabel(
  layout: Layout,
  { owner, base, kind }: LayoutSpot,
  [x, y]: Dot,
  text: number,
  say: Say,
): readonly SvgNode[] {
  if (owner === 'neutral') return [];
  const beside = radiusOf(base) + text * 0.3;
  const at: Dot = [x + beside, kind === 'flag' ? y : y - text * 0.1];
  return [label(shortName(layout, owner, say), at, text, owner, 'start')];
}

/** The middle of a shape's bounding box. */
function middleOf(shape: LayoutShape): LayoutPoint {
  if ('rect' in shape) return [(shape.rect[0] + shape.rect[2]) / 2, (shape.rect[1] + shape.rect[3]) / 2];
  if ('circle' in shape) return [shape.circle[0], shape.circle[1]];
  const middle = (values: readonly number[]): number => (Math.min(...values) + Math.max(...values)) / 2;
  return [middle(shape.polygon.map(([x]) => x)), middle(shape.polygon.map(([, y]) => y))];
}
