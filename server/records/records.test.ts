import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { linkFits, lotsSeal } from '../../core/chance/lots.ts';
import { firstBreak } from '../../core/journal/chain.ts';
import type { Typed } from '../../core/journal/types.ts';
import { isRefusal } from '../../core/rules/refusal.ts';
import { StorageDown } from '../problems.ts';
import type { NewCapability } from '../storage/capabilities.ts';
import { type Storage, openStorage } from '../storage/storage.ts';
import { TestClock, settled } from '../../tests/server/clock.ts';
import { newFolder } from '../../tests/server/desk.ts';
import { toyRules } from '../../tests/server/toy.ts';
import { type Live, sharedParts } from './live.ts';
import { Records, UnreadableRecord } from './records.ts';

let folder: string;
let storage: Storage;
let records: Records;
let clock: TestClock;
let statements: string[];
let fail: (sql: string) => void;
const troubles: unknown[] = [];

const me = { role: 'player', entrant: 'e1' } as const;
const nonce = (): string => randomBytes(32).toString('hex');

async function open(): Promise<void> {
  const before = (sql: string): void => {
    statements.push(sql);
    fail(sql);
  };
  storage = await openStorage({ dataFile: join(folder, 'muster.db'), keyFolder: folder, libsql: { before } });
  const find = ({ ruleset }: { ruleset: string }) => (ruleset === 'toy' ? toyRules : null);
  records = new Records({ storage, find, clock, nonce, troubled: (error) => troubles.push(error) });
  await records.start();
}

async function close(): Promise<void> {
  await records.close();
  await storage.close();
}

async function reopen(): Promise<void> {
  await close();
  await open();
}

beforeEach(async () => {
  folder = newFolder();
  clock = new TestClock();
  statements = [];
  fail = () => undefined;
  troubles.length = 0;
  await open();
});
afterEach(async () => {
  await close();
  rmSync(folder, { recursive: true });
});

function linkTo(record: string): NewCapability {
  const none = { entrant: null, staff: null, token: null, pin: null, label: '', created: 0, revoked: null, used: null };
  return { id: `link-${record}`, record, role: 'organiser', ...none };
}

async function begin(id: string, first: readonly Typed[] = [], options: unknown = null): Promise<Live> {
  const { header, secret } = records.newHeader({ id, ruleset: 'toy', system: 'toy', options });
  const made = await records.create({ header, listed: true, event: null, secret, capability: linkTo(id) }, first, me);
  if (isRefusal(made)) throw new Error(made.message);
  return made;
}

const send = (record: string, body: Typed, id: string) => records.command(record, me, { id, body });
const add = (amount: number): Typed => ({ type: 'add', amount }) as Typed;
const say = (text: string): Typed => ({ type: 'say', text }) as Typed;
const setBell = (at: number): Typed => ({ type: 'set-bell', at }) as Typed;

async function totalOf(id: string): Promise<unknown> {
  const live = await records.get(id);
  return live && sharedParts(live.rules, live.record).total;
}

