/** The store on a made-up network: what it shows, what it says of itself, and how it comes back. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { outdated } from './build.ts';
import { newCommandId } from './ids.ts';
import type { Source } from './link.ts';
import { type Store, openStore } from './store.ts';

class FakeSource implements Source {
  readyState = 1;
  onerror: (() => void) | null = null;
  readonly url: string;
  private readonly listeners = new Map<string, (message: { data: string }) => void>();

  constructor(url: string, after: string | null) {
    this.url = after === null ? url : `${url}&after=${after}`;
  }

  addEventListener(type: string, listener: (message: { readonly data: string }) => void): void {
    this.listeners.set(type, listener);
  }

  close(): void {
    this.readyState = 2;
  }

  send(type: string, data: unknown): void {
    this.listeners.get(type)?.({ data: typeof data === 'string' ? data : JSON.stringify(data) });
  }

  fail(readyState: 0 | 2): void {
    this.readyState = readyState;
    this.onerror?.();
  }
}

let sources: FakeSource[] = [];
function openFake(url: string, after: string | null): FakeSource {
  const source = new FakeSource(url, after);
  sources.push(source);
  return source;
}
let answer: () => Promise<{ status: number; text: () => Promise<string> }>;
const nothing = () => undefined;
let wake: () => void = nothing;
let store: Store;

const view = (round: number) => ({ position: `a.${round}`, parts: { event: { round }, rulings: [] } });
const latest = () => {
  const source = sources.at(-1);
  if (!source) throw new Error('no stream was opened');
  return source;
};
const shownRound = () => store.part('event')?.round;
const refused = () => Promise.reject(new Error('refused'));
const answering = (status: number, body: unknown) => () =>
  Promise.resolve({ status, text: () => Promise.resolve(JSON.stringify(body)) });

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
  vi.spyOn(Math, 'random').mockReturnValue(0);
  sources = [];
  answer = refused;
  store = openStore('spring', 'as=public', {
    open: openFake,
    fetch: () => answer(),
    onWake: (callback) => {
      wake = callback;
      return () => (wake = nothing);
    },
  });
});

afterEach(() => {
  store.close();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('a page', () => {
  test('shows the view and then every change', () => {
    expect(latest().url).toBe('/api/events/spring/stream?as=public');
    expect(store.state.value).toBe('connecting');
    latest().send('view', view(1));
    expect([store.state.value, shownRound()]).toEqual(['live', 1]);
    latest().send('change', { position: 'a.2', changes: { event: { set: { round: 2 } } } });
    expect(shownRound()).toBe(2);
  });

  test('shows a view that came inside of it at once, and goes on from there', () => {
    store.close();
    const first = { ...view(3), now: 5_000_000, role: 'public', entrant: null };
    store = openStore('spring', 'as=public', {
      open: openFake,
      fetch: refused,
      onWake: () => nothing,
      first: () => first,
    });
    expect([shownRound(), store.now.value, store.state.value]).toEqual([3, 5_000_000, 'connecting']);
    expect(latest().url).toBe('/api/events/spring/stream?as=public&after=a.3');
  });

  test('leaves alone whoever reads a part that did not change', () => {
    latest().send('view', view(1));
    const rulings = store.part('rulings');
    latest().send('change', { position: 'a.2', changes: { event: { set: { round: 2 } } } });
    expect(store.part('rulings')).toBe(rulings);
  });

  test('goes by the server’s time, whatever its own clock says', () => {
    latest().send('time', { now: 5_000_000 });
    expect(store.now.value).toBe(5_000_000);
    vi.advanceTimersByTime(2000);
    expect(store.now.value).toBe(5_002_000);
    latest().send('time', { now: 5_001_500 });
    expect(store.now.value, 'a beat that was held up is not believed').toBe(5_002_000);
  });

  test('believes the beats again after its own clock was set', () => {
    latest().send('time', { now: 5_000_000 });
    vi.setSystemTime(90_000_000);
    latest().send('time', { now: 5_000_000 });
    expect(store.now.value).toBe(5_000_000);
  });
});

describe('when the line breaks', () => {
  beforeEach(() => {
    latest().send('time', { now: 5_000_000 });
    latest().send('view', view(1));
  });

  test('it says so at once, and that it is back', () => {
    latest().fail(0);
    expect(store.state.value).toBe('reconnecting');
    latest().send('time', { now: 5_003_000 });
    expect(store.state.value).toBe('live');
  });

  test('without a word it is stale before 10 s are over, and opens a new stream from where it was', () => {
    vi.advanceTimersByTime(8900);
    expect(store.state.value).toBe('live');
    vi.advanceTimersByTime(1100);
    expect(store.state.value).toBe('stale');
    expect(store.asOf.value).toBe(5_000_000);
    expect(latest().url).toBe('/api/events/spring/stream?as=public&after=a.1');
    latest().send('change', { position: 'a.2', changes: { event: { set: { round: 2 } } } });
    expect([store.state.value, shownRound()]).toEqual(['live', 2]);
  });

  test('it goes on trying, more and more slowly', () => {
    latest().fail(2);
    for (let second = 0; second < 60; second += 1) {
      vi.advanceTimersByTime(1000);
      if (latest().readyState === 1) latest().fail(2);
    }
    expect(sources.length).toBeGreaterThan(10);
    expect(sources.length).toBeLessThan(25);
    expect(store.state.value).toBe('stale');
  });

  test('a page that is looked at again tries at once', () => {
    vi.setSystemTime(Date.now() + 3_600_000);
    const before = sources.length;
    wake();
    expect(sources.length).toBe(before + 1);
    expect(store.state.value).toBe('stale');
  });

  test('a device whose link was revoked is told so, and goes on trying', async () => {
    answer = answering(403, { code: 'revoked-link' });
    latest().fail(2);
    await vi.advanceTimersByTimeAsync(12_000);
    expect(store.state.value).toBe('revoked');
    latest().send('view', view(2));
    expect([store.state.value, shownRound()]).toEqual(['live', 2]);
  });

  test('a device that is not signed in is not told that a link was revoked', async () => {
    answer = answering(403, { code: 'not-held' });
    latest().fail(2);
    await vi.advanceTimersByTimeAsync(12_000);
    expect(store.state.value).toBe('foreign');
  });

  test('a message of the old stream is not believed any more', () => {
    const old = latest();
    vi.advanceTimersByTime(10_000);
    old.send('view', view(9));
    expect(shownRound()).toBe(1);
  });

  test('a change that cannot be read brings the whole view anew', () => {
    latest().send('change', '{"posi');
    expect(latest().url).toBe('/api/events/spring/stream?as=public');
  });

  test('where no stream gets through, it asks again and again', async () => {
    answer = answering(200, view(3));
    latest().fail(2);
    await vi.advanceTimersByTimeAsync(100);
    expect([store.state.value, shownRound()]).toEqual(['live', 3]);
    answer = answering(200, view(4));
    latest().fail(2);
    for (let second = 0; second < 12; second += 1) {
      await vi.advanceTimersByTimeAsync(1000);
      if (latest().readyState === 1) latest().fail(2);
    }
    expect([store.state.value, shownRound()]).not.toContain('stale');
    expect(shownRound()).toBe(4);
  });

  test('an answer that the stream has overtaken is thrown away', async () => {
    let arrive: () => void = nothing;
    answer = () =>
      new Promise((done) => {
        arrive = () => done({ status: 200, text: () => Promise.resolve(JSON.stringify(view(1))) });
      });
    latest().fail(2);
    await vi.advanceTimersByTimeAsync(600);
    latest().send('change', { position: 'a.2', changes: { event: { set: { round: 2 } } } });
    arrive();
    await vi.advanceTimersByTimeAsync(100);
    expect(shownRound()).toBe(2);
  });
});

test('an event that is not here is said to be missing, and not asked for again', async () => {
  answer = answering(404, {});
  latest().fail(2);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(store.state.value).toBe('missing');
  expect(sources.length).toBe(1);
});

test('an event that was thrown away while its page is open is said to be missing; another 404 is no word of it', async () => {
  latest().send('view', view(1));
  answer = answering(404, { error: 'of the gate of some network' });
  latest().fail(2);
  await vi.advanceTimersByTimeAsync(2000);
  expect(store.state.value).toBe('reconnecting');
  answer = answering(404, { code: 'unknown-event' });
  latest().fail(2);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(store.state.value).toBe('missing');
  expect(shownRound()).toBe(1);
});

test('a page learns that its server was replaced by one with other pages', () => {
  latest().send('time', { now: 1, build: 'one' });
  latest().send('time', { now: 2 });
  latest().send('time', { now: 3, build: 'one' });
  expect(outdated.value).toBe(false);
  latest().send('time', { now: 4, build: 'two' });
  expect(outdated.value).toBe(true);
});

test('a command id is one that the server takes, and new each time', () => {
  const ids = Array.from({ length: 50 }, newCommandId);
  expect(new Set(ids).size).toBe(50);
  expect(ids.every((id) => /^[0-9a-f]{32}$/.test(id))).toBe(true);
});
