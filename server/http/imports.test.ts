/** What comes from a file belongs to whoever took it in, and to nothing else on this server. */
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { headerHash } from '../../core/journal/chain.ts';
import { importLines } from '../../core/journal/lines.ts';
import type { Header } from '../../core/journal/types.ts';
import { isRefusal } from '../../core/rules/refusal.ts';
import { openStorage } from '../storage/storage.ts';
import {
  type Answered,
  type TestEvent,
  type TestServer,
  UNLIMITED,
  newEvent,
  runningEvent,
  testServer,
} from '../../tests/server/desk.ts';

const SYSTEM = 'gaining-grounds-s0';

let on: TestServer;
beforeEach(async () => {
  on = await testServer({ makers: 'anyone', rates: UNLIMITED });
});
afterEach(() => on.end());

interface Taken {
  readonly id: string;
  readonly token: string;
  readonly path: string;
}

function takeIn(file: string): Promise<Answered> {
  return on.call('POST', '/api/import', { body: file, headers: { 'content-type': 'text/plain' } });
}

async function taken(file: string): Promise<Taken> {
  const answered = await takeIn(file);
  if (answered.status !== 201) throw new Error(answered.text);
  return answered.body as Taken;
}

const partsOf = ({ body }: Answered): Record<string, unknown> => (body as { parts: Record<string, unknown> }).parts;
const exportOf = async (path: string): Promise<string> => (await on.call('GET', `${path}/export`)).text;
const straysOf = async (token: string): Promise<unknown> =>
  ((await on.call('GET', '/api/desks', { token })).body as { strays: unknown }).strays;
const codeOf = ({ body }: Answered): unknown => (body as { code?: unknown }).code;

/** A game at home, and a table of an event that its player opened. */
async function homeGame(): Promise<{ readonly id: string }> {
  const body = { system: SYSTEM, names: ['Ana', 'Bo'] };
  return (await on.call('POST', '/api/encounters', { body })).body as { id: string };
}

async function openTable(event: TestEvent): Promise<{ readonly id: string }> {
  return (await on.call('POST', event.path('games/r1g1'), { token: event.token })).body as { id: string };
}

/** A record of its first line alone. */
function bare(header: Partial<Header>): string {
  const whole = { format: 'muster-record/1', ruleset: 'event', system: SYSTEM, created: 0, lots: '0'.repeat(64) };
  return `${JSON.stringify({ ...whole, id: 'forged', options: {}, ...header })}\n`;
}

describe('a game that is taken in', () => {
  test.each(['at home', 'of an event'])('%s opens at its own page, and leaves the lists as they are', async (where) => {
    const event = await runningEvent(on);
    const game = where === 'at home' ? await homeGame() : await openTable(event);
    const before = [await on.call('GET', '/api/events'), await on.call('GET', '/api/rankings')];
    const { id, token, path } = await taken(await exportOf(`/api/encounters/${game.id}`));
    expect(path).toBe(`/game/${id}?as=organiser#${token}`);
    const seen = await on.call('GET', `/api/encounters/${id}/view`, { token });
    expect([seen.status, seen.body]).toMatchObject([200, { viewer: { role: 'organiser' } }]);
    expect(partsOf(seen).encounter).toMatchObject({ id, event: null });
    for (const restart of [false, true]) {
      if (restart) await on.restart();
      const after = [await on.call('GET', '/api/events'), await on.call('GET', '/api/rankings')];
      expect(after.map(({ status, body }) => ({ status, body }))).toEqual(
        before.map(({ status, body }) => ({ status, body })),
      );
    }
  });

  test('comes out again as it went in', async () => {
    const file = await exportOf(`/api/encounters/${(await homeGame()).id}`);
    const { id, token } = await taken(file);
    expect(await exportOf(`/api/encounters/${id}`)).toBe(file);
    const read = importLines(file);
    if (isRefusal(read)) throw new Error(read.message);
    const body = { id: randomUUID(), command: { type: 'note', text: 'Read at home.' } };
    expect((await on.call('POST', `/api/encounters/${id}/commands`, { token, body })).status).toBe(200);
    const more = importLines(await exportOf(`/api/encounters/${id}`));
    if (isRefusal(more)) throw new Error(more.message);
    expect(headerHash(more.header)).toBe(headerHash(read.header));
    expect(more.entries).toHaveLength(read.entries.length + 1);
  });

  test('can be thrown away by whoever took it in, and by nobody else', async () => {
    const home = await homeGame();
    const { id, token } = await taken(await exportOf(`/api/encounters/${home.id}`));
    const path = `/api/encounters/${id}`;
    expect(await straysOf(token)).toEqual([{ id, kind: 'encounters', name: 'Ana – Bo', readable: true }]);
    expect((await on.call('DELETE', path)).status).toBe(401);
    expect((await on.call('DELETE', path, { token })).status).toBe(204);
    expect((await on.call('GET', `${path}/view`)).status).toBe(404);
    expect((await on.call('GET', `/api/encounters/${home.id}/view`)).status).toBe(200);
  });
});

