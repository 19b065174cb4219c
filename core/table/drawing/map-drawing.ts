/** What people put on a table, drawn: terrain and what stands on it. One unit is one inch, y downwards. */
import type { Layout, LayoutShape, TerrainTrait } from '../layout/layout.ts';
import type { MapPiece, TableMap, TerrainPiece } from '../map/map.ts';
import { middleOf } from '../map/shapes.ts';
import { describe, drawLayout, picture } from './layout-drawing.ts';
import { ink, label, radiusOf } from './signs.ts';
import { type SvgNode, rounded as r, svg } from './svg.ts';
import { type Say, inchText } from './words.ts';

/** A layout with nothing on it, for tables that have none. */
export function bareLayout(title: string, size: Layout['size']): Layout {
  return {
    name: 'table',
    title,
    size,
    sides: 'lettered',
    areas: [],
    spots: [],
    lines: [],
    measures: [],
    notes: [],
    sure: { how: 'stated', why: '' },
    rules: [],
  };
}

/** A piece: what blocks sight has a bold border, what is seen into a dashed one. */
export function pieceSign(
  { shape, traits }: TerrainPiece,
  depth: number,
  words: readonly TerrainTrait[],
  text: number,
): SvgNode {
  const sights = words.filter(({ id }) => traits.includes(id)).map(({ sight }) => sight);
  const bold = sights.includes('blocks');
  const look = {
    ...ink('neutral'),
    fill: 'currentColor',
    'fill-opacity': bold ? 0.35 : 0.15,
    stroke: 'currentColor',
    'stroke-width': r(text * (bold ? 0.16 : 0.08)),
    ...(sights.includes('through') && !bold ? { 'stroke-dasharray': `${r(text * 0.4)} ${r(text * 0.2)}` } : {}),
  };
  return outline(shape, depth, look);
}

function outline(shape: LayoutShape, depth: number, look: SvgNode['attributes']): SvgNode {
  if ('circle' in shape) {
    const [cx, cy, radius] = shape.circle;
    return svg('circle', { cx, cy: r(depth - cy), r: radius, ...look });
  }
  if ('rect' in shape) {
    const [left, bottom, right, top] = shape.rect;
    return svg('rect', { x: left, y: r(depth - top), width: r(right - left), height: r(top - bottom), ...look });
  }
  return svg('polygon', { points: shape.polygon.map(([x, y]) => `${r(x)},${r(depth - y)}`).join(' '), ...look });
}

export function pieceLabel({ name, shape }: TerrainPiece, depth: number, text: number): SvgNode {
  const [x, y] = middleOf(shape);
  return label(name, [x, depth - y], text * 0.8);
}

/** A model with its letter and side, or a marker: about its own middle, so that it can be moved as a whole. */
export function thingSign({ kind, side, base, name }: MapPiece, text: number): SvgNode {
  const radius = radiusOf(base);
  const letters = name.slice(0, 2);
  return svg(
    'g',
    ink(side),
    svg('circle', {
      r: r(radius),
      class: 'drawing-base',
      fill: '#ffffff',
      stroke: 'currentColor',
      'stroke-width': r(text * (kind === 'model' ? 0.16 : 0.1)),
      ...(kind === 'marker' ? { 'stroke-dasharray': `${r(text * 0.25)} ${r(text * 0.15)}` } : {}),
    }),
    svg(
      'text',
      {
        y: r(Math.min(text, radius * 1.1) * 0.35),
        'font-size': r(Math.min(text, radius * 1.1)),
        'text-anchor': 'middle',
        'font-weight': 700,
        fill: 'currentColor',
      },
      letters,
    ),
  );
}

/** A whole table as one picture: its layout below, terrain, models and markers, and the same in words. */
export function mapPicture(
  map: TableMap,
  layout: Layout | null,
  words: readonly TerrainTrait[],
  id: string,
  say: Say,
): SvgNode {
  const ground = layout ?? bareLayout(map.name, map.size);
  const { box, text, nodes } = drawLayout(ground, id, say);
  const depth = map.size[1];
  const desc = [describe(ground, say), ...mapList(map, say)].join('. ');
  return picture(box, id, { title: map.name, desc }, [
    ...nodes,
    ...map.terrain.map((piece) => pieceSign(piece, depth, words, text)),
    ...map.things.map((thing) =>
      svg('g', { transform: `translate(${r(thing.at[0])} ${r(depth - thing.at[1])})` }, thingSign(thing, text)),
    ),
    ...map.terrain.map((piece) => pieceLabel(piece, depth, text)),
  ]);
}

/** Every piece and thing with its place. */
export function mapList({ terrain, things }: TableMap, say: Say): readonly string[] {
  const at = ([x, y]: readonly [number, number]) => say('drawing.at', { x: inchText(x), y: inchText(y) });
  return [
    ...terrain.map(({ name, id, shape }) => `${name || id}: ${at(middleOf(shape))}`),
    ...things.map((thing) => `${thing.name || thing.id}: ${at(thing.at)}`),
  ];
}
