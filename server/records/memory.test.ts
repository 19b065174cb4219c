import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Typed } from '../../core/journal/types.ts';
import { isRefusal } from '../../core/rules/refusal.ts';
import type { Feed } from '../live/feed.ts';
import { Hub } from '../live/hub.ts';
import { type Storage, openStorage } from '../storage/storage.ts';
import { TestClock, settled } from '../../tests/server/clock.ts';
import { newFolder } from '../../tests/server/desk.ts';
import { toyRules } from '../../tests/server/toy.ts';
import { sharedParts } from './live.ts';
import { Records } from './records.ts';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

const me = { role: 'player', entrant: 'e1' } as const;
const add = (amount: number): Typed => ({ type: 'add', amount }) as Typed;

let folder: string;
let storage: Storage;
let records: Records;
let hub: Hub;
let clock: TestClock;
let loads: string[];

beforeEach(async () => {
  folder = newFolder();
  clock = new TestClock();
  loads = [];
  storage = await openStorage({
    dataFile: join(folder, 'muster.db'),
    keyFolder: folder,
    libsql: { before: (sql) => void (sql.startsWith('select "json" from "entries"') && loads.push(sql)) },
  });
  const nonce = (): string => randomBytes(32).toString('hex');
  records = new Records({ storage, find: () => toyRules, clock, nonce, troubled: () => undefined, idle: 3 });
  hub = new Hub({
    clock,
    timeOf: (id) => records.now(id),
    epoch: () => randomBytes(4).toString('hex'),
    troubled: () => undefined,
  });
  records.watchedBy(hub);
  records.onChange((id, live) => (live ? hub.changed(id, live) : hub.gone(id)));
});
afterEach(async () => {
  hub.close();
  await records.close();
  await storage.close();
  rmSync(folder, { recursive: true });
});

async function begin(id: string, first: readonly Typed[]): Promise<void> {
  const { header, secret } = records.newHeader({ id, ruleset: 'toy', system: 'toy', options: null });
  const made = await records.create({ header, listed: true, event: null, secret, capability: null }, first, me);
  if (isRefusal(made)) throw new Error(made.message);
}

async function stateOf(id: string): Promise<unknown> {
  const live = await records.get(id);
  return live && sharedParts(live.rules, live.record).total;
}

const viewer = { role: 'public' } as const;

async function feedOf(id: string): Promise<Feed> {
  const live = await records.get(id);
  if (!live) throw new Error('not there');
  return hub.feed(id, live, viewer, null);
}

/** Others come until nothing of it is in memory. */
async function pushOut(): Promise<void> {
  for (const id of ['x', 'y']) await begin(`${id}${loads.length}`, [add(1), add(1), add(1)]);
  await settled();
  collect();
  loads.length = 0;
}

test('a record that nobody asks for is let go of, and comes back the same', async () => {
  await begin('a', [add(2), add(3)]);
  await pushOut();
  expect(await stateOf('a')).toEqual({ total: 5, rung: 0 });
  expect(loads).toHaveLength(1);
  expect(await stateOf('a')).toEqual({ total: 5, rung: 0 });
  expect(loads).toHaveLength(1);
  await pushOut();
  expect(await records.command('a', me, { id: 'more', body: add(4) })).toMatchObject({ repeated: false });
  expect(await stateOf('a')).toEqual({ total: 9, rung: 0 });
});

test('what is due in it happens all the same', async () => {
  await begin('a', [{ type: 'set-bell', at: clock.now() + 60_000 } as Typed]);
  await pushOut();
  await clock.pass(61_000);
  await settled();
  expect(loads).toHaveLength(1);
  expect(await stateOf('a')).toEqual({ total: 0, rung: 1 });
});

test('who is at work on it and who asks anew have the same', async () => {
  await begin('a', [add(1)]);
  const live = await records.get('a');
  await pushOut();
  expect(await records.get('a')).toBe(live);
  expect(loads).toHaveLength(0);
});

test('a record with a stream stays; what was kept for those who left goes with one that is let go of', async () => {
  await begin('a', [add(1)]);
  await begin('b', [add(1)]);
  const heard: string[] = [];
  const stream = {
    capability: null,
    device: null,
    address: '',
    screen: null,
    write: (pieces: readonly Buffer[], taken: () => void) => {
      heard.push(String(Buffer.concat(pieces)));
      taken();
    },
    end: () => undefined,
  };
  (await feedOf('a')).join(stream, null);
  await feedOf('b');
  await pushOut();
  expect([hub.isWatched('a'), hub.isWatched('b')]).toEqual([true, false]);
  await records.command('a', me, { id: 'more', body: add(4) });
  await settled();
  expect(loads).toHaveLength(0);
  expect(heard.at(-1)).toContain('"total":{"set":{"total":5}}');
  const back = await records.get('b');
  expect(loads).toHaveLength(1);
  expect(back && hub.position('b', back, viewer, null)).toBeNull();
});
