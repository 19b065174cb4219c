/** A name beside the address, in a network that is inside the test: a machine that runs it may have no multicast. */
import type { Socket } from 'node:dgram';
import { EventEmitter } from 'node:events';
import multicastDns from 'multicast-dns';
import pino from 'pino';
import { expect, test } from 'vitest';
import { takeLocalName } from './local-name.ts';

const quiet = pino({ level: 'silent' });

/** What one of its sockets sends, all of them hear, the sender too; with `carries` false nobody hears anything. */
function network(carries = true): () => { readonly socket: Socket } {
  const sockets = new Set<EventEmitter>();
  return () => {
    const socket = new EventEmitter();
    sockets.add(socket);
    const members = {
      bind: (_port: number, _address: string, bound: () => void) => queueMicrotask(bound),
      send: (message: Buffer) => {
        if (!carries) return;
        for (const each of sockets)
          queueMicrotask(() => each.emit('message', message, { address: '192.0.2.1', port: 5353 }));
      },
      close: () => sockets.delete(socket),
    };
    return { socket: Object.assign(socket, members) as unknown as Socket };
  };
}

test('the name is told to whoever asks; where another machine has it, the next one is taken', async () => {
  const joined = network();
  const other = multicastDns(joined());
  const heard: string[] = [];
  other.on('query', ({ questions = [] }) => {
    if (questions.some(({ name }) => name === 'muster.local')) {
      other.respond({ answers: [{ name: 'muster.local', type: 'A', ttl: 60, data: '203.0.113.7' }] });
    }
  });
  other.on('response', ({ answers = [], additionals = [] }) => {
    heard.push(...[...answers, ...additionals].map(({ name }) => name));
  });
  const name = await takeLocalName('muster', quiet, joined());
  expect(name.host()).toBeNull();
  expect(await name.settled).toBe('muster-2.local');
  other.query({ questions: [{ name: 'Muster-2.local', type: 'A' }] });
  await expect.poll(() => heard).toContain('muster-2.local');
  name.close();
  expect(name.host()).toBeNull();
  other.destroy();
});

test('a network that carries no multicast has no name', async () => {
  const name = await takeLocalName('muster', quiet, network(false)());
  expect(await name.settled).toBeNull();
  name.close();
});

test('where multicast is not allowed there is no name, and nothing else is wrong', async () => {
  const { socket } = network()();
  socket.bind = () => {
    queueMicrotask(() => socket.emit('error', Object.assign(new Error('not allowed'), { code: 'EACCES' })));
    return socket;
  };
  const name = await takeLocalName('muster', quiet, { socket });
  expect(await name.settled).toBeNull();
  name.close();
});
