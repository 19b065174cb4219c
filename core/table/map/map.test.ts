/** Tables: read or refused with what is wrong and where, changed without ever being unsound, and what is told of them. */
import { describe, expect, it } from 'vitest';
import { isRefusal } from '../../rules/refusal.ts';
import { changedPiece, freeId, movedTo, placeOf, putByHand, withPiece, withThing, without } from './edits.ts';
import { sightBetween, wayBetween } from './between.ts';
import { neighboursOf, whereaboutsOf } from './facts.ts';
import type { LayoutPoint } from '../layout/layout.ts';
import { EMPTY_MAP, type MapPiece, type TableMap, type TerrainPiece } from './map.ts';
import { readMap, readMapText } from './read.ts';
import { rotatedShape } from './shapes.ts';

const wall: TerrainPiece = { id: 't1', name: 'Wall', shape: { rect: [16, 17, 20, 18] }, traits: ['blocking'] };
const model = (id: string, at: readonly [number, number]): MapPiece => ({
  id,
  name: id,
  kind: 'model',
  side: 'A',
  at,
  base: 30,
});
const map: TableMap = {
  ...EMPTY_MAP,
  terrain: [wall],
  things: [model('m1', [18, 12]), model('m2', [18, 24]), model('m3', [26, 12])],
};

const messageOf = (value: unknown): string => {
  const read = readMap(value);
  return isRefusal(read) ? read.message : 'sound';
};
const withTerrain = (...shapes: readonly unknown[]) => ({
  ...map,
  things: [],
  terrain: shapes.map((shape, index) => ({ id: `t${index}`, name: `Piece ${index}`, shape })),
});

describe('reading', () => {
  it('gives back what was written', () => {
    expect(readMapText(JSON.stringify(map))).toEqual(map);
  });

  it.each([
    ['no JSON', readMapText('{'), 'not JSON'],
    [
      'an outline that crosses itself',
      withTerrain({
        polygon: [
          [1, 1],
          [5, 5],
          [5, 1],
          [1, 5],
        ],
      }),
      'Piece 0 (t0) crosses itself',
    ],
    [
      'an outline that folds back',
      withTerrain({
        polygon: [
          [1, 1],
          [5, 1],
          [3, 1],
          [3, 4],
        ],
      }),
      'Piece 0 (t0) crosses itself',
    ],
    ['nothing', withTerrain({ rect: [3, 3, 3, 8] }), 'comes twice to (3″, 3″)'],
    ['a piece over the edge', withTerrain({ rect: [33, 3, 36.5, 8] }), 'Piece 0 (t0) is not whole on the table'],
    [
      'a piece on another',
      withTerrain({ rect: [3, 3, 8, 8] }, { circle: [9, 5, 2] }),
      'Piece 1 (t1) lies on Piece 0 (t0)',
    ],
    [
      'a base that is not made',
      { ...map, things: [{ ...model('m1', [9, 9]), base: 31 }] },
      'm1 is on a 31 mm base. Bases are',
    ],
    ['a model over the edge', { ...map, things: [model('m1', [9, 0.5])] }, 'm1 is not whole on the table'],
    ['models in one place', { ...map, things: [model('m1', [9, 9]), model('m2', [9.5, 9])] }, 'm2 stands on m1'],
    ['an id twice', { ...map, things: [model('m1', [9, 9]), model('m1', [12, 9])] }, 'Two things are called m1'],
    ['figures that are none', withTerrain({ circle: [3, 3, '2'] }), 'terrain, number 1: shape'],
    ['a table too small', { ...map, size: [6, 36], terrain: [], things: [] }, 'A table of 6″ by 36″ is not allowed'],
    [
      '10,000 pieces',
      withTerrain(...Array.from({ length: 10_000 }, () => ({ circle: [3, 3, 1] }))),
      'There are 10000 pieces of terrain. The limit is 200',
    ],
  ])('refuses %s', (_, value, message) => {
    expect(isRefusal(value) ? value.message : messageOf(value)).toContain(message);
  });

  it('lets what touches lie', () => {
    expect(messageOf(withTerrain({ rect: [3, 3, 8, 8] }, { rect: [8, 3, 12, 8] }))).toBe('sound');
  });
});

describe('changing', () => {
  it('puts a new thing at the nearest free place, and gives it a free id', () => {
    const added = withThing(map, model(freeId(map, 'm'), [18, 12]));
    if (isRefusal(added)) throw new Error(added.message);
    expect(placeOf(added, 'm4')).not.toEqual([18, 12]);
    expect(readMap(added)).toEqual(added);
    expect(isRefusal(withPiece(map, { ...wall, id: 't2' }))).toBe(false);
  });

  it('refuses a move onto another and off the table, and turns and removes', () => {
    expect(movedTo(map, 'm1', [18, 24.2])).toMatchObject({ message: 'm2 stands on m1.' });
    expect(movedTo(map, 't1', [36, 18])).toMatchObject({
      code: 'off-table',
    });
    expect(changedPiece(map, 't1', { shape: rotatedShape(wall.shape, 90) })).toMatchObject({
      terrain: [
        {
          shape: {
            polygon: [
              [18.5, 15.5],
              [18.5, 19.5],
              [17.5, 19.5],
              [17.5, 15.5],
            ],
          },
        },
      ],
    });
    expect(without(map, 't1').terrain).toEqual([]);
  });
});

