/** Connections that trickle, say nothing, or are gone before they are answered. */
import { type Socket, connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestServer, newEvent, testServer } from '../../tests/server/desk.ts';
import { Listener } from '../../tests/server/listener.ts';

const waits = { request: 600, headers: 400, unread: 400, next: 400, look: 50 };

let on: TestServer;
beforeAll(async () => {
  on = await testServer({ waits });
});
afterAll(() => on.end());

/** A connection that says `text`, and then a byte now and then. */
function trickle(text: string): { readonly ended: Promise<string> } {
  const { hostname, port } = new URL(on.server.url);
  let heard = '';
  // It goes on talking when it is told that nobody listens.
  const socket: Socket = connect({ port: Number(port), host: hostname, allowHalfOpen: true });
  socket.write(text);
  const dripping = setInterval(() => socket.write('x'), 50);
  socket.setEncoding('latin1').on('data', (more: string) => (heard += more));
  socket.on('error', () => undefined);
  const ended = new Promise<string>((found) => {
    socket.on('close', () => {
      clearInterval(dripping);
      found(heard);
    });
  });
  return { ended };
}

test('a body that trickles is given up, and so are headers', async () => {
  const body =
    'POST /api/session HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 9999\r\n\r\n{';
  const answers = await Promise.all([trickle(body).ended, trickle('GET / HTTP/1.1\r\nx-a: ').ended]);
  for (const answer of answers) expect(answer).toMatch(/^(HTTP\/1\.1 408 |$)/);
});

test('a connection that says nothing is closed', async () => {
  const { hostname, port } = new URL(on.server.url);
  await new Promise((closed) => connect(Number(port), hostname).on('close', closed).resume());
});

test('a stream with no news is no silent connection', async () => {
  const event = await newEvent(on);
  const phone = await Listener.open(on.server.url, event.id);
  await new Promise((later) => setTimeout(later, 4 * waits.unread));
  expect(phone.ended).toBe(false);
  phone.close();
});
