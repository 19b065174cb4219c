import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type Answered,
  type TestEvent,
  type TestServer,
  newEvent,
  newFolder,
  players,
  testServer,
} from '../../tests/server/desk.ts';
import { RATES } from './limits.ts';

let on: TestServer;
let event: TestEvent;
const logged: string[] = [];
beforeAll(async () => {
  const to = new PassThrough();
  to.on('data', (chunk: Buffer) => logged.push(chunk.toString()));
  on = await testServer({ log: { level: 'trace', to } });
  event = await newEvent(on);
});
afterAll(() => on.end());

describe('a request', () => {
  test.each([
    ['that is no JSON', '{"id":', 400, 'bad-request'],
    ['with a poisoned name', '{"__proto__":{"x":1}}', 400, 'bad-request'],
    ['of a megabyte and more', JSON.stringify({ id: 'x'.repeat(1_100_000) }), 413, 'too-large'],
    ['without a command', '{"id":"command-1"}', 400, 'bad-request'],
    ['with an unknown command', '{"id":"command-1","command":{"type":"win"}}', 400, 'bad-request'],
    [
      'with an id that is the server’s own',
      '{"id":"due:round 1","command":{"type":"publish-pack"}}',
      400,
      'bad-request',
    ],
    [
      'that nests without end',
      `{"id":"command-1","command":${'['.repeat(100_000)}${']'.repeat(100_000)}}`,
      400,
      'bad-request',
    ],
    ['that is empty', '', 400, 'bad-request'],
  ])('%s is refused in a sentence', async (_, body, status, code) => {
    const answered = await on.call('POST', event.path('commands'), { token: event.token, body });
    expect([answered.status, answered.body]).toMatchObject([
      status,
      { code, message: expect.stringMatching(/\.$/), rules: [] },
    ]);
    expect(answered.text.length).toBeLessThan(500);
  });

  test('of another kind is refused in a sentence', async () => {
    const headers = { 'content-type': 'application/xml' };
    const answered = await on.call('POST', event.path('commands'), { token: event.token, body: '<x/>', headers });
    expect([answered.status, answered.body]).toMatchObject([415, { code: 'wrong-kind' }]);
    const lines = await on.call('POST', '/api/import', { body: {} });
    expect([lines.status, lines.body]).toMatchObject([415, { code: 'wrong-kind' }]);
  });

  test('names the place of what is wrong', async () => {
    const command = { type: 'drop', entrant: 7 };
    const answered = await event.send(command as never);
    expect(answered.body).toMatchObject({ message: expect.stringMatching(/^command/) });
    const unknown = await event.send({ type: 'win' } as never);
    expect(unknown.body).toMatchObject({
      message: expect.stringMatching(
        /^command\.type: is none of the \d+ that there are; \/api\/openapi\.json names them\.$/,
      ),
    });
  });

  test('to nowhere is answered in JSON or on a page', async () => {
    const program = await on.call('GET', '/api/nowhere');
    expect([program.status, program.body]).toMatchObject([404, { code: 'no-such-page' }]);
    const person = await on.call('GET', '/nowhere', { headers: { accept: 'text/html' } });
    expect([person.status, person.text]).toEqual([404, expect.stringContaining('<h1>')]);
    expect((await on.call('PUT', '/api/events')).status).toBe(404);
    expect((await on.call('GET', '/%E0%A4%A')).status).toBeLessThan(500);
  });

  test.each([
    ['another origin', { origin: 'https://evil.example' }],
    ['an origin that is none', { origin: 'null' }],
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['a sister site', { 'sec-fetch-site': 'same-site' }],
  ])('from %s changes nothing', async (_, headers) => {
    const answered = await on.call('POST', event.path('commands'), { token: event.token, body: {}, headers });
    expect([answered.status, answered.body]).toMatchObject([403, { code: 'other-site' }]);
  });

  test('from our own page is let through', async () => {
    const headers = { origin: 'http://muster.lan:8420', host: 'muster.lan:8420', 'sec-fetch-site': 'same-origin' };
    const body = { id: 'own-page', command: { type: 'publish-pack' } };
    expect((await on.call('POST', event.path('commands'), { token: event.token, body, headers })).status).toBe(200);
    expect((await on.call('GET', event.path('view'), { headers: { origin: 'https://evil.example' } })).status).toBe(
      200,
    );
  });

  test('comes back with strict headers', async () => {
    for (const path of ['/', '/api', '/rules', '/api/events', '/api/nowhere']) {
      const { headers } = await on.call('GET', path);
      const policy = String(headers['content-security-policy']);
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toMatch(/unsafe|upgrade/);
      expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff' });
      expect(headers).not.toHaveProperty('strict-transport-security');
      expect(headers).not.toHaveProperty('x-powered-by');
    }
  });
});

