/** A game of an event as a record of its own, over HTTP: whose it is, what it hides, and how the event hears of it. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { EncounterCommand } from '../../core/encounter/commands.ts';
import {
  type Answered,
  type TestEvent,
  type TestServer,
  newEvent,
  players,
  runningEvent,
  testServer,
} from '../../tests/server/desk.ts';

vi.mock(import('../../core/systems/index.ts'), async (load) => {
  const { duel } = await import('../../tests/core/encounter/duel.ts');
  return { ...(await load()), GAMES: [{ ...duel, system: 'gaining-grounds-s0' }] };
});

let on: TestServer;
beforeAll(async () => {
  on = await testServer();
});
afterAll(() => on.end());

interface Table {
  readonly event: TestEvent;
  readonly id: string;
  readonly game: string;
  /** The tokens of its two players, and of somebody at another table. */
  readonly tokens: readonly [string, string, string];
}

async function openTable(): Promise<Table> {
  const event = await runningEvent(on);
  const games = partsOf(await event.view())['games/1'] as Record<string, { id: string; seats: string[] }>;
  const [mine, other] = Object.values(games);
  const [a = '', b = ''] = mine?.seats ?? [];
  const link = async (entrant: string): Promise<string> => (await event.link({ role: 'player', entrant })).token;
  const tokens = [await link(a), await link(b), await link(other?.seats[0] ?? '')] as const;
  const game = mine?.id ?? '';
  const opened = await on.call('POST', event.path(`games/${game}`), { token: tokens[0] });
  return { event, game, tokens, id: (opened.body as { id: string }).id };
}

function partsOf({ body }: Answered): Record<string, unknown> {
  return (body as { parts: Record<string, unknown> }).parts;
}

function send({ id }: Table, token: string, command: EncounterCommand | { type: 'undo'; target: string }) {
  return on.call('POST', `/api/encounters/${id}/commands`, { token, body: { id: randomUUID(), command } });
}

function tell(table: Table, token: string, ask: string, value: string | number): Promise<Answered> {
  return send(table, token, { type: 'tell', answers: [{ ask, value }] });
}

function look({ id }: Table, token: string): Promise<Answered> {
  return on.call('GET', `/api/encounters/${id}/view`, { token });
}

async function playOut(table: Table): Promise<void> {
  const [a, b] = table.tokens;
  const steps = [
    [a, 'card:A', 'sun'],
    [b, 'card:B', 'moon'],
    [a, 'first', 4],
    [a, 'turn:1', 'A'],
    [b, 'turn:2', 'B'],
    [a, 'turn:3', 'A'],
  ] as const;
  for (const [token, ask, value] of steps) expect((await tell(table, token, ask, value)).status).toBe(200);
}

test('a game is opened by whoever plays it, once, and by nobody else', async () => {
  const table = await openTable();
  const { event, game, tokens } = table;
  const again = await on.call('POST', event.path(`games/${game}`), { token: tokens[1] });
  expect(again.body).toEqual({ id: table.id, kind: 'encounter' });
  expect((await on.call('POST', event.path(`games/${game}`), { token: tokens[2] })).status).toBe(403);
  expect((await on.call('POST', event.path('games/r1g9'), { token: tokens[0] })).body).toMatchObject({
    code: 'unknown-game',
  });
  expect((await tell(table, tokens[2], 'card:A', 'sun')).body).toMatchObject({ code: 'not-your-table' });
  expect((await on.call('GET', `/api/events/${table.id}/view`, { token: event.token })).status).toBe(404);
  expect((await on.call('GET', `/api/encounters/${event.id}/view`, { token: event.token })).status).toBe(404);
});

test('a table has begun when one of its players opens the game, before the clock runs', async () => {
  const event = await newEvent(on);
  await event.play(players(4), { type: 'publish-pack' }, { type: 'start-event' }, { type: 'draft-round' });
  await event.play({ type: 'publish-round' });
  const begun = async () =>
    Object.values(
      partsOf(await event.view())['games/1'] as Record<string, { id: string; seats: string[]; started: boolean }>,
    );
  const [mine, other] = await begun();
  await on.call('POST', event.path(`games/${other?.id ?? ''}`), { token: event.token });
  const { token } = await event.link({ role: 'player', entrant: mine?.seats[0] ?? '' });
  await on.call('POST', event.path(`games/${mine?.id ?? ''}`), { token });
  // The desk looked at the other one, and nobody plays there yet.
  expect((await begun()).map(({ started }) => started)).toEqual([true, false]);
});

