/**
 * More than a hall: what one, two and three servers on one PostgreSQL take and tell, what an event of 10,000 players costs,
 * and a host with 1,000 events. `npm run bench -- scale servers`, `players` or `events` runs one of the three.
 */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { EXCHANGE_FORMATS } from '../core/event/exchange/formats.ts';
import { startPostgres } from '../tests/server/postgres.ts';
import { filledFolder, playedEvent } from './lib/events.ts';
import { type Organiser, bearer, openEvent, organiserOf } from './lib/organiser.ts';
import { openPhones } from './lib/phones.ts';
import { type Figure, percentile, report } from './lib/report.ts';
import { serverProcess } from './lib/server-process.ts';

const RESULT = { kind: 'played', scores: [{ vp: 5 }, { vp: 2 }] } as const;

async function milliseconds(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

const diskOf = (folder: string): number => statSync(join(folder, 'muster.db')).size / 1e6;

const ms = (name: string, value: number, most?: number): Figure =>
  most === undefined ? { name, value, unit: 'ms' } : { name, value, unit: 'ms', most };

/** So many desks write at once, each to its own event; so many phones follow one more. */
const DESKS = 12;
const PHONES = 600;
const HEARD = 20;

async function servers(): Promise<void> {
  const postgres = await startPostgres({ durable: true });
  for (const count of [1, 2, 3]) {
    const { databaseUrl } = (await postgres.database()).options();
    if (databaseUrl === undefined) throw new Error('This needs a PostgreSQL server on the machine.');
    const env = { DATABASE_URL: databaseUrl, MUSTER_KEY: 'ab'.repeat(32) };
    const all = await Promise.all(Array.from({ length: count }, () => serverProcess(undefined, env)));
    const urls = all.map(({ url }) => url);
    const at = (index: number): string => urls[index % urls.length] ?? '';
    const desks: Organiser[] = [];
    for (let desk = 0; desk < DESKS; desk += 1) desks.push(await openEvent(at(desk), 128));
    const times: number[] = [];
    const begun = performance.now();
    await Promise.all(desks.map(async (desk) => times.push(...(await enterAll(desk)))));
    const seconds = (performance.now() - begun) / 1000;
    const told = await tell(urls);
    await Promise.all(all.map((server) => server.stop()));
    report(`scale: ${count} servers on one PostgreSQL, ${DESKS} desks, then ${PHONES} phones`, [
      { name: 'results a second', value: times.length / seconds, unit: '' },
      ms('a result, median', percentile(times, 0.5)),
      ms('a result, 99th percentile', percentile(times, 0.99)),
      { name: 'updates that never came', value: told.filter((time) => time === Infinity).length, unit: '', most: 0 },
      ms('durable to phone, median', percentile(told, 0.5)),
      ms('durable to phone, 99th percentile', percentile(told, 0.99)),
    ]);
  }
  postgres.stop();
}

async function enterAll(desk: Organiser): Promise<number[]> {
  const times: number[] = [];
  for (const { id: game } of await desk.games(1)) {
    times.push(await milliseconds(() => desk.send({ type: 'enter-result', game, result: RESULT })));
  }
  return times;
}

/** How long after each result of one desk each phone, on whichever server, has it. */
async function tell(urls: readonly string[]): Promise<number[]> {
  const desk = await openEvent(urls[0] ?? '', 128);
  const path = `/api/events/${desk.event}/stream`;
  const groups = await Promise.all(urls.map((url) => openPhones(`${url}${path}`, PHONES / urls.length)));
  await wait(500);
  const times: number[] = [];
  for (const { id: game } of (await desk.games(1)).slice(0, HEARD)) {
    for (const { heard } of groups) heard.length = 0;
    await desk.send({ type: 'enter-result', game, result: RESULT });
    const durable = performance.now();
    const mark = `"${game}"`;
    const knowing = () => groups.flatMap(({ heard }) => heard.filter(({ text }) => text.includes(mark)));
    for (let tries = 0; tries < 40 && knowing().length < PHONES; tries += 1) await wait(50);
    const came = knowing().map(({ at }) => Math.max(0, at - durable));
    times.push(...came, ...Array.from({ length: Math.max(0, PHONES - came.length) }, () => Infinity));
  }
  for (const phones of groups) phones.close();
  return times;
}

async function linkOf(address: string, organiser: string, entrant: string): Promise<string> {
  const made = await fetch(`${address}/links`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...bearer(organiser) },
    body: JSON.stringify({ role: 'player', entrant }),
  });
  return ((await made.json()) as { token: string }).token;
}

const PLAYERS = 10_000;
/** So many of them have the event open; so many results come from the desk, and as many from tables, some at once. */
const LISTENING = 2000;
const RESULTS = 100;
const AT_ONCE = 20;

