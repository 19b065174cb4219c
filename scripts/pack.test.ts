/** What a user installs: packed as npm would publish it, put into an empty folder without our tools, started and asked. */
import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../tests/hosting/docs.ts';
import { needsBuild, npmProgram, root, run } from './house.mjs';

const folder = mkdtempSync(join(tmpdir(), 'muster-packed-'));
const installed = join(folder, 'node_modules/muster');
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));

interface Packed {
  readonly filename: string;
  readonly size: number;
  readonly unpackedSize: number;
  readonly files: readonly { readonly path: string }[];
}

async function npm(...args: readonly string[]): Promise<string> {
  const { code, output } = await run(process.execPath, [npmProgram() ?? '', ...args, '--loglevel=error'], {
    quiet: true,
  });
  if (code !== 0) throw new Error(output);
  return output;
}

/** Packs; builds first where what is built is older than its sources, and not what other tests look at just now. */
async function pack(): Promise<Packed> {
  const built = process.env.MUSTER_WEB === undefined && needsBuild() ? [] : ['--ignore-scripts'];
  const output = await npm('pack', '--json', ...built, '--pack-destination', folder);
  // A build and npm itself may say something before and after.
  const [packed] = JSON.parse(output.slice(output.indexOf('[\n'), output.lastIndexOf('\n]') + 2)) as Packed[];
  if (!packed) throw new Error(output);
  return packed;
}

interface Entry {
  readonly version?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}
type Lock = Readonly<Record<string, Entry>>;

/** What `from` needs of a lock file, and what that needs, by where it lies: as Node.js looks for packages. */
function needed(lock: Lock, from: string, found = new Set<string>()): ReadonlySet<string> {
  const { dependencies, optionalDependencies } = lock[from] ?? {};
  for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
    let place = from;
    while (place !== '' && !(`${place}/node_modules/${name}` in lock)) {
      place = place.slice(0, Math.max(0, place.lastIndexOf('/node_modules/')));
    }
    const path = place === '' ? `node_modules/${name}` : `${place}/node_modules/${name}`;
    if (!(path in lock) || found.has(path)) continue;
    found.add(path);
    needed(lock, path, found);
  }
  return found;
}

/**
 * Installs it with what it depends on in the versions of our lock file: those are the ones that are tested, and npm has
 * them at hand since it installed ours.
 */
async function install({ filename }: Packed): Promise<void> {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as { readonly packages: Lock };
  const { '': own = {} } = lock.packages;
  const ours = [...needed(lock.packages, '')].map((path) => [path, lock.packages[path]]);
  const { version, dependencies } = own;
  const wanted = { dependencies: { muster: `file:${filename}` } };
  const muster = { version, resolved: `file:${filename}`, dependencies };
  const packages = { '': wanted, 'node_modules/muster': muster, ...(Object.fromEntries(ours) as Lock) };
  const write = (name: string, value: unknown): void => writeFileSync(join(folder, name), JSON.stringify(value));
  write('package.json', wanted);
  write('package-lock.json', { ...lock, packages });
  await npm('ci', '--prefix', folder, '--prefer-offline', '--no-audit', '--no-fund');
}

/** The installed command, in the folder that it was installed in and with nothing of ours around it. */
function muster(...args: readonly string[]): ChildProcessByStdio<null, Readable, Readable> {
  const { DATABASE_URL: _, ...env } = process.env;
  const program = join(installed, 'bin/muster.cjs');
  return spawn(process.execPath, [program, ...args], { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] });
}

async function printed(...args: readonly string[]): Promise<{ readonly code: unknown; readonly out: string }> {
  const child = muster(...args);
  const [[code], out] = await Promise.all([once(child, 'close'), text(child.stdout)]);
  return { code, out };
}

let packed: Packed;
beforeAll(async () => {
  packed = await pack();
  await install(packed);
}, 300_000);

