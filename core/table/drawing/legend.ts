/** What a drawing shows, in words: its legend, and every single thing with its place. */
import type { Layout, LayoutArea, LayoutShape, LayoutSpot, Owner, LayoutPoint } from '../layout/layout.ts';
import { type Say, inchText } from './words.ts';

export type Sign =
  | { readonly area: LayoutArea['kind']; readonly owner: Owner }
  | { readonly spot: LayoutSpot }
  | { readonly line: 'centreline' | 'quarter' };

export interface LegendRow {
  readonly sign: Sign;
  readonly text: string;
}

export function ownerText({ sides }: Layout, owner: Owner, say: Say): string {
  return owner === 'neutral' ? say('drawing.neutral') : say(`drawing.${sides}.${owner}`);
}

/** A row for each kind of thing of each owner, in the order of the layout. */
export function legendOf(layout: Layout, say: Say): readonly LegendRow[] {
  const rows: readonly LegendRow[] = [
    ...layout.areas.map(({ kind, owner }) => ({
      sign: { area: kind, owner },
      text: owned(layout, say(`drawing.${kind}`), owner, say),
    })),
    ...layout.spots.map((spot) => ({ sign: { spot }, text: spotText(layout, spot, say) })),
    ...layout.lines.map(({ kind }) => ({ sign: { line: kind }, text: say(`drawing.${kind}`) })),
  ];
  return rows.filter(({ text }, index) => rows.findIndex((row) => row.text === text) === index);
}

function owned(layout: Layout, what: string, owner: Owner, say: Say): string {
  if (owner === 'neutral') return what;
  return say('drawing.owned', { what, whose: ownerText(layout, owner, say) });
}

function spotText(layout: Layout, spot: LayoutSpot, say: Say): string {
  const { kind, owner, base, reach, later, name } = spot;
  let text = owned(layout, name ?? say(`drawing.${kind}`), owner, say);
  if (base > 0) text = say('drawing.base', { what: text, mm: base });
  if (reach !== undefined) text = say('drawing.ring', { what: text, reach: inchText(reach) });
  return later === true ? say('drawing.later', { what: text }) : text;
}

export interface ListedThing {
  readonly what: string;
  readonly where: string;
}

/** Everything on the drawing, one by one: for lists that can be read aloud. */
export function listOf(layout: Layout, say: Say): readonly ListedThing[] {
  return [
    ...layout.areas.map(({ kind, owner, shape }) => ({
      what: owned(layout, say(`drawing.${kind}`), owner, say),
      where: shapeText(layout, shape, say),
    })),
    ...layout.spots.map((spot) => ({ what: spotText(layout, spot, say), where: placeText(spot.at, say) })),
    ...layout.lines
      .filter(({ kind }) => kind === 'centreline')
      .map(({ kind, from, to }) => ({
        what: say(`drawing.${kind}`),
        where: say('drawing.polygon', { corners: cornersText([from, to]) }),
      })),
  ];
}

function placeText([x, y]: LayoutPoint, say: Say): string {
  return say('drawing.at', { x: inchText(x), y: inchText(y) });
}

function cornersText(places: readonly LayoutPoint[]): string {
  return places.map(([x, y]) => `(${Number(x.toFixed(2))}, ${Number(y.toFixed(2))})`).join(' ');
}

function shapeText({ size }: Layout, shape: LayoutShape, say: Say): string {
  if ('rect' in shape) {
    const [left, bottom, right, top] = shape.rect;
    const values = { width: right - left, depth: top - bottom, x: left, y: bottom };
    return say('drawing.rect', lengths(values));
  }
  if ('circle' in shape) {
    const [x, y, radius] = shape.circle;
    const atCorner = (x === 0 || x === size[0]) && (y === 0 || y === size[1]);
    return say(atCorner ? 'drawing.corner' : 'drawing.circle', lengths({ radius, x, y }));
  }
  return say('drawing.polygon', { corners: cornersText(shape.polygon) });
}

function lengths(values: Readonly<Record<string, number>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, inchText(value)]));
}
