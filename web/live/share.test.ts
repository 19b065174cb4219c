/** Several pages of one device, with channels and a server made up: they keep one stream, whoever comes and goes. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Source } from './link.ts';
import { type Channel, type Said, openShared } from './share.ts';
import { type Store, openStore } from './store.ts';

interface Message {
  readonly data: string;
  readonly lastEventId?: string;
}

/** A server with one event, whose round counts up. */
let round = 1;
let streams = new Set<FakeStream>();
let opened: (string | null)[] = [];
const positionNow = () => `a.${round}`;

class FakeStream implements Source {
  readyState = 0;
  onerror: (() => void) | null = null;
  private readonly listeners = new Map<string, (message: Message) => void>();

  constructor(after: string | null) {
    opened.push(after);
    streams.add(this);
    setTimeout(() => {
      if (!streams.has(this)) return;
      this.readyState = 1;
      this.send('time', { now: Date.now(), build: 'one' });
      const missed = after === null ? null : Number(after.split('.')[1]);
      if (missed === null) this.send('view', { position: positionNow(), parts: { event: { round } } }, positionNow());
      else for (let next = missed + 1; next <= round; next += 1) this.change(next);
    }, 20);
  }

  addEventListener(type: string, listener: (message: Message) => void): void {
    this.listeners.set(type, listener);
  }

  close(): void {
    this.readyState = 2;
    streams.delete(this);
  }

  change(to: number): void {
    this.send('change', { position: `a.${to}`, changes: { event: { set: { round: to } } } }, `a.${to}`);
  }

  send(type: string, data: unknown, lastEventId = ''): void {
    if (streams.has(this)) this.listeners.get(type)?.({ data: JSON.stringify(data), lastEventId });
  }

  fail(): void {
    this.readyState = 0;
    this.onerror?.();
  }
}

function nextRound(): void {
  round += 1;
  for (const stream of streams) stream.change(round);
}

/** A page: frozen, it neither hears nor says a word. */
interface Page {
  readonly store: Store;
  frozen: boolean;
  leave: () => void;
}

const ears = new Map<Page, (words: Said) => void>();

function channelOf(page: Page): Channel {
  return {
    say: (words) => {
      if (!ears.has(page)) throw new Error('this channel is closed');
      if (page.frozen) return;
      for (const [other, take] of ears) {
        if (other !== page) queueMicrotask(() => !other.frozen && ears.get(other) === take && take(words));
      }
    },
    onSaid: (take) => void ears.set(page, take),
    close: () => void ears.delete(page),
  };
}

let pages: Page[] = [];

function openPage(first: string | null = null): Page {
  const page = { frozen: false, leave: () => undefined } as unknown as { -readonly [Key in keyof Page]: Page[Key] };
  const view = {
    position: first ?? '',
    parts: { event: { round: Number(first?.split('.')[1]) } },
    now: 0,
    role: 'public',
    entrant: null,
  };
  page.store = openStore('spring', 'as=public', {
    open: (_, after) =>
      openShared({
        channel: channelOf(page),
        open: (from) => new FakeStream(from),
        after,
        onLeave: (leave) => {
          page.leave = leave;
          return () => (page.leave = () => undefined);
        },
      }),
    fetch: () => Promise.reject(new Error('no network')),
    onWake: () => () => undefined,
    first: () => (first === null ? null : view),
  });
  pages.push(page);
  return page;
}

const rounds = () => pages.map(({ store }) => store.part('event')?.round);
const states = () => pages.map(({ store }) => store.state.value);

/** Time passes, and the server says so every 5 s. */
async function pass(time: number): Promise<void> {
  for (let step = 0; step < time; step += 100) {
    await vi.advanceTimersByTimeAsync(100);
    if (Date.now() % 5000 === 0) for (const stream of streams) stream.send('time', { now: Date.now() });
  }
}

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
  round = 1;
  streams = new Set();
  opened = [];
  ears.clear();
});

afterEach(() => {
  for (const { store } of pages) store.close();
  pages = [];
  vi.useRealTimers();
});

test('many pages have one stream, and all see what happens', async () => {
  openPage();
  await pass(1000);
  for (let page = 0; page < 3; page += 1) openPage(positionNow());
  openPage();
  await pass(1000);
  expect(streams.size).toBe(1);
  nextRound();
  await pass(30_000);
  expect([rounds(), states()]).toEqual([Array(5).fill(2), Array(5).fill('live')]);
  expect(streams.size).toBe(1);
});

test('pages that open in the same moment soon have one stream', async () => {
  for (let page = 0; page < 4; page += 1) openPage();
  await pass(2000);
  expect(streams.size).toBe(1);
  nextRound();
  await pass(100);
  expect(rounds()).toEqual([2, 2, 2, 2]);
});

test('a page that knows less, or nothing that the leader knows, gets what it missed', async () => {
  openPage('a.1');
  await pass(1000);
  nextRound();
  nextRound();
  openPage('a.2');
  await pass(1000);
  expect(rounds()).toEqual([3, 3]);
  openPage('b.7');
  openPage();
  await pass(1000);
  expect([rounds(), streams.size]).toEqual([[3, 3, 3, 3], 1]);
  for (let more = 0; more < 100; more += 1) nextRound();
  openPage('a.90');
  openPage('a.4');
  await pass(1000);
  expect([new Set(rounds()), streams.size]).toEqual([new Set([103]), 1]);
});

test('when the page that leads is closed, another goes on from where it was', async () => {
  const first = openPage();
  openPage('a.1');
  openPage('a.1');
  await pass(1000);
  first.leave();
  pages.shift();
  first.store.close();
  nextRound();
  await pass(1000);
  expect([rounds(), states(), streams.size]).toEqual([[2, 2], ['live', 'live'], 1]);
  expect(opened.at(-1)).toBe('a.1');
});

test('when the page that leads falls silent, another takes its place before a reader is told; waking, it follows', async () => {
  const first = openPage();
  openPage('a.1');
  await pass(1000);
  first.frozen = true;
  nextRound();
  for (let step = 0; step < 90; step += 1) {
    await pass(100);
    expect(states()).toEqual(['live', 'live']);
  }
  expect(rounds()).toEqual([2, 2]);
  first.frozen = false;
  await pass(6000);
  expect(streams.size).toBe(1);
  nextRound();
  await pass(100);
  expect(rounds()).toEqual([3, 3]);
});

test('a line that breaks is seen on every page, and so is its return', async () => {
  openPage();
  openPage('a.1');
  await pass(1000);
  for (const stream of streams) stream.fail();
  await pass(100);
  expect(states()).toEqual(['reconnecting', 'reconnecting']);
  await pass(5000);
  expect([states(), streams.size]).toEqual([['live', 'live'], 1]);
});
