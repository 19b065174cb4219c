import { expect, test } from 'vitest';
import { betterRound } from './least.ts';
import { orderProblem } from './order.ts';
import type { Pair } from './seats.ts';

/** Neighbours in the standing meet, and the first two tables are far apart in points: how often a pair is looked at. */
function looksAmong(players: number): number {
  const pairs = Array.from({ length: players / 2 }, (_, index): Pair => [`e${2 * index}`, `e${2 * index + 1}`]);
  const place = (id: string): number => Number(id.slice(1));
  const points = (id: string): number => Math.max(0, 3 - place(id));
  let looks = 0;
  const gap = (a: string, b: string): number => {
    looks += 1;
    return Math.abs(points(a) - points(b));
  };
  expect(betterRound(pairs, (a, b) => [gap(a, b)])).toBeNull();
  expect(orderProblem(pairs, place, (a, b) => BigInt(gap(a, b)))).toBeNull();
  return looks;
}

test('a round of twice as many players is about twice the work', () => {
  expect(looksAmong(4000)).toBeLessThan(2.2 * looksAmong(2000));
});
