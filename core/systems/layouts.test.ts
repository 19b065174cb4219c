/** Every shipped layout: sound, symmetric, and drawn. */
import { describe, expect, it } from 'vitest';
import { faultOfShape } from '../table/faults.ts';
import { layoutPicture } from '../table/drawing/layout-drawing.ts';
import { listOf } from '../table/drawing/legend.ts';
import { layoutSheet } from '../table/drawing/sheet.ts';
import { type SvgNode, svgText } from '../table/drawing/svg.ts';
import { sayInEnglish } from '../table/drawing/words.ts';
import { ownLayout } from '../table/layout/edits.ts';
import type { Layout, Owner } from '../table/layout/layout.ts';
import { readLayoutText } from '../table/layout/read.ts';
import { regionOf, shapeOf, tableOf } from '../table/layout/regions.ts';
import { otherOwner, seenFromAcross, turnedPlace, turnedShape } from '../table/layout/turn.ts';
import { completelyWithin } from '../table/measure.ts';
import { base, polygon } from '../table/shapes.ts';
import { inches } from '../table/units.ts';
import { wholeOf } from '../table/zones.ts';
import { LAYOUT_BOOKS } from './layouts.ts';

const all = LAYOUT_BOOKS.flatMap(({ system, layouts }) =>
  layouts.map((layout) => ({ where: `${system} ${layout.name}`, layout })),
);

describe.each(all)('$where', ({ layout }) => {
  const { size, areas, spots, measures } = layout;

  it('reads back as it is written, and so does a copy of one’s own', () => {
    expect(readLayoutText(JSON.stringify(layout))).toEqual(layout);
    const own = ownLayout(layout);
    expect(readLayoutText(JSON.stringify(own))).toEqual(own);
    expect(own.sure.how).toBe('own');
  });

  it('has everything on the table, each under an id of its own', () => {
    const table = wholeOf(tableOf(size));
    const ids = [...areas, ...spots].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { shape } of areas) {
      const region = regionOf(shape, size);
      expect(faultOfShape('it', shapeOf(shape))).toBeNull();
      if (region.kind === 'disc' || region.kind === 'polygon') expect(completelyWithin(region, table)).toBe(true);
    }
    for (const { at, base: across, later } of spots) {
      const middle = { x: inches(at[0]), y: inches(at[1]) };
      expect(completelyWithin(base(middle, later === true ? 0 : across), table)).toBe(true);
    }
    for (const { from, to } of measures) {
      const ends = polygon(
        [inches(from[0]), inches(from[1])],
        [inches(to[0]), inches(to[1])],
        [inches(to[0]), inches(to[1])],
      );
      expect(completelyWithin(ends, table)).toBe(true);
    }
  });

  it('is the same for both sides', () => {
    // The first player of a Steamroller deploys less deep than the second: only what is fought over is symmetric.
    const even = layout.sides === 'lettered';
    const fair = areas.filter(({ kind }) => even || kind === 'scenario');
    const keyed = (owner: Owner, place: unknown) => `${owner} ${JSON.stringify(place)}`;
    const have = [
      ...fair.map(({ owner, shape }) => keyed(owner, points(shape))),
      ...spots.map(({ owner, at }) => keyed(owner, near(at))),
    ];
    const turned = [
      ...fair.map(({ owner, shape }) => keyed(otherOwner(owner), points(turnedShape(shape, size)))),
      ...spots.map(({ owner, at }) => keyed(otherOwner(owner), near(turnedPlace(at, size)))),
    ];
    expect(turned.toSorted()).toEqual(have.toSorted());
    expect(seenFromAcross(seenFromAcross(layout))).toEqual(layout);
  });

  it('is drawn with everything named once, and nothing unresolved', () => {
    const picture = layoutPicture(layout, 'one', sayInEnglish);
    const text = svgText(picture);
    expect(text).not.toMatch(/NaN|undefined|Infinity|\{\w+\}/);
    const ids = nodesOf(picture).flatMap(({ attributes }) => attributes.id ?? []);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [, id] of text.matchAll(/url\(#([^)]+)\)/g)) expect(ids).toContain(id);
    for (const { what } of listOf(layout, sayInEnglish)) expect(text).toContain(what);
    expect(layoutSheet(layout, 'Sheet', sayInEnglish)).toContain(layout.rules[0]);
  });
});

it('labels a measure with the distance between its ends', () => {
  const pictures = all
    .filter(({ where }) => where === 'steamroller-2015 destruction')
    .map(({ layout }) => layoutPicture(layout, 'one', sayInEnglish));
  const texts = pictures.flatMap(nodesOf).flatMap(({ children }) => children);
  expect(texts.filter((text) => typeof text === 'string' && text.endsWith('″'))).toEqual([
    '7″',
    '6″',
    '10″',
    '6″',
    '18″',
    '21″',
    '12″',
    '6″',
  ]);
});

function nodesOf(node: SvgNode): readonly SvgNode[] {
  return [node, ...node.children.flatMap((child) => (typeof child === 'string' ? [] : nodesOf(child)))];
}

function near([x, y]: readonly [number, number]): readonly string[] {
  return [x.toFixed(6), y.toFixed(6)];
}

/** A shape by its corners, wherever its list of them begins. */
function points(shape: Layout['areas'][number]['shape']): unknown {
  if ('polygon' in shape) return shape.polygon.map(near).toSorted();
  return 'rect' in shape ? shape.rect : shape.circle;
}
