/** What is asked of the next draw: a table stays or is forbidden, never both. */
import { expect, test } from 'vitest';
import { NO_WISHES, isForbidden, isPinned, toggledForbid, toggledPin } from './wishes.ts';

test('a table is kept, and let go again, whoever is named first', () => {
  const kept = toggledPin(NO_WISHES, ['a', 'b']);
  expect(isPinned(kept, ['b', 'a'])).toBe(true);
  expect(toggledPin(kept, ['b', 'a'])).toEqual(NO_WISHES);
});

test('forbidding a table lets it go, and keeping it allows it', () => {
  const forbidden = toggledForbid(toggledPin(NO_WISHES, ['a', 'b']), ['a', 'b']);
  expect([isPinned(forbidden, ['a', 'b']), isForbidden(forbidden, ['b', 'a'])]).toEqual([false, true]);
  const kept = toggledPin(forbidden, ['a', 'b']);
  expect([isPinned(kept, ['a', 'b']), isForbidden(kept, ['a', 'b'])]).toEqual([true, false]);
});

test('somebody alone cannot be forbidden', () => {
  expect(toggledForbid(NO_WISHES, ['a'])).toEqual(NO_WISHES);
});