test('a sealed choice is in no byte for anybody else, nor on the disk in plain', async () => {
  const table = await openTable();
  const { event, tokens } = table;
  await tell(table, tokens[0], 'card:A', 'sun');
  expect((await look(table, tokens[0])).text).toContain('"value":"sun"');
  for (const token of [tokens[1], tokens[2], event.token]) {
    const { text } = await look(table, token);
    expect(text).toContain('"sealed":true');
    expect(text).not.toContain('"value":"sun"');
  }
  expect((await on.call('GET', `/api/encounters/${table.id}/export`, {})).text).not.toContain('"value":"sun"');
  await on.restart();
  expect((await look(table, tokens[0])).text).toContain('"value":"sun"');
});

test('the event hears of the result with the last signature, and of a ruling after it', async () => {
  const table = await openTable();
  const { event, game, tokens } = table;
  await playOut(table);
  await send(table, tokens[0], { type: 'propose-result' });
  const rowOf = async (): Promise<unknown> => (partsOf(await event.view())['games/1'] as Record<string, unknown>)[game];
  expect(await rowOf()).toMatchObject({ result: null });
  expect((await send(table, tokens[1], { type: 'confirm-result' })).status).toBe(200);
  const scores = [{ vp: 2 }, { vp: 1 }];
  expect(await rowOf()).toMatchObject({ result: { scores }, encounter: { record: table.id }, settledBy: 'players' });

  const ruling = { type: 'rule', answer: 6, value: 'B', reason: 'Seen again' } as const;
  expect((await send(table, event.token, ruling)).status).toBe(200);
  await send(table, tokens[0], { type: 'propose-result' });
  await send(table, tokens[1], { type: 'confirm-result' });
  expect(await rowOf()).toMatchObject({ result: { scores: [{ vp: 1 }, { vp: 2 }] }, corrections: 1 });
});

test('what the event does not take is not signed either', async () => {
  const table = await openTable();
  const { event, game, tokens } = table;
  await playOut(table);
  await event.play({ type: 'enter-result', game, result: { kind: 'played', scores: [{ vp: 8 }, { vp: 0 }] } });
  await send(table, tokens[0], { type: 'propose-result' });
  expect((await send(table, tokens[1], { type: 'confirm-result' })).body).toMatchObject({ code: 'settled' });
  expect(partsOf(await look(table, tokens[0])).encounter).toMatchObject({ finished: false });
});

test('who is forgotten in the event is forgotten at its tables', async () => {
  const table = await openTable();
  const { event, tokens } = table;
  await send(table, tokens[0], { type: 'note', text: 'My brother is ill' });
  expect((await look(table, tokens[1])).text).toContain('My brother is ill');
  const { entrant } =
    (partsOf(await look(table, tokens[0])).encounter as { sides: { entrant: string }[] }).sides[0] ?? {};
  expect((await on.call('POST', event.path(`people/${entrant}/forget`), { token: event.token })).status).toBe(200);
  expect((await look(table, tokens[1])).text).not.toContain('My brother is ill');
});

test('an event that is thrown away takes its games with it', async () => {
  const real = await runningEvent(on);
  const copied = await on.call('POST', real.path('rehearsal'), { token: real.token });
  const { id, token } = copied.body as { id: string; token: string };
  const opened = await on.call('POST', `/api/events/${id}/games/r1g1`, { token });
  const game = (opened.body as { id: string }).id;
  expect((await on.call('GET', `/api/encounters/${game}/view`, { token })).status).toBe(200);
  expect((await on.call('DELETE', `/api/events/${id}`, { token })).status).toBe(204);
  expect((await on.call('GET', `/api/encounters/${game}/view`, {})).status).toBe(404);
});

test.each([
  ['an answer too deep', { type: 'tell', answers: [{ ask: 'x', value: [[[[[[[[[1]]]]]]]]] }] }],
  ['a poisoned name in an answer', { type: 'tell', answers: [{ ask: 'x', value: { constructor: 1 } }] }],
  ['no answer', { type: 'tell', answers: [] }],
  ['another’s kind of command', { type: 'drop', entrant: 'e1' }],
  ['a seal of one’s own', { type: 'tell', answers: [{ ask: 'x', value: { seal: 'x', keep: 'secret' } }] }],
])('%s is a bad request', async (_, command) => {
  const { id, tokens } = await openTable();
  const body = { id: randomUUID(), command };
  expect((await on.call('POST', `/api/encounters/${id}/commands`, { token: tokens[0], body })).status).toBe(400);
});

