/** The outbox: saved before sent, sent until answered, done once however often it is tapped or sent. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Item, type PhoneCommand, inForce, lastReport, lastStep, refusalsPast } from './items.ts';
import { type Outbox, openOutbox, withoutRefused } from './outbox.ts';
import { memoryOutboxStore } from './store.ts';

const report = (mine: number): PhoneCommand => ({
  type: 'report',
  game: 'r1g1',
  result: { kind: 'played', scores: [{ vp: mine }, { vp: 3 }] },
});

/** A server that can be away, refuse, or lose its answer after it has done what was asked. */
function fakeServer() {
  const state = {
    mode: 'well' as 'well' | 'away' | 'mute' | 'full' | 'refuse',
    asked: [] as string[],
    done: new Map<string, unknown>(),
  };
  const post = async (_: string, body: string) => {
    const { id, command } = JSON.parse(body) as { id: string; command: unknown };
    state.asked.push(id);
    if (state.mode === 'away') throw new TypeError('no network');
    if (state.mode === 'full') return { status: 503, ok: false, text: async () => '{}' };
    if (state.mode === 'refuse') {
      const refusal = { code: 'settled', message: 'This game has its result.', rules: ['X-1'] };
      return { status: 422, ok: false, text: async () => JSON.stringify(refusal) };
    }
    state.done.set(id, command);
    if (state.mode === 'mute') throw new TypeError('the answer was lost');
    return { status: 200, ok: true, text: async () => '{}' };
  };
  return { state, post };
}

const server = fakeServer();
let shelf = memoryOutboxStore();
let tabs: (() => void)[] = [];
const open: Outbox[] = [];

let press = 0;
async function tab(as = 'player'): Promise<Outbox> {
  let ids = 0;
  const mark = `tab${open.length}`;
  let heard = (): void => undefined;
  const outbox = await openOutbox({
    event: 'cup',
    shelf,
    door: { of: 'events', as },
    post: (url, body) => server.post(url, body),
    newId: () => `${mark}-${(ids += 1)}`,
    now: () => Date.now(),
    press: () => press,
    tell: () => tabs.filter((one) => one !== heard).forEach((one) => one()),
    listen: (changed) => {
      heard = changed;
      tabs.push(changed);
      return () => (tabs = tabs.filter((one) => one !== changed));
    },
  });
  open.push(outbox);
  return outbox;
}

const states = ({ items }: Outbox) => items.value.map(({ state }) => state);

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
  Object.assign(server.state, { mode: 'well', asked: [], done: new Map() });
  shelf = memoryOutboxStore();
  tabs = [];
});

afterEach(() => {
  open.splice(0).forEach((outbox) => outbox.close());
  vi.useRealTimers();
});

describe('a command', () => {
  test('is on the shelf before it is sent', async () => {
    const saved: number[] = [];
    const put = shelf.put.bind(shelf);
    shelf.put = async (item) => {
      if (item.state === 'saved') saved.push(server.state.asked.length);
      return put(item);
    };
    const outbox = await tab();
    await outbox.send(report(6));
    await vi.advanceTimersByTimeAsync(0);
    expect(saved).toEqual([0]);
    expect(states(outbox)).toEqual(['sent']);
  });

  test('is sent by tabs of the role that asked it, and by no other', async () => {
    server.state.mode = 'away';
    const judge = await tab('organiser');
    const player = await tab();
    await judge.send(report(6));
    await vi.advanceTimersByTimeAsync(0);
    const asked = server.state.asked.length;
    player.drain();
    await vi.advanceTimersByTimeAsync(0);
    expect([states(judge), states(player), server.state.asked.length]).toEqual([['saved'], [], asked]);
  });

  test('is kept while the server is away, and done once when it is back', async () => {
    server.state.mode = 'away';
    const outbox = await tab();
    await outbox.send(report(6));
    await vi.advanceTimersByTimeAsync(600_000);
    expect(states(outbox)).toEqual(['saved']);
    expect(server.state.asked.length).toBeLessThan(90);
    server.state.mode = 'well';
    outbox.drain();
    await vi.advanceTimersByTimeAsync(0);
    expect(states(outbox)).toEqual(['sent']);
    expect(server.state.done.size).toBe(1);
  });

  test('goes out again with its id when the answer was lost', async () => {
    server.state.mode = 'mute';
    const outbox = await tab();
    await outbox.send(report(6));
    await vi.advanceTimersByTimeAsync(1500);
    server.state.mode = 'well';
    await vi.advanceTimersByTimeAsync(10_000);
    expect(new Set(server.state.asked).size).toBe(1);
    expect(server.state.asked.length).toBeGreaterThan(1);
    expect(states(outbox)).toEqual(['sent']);
  });

  test('waits while the server cannot save, and is not taken for refused', async () => {
    server.state.mode = 'full';
    const outbox = await tab();
    await outbox.send(report(6));
    await vi.advanceTimersByTimeAsync(5000);
    expect(states(outbox)).toEqual(['saved']);
  });

  test('that is refused keeps its sentence until it is dropped, and holds up nothing', async () => {
    server.state.mode = 'refuse';
    const outbox = await tab();
    const { id } = await outbox.send(report(6));
    await vi.advanceTimersByTimeAsync(0);
    expect(outbox.items.value[0]?.refused?.message).toBe('This game has its result.');
    server.state.mode = 'well';
    await outbox.send({ type: 'call-judge', game: 'r1g1' });
    await vi.advanceTimersByTimeAsync(0);
    expect(states(outbox)).toEqual(['refused', 'sent']);
    // A game's page that is loaded anew shows it no more.
    expect(states(await withoutRefused(await tab()))).toEqual(['sent']);
    await outbox.forget(id);
    expect(await shelf.all()).toHaveLength(1);
  });
});

