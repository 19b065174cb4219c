import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chained, headerHash } from '../../core/journal/chain.ts';
import type { Header } from '../../core/journal/types.ts';
import {
  type TestEvent,
  type TestServer,
  newEvent,
  players,
  runningEvent,
  testServer,
} from '../../tests/server/desk.ts';

let on: TestServer;
beforeAll(async () => {
  on = await testServer();
});
afterAll(() => on.end());

describe('an event', () => {
  test('is made, and listed', async () => {
    const event = await newEvent(on, { name: 'Autumn Cup', settings: { date: '2026-11-21', venue: 'Town hall' } });
    const { body } = await on.call('GET', '/api/events');
    expect(body).toMatchObject({ events: [{ id: event.id, name: 'Autumn Cup', phase: 'registration' }] });
    const view = await event.view();
    expect(view.body).toMatchObject({ viewer: { role: 'public' }, parts: { event: { venue: 'Town hall' } } });
  });

  test('stays off the list when its maker says so', async () => {
    const event = await newEvent(on, { listed: false });
    expect((await on.call('GET', '/api/events')).text).not.toContain(event.id);
    expect((await event.view()).status).toBe(200);
  });

  test.each([
    ['an unknown system', { system: 'chess', name: 'Cup' }, 404, 'unknown-system'],
    ['no name', { system: 'gaining-grounds-s0', name: ' ' }, 400, 'bad-request'],
    ['an option that there is not', { system: 'gaining-grounds-s0', name: 'Cup', options: { x: 1 } }, 422, undefined],
    ['a member too many', { system: 'gaining-grounds-s0', name: 'Cup', admin: true }, 400, 'bad-request'],
  ])('is not made with %s', async (_, body, status, code) => {
    const answered = await on.call('POST', '/api/events', { body });
    expect(answered.status).toBe(status);
    if (code !== undefined) expect(answered.body).toMatchObject({ code, rules: expect.any(Array) });
  });

  test('is made at this machine only, unless the server says otherwise', async () => {
    const body = { system: 'gaining-grounds-s0', name: 'Cup' };
    const away = await on.call('POST', '/api/events', { body, from: '192.168.1.7' });
    expect([away.status, away.body]).toMatchObject([403, { code: 'not-allowed' }]);
    const rebound = await on.call('POST', '/api/events', { body, headers: { host: 'evil.example' } });
    expect(rebound.status).toBe(403);
    const open = await testServer({ makers: 'anyone' });
    expect((await open.call('POST', '/api/events', { body, from: '192.168.1.7' })).status).toBe(201);
    await open.end();
  });

  test('is made by whoever has entered the key of the server, where it has one', async () => {
    const body = { system: 'gaining-grounds-s0', name: 'Cup' };
    const key = 'correct horse battery';
    const keyed = await testServer({ makers: { key }, proxy: 1 });
    const make = (headers = {}) => keyed.call('POST', '/api/events', { body, headers, from: '192.168.1.7' });
    const enter = (given: string) => keyed.call('POST', '/api/makers', { body: { key: given }, from: '192.168.1.7' });
    expect(await make()).toMatchObject({ status: 403, body: { code: 'needs-key' } });
    const wrong = await enter('correct horse');
    expect([wrong.status, wrong.body, wrong.headers['set-cookie']]).toMatchObject([
      403,
      { code: 'wrong-key' },
      undefined,
    ]);
    const cookie = String((await enter(key)).headers['set-cookie']).split(';', 1)[0] ?? '';
    expect(cookie).not.toContain(key);
    expect((await make({ cookie })).status).toBe(201);
    expect((await make({ cookie: `${cookie}x` })).status).toBe(403);
    await keyed.end();
    expect((await on.call('POST', '/api/makers', { body: { key } })).status).toBe(404);
  });

  test('nobody knows is a 404, whoever asks', async () => {
    for (const path of ['view', 'stream', 'export', 'links']) {
      const { status, body } = await on.call('GET', `/api/events/nowhere/${path}`);
      expect([status, body]).toMatchObject([404, { code: 'unknown-event' }]);
    }
  });
});

