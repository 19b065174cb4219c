/** The same server on both engines, and several servers on one database. */
import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { firstBreak } from '../core/journal/chain.ts';
import { importLines } from '../core/journal/lines.ts';
import type { Entry } from '../core/journal/types.ts';
import { isRefusal } from '../core/rules/refusal.ts';
import type { ServerOptions } from './main.ts';
import { armyNamed } from '../core/systems/firefight/roster/armies/armies.ts';
import { openSeries, seriesOf } from '../core/systems/firefight/players/series.ts';
import { noGames, withGame } from '../core/systems/firefight/players/series-tally.ts';
import { openStorage, openTables } from './storage/storage.ts';
import type { Checker } from './work/checks.ts';
import { checkAllOn } from './work/check-all.ts';
import { openQueues } from './work/queue.ts';
import { addPart, askFor, simulationOf } from './work/simulations.ts';
import { startWorker } from './work/worker.ts';
import { settled } from '../tests/server/clock.ts';
import {
  type TestEvent,
  type TestServer,
  UNLIMITED,
  newEvent,
  players,
  runningEvent,
  testServer,
} from '../tests/server/desk.ts';
import { Listener } from '../tests/server/listener.ts';
import { type Database, type Postgres, startPostgres } from '../tests/server/postgres.ts';

const key = 'c0'.repeat(32);
let postgres: Postgres;
const databases: Database[] = [];
beforeAll(async () => {
  postgres = await startPostgres();
}, 60_000);
afterAll(async () => {
  for (const database of databases) await database.close();
  postgres.stop();
});

async function newDatabase(): Promise<Database> {
  const database = await postgres.database();
  databases.push(database);
  return database;
}

async function entriesOf(on: TestServer, event: TestEvent): Promise<readonly Entry[]> {
  const file = importLines((await on.call('GET', event.path('export'))).text);
  if (isRefusal(file)) throw new Error(file.message);
  expect(firstBreak(file.header, file.entries)).toBeNull();
  return file.entries;
}

/** Makes of the data what the version before games knew their events would have left, with a game among the events. */
async function asBefore(folder: string, { databaseUrl, storage }: Partial<ServerOptions>, game: string): Promise<void> {
  const dataFile = join(folder, 'muster.db');
  const before = await openStorage({ keyFolder: folder, key, dataFile, databaseUrl, ...storage });
  const { db } = before;
  await db.updateTable('records').set({ listed: 1 }).where('id', '=', game).execute();
  await db.schema.dropIndex('records_event').execute();
  await db.schema.alterTable('records').dropColumn('event').execute();
  await sql`delete from kysely_migration where name >= '003-games-of-events'`.execute(db);
  await before.close();
}

const ruling = (text: string) => ({ type: 'rule', topic: 'Pace', text }) as const;

