import { describe, expect, it } from 'vitest';
import { disc, rect } from './shapes.ts';
import { pushedAgainst } from './sweep.ts';

const pushed = disc(0, 0, 10);

describe('a disc that is pushed', () => {
  it('stops at a side, at a corner, at another disc', () => {
    expect(pushedAgainst(pushed, { x: 100, y: 0 }, rect(60, -50, 80, 50))).toBeCloseTo(0.5, 12);
    expect(pushedAgainst(pushed, { x: 100, y: 0 }, disc(80, 0, 10))).toBeCloseTo(0.6, 12);
    // A corner 6 beside the way is met 8 before it.
    expect(pushedAgainst(pushed, { x: 100, y: 0 }, rect(50, 6, 80, 50))).toBeCloseTo(0.42, 12);
  });

  it('is stopped by nothing that it passes, or does not reach', () => {
    expect(pushedAgainst(pushed, { x: 100, y: 0 }, rect(50, 11, 80, 50))).toBeNull();
    expect(pushedAgainst(pushed, { x: 40, y: 0 }, rect(60, -50, 80, 50))).toBeNull();
    expect(pushedAgainst(pushed, { x: -100, y: 0 }, rect(60, -50, 80, 50))).toBeNull();
  });

  it('leaves what it touches, and is not pushed into it', () => {
    const wall = rect(10, -50, 20, 50);
    expect(pushedAgainst(pushed, { x: 50, y: 0 }, wall)).toBe(0);
    expect(pushedAgainst(pushed, { x: 0, y: 50 }, wall)).toBeNull();
    expect(pushedAgainst(pushed, { x: -50, y: 0 }, wall)).toBeNull();
  });
});
