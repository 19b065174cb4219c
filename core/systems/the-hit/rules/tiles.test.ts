import { describe, expect, test } from 'vitest';
import { brokenRules } from '../../../rules/broken.ts';
import { READINGS } from '../readings.ts';
import { wronglyOffered } from '../../../../tests/core/systems/the-hit/tried-tiles.ts';
import { type TileCell, type TakenTile, checkTile, tilePlaces } from './tiles.ts';

describe('where the next tile may go', () => {
  test('equals trying everything: all layouts of 2 × 2 and 3 × 3, some of 4 × 4', () => {
    expect([wronglyOffered(2, 1), wronglyOffered(3, 1), wronglyOffered(4, 101)]).toEqual([[], [], []]);
  });

  test('the worked examples', () => {
    expect(
      tilePlaces(2, [
        [0, 0],
        [1, 0],
        [1, 1],
      ]),
    ).toEqual([[0, 1]]);
    expect(
      tilePlaces(3, [
        [0, 0],
        [1, 0],
        [2, 0],
        [0, 1],
      ]),
    ).toHaveLength(6);
    expect(
      tilePlaces(4, [
        [0, 0],
        [1, 0],
        [2, 0],
        [3, 0],
      ]),
    ).toHaveLength(8);
    expect(tilePlaces(2, [])).toEqual([[0, 0]]);
  });
});

describe('laying a tile', () => {
  const laid: readonly TakenTile[] = [
    { by: 'A', at: [0, 0] },
    { by: 'B', at: [1, 0] },
  ];
  const broken = (by: string, at: TileCell, readings = READINGS) =>
    brokenRules(checkTile(laid, { by, at }, ['A', 'B'], readings));

  test('in turn, on a free cell beside another, within the square', () => {
    expect(broken('A', [1, 1])).toEqual([]);
    expect(broken('B', [1, 1])).toEqual(['HIT-TILES-02']);
    expect(broken('A', [1, 0])).toEqual(['HIT-TILES-03']);
    expect(broken('A', [-1, 0])).toEqual(['HIT-TILES-04']);
    expect(broken('B', [5, 5])).toEqual(['HIT-TILES-02', 'HIT-TILES-03', 'HIT-TILES-04']);
  });

  test('or all of one gang at once, where that was agreed', () => {
    expect(
      brokenRules(
        checkTile(laid.slice(0, 1), { by: 'A', at: [1, 0] }, ['A', 'B'], { ...READINGS, tileTurns: 'all-at-once' }),
      ),
    ).toEqual([]);
  });
});