test('a side that is opened on a second device is told to everybody, before that device sees anything', async () => {
  const asked = { system: 'gaining-grounds-s0', names: ['Ana', 'Bo'] };
  const { id, path, sides } = (await on.call('POST', '/api/encounters', { body: asked })).body as {
    id: string;
    path: string;
    sides: { path: string }[];
  };
  const [own = '', a = '', b = ''] = [{ path }, ...sides].map((one) => one.path.split('#')[1]);
  const opened = async (token: string, cookie?: string): Promise<string> => {
    const { headers } = await on.call('POST', '/api/session', { body: { token }, cookie });
    const set = headers['set-cookie'];
    return typeof set === 'string' ? (/^[^;]*/.exec(set)?.[0] ?? '') : (cookie ?? '');
  };
  const view = `/api/encounters/${id}/view`;
  const devices = async (): Promise<unknown> =>
    (partsOf(await on.call('GET', view, {})).encounter as { devices?: unknown }).devices;
  // One each, opened twice; whoever began it holds a judge's link too.
  const [ana, bo] = [await opened(a), await opened(b)];
  for (const [token, cookie] of [[a, ana] as const, [b, bo] as const, [own, ana] as const]) await opened(token, cookie);
  await on.call('GET', view, { token: own });
  expect(await devices()).toBeUndefined();
  await opened(b, ana);
  await opened(b, ana);
  expect(await devices()).toMatchObject([{ side: 'B' }]);
  // A program that looks is one more device, told once.
  for (const _ of [1, 2]) await on.call('GET', view, { token: b });
  expect(await devices()).toMatchObject([{ side: 'B' }, { side: 'B' }]);
  // Whoever judges the game cannot take it back.
  const entries = (await on.call('GET', `/api/encounters/${id}/export`, {})).text.split('\n');
  const added = entries.find((line) => line.includes('device-added')) ?? '{}';
  const undo = { type: 'undo', target: (JSON.parse(added) as { command: string }).command };
  const body = { id: randomUUID(), command: undo };
  expect((await on.call('POST', `/api/encounters/${id}/commands`, { token: own, body })).status).toBe(403);
  await on.restart();
  expect(await devices()).toHaveLength(2);
});

test('a game without an event is played with a link for each side', async () => {
  const asked = { system: 'gaining-grounds-s0', names: ['Ana', 'Bo'] };
  const { status, body } = await on.call('POST', '/api/encounters', { body: asked });
  expect(status).toBe(201);
  expect(body).toMatchObject({ origins: [] });
  const { id, sides } = body as { id: string; sides: { id: string; path: string }[] };
  const [a = '', b = ''] = sides.map(({ path }) => path.split('#')[1]);
  const card = { type: 'tell', answers: [{ ask: 'card:A', value: 'sun' }] };
  const sent = (token: string) =>
    on.call('POST', `/api/encounters/${id}/commands`, { token, body: { id: randomUUID(), command: card } });
  expect((await sent(b)).body).toMatchObject({ code: 'not-asked' });
  expect((await sent(a)).status).toBe(200);
  const seen = partsOf(await on.call('GET', `/api/encounters/${id}/view`, { token: b }));
  expect(seen.encounter).toMatchObject({ event: null, sides: [{ name: 'Ana' }, { name: 'Bo' }] });
  // Whoever began it plays again: the other phone hears of it, and takes its own side there.
  const sit = (token: string) => on.call('POST', `/api/encounters/${id}/again`, { token });
  expect((await sit(b)).body).toMatchObject({ code: 'unknown-game' });
  const other = { ...asked, again: id };
  await on.call('POST', '/api/encounters', { body: other });
  expect((await sit(b)).body).toMatchObject({ code: 'unknown-game' });
  const next = (await on.call('POST', '/api/encounters', { token: a, body: other })).body as { id: string };
  const told = partsOf(await on.call('GET', `/api/encounters/${id}/view`, { token: b }));
  expect(told.encounter).toMatchObject({ next: next.id });
  const taken = ((await sit(b)).body as { path: string }).path.split('#')[1] ?? '';
  const there = partsOf(await on.call('GET', `/api/encounters/${next.id}/view`, { token: taken }));
  expect(there.mine).toMatchObject({ side: 'B' });
  const far = { body: asked, from: '203.0.113.9' };
  expect((await on.call('POST', '/api/encounters', far)).status).toBe(403);
  expect((await on.call('POST', '/api/encounters', { body: { ...asked, names: ['Alone'] } })).body).toMatchObject({
    code: 'bad-seats',
  });
});
