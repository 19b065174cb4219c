/** Another Muster as the second place for copies: what it takes, what it gives back, and to whom. */
import { readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fetchCopy, sendCopy } from '../../cli/copies-elsewhere.ts';
import { otherMuster } from '../../cli/other-muster.ts';
import { isRefusal } from '../../core/rules/refusal.ts';
import { backUp, restore } from '../../server/storage/backups.ts';
import { openTerminal } from '../cli/terminal.ts';
import { type TestServer, newEvent, newFolder, players, testServer } from '../server/desk.ts';

const KEY = 'the-key-for-copies-of-the-club';

const room = newFolder();
const copiesOf = ({ folder }: TestServer): string => join(folder, 'copies');
let host: TestServer;
let hall: TestServer;
let backup: string;

beforeAll(async () => {
  const restored = async (file: string, folder: string): Promise<string | null> => {
    const content = await restore(file, folder, undefined);
    return isRefusal(content) ? content.message : null;
  };
  host = await testServer({ takeCopies: { key: KEY, restore: restored } });
  hall = await testServer();
  await (await newEvent(hall)).play(players(40));
  backup = join(room, 'hall.backup');
  await backUp(hall.folder, backup, { keyInside: true });
});
afterAll(async () => {
  await host.end();
  await hall.end();
  rmSync(room, { recursive: true, force: true });
});

function other(key = KEY, url = host.server.url) {
  const found = otherMuster(url, key);
  if (isRefusal(found)) throw new Error(found.message);
  return found;
}

test('it keeps the last three of a laptop, for this user alone, and gives back the latest', async () => {
  for (let minute = 0; minute < 5; minute += 1) {
    host.clock.set(host.clock.now() + 60_000);
    expect(await sendCopy(other(), backup)).toBeNull();
  }
  const kept = readdirSync(copiesOf(host));
  expect(kept).toHaveLength(3);
  const modes = [copiesOf(host), ...kept.map((name) => join(copiesOf(host), name))].map((path) => statSync(path).mode);
  expect(modes.map((mode) => mode % 0o1000)).toEqual([0o700, 0o600, 0o600, 0o600]);
  const fetched = join(room, 'fetched.backup');
  expect(await fetchCopy(other(), undefined, fetched)).toBeNull();
  expect(readFileSync(fetched).equals(readFileSync(backup))).toBe(true);
  expect(statSync(fetched).mode % 0o1000).toBe(0o600);
  const terminal = openTerminal({ env: { MUSTER_COPY_KEY: KEY } });
  const restored = await terminal.ask('restore', host.server.url, '--data', terminal.path('spare'));
  expect(restored).toEqual({ records: 1, entries: 42 });
  terminal.end();
});

test('of several laptops it asks which', async () => {
  const second = await testServer();
  await newEvent(second);
  const file = join(room, 'second.backup');
  await backUp(second.folder, file, { keyInside: true });
  expect(await sendCopy(other(), file)).toBeNull();
  const problem = await fetchCopy(other(), undefined, join(room, 'either.backup'));
  expect(problem).toMatchObject({ code: 'ambiguous' });
  const [latest = ''] = /[0-9a-f]{8}/.exec(problem?.message ?? '') ?? [];
  expect(await fetchCopy(other(), latest, join(room, 'its.backup'))).toBeNull();
  expect(readFileSync(join(room, 'its.backup')).equals(readFileSync(file))).toBe(true);
  expect(await fetchCopy(other(), '00000000', join(room, 'no.backup'))).toMatchObject({ code: 'no-file' });
  await second.end();
});

test('what is no whole copy is refused, and nothing of it stays', async () => {
  const before = readdirSync(copiesOf(host));
  const bytes = readFileSync(backup);
  const half = join(room, 'half.backup');
  for (const broken of [bytes.subarray(0, bytes.length / 2), Buffer.from('no copy at all')]) {
    writeFileSync(half, broken);
    expect(await sendCopy(other(), half)).toMatchObject({ code: 'no-backup' });
  }
  const keyless = join(room, 'keyless.backup');
  await backUp(hall.folder, keyless, { keyInside: false });
  expect(await sendCopy(other(), keyless)).toMatchObject({ code: 'no-backup' });
  expect(readdirSync(copiesOf(host))).toEqual(before);
});

