import { expect, test } from 'vitest';
import { isRefusal } from '../rules/refusal.ts';
import type { LayoutShape } from '../table/layout/layout.ts';
import { cornersOf } from '../table/map/shapes.ts';
import { readMap } from '../table/map/read.ts';
import { turnedShape } from '../table/layout/turn.ts';
import { generateTable } from './generate-terrain.ts';
import { LAYOUT_BOOKS } from './layouts.ts';

const wanted: readonly (readonly [string, string])[] = [
  ['gaining-grounds-s0', 'standard'],
  ['gaining-grounds-s0', 'corner'],
  ['gaining-grounds-s0', 'turf-war-wedge'],
  ['steamroller-2015', 'recon'],
  ['steamroller-2015', 'outflank'],
  ['firefight', '48x48'],
];

test.each(wanted)('a table of %s, %s has nothing against it, is fair, and is the same again', (system, name) => {
  const book = LAYOUT_BOOKS.find((one) => one.system === system);
  const layout = book?.layouts.find((one) => one.name === name);
  if (!book || !layout) throw new Error('there is such a layout');
  const made = generateTable(book, layout, 'seven');
  if (isRefusal(made)) throw new Error(made.message);
  expect(made.findings).toBe(0);
  expect(generateTable(book, layout, 'seven')).toEqual(made);
  const { size } = layout;
  const map = { name: '', system, layout: name, size, terrain: made.terrain, things: [] };
  expect(readMap(map)).toEqual(map);
  const lie = (turned: boolean) =>
    made.terrain
      .map(({ shape, traits }) => `${traits.join()} ${outlineText(turned ? turnedShape(shape, size) : shape)}`)
      .toSorted();
  expect(lie(true)).toEqual(lie(false));
});

/** The same for the same outline, wherever it begins. */
function outlineText(shape: LayoutShape): string {
  const corners = cornersOf(shape).map((place) => place.map((figure) => figure.toFixed(3)).join());
  return `${'circle' in shape ? shape.circle[2] : ''} ${corners.toSorted().join(' ')}`;
}

test('a pack without rules for terrain has no tables made', () => {
  const book = LAYOUT_BOOKS.find(({ system }) => system === 'gaining-grounds-2018');
  const [layout] = book?.layouts ?? [];
  if (!book || !layout) throw new Error('there are such layouts');
  expect(generateTable(book, layout, 'seven')).toMatchObject({ code: 'no-terrain-rules' });
});
