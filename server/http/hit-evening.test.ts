/** An evening of The Hit over HTTP: a battle on its phones is the event's result, and the gangs come to the next one. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Ask } from '../../core/encounter/types.ts';
import type { Json } from '../../core/journal/json.ts';
import { type TestServer, newEvent, testServer } from '../../tests/server/desk.ts';

let on: TestServer;
beforeAll(async () => {
  on = await testServer();
});
afterAll(() => on.end());

const GANGS = {
  Ana: 'Irons\nRazor, W2, Int 6+, leader\nFuse, W1, Int 7+',
  Bo: 'Bells\nTolla, W2, Int 7+, leader\nDing, W1, Int 7+',
};

interface Game {
  readonly id: string;
  readonly seats: readonly string[];
  readonly result: { readonly scores: readonly Record<string, unknown>[] } | null;
}

/** The first two gangs of an evening of tables of two, in its first round. */
async function openEvening() {
  const event = await newEvent(on, { system: 'the-hit', options: { tableSize: 2, edition: '2018' } });
  const entrants = Object.entries(GANGS).map(([name, gang]) => ({ name, checkIn: true, details: { gang } }));
  await event.play({ type: 'add-entrants', entrants }, { type: 'publish-pack' }, { type: 'start-event' });
  const nextRound = () => event.play({ type: 'draft-round' }, { type: 'publish-round' }, { type: 'start-clock' });
  await nextRound();
  const parts = async () => ((await event.view(event.token)).body as { parts: Record<string, unknown> }).parts;
  const gameOf = async (round: number): Promise<Game> => {
    const [game] = Object.values((await parts())[`games/${round}`] as Record<string, Game>);
    if (!game) throw new Error('there is a table');
    return game;
  };
  const tokens: string[] = [];
  for (const entrant of (await gameOf(1)).seats) tokens.push((await event.link({ role: 'player', entrant })).token);
  return { event, nextRound, parts, gameOf, tokens };
}

async function openGame(path: string, tokens: readonly string[], seats: readonly string[], at: readonly string[]) {
  const tokenOf = (side: string) => tokens[at.indexOf(seats['AB'.indexOf(side)] ?? '')] ?? '';
  const opened = await on.call('POST', path, { token: tokenOf('A') });
  const table = `/api/encounters/${(opened.body as { id: string }).id}`;
  const send = async (side: string, command: Json): Promise<void> => {
    const body = { id: randomUUID(), command };
    const { status, text } = await on.call('POST', `${table}/commands`, { token: tokenOf(side), body });
    if (status !== 200) throw new Error(text);
  };
  const tell = (side: string, ask: string, value: Json = true) =>
    send(side, { type: 'tell', answers: [{ ask, value }] });
  const asked = async (side: string): Promise<readonly Ask[]> => {
    const { body } = await on.call('GET', `${table}/view`, { token: tokenOf(side) });
    return (body as { parts: { mine: { asks: readonly Ask[] } } }).parts.mine.asks;
  };
  return { send, tell, asked };
}

/** The sheet that an ask suggests, as text. */
function textIn(ask: Ask | undefined): string {
  const { text } = (ask?.suggested ?? {}) as { text?: string };
  return text ?? '';
}