describe('records', () => {
  test('begin with the first commands, or not at all', async () => {
    await begin('a', [add(2), add(3)]);
    expect(await totalOf('a')).toEqual({ total: 5, rung: 0 });
    await expect(begin('b', [add(2), add(-3)])).rejects.toThrow('not so much');
    await expect(begin('b', [], 'impossible')).rejects.toThrow('cannot do that');
    expect(await records.get('b')).toBeNull();
    await reopen();
    expect(await totalOf('a')).toEqual({ total: 5, rung: 0 });
    expect(await records.get('b')).toBeNull();
  });

  test('write commands that wait together in one transaction, across records', async () => {
    await begin('a');
    await begin('b');
    statements.length = 0;
    const sent = Array.from({ length: 40 }, (_, n) => send(n % 2 === 0 ? 'a' : 'b', add(1), `command-${n}`));
    await Promise.all(sent);
    expect(statements.filter((sql) => sql === 'commit')).toHaveLength(1);
    expect([await totalOf('a'), await totalOf('b')]).toMatchObject([{ total: 20 }, { total: 20 }]);
  });

  test('decide each command on what those before it came to', async () => {
    await begin('a', [add(1)]);
    const answers = await Promise.all([
      send('a', add(-1), 'first'),
      send('a', add(-1), 'second'),
      send('a', add(1), 'third'),
    ]);
    expect(answers.map(isRefusal)).toEqual([false, true, false]);
  });

  test('know a command again, even while its first time is being written', async () => {
    await begin('a');
    const answers = await Promise.all([send('a', add(1), 'twice'), send('a', add(1), 'twice')]);
    expect(answers).toMatchObject([{ repeated: false }, { repeated: true }]);
    await reopen();
    expect(await send('a', add(1), 'twice')).toMatchObject({ repeated: true, entries: [{ seq: 0 }] });
    expect(await totalOf('a')).toMatchObject({ total: 1 });
  });

  test('answer others when one command meets a bug of ours', async () => {
    await begin('a');
    const [broken, good] = await Promise.allSettled([
      send('a', { type: 'break' }, 'broken'),
      send('a', add(1), 'good'),
    ]);
    expect([broken.status, good.status]).toEqual(['rejected', 'fulfilled']);
    await expect(send('nowhere', add(1), 'x')).rejects.toThrow('not there');
  });

  test('write one by one when the database will not take a group for a reason nobody knows', async () => {
    await begin('a');
    let left = 1;
    fail = (sql) => {
      if (sql === 'commit' && left-- > 0) throw new Error('some reason');
    };
    const answers = await Promise.all([send('a', add(1), 'one'), send('a', add(1), 'two')]);
    expect(answers).toMatchObject([{ entries: [{ seq: 0 }] }, { entries: [{ seq: 1 }] }]);
    left = 1;
    await expect(send('a', add(1), 'three')).rejects.toThrow('some reason');
    expect(await totalOf('a')).toMatchObject({ total: 2 });
  });

  test('decide anew when somebody else wrote first', async () => {
    const live = await begin('a', [add(1)]);
    // Another instance: the row is on the disk, and this one does not know it yet.
    const other = new Records({ storage, find: () => toyRules, clock, nonce, troubled: () => undefined });
    await other.command('a', { role: 'judge' }, { id: 'other', body: add(-1) });
    expect(live.record.entries).toHaveLength(1);
    expect(await send('a', add(-1), 'mine')).toMatchObject({ code: 'too-few' });
    expect(await send('a', add(5), 'more')).toMatchObject({ entries: [{ seq: 2 }] });
    expect(await totalOf('a')).toMatchObject({ total: 5 });
    await other.close();
  });

  test('step aside for others, as often as it takes', async () => {
    await begin('a');
    let taken = 30;
    fail = (sql) => {
      if (sql.startsWith('insert into "entries"') && taken-- > 0)
        throw Object.assign(new Error('taken'), { code: '23505' });
    };
    expect(await send('a', add(1), 'late')).toMatchObject({ entries: [{ seq: 0 }] });
    fail = () => undefined;
  });

  test('give up when somebody else is always first', async () => {
    await begin('a');
    fail = (sql) => {
      if (sql.startsWith('insert into "entries"')) throw Object.assign(new Error('taken'), { code: '23505' });
    };
    await expect(send('a', add(1), 'never')).rejects.toMatchObject({ name: 'Conflict' });
    fail = () => undefined;
    expect(await totalOf('a')).toMatchObject({ total: 0 });
  });

  test('say so when they were made by rules that are not here', async () => {
    await begin('a');
    await close();
    await open();
    const without = new Records({ storage, find: () => null, clock, nonce, troubled: () => undefined });
    await expect(without.get('a')).rejects.toThrow(UnreadableRecord);
    expect(await without.readable(['a', 'nowhere'], (live) => live)).toEqual([]);
    await expect(
      new Records({ storage, find: brokenFind, clock, nonce, troubled: () => undefined }).readable(
        ['a'],
        (live) => live,
      ),
    ).rejects.toThrow('broken');
    const stricter = { ...toyRules, begin: () => ({ refused: [], code: 'no', message: 'Not any more.' }) };
    const changed = new Records({ storage, find: () => stricter, clock, nonce, troubled: () => undefined });
    await expect(changed.get('a')).rejects.toThrow('Not any more');
    expect(
      await without.create(
        {
          ...records.newHeader({ id: 'b', ruleset: 'x', system: 'x', options: 0 }),
          listed: true,
          event: null,
          capability: linkTo('b'),
        },
        [],
        me,
      ),
    ).toMatchObject({ code: 'unknown-system' });
  });

  test('start although one of them cannot be read', async () => {
    await begin('a', [setBell(clock.now() + 1000)]);
    await close();
    await open();
    const without = new Records({ storage, find: () => null, clock, nonce, troubled: (error) => troubles.push(error) });
    await without.start();
    expect(troubles).toEqual([expect.any(UnreadableRecord)]);
    await without.close();
  });
});

function brokenFind(): never {
  throw new Error('broken');
}

