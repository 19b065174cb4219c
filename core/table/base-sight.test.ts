/** What sees what from base to base: one straight line between any two points of them that nothing touches. */
import { describe, expect, it } from 'vitest';
import { basesSee, clearLine } from './base-sight.ts';
import { blockersOf } from './blockers.ts';
import { disc, polygon, rect } from './shapes.ts';
import { inches } from './units.ts';

const wall = (x0: number, y0: number, x1: number, y1: number) => ({
  shape: rect(inches(x0), inches(y0), inches(x1), inches(y1)),
});
const one = disc(0, 0, inches(1));
const other = disc(inches(10), inches(10), inches(1));

describe('two bases', () => {
  it('see each other through a gap, and not where two walls leave none', () => {
    const [high, low] = [wall(1.5, 0.9, 1.6, 12), wall(1.5, -12, 1.6, 0.95)];
    expect(basesSee(blockersOf([high]), one, other)).toBe(true);
    expect(basesSee(blockersOf([low]), one, other)).toBe(true);
    expect(basesSee(blockersOf([high, low]), one, other)).toBe(false);
    expect(basesSee(blockersOf([high, low]), other, one)).toBe(false);
    expect(clearLine(blockersOf([high, low]), one, other)).toBeNull();
  });

  it('do so whichever way they lie', () => {
    for (const [sx, sy] of [
      [1, 1],
      [1, -1],
      [-1, 1],
      [-1, -1],
    ] as const) {
      const turned = ([x0, y0, x1, y1]: readonly [number, number, number, number]) =>
        wall(
          Math.min(sx * x0, sx * x1),
          Math.min(sy * y0, sy * y1),
          Math.max(sx * x0, sx * x1),
          Math.max(sy * y0, sy * y1),
        );
      const far = disc(sx * inches(10), sy * inches(10), inches(1));
      const walls = [turned([1.5, 0.9, 1.6, 12]), turned([1.5, -12, 1.6, 0.95])];
      expect(basesSee(blockersOf(walls), one, far), `${sx} ${sy}`).toBe(false);
      expect(basesSee(blockersOf(walls.slice(0, 1)), one, far), `${sx} ${sy}`).toBe(true);
    }
  });

  it('see nothing from within a wall, and across the gaps of one with teeth', () => {
    // Five teeth that stand on one ground, three apart: lines between two teeth are clear, those within a tooth are not.
    const points: [number, number][] = [];
    for (let tooth = 0; tooth < 5; tooth += 1) {
      points.push([6 * tooth, 0], [6 * tooth, 20], [6 * tooth + 3, 20], [6 * tooth + 3, 0]);
    }
    const inch = ([x, y]: readonly [number, number]) => [inches(x), inches(y)] as const;
    const comb = blockersOf([{ shape: polygon(...[...points, [27, -3] as const, [0, -3] as const].map(inch)) }]);
    for (let column = 0; column < 9; column += 1) {
      const x = inches(3 * column + 1.5);
      const ends = [disc(x, inches(2), inches(0.5)), disc(x, inches(18), inches(0.5))] as const;
      expect(basesSee(comb, ...ends), `${column}`).toBe(column % 2 === 1);
      const far = [disc(x, inches(16), 1), disc(x + inches(0.5), inches(19), 1)] as const;
      expect(basesSee(comb, ...far), `${column}, aslant`).toBe(column % 2 === 1);
    }
    const across = [disc(inches(1), inches(10), 1), disc(inches(2), inches(10.1), 1)] as const;
    expect(basesSee(comb, ...across)).toBe(false);
    const gap = [disc(inches(4), inches(10), 1), disc(inches(5), inches(10.1), 1)] as const;
    expect([basesSee(comb, ...gap), basesSee(comb, gap[1], gap[0])]).toEqual([true, true]);
  });
});
