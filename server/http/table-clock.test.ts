/** A game at home over HTTP: the device that is its clock, what that may tap and may not; and what is proposed to whoever plays again. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Json } from '../../core/journal/json.ts';
import { type Answered, type TestServer, newEvent, testServer } from '../../tests/server/desk.ts';

let on: TestServer;
beforeAll(async () => {
  on = await testServer();
});
afterAll(() => on.end());

interface Game {
  readonly id: string;
  /** By side, of whoever began it as `judge`, and of the clock. */
  readonly tokens: Readonly<Record<string, string>>;
}

const tokenIn = (path: string): string => path.split('#')[1] ?? '';

async function begin(
  more: Readonly<Record<string, Json>> = { setting: { scenario: 'outflank' } },
  token?: string,
): Promise<Game> {
  const made = await on.call('POST', '/api/encounters', {
    token,
    body: { system: 'steamroller-2015', names: ['Ana', 'Bo'], ...more },
  });
  const { id, sides, path, clock } = made.body as Record<'id' | 'path' | 'clock', string> & {
    sides: { id: string; path: string }[];
  };
  const players = sides.map((side) => [side.id, tokenIn(side.path)] as const);
  return { id, tokens: { ...Object.fromEntries(players), judge: tokenIn(path), clock: tokenIn(clock) } };
}

function send({ id }: Pick<Game, 'id'>, token: string | undefined, command: object, key = randomUUID()) {
  return on.call('POST', `/api/encounters/${id}/commands`, { token, body: { id: key, command } });
}

function tell({ id, tokens }: Game, who: string, ask: string, value: Json = true): Promise<Answered> {
  return send({ id }, tokens[who], { type: 'tell', answers: [{ ask, value }] });
}

async function begun(): Promise<Game> {
  const game = await begin();
  const steps: readonly (readonly [who: string, ask: string, value?: Json])[] = [
    ['A', 'list:A', 'list1'],
    ['B', 'list:B', 'list1'],
    ['A', 'roll:1', { A: 5, B: 2 }],
    ['A', 'order', 'first'],
    ['B', 'edge', 'stay'],
    ['A', 'deploy:A'],
    ['B', 'deploy:B'],
  ];
  for (const [who, ask, value] of steps) expect([ask, (await tell(game, who, ask, value)).status]).toEqual([ask, 200]);
  return game;
}

const codeOf = ({ body }: Answered): unknown => (body as { code?: unknown }).code;

test('a clock taps for both players, takes back its own last tap, and enters nothing else', async () => {
  const game = await begun();
  expect((await tell(game, 'clock', 'turn:1A/start')).status).toBe(200);
  expect(codeOf(await tell(game, 'clock', 'turn:1A/lost', { card: 'B.c1' }))).toBe('not-on-clock');
  expect(codeOf(await tell(game, 'clock', 'concede:A'))).toBe('not-on-clock');
  for (const command of [
    { type: 'note', text: 'hello' },
    { type: 'propose-result' },
    { type: 'rule', answer: 1, reason: 'so' },
    { type: 'draw', ask: 'roll:2' },
    { type: 'go-back', answer: 1 },
  ]) {
    expect(codeOf(await send(game, game.tokens.clock, command))).toBe('not-allowed');
  }
  const slip = randomUUID();
  const end = { type: 'tell', answers: [{ ask: 'turn:1A/end', value: true }] };
  expect((await send(game, game.tokens.clock, end, slip)).status).toBe(200);
  expect((await send(game, game.tokens.clock, { type: 'undo', target: slip })).status).toBe(200);
  expect((await tell(game, 'A', 'turn:1A/end')).status).toBe(200);
  expect((await tell(game, 'clock', 'turn:1B/start')).status).toBe(200);
});

test('a clock seals no list, and sees none that is sealed', async () => {
  const game = await begin();
  expect(codeOf(await tell(game, 'clock', 'list:A', 'list2'))).toBe('not-on-clock');
  await tell(game, 'A', 'list:A', 'list2');
  const { text } = await on.call('GET', `/api/encounters/${game.id}/view`, { token: game.tokens.clock });
  expect(text).toContain('"sealed":true');
  expect(text).not.toContain('"value":"list2"');
});

