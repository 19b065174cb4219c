/** Building the battlefield. */
import { expect, test } from 'vitest';
import { put } from '../../../../../tests/core/encounter/put.ts';
import { withGangs } from '../../../../../tests/core/systems/the-hit/battles.ts';
import type { Json } from '../../../../journal/json.ts';
import type { Battle } from '../battle.ts';
import { mapBoard } from '../map.ts';
import { gangName } from '../question.ts';
import { tileName } from './fittings.ts';
import {
  NO_MAP,
  ADJUSTMENT,
  BATTLEFIELD,
  BATTLEFIELD_DIE,
  FURNISHED,
  FURNISHING,
  HYBRID,
  PLAYABLE,
  ROLL_OFF,
  SCATTERING,
  SCATTER_DIE,
  SECTION,
  TILE,
} from './ground.ts';

const fresh = withGangs(2);
const of = (kind: Battle['kind'], more: Partial<Battle> = {}): Battle => ({ ...fresh, kind, ...more });
const cells = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
] as const;
const laid = (count: number) => cells.slice(0, count).map((at, turn) => ({ by: turn % 2 === 0 ? 'A' : 'B', at }));
const cell = (column: number, row: number): Json => ({ column, row });

test('battlefield: is agreed', () => {
  expect(put(BATTLEFIELD, fresh).answered('battlefield', 'hybrid').kind).toBe('hybrid');
  expect(put(BATTLEFIELD, of('hybrid')).ids).toEqual([]);
});

test('no-map: who builds on the table alone has done with tiles, scatter and sections', () => {
  const { answered } = put(BATTLEFIELD, fresh);
  expect(answered('battlefield', 'zone-mortalis:built')).toMatchObject({ kind: 'zone-mortalis', built: true });
  for (const kind of ['zone-mortalis', 'sector-mechanicus'] as const) {
    const laying = of(kind);
    expect(put(NO_MAP, laying).asks).toMatchObject([{ id: 'no-map', of: 'any', optional: true }]);
    const built = put(NO_MAP, laying).answered('no-map', true);
    expect([TILE, SCATTERING, SECTION, FURNISHING, ADJUSTMENT, NO_MAP].flatMap((one) => put(one, built).ids)).toEqual(
      [],
    );
  }
});

test('battlefield-die: even is Zone Mortalis, odd Sector Mechanicus (HIT-SETUP-04)', () => {
  expect(put(BATTLEFIELD_DIE, fresh).means('battlefield-die', 2)).toBe('Zone Mortalis');
  const kinds = [1, 2, 5, 6].map((die) => put(BATTLEFIELD_DIE, fresh).answered('battlefield-die', die).kind);
  expect(kinds).toEqual(['sector-mechanicus', 'zone-mortalis', 'sector-mechanicus', 'zone-mortalis']);
});

test('tile: of the 6 places beside two tiles 4 are legal, and 1 beside three (HIT-WE 3)', () => {
  const legal = (count: number, places: readonly (readonly [number, number])[]) =>
    places.filter(
      ([column, row]) =>
        put(TILE, of('zone-mortalis', { tiles: laid(count) })).refused('tile:3', cell(column, row)) === null,
    );
  const beside = [
    [-1, 0],
    [2, 0],
    [0, 1],
    [1, 1],
    [0, -1],
    [1, -1],
  ] as const;
  expect(legal(2, beside)).toEqual([
    [0, 1],
    [1, 1],
    [0, -1],
    [1, -1],
  ]);
  expect(legal(3, [...beside, [2, 1], [1, 2]])).toEqual([[0, 1]]);
});

test('scatter: who is through lays one thing, and in the second pass may take one away that is there', () => {
  const tiles = laid(4);
  expect(put(SCATTERING, of('zone-mortalis', { tiles })).ids).toEqual(['scatter:1:A']);
  const second = of('zone-mortalis', { tiles, scattered: { '1:A': 'nothing', '1:B': 'nothing' } });
  expect(put(SCATTERING, second).ids).toEqual(['scatter:2:A']);
  for (const thing of ['scatter', 'pipes', 'barricade', 'ductway']) {
    expect(put(SCATTERING, second).refused('scatter:2:A', `remove ${thing}`), thing).toEqual(['HIT-TILES-10']);
  }
  expect(put(SCATTERING, second).answered('scatter:2:A', 'place pipes').scatter.pipes).toBe(1);
});