describe('time', () => {
  test('set back does not set the journal back', async () => {
    const live = await begin('a', [add(1)]);
    const { created } = live.record.header;
    clock.set(created + 60_000);
    await send('a', add(1), 'later');
    clock.set(created - 3_600_000);
    await send('a', add(1), 'earlier');
    expect(live.record.entries.map(({ at }) => at - created)).toEqual([0, 60_000, 60_000]);
    expect(firstBreak(live.record.header, live.record.entries)).toBeNull();
  });

  test('makes happen what is due, once', async () => {
    await begin('a', [setBell(clock.now() + 90_000)]);
    await clock.pass(89_000);
    expect(await totalOf('a')).toMatchObject({ rung: 0 });
    await clock.pass(2000);
    expect(await totalOf('a')).toMatchObject({ rung: 1 });
    await clock.pass(600_000);
    expect(await totalOf('a')).toMatchObject({ rung: 1 });
  });

  test('set back or forward rings no bell twice', async () => {
    await begin('a', [setBell(clock.now() + 10_000)]);
    clock.set(clock.now() - 3_600_000);
    await clock.pass(5000);
    expect(await totalOf('a')).toMatchObject({ rung: 0 });
    clock.set(clock.now() + 7_200_000);
    await clock.pass(2000);
    clock.set(clock.now() - 7_200_000);
    await clock.pass(20_000);
    expect(await totalOf('a')).toMatchObject({ rung: 1 });
  });

  test('that passed while the server was off is made up for', async () => {
    await begin('a', [setBell(clock.now() + 10_000)]);
    await close();
    clock.set(clock.now() + 60_000);
    await open();
    await clock.pass(10);
    await settled();
    expect(await totalOf('a')).toMatchObject({ rung: 1 });
  });

  test('does not hurry what cannot be done', async () => {
    await begin('a', [setBell(clock.now())]);
    let tries = 0;
    fail = (sql) => {
      if (sql !== 'commit') return;
      tries += 1;
      throw Object.assign(new Error('full'), { code: 'SQLITE_FULL' });
    };
    await clock.pass(20_000);
    expect(tries).toBeGreaterThanOrEqual(3);
    expect(tries).toBeLessThanOrEqual(5);
    expect(troubles[0]).toBeInstanceOf(StorageDown);
    fail = () => undefined;
    await clock.pass(6000);
    expect(await totalOf('a')).toMatchObject({ rung: 1 });
  });
});

describe('what is kept apart', () => {
  test('is not in the journal, and comes back with it', async () => {
    await begin('a', [say('my name')]);
    const rows = await storage.db.selectFrom('entries').selectAll().execute();
    const apart = await storage.db.selectFrom('apart').selectAll().execute();
    expect(JSON.stringify([rows, apart])).not.toContain('my name');
    await reopen();
    const live = await records.get('a');
    expect(live && sharedParts(live.rules, live.record).said).toEqual(['my name']);
  });

  test('is forgotten for good, and the chain holds', async () => {
    const live = await begin('a', [say('my name'), say('another')]);
    const [first] = live.record.entries;
    const { seal } = (first as unknown as { body: { text: { seal: string } } }).body.text;
    const told: string[] = [];
    records.onChange((id) => told.push(id));
    await Promise.all([send('a', add(1), 'meanwhile'), records.forget('a', () => [seal])]);
    const after = await records.get('a');
    expect(after && sharedParts(after.rules, after.record)).toMatchObject({
      said: [null, 'another'],
      total: { total: 1 },
    });
    expect(after && firstBreak(after.record.header, after.record.entries)).toBeNull();
    expect(told).toEqual(['a', 'a']);
    await reopen();
    const read = await records.get('a');
    expect(read && sharedParts(read.rules, read.record).said).toEqual([null, 'another']);
  });
});

describe('lots', () => {
  test('are the server’s own, and can be renewed', async () => {
    const live = await begin('a', [{ type: 'ring' }]);
    const link = (place: number): string =>
      (live.record.entries[place] as unknown as { body: { link: string } }).body.link;
    expect(linkFits(live.record.header.lots, 1, link(0))).toBe(true);
    const secret = records.newSecret();
    const lots = lotsSeal(secret);
    await records.command('a', me, { id: 'renew', body: { type: 'renew-lots', lots } as Typed, secret });
    await send('a', { type: 'ring' }, 'again');
    expect(linkFits(lots, 1, link(2))).toBe(true);
    await reopen();
    const read = await records.get('a');
    expect(read?.lots.map((held) => held.lots).toSorted()).toEqual([live.record.header.lots, lots].toSorted());
    await send('a', { type: 'ring' }, 'once more');
    expect(read?.record.entries.at(-1)?.body).toEqual({ type: 'rung', link: link(2) });
  });
});
