/** A command on an event of 1,000 players, end to end over HTTP and on the disk, beside a bare durable row of the same engine. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { openEvent } from './lib/organiser.ts';
import { percentile, report, timed } from './lib/report.ts';
import { serverProcess } from './lib/server-process.ts';

const server = await serverProcess();
const desk = await openEvent(server.url, 1000);
const games = await desk.games(1);
const times: number[] = [];

async function result(game: string, vp: number): Promise<void> {
  const start = performance.now();
  await desk.send({ type: 'enter-result', game, result: { kind: 'played', scores: [{ vp }, { vp: 2 }] } });
  times.push(performance.now() - start);
}

for (const { id } of games.slice(0, 100)) await result(id, 5);
const alone = times.splice(0);
// Then eight desks at once.
const rest = games.slice(100);
await Promise.all(
  Array.from({ length: 8 }, async (_, desk8) => {
    for (const [index, { id }] of rest.entries()) if (index % 8 === desk8) await result(id, index % 8);
  }),
);
await server.stop();

const folder = mkdtempSync(join(tmpdir(), 'muster-peer-'));
const peer = new Database(join(folder, 'peer.db'));
peer.pragma('journal_mode = WAL');
peer.pragma('synchronous = FULL');
peer.exec('create table rows (id integer primary key, value text)');
const insert = peer.prepare('insert into rows (value) values (?)');
const rows = timed(300, 20, () => insert.run('a row of the size of an entry'.repeat(10)));
peer.close();
rmSync(folder, { recursive: true, force: true });

report(`command: ${alone.length} one after another, ${times.length} from eight desks, 1,000 players`, [
  { name: 'one desk, median', value: percentile(alone, 0.5), unit: 'ms' },
  { name: 'one desk, 99th percentile', value: percentile(alone, 0.99), unit: 'ms', most: 50 },
  { name: 'eight desks at once, median', value: percentile(times, 0.5), unit: 'ms' },
  { name: 'eight desks at once, 99th percentile', value: percentile(times, 0.99), unit: 'ms', most: 50 },
  { name: 'peer: one durable row, median', value: percentile(rows, 0.5), unit: 'ms' },
  { name: 'peer: one durable row, 99th percentile', value: percentile(rows, 0.99), unit: 'ms' },
]);