describe.each(['libsql', 'postgres'] as const)('on %s', (engine) => {
  let on: TestServer;
  let options: Partial<ServerOptions>;
  beforeAll(async () => {
    options = { rates: UNLIMITED, key, ...(engine === 'postgres' ? (await newDatabase()).options() : {}) };
    on = await testServer(options);
  }, 60_000);
  afterAll(() => on.end());

  test('a round is played, and is there after a restart', async () => {
    const event = await runningEvent(on, 6);
    for (const game of ['r1g1', 'r1g2', 'r1g3']) {
      await event.play({ type: 'enter-result', game, result: { kind: 'played', scores: [{ vp: 3 }, { vp: 1 }] } });
    }
    await event.play({ type: 'close-round' }, ruling('a ruling'));
    const before = (await event.view(event.token)).body as { parts: unknown };
    const file = (await on.call('GET', event.path('export'))).text;
    await on.restart();
    const after = (await event.view(event.token)).body as { parts: unknown };
    expect(after.parts).toEqual(before.parts);
    expect((await on.call('GET', event.path('export'))).text).toBe(file);
  });

  test('a hundred commands at once are each done once', async () => {
    const event = await newEvent(on);
    const ids = Array.from({ length: 50 }, () => randomUUID());
    const answers = await Promise.all([...ids, ...ids].map((id) => event.send(ruling(id), undefined, id)));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    const rulings = (await entriesOf(on, event)).filter(({ body }) => body.type === 'ruled');
    expect(rulings.map(({ command }) => command).toSorted()).toEqual(ids.toSorted());
  });

  test('a name is one device’s, though two claim it in one moment', async () => {
    const event = await newEvent(on);
    await event.play(players(1));
    await on.call('POST', event.path('claiming'), { token: event.token, body: { open: true } });
    const claim = () => on.call('POST', event.path('claim'), { body: { entrant: 'e1' } });
    const answers = await Promise.all([claim(), claim(), claim()]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  });

  test('a stream that closes before it is answered is no screen', async () => {
    const event = await newEvent(on);
    const { hostname, port } = new URL(on.server.url);
    for (let tries = 0; tries < 40; tries += 1) {
      const socket = connect(Number(port), hostname).on('error', () => undefined);
      const path = event.path(`stream?screen=G${100 + tries}`);
      // With a cookie the device is looked up, which takes a turn of the database.
      const cookie = `cookie: muster=${'a'.repeat(43)}\r\n`;
      await new Promise<unknown>((sent) => {
        socket.write(`GET ${path} HTTP/1.1\r\nhost: a\r\n${cookie}\r\n`, sent);
      });
      await settled(tries % 8);
      socket.destroy();
    }
    await settled(200);
    await on.clock.pass(3000);
    await event.play({ type: 'note', text: 'who is there is looked at again' });
    const desk = await Listener.open(on.server.url, event.id, { query: '?parts=screens' });
    await desk.until(({ messages }) => messages.length > 0);
    expect(desk.view).toEqual({ screens: {} });
    desk.close();
  });

  test('somebody forgotten is gone from the tables: every name they had, what was said of them, their own link', async () => {
    const event = await newEvent(on);
    await event.play(players(2));
    const { token } = await event.link({ role: 'player', entrant: 'e1' });
    await event.play({ type: 'warn', entrant: 'e1', topic: 'Pace', text: 'unkind words' });
    await event.play({ type: 'change-entrant', entrant: 'e1', changes: { name: 'Renamed Person' } });
    const answered = await on.call('POST', event.path('people/e1/forget'), { token: event.token, body: {} });
    expect(answered.body).toEqual({ forgotten: 5 });
    const gone = async () => {
      const texts = [(await event.view(event.token)).text, (await on.call('GET', event.path('export'))).text];
      for (const words of ['Player 1 of the cup', 'Renamed Person', 'unkind words']) {
        for (const text of texts) expect(text).not.toContain(words);
      }
      expect(texts[0]).toContain('Player 2 of the cup');
      expect((await event.view(token)).status).toBe(401);
    };
    await gone();
    await on.restart();
    await gone();
    await entriesOf(on, event);
  });

  test('an event is taken in as often as is asked, each time as one of its own', async () => {
    const event = await runningEvent(on);
    const body = (await on.call('GET', event.path('export'))).text;
    const headers = { 'content-type': 'text/plain' };
    const answers = await Promise.all([1, 2].map(() => on.call('POST', '/api/import', { body, headers })));
    const ids = answers.map((answer) => (answer.body as { id: string }).id);
    expect(new Set([event.id, ...ids]).size).toBe(3);
    for (const id of ids) expect((await on.call('GET', `/api/events/${id}/export`)).text).toBe(body);
  });

  test('the data of an earlier version knows which games are whose, and a game taken in leaves the list', async () => {
    const event = await runningEvent(on);
    const opened = await on.call('POST', event.path('games/r1g1'), { token: event.token });
    const { id } = opened.body as { id: string };
    const body = (await on.call('GET', `/api/encounters/${id}/export`)).text;
    const headers = { 'content-type': 'text/plain' };
    const taken = (await on.call('POST', '/api/import', { body, headers })).body as { id: string; token: string };
    const listed = await on.call('GET', '/api/events');
    await asBefore(on.folder, options, taken.id);
    await on.restart();
    expect((await on.call('GET', '/api/events')).body).toEqual(listed.body);
    expect((await on.call('GET', '/api/rankings')).status).toBe(200);
    const see = (game: string, token: string) => on.call('GET', `/api/encounters/${game}/view?as=organiser`, { token });
    expect([(await see(id, event.token)).status, (await see(taken.id, event.token)).status]).toEqual([200, 403]);
    expect((await see(taken.id, taken.token)).status).toBe(200);
  });

  test('health is told', async () => {
    expect((await on.call('GET', '/healthz')).body).toEqual({ ok: true });
  });
});

describe('two servers on one database', () => {
  let database: Database;
  let first: TestServer;
  let second: TestServer;
  beforeAll(async () => {
    database = await newDatabase();
    first = await testServer({ rates: UNLIMITED, key, ...database.options() });
    second = await testServer({ rates: UNLIMITED, key, ...database.options() });
  }, 60_000);
  afterAll(async () => {
    await first.end();
    await second.end();
  });

  const at = (on: TestServer, event: TestEvent, command: object, id: string = randomUUID()) =>
    on.call('POST', event.path('commands'), { token: event.token, body: { id, command } });

  test('start at the same moment on a database that is empty', async () => {
    const empty = (await newDatabase()).options();
    const all = await Promise.all([1, 2, 3].map(() => testServer({ key, ...empty })));
    expect(await Promise.all(all.map(async (on) => (await on.call('GET', '/healthz')).status))).toEqual([
      200, 200, 200,
    ]);
    for (const on of all) await on.end();
  });

  test('take commands for one event at the same time, each once and in one order', async () => {
    const event = await newEvent(first);
    const ids = Array.from({ length: 40 }, () => randomUUID());
    const sent = ids.flatMap((id) => [at(first, event, ruling(id), id), at(second, event, ruling(id), id)]);
    expect((await Promise.all(sent)).every(({ status }) => status === 200)).toBe(true);
    const entries = await entriesOf(first, event);
    expect(
      entries
        .filter(({ body }) => body.type === 'ruled')
        .map(({ command }) => command)
        .toSorted(),
    ).toEqual(ids.toSorted());
    expect(await entriesOf(second, event)).toEqual(entries);
  });

  test('tell phones at one what happened at the other', async () => {
    const event = await newEvent(first);
    const phone = await Listener.open(second.server.url, event.id);
    await phone.until(({ messages }) => messages.length === 1);
    await at(first, event, players(3));
    await phone.until(({ view }) => Object.keys(view.entrants as object).length === 3);
    // A broken connection to the database is made again, and what was missed is looked up.
    await database.disconnect();
    await retried(() => at(first, event, { type: 'publish-pack' }, 'publish-the-pack'));
    await phone.until(({ view }) => (view.pack as { published: boolean }).published);
    phone.close();
  });

  test('end at one what was revoked or let go of at the other, and forget together', async () => {
    const event = await newEvent(first);
    await at(first, event, players(2));
    const judge = await event.link({ role: 'judge' });
    const phone = await Listener.open(second.server.url, event.id, { token: judge.token });
    const screen = await Listener.open(second.server.url, event.id);
    await first.call('POST', event.path('people/e1/forget'), { token: event.token, body: {} });
    await screen.until(({ view }) => JSON.stringify(view).includes('"Player 1"'));
    await first.call('DELETE', event.path(`links/${judge.id}`), { token: event.token });
    await phone.until(({ ended }) => ended);
    const exchanged = await first.call('POST', '/api/session', { body: { token: event.token } });
    const cookie = String(exchanged.headers['set-cookie']).split(';')[0] ?? '';
    const desk = await Listener.open(second.server.url, event.id, { cookie });
    await first.call('DELETE', '/api/session', { cookie });
    await desk.until(({ ended }) => ended);
    await first.call('POST', event.path('claiming'), { token: event.token, body: { open: true } });
    await retried(() => second.call('POST', event.path('claim'), { body: { entrant: 'e2' } }));
    screen.close();
  });

  test('say that nothing can be saved while the database is away, and go on when it is back', async () => {
    const event = await newEvent(first);
    const phone = await Listener.open(second.server.url, event.id);
    await at(first, event, players(1));
    const sent = () => at(first, event, { type: 'publish-pack' }, 'while-it-is-away');
    await postgres.down?.(async () => {
      const answered = await sent();
      expect([answered.status, answered.body]).toMatchObject([503, { code: 'cannot-save' }]);
      // Long enough to knock in vain at least once.
      await new Promise((later) => setTimeout(later, 1200));
    });
    await retried(sent);
    await phone.until(({ view }) => (view.pack as { published: boolean }).published, 10_000);
    phone.close();
  });

  test('say what a database server that answers refuses them for', async () => {
    const { databaseUrl } = (await newDatabase()).options();
    if (databaseUrl === undefined) return;
    const changed = (parts: Partial<URL>) => openTables(Object.assign(new URL(databaseUrl), parts).href);
    await expect(changed({ username: 'nobody' })).rejects.toThrow(/refuses the role/);
    await expect(changed({ pathname: '/none' })).rejects.toThrow(/no database of the name/);
    const owner = await openTables(databaseUrl);
    await sql`create role guest login`.execute(owner);
    await sql`drop schema public cascade`.execute(owner);
    await sql`create schema public`.execute(owner);
    await expect(changed({ username: 'guest' })).rejects.toThrow(/may not make tables/);
    await sql`grant usage on schema public to guest`.execute(owner);
    await expect(changed({ username: 'guest' })).rejects.toThrow(/may not make tables/);
    await owner.destroy();
  });

  test('make the clock’s calls once between them', async () => {
    const event = await runningEvent(first);
    await second.call('GET', event.path('view'));
    for (let minute = 0; minute < 200; minute += 10)
      await Promise.all([first, second].map(({ clock }) => clock.pass(600_000)));
    await settled();
    const calls = (await entriesOf(first, event)).filter(({ body }) => body.type === 'call-made');
    expect(calls.length).toBeGreaterThan(1);
    expect(new Set(calls.map(({ command }) => command)).size).toBe(calls.length);
  });
});

describe('simulations', () => {
  const armies = { A: armyNamed('wardens')?.units ?? [], B: armyNamed('choir')?.units ?? [] };
  const asked = { armies, players: { A: 'random', B: 'random' }, games: 40, seed: 7 } as const;
  let first: TestServer;
  let second: TestServer;
  let url: string | undefined;
  beforeAll(async () => {
    const options = { rates: UNLIMITED, key, ...(await newDatabase()).options() };
    url = options.databaseUrl;
    first = await testServer(options);
    second = await testServer(options);
  }, 60_000);
  afterAll(async () => {
    await first.end();
    await second.end();
  });

  test('are played in parts by whoever has time, and end as on one machine', async () => {
    const answered = await first.call('POST', '/api/simulations', { body: asked });
    if (url === undefined) {
      // No PostgreSQL is on this machine: then there is no queue.
      expect(answered).toMatchObject({ status: 409, body: { code: 'no-queue' } });
      return;
    }
    expect(answered.status).toBe(201);
    const { id } = answered.body as { id: string };
    const see = async () => (await second.call('GET', `/api/simulations/${id}`)).body;
    expect(await see()).toMatchObject({ games: 40, played: 0, problem: null });
    const played = [0, 0];
    const workers = await Promise.all(
      played.map((_, at) => {
        const told = (_what: string, many: number): void => void (played[at] = (played[at] ?? 0) + many);
        return startWorker(url ?? '', { checker: () => [], told });
      }),
    );
    await expect.poll(see, { timeout: 20_000 }).toMatchObject({ played: 40 });
    await Promise.all(workers.map((worker) => worker.close()));
    const setup = seriesOf(asked);
    const play = isRefusal(setup) ? setup : openSeries(setup);
    if (isRefusal(play)) throw new Error(play.message);
    const alone = Array.from({ length: asked.games }, (_, game) => play(game)).reduce(withGame, noGames(armies));
    expect(await see()).toEqual({ games: 40, played: 40, tally: alone, problem: null });
  });

  test('count a part once that two have played', async () => {
    if (url === undefined) return;
    const db = await openTables(url);
    const queues = await openQueues(db, { looks: false, troubled: () => undefined });
    const queue = queues.simulations;
    const id = await askFor(db, queue, { match: asked, games: 2, now: 0 });
    if (isRefusal(id)) throw new Error(id.message);
    const taken = await queue.take();
    if (!taken) throw new Error('nothing waits');
    expect([taken.job, await queue.take()]).toEqual([{ simulation: id, from: 0, to: 2 }, null]);
    const game = { won: 'A', markers: [], units: { A: [], B: [] } } as const;
    for (let times = 0; times < 2; times += 1) await addPart(db, queue, taken, [game, game]);
    expect(await simulationOf(db, id)).toMatchObject({ played: 2, tally: { A: 2 } });
    await addPart(db, queue, taken, 'It came to no end.');
    expect(await simulationOf(db, id)).toMatchObject({ played: 2, problem: 'It came to no end.' });
    await queues.close();
    await db.destroy();
  });

  test('are refused where they cannot be fought', async () => {
    const post = async (body: object) => (await first.call('POST', '/api/simulations', { body })).status;
    expect(await post({ ...asked, games: 100_001 })).toBe(400);
    expect(await post({ ...asked, players: { A: 'random', B: 'nobody' } })).toBe(400);
    expect((await first.call('GET', '/api/simulations/none')).status).toBe(404);
    if (url === undefined) return;
    expect(await post({ ...asked, armies: { A: [], B: [] } })).toBe(422);
    expect(await post({ ...asked, armies: { A: [{ quality: 9 }], B: armies.B } })).toBe(422);
    expect(await post({ ...asked, armies: { A: Array(31).fill(armies.A[0]), B: armies.B } })).toBe(422);
  });
});

test('every record is checked once, by all who have time, and one that cannot be checked holds up no other', async () => {
  const { databaseUrl } = (await newDatabase()).options();
  if (databaseUrl === undefined) return;
  const on = await testServer({ rates: UNLIMITED, key, databaseUrl });
  const events = [await runningEvent(on), await runningEvent(on), await newEvent(on)];
  const [odd, bad] = [events[0]?.id, events[1]?.id];
  const seen: string[] = [];
  const checker: Checker = ({ header: { id } }) => {
    seen.push(id);
    if (id === odd) throw new Error('never seen');
    return id === bad ? ['It is bad.'] : [];
  };
  const worker = await startWorker(databaseUrl, { key, checker, told: () => undefined });
  const found = await checkAllOn(
    { databaseUrl, key },
    { independent: false, checker, now: () => 1, told: () => undefined },
  );
  await worker.close();
  await on.end();
  expect(seen.toSorted()).toEqual(events.map(({ id }) => id).toSorted());
  const problems = Object.fromEntries(found.map((one) => [one.record, one.problems]));
  expect(problems).toEqual({
    [events[2]?.id ?? '']: [],
    [bad ?? '']: ['It is bad.'],
    [odd ?? '']: ['It cannot be checked, and that is our mistake: never seen'],
  });
  expect(found.every(({ entries }) => entries > 0)).toBe(true);
});

/** Asks again until it is done: for what takes a moment to get about. */
async function retried(ask: () => Promise<{ status: number; text: string }>): Promise<void> {
  for (let tries = 0; tries < 50; tries += 1) {
    if ((await ask()).status === 200) return;
    await new Promise((later) => setTimeout(later, 100));
  }
  throw new Error('it was never done');
}