test('a clock is that of its own game, made by those at its table; a screen of the event is none', async () => {
  const [game, other] = [await begun(), await begin()];
  expect((await tell({ ...game, tokens: other.tokens }, 'clock', 'turn:1A/start')).status).toBe(401);

  const event = await newEvent(on, { system: 'steamroller-2015' });
  const entrants = ['Ana', 'Bo', 'Cy', 'Di'].map((name) => ({ name, faction: 'Khador', checkIn: true }));
  await event.play({ type: 'add-entrants', entrants }, { type: 'publish-pack' });
  await event.play({ type: 'set-scenario', round: 1, scenario: { scenario: 'outflank' } }, { type: 'start-event' });
  await event.play({ type: 'draft-round' }, { type: 'publish-round' });
  const { parts } = (await event.view()).body as { parts: Record<string, Record<string, { seats: string[] }>> };
  const seats = Object.values(parts['games/1'] ?? {})[0]?.seats ?? [];
  const elsewhere = Object.values(parts['games/1'] ?? {})[1]?.seats ?? [];
  const link = async (entrant = ''): Promise<string> => (await event.link({ role: 'player', entrant })).token;
  const opened = await on.call('POST', event.path('games/r1g1'), { token: await link(seats[0]) });
  const { id } = opened.body as { id: string };
  const make = (token: string | undefined) => on.call('POST', `/api/encounters/${id}/clock`, { token });
  expect((await make(await link(elsewhere[0]))).status).toBe(403);
  expect((await make(undefined)).status).toBe(401);
  const screen = (await event.link({ role: 'display' })).token;
  expect((await make(screen)).status).toBe(401);

  const made = (await make(await link(seats[1]))).body as { path: string; link: string };
  const clock = tokenIn(made.path);
  const isOpened = async (token: string) =>
    (await on.call('GET', `/api/encounters/${id}/clock/${made.link}`, { token })).body;
  const playing = await link(seats[0]);
  expect(await isOpened(playing)).toEqual({ opened: false });
  await on.call('POST', '/api/session', { body: { token: clock } });
  expect(await isOpened(playing)).toEqual({ opened: true });
  const tap = { type: 'tell', answers: [{ ask: 'turn:1A/start', value: true }] };
  expect((await send({ id }, screen, tap)).status).toBe(401);
  // The desk sees whose clock it is, and takes it back as any link.
  const listed = (await on.call('GET', event.path('links'), { token: event.token })).body as {
    links: { id: string; game: string | null; used: number | null }[];
  };
  const [tablet, ...others] = listed.links.filter(({ game: of }) => of !== null);
  expect([tablet?.game, others]).toEqual(['r1g1', []]);
  // It is the clock of this table, and nobody in the event.
  expect(codeOf(await send({ id }, clock, tap))).toBe('not-asked');
  expect((await event.send({ type: 'start-clock' }, clock)).status).toBe(401);
  const another = await newEvent(on, { system: 'steamroller-2015' });
  const revoke = (from: typeof event) =>
    on.call('DELETE', from.path(`links/${tablet?.id ?? ''}`), { token: from.token });
  expect((await revoke(another)).status).toBe(404);
  expect((await revoke(event)).status).toBe(204);
  expect((await send({ id }, clock, tap)).status).toBe(401);
});

test('who plays a game again is asked with the points that were played, and nobody else is', async () => {
  const first = await begin({});
  const house = { points: '35', variants: [] };
  expect((await tell(first, 'B', 'house', house)).status).toBe(200);
  const proposed = async (token?: string) => {
    const { id, tokens } = await begin({ again: first.id }, token);
    const { body } = await on.call('GET', `/api/encounters/${id}/view`, { token: tokens.A });
    const { mine } = (body as { parts: { mine: { asks: readonly { suggested?: unknown }[] } } }).parts;
    return mine.asks[0]?.suggested;
  };
  expect(await proposed(first.tokens.A)).toEqual(house);
  expect(await proposed()).toEqual({ points: '50', variants: [] });
});
