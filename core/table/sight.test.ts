import { describe, expect, test } from 'vitest';
import { basesSee, clearLine } from './base-sight.ts';
import { blockersOf } from './blockers.ts';
import { type Shape, disc, polygon, rect } from './shapes.ts';
import { pointsSee } from './sight.ts';

const past = (...shapes: Shape[]) => blockersOf(shapes.map((shape) => ({ shape })));
const sees = (shapes: Shape[], [ax, ay]: readonly number[], [bx, by]: readonly number[]) =>
  pointsSee(past(...shapes), { x: ax ?? 0, y: ay ?? 0 }, { x: bx ?? 0, y: by ?? 0 });

describe('between points', () => {
  const wall = rect(40, 0, 60, 50);

  test('a wall hides what is behind it, and nothing beside it', () => {
    expect([sees([wall], [0, 20], [100, 20]), sees([wall], [0, 60], [100, 60])]).toEqual([false, true]);
  });

  test('along a side and past a corner is clear', () => {
    expect([sees([wall], [0, 50], [100, 50]), sees([wall], [30, 40], [50, 60])]).toEqual([true, true]);
  });

  test('nothing is seen through the seam of two walls, nor between two that meet at a corner', () => {
    expect(sees([wall, rect(40, 50, 60, 90)], [0, 50], [100, 50])).toBe(false);
    expect(sees([rect(0, 0, 50, 50), rect(50, 50, 100, 100)], [0, 100], [100, 0])).toBe(false);
    expect(sees([disc(50, 20, 30), disc(50, 80, 30)], [0, 50], [100, 50])).toBe(false);
  });

  test('two corners that the line passes one after the other leave it clear', () => {
    expect(sees([rect(20, 0, 30, 50), rect(60, 50, 70, 90)], [0, 50], [100, 50])).toBe(true);
  });

  test('from inside, and into a hollow', () => {
    const cup = polygon([0, 0], [90, 0], [90, 90], [60, 90], [60, 30], [30, 30], [30, 90], [0, 90]);
    expect([sees([cup], [45, 60], [45, 200]), sees([cup], [45, 60], [200, 60])]).toEqual([true, false]);
    expect(sees([cup], [10, 10], [80, 10])).toBe(false);
  });

  test('a wall hides only what is below its top: the rest of the line passes over it', () => {
    const low = blockersOf([{ shape: wall, height: 2 }]);
    const look = (x: number, heightA: number, heightB: number) =>
      pointsSee(low, { x, y: 20 }, { x: 100, y: 20 }, heightA, heightB);
    expect([look(0, 1, 1), look(0, 2, 2), look(0, 3, 3)]).toEqual([false, true, true]);
    // From 4 high, 40 off the wall, to the ground 40 behind it: at 1.6 high the line comes to its far side.
    expect([look(0, 4, 0), look(0, 6, 0), look(38, 3, 0)]).toEqual([false, true, false]);
  });
});

describe('between bases', () => {
  const [a, b] = [disc(0, 0, 300), disc(5000, 0, 300)];

  test('any part sees any part: a wall has to hide all of it', () => {
    expect(basesSee(past(rect(2000, -299, 2100, 2000)), a, b)).toBe(true);
    expect(basesSee(past(rect(2000, -300, 2100, 2000)), a, b)).toBe(false);
  });

  test('through a gap between two walls, not through their seam', () => {
    const upper = rect(2000, 0, 2100, 2000);
    expect(basesSee(past(upper, rect(2000, -2000, 2100, 0)), a, b)).toBe(false);
    expect(basesSee(past(upper, rect(2000, -2000, 2100, -1)), a, b)).toBe(true);
  });

  test('aslant between two walls one behind the other', () => {
    const gate = [rect(1000, -2000, 1100, 150), rect(3900, -150, 4000, 2000)];
    const line = clearLine(past(...gate), a, b);
    expect(line).not.toBeNull();
    expect(basesSee(past(...gate, rect(2400, -100, 2500, 100)), a, b)).toBe(false);
  });

  test('one high enough looks over', () => {
    const low = blockersOf([{ shape: rect(2000, -2000, 2100, 2000), height: 1000 }]);
    expect([basesSee(low, a, b, 900, 900), basesSee(low, a, b, 1000, 1000), basesSee(low, a, b, 2000, 500)]).toEqual([
      false,
      true,
      true,
    ]);
  });
});
