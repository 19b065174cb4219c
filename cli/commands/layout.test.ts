/** Layouts and tables in files: shown where they are sound, else refused with what is wrong and where. */
import { writeFileSync } from 'node:fs';
import { afterAll, expect, it } from 'vitest';
import type { Layout } from '../../core/table/layout/layout.ts';
import { openTerminal } from '../../tests/cli/terminal.ts';

const terminal = openTerminal();
afterAll(terminal.end);

const shipped = (await terminal.ask('layout', 'steamroller-2015', 'incursion')) as Layout;

function written(value: unknown): string {
  const file = terminal.path('one.json');
  writeFileSync(file, JSON.stringify(value));
  return file;
}

const bow = [
  [1, 1],
  [5, 5],
  [5, 1],
  [1, 5],
];

it('shows a layout of one’s own, alone or in a table saved from the page', async () => {
  const own = { ...shipped, title: 'Farther out', spots: shipped.spots.slice(1) };
  const table = { name: 'Mine', system: null, layout: null, own, size: own.size, terrain: [], things: [] };
  for (const value of [own, table]) {
    expect(await terminal.must('layout', '--file', written(value))).toContain('Farther out');
    expect(await terminal.must('layout', '--file', written(value), '--svg')).toContain('<svg');
  }
});

const [flag] = shipped.spots;
it.each([
  ['an outline that crosses itself', { areas: [{ ...shipped.areas[0], shape: { polygon: bow } }] }, 'crosses itself'],
  ['a zone without size', { areas: [{ ...shipped.areas[0], shape: { rect: [3, 3, 3, 9] } }] }, 'deployment-A'],
  ['a flag off the table', { spots: [{ ...flag, at: [60, 3] }] }, 'its centre is at (60″, 3″)'],
  ['flags on each other', { spots: [flag, { ...flag, id: 'F9' }] }, 'F9 stands on FL'],
  ['a base that is not made', { spots: [{ ...flag, base: 41 }] }, 'FL is 41 mm across'],
  ['10,000 flags', { spots: Array.from({ length: 10_000 }, () => flag) }, '10000 are too many'],
])('refuses %s', async (_, change, message) => {
  const { code, err, out } = await terminal.run('layout', '--file', written({ ...shipped, ...change }));
  expect([code, out]).toEqual([1, '']);
  expect(err).toContain(message);
});

const rock = { id: 'rock', shape: { circle: [20, 20, 2] }, traits: ['forest'] };
it.each([
  ['an outline that crosses itself', [{ ...rock, shape: { polygon: bow } }], 'rock crosses itself'],
  ['a piece without size', [{ ...rock, shape: { circle: [20, 20, 0] } }], 'rock has no size'],
  ['a piece over the edge', [{ ...rock, shape: { circle: [1, 20, 2] } }], 'rock is not whole on the table'],
  ['pieces on each other', [rock, { ...rock, id: 'tree' }], 'tree lies on rock'],
  ['10,000 pieces', Array.from({ length: 10_000 }, (_, at) => ({ ...rock, id: `r${at}` })), '10000 pieces'],
])('refuses terrain: %s', async (_, terrain, message) => {
  const { code, err } = await terminal.run('terrain', 'steamroller-2015', 'outflank', written({ terrain }));
  expect(code).toBe(1);
  expect(err).toContain(message);
});
