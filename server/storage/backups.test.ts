/** A data folder in one file: made while a server runs on it, and enough to go on with elsewhere. */
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Libsql from 'libsql';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type TestEvent, type TestServer, newFolder, runningEvent, testServer } from '../../tests/server/desk.ts';
import { backUp, restore, tryUpgrade } from './backups.ts';

let room: string;
let on: TestServer;
let event: TestEvent;
beforeEach(async () => {
  room = newFolder();
  on = await testServer();
  event = await runningEvent(on);
});
afterEach(async () => {
  await on.end();
  rmSync(room, { recursive: true, force: true });
});

/** What the organiser of the event sees on a server, the position of a feed aside. */
async function deskOn(server: TestServer): Promise<unknown> {
  const { body } = await server.call('GET', event.path('view?as=organiser'), { token: event.token });
  return (body as { parts: unknown }).parts;
}

/** What another restoring left that was killed: its log belongs to no file that comes after it. */
function leaveHalf(folder: string): void {
  mkdirSync(folder);
  const part = join(folder, 'muster.db.part');
  const half = new Libsql(part);
  half.pragma('journal_mode = WAL');
  half.exec('create table records (other text)');
  const log = readFileSync(`${part}-wal`);
  half.close();
  writeFileSync(`${part}-wal`, log);
}

test('a running event is copied and goes on elsewhere, with its names, its secrets and its links', async () => {
  const copy = join(room, 'day.backup');
  const content = await backUp(on.folder, copy, { keyInside: true });
  expect(content).toMatchObject({ records: 1 });
  const elsewhere = join(room, 'elsewhere');
  leaveHalf(elsewhere);
  expect(await restore(copy, elsewhere, undefined)).toEqual(content);
  expect(readdirSync(room).toSorted()).toEqual(['day.backup', 'elsewhere']);
  const spare = await testServer({ dataFolder: elsewhere, clock: on.clock });
  expect(await deskOn(spare)).toEqual(await deskOn(on));
  const send = { id: 'after-the-copy', command: { type: 'note', text: 'On the spare laptop' } };
  expect((await spare.call('POST', event.path('commands'), { token: event.token, body: send })).status).toBe(200);
  await spare.end();
  // The key went from the copy into its own file.
  expect(readFileSync(copy).includes(readFileSync(join(on.folder, 'key'), 'utf8').trim())).toBe(true);
});

test('while a copy is checked, others are answered between two records', async () => {
  for (let more = 0; more < 3; more += 1) await runningEvent(on);
  let turns = 0;
  let next = setImmediate(function count() {
    turns += 1;
    next = setImmediate(count);
  });
  const content = await backUp(on.folder, join(room, 'day.backup'), { keyInside: true });
  clearImmediate(next);
  expect(content).toMatchObject({ records: 4 });
  expect(turns).toBeGreaterThanOrEqual(4);
});

test('without the key in it a copy needs the key, and another key does not open it', async () => {
  const copy = join(room, 'apart.backup');
  await backUp(on.folder, copy, { keyInside: false });
  const key = readFileSync(join(on.folder, 'key'), 'utf8').trim();
  expect(readFileSync(copy).includes(key)).toBe(false);
  expect(await restore(copy, join(room, 'a'), undefined)).toMatchObject({ code: 'no-key' });
  await expect(restore(copy, join(room, 'b'), 'ab'.repeat(32))).rejects.toThrow('The key does not fit the data');
  expect(existsSync(join(room, 'b', 'muster.db'))).toBe(false);
  expect(await restore(copy, join(room, 'c'), key)).toMatchObject({ records: 1 });
  expect(existsSync(join(room, 'c', 'key'))).toBe(false);
});

test('what is no copy, and a folder that holds data, are refused and left as they were', async () => {
  const other = join(room, 'other');
  writeFileSync(other, 'no database at all, but some other text'.repeat(50));
  expect(await restore(other, join(room, 'a'), undefined)).toMatchObject({ code: 'no-backup' });
  expect(await restore(join(room, 'none'), join(room, 'a'), undefined)).toMatchObject({ code: 'no-file' });
  const copy = join(room, 'day.backup');
  await backUp(on.folder, copy, { keyInside: true });
  expect(await restore(copy, join(room, 'full'), undefined)).toMatchObject({ records: 1 });
  expect(await restore(copy, join(room, 'full'), undefined)).toMatchObject({ code: 'not-empty' });
  expect(await backUp(join(room, 'nowhere'), join(room, 'x'), { keyInside: true })).toMatchObject({ code: 'no-file' });
});

test('a record that was changed on the disk is found before there is a copy, and by the trial of a new version', async () => {
  expect(await tryUpgrade(on.folder, undefined)).toMatchObject({ records: 1 });
  const file = new Libsql(join(on.folder, 'muster.db'));
  file.exec(`update entries set json = replace(json, '"seq":2', '"seq":3') where seq = 2`);
  file.close();
  const copy = join(room, 'day.backup');
  expect(await backUp(on.folder, copy, { keyInside: true })).toMatchObject({ code: 'tampered' });
  expect(await tryUpgrade(on.folder, undefined)).toMatchObject({ code: 'tampered' });
  expect(readdirSync(room)).toEqual([]);
});
