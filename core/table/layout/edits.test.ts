/** Layouts of one’s own: changed without ever being unsound, and read or refused with what is wrong and where. */
import { expect, it } from 'vitest';
import { isRefusal } from '../../rules/refusal.ts';
import {
  changedSpot,
  movedPart,
  placeOfPart,
  sameForBoth,
  withArea,
  withShape,
  withSpot,
  withoutPart,
} from './edits.ts';
import type { Layout } from './layout.ts';
import { readLayout, readLayoutText } from './read.ts';

const flag = { id: 'F1', kind: 'flag', owner: 'A', at: [9, 6], base: 40, reach: 4 } as const;
const duel: Layout = {
  name: 'duel',
  title: 'Duel',
  size: [24, 18],
  sides: 'lettered',
  areas: [
    { id: 'A', kind: 'deployment', owner: 'A', shape: { rect: [0, 0, 24, 4] }, label: [3, 2] },
    { id: 'B', kind: 'deployment', owner: 'B', shape: { rect: [0, 14, 24, 18] } },
  ],
  spots: [flag],
  lines: [{ kind: 'centreline', from: [0, 9], to: [24, 9] }],
  measures: [],
  notes: [],
  sure: { how: 'own', why: 'For a test.' },
  rules: [],
};

function made(changed: ReturnType<typeof movedPart>): Layout {
  if (isRefusal(changed)) throw new Error(changed.message);
  return changed;
}

it('moves, resizes, removes and adds parts', () => {
  const moved = made(movedPart(duel, 'F1', [10, 6]));
  expect(placeOfPart(moved, 'F1')).toEqual([10, 6]);
  const deeper = made(withShape(moved, 'A', { rect: [0, 0, 24, 6] }));
  expect(deeper.areas[0]).toEqual({ id: 'A', kind: 'deployment', owner: 'A', shape: { rect: [0, 0, 24, 6] } });
  expect(withoutPart(deeper, 'F1').spots).toEqual([]);
  const zone = { id: 'z1', kind: 'scenario', owner: 'neutral', shape: { circle: [12, 9, 3] } } as const;
  expect(made(withArea(deeper, zone)).areas.length).toBe(3);
  expect(placeOfPart(made(withSpot(duel, { ...flag, id: 'F2' })), 'F2')).toEqual([7.5, 4.5]);
});

it('gives B what A has, turned by half a turn', () => {
  const both = made(sameForBoth(duel));
  expect(both.areas.map(({ owner, shape }) => [owner, shape])).toEqual([
    ['A', { rect: [0, 0, 24, 4] }],
    ['B', { rect: [0, 14, 24, 18] }],
  ]);
  expect(both.spots.map(({ owner, at }) => [owner, at])).toEqual([
    ['A', [9, 6]],
    ['B', [15, 12]],
  ]);
  expect(sameForBoth({ ...duel, areas: [], spots: [] })).toMatchObject({ code: 'nothing-of-a' });
});

it.each([
  ['no JSON', readLayoutText('{'), 'not JSON'],
  ['no object', readLayout(7), 'an object with name'],
  ['no size', readLayout({ ...duel, size: [24] }), 'size: two figures'],
  [
    'a kind that is none',
    readLayout({ ...duel, areas: [{ ...duel.areas[0], kind: 'moat' }] }),
    'areas, number 1: kind',
  ],
  [
    'a spot without a place',
    readLayout({ ...duel, spots: [{ ...duel.spots[0], at: ['a', 1] }] }),
    'spots, number 1: at',
  ],
  ['61 notes', readLayout({ ...duel, notes: Array.from({ length: 61 }, () => '') }), 'notes and rules'],
  ['10,000 zones', readLayout({ ...duel, areas: Array.from({ length: 10_000 }, () => ({})) }), '10000 are too many'],
  ['a table too small', readLayout({ ...duel, size: [6, 6] }), 'A table of 6″ by 6″ is not allowed'],
  ['an id twice', readLayout({ ...duel, areas: [duel.areas[0], duel.areas[0]] }), 'Two parts are called A'],
  ['a zone without size', withShape(duel, 'A', { circle: [4, 4, 0] }), 'Zone A has no size'],
  [
    'a zone that crosses itself',
    withShape(duel, 'A', {
      polygon: [
        [1, 1],
        [5, 5],
        [5, 1],
        [1, 5],
      ],
    }),
    'Zone A crosses itself',
  ],
  ['a zone beside the table', withShape(duel, 'A', { rect: [30, 0, 40, 4] }), 'Zone A is not on the table'],
  ['a base that is not made', changedSpot(duel, 'F1', { base: 41 }), 'F1 is 41 mm across'],
  [
    'a flag beside the table',
    movedPart(duel, 'F1', [30, 6]),
    'F1 is not whole on the table: its centre is at (30″, 6″)',
  ],
  ['a flag over the edge', movedPart(duel, 'F1', [0.5, 6]), 'F1 is not whole on the table'],
  [
    'a flag on another',
    readLayout({ ...duel, spots: [flag, { ...flag, id: 'F2', at: [9.5, 6] }] }),
    'F2 stands on F1, at (9.5″, 6″)',
  ],
  ['a reach below nothing', changedSpot(duel, 'F1', { reach: -1 }), 'F1 counts within -1″'],
  [
    'a centreline without length',
    readLayout({ ...duel, lines: [{ kind: 'centreline', from: [3, 9], to: [3, 9] }] }),
    'begins and ends at (3″, 9″)',
  ],
])('refuses %s', (_, changed, message) => {
  expect(isRefusal(changed) ? changed.message : 'sound').toContain(message);
});
