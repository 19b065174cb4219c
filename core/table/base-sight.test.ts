/** What sees what from base to base: one straight line between any two points of them that nothing touches. */
import { describe, expect, it } from 'vitest';
import { basesSee, clearLine } from './base-sight.ts';
import { blockersOf } from './blockers.ts';
import { disc, rect } from './shapes.ts';
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
});
