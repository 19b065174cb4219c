/** From the answer to a desk's result (durable) to 1,000 phones, beside the plainest fan-out that Node can do. */
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { openEvent } from './lib/organiser.ts';
import { openPhones } from './lib/phones.ts';
import { percentile, report } from './lib/report.ts';
import { serverProcess } from './lib/server-process.ts';

const PHONES = 1000;
const RESULTS = 60;
const EVERY = 100;

/** How long after `sent` each phone heard of the mark; a phone that never did counts as endless. */
function delays(heard: readonly { phone: number; text: string; at: number }[], mark: string, sent: number): number[] {
  const first = new Map<number, number>();
  for (const { phone, text, at } of heard) if (!first.has(phone) && text.includes(mark)) first.set(phone, at - sent);
  return Array.from({ length: PHONES }, (_, phone) => Math.max(0, first.get(phone) ?? Infinity));
}

async function ours(): Promise<number[]> {
  const server = await serverProcess();
  const desk = await openEvent(server.url, 128);
  const phones = await openPhones(`${server.url}/api/events/${desk.event}/stream`, PHONES);
  await wait(500);
  const times: number[] = [];
  for (const { id } of (await desk.games(1)).slice(0, RESULTS)) {
    phones.heard.length = 0;
    await desk.send({ type: 'enter-result', game: id, result: { kind: 'played', scores: [{ vp: 5 }, { vp: 2 }] } });
    const durable = performance.now();
    await wait(EVERY);
    await settle(
      () => new Set(phones.heard.filter(({ text }) => text.includes(`"${id}"`)).map(({ phone }) => phone)).size,
    );
    times.push(...delays(phones.heard, `"${id}"`, durable));
  }
  phones.close();
  await server.stop();
  return times;
}

/** Waits until every phone has heard, two seconds at most. */
async function settle(reached: () => number): Promise<void> {
  for (let tries = 0; tries < 20 && reached() < PHONES; tries += 1) await wait(100);
}

async function peer(): Promise<number[]> {
  const clients = new Set<ServerResponse>();
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write('data: hello\n\n');
    clients.add(response);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  const phones = await openPhones(`http://127.0.0.1:${port}/`, PHONES);
  const times: number[] = [];
  for (let result = 0; result < 20; result += 1) {
    phones.heard.length = 0;
    const sent = performance.now();
    for (const client of clients) client.write(`data: result ${result}.\n\n`);
    await wait(EVERY);
    times.push(...delays(phones.heard, `result ${result}.`, sent));
  }
  phones.close();
  server.closeAllConnections();
  server.close();
  return times;
}

const [measured, plain] = [await ours(), await peer()];
const lost = measured.filter((time) => time === Infinity).length;
report(`phones: ${RESULTS} results to ${PHONES} phones, 128 players`, [
  { name: 'updates that never came', value: lost, unit: '', most: 0 },
  { name: 'durable to phone, median', value: percentile(measured, 0.5), unit: 'ms' },
  { name: 'durable to phone, 99th percentile', value: percentile(measured, 0.99), unit: 'ms', most: 150 },
  { name: 'peer: bare node:http, in the same process, median', value: percentile(plain, 0.5), unit: 'ms' },
  { name: 'peer: bare node:http, 99th percentile', value: percentile(plain, 0.99), unit: 'ms' },
]);
