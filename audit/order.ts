/** The order of pairing from Round 2 on: the highest meets the next highest whom they may meet. */
import { type Cost, leastAmong } from './least.ts';
import type { Pair } from './seats.ts';

/** Who stands how high: a smaller number is a higher standing, equal ones are drawn at random. */
export type Height = (id: string) => number;

/** Every order of up to this many players is tried; and so many orders of those who stand equal. */
const SMALL = 10;
const ORDERS = 5040;

/** What is wrong with the order of these tables, or null. */
export function orderProblem(pairs: readonly Pair[], height: Height, cost: Cost): string | null {
  const better = betterExchange(
    pairs.map((pair) => highestFirst(pair, height)),
    height,
    cost,
  );
  if (better !== null) return better;
  const players = pairs.flat();
  if (players.length > SMALL) return null;
  const groups = equals(players, height);
  if (groups.reduce((count, group) => count * factorial(group.length), 1) > ORDERS) return null;
  const wanted = keyOf(pairs);
  const without = leastAmong(players, cost);
  for (const order of ordersOf(groups)) if (keyOf(firstInOrder(order, cost, without)) === wanted) return null;
  return 'no order of the standing, ties drawn either way, gives these tables from the top down';
}

/**
 * Two tables that could change partners so that the higher player meets somebody higher, for no more faults: the
 * first complete pairing from the top down would have them so, however ties were drawn.
 */
function betterExchange(pairs: readonly Pair[], height: Height, cost: Cost): string | null {
  const seats = pairs.flatMap(([a, b]) => [
    { id: a, far: b, top: height(a) },
    { id: b, far: a, top: height(a) },
  ]);
  const standing = seats.toSorted((one, other) => height(one.id) - height(other.id));
  const begin = (level: number): number => firstAfter(standing, ({ id }) => height(id) > level);
  for (const [a, b] of pairs) {
    // Who stands between them, and is the higher of no table above theirs.
    for (let at = begin(height(a)); at < standing.length; at += 1) {
      const near = standing[at];
      if (!near || height(near.id) >= height(b)) break;
      if (near.top <= height(a)) continue;
      if (cost(a, near.id) + cost(b, near.far) <= cost(a, b) + cost(near.id, near.far)) {
        return `${a} should have met ${near.id}, who stands higher than ${b}`;
      }
    }
  }
  return null;
}

/** The first place of a list from which on something holds. */
function firstAfter<Item>(items: readonly Item[], holds: (item: Item) => boolean): number {
  let [low, high] = [0, items.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const item = items[middle];
    if (item !== undefined && holds(item)) high = middle;
    else low = middle + 1;
  }
  return low;
}

function highestFirst([a, b]: Pair, height: Height): Pair {
  return height(a) <= height(b) ? [a, b] : [b, a];
}

function keyOf(pairs: readonly Pair[]): string {
  return pairs
    .map((pair) => pair.toSorted().join(' '))
    .sort()
    .join(', ');
}

/** Depth first, top player down: the next highest with whom the rest costs no more than it must. */
function firstInOrder(order: readonly string[], cost: Cost, without: (...out: readonly string[]) => bigint): Pair[] {
  const pairs: Pair[] = [];
  const gone: string[] = [];
  let budget = without();
  for (const top of order) {
    if (gone.includes(top)) continue;
    const partner = order.find((other) => {
      if (other === top || gone.includes(other)) return false;
      return cost(top, other) + without(...gone, top, other) <= budget;
    });
    if (partner === undefined) return [];
    pairs.push([top, partner]);
    gone.push(top, partner);
    budget -= cost(top, partner);
  }
  return pairs;
}

/** Players of one standing together, the highest group first. */
function equals(players: readonly string[], height: Height): string[][] {
  const heights = [...new Set(players.map(height))].sort((a, b) => a - b);
  return heights.map((level) => players.filter((id) => height(id) === level));
}

function factorial(n: number): number {
  return n <= 1 ? 1 : n * factorial(n - 1);
}

function* ordersOf([first, ...rest]: readonly (readonly string[])[]): Generator<string[]> {
  if (!first) yield [];
  else for (const head of permutations(first)) for (const tail of ordersOf(rest)) yield [...head, ...tail];
}

function* permutations(items: readonly string[]): Generator<string[]> {
  if (items.length === 0) yield [];
  for (const item of items) {
    for (const rest of permutations(items.filter((other) => other !== item))) yield [item, ...rest];
  }
}