describe('a command', () => {
  let event: TestEvent;
  beforeAll(async () => {
    event = await newEvent(on);
  });

  test('sent twice is done once, and answered alike', async () => {
    const id = randomUUID();
    const [first, second] = await Promise.all([
      event.send(players(2), undefined, id),
      event.send(players(2), undefined, id),
    ]);
    expect([first.body, second.body]).toMatchObject([{ repeated: false }, { repeated: true }]);
    const third = await event.send(players(2), undefined, id);
    expect(third.body).toEqual(second.body);
    expect(Object.keys(entrantsOf(await event.view()))).toEqual(['e1', 'e2']);
  });

  test('whose id somebody else used is refused, and tells nothing of it', async () => {
    const id = randomUUID();
    await event.send({ type: 'note', text: 'for the organiser' }, undefined, id);
    const judge = await event.link({ role: 'judge' });
    const answered = await event.send({ type: 'note', text: 'mine' }, judge.token, id);
    expect([answered.status, answered.body]).toMatchObject([409, { code: 'id-taken' }]);
  });

  test('that is refused changes nothing', async () => {
    const before = (await on.call('GET', event.path('export'))).text;
    const refusals = [
      await event.send({ type: 'drop', entrant: 'e99' }),
      await event.send({ type: 'draft-round' }),
      await event.send({ type: 'undo', target: 'nothing-such' }),
      await event.send({ type: 'enter-result', game: 'r1g1', result: { kind: 'void' } }),
    ];
    for (const { status, body } of refusals) {
      expect(status).toBeGreaterThanOrEqual(400);
      expect(body).toMatchObject({
        code: expect.any(String),
        message: expect.stringMatching(/\w \w.*\.$/),
        rules: expect.any(Array),
      });
    }
    expect((await on.call('GET', event.path('export'))).text).toBe(before);
  });

  test('can be taken back by whoever sent it', async () => {
    const id = randomUUID();
    await event.send({ type: 'add-entrants', entrants: [{ name: 'Mistaken' }] }, undefined, id);
    expect((await event.send({ type: 'undo', target: id })).status).toBe(200);
    expect((await event.view()).text).not.toContain('Mistaken');
  });

  test('is known again after a restart', async () => {
    const id = randomUUID();
    const first = await event.send({ type: 'add-entrants', entrants: [{ name: 'Once' }] }, undefined, id);
    await on.restart();
    const again = await event.send({ type: 'add-entrants', entrants: [{ name: 'Once' }] }, undefined, id);
    expect(again.body).toMatchObject({ repeated: true, entries: (first.body as { entries: unknown }).entries });
  });
});

describe('two desks at once', () => {
  test('enter the same result: one is first, and the other is told', async () => {
    const event = await runningEvent(on);
    const other = await event.link({ role: 'scorekeeper' });
    const result = { kind: 'played', scores: [{ vp: 5 }, { vp: 3 }] } as const;
    const answers = await Promise.all(
      [event.token, other.token].map((token) => event.send({ type: 'enter-result', game: 'r1g1', result }, token)),
    );
    for (const { status } of answers) expect([200, 422]).toContain(status);
    expect(gamesOf(await event.view()).r1g1?.result).toMatchObject(result);
  });
});