describe('too many requests', () => {
  test('at once are slowed down, and let through again after a moment', async () => {
    const others = { burst: 3, perSecond: 1 };
    const slow = await testServer({ rates: { ...RATES, others } });
    const cup = await newEvent(slow);
    const player = await cup.link({ role: 'player' });
    const tell = () => slow.call('POST', '/api/session', { body: { token: player.token }, from: '10.0.0.9' });
    const answers = [await tell(), await tell(), await tell(), await tell()];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429]);
    expect(answers[3]?.headers['retry-after']).toBe('1');
    expect((await slow.call('POST', '/api/session', { body: { token: player.token }, from: '10.0.0.8' })).status).toBe(
      200,
    );
    slow.clock.set(slow.clock.now() + 1000);
    expect((await tell()).status).toBe(200);
    // The desk has tokens of its own.
    await cup.play(players(2), { type: 'publish-pack' });
    await slow.end();
  });

  test('of any kind from one address are slowed down before anything is looked up', async () => {
    const slow = await testServer({ rates: { ...RATES, requests: { burst: 2, perSecond: 1 } } });
    const statuses = [];
    for (let n = 0; n < 3; n += 1) statuses.push((await slow.call('GET', '/api/nowhere')).status);
    expect(statuses).toEqual([404, 404, 429]);
    slow.clock.set(slow.clock.now() - 60_000);
    expect((await slow.call('GET', '/healthz')).status).toBe(429);
    await slow.end();
  });
});