test('who has no key or a wrong one learns and leaves nothing', async () => {
  const path = `/api/copies/${'ab'.repeat(16)}?from=0&of=4`;
  const put = async (headers: Record<string, string>, at = path, body = 'four') => {
    const all = { 'content-type': 'application/octet-stream', ...headers };
    const answered = await fetch(`${host.server.url}${at}`, { method: 'PUT', headers: all, body });
    return answered.json();
  };
  const named = `/api/copies/${readdirSync(copiesOf(host))[0]}`;
  for (const get of ['/api/copies', named]) {
    expect((await host.call('GET', get)).body).toMatchObject({ code: 'needs-key' });
    expect((await host.call('GET', get, { headers: { authorization: `Copies ${KEY}x` } })).body).toMatchObject({
      code: 'wrong-key',
    });
  }
  expect(await put({})).toMatchObject({ code: 'needs-key' });
  expect(await sendCopy(other(`${KEY}x`), backup)).toMatchObject({ code: 'wrong-key' });
  expect(await sendCopy(other(KEY, hall.server.url), backup)).toMatchObject({ code: 'not-allowed' });
  const key = { authorization: `Copies ${KEY}` };
  expect(await put(key, path.replace('of=4', 'of=1000000000'))).toMatchObject({ code: 'too-large' });
  expect(await put(key, path.replace('from=0', 'from=2'))).toMatchObject({ code: 'bad-request' });
  expect(await put(key, path.replace('of=4', 'of=3'))).toMatchObject({ code: 'bad-request' });
  expect(await put(key, path, 'x'.repeat(600_000))).toMatchObject({ code: 'too-large' });
  expect((await host.call('GET', '/api/copies/..%2Fkey', { headers: key })).body).toMatchObject({ code: 'no-file' });
  expect(readdirSync(copiesOf(host)).filter((name) => !name.endsWith('.backup'))).toEqual([]);
  // Whoever guesses is slowed down.
  let guessed = '';
  for (let guess = 0; guess < 30 && guessed !== 'too-fast'; guess += 1) {
    const { body } = await host.call('GET', '/api/copies', {
      headers: { authorization: 'Copies x' },
      from: '192.0.2.9',
    });
    guessed = (body as { code: string }).code;
  }
  expect(guessed).toBe('too-fast');
});

test.each([
  ['http://192.168.1.7:8420', null],
  ['http://muster.local:8420', null],
  ['http://[fd00::7]:8420', null],
  ['https://muster.example.org', null],
  ['http://muster.example.org', 'Anywhere else a copy needs https://'],
  ['http://10.example.org', 'Anywhere else a copy needs https://'],
  ['http://8.8.8.8', 'Anywhere else a copy needs https://'],
  ['https://muster.example.org/desk', 'is no address of another Muster'],
  ['https://who@muster.example.org', 'is no address of another Muster'],
  ['https://', 'is no address of another Muster'],
])('a copy for %s goes by https://, or stays in the network', (address, sentence) => {
  const found = otherMuster(address, KEY);
  expect(isRefusal(found) ? found.message : '').toContain(sentence ?? '');
  expect(isRefusal(found)).toBe(sentence !== null);
});

test('the desk says where copies go and when the last arrived; the folders of a machine only at it', async () => {
  const last = hall.clock.now();
  const copying = () => ({ to: '/media/stick', last, failing: false });
  const kept = await testServer({ copying });
  const event = await newEvent(kept);
  const told = async (from?: string) => {
    const { body } = await kept.call('GET', event.path('links'), { token: event.token, ...(from ? { from } : {}) });
    return (body as { copies: unknown }).copies;
  };
  expect(await told()).toEqual({ to: '/media/stick', last, failing: false });
  expect(await told('192.168.1.7')).toEqual({ to: null, last, failing: false });
  await kept.end();
});
