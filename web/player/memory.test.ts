import { signal } from '@preact/signals';
import { afterEach, expect, test, vi } from 'vitest';
import type { Store } from '../live/store.ts';
import { withMemory } from './memory.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A store that knows these parts. */
function knowing(parts: Readonly<Record<string, unknown>>): Store {
  return {
    part: (name) => parts[name] as never,
    state: signal('live'),
    asOf: signal(7),
    now: signal(7),
    close: () => undefined,
  };
}

test('what was seen is shown until the server answers, but never what another build of the page kept', () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  });
  vi.useFakeTimers();
  withMemory(knowing({ event: { round: 2 }, me: { entrant: 'e1' } }), { event: 'ev', entrant: 'e1' });
  vi.advanceTimersByTime(1000);
  const recalled = withMemory(knowing({}), { event: 'ev', entrant: 'e1' });
  expect([recalled.part('me'), recalled.part('event')]).toEqual([{ entrant: 'e1' }, { round: 2 }]);

  // Another player’s link in the same browser: nothing of the one before is mixed in.
  expect(withMemory(knowing({}), { event: 'ev', entrant: 'e2' }).part('event')).toBeUndefined();

  const [[key, text] = ['', '']] = [...kept];
  kept.set(key, JSON.stringify({ ...JSON.parse(text), build: '/assets/player-before.js' }));
  expect(withMemory(knowing({}), { event: 'ev', entrant: 'e1' }).part('me')).toBeUndefined();
});
