import { describe, expect, test } from 'vitest';
import { type Dice, byHand, recorded, recording, scripted, seeded } from './dice.ts';

const two = (dice: Dice) => dice.roll('hit', 'a') * 10 + dice.roll('block', 'b');

describe('dice', () => {
  test('of a seed are the same every time, from any place, and fair', () => {
    const dice = seeded(7);
    const faces = Array.from({ length: 60_000 }, () => dice.roll('hit', ''));
    const again = seeded(7, 1000);
    expect(again.roll('hit', '')).toBe(faces[1000]);
    const counts = [1, 2, 3, 4, 5, 6].map((face) => faces.filter((one) => one === face).length);
    const chiSquare = counts.reduce((sum, count) => sum + (count - 10_000) ** 2 / 10_000, 0);
    expect(chiSquare).toBeLessThan(20.5);
    expect(seeded(8).roll('hit', '')).toBeTypeOf('number');
  });

  test('that were recorded give the same, and refuse another question', () => {
    const kept = recording(scripted({ hit: [3], block: [5] }));
    expect(two(kept)).toBe(35);
    expect(two(recorded(kept.thrown))).toBe(35);
    expect(() => recorded(kept.thrown).roll('block', 'b')).toThrow('block');
  });

  test('thrown by hand are asked for one by one', () => {
    const thrown = [{ kind: 'hit', who: 'a', face: 4 }] as const;
    expect(byHand([], two)).toEqual({ wants: 'hit', who: 'a', needs: '' });
    expect(byHand(thrown, two)).toEqual({ wants: 'block', who: 'b', needs: '' });
    expect(byHand([...thrown, { kind: 'block', who: 'b', face: 2 }], two)).toEqual({ done: 42 });
  });
});
