/**
 * A server that has seen many events: 200 of 200 players, each looked at once. What it holds in memory, how long the list of
 * events and a season's table take, and how long others wait while eighty people ask for that table at once; beside it a
 * process of the same Node that serves nothing.
 */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { filledFolder, playedEvent } from './lib/events.ts';
import { organiserOf } from './lib/organiser.ts';
import { percentile, report } from './lib/report.ts';
import { serverProcess } from './lib/server-process.ts';

const EVENTS = 200;
const PLAYERS = 200;
const ROUNDS = 5;
const ASKERS = 80;

const { folder, events } = await filledFolder(playedEvent(PLAYERS, ROUNDS), EVENTS);
const begun = performance.now();
const server = await serverProcess(folder);
const started = performance.now() - begun;
const ask = async (path: string): Promise<number> => {
  const start = performance.now();
  const answer = await fetch(`${server.url}${path}`);
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return performance.now() - start;
};

/** The longest that anybody waited for a small answer while this went on. */
async function longestWait(work: () => Promise<unknown>): Promise<number> {
  const done = new AbortController();
  const waits: number[] = [];
  const asking = (async () => {
    while (!done.signal.aborted) {
      waits.push(await ask('/api/session'));
      await wait(5);
    }
  })();
  await work();
  done.abort();
  await asking;
  return Math.max(...waits);
}

const rankings = () => Promise.all(Array.from({ length: ASKERS }, () => ask('/api/rankings')));
const [list, listAgain] = [await ask('/api/events'), await ask('/api/events')];
const firstTable = await ask('/api/rankings');
const tableAgain = await ask('/api/rankings');
const [event] = events;
if (!event) throw new Error('no event was made');
await organiserOf(server.url, event).send({ type: 'rule', topic: 'lists', text: 'Something is new.' });
const afterChange: number[] = [];
const blocked = await longestWait(async () => afterChange.push(...(await rankings())));
const looked: number[] = [];
for (const { id } of events) looked.push(await ask(`/api/events/${id}/view`));
const held = server.memory();
await wait(1000);
await server.stop();

const bare = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
await wait(500);
const status = readFileSync(`/proc/${bare.pid}/status`, 'utf8');
const plain = Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1024;
bare.kill();

report(`season: ${EVENTS} events of ${PLAYERS} players`, [
  { name: 'start', value: started, unit: 'ms' },
  { name: 'list of events, first', value: list, unit: 'ms' },
  { name: 'list of events, again', value: listAgain, unit: 'ms' },
  { name: 'table of 50 events, first', value: firstTable, unit: 'ms' },
  { name: 'table of 50 events, again', value: tableAgain, unit: 'ms' },
  { name: `${ASKERS} at once after a change, last answer`, value: Math.max(...afterChange), unit: 'ms' },
  { name: 'meanwhile the longest wait of others', value: blocked, unit: 'ms', most: 1000 },
  { name: 'an event looked at, median', value: percentile(looked, 0.5), unit: 'ms' },
  { name: 'memory when all were looked at', value: held, unit: 'MB', most: 256 },
  { name: 'peer: a process that serves nothing', value: plain, unit: 'MB' },
]);
