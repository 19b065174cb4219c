/** A PostgreSQL server for tests, started from what the machine has; PGlite where it has none. */
import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { ServerOptions } from '../../server/main.ts';
import { openPglite } from './pglite.ts';

export interface Database {
  /** What a server needs to use it; several may. */
  options(): Pick<ServerOptions, 'databaseUrl' | 'storage'>;
  /** Ends every connection to it, as a restart of the database would. */
  disconnect(): Promise<void>;
  close(): Promise<void>;
}

export interface Postgres {
  /** A new empty database. */
  database(): Promise<Database>;
  /** Stops the server for a while; null where there is none to stop. */
  readonly down: ((work: () => Promise<void>) => Promise<void>) | null;
  stop(): void;
}

const INSTALLED = '/usr/lib/postgresql';

/** `durable`: it flushes as a real one does, for who measures. */
export async function startPostgres({ durable = false } = {}): Promise<Postgres> {
  const bin = binaries();
  return bin === null || process.env.MUSTER_TEST_PGLITE === '1' ? inProcess() : startServer(bin, durable);
}

/** What a test of several processes on one database misses. */
export const noPostgres = binaries() === null ? 'there is no PostgreSQL' : null;

function binaries(): string | null {
  if (!existsSync(INSTALLED)) return null;
  const newest = readdirSync(INSTALLED).toSorted((a, b) => Number(b) - Number(a))[0];
  const bin = join(INSTALLED, newest ?? '', 'bin');
  return existsSync(join(bin, 'initdb')) ? bin : null;
}

async function startServer(bin: string, durable: boolean): Promise<Postgres> {
  const folder = mkdtempSync(join(tmpdir(), 'muster-pg-'));
  const data = join(folder, 'data');
  const port = await freePort();
  // PostgreSQL refuses to run as root.
  const isRoot = process.getuid?.() === 0;
  if (isRoot) execFileSync('chown', ['postgres', folder]);
  else chmodSync(folder, 0o700);
  const run = (command: string): void => {
    if (isRoot) execFileSync('su', ['postgres', '-s', '/bin/sh', '-c', command], { stdio: 'ignore', cwd: folder });
    else execFileSync('/bin/sh', ['-c', command], { stdio: 'ignore', cwd: folder });
  };
  run(`${bin}/initdb -D ${data} -U postgres -A trust -N`);
  const settings = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c fsync=${durable ? 'on' : 'off'} -c max_connections=60`;
  const up = (): void => run(`${bin}/pg_ctl -D ${data} -l ${folder}/log -o '${settings}' -w start`);
  const off = (): void => run(`${bin}/pg_ctl -D ${data} -m immediate stop`);
  up();
  const end = (): void => {
    process.removeListener('exit', end);
    off();
    rmSync(folder, { recursive: true, force: true });
  };
  // Who breaks off leaves no server behind.
  process.once('exit', end);
  const url = (name: string): string => `postgres://postgres@127.0.0.1:${port}/${name}`;
  let made = 0;
  return {
    database: async () => {
      made += 1;
      const name = `test${made}`;
      await once(url('postgres'), `create database ${name}`);
      return {
        options: () => ({ databaseUrl: url(name) }),
        disconnect: () =>
          once(url('postgres'), `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`),
        close: async () => undefined,
      };
    },
    down: async (work) => {
      off();
      try {
        await work();
      } finally {
        up();
      }
    },
    stop: end,
  };
}

async function once(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(sql);
  await client.end();
}

function freePort(): Promise<number> {
  return new Promise((found) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => found(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

function inProcess(): Postgres {
  return {
    database: async () => {
      const { engine, close } = await openPglite();
      return {
        options: () => ({ storage: { engine: engine() } }),
        disconnect: async () => undefined,
        close,
      };
    },
    down: null,
    stop: () => undefined,
  };
}
