/** A Steamroller round over HTTP: lists from check-in, a game on two phones, its sheets in the event's round. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { EventPart } from '../../core/event/views.ts';
import type { Json } from '../../core/journal/json.ts';
import { STEAMROLLER_LAYOUTS } from '../../core/systems/steamroller-2015/terrain/layouts.ts';
import { LISTS } from '../../tests/core/systems/steamroller-2015/game/table.ts';
import { ownLayout } from '../../core/table/layout/edits.ts';
import { type Layout, layoutNamed } from '../../core/table/layout/layout.ts';
import { EMPTY_MAP } from '../../core/table/map/map.ts';
import { type TestServer, newEvent, testServer } from '../../tests/server/desk.ts';

let on: TestServer;
beforeAll(async () => {
  on = await testServer();
});
afterAll(() => on.end());

interface Parts {
  readonly games: Readonly<
    Record<
      string,
      { readonly id: string; readonly table: number; readonly seats: readonly string[]; readonly result: unknown }
    >
  >;
  readonly clock: { readonly minutes: number } | null;
}

/** An event of four in its first round, Ana's and Bo's lists handed in; the true length of the round is the organiser's. */
async function openRound() {
  const event = await newEvent(on, { system: 'steamroller-2015' });
  const entrants = ['Ana', 'Bo', 'Cy', 'Di'].map((name) => ({
    ...{ name, faction: 'Khador', checkIn: true },
    details: {
      list1: `System: Warmachine\n${name === 'Ana' ? LISTS.A : LISTS.B}\nBring the blue dice!`,
      list2: name === 'Ana' ? LISTS.B : LISTS.A,
    },
  }));
  await event.play(
    { type: 'add-entrants', entrants },
    { type: 'set-scenario', round: 1, scenario: { scenario: 'outflank' } },
  );
  await event.play(
    { type: 'publish-pack' },
    { type: 'start-event' },
    { type: 'draft-round' },
    { type: 'publish-round' },
  );
  await event.play({ type: 'start-clock' });
  const look = async (token?: string): Promise<Parts> => {
    const { parts } = (await event.view(token)).body as {
      parts: Record<string, unknown> & { desk?: { clock?: Parts['clock'] } };
    };
    return { games: parts['games/1'] as Parts['games'], clock: parts.desk?.clock ?? null };
  };
  return { event, look };
}

test('a list handed in may be as long as a file of it, and no longer', async () => {
  const event = await newEvent(on, { system: 'steamroller-2015' });
  await event.play({ type: 'add-entrants', entrants: [{ name: 'Ana', faction: 'Khador' }] }, { type: 'publish-pack' });
  const checkIn = (length: number) =>
    event.send({ type: 'check-in', entrant: 'e1', details: { list1: `on paper ${'x'.repeat(length)}` } });
  const long = await checkIn(10_000);
  expect([long.status, long.text]).toEqual([422, expect.stringContaining('at most 10000 characters')]);
  expect((await checkIn(9000)).status).toBe(200);
});

test('a table’s game is played on what the organiser made of the scenario’s layout, and on no other’s', async () => {
  const { event, look } = await openRound();
  const [table, other] = Object.values((await look()).games);
  const shipped = layoutNamed(STEAMROLLER_LAYOUTS, 'outflank');
  if (!shipped || !table || !other) throw new Error('outflank is played');
  const moved = shipped.areas.map((area) => (area.id === 'ZL' ? { ...area, shape: { circle: [10, 24, 6] } } : area));
  const own = ownLayout({ ...shipped, areas: moved as Layout['areas'] });
  const laid = { ...EMPTY_MAP, system: 'steamroller-2015', size: own.size, own };
  await event.play(
    { type: 'keep-map', laid: { ...laid, name: 'Moved', layout: 'outflank' } },
    { type: 'keep-map', laid: { ...laid, name: 'For another scenario', layout: 'incoming' } },
    { type: 'assign-map', map: 'm1', tables: [table.table] },
    { type: 'assign-map', map: 'm2', tables: [other.table] },
  );
  const { parts } = (await event.view()).body as { parts: { event: EventPart } };
  expect(parts.event.maps.map(({ changes }) => changes)).toEqual(['outflank', 'incoming']);
  const settingOf = async ({ id, seats }: typeof table) => {
    const { token } = await event.link({ role: 'player', entrant: seats[0] ?? '' });
    const opened = await on.call('POST', event.path(`games/${id}`), { token });
    const { id: record } = opened.body as { id: string };
    const { text } = await on.call('GET', `/api/encounters/${record}/export`, { token });
    return text;
  };
  expect(await settingOf(table)).toContain('{"circle":[10,24,6]}');
  expect(await settingOf(other)).not.toContain('"circle"');
  const drawn = async (map: string) =>
    (await on.call('GET', event.path(`maps/${map}/svg?layout=outflank`), {})).text.replaceAll(/\s+/g, ' ');
  // Drawn as it is played: the second table has the shipped circle about (14, 24).
  expect([(await drawn('m1')).includes('cx="14"'), (await drawn('m2')).includes('cx="14"')]).toEqual([false, true]);
});

test('two phones play a game from their lists to the event’s result, and hear nothing of the round’s true length', async () => {
  const { event, look } = await openRound();
  const seen = await look(event.token);
  const [game] = Object.values(seen.games);
  const [a = '', b = ''] = game?.seats ?? [];
  const tokens = {
    A: (await event.link({ role: 'player', entrant: a })).token,
    B: (await event.link({ role: 'player', entrant: b })).token,
  };
  const opened = await on.call('POST', event.path(`games/${game?.id ?? ''}`), { token: tokens.A });
  const path = `/api/encounters/${(opened.body as { id: string }).id}`;
  const told: string[] = [];
  const send = async (side: 'A' | 'B', command: Json): Promise<void> => {
    const { status, text } = await on.call('POST', `${path}/commands`, {
      token: tokens[side],
      body: { id: randomUUID(), command },
    });
    if (status !== 200) throw new Error(text);
    for (const token of Object.values(tokens)) told.push((await on.call('GET', `${path}/view`, { token })).text);
  };
  const tell = (side: 'A' | 'B', ask: string, value: Json = true) =>
    send(side, { type: 'tell', answers: [{ ask, value }] });

  await tell('A', 'list:A', 'list1');
  expect(told.at(-1)).not.toContain('"value":"list1"');
  await tell('B', 'list:B', 'list1');
  await tell('A', 'roll:1', { A: 5, B: 2 });
  await tell('A', 'order', 'first');
  await tell('B', 'edge', 'stay');
  await tell('A', 'deploy:A');
  await tell('B', 'deploy:B');
  await tell('A', 'turn:1A/start');
  await tell('A', 'turn:1A/lost', { card: 'B.c1' });
  await tell('A', 'end/left:A', {});
  await tell('B', 'end/left:B', {});
  await send('A', { type: 'propose-result' });
  await send('B', { type: 'confirm-result' });

  const after = await look(tokens.B);
  expect(after.games[game?.id ?? '']?.result).toEqual({
    kind: 'played',
    scores: [
      { list: 'list1', result: 'win', controlPoints: 0, armyPointsDestroyed: 25, by: 'assassination' },
      { list: 'list1', result: 'loss', controlPoints: 0, armyPointsDestroyed: 0 },
    ],
  });
  expect(seen.clock?.minutes).toBeGreaterThan(0);
  expect(told.filter((text) => text.includes('"minutes"'))).toEqual([]);
});