test('a battle on two phones is the round’s result, and its gangs come to the next as they left it', async () => {
  const { event, nextRound, parts, gameOf, tokens } = await openEvening();
  const first = await gameOf(1);
  const { send, tell, asked } = await openGame(event.path(`games/${first.id}`), tokens, first.seats, first.seats);
  const gang = (await asked('A')).find(({ id }) => id === 'gang:A');
  const names = Object.values(GANGS);
  const own = textIn(gang);
  expect(names).toContain(own);
  const other = names.find((text) => text !== own) ?? '';
  await tell('A', 'gang:A', { text: own });
  await tell('B', 'gang:B', { text: other });
  const steps: readonly (readonly [string, string, Json])[] = [
    ['A', 'battlefield', 'hybrid'],
    ['A', 'priority-a-order:0', ['A', 'B']],
    ['B', 'hybrid', true],
    ['A', 'underdog', 'none'],
    ['A', 'set-aside:A', { deck: 0, cards: 0 }],
    ['B', 'set-aside:B', { deck: 0, cards: 0 }],
    ['A', 'crew:A', ['a1', 'a2']],
    ['B', 'crew:B', ['b1', 'b2']],
    ['A', 'priority-b-order:0', ['A', 'B']],
    ['A', 'zone', 'inches'],
    ['A', 'edge:A', 'south'],
    ['A', 'deploy:1', { fighter: 'a1' }],
    ['B', 'deploy:2', { fighter: 'b1' }],
    ['A', 'deploy:3', { fighter: 'a2' }],
    ['B', 'deploy:4', { fighter: 'b2' }],
    ['A', 'seen:A', true],
    ['B', 'seen:B', true],
    ['A', 'ballot:A', { B: 'b1' }],
    ['B', 'ballot:B', { A: 'a2' }],
    ['A', 'priority-order:1', ['A', 'B']],
    ['A', 'loses', { fighter: 'b1', wounds: 2 }],
    ['A', 'out', { fighter: 'b1', how: 'injury', by: 'a1' }],
    ['A', 'out', { fighter: 'b2', how: 'injury', by: 'a1' }],
    ['A', 'check:1', true],
    ['A', 'reveal', true],
    ['A', 'mvf:A', 'a1'],
    ['B', 'trophies', { fighter: 'a2', xp: 1 }],
    ['A', 'rewards', true],
  ];
  for (const [side, ask, value] of steps) await tell(side, ask, value);
  await send('A', { type: 'propose-result' });
  await send('B', { type: 'confirm-result' });

  // 2018: 1 for each enemy, one of them a Leader; took part, First Blood, most valuable, Leader of the winner.
  const [winner, loser] = (await gameOf(1)).result?.scores ?? [];
  expect(winner).toMatchObject({ vp: 3, xp: 9, gang: expect.stringContaining('leader, XP 7, gained 7\n') });
  expect(loser).toMatchObject({ vp: 0, xp: 2, gang: expect.stringContaining('away Out of Action last battle') });
  const rows = Object.values(
    (await parts()).standings as Record<string, { rank: number; columns: Record<string, number> }>,
  ).sort((a, b) => a.rank - b.rank);
  expect(rows.map(({ columns }) => columns)).toEqual([
    { reputation: 4, wins: 1, vp: 3, xp: 9 },
    { reputation: 1, wins: 0, vp: 0, xp: 2 },
  ]);

  await event.play({ type: 'close-round' });
  await nextRound();
  const next = await gameOf(2);
  const again = await openGame(event.path(`games/${next.id}`), tokens, next.seats, first.seats);
  const losing = 'AB'[next.seats.indexOf(first.seats[1] ?? '')] ?? '';
  const carried = (await again.asked(losing)).find(({ id }) => id === `gang:${losing}`);
  expect(carried).toMatchObject({ rules: ['HIT-CREW-03', 'HIT-EXT-ELIGIBLE', 'HIT-EVENT-09'] });
  const text = textIn(carried);
  expect(text).toBe(loser?.gang);
  // Nobody of it can fight until its player says so.
  await expect(again.tell(losing, `gang:${losing}`, { text })).rejects.toThrow('HIT-EXT-ELIGIBLE');
  await again.tell(losing, `gang:${losing}`, { text: text.replaceAll(', away Out of Action last battle', '') });
});

test('a list is read back to whoever would hand it in, and to the desk afterwards', async () => {
  const { event, parts } = await openEvening();
  const read = async (gang: string) =>
    (await on.call('POST', event.path('read'), { body: { lists: JSON.stringify({ gang }) } })).body;
  expect(await read('The Irons\nRazor W2 Int 6+ leader')).toEqual({
    lists: [{ detail: 'gang', says: 'The Irons, 1 fighter: Razor, W2, Int 6+, leader', wrong: [] }],
  });
  expect(await read('The Irons')).toMatchObject({ lists: [{ wrong: [{ rules: ['HIT-CREW-03'] }] }] });
  expect((await on.call('POST', event.path('read'), { body: { lists: 'no JSON' } })).body).toEqual({ lists: [] });
  const { desk } = (await parts()) as { readonly desk: { readonly entrants: Readonly<Record<string, object>> } };
  expect(Object.values(desk.entrants)).toMatchObject(
    Object.keys(GANGS).map(() => ({ lists: [{ detail: 'gang', wrong: [] }] })),
  );
});
