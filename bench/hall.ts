/**
 * The biggest event: 2,000 players, the tenth round of ten, a desk, a big screen and phones that listen. What the desk waits
 * for, and how long a server is away that is started again; beside it the plainest server of the same parts, which writes one
 * durable row and answers a page's worth of JSON.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import Database from 'libsql';
import type { EventCommand } from '../core/event/commands.ts';
import { filledFolder, playedEvent } from './lib/events.ts';
import { bearer, organiserOf } from './lib/organiser.ts';
import { openPhones } from './lib/phones.ts';
import { type Figure, percentile, report } from './lib/report.ts';
import { serverProcess } from './lib/server-process.ts';

const PLAYERS = 2000;
const ROUNDS = 10;
const PHONES = 500;
const RESULTS = 300;

async function milliseconds(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

const { folder, events } = await filledFolder(playedEvent(PLAYERS, ROUNDS - 1), 1);
const [event] = events;
if (!event) throw new Error('no event was made');

const begun = performance.now();
const server = await serverProcess(folder);
const restarted = performance.now() - begun;
const desk = organiserOf(server.url, event);
const address = `${server.url}/api/events/${event.id}`;
const looked = async (as: string): Promise<string> =>
  (await fetch(`${address}/view?as=${as}`, { headers: bearer(event.token) })).text();
const firstView = await milliseconds(() => looked('public'));
const deskView = await milliseconds(() => looked('organiser'));
const step = (command: EventCommand): Promise<number> => milliseconds(() => desk.send(command));

const tokens = await Promise.all(
  Array.from({ length: PHONES }, async (_, index) => {
    const answer = await fetch(`${address}/links`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...bearer(event.token) },
      body: JSON.stringify({ role: 'player', entrant: `e${index + 1}` }),
    });
    return ((await answer.json()) as { token: string }).token;
  }),
);
const phones = await openPhones(`${address}/stream?as=player&parts=event,pack,me,clock,round`, PHONES, tokens);
const screens = await openPhones(`${address}/stream?as=public`, 1);
const desks = await openPhones(`${address}/stream?as=organiser`, 1, [event.token]);

const drafts: number[] = [];
for (let times = 0; times < 5; times += 1) {
  drafts.push(await step({ type: 'draft-round', ...(times > 0 ? { reason: 'Measured again.' } : {}) }));
}
const published = await step({ type: 'publish-round' });
await desk.send({ type: 'start-clock' });
const games = await desk.games(ROUNDS);
const results: number[] = [];
for (const { id } of games.slice(0, RESULTS)) {
  results.push(
    await step({ type: 'enter-result', game: id, result: { kind: 'played', scores: [{ vp: 5 }, { vp: 2 }] } }),
  );
}
const held = server.memory();
for (const one of [phones, screens, desks]) one.close();
await server.stop();

/** One durable row and 20 kB of JSON, with nothing in between. */
async function peer(): Promise<number[]> {
  const place = mkdtempSync(join(tmpdir(), 'muster-peer-'));
  const database = new Database(join(place, 'peer.db'));
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = FULL');
  database.exec('create table rows (id integer primary key, value text)');
  const insert = database.prepare('insert into rows (value) values (?)');
  const app = fastify();
  app.post('/', (request, reply) => {
    insert.run(JSON.stringify(request.body));
    return reply.send({
      rows: Array.from({ length: 200 }, (_, id) => ({
        id,
        text: 'as long as a row of a table is, or so, it is a hundred letters',
      })),
    });
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const times: number[] = [];
  const sent = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ a: 'result' }),
  };
  for (let times20 = 0; times20 < RESULTS; times20 += 1) {
    times.push(await milliseconds(async () => (await fetch(url, sent)).text()));
  }
  await app.close();
  database.close();
  rmSync(place, { recursive: true, force: true });
  return times;
}

const plain = await peer();
const ms = (name: string, value: number, most?: number): Figure =>
  most === undefined ? { name, value, unit: 'ms' } : { name, value, unit: 'ms', most };
report(`hall: ${PLAYERS} players, round ${ROUNDS}, ${PHONES} phones, ${RESULTS} results`, [
  ms('result, median', percentile(results, 0.5)),
  ms('result, 99th percentile', percentile(results, 0.99), 300),
  ms('draft, worst of five', Math.max(...drafts), 300),
  ms('publish', published, 300),
  ms('start', restarted),
  ms('first view', firstView),
  ms('first view of the desk', deskView),
  ms('start and first view', restarted + firstView, 1500),
  { name: 'memory at the end', value: held, unit: 'MB' },
  ms('peer: a durable row and 20 kB, median', percentile(plain, 0.5)),
  ms('peer: a durable row and 20 kB, 99th percentile', percentile(plain, 0.99)),
]);