async function players(): Promise<void> {
  const { folder, events } = await filledFolder(playedEvent(PLAYERS, 1), 1);
  const [event] = events;
  if (!event) throw new Error('no event was made');
  const server = await serverProcess(folder);
  const desk = organiserOf(server.url, event);
  const address = `${server.url}/api/events/${event.id}`;
  const size = async (query: string, token?: string): Promise<number> => {
    const headers = token === undefined ? {} : bearer(token);
    return (await (await fetch(`${address}/view?${query}`, { headers })).arrayBuffer()).byteLength / 1000;
  };
  const cold = await milliseconds(() => size('as=public&parts=event'));
  const draft = await milliseconds(() => desk.send({ type: 'draft-round' }));
  const publish = await milliseconds(() => desk.send({ type: 'publish-round' }));
  await desk.send({ type: 'start-clock' });
  const games = await desk.games(2);
  const players = games.slice(0, LISTENING).map(({ id, seats: [first = ''] }) => ({ game: id, entrant: first }));
  const tokens: string[] = [];
  for (const { entrant } of players) tokens.push(await linkOf(address, event.token, entrant));
  const [token = ''] = tokens;
  const parts = 'event,pack,me,clock,round';
  const own = await size(`as=player&parts=${parts}`, token);
  const [everything, atDesk] = [await size('as=public'), await size('as=organiser', event.token)];
  const phones = await openPhones(`${address}/stream?as=player&parts=${parts}`, players.length, tokens);
  const watching = [
    await openPhones(`${address}/stream?as=organiser`, 1, [event.token]),
    await openPhones(`${address}/stream?as=public`, 2),
  ];
  const times: number[] = [];
  const before = server.worked();
  for (const { id: game } of games.slice(-RESULTS)) {
    times.push(await milliseconds(() => desk.send({ type: 'enter-result', game, result: RESULT })));
  }
  const between = server.worked();
  const waiting = players.slice(0, RESULTS).map(({ game }, place) => ({ game, token: tokens[place] ?? '' }));
  const reports = await reported({ url: server.url, event: event.id, waiting });
  const after = server.worked();
  const files = await exported(`${address}/export`, event.token, server.worked);
  await wait(500);
  const heard = phones.heard.reduce((sum, { phone, text }) => sum + (phone === 0 ? text.length : 0), 0) / 1000;
  for (const group of [phones, ...watching]) group.close();
  const [held, disk] = [server.memory(), diskOf(folder)];
  await server.stop();
  report(`scale: one event of ${PLAYERS} players in round 2, ${LISTENING} phones, a desk and two screens`, [
    ms('its first view after a start', cold),
    ms('draft', draft),
    ms('publish', publish),
    ms('a result at the desk, median', percentile(times, 0.5)),
    ms('a result at the desk, 99th percentile', percentile(times, 0.99), 1000),
    ms(`a report from a table, ${AT_ONCE} at once, median`, percentile(reports, 0.5)),
    ms(`a report from a table, ${AT_ONCE} at once, 99th percentile`, percentile(reports, 0.99), 1000),
    ms('work of the server for a result at the desk', (between - before) / RESULTS, 200),
    ms('work of the server for a report from a table', (after - between) / RESULTS, 50),
    ms('work of the server for a file, the longest format', files, 250),
    { name: 'memory at the end', value: held, unit: 'MB' },
    { name: 'its data file', value: disk, unit: 'MB' },
    { name: 'a player’s phone: its first view', value: own, unit: 'kB' },
    { name: `a player’s phone: that, and ${2 * RESULTS} results of others`, value: heard, unit: 'kB' },
    { name: 'everything public, before compression', value: everything, unit: 'kB' },
    { name: 'the desk, before compression', value: atDesk, unit: 'kB' },
  ]);
}

/** How long each report takes, some of them on their way at once. */
async function reported({ url, event, waiting }: Reporting): Promise<number[]> {
  const times: number[] = [];
  const reporter = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { game, token } = next;
      const table = organiserOf(url, { id: event, token });
      times.push(await milliseconds(() => table.send({ type: 'report', game, result: RESULT })));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, reporter));
  return times;
}

interface Reporting {
  readonly url: string;
  readonly event: string;
  readonly waiting: { readonly game: string; readonly token: string }[];
}

/** The most that one format takes, once its code is warm. */
async function exported(address: string, token: string, worked: () => number): Promise<number> {
  const work = new Map<string, number>();
  for (const { id } of [...EXCHANGE_FORMATS, ...EXCHANGE_FORMATS]) {
    const before = worked();
    await (await fetch(`${address}/${id}`, { headers: bearer(token) })).arrayBuffer();
    work.set(id, worked() - before);
  }
  return Math.max(...work.values());
}

const EVENTS = 1000;
const OPENED = 100;

async function events(): Promise<void> {
  const { folder, events: made } = await filledFolder(playedEvent(32, 3), EVENTS);
  const begun = performance.now();
  const server = await serverProcess(folder);
  const started = performance.now() - begun;
  const before = server.memory();
  const look = (path: string) =>
    milliseconds(async () => (await fetch(`${server.url}/api/events${path}`)).arrayBuffer());
  const list = await look('');
  const cold: number[] = [];
  for (const { id } of made.slice(0, OPENED)) cold.push(await look(`/${id}/view`));
  const [held, disk] = [server.memory(), diskOf(folder)];
  await server.stop();
  report(`scale: a host with ${EVENTS} events of 32 players`, [
    ms('start', started),
    { name: 'memory after the start', value: before, unit: 'MB' },
    ms('list of events, first', list),
    ms('a cold event opened, median', percentile(cold, 0.5)),
    ms('a cold event opened, 99th percentile', percentile(cold, 0.99)),
    { name: 'the data file', value: disk, unit: 'MB' },
    { name: `memory when ${OPENED} were opened`, value: held, unit: 'MB' },
  ]);
}

// Who is told to stop takes the servers along: each goes with the exit of this process.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));

const PARTS: Readonly<Record<string, () => Promise<void>>> = { servers, players, events };
const [wanted] = process.argv.slice(2);
for (const [name, part] of Object.entries(PARTS)) if (wanted === undefined || wanted === name) await part();