describe('an event that is taken in', () => {
  test('has an id of this server, and can be thrown away', async () => {
    const event = await newEvent(on);
    const file = await exportOf(`/api/events/${event.id}`);
    const [one, two] = [await taken(file), await taken(file)];
    expect(new Set([event.id, one.id, two.id]).size).toBe(3);
    expect(partsOf(await on.call('GET', `/api/events/${one.id}/view`)).event).toMatchObject({ id: one.id });
    expect(await exportOf(`/api/events/${one.id}`)).toBe(file);
    const thrown = await on.call('DELETE', `/api/events/${one.id}`, { token: one.token });
    expect(thrown.status).toBe(204);
    expect((await event.view()).status).toBe(200);
    expect((await on.call('GET', `/api/events/${two.id}/view`)).status).toBe(200);
    expect(codeOf(await on.call('DELETE', event.path('').slice(0, -1), { token: event.token }))).toBe('real-event');
  });
});

test('a record that makes no sense is left out of the lists, told of once, and can be thrown away', async () => {
  const [good, bad] = [await runningEvent(on), await runningEvent(on)];
  const lists = ['/api/events', '/api/rankings'];
  const key = readFileSync(join(on.folder, 'key'), 'utf8').trim();
  const { db, ...storage } = await openStorage({ dataFile: join(on.folder, 'muster.db'), keyFolder: on.folder, key });
  const json = JSON.stringify({ body: { type: 'entrants-added', entrants: 7 }, command: 'x' });
  await db.updateTable('entries').set({ json }).where('record', '=', bad.id).where('seq', '=', 3).execute();
  await storage.close();
  const said: string[] = [];
  const to = { write: (line: string) => said.push(line) };
  await on.restart({ log: { level: 'error', to } });
  for (const path of [...lists, ...lists]) {
    const answered = await on.call('GET', path);
    expect([answered.status, answered.text.includes(good.id), answered.text.includes(bad.id)]).toEqual([
      200,
      true,
      false,
    ]);
  }
  expect(said.map((line) => (JSON.parse(line) as { record: string }).record)).toEqual([bad.id]);
  expect((await bad.view()).status).toBe(409);
  expect((await on.call('GET', `/e/${bad.id}`)).status).toBeLessThan(500);
  const path = `/api/events/${bad.id}`;
  expect(await straysOf(bad.token)).toEqual([{ id: bad.id, kind: 'events', name: '', readable: false }]);
  expect(await straysOf(good.token)).toEqual([]);
  expect((await on.call('DELETE', path)).status).toBe(401);
  expect((await on.call('DELETE', path, { token: good.token })).status).toBe(401);
  expect((await on.call('DELETE', path, { token: bad.token })).status).toBe(204);
  expect((await bad.view()).status).toBe(404);
});

test('whatever a file calls itself, the games and links of others are out of its reach', async () => {
  const event = await runningEvent(on);
  const game = await openTable(event);
  const clock = await on.call('POST', `/api/encounters/${game.id}/clock`, { token: event.token });
  expect([201, 422]).toContain(clock.status);
  const { token: judge, id: link } = await event.link({ role: 'judge' });
  for (const name of ['_'.repeat(event.id.length), '%', event.id, event.id.toUpperCase()]) {
    const { id, token } = await taken(bare({ id: name, purpose: 'rehearsal' }));
    const links = await on.call('GET', `/api/events/${id}/links`, { token });
    expect(links.body).toMatchObject({ links: [{ role: 'organiser', label: 'The organiser' }] });
    expect((await on.call('DELETE', `/api/events/${id}/links/${link}`, { token })).status).toBe(404);
    expect((await on.call('DELETE', `/api/events/${id}`, { token })).status).toBe(204);
    expect((await on.call('GET', `/api/encounters/${game.id}/view`, { token: judge })).status).toBe(200);
    expect((await event.view(judge)).status).toBe(200);
  }
});

test('a game of a file tells the event of another nothing', async () => {
  const event = await runningEvent(on);
  const [first = ''] = (await exportOf(`/api/encounters/${(await openTable(event)).id}`)).split('\n');
  const header = JSON.parse(first) as Header;
  expect(header.options).toMatchObject({ event: { record: event.id, round: 1, game: 'r1g1' } });
  const { id, token } = await taken(bare(header));
  const send = (command: object) =>
    on.call('POST', `/api/encounters/${id}/commands`, { token, body: { id: randomUUID(), command } });
  const lines = { A: { vp: 3 }, B: { vp: 0 } };
  expect((await send({ type: 'propose-result', lines })).status).toBe(200);
  expect((await send({ type: 'confirm-result' })).status).toBe(200);
  expect(partsOf(await on.call('GET', `/api/encounters/${id}/view`)).encounter).toMatchObject({ finished: true });
  const games = partsOf(await event.view(event.token))['games/1'] as Record<string, { readonly result: unknown }>;
  expect(games.r1g1?.result).toBeNull();
  // Nor do the links of that event open it.
  expect((await on.call('GET', `/api/encounters/${id}/view?as=organiser`, { token: event.token })).status).toBe(403);
});
