import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Viewer } from '../../core/journal/types.ts';
import type { Live } from '../records/live.ts';
import { TestClock, settled } from '../../tests/server/clock.ts';
import {
  type TestEvent,
  type TestServer,
  UNLIMITED,
  newEvent,
  players,
  runningEvent,
  testServer,
} from '../../tests/server/desk.ts';
import { type ListenOptions, Listener } from '../../tests/server/listener.ts';
import { toyRules } from '../../tests/server/toy.ts';
import type { Stream } from './feed.ts';
import { SYSTEMS } from '../systems.ts';
import { Hub } from './hub.ts';
import { same } from './same.ts';

let on: TestServer;
const open: Listener[] = [];
beforeAll(async () => {
  on = await testServer({ rates: UNLIMITED });
});
afterAll(() => on.end());
afterEach(() => {
  for (const listener of open.splice(0)) listener.close();
});

async function listen(event: TestEvent, options: ListenOptions = {}): Promise<Listener> {
  const listener = await Listener.open(on.server.url, event.id, options);
  open.push(listener);
  if (options.since === undefined) await listener.until(({ messages }) => messages.length > 0);
  return listener;
}

const partsOf = async (event: TestEvent, token?: string): Promise<unknown> =>
  ((await event.view(token)).body as { parts: unknown }).parts;

const result = { kind: 'played', scores: [{ vp: 4 }, { vp: 2 }] } as const;