describe('the pages of the server itself', () => {
  test('describe the interface, for people and for programs', async () => {
    const page = await on.call('GET', '/api');
    expect(page.text).toContain('POST /api/events/:id/commands');
    const { body } = await on.call('GET', '/api/openapi.json');
    expect(body).toMatchObject({
      openapi: '3.1.0',
      paths: { '/api/events/{id}/commands': { post: { summary: 'Send a command' } } },
    });
    expect((await on.call('GET', '/api/style.css')).text).toContain('main');
  });

  test('give every rule an address', async () => {
    const list = await on.call('GET', '/rules');
    expect(list.text).toContain('href="/rules/gaining-grounds-s0"');
    const { text } = await on.call('GET', '/rules/gaining-grounds-s0');
    expect(text).toContain('<tr id="GG0-EVENT-01">');
    expect(text).not.toContain('<script');
    for (const path of ['/rules/chess', '/help/chess', '/rules/README', '/rules/..%2F..%2Fpackage']) {
      expect((await on.call('GET', path)).status).toBe(404);
    }
  });

  test('show the guides, with every link leading somewhere', async () => {
    const seen = new Map<string, string>();
    const waiting = ['/help'];
    for (const path of waiting) {
      const { status, text } = await on.call('GET', path);
      expect([path, status]).toEqual([path, 200]);
      expect(text).not.toMatch(/<img|<script|href="[^"]*\.md/);
      seen.set(path, text);
      const found = [...text.matchAll(/href="(\/(?:help|rules)[^"#]*)/g)].map(([, to = '']) => to);
      waiting.push(...new Set(found.filter((to) => !waiting.includes(to))));
    }
    expect(waiting).toEqual(expect.arrayContaining(['/help/organisers', '/help/venue', '/help/formats', '/rules']));
    expect(waiting).toEqual(expect.arrayContaining(['/help/CONTRIBUTING', '/help/000-how-we-decide']));
    expect(seen.get('/help')).not.toContain('<a>');
    for (const [path, text] of seen) {
      for (const [, to = path, anchor = ''] of text.matchAll(/href="([^"#:]*)#([^"]+)"/g)) {
        expect([path, to, anchor, seen.get(to === '' ? path : to)?.includes(`id="${anchor}"`)]).toContain(true);
      }
    }
    expect((await on.call('GET', '/help/..%2Fpackage')).status).toBe(404);
  });

  test('have the ways and the languages of every page, and remember the language that is chosen', async () => {
    const page = await on.call('GET', '/help?language=de');
    expect(page.text).toContain('<html lang="de">');
    expect(page.text).toContain('>Turniere</a>');
    expect(page.text).toContain('nur auf Englisch');
    expect(page.headers['set-cookie']).toContain('language=de; path=/');
    expect((await on.call('GET', '/help')).text).toContain('href="/help?language=de" lang="de"');
    expect((await on.call('GET', '/help?language=xx')).headers['set-cookie']).toBeUndefined();
  });

  test('say to a person that nothing is there, with every way on, and to a program as data', async () => {
    const lost = await on.call('GET', '/help/chess', { headers: { accept: 'text/html' } });
    expect([lost.status, lost.text]).toEqual([404, expect.stringContaining('href="/play"')]);
    expect((await on.call('GET', '/help/chess')).body).toMatchObject({ code: 'no-such-page' });
  });

  test('list the systems', async () => {
    const { body } = await on.call('GET', '/api/systems');
    expect(body).toContainEqual(expect.objectContaining({ id: 'gaining-grounds-s0', options: expect.any(Array) }));
  });
});

describe('the built pages', () => {
  test('are served as files: hashed ones for good, others asked for again', async () => {
    const folder = newFolder();
    mkdirSync(join(folder, 'assets'));
    writeFileSync(join(folder, 'index.html'), '<h1>Start</h1>');
    mkdirSync(join(folder, 'de'));
    writeFileSync(join(folder, 'de/index.html'), '<h1>Anfang</h1>');
    writeFileSync(join(folder, 'desk.html'), '<h1>Desk</h1>');
    writeFileSync(join(folder, 'assets/desk-abc123.js'), 'export {}');
    const built = await testServer({ folders: { web: folder } });
    const start = await built.call('GET', '/');
    expect([start.text, start.headers['cache-control']]).toEqual(['<h1>Start</h1>', 'no-cache']);
    const headers = { 'if-none-match': String(start.headers.etag) };
    expect((await built.call('GET', '/', { headers })).status).toBe(304);
    const german = { 'accept-language': 'de', ...headers };
    expect((await built.call('GET', '/', { headers: german })).text).toBe('<h1>Anfang</h1>');
    expect((await built.call('GET', '/desk')).text).toBe('<h1>Desk</h1>');
    const script = await built.call('GET', '/assets/desk-abc123.js');
    expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    for (const path of ['/nothing', '/../../etc/passwd', '/%2e%2e/%2e%2e/etc/passwd', '/api/nothing']) {
      const { status, text } = await built.call('GET', path);
      expect(status).toBeGreaterThanOrEqual(400);
      expect(text).not.toContain('root:');
    }
    await built.end();
    rmSync(folder, { recursive: true });
  });

  test('at no address at all are refused in a sentence, and are no bug', async () => {
    const folder = newFolder();
    writeFileSync(join(folder, 'index.html'), '<h1>Start</h1>');
    const lines: string[] = [];
    const to = new PassThrough();
    to.on('data', (chunk: Buffer) => lines.push(chunk.toString()));
    const built = await testServer({ folders: { web: folder }, log: { level: 'error', to } });
    const { hostname, port } = new URL(built.server.url);
    const answers = [];
    for (const path of [
      '//',
      '///',
      '//[',
      '/\\',
      '/%',
      '/%ff',
      '/api/events/%/view',
      '/?%',
      'nothing',
      '/%00',
      '/..',
    ]) {
      const socket = connect(Number(port), hostname);
      socket.write(`GET ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: close\r\n\r\n`);
      let answered = '';
      for await (const chunk of socket) answered += String(chunk);
      answers.push([path, Number(answered.slice(9, 12)), answered.slice(answered.indexOf('\r\n\r\n') + 4)] as const);
    }
    const statuses = Object.fromEntries(answers.map(([path, status]) => [path, status]));
    expect(statuses).toMatchObject({
      '//': 404,
      '///': 404,
      '//[': 404,
      '/\\': 404,
      '/%': 400,
      '/%ff': 400,
      '/?%': 200,
    });
    for (const [path, status, text] of answers) {
      if (path === '/?%') continue;
      expect([400, 404], path).toContain(status);
      expect(JSON.parse(text), path).toMatchObject({
        code: expect.any(String),
        message: expect.any(String),
        rules: [],
      });
    }
    expect(lines).toEqual([]);
    await built.end();
    rmSync(folder, { recursive: true });
  });

  test('that are not there are explained', async () => {
    const bare = await testServer({ folders: { web: '/nowhere', docs: '/nowhere' } });
    const start = await bare.call('GET', '/');
    expect([start.status, start.text]).toEqual([404, expect.stringContaining('npm run build')]);
    expect((await bare.call('GET', '/api/nothing')).body).toMatchObject({ code: 'no-such-page' });
    expect((await bare.call('GET', '/rules')).status).toBe(200);
    expect((await bare.call('GET', '/rules/gaining-grounds-s0')).status).toBe(404);
    await bare.end();
    const wrong = await testServer({ folders: { docs: join(import.meta.dirname, 'app.ts') } });
    expect((await wrong.call('GET', '/rules')).status).toBe(500);
    await wrong.end();
  });
});

describe('behind a proxy', () => {
  test('the address and the lock are those of whoever asks', async () => {
    const hosted = await testServer({ proxy: 1, makers: 'anyone' });
    const headers = {
      'x-forwarded-for': '198.51.100.7',
      'x-forwarded-proto': 'https',
      'x-forwarded-host': 'muster.example',
    };
    const cup = await newEvent(hosted);
    const origin = { ...headers, origin: 'https://muster.example' };
    const session = await hosted.call('POST', '/api/session', { body: { token: cup.token }, headers: origin });
    expect(session.headers['set-cookie']).toContain('Secure');
    await hosted.end();
  });

  test('that connects is believed about who asks, and nobody before it', async () => {
    const others = { burst: 1, perSecond: 0.001 };
    const hosted = await testServer({ proxy: 1, makers: 'anyone', rates: { ...RATES, others } });
    const ask = (told: string): Promise<Answered> =>
      hosted.call('POST', '/api/session', { body: { token: 'x'.repeat(43) }, headers: { 'x-forwarded-for': told } });
    expect((await ask('203.0.113.1, 198.51.100.7')).status).toBe(404);
    // What the asker wrote themselves stands left of it, and makes nobody else of them.
    expect((await ask('203.0.113.2, 198.51.100.7')).status).toBe(429);
    expect((await ask('203.0.113.1, 198.51.100.8')).status).toBe(404);
    await hosted.end();
  });

  test.each([
    ['no headers', {}],
    ['this machine’s own address', { 'x-forwarded-for': '127.0.0.1', 'x-forwarded-host': 'localhost' }],
    ['another address before this machine’s', { 'x-forwarded-for': '10.0.0.9, 127.0.0.1' }],
  ])('nobody is at this machine, with %s', async (_, headers) => {
    const hosted = await testServer({ proxy: 1 });
    const body = { system: 'gaining-grounds-s0', name: 'Cup' };
    const answered = await hosted.call('POST', '/api/events', { body, headers: { host: '127.0.0.1', ...headers } });
    expect([answered.status, answered.body]).toMatchObject([403, { message: expect.stringContaining('--makers') }]);
    await hosted.end();
  });

  test.each([
    { 'x-forwarded-for': '10.0.0.9' },
    { 'x-forwarded-host': 'muster.example' },
    { 'x-real-ip': '10.0.0.9' },
    { forwarded: 'for=10.0.0.9' },
    { via: '1.1 proxy' },
    { 'cf-connecting-ip': '10.0.0.9' },
  ])('that the server was not told of, %j is nobody at this machine', async (headers) => {
    const body = { system: 'gaining-grounds-s0', name: 'Cup' };
    const asked = { body, headers: { host: '127.0.0.1:8420', ...headers } };
    expect((await on.call('POST', '/api/events', asked)).status).toBe(403);
  });

  test('that speaks HTTP/1.0, as nginx does, and adds nothing is nobody at this machine', async () => {
    const hosted = await testServer();
    const { hostname, port } = new URL(hosted.server.url);
    const body = JSON.stringify({ system: 'gaining-grounds-s0', name: 'Cup' });
    const ask = async (version: string): Promise<string> => {
      const socket = connect(Number(port), hostname);
      const head = `POST /api/events HTTP/${version}\r\nhost: 127.0.0.1:${port}\r\ncontent-type: application/json\r\nconnection: close\r\n`;
      socket.end(`${head}content-length: ${body.length}\r\n\r\n${body}`);
      let answered = '';
      for await (const chunk of socket) answered += String(chunk);
      return answered.slice(9, 12);
    };
    expect([await ask('1.0'), await ask('1.1')]).toEqual(['403', '201']);
    await hosted.end();
  });
});

describe('the log', () => {
  test('has a line for each request, and neither tokens nor names in any', async () => {
    const judge = await event.link({ role: 'judge', label: 'Secret Label' });
    const session = await on.call('POST', '/api/session', { body: { token: judge.token } });
    await event.send({ type: 'add-entrants', entrants: [{ name: 'Nemo Nobody', contact: 'nemo@example.org' }] });
    await event.send({ type: 'drop', entrant: 'Nemo-Nobody' } as never);
    await on.call('GET', `/api/events/${event.id}/view?as=Nemo&token=${judge.token}`);
    await on.call('GET', `/nowhere/Nemo-Nobody`);
    await on.call('POST', event.path('commands'), { token: event.token, body: '{"Nemo Nobody' });
    const text = logged.join('');
    expect(text).toContain('/api/events/:id/commands');
    const cookie = /muster=([\w-]+)/.exec(String(session.headers['set-cookie']))?.[1] ?? 'no cookie';
    for (const hidden of [judge.token, event.token, cookie, 'Nemo', 'Secret Label']) expect(text).not.toContain(hidden);
  });
});