test('scatter-die: a D3, half of a D6 rounded up', () => {
  const due = of('zone-mortalis', { tiles: laid(4), scattered: { '1:A': 'place scatter' } });
  expect(put(SCATTER_DIE, due).ids).toEqual(['scatter-die:1:A']);
  const pieces = [1, 2, 3, 6].map((die) => put(SCATTER_DIE, due).answered('scatter-die:1:A', die).scatter.scatter);
  expect(pieces).toEqual([1, 1, 2, 3]);
});

test('section: a free one, in turn, until all are taken', () => {
  const { asks, refused } = put(SECTION, of('sector-mechanicus', { sections: laid(1) }));
  expect(asks).toMatchObject([
    { id: 'section:2', of: 'B', rules: ['HIT-SECTOR-01', 'HIT-SECTOR-02', 'HIT-SECTOR-03'] },
  ]);
  expect([refused('section:2', cell(0, 0)), refused('section:2', cell(1, 1))]).toEqual([['HIT-SECTOR-03'], null]);
  expect(put(SECTION, of('sector-mechanicus', { sections: laid(4) })).ids).toEqual([]);
});

test('section, tile: the record names them as the map does, which has a key to whose they are', () => {
  const battle = of('sector-mechanicus', { sections: laid(1) });
  expect(SECTION.words(battle, cell(0, 1))).toBe('Section 1 from the west, 2 from the south');
  expect(TILE.words(of('zone-mortalis', {}), cell(0, 0))).toBe(tileName([0, 0]));
  const keys = [battle, of('zone-mortalis', { tiles: laid(1) })].map((one) => mapBoard(one)?.key?.slice(0, 2));
  const owners = battle.gangs.map((gang) => ({ label: gang, says: gangName(battle, gang) }));
  expect(keys).toEqual([owners, owners]);
});

const taken = of('sector-mechanicus', { sections: laid(4) });

test('furnished: all sections of a player in one tap, and those of nobody in another (HIT-SECTOR-06)', () => {
  const { ids, answered } = put(FURNISHED, taken);
  expect(ids).toEqual(['furnished:A', 'furnished:B']);
  const half = answered('furnished:A', true);
  expect([put(FURNISHED, half).ids, put(PLAYABLE, half).ids]).toEqual([['furnished:B'], []]);
  expect(put(PLAYABLE, put(FURNISHED, half).answered('furnished:B', true)).ids).toEqual(['playable']);
});

test('furnish: records of before have one large piece or three medium ones each (HIT-SECTOR-06)', () => {
  const { refused } = put(FURNISHING, taken);
  const told = (large: number, medium: number) => refused('furnish:0:0', { large, medium });
  expect([told(1, 0), told(0, 3), told(0, 2)]).toEqual([null, null, ['HIT-SECTOR-06']]);
});

test('roll-off: between two or more, and decided where one die is the best', () => {
  const told = (dice: Json) => put(ROLL_OFF, withGangs(3)).refused('roll-off', dice);
  expect([told({ A: 3, B: 5 }), told({ A: 3, B: 5, C: 3 })]).toEqual([null, null]);
  expect([told({ A: 3 }), told({ A: 5, B: 5, C: 3 })]).toEqual([['HIT-SECTOR-05'], ['HIT-SECTOR-05']]);
});

test('playable: when all sections are furnished', () => {
  const furnished = Object.fromEntries(cells.map((at) => [at.join(':'), { large: 1, medium: 0 }]));
  expect(put(PLAYABLE, taken).ids).toEqual([]);
  expect(put(PLAYABLE, { ...taken, furnished }).ids).toEqual(['playable']);
  expect(put(PLAYABLE, { ...taken, furnished }).answered('playable', true).playable).toBe(true);
});

test('adjust: each in turn moves one piece or places one walkway', () => {
  const { asks, refused, answered } = put(ADJUSTMENT, { ...taken, playable: true });
  expect(asks).toMatchObject([{ id: 'adjust:A', kind: { type: 'choice' } }]);
  expect(['nothing', 'move', 'walkway'].map((one) => refused('adjust:A', one))).toEqual([null, null, null]);
  expect(put(ADJUSTMENT, answered('adjust:A', 'move')).ids).toEqual(['adjust:B']);
});

test('hybrid: stands by common consent', () => {
  expect(put(HYBRID, of('hybrid')).answered('hybrid', true).playable).toBe(true);
  expect(put(HYBRID, of('zone-mortalis')).ids).toEqual([]);
});