describe('an export', () => {
  test('is taken in elsewhere, and folds to the same', async () => {
    const event = await runningEvent(on);
    const file = (await on.call('GET', event.path('export'))).text;
    const elsewhere = await testServer();
    const taken = await elsewhere.call('POST', '/api/import', {
      body: file,
      headers: { 'content-type': 'application/x-ndjson' },
    });
    expect([taken.status, taken.body]).toMatchObject([201, { token: expect.any(String) }]);
    const { id } = taken.body as { id: string };
    const there = await elsewhere.call('GET', `/api/events/${id}/view`);
    const parts = ({ body }: { body: unknown }) => (body as { parts: { event: object } }).parts;
    const here = parts(await event.view());
    expect(parts(there)).toEqual({ ...here, event: { ...here.event, id } });
    expect((await elsewhere.call('GET', `/api/events/${id}/export`)).text).toBe(file);
    await elsewhere.end();
  });

  test('holds names, and neither contacts nor secrets', async () => {
    const event = await runningEvent(on);
    await event.play(
      { type: 'note', text: 'a secret worry' },
      { type: 'warn', entrant: 'e1', topic: 'Pace', text: 'slow, said quietly' },
    );
    const { text } = await on.call('GET', event.path('export'));
    expect(text).toContain('Player 1 of the cup');
    for (const hidden of ['example.org', 'a secret worry', 'said quietly']) expect(text).not.toContain(hidden);
  });

  test.each([
    [
      'an entry that was changed',
      (file: string) => file.replace('"type":"checked-in"', '"type":"checked-out"'),
      /Entry \d+ was changed/,
    ],
    ['an entry that is missing', (file: string) => file.split('\n').toSpliced(3, 1).join('\n'), /Entry 2/],
    ['a name that was changed', (file: string) => file.replace('Player 1 of the cup', 'Somebody else'), /seal/],
    ['a name that stands open in an entry', forgedName, /Entry \d+ holds a text/],
    [
      'another header',
      (file: string) => file.replace('"system":"gaining-grounds-s0"', '"system":"chess"'),
      /Entry 0|chess/,
    ],
    ['no header', (file: string) => file.split('\n').slice(1).join('\n'), /first line/],
    ['a line of something else', (file: string) => `${file}{"x":1}\n`, /Line \d+/],
    [
      'a member beside what is hashed',
      (file: string) => file.replace(/"hash":"(?=[^\n]*\n?)/, '"x":1,"hash":"'),
      /Line 2/,
    ],
    [
      'a member beside a seal',
      (file: string) => file.replace('"keep":"text"', '"keep":"text","x":"Forged"'),
      /Entry \d+ holds a seal/,
    ],
    ['a time that is none', (file: string) => file.replace(/"created":\d+/, '"created":1e300'), /first line/],
    ['a number that is none', (file: string) => file.replace(/"seq":2/, '"seq":1e999'), /Line 4 holds a number/],
    [
      'a line that is nested without end',
      (file: string) => `${'{"a":'.repeat(500_000)}1${'}'.repeat(500_000)}\n${file}`,
      /Line 1 is nested/,
    ],
    ['a poisoned line', (file: string) => `${file}{"__proto__":{"x":1}}\n`, /Line \d+/],
    ['something else altogether', () => 'name,club\nJo,None\n', /line|JSON/i],
  ])('with %s is refused', async (_, change, message) => {
    const event = await runningEvent(on);
    const file = change((await on.call('GET', event.path('export'))).text);
    const elsewhere = await testServer();
    const { status, body } = await elsewhere.call('POST', '/api/import', {
      body: file,
      headers: { 'content-type': 'text/plain' },
    });
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect((body as { message: string }).message).toMatch(message);
    expect((await elsewhere.call('GET', '/api/events')).body).toEqual({ events: [] });
    await elsewhere.end();
  });

  test('whose chain holds and whose entries make no sense is refused', async () => {
    const header = {
      format: 'muster-record/1',
      id: 'forged',
      ruleset: 'event',
      system: 'gaining-grounds-s0',
      created: 0,
    };
    const whole: Header = { ...header, format: 'muster-record/1', lots: '0'.repeat(64), options: {} };
    const by = { role: 'organiser' } as const;
    const body = { type: 'entrants-added', entrants: 7 };
    const entry = chained({ seq: 0, at: 0, by, command: 'x', version: 1, body, prev: headerHash(whole) });
    const file = `${JSON.stringify(whole)}\n${JSON.stringify(entry)}\n`;
    const answered = await on.call('POST', '/api/import', { body: file, headers: { 'content-type': 'text/plain' } });
    expect([answered.status, answered.body]).toMatchObject([422, { code: 'does-not-fold' }]);
  });

  test('is taken in up to 10 MB, and refused beyond', async () => {
    const headers = { 'content-type': 'text/plain' };
    const large = await on.call('POST', '/api/import', { body: 'x'.repeat(9_000_000), headers });
    expect(large.status).toBe(422);
    const larger = await on.call('POST', '/api/import', { body: 'x'.repeat(10_500_000), headers });
    expect([larger.status, larger.body]).toMatchObject([413, { code: 'too-large' }]);
  });
});

/** Puts a plain value beside a seal within an entry, where the hash of the entry does not see it. */
function forgedName(file: string): string {
  const open = `"open":{"value":"Forged","nonce":"${'0'.repeat(64)}"}`;
  return file.replace(/("name":\{"seal":"[0-9a-f]{64}","keep":"text")/, `$1,${open}`);
}

function gamesOf({ body }: { body: unknown }): Record<string, { result: unknown }> {
  return (body as { parts: { 'games/1': Record<string, { result: unknown }> } }).parts['games/1'];
}

function entrantsOf({ body }: { body: unknown }): object {
  return (body as { parts: { entrants: object } }).parts.entrants;
}
