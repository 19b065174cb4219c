/** What docs/hosting.md writes into the files of a reverse proxy, in front of a running server. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, expect } from 'vitest';
import { ONE } from '../server/certificates.ts';
import { type Answered, type TestEvent, type TestServer, newFolder, runningEvent, testServer } from '../server/desk.ts';
import { Listener } from '../server/listener.ts';
import { testWithout } from '../server/needs.ts';
import { blockWith, freePort, without } from './docs.ts';

const MAKERS = 'a key of the makers';
let on: TestServer;
let event: TestEvent;
let port: number;
let folder: string;
let proxy: ChildProcess | null = null;

beforeEach(async () => {
  port = await freePort();
  folder = newFolder();
  const publicUrl = `https://127.0.0.1:${port}`;
  on = await testServer({ proxy: 1, publicUrl, makers: 'anyone' });
  event = await runningEvent(on, 4);
  await on.restart({ makers: { key: MAKERS } });
  writeFileSync(join(folder, 'muster.pem'), ONE.cert);
  writeFileSync(join(folder, 'muster.key'), ONE.key);
});
afterEach(async () => {
  // Before the proxy: Caddy ends when the last stream through it does.
  await on.end();
  if (proxy?.exitCode === null) {
    proxy.kill();
    await once(proxy, 'exit');
  }
});

/** Starts it, and waits until it takes connections. */
async function start(program: string, ...words: readonly string[]): Promise<void> {
  const child = spawn(program, words, { stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, HOME: folder } });
  proxy = child;
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
  const taken = (): Promise<boolean> =>
    new Promise((found) => {
      const socket = connect(port, '127.0.0.1', () => found(true)).once('error', () => found(false));
      socket.once('connect', () => socket.destroy());
    });
  await expect.poll(taken, { timeout: 10_000, message: said }).toBe(true);
}

interface Sent {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** As a browser at the other side of the proxy would. */
function ask(path: string, { method = 'GET', headers = {}, body }: Sent = {}): Promise<Answered> {
  return new Promise((found, failed) => {
    const payload = body === undefined ? undefined : JSON.stringify(body);
    const told = {
      ...(payload === undefined
        ? {}
        : { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(payload)) }),
      origin: `https://127.0.0.1:${port}`,
      ...headers,
    };
    const options = { method, headers: told, rejectUnauthorized: false, agent: false } as const;
    const sent = request(`https://127.0.0.1:${port}${path}`, options, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (more: string) => (text += more));
      answer.once('end', () => found({ status: answer.statusCode ?? 0, body: text, text, headers: answer.headers }));
    });
    sent.once('error', failed).end(payload);
  });
}

async function worksBehind(): Promise<void> {
  expect((await ask('/healthz')).status).toBe(200);
  // A page's own origin is taken, another one is not.
  const made = await ask('/api/makers', { method: 'POST', body: { key: MAKERS } });
  expect(made.status).toBe(200);
  expect(String(made.headers['set-cookie'])).toContain('; Secure');
  const elsewhere = { origin: 'https://elsewhere.example' };
  expect((await ask('/api/makers', { method: 'POST', headers: elsewhere, body: { key: MAKERS } })).status).toBe(403);
  // Nobody is at this machine, whatever they write into their headers.
  const headers = { 'x-forwarded-for': '127.0.0.1', forwarded: 'for=127.0.0.1' };
  expect((await ask('/api/demo', { method: 'POST', headers, body: {} })).status).toBe(403);
  // Ten megabytes of an import come through, and are refused for what they are.
  const cookie = String(made.headers['set-cookie']).split(';')[0] ?? '';
  const import10 = { method: 'POST', headers: { cookie, 'content-type': 'text/plain' } };
  expect((await ask('/api/import', { ...import10, body: { text: 'x'.repeat(9_000_000) } })).status).toBe(422);
  // What changes reaches a phone at once, and the phone stays connected.
  const phone = await Listener.open(`https://127.0.0.1:${port}`, event.id);
  await phone.until(({ messages }) => messages.length > 0);
  const result = { kind: 'played', scores: [{ vp: 4 }, { vp: 2 }] } as const;
  await event.play({ type: 'enter-result', game: 'r1g1', result });
  await phone.until(({ messages }) => messages.length > 1);
  expect(phone.ended).toBe(false);
  phone.close();
}

/** The address of the server, and what stands for the certificate and the name that people have. */
function here(text: string): string {
  const { host } = new URL(on.server.url);
  return text
    .replaceAll('127.0.0.1:8420', host)
    .replaceAll('443', String(port))
    .replaceAll('/etc/ssl/private/', `${folder}/`)
    .replaceAll('/etc/ssl/', `${folder}/`);
}

testWithout(without('nginx'))(
  'nginx, with the server block of the docs',
  async () => {
    mkdirSync(join(folder, 'tmp'));
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((of) => `${of}_temp_path tmp/${of};`);
    const around = `pid nginx.pid; daemon off; error_log stderr; user root;
events {} http { access_log off; ${temporary.join(' ')}
${here(blockWith('nginx'))} }`;
    writeFileSync(join(folder, 'nginx.conf'), around);
    await start('nginx', '-p', folder, '-c', join(folder, 'nginx.conf'));
    await worksBehind();
  },
  60_000,
);

testWithout(without('caddy'))(
  'Caddy, with the Caddyfile of the docs',
  async () => {
    // A certificate of a test in place of one that Caddy fetches.
    const site = here(blockWith('reverse_proxy')).replace(
      'muster.example.org {',
      `https://127.0.0.1:${port} {\n\ttls ${folder}/muster.pem ${folder}/muster.key`,
    );
    writeFileSync(join(folder, 'Caddyfile'), `{\n\tadmin off\n\tauto_https disable_redirects\n}\n${site}`);
    await start('caddy', 'run', '--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile');
    await worksBehind();
  },
  60_000,
);
