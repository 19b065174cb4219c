/**
 * Three servers and two workers on one PostgreSQL, phones and writers on all of them. A worker is killed in the middle of a
 * simulation, a server is killed, PostgreSQL is restarted: what was confirmed is there once, every phone knows it, and the
 * simulation ends as on one machine. `MUSTER_PHONES` says how many phones.
 */
import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as later } from 'node:timers/promises';
import { expect } from 'vitest';
import { importLines } from '../../core/journal/lines.ts';
import { isRefusal } from '../../core/rules/refusal.ts';
import { armyNamed } from '../../core/systems/firefight/roster/armies/armies.ts';
import { openSeries, seriesOf } from '../../core/systems/firefight/players/series.ts';
import { type SeriesTally, noGames, withGame } from '../../core/systems/firefight/players/series-tally.ts';
import { newFolder, players } from '../server/desk.ts';
import { testWithout } from '../server/needs.ts';
import { noPostgres, startPostgres } from '../server/postgres.ts';
import { freePort } from './docs.ts';
import { openPhones } from './many-phones.ts';
import { serveApart, startApart } from './muster.ts';

const PHONES = Number(process.env.MUSTER_PHONES ?? 2000);
const PLAYERS = 512;
const GAMES = PLAYERS / 2;
/** Milliseconds between two results of a writer. */
const PACE = 250;

const match = {
  armies: { A: armyNamed('wardens')?.units ?? [], B: armyNamed('choir')?.units ?? [] },
  players: { A: 'random', B: 'random' },
  seed: 7,
} as const;
const simulated = 640;

async function ask(url: string, path: string, token?: string, body?: unknown): Promise<Response> {
  const headers = {
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
  };
  const sent = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
  const answer = await fetch(`${url}${path}`, { headers, signal: AbortSignal.timeout(20_000), ...sent });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer;
}

const read = async <T>(answer: Promise<Response>): Promise<T> => (await (await answer).json()) as T;

/** Asks until it is done, at another server each time. */
async function insist<T>(urls: readonly string[], first: number, work: (url: string) => Promise<T>): Promise<T> {
  for (let at = first; ; at += 1) {
    try {
      return await work(urls[at % urls.length] ?? '');
    } catch (error) {
      if (at - first > 300) throw error;
      await later(200);
    }
  }
}

/** An event in its first round. */
async function begin(url: string) {
  const asked = { system: 'gaining-grounds-s0', name: 'Convention' };
  const { id, token } = await read<{ id: string; token: string }>(ask(url, '/api/events', undefined, asked));
  const send = (at: string, command: unknown, name: string = randomUUID()) =>
    ask(at, `/api/events/${id}/commands`, token, { id: name, command });
  const steps = ['publish-pack', 'start-event', 'draft-round', 'publish-round', 'start-clock'];
  for (const command of [players(PLAYERS), ...steps.map((type) => ({ type }))]) await send(url, command);
  return { id, send };
}

/** Who writes results at all servers, each one once, and knows which of them were confirmed. */
function startWriting(
  urls: readonly string[],
  send: (url: string, command: unknown, name: string) => Promise<Response>,
) {
  const confirmed = new Set<string>();
  const state = { next: 1, stopped: false };
  const write = async (server: number): Promise<void> => {
    while (!state.stopped && state.next <= GAMES) {
      const game = `r1g${state.next++}`;
      const result = { kind: 'played', scores: [{ vp: 5 }, { vp: 2 }] };
      const name = `result-${game}`;
      await insist(urls, server, (url) => send(url, { type: 'enter-result', game, result }, name));
      confirmed.add(name);
      await later(PACE);
    }
  };
  const writing = urls.map((_, server) => write(server));
  return {
    confirmed,
    stop: async () => {
      state.stopped = true;
      await Promise.all(writing);
    },
  };
}

/** The same games in this process. */
function alone(): SeriesTally {
  const setup = seriesOf(match);
  const play = isRefusal(setup) ? setup : openSeries(setup);
  if (isRefusal(play)) throw new Error(play.message);
  let tally = noGames(match.armies);
  for (let game = 0; game < simulated; game += 1) tally = withGame(tally, play(game));
  return tally;
}

interface Seen {
  readonly played: number;
  readonly tally: SeriesTally;
}

testWithout(noPostgres)(
  'several servers and workers lose nothing, whatever of them is killed',
  async () => {
    const room = newFolder();
    const postgres = await startPostgres();
    const { databaseUrl = '' } = (await postgres.database()).options();
    const env = { DATABASE_URL: databaseUrl, MUSTER_KEY: 'ab'.repeat(32) };
    const ports = [String(await freePort()), String(await freePort()), String(await freePort())];
    const serve = (port: string) => serveApart(['serve', '--port', port, '--data', join(room, port)], env);
    const [first, second, third] = [
      await serve(ports[0] ?? ''),
      await serve(ports[1] ?? ''),
      await serve(ports[2] ?? ''),
    ];
    const urls = [first.url, second.url, third.url];
    const workers = await Promise.all([startApart(['work'], env), startApart(['work'], env)]);
    const { id, send } = await begin(first.url);
    const phones = await openPhones(urls, id, PHONES);
    const writers = startWriting(urls, send);

    const asked = { ...match, games: simulated };
    const { id: simulation } = await read<{ id: string }>(ask(second.url, '/api/simulations', undefined, asked));
    const see = () => insist(urls, 0, (url) => read<Seen>(ask(url, `/api/simulations/${simulation}`)));
    await expect.poll(async () => (await see()).played, { timeout: 60_000 }).toBeGreaterThan(0);
    await workers[0].end('SIGKILL');
    expect((await see()).played).toBeLessThan(simulated);
    await later(2000);
    await third.end('SIGKILL');
    await later(2000);
    await postgres.down?.(() => later(1500));
    const back = await serve(ports[2] ?? '');
    await Promise.all(urls.map((url) => insist([url], 0, () => ask(url, '/healthz'))));
    await later(3000);

    await writers.stop();
    const { confirmed } = writers;
    const from = performance.now();
    while (phones.knowing(confirmed.size) < PHONES && performance.now() - from < 30_000) await later(50);
    const seconds = (performance.now() - from) / 1000;
    expect(phones.knowing(confirmed.size)).toBe(PHONES);
    const file = importLines(await (await ask(first.url, `/api/events/${id}/export`)).text());
    if (isRefusal(file)) throw new Error(file.message);
    const kept = file.entries.flatMap(({ command }) => (command.startsWith('result-') ? [command] : []));
    expect(kept.toSorted()).toEqual([...confirmed].toSorted());
    await expect.poll(async () => (await see()).played, { timeout: 180_000, interval: 1000 }).toBe(simulated);
    expect((await see()).tally).toEqual(alone());
    console.log(
      `counted: several servers: ${PHONES} phones, ${phones.moves()} of them had to move; ${confirmed.size} results confirmed, 0 lost or doubled; ` +
        `all phones knew all ${seconds.toFixed(1)} s after the writers stopped`,
    );
    expect(seconds).toBeLessThan(5);
    phones.close();
    for (const one of [first, second, back, workers[1]]) await one.end('SIGINT');
    postgres.stop();
    rmSync(room, { recursive: true, force: true });
  },
  600_000,
);
