import { expect, test } from 'vitest';
import { Versions } from './versions.ts';

test('each moment stays as it was, whatever is set after it', () => {
  const none = Versions.none<number>();
  const two = none.with(['a', 1], ['b', 2]);
  const changed = two.with(['a', 3]);
  const removed = changed.with(['b', null]);
  // Another way on from an earlier moment.
  const other = two.with(['c', 4]);
  const all = [none, two, changed, removed, other].map((one) => [...one.keys()].map((key) => [key, one.get(key)]));
  expect(all).toEqual([
    [],
    [
      ['a', 1],
      ['b', 2],
    ],
    [
      ['a', 3],
      ['b', 2],
    ],
    [['a', 3]],
    [
      ['a', 1],
      ['b', 2],
      ['c', 4],
    ],
  ]);
  expect([...changed.values()]).toEqual([3, 2]);
  expect(other.with(['a', null]).get('a')).toBeUndefined();
});