describe('a stream', () => {
  test('begins with the view, and sends what changed and no more', async () => {
    const event = await runningEvent(on, 4);
    const phone = await listen(event);
    expect(phone.view).toEqual(await partsOf(event));
    await event.play({ type: 'enter-result', game: 'r1g1', result });
    await phone.until(({ messages }) => messages.length === 2);
    const { changes } = JSON.parse(phone.messages[1]?.data ?? '') as { changes: Record<string, { set: object }> };
    expect(Object.keys(changes['games/1']?.set ?? {})).toEqual(['r1g1']);
    expect(changes).not.toHaveProperty('entrants');
    expect(changes).not.toHaveProperty('pack');
    expect(phone.view).toEqual(await partsOf(event));
  });

  test('sends nothing, and counts nothing, for what the viewer may not see', async () => {
    const event = await runningEvent(on);
    const [phone, desk] = [await listen(event), await listen(event, { token: event.token })];
    for (let n = 0; n < 5; n += 1) await event.play({ type: 'note', text: `secret ${n}` });
    await desk.until(({ view }) => (view.desk as { notes: unknown[] }).notes.length === 5);
    await event.play({ type: 'add-house-rule', text: 'Be kind.', override: 'forgot it' });
    await phone.until(({ messages }) => messages.length === 2);
    const [first, second] = phone.messages.map(({ id }) => Number(id?.split('.')[1]));
    expect([first, second]).toEqual([0, 1]);
  });

  test('for some parts sends those', async () => {
    const event = await runningEvent(on);
    const screen = await listen(event, { query: '?parts=games,clock' });
    expect(Object.keys(screen.view).toSorted()).toEqual(['clock', 'games/1']);
    await event.play({ type: 'add-house-rule', text: 'Be kind.', override: 'forgot it' }, { type: 'pause-clock' });
    await screen.until(({ messages }) => messages.length === 2);
    expect(screen.messages[1]?.data).toContain('pausedAt');
  });

  test('for parts that there are not is refused, and nothing is remembered of it; every part that there is can be asked for', async () => {
    for (const { id: system } of SYSTEMS) {
      const { id, token } = (await on.call('POST', '/api/demo', { body: { system } })).body as {
        id: string;
        token: string;
      };
      const asked = (query: string) => on.call('GET', `/api/events/${id}/${query}`, { token });
      const { parts } = (await asked('view?as=organiser')).body as { parts: object };
      for (const part of [...Object.keys(parts), 'me', 'round,games'])
        expect(await asked(`view?parts=${part}`)).toMatchObject({ status: 200 });
      for (const path of ['view', 'stream']) {
        for (const made of ['made1', 'event/1', 'games/x', 'event,games/1000', 'encounter']) {
          expect(await asked(`${path}?parts=${made}`)).toMatchObject({ status: 400, body: { code: 'bad-request' } });
        }
      }
    }
  });

  test('says which position a command came to, so that its sender knows it in the stream', async () => {
    const event = await newEvent(on);
    const desk = await listen(event, { token: event.token });
    const { body } = await event.send(players(2));
    const { position } = body as { position: string };
    await desk.until((listener) => listener.position === position);
    expect(Object.keys(desk.view.entrants as object)).toEqual(['e1', 'e2']);
  });

  test('taken up again sends what was missed, once and in order', async () => {
    const event = await newEvent(on);
    const phone = await listen(event);
    const since = phone.position ?? '';
    phone.close();
    for (let n = 0; n < 10; n += 1) await event.play({ type: 'add-house-rule', text: `Rule ${n}` });
    const again = await listen(event, { since });
    again.view = phone.view;
    await event.play({ type: 'add-house-rule', text: 'The last' });
    await again.until(({ messages }) => messages.at(-1)?.data.includes('The last') === true);
    expect(again.messages.every(({ event: kind }) => kind === 'change')).toBe(true);
    const numbers = again.messages.map(({ id }) => Number(id?.split('.')[1]));
    expect(numbers).toEqual(numbers.map((_, index) => (numbers[0] ?? 0) + index));
    const parts = (await partsOf(event)) as { pack: unknown };
    expect(JSON.stringify(again.messages.at(-1)?.data)).toContain('The last');
    expect(JSON.parse(again.messages.at(-1)?.data ?? '')).toMatchObject({
      changes: { pack: { set: { houseRules: (parts.pack as { houseRules: unknown }).houseRules } } },
    });
  });

  test('taken up where nobody remembers begins with the view', async () => {
    const event = await newEvent(on);
    const other = await listen(event, { since: 'abcdef.7' });
    await other.until(({ messages }) => messages.length === 1);
    expect(other.messages[0]?.event).toBe('view');
    await on.restart();
    const after = await listen(event, { since: other.position ?? '' });
    await after.until(({ messages }) => messages.length === 1);
    expect(after.messages[0]?.event).toBe('view');
  });

  test('taken up too late, or long unasked for, begins with the view', async () => {
    const event = await newEvent(on);
    const phone = await listen(event);
    const since = phone.position ?? '';
    const stay = await listen(event);
    for (let n = 0; n < 70; n += 1) {
      await event.play({ type: 'add-house-rule', text: `Rule ${n}` });
      await stay.until(({ messages }) => messages.length === n + 2);
    }
    const late = await listen(event, { since });
    await late.until(({ messages }) => messages.length === 1);
    expect(late.messages[0]?.event).toBe('view');
    for (const listener of open.splice(0)) listener.close();
    await settled();
    await on.clock.pass(16 * 60_000);
    const unasked = await listen(event, { since: late.position ?? '' });
    await unasked.until(({ messages }) => messages.length === 1);
    expect(unasked.messages[0]?.event).toBe('view');
  });

  test('tells the time every five seconds, with or without news', async () => {
    const event = await newEvent(on);
    const phone = await listen(event);
    await on.clock.pass(15_000);
    await phone.until(({ heard }) => heard.filter(({ event: kind }) => kind === 'time').length >= 4);
    const last = phone.heard.findLast(({ event: kind }) => kind === 'time');
    expect(JSON.parse(last?.data ?? '')).toEqual({ now: expect.any(Number) });
    expect(last?.id).toBeNull();
  });

  test('ends when its link is revoked, and others go on', async () => {
    const event = await newEvent(on);
    const judge = await event.link({ role: 'judge' });
    const [theirs, mine] = [await listen(event, { token: judge.token }), await listen(event, { token: event.token })];
    await on.call('DELETE', event.path(`links/${judge.id}`), { token: event.token });
    await theirs.until(({ ended }) => ended);
    await event.play(players(1));
    await mine.until(({ messages }) => messages.length === 2);
  });

  test('ends when its person is forgotten', async () => {
    const event = await newEvent(on);
    await event.play(players(2));
    const player = await event.link({ role: 'player', entrant: 'e1' });
    const [theirs, screen] = [await listen(event, { token: player.token }), await listen(event)];
    await on.call('POST', event.path('people/e1/forget'), { token: event.token, body: {} });
    await theirs.until(({ ended }) => ended);
    await screen.until(({ view }) => (view.entrants as { e1: { name: string } }).e1.name === 'Player 1');
  });

  test('ends when the server does', async () => {
    const event = await newEvent(on);
    const phone = await listen(event);
    await on.restart();
    await phone.until(({ ended }) => ended);
  });

  test('is watched by many, and each is sent everything', async () => {
    const event = await runningEvent(on, 24);
    const phones = await Promise.all(Array.from({ length: 200 }, () => listen(event)));
    for (let game = 1; game <= 10; game += 1) await event.play({ type: 'enter-result', game: `r1g${game}`, result });
    const parts = await partsOf(event);
    await Promise.all(phones.map((phone) => phone.until(({ view }) => same(view, parts), 10_000)));
  });
});

