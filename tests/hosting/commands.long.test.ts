/** Every command of docs/hosting.md, and the unit of systemd, tried as they stand there. */
import { execFileSync } from 'node:child_process';
import {
  chownSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { words } from '../cli/terminal.ts';
import { ONE } from '../server/certificates.ts';
import { newFolder } from '../server/desk.ts';
import { noPosix, noRoot, testWithout } from '../server/needs.ts';
import { type Postgres, startPostgres } from '../server/postgres.ts';
import { blockWith, commands, without } from './docs.ts';
import { type Serving, muster, serveApart, startApart } from './muster.ts';

const root = resolve(import.meta.dirname, '../..');
const folder = newFolder();
afterAll(async () => {
  await other.end('SIGINT');
  rmSync(folder, { recursive: true, force: true });
});

/** Files and folders of the docs are the test's own, and so are the port, the name and the secrets. */
function here(command: string): string {
  return command
    .replace('/media/stick/muster-20261122-141500.backup', () => join(folder, 'stick', copy()))
    .replace('/media/stick', join(folder, 'stick'))
    .replaceAll('/var/lib/muster', join(folder, 'data'))
    .replaceAll('/var/backups/muster', join(folder, 'nights'))
    .replaceAll('/root/muster-aside', join(folder, 'aside'))
    .replace('--data data', () => `--data ${spare()}`)
    .replace(/(?<=(--copy-to|restore) )https:\S+/, other.url)
    .replace(/(?<=MUSTER_(COPY_KEY|TAKE_COPIES)=)…/, KEY)
    .replace('before-upgrade.backup', join(folder, 'before-upgrade.backup'))
    .replace('--port 443', '--port 0')
    .replace('muster.example.org', 'hall.muster.test')
    .replaceAll(/\b(cert|key)\.pem/g, (file) => join(folder, file))
    .replace('MUSTER_MAKERS_KEY=…', 'MUSTER_MAKERS_KEY=a-key-of-the-makers');
}

const KEY = 'the-key-for-copies-of-the-club';
/** Another Muster, which takes copies. */
let other: Serving;
const spares: string[] = [];
function spare(): string {
  const path = join(folder, `spare-${spares.length}`);
  spares.push(path);
  return path;
}

const copy = (): string => readdirSync(join(folder, 'stick'))[0] ?? '';

beforeAll(async () => {
  writeFileSync(join(folder, 'cert.pem'), ONE.cert);
  writeFileSync(join(folder, 'key.pem'), ONE.key);
  mkdirSync(join(folder, 'stick'));
  const takes = ['serve', '--data', join(folder, 'other'), '--port', '0'];
  other = await serveApart(takes, { MUSTER_TAKE_COPIES: KEY });
  expect(await muster(['new', 'Cup', '--data', join(folder, 'data')])).toMatchObject({ code: 0 });
}, 60_000);

/** The database that the page makes, with the role that the page makes; null where this machine has no PostgreSQL. */
async function theirDatabase(postgres: Postgres): Promise<string | null> {
  const { databaseUrl } = (await postgres.database()).options();
  if (databaseUrl?.startsWith('postgres') !== true) return null;
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  for (const statement of blockWith('CREATE ROLE').trim().split('\n')) await client.query(statement);
  await client.end();
  return Object.assign(new URL(databaseUrl), { username: 'muster', password: 'secret', pathname: '/muster' }).href;
}

test('every command of the page does what the page says', async () => {
  const postgres = await startPostgres();
  try {
    const databaseUrl = await theirDatabase(postgres);
    const tried: string[] = [];
    for (const line of commands) {
      const shared = line.includes('DATABASE_URL=');
      // PostgreSQL in the test's own process speaks to this process alone.
      if (shared && databaseUrl === null) continue;
      const all = words(here(line));
      const at = all.indexOf('muster');
      const told = Object.fromEntries(all.slice(0, at).map((word) => word.split(/=(.*)/s).slice(0, 2)));
      const database = shared ? { DATABASE_URL: databaseUrl ?? '', MUSTER_KEY: 'ab'.repeat(32) } : {};
      const env = { MUSTER_PORT: '0', MUSTER_DATA: join(folder, 'data'), ...told, ...database };
      tried.push(line);
      if (all[at + 1] === 'serve') {
        const server = await serveApart(all.slice(at + 1), env);
        expect(server.url, line).toMatch(/^https?:/);
        await server.end('SIGINT');
      } else if (all[at + 1] === 'work') {
        const worker = await startApart(all.slice(at + 1), env);
        expect(worker.said, line).toEqual({ working: true });
        await worker.end('SIGINT');
      } else expect(await muster(all.slice(at + 1), env), line).toMatchObject({ code: 0 });
    }
    expect(tried.length).toBeGreaterThanOrEqual(databaseUrl === null ? 8 : 11);
    expect(spares.map((path) => existsSync(join(path, 'muster.db')))).toEqual([true, true]);
    expect(existsSync(join(folder, 'before-upgrade.backup'))).toBe(true);
    if (databaseUrl !== null) await dumped(databaseUrl);
  } finally {
    postgres.stop();
  }
}, 300_000);

/** A server begins an event; what is dumped of it and restored is all right, and is served. */
async function dumped(databaseUrl: string): Promise<void> {
  const env = { DATABASE_URL: databaseUrl, MUSTER_KEY: 'ab'.repeat(32) };
  expect(await muster(['new', 'Cup', '--data', join(folder, 'with-postgres')], env)).toMatchObject({ code: 0 });
  const { hostname, port } = new URL(databaseUrl);
  const at = { ...process.env, PGHOST: hostname, PGPORT: port, PGUSER: 'postgres' };
  execFileSync('/bin/sh', ['-e', '-c', blockWith('pg_dump')], { cwd: folder, env: at });
  const again = { ...env, DATABASE_URL: `${databaseUrl}_again` };
  const checked = await muster(['verify', '--all', '--json'], again);
  expect(checked).toMatchObject({ code: 0 });
  expect(JSON.parse(checked.out)).toMatchObject({ ok: true, records: 1 });
}

/** A block in a shell, where the words that are for the whole machine do nothing. */
function inShell(text: string): void {
  const own = `muster() { '${process.execPath}' --import tsx '${join(root, 'cli/main.ts')}' "$@"; }
systemctl() { :; }
npm() { :; }
`;
  execFileSync('/bin/sh', ['-e', '-c', own + here(text)], { cwd: root, stdio: ['ignore', 'ignore', 'pipe'] });
}

testWithout(noPosix)(
  'the copies for a night and the way back are what the page says',
  async () => {
    const data = join(folder, 'data');
    inShell(blockWith('#!/bin/sh'));
    const [night = '', ...more] = readdirSync(join(folder, 'nights'));
    expect([night, more]).toEqual([expect.stringMatching(/^\d{4}-\d\d-\d\d\.backup$/), []]);
    expect(statSync(join(folder, 'nights', night)).mode & 0o777).toBe(0o600);
    copyFileSync(join(folder, 'nights', night), join(folder, 'before-upgrade.backup'));
    // A unit with a user of its own, where root may act for it.
    if (noRoot === null) for (const file of [data, join(data, 'key')]) chownSync(file, 61_234, 61_234);
    inShell(blockWith('systemctl stop'));
    expect(readdirSync(join(folder, 'aside'))).toContain('muster.db');
    const files = readdirSync(data);
    expect(files).toEqual(expect.arrayContaining(['key', 'muster.db']));
    const owner = statSync(data).uid;
    expect(files.map((name) => statSync(join(data, name)).uid)).toEqual(files.map(() => owner));
    expect(await muster(['verify', '--all', '--data', data, '--json'])).toMatchObject({ code: 0 });
    rmSync(join(folder, 'before-upgrade.backup'));
  },
  60_000,
);

testWithout(without('systemd-analyze'))('systemd finds nothing wrong with the unit', () => {
  const unit = join(folder, 'muster.service');
  writeFileSync(`${unit}.text`, blockWith('[Service]'));
  renameSync(`${unit}.text`, unit);
  const said = execFileSync('/bin/sh', ['-c', `systemd-analyze verify --man=no ${unit} 2>&1`], { encoding: 'utf8' });
  expect(said).not.toContain('muster.service');
});
