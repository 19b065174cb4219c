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

/** What a connection is told that sends these bytes at once. */
function told(text: string): Promise<string> {
  const { hostname, port } = new URL(on.server.url);
  return new Promise((found) => {
    let heard = '';
    const socket = connect(Number(port), hostname, () => socket.write(text));
    socket.setEncoding('latin1').on('data', (more: string) => (heard += more));
    socket.on('error', () => undefined).on('close', () => found(heard));
  });
}

test('a body in pieces is refused before it is read, and its connection ended', async () => {
  const head = 'POST /api/session HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\n';
  const heard = await told(`${head}transfer-encoding: chunked\r\n\r\n${'1\r\nx\r\n'.repeat(50_000)}`);
  expect(heard).toMatch(/^HTTP\/1\.1 411 .*"code":"bad-request"/s);
});

test('requests that come all at once are answered in order, one after the other; of too many none any more', async () => {
  const ask = (path: string): string => `GET ${path} HTTP/1.1\r\nhost: a\r\n\r\n`;
  const [systems, none] = [ask('/api/systems'), ask('/api/none')];
  const heard = await told(`${(systems + none).repeat(90)}${ask('/api').replace('host', 'connection: close\r\nhost')}`);
  const answers = [...heard.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status);
  expect(answers).toEqual([...Array.from({ length: 90 }, () => ['200', '404']).flat(), '200']);
  expect((await told(none.repeat(5000))).match(/HTTP\/1\.1 404/g)?.length ?? 0).toBeLessThan(200);
});