describe('the package', () => {
  it('holds what runs, the rules that it shows and what people read: no sources, tests, pictures or maps', () => {
    const files = packed.files.map(({ path }) => path);
    for (const path of [
      'bin/muster.cjs',
      'dist/program/main.js',
      'dist/web/index.html',
      'docs/rules/firefight.md',
      'LICENSE',
    ]) {
      expect(files).toContain(path);
    }
    expect(
      files.filter(
        (path) =>
          !/^(bin|dist|docs)\/|^(package\.json|README\.md|LICENSE|(CHANGELOG|CONTRIBUTING|SECURITY)\.md)$/.test(path),
      ),
    ).toEqual([]);
    expect(files.filter((path) => /\.map$|\.test\.|\/tests\/|(?<!\.d)\.tsx?$|screenshots/.test(path))).toEqual([]);
    expect(packed.unpackedSize).toBeLessThan(30_000_000);
  });

  it('comes without what it was built and tested with', () => {
    const names = readdirSync(join(folder, 'node_modules'));
    expect(names).toContain('fastify');
    expect(
      names.filter((name) => ['vite', 'vitest', 'preact', 'tsgo', 'typescript', 'muster-build'].includes(name)),
    ).toEqual([]);
  });

  it('is as publint wants packages to be', async () => {
    const { messages } = await publint({ pkgDir: installed, pack: false, strict: true });
    const manifest = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')) as Record<string, unknown>;
    expect(messages.map((message) => formatMessage(message, manifest, { color: false }))).toEqual([]);
  });

  it('knows its commands, also those that start workers', async () => {
    expect(await printed('--version')).toMatchObject({ code: 0, out: '0.1.0\n' });
    expect(await printed('simulate', 'wardens', 'choir', '--games', '2', '--json')).toMatchObject({ code: 0 });
  }, 60_000);

  it('is a library: the examples of docs/library.md run as they stand', async () => {
    const said = async (name: string): Promise<string> => {
      const file = join(folder, `${name}.mjs`);
      writeFileSync(file, readFileSync(join(installed, `docs/library/${name}.mjs`)));
      const { code, output } = await run(process.execPath, [file], { quiet: true });
      return code === 0 ? output : `failed: ${output}`;
    };
    expect(await said('pairing')).toBe('50 [ 0, 2, 0 ] []\n');
    expect(await said('odds')).toMatch(/'0': 0\.29629[^]*0\.28395[^]*GFF-SHOOT-04/);
    expect(await said('table')).toMatch(/^10\.8188\d* true\nfalse\n13\.857\d*\n$/);
    expect(await said('record')).toMatch(/^true 22 0 [^]*'best'[^]* 16\n$/);
    expect(await said('systems')).toContain('gaining-grounds-s0');
  }, 60_000);

  it('serves pages, the rules and its interface, and stops when it is told to', async () => {
    const server = muster('serve', '--port', '0', '--host', '127.0.0.1', '--json', '--data', 'data');
    const lines = createInterface({ input: server.stdout })[Symbol.asyncIterator]();
    const { url } = JSON.parse(String((await lines.next()).value)) as { readonly url: string };
    const ask = async (path: string): Promise<string> => {
      const answer = await fetch(`${url}${path}`);
      return `${answer.status} ${await answer.text()}`;
    };
    try {
      const page = await ask('/');
      expect(page).toMatch(/^200 <!doctype html>/i);
      const script = /src="(\/assets\/[^"]+\.js)"/.exec(page)?.[1] ?? '/no-script';
      expect(await ask(script)).toMatch(/^200 /);
      expect(await ask('/rules/firefight')).toMatch(/^200 [^]*<table/);
      expect(await ask('/healthz')).toBe('200 {"ok":true}');
      expect(JSON.parse((await ask('/api/openapi.json')).slice(4))).toMatchObject({
        openapi: expect.any(String) as string,
      });
    } finally {
      server.kill('SIGTERM');
    }
    const [code] = await once(server, 'close');
    // Windows ends a program that is told to stop, and asks it nothing.
    if (process.platform !== 'win32') expect(code).toBe(0);
  }, 60_000);

  it.skipIf(process.platform === 'win32')(
    'starts as its container starts it, for that user, and is healthy',
    async () => {
      const { files, user, env, entry, command, health } = image();
      expect([files, entry]).toEqual([['muster.tgz'], ['muster']]);
      // What `npm run container` renames to that.
      expect(basename(packed.filename)).toMatch(/^muster-[\d.]+\.tgz$/);
      const data = join(folder, 'data-of-container');
      mkdirSync(data);
      const [uid = 0, gid = 0] = user;
      const isRoot = process.getuid?.() === 0;
      if (isRoot) chownSync(data, uid, gid);
      chmodSync(folder, 0o755);
      const options = {
        cwd: '/',
        env: { PATH: process.env.PATH, ...env, MUSTER_DATA: data, MUSTER_PORT: String(await freePort()) },
        ...(isRoot ? { uid, gid } : {}),
      };
      const server = spawn(process.execPath, [join(installed, 'bin/muster.cjs'), ...command], options);
      const healthy = async (): Promise<boolean> => {
        const [program = '', ...args] = health;
        const [code] = await once(spawn(program, args, options), 'close');
        return code === 0;
      };
      try {
        for (let tries = 0; tries < 100 && !(await healthy()); tries += 1) expect(server.exitCode).toBeNull();
        expect(await healthy()).toBe(true);
        expect(readdirSync(data)).toContain('muster.db');
      } finally {
        server.kill('SIGTERM');
      }
      const [code] = await once(server, 'close');
      expect(code).toBe(0);
      expect(await healthy()).toBe(false);
    },
    60_000,
  );
});

/** What `Dockerfile` says of the image. */
function image() {
  const lines = readFileSync(join(root, 'Dockerfile'), 'utf8').replaceAll('\\\n', '').split('\n');
  const said = (word: string): string =>
    lines.find((line) => line.startsWith(`${word} `))?.slice(word.length + 1) ?? '';
  const list = (word: string): readonly string[] => JSON.parse(said(word)) as readonly string[];
  return {
    files: lines.flatMap((line) => (/^(?:COPY|ADD) (\S+) /.exec(line) ?? []).slice(1)),
    user: said('USER').split(':').map(Number),
    env: Object.fromEntries(
      said('ENV')
        .split(' ')
        .map((pair) => pair.split('=')),
    ) as Readonly<Record<string, string>>,
    entry: list('ENTRYPOINT'),
    command: list('CMD'),
    health: list('HEALTHCHECK CMD'),
  };
}