describe('streams', () => {
  const rules = { ...toyRules, shared: (state: unknown) => ({ state }), own: () => ({}) };
  const at = (state: number): Live =>
    ({ rules, record: { header: {}, entries: [], state, commands: new Map() }, screens: {} }) as unknown as Live;
  const everybody = { role: 'public' } as const;

  test('from one address are not opened without end, and count until they are gone', () => {
    const hub = new Hub({ clock: new TestClock(), timeOf: () => 0, epoch: () => 'epochs', troubled: () => undefined });
    const places = Array.from({ length: 5000 }, () => hub.enter('10.0.0.1'));
    expect(places).not.toContain(null);
    expect([hub.enter('10.0.0.1'), hub.enter('10.0.0.2')]).toEqual([null, expect.any(Function)]);
    places[0]?.();
    expect(hub.enter('10.0.0.1')).not.toBeNull();
    hub.close();
  });

  test('of what can no longer be shown end, and nothing else does', async () => {
    const said: unknown[] = [];
    const hub = new Hub({
      clock: new TestClock(),
      timeOf: () => 0,
      epoch: () => 'epochs',
      troubled: (error) => said.push(error),
    });
    const shared = (state: unknown) => {
      if (state === 'bent') throw new Error('no view');
      return { state };
    };
    const bent = (state: string): Live =>
      ({
        ...at(1),
        rules: { ...rules, shared },
        record: { header: {}, entries: [], state, commands: new Map() },
      }) as unknown as Live;
    const ended: string[] = [];
    for (const id of ['a', 'b']) {
      const end = (): unknown => ended.push(id);
      const stream = { capability: null, device: null, screen: null, address: '10.0.0.1', end };
      hub.feed(id, bent('plain'), everybody, null).join({ ...stream, write: (_, taken) => taken() }, null);
    }
    hub.changed('a', bent('bent'));
    hub.changed('b', bent('other'));
    await settled();
    expect([said, ended]).toEqual([[new Error('no view')], ['a']]);
    hub.close();
  });

  test('rest as long as telling took: what changes meanwhile is told at once then, to each what they may see', async () => {
    const clock = new TestClock();
    const hub = new Hub({ clock, timeOf: () => clock.now(), epoch: () => 'epochs', troubled: () => undefined });
    // To work out what a player alone sees takes 100 ms; it is the same from 3 on.
    const own = (state: unknown, { entrant }: Viewer) => {
      if (entrant === undefined) return {};
      clock.set(clock.now() + 100);
      return { me: `${entrant} ${Math.min(3, Number(state))}` };
    };
    const telling = (state: number): Live => ({ ...at(state), rules: { ...rules, own } });
    const heard: Record<string, string[]> = {};
    const player = (entrant: string): Viewer => ({ role: 'player', entrant });
    for (const [name, viewer, filter] of [
      ['ann', player('ann'), ['me']],
      ['bob', player('bob'), null],
      ['screen', everybody, null],
    ] as const) {
      const told: string[] = (heard[name] = []);
      hub.feed('a', telling(1), viewer, filter).join(
        {
          capability: null,
          device: null,
          screen: null,
          address: name,
          write: (pieces, taken) => {
            const [, changes] = /"changes":(.*)\}/.exec(String(Buffer.concat(pieces))) ?? [];
            if (changes !== undefined) told.push(changes);
            taken();
          },
          end: () => undefined,
        },
        null,
      );
    }
    const isFirst = (state: number) => ({
      ann: [`{"me":{"is":"ann ${state}"}}`],
      bob: [`{"state":{"is":${state}},"me":{"is":"bob ${state}"}}`],
      screen: [`{"state":{"is":${state}}}`],
    });
    hub.changed('a', telling(2));
    await settled();
    expect(heard).toEqual(isFirst(2));
    for (const state of [3, 4, 5]) {
      hub.changed('a', telling(state));
      await settled();
    }
    await clock.pass(199);
    expect(heard).toEqual(isFirst(2));
    // Who sent a change is answered without the view that it made; the stream tells them.
    expect(hub.position('a', telling(5), everybody, null)).toBeNull();
    await clock.pass(1);
    expect(heard).toEqual({
      ann: [...isFirst(2).ann, '{"me":{"is":"ann 3"}}'],
      bob: [...isFirst(2).bob, '{"state":{"is":5},"me":{"is":"bob 3"}}'],
      screen: [...isFirst(2).screen, '{"state":{"is":5}}'],
    });
    await clock.pass(500);
    expect(hub.position('a', telling(5), everybody, null)).toBe('epochs.2');
    hub.changed('a', telling(6));
    await settled();
    expect(Object.values(heard).map(({ length }) => length)).toEqual([2, 3, 3]);
    hub.close();
  });

  test('that nobody reads are sent no more; read again, what was missed or the view', () => {
    const clock = new TestClock();
    const hub = new Hub({ clock, timeOf: () => clock.now(), epoch: () => 'epochs', troubled: () => undefined });
    const feed = hub.feed('a', at(1), everybody, null);
    const heard: Record<string, string[]> = { deaf: [], awake: [] };
    let read = (): void => undefined;
    const stream = (name: string, write: Stream['write']): Stream => ({
      capability: null,
      device: null,
      screen: null,
      address: name,
      write: (pieces, taken, whole) => {
        const text = String(Buffer.concat(pieces));
        expect(whole).toBe(text.includes('event: view'));
        heard[name]?.push(text);
        write(pieces, taken, whole);
      },
      end: () => undefined,
    });
    feed.join(
      stream('deaf', (_, taken) => (read = taken)),
      null,
    );
    feed.join(
      stream('awake', (_, taken) => taken()),
      null,
    );
    for (const state of [2, 3, 4]) feed.advance(at(state));
    expect([heard.deaf?.length, heard.awake?.length]).toEqual([1, 4]);
    read();
    expect(heard.deaf?.[1]).toBe(heard.awake?.slice(1).join(''));
    read();
    expect(heard.deaf).toHaveLength(2);
    feed.advance(at(5));
    for (let state = 6; state < 100; state += 1) feed.advance(at(state));
    read();
    expect(heard.deaf?.at(-1)).toMatch(/^id: epochs\.98\nevent: view\n/);
    hub.close();
  });

  test('that are gone leave a feed for a while, though no more feeds than a few thousand, and none that is far behind', async () => {
    const clock = new TestClock();
    const hub = new Hub({ clock, timeOf: () => clock.now(), epoch: () => 'epochs', troubled: () => undefined });
    for (let made = 0; made < 9000; made += 1) hub.feed('a', at(1), everybody, [`part${made}`]);
    await clock.pass(5000);
    const kept = Array.from({ length: 9000 }, (_, made) => hub.has('a', everybody, [`part${made}`])).filter(Boolean);
    expect(kept).toHaveLength(8000);
    for (let state = 2; state < 70; state += 1) {
      hub.changed('a', at(state));
      await settled(2);
    }
    expect(hub.has('a', everybody, ['part8999'])).toBe(false);
    hub.close();
  });
});

describe('a view', () => {
  test('that did not change need not be sent again', async () => {
    const event = await newEvent(on);
    const first = await event.view();
    const tag = String(first.headers.etag);
    const again = await on.call('GET', event.path('view'), { headers: { 'if-none-match': tag } });
    expect([again.status, again.text]).toEqual([304, '']);
    await event.play(players(1));
    const later = await on.call('GET', event.path('view'), { headers: { 'if-none-match': tag } });
    expect(later.status).toBe(200);
  });
});
