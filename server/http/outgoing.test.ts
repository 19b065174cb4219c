/** Answers that nobody reads: bounded, and cut off, with what they held let go of. */
import { type Socket, connect } from 'node:net';
import fastify from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { Backlog } from '../live/backlog.ts';
import { WAITS } from './connections.ts';
import { Line, SENDING, WORK } from './line.ts';
import { answerBusy, countAnswers, sendPieces, streamOn, turnOf } from './outgoing.ts';

/** More than the system's own buffers take. */
const LARGE = Buffer.alloc(24 * 1024 * 1024, 'x');
const bounds = { address: 2.5 * LARGE.length, all: 10 * LARGE.length };

const opened: Socket[] = [];
let close = async (): Promise<void> => undefined;
afterEach(async () => {
  for (const socket of opened.splice(0)) socket.destroy();
  await close();
});

/** `unread`: after how long whoever takes nothing is cut off, in ms. It is longer than a busy machine takes to ask again. */
async function served(unread = 3000, one = 100) {
  const lines = { work: new Line(WORK), sending: new Line({ ...SENDING, one }) };
  const context = { backlog: new Backlog(bounds), lines, waits: { ...WAITS, unread } };
  const app = fastify({ connectionTimeout: unread });
  const seen = { taken: 0, gone: 0 };
  countAnswers(app, context);
  app.get('/small', (_, reply) => reply.send('small'));
  app.get('/text', (_, reply) => reply.send(LARGE.toString('latin1')));
  app.get('/shared', (_, reply) => sendPieces(reply, context, [LARGE]));
  app.get('/worked', async (_, reply) => {
    if (!(await turnOf(reply, context))) return answerBusy(reply);
    // Worked at without an end.
    return reply.hijack();
  });
  app.get('/stream', (_, reply) => {
    reply.hijack().raw.writeHead(200);
    reply.raw.on('close', () => (seen.gone += 1));
    const stream = streamOn(reply, context, { capability: null, device: null, screen: null });
    stream.write([Buffer.from('hello'), LARGE], () => (seen.taken += 1), true);
  });
  app.get('/ended', (_, reply) => {
    reply.hijack().raw.writeHead(200);
    const stream = streamOn(reply, context, { capability: null, device: null, screen: null });
    const tell = (text: string): void => stream.write([Buffer.from(text)], () => undefined, false);
    reply.raw.write('hello');
    // Everything of before is taken: it is ended, and told once more before it is closed.
    setTimeout(() => {
      stream.end();
      tell('late');
      reply.raw.on('close', () => tell('later'));
    }, 50);
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  close = () => app.close();
  return { ...context, seen, port: Number(new URL(url).port), url };
}

/** A connection that asks and reads only what it must to know that it was answered. */
function unread(port: number, path: string): Promise<Socket> {
  return new Promise((found) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(`GET ${path} HTTP/1.1\r\nhost: a\r\n\r\n`));
    opened.push(socket);
    socket.on('error', () => undefined);
    socket.once('readable', () => {
      socket.read(1);
      found(socket);
    });
  });
}

test('large answers of one address are begun until its bound, then 503, and again once those are gone', async () => {
  const { port, url, backlog } = await served();
  await unread(port, '/text');
  await unread(port, '/text');
  const refused = await fetch(`${url}/text`);
  expect([refused.status, refused.headers.get('retry-after'), await refused.json()]).toMatchObject([
    503,
    '2',
    { code: 'busy', rules: [] },
  ]);
  // The two took nothing for a while, and are cut off.
  await expect.poll(() => backlog.hasRoom('127.0.0.1', [Buffer.alloc(bounds.address)])).toBe(true);
  expect((await (await fetch(`${url}/text`)).text()).length).toBe(LARGE.length);
});

test('pieces that all are sent count once', async () => {
  const { port, url, backlog } = await served();
  for (let asked = 0; asked < 12; asked += 1) await unread(port, '/shared');
  expect(backlog.hasRoom('127.0.0.1', [Buffer.alloc(bounds.address - LARGE.length)])).toBe(true);
  expect(backlog.hasRoom('127.0.0.1', [Buffer.alloc(bounds.address - LARGE.length + 1)])).toBe(false);
  const answer = await fetch(`${url}/shared`);
  expect([answer.headers.get('content-length'), (await answer.text()).length]).toEqual([
    `${LARGE.length}`,
    LARGE.length,
  ]);
  await expect.poll(() => backlog.hasRoom('127.0.0.1', [Buffer.alloc(bounds.address)])).toBe(true);
});

test('a stream that takes nothing is cut off; one that takes it slowly is waited for', async () => {
  const { port, backlog, seen } = await served(800);
  await unread(port, '/stream');
  const slow = await unread(port, '/stream');
  const reading = setInterval(() => void slow.read(), 10);
  await expect.poll(() => seen).toEqual({ taken: 1, gone: 1 });
  clearInterval(reading);
  expect(backlog.hasRoom('127.0.0.1', [Buffer.alloc(bounds.address)])).toBe(true);
});

test('of large answers and streams that one asker does not read, few are begun; the others wait, and small ones do not', async () => {
  const { port, url, seen } = await served(5000, 2);
  const first = await unread(port, '/shared');
  await unread(port, '/stream');
  let late = '';
  const third = fetch(`${url}/shared`).then(async (answer) => (late = await answer.text()));
  expect(await (await fetch(`${url}/small`)).text()).toBe('small');
  expect([late, seen.taken]).toEqual(['', 0]);
  first.destroy();
  await third;
  expect(late).toHaveLength(LARGE.length);
});

test('whoever waits in line for long is told so before the connection is cut off', async () => {
  const { url } = await served(1000);
  const [first, second] = await Promise.allSettled([fetch(`${url}/worked`), fetch(`${url}/worked`)]);
  expect(first.status).toBe('rejected');
  expect(second.status === 'fulfilled' && [second.value.status, await second.value.json()]).toMatchObject([
    503,
    { code: 'busy' },
  ]);
});

test('a stream that is told once more after its end harms nobody', async () => {
  const { url, backlog } = await served();
  expect(await (await fetch(`${url}/ended`)).text()).toBe('hello');
  expect(await (await fetch(`${url}/small`)).text()).toBe('small');
  expect(backlog.hasRoom('127.0.0.1', [Buffer.alloc(bounds.address)])).toBe(true);
});