describe('telling', () => {
  const [one, two, three] = map.things;
  if (!one || !two || !three) throw new Error('three models stand here');

  it('says where a model is', () => {
    expect(whereaboutsOf({ at: [18, 17.5], base: 30 }, map, null)).toEqual({
      areas: [],
      quarters: ['SW', 'SE', 'NW', 'NE'],
      halves: ['A', 'B'],
      onCentreline: true,
      terrain: ['t1'],
    });
  });

  it('measures from edge to edge, the nearest first', () => {
    const around = neighboursOf(one, map, 7);
    expect(around.map(({ id, within }) => [id, within])).toEqual([
      ['m3', true],
      ['m2', false],
    ]);
    expect(around[0]?.gap).toBeCloseTo(8 - 30 / 25.4, 9);
  });

  const sight = (sort: 'blocks' | 'through' | 'clear') => [{ id: 'blocking', label: '', sight: sort }] as const;
  const seen = (...asked: Parameters<typeof sightBetween>) => sightBetween(...asked).line !== null;

  it('sees past a wall or not, and into what is only seen through', () => {
    const long = { ...map, terrain: [{ ...wall, shape: { rect: [4, 17, 32, 18] } as const }] };
    expect(sightBetween(one, two, long, sight('blocks'))).toEqual({ line: null, blockedBy: ['t1'] });
    expect(seen(one, two, long, sight('clear'))).toBe(true);
    expect(seen(one, two, long, sight('through'))).toBe(false);
    expect(seen({ ...one, at: [18, 17] }, two, long, sight('through'))).toBe(true);
    expect(seen(one, three, long, sight('blocks'))).toBe(true);
  });

  it('sees over what is lower than both, and names what hides them together', () => {
    const low = { ...map, terrain: [{ ...wall, shape: { rect: [4, 17, 32, 18] } as const, height: 2 }] };
    const [tall, short] = [3, 1].map((height) => ({ ...one, height }));
    if (!tall || !short) throw new Error('two heights');
    expect(seen(tall, { ...two, height: 3 }, low, sight('blocks'))).toBe(true);
    expect(seen(short, { ...two, height: 1 }, low, sight('blocks'))).toBe(false);
    const halves: readonly TerrainPiece[] = [
      { ...wall, shape: { rect: [4, 17, 18, 18] } },
      { ...wall, id: 't2', shape: { rect: [18, 17, 32, 18] } },
    ];
    expect(sightBetween(one, two, { ...map, terrain: halves }, sight('blocks')).blockedBy).toEqual(['t1', 't2']);
  });

  it('sees past other models, or not where a game’s rules say that they hide who is behind them', () => {
    const [tall, high] = [
      { ...one, height: 3 },
      { ...two, height: 3 },
    ];
    const among = (height?: number) => ({
      terrain: [],
      things: [tall, { ...model('m9', [18, 18]), base: 50, ...(height === undefined ? {} : { height }) }, high],
    });
    expect(seen(tall, high, among(), [])).toBe(true);
    expect(sightBetween(tall, high, among(), [], 'models')).toEqual({ line: null, blockedBy: ['m9'] });
    expect(seen(tall, high, among(2), [], 'models')).toBe(true);
    expect(seen(tall, high, { ...among(), things: [tall, high] }, [], 'models')).toBe(true);
  });

  it('finds the shortest way that its base passes, to a place and to another model', () => {
    const stops = [{ id: 'blocking', label: '', sight: 'blocks', moves: 'stopped' }] as const;
    const way = wayBetween(one, { at: [18, 21], base: 0 }, map, stops);
    expect(way?.length).toBeGreaterThan(9);
    expect(way?.length).toBeLessThan(11);
    expect(way?.places).toContainEqual([18, 21]);
    expect(wayBetween(one, { at: [18, 17.5], base: 0 }, map, stops)).toBe(null);
    expect(wayBetween(one, three, map, stops)?.length).toBeCloseTo(8 - 30 / 25.4, 4);
    const shut = { ...map, terrain: [{ ...wall, shape: { rect: [0, 17, 36, 18] } as const }] };
    expect(wayBetween(one, two, shut, stops)).toBe(null);
    const climbed = [...stops, { id: 'steps', label: '', sight: 'clear', moves: 'climbs' }] as const;
    const stairs = shut.terrain.map((piece) => ({ ...piece, traits: ['blocking', 'steps'] }));
    expect(wayBetween(one, two, { ...shut, terrain: stairs }, climbed)?.length).toBeCloseTo(12 - 30 / 25.4, 4);
  });
});

it('puts a base against the one that a finger all but means, and lets it come away again', () => {
  const model = (id: string, at: LayoutPoint): MapPiece => ({ id, name: id, kind: 'model', side: 'A', at, base: 30 });
  const map: TableMap = { ...EMPTY_MAP, things: [model('m1', [10, 10]), model('m2', [20, 20])] };
  const [x, y] = putByHand(map, 'm2', [11.25, 10]);
  expect([x, y]).toEqual([10 + 30 / 25.4 + 0.005, 10]);
  expect(putByHand(map, 'm2', [11.1, 10])[0]).toBeCloseTo(x, 9);
  expect(putByHand(map, 'm2', [11.5, 10])).toEqual([11.5, 10]);
  const touching = { ...map, things: [model('m1', [10, 10]), model('m2', [x, y])] };
  expect(putByHand(touching, 'm2', [x + 0.05, y])).toEqual([x + 0.05, y]);
});
