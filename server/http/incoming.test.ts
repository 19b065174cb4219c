/** Large bodies: counted for an address while they come, and let go of with their connections. */
import { type Socket, connect } from 'node:net';
import fastify from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { Backlog } from '../live/backlog.ts';
import { handleError } from './errors.ts';
import { countBodies } from './incoming.ts';

const BOUND = 1_000_000;
const opened: Socket[] = [];
let close = async (): Promise<void> => undefined;
afterEach(async () => {
  for (const socket of opened.splice(0)) socket.destroy();
  await close();
});

async function served() {
  const backlog = new Backlog({ address: BOUND, all: 3 * BOUND });
  const app = fastify({ bodyLimit: 2 * BOUND });
  app.setErrorHandler(handleError);
  countBodies(app, { backlog });
  app.post('/', ({ body }, reply) => reply.send({ length: JSON.stringify(body).length }));
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  close = () => app.close();
  const post = (length: number) =>
    fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify('x'.repeat(length)),
    });
  return { backlog, port: Number(new URL(url).port), post };
}

/** Sends the beginning of a body; the rest never comes. */
function begun(port: number, head: string, body: string): void {
  const socket = connect(port, '127.0.0.1', () => {
    socket.write(`POST / HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\n${head}\r\n\r\n${body}`);
  });
  socket.on('error', () => undefined);
  opened.push(socket);
}

test('bodies of one address are taken until its bound, then 503, and again once those are gone', async () => {
  const { backlog, port, post } = await served();
  const isFull = () => !backlog.hasRoom('127.0.0.1', [Buffer.alloc(0.2 * BOUND)]);
  begun(port, `content-length: ${BOUND}`, `"${'x'.repeat(0.5 * BOUND)}`);
  begun(port, `content-length: ${BOUND}`, `"${'x'.repeat(0.4 * BOUND)}`);
  await expect.poll(isFull).toBe(true);
  const refused = await post(0.5 * BOUND);
  expect([refused.status, refused.headers.get('retry-after'), await refused.json()]).toMatchObject([
    503,
    '1',
    { code: 'busy' },
  ]);
  expect(await (await post(100)).json()).toEqual({ length: 102 });
  for (const socket of opened.splice(0)) socket.destroy();
  await expect.poll(isFull).toBe(false);
  expect(await (await post(0.5 * BOUND)).json()).toEqual({ length: 0.5 * BOUND + 2 });
  await expect.poll(() => backlog.hasRoom('127.0.0.1', [Buffer.alloc(BOUND)])).toBe(true);
});

test('a body that is too long is refused', async () => {
  const { post } = await served();
  expect((await post(3 * BOUND)).status).toBe(413);
});
