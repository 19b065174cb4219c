/** Builds, starts and kills a server in a process of its own. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import type { ServerOptions } from '../../server/main.ts';
import { type Door, UNLIMITED } from '../server/desk.ts';

const root = resolve(import.meta.dirname, '../..');

export interface RunningChild {
  readonly url: string;
  readonly pid: number;
  /** From its start to its first word, in ms, without what it stood in line for a processor that others used. */
  readonly ready: number;
  /** As pulling the plug of the process: no handler runs. */
  kill(): Promise<void>;
}

interface BuildOptions {
  /** With its packages in it, where nobody looks at how it starts: it starts in two thirds of the time. */
  readonly whole?: boolean;
}

/** One file of our own code, packages left where they are: so it starts as a built server does. */
export async function buildChild(name: string, { whole = false }: BuildOptions = {}): Promise<string> {
  const outDir = join(root, 'node_modules/.cache/muster-crash', name);
  mkdirSync(outDir, { recursive: true });
  await build({
    configFile: false,
    root,
    logLevel: 'error',
    ...(whole ? { ssr: { noExternal: true as const, external: ['libsql', 'pino'] } } : {}),
    build: {
      ssr: fileURLToPath(new URL('./child.ts', import.meta.url)),
      outDir,
      emptyOutDir: true,
      minify: whole,
      target: 'node20',
    },
  });
  return join(outDir, 'child.js');
}

export interface StartOptions {
  readonly flush?: 'FULL' | 'OFF';
  /** What else the server is told; without limits of how fast, unless it says so. */
  readonly more?: Partial<ServerOptions>;
  /** A program, with its arguments, that runs the server under it: a tracer. */
  readonly under?: readonly string[];
  /** 0 for any free port. */
  readonly port?: number;
  /** The built pages, in place of the package's own. */
  readonly web?: string;
}

export function startChild(
  file: string,
  folder: string,
  { flush = 'FULL', under = [], port = 0, web, more }: StartOptions = {},
): Promise<RunningChild> {
  const since = performance.now();
  const told: ServerOptions = {
    dataFolder: folder,
    port,
    ...(web === undefined ? {} : { folders: { web } }),
    rates: UNLIMITED,
    storage: { libsql: { synchronous: flush } },
    ...more,
  };
  const words = [...under, process.execPath, file, JSON.stringify(told)];
  const child = spawn(words[0] ?? '', words.slice(1), { stdio: ['ignore', 'pipe', 'pipe'] });
  return new Promise((found, fail) => {
    let said = '';
    let complaint = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => (complaint += text));
    child.on('exit', (code) => fail(new Error(`the server ended with ${code}: ${complaint}`)));
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      if (!said.includes('\n')) return;
      const { url, pid, waited } = JSON.parse(said) as { url: string; pid: number; waited: number };
      // The server, and not what it runs under: a tracer that is killed would let it live.
      found({ url, pid, ready: performance.now() - since - waited, kill: () => kill(child, pid) });
    });
  });
}

/** Asks over its port what is asked of a server in the same process elsewhere. */
export function doorOf({ url }: RunningChild): Door {
  return {
    call: async (method, path, { token, body } = {}) => {
      const response = await fetch(new URL(path, url), {
        method,
        headers: {
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const text = await response.text();
      const parsed: unknown = text === '' ? '' : JSON.parse(text);
      return { status: response.status, body: parsed, text, headers: Object.fromEntries(response.headers) };
    },
  };
}

function kill(child: ChildProcess, server: number): Promise<void> {
  return new Promise((done) => {
    child.removeAllListeners('exit');
    child.on('exit', () => done());
    process.kill(server, 'SIGKILL');
  });
}