describe('twice', () => {
  test('what one press asks for twice is one command', async () => {
    const outbox = await tab();
    const [first, second] = await Promise.all([outbox.send(report(6)), outbox.send(report(6))]);
    await vi.advanceTimersByTimeAsync(0);
    expect(second.id).toBe(first.id);
    expect(server.state.done.size).toBe(1);
  });

  test.each([0, 1000, 60_000])('another press %i ms later is a new command, sent or not', async (later) => {
    const outbox = await tab();
    server.state.mode = later === 0 ? 'away' : 'well';
    const words = { type: 'write-to-desk', entrant: 'e1', text: 'Water, please' } as const;
    await outbox.send(words);
    await vi.advanceTimersByTimeAsync(later);
    press += 1;
    server.state.mode = 'well';
    await outbox.send(words);
    outbox.drain();
    await vi.advanceTimersByTimeAsync(2000);
    expect(server.state.done.size).toBe(2);
  });

  test('two tabs and a restart do a saved command once', async () => {
    server.state.mode = 'away';
    const first = await tab();
    const second = await tab();
    await first.send(report(6));
    await vi.advanceTimersByTimeAsync(0);
    expect(states(second)).toEqual(['saved']);
    server.state.mode = 'well';
    const third = await tab();
    second.drain();
    first.drain();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(server.state.done.size).toBe(1);
    expect([first, second, third].map(states)).toEqual([['sent'], ['sent'], ['sent']]);
  });
});

test('an undo does not overtake what it takes back', async () => {
  server.state.mode = 'away';
  const outbox = await tab();
  const { id } = await outbox.send(report(6));
  await outbox.send({ type: 'undo', target: id });
  server.state.mode = 'well';
  await vi.advanceTimersByTimeAsync(10_000);
  expect([...server.state.done.values()].map((command) => (command as PhoneCommand).type)).toEqual(['report', 'undo']);
});

describe('what is known', () => {
  const item = (id: string, command: PhoneCommand, state: Item['state'], at = 0): Item => ({
    id,
    event: 'cup',
    command,
    at,
    state,
  });

  test('the last report can be taken back once, and not after something else was done', () => {
    const reported = item('a', report(6), 'sent');
    expect(lastReport([reported], 'r1g1')?.id).toBe('a');
    expect(lastReport([reported], 'r2g1')).toBeNull();
    expect(lastReport([reported, item('b', { type: 'undo', target: 'a' }, 'saved')], 'r1g1')).toBeNull();
    expect(lastReport([reported, item('b', { type: 'confirm', game: 'r1g1' }, 'sent')], 'r1g1')).toBeNull();
    expect(lastReport([item('a', report(6), 'refused')], 'r1g1')).toBeNull();
  });

  test('a wrong tap can be taken back once it was sent, unless it has a way back of its own', () => {
    const call = item('a', { type: 'call-judge', game: 'r1g1' }, 'sent');
    const undo = item('b', { type: 'undo', target: 'a' }, 'saved');
    const refused = item('c', { type: 'dispute', game: 'r1g1' }, 'refused');
    expect(lastStep([call, refused])?.id).toBe('a');
    expect(lastStep([{ ...call, state: 'saved' }])).toBeNull();
    expect(lastStep([call, undo])).toBeNull();
    expect(lastStep([call, item('d', report(6), 'sent')])).toBeNull();
    expect(lastStep([])).toBeNull();
  });

  test('what was sent is forgotten after half a day, what waits is not', () => {
    const old = [item('a', report(6), 'sent'), item('b', report(5), 'saved', 1)];
    expect(inForce(old, 13 * 3600_000).map(({ id }) => id)).toEqual(['b']);
  });
});

describe('a refusal that was seen', () => {
  const item = (id: string, at: number, state: Item['state']): Item => ({
    ...{ id, event: 'cup', at, state, command: { type: 'check-in', entrant: 'e1' } },
  });
  const [refused, beside] = [item('one', 1, 'refused'), item('two', 2, 'sent')];
  const seen = new Map([['one', { last: 2, where: 'Round 2', at: 1000 }]]);
  const past = (items: readonly Item[], where = 'Round 2', now = 1000) => refusalsPast(items, seen, { where, now });

  test('stays while what stood beside it is accepted, and goes with the next that is', () => {
    expect(past([refused, beside])).toEqual([]);
    expect(past([refused, beside, item('three', 3, 'saved')])).toEqual([]);
    expect(past([refused, beside, item('three', 3, 'sent')])).toEqual(['one']);
  });

  test('goes with its round, once there was time to read it', () => {
    expect([past([refused], 'Round 2', 60_000), past([refused], 'Round 3', 2000)]).toEqual([[], []]);
    expect(past([refused], 'Round 3', 60_000)).toEqual(['one']);
  });

  test('goes with a question that another answered, once there was time to read it', () => {
    const answered = (now: number) => refusalsPast([refused], seen, { where: 'Round 2', answered: ['one'], now });
    expect([answered(2000), answered(60_000)]).toEqual([[], ['one']]);
  });

  test('stays until it was seen', () => {
    expect(refusalsPast([refused, beside], new Map(), { where: '', now: 0 })).toEqual([]);
  });
});
