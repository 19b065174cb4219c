/** A demonstration, a rehearsal, the same event again: made, marked, apart from the real ones, and thrown away. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestServer, runningEvent, testServer } from '../../tests/server/desk.ts';

let on: TestServer;
beforeAll(async () => {
  on = await testServer();
});
afterAll(() => on.end());

interface Made {
  readonly id: string;
  readonly token: string;
}

async function parts({ id, token }: Made): Promise<Record<string, Record<string, unknown>>> {
  const { body } = await on.call('GET', `/api/events/${id}/view`, { token });
  return (body as { parts: Record<string, Record<string, unknown>> }).parts;
}

test('a demonstration is in full swing, marked, unlisted, and thrown away in one request', async () => {
  const answered = await on.call('POST', '/api/demo', { body: {} });
  expect(answered.status).toBe(201);
  const demo = answered.body as Made;
  const { event, clock, desk } = await parts(demo);
  expect(event).toMatchObject({ purpose: 'demo', phase: 'running' });
  expect(clock?.startedAt).toBeTypeOf('number');
  expect(desk?.openGames).not.toHaveLength(0);
  expect((await on.call('GET', '/api/events')).text).not.toContain(demo.id);
  expect((await on.call('DELETE', `/api/events/${demo.id}`, { token: demo.token })).status).toBe(204);
  expect((await on.call('GET', `/api/events/${demo.id}/view`)).status).toBe(404);
  await on.restart();
  expect((await on.call('GET', `/api/events/${demo.id}/view`)).status).toBe(404);
});

test('demonstrations are few, and made at this machine', async () => {
  for (let made = 0; made < 4; made += 1) await on.call('POST', '/api/demo', { body: {} });
  for (let made = 0; made < 4; made += 1) {
    const { status } = await on.call('POST', '/api/demo', { body: {} });
    if (status === 429) return;
  }
  throw new Error('nobody said stop');
});

test('a rehearsal begins as the event stands, and changes nothing in it', async () => {
  const real = await runningEvent(on, 4);
  await real.send({ type: 'note', text: 'Watch table two.' });
  const before = (await real.view(real.token)).text;
  const answered = await on.call('POST', real.path('rehearsal'), { token: real.token });
  expect(answered.status).toBe(201);
  const copy = answered.body as Made;
  const { event, entrants, desk } = await parts(copy);
  expect(event).toMatchObject({ purpose: 'rehearsal', round: 1 });
  expect(Object.keys(entrants ?? {})).toHaveLength(4);
  expect(JSON.stringify(desk)).not.toMatch(/table two|example\.org/);
  const result = { kind: 'played', scores: [{ vp: 5 }, { vp: 2 }] } as const;
  const body = { id: 'rehearsed-result', command: { type: 'enter-result', game: 'r1g1', result } };
  expect((await on.call('POST', `/api/events/${copy.id}/commands`, { token: copy.token, body })).status).toBe(200);
  expect((await real.view(real.token)).text).toBe(before);
  expect((await on.call('GET', '/api/events')).text).not.toContain(copy.id);
  // Neither key opens the other's door, and what is meant cannot be thrown away.
  expect((await on.call('DELETE', `/api/events/${copy.id}`, { token: real.token })).status).toBe(401);
  expect((await on.call('DELETE', `/api/events/${real.id}`, { token: real.token })).status).toBe(422);
  expect((await on.call('DELETE', `/api/events/${copy.id}`, { token: copy.token })).status).toBe(204);
});

test('the same event again keeps its set-up, and its people where they are wanted', async () => {
  const real = await runningEvent(on, 4);
  const terrain = [{ table: 4, kind: 'Desert' }];
  const settings = { tables: [4, 5], venue: 'The hall', terrain, featured: [5], rounds: 3, standingsHidden: true };
  const noon = Date.parse('2026-11-20T12:00:00Z');
  const ownColumns = [{ name: 'Paid', waits: false }];
  const lists = { due: noon, locked: true };
  await real.play({ type: 'change-settings', settings: { ...settings, date: '2026-11-21', lists, ownColumns } });
  const laid = { name: 'Ruins', system: null, layout: null, size: [36, 36], terrain: [], things: [] } as const;
  const other = { ...laid, name: 'Woods' };
  await real.play({ type: 'keep-map', laid }, { type: 'keep-map', laid: other }, { type: 'remove-map', map: 'm1' });
  await real.play(
    { type: 'assign-map', map: 'm2', tables: [5] },
    { type: 'tick', entrant: 'e1', column: 'Paid', on: true },
  );
  await real.link({ role: 'judge', label: 'Jo' });
  const screen = { name: 'By the door', view: 'names', distance: '8', size: '55', dwell: 0, share: [1, 1] };
  await on.call('PUT', real.path('screens/DOOR1'), { token: real.token, body: screen });
  const body = { name: 'Cup II', date: '2026-12-19', players: true };
  const answered = await on.call('POST', real.path('again'), { token: real.token, body });
  expect(answered.status).toBe(201);
  const made = answered.body as Made;
  const { event, entrants, screens, desk } = await parts(made);
  expect(desk).toMatchObject({ ownColumns, ticks: {} });
  // Handed in as long before the day as last time.
  expect(event).toMatchObject({ lists: { due: Date.parse('2026-12-18T12:00:00Z'), locked: false } });
  expect(event).toMatchObject({ maps: [{ id: 'm1', name: 'Woods', tables: [5] }] });
  expect(screens).toEqual({ DOOR1: { setup: screen, connected: false } });
  expect(event).toMatchObject({ name: 'Cup II', date: '2026-12-19', round: 0, ...settings });
  expect(Object.values(entrants ?? {}).map((row) => (row as { status: string }).status)).toEqual(
    Array.from({ length: 4 }, () => 'registered'),
  );
  const { body: held } = await on.call('GET', `/api/events/${made.id}/links`, { token: made.token });
  const labels = (held as { links: { label: string }[] }).links.map(({ label }) => label);
  expect(labels.toSorted()).toEqual(['Jo', 'The organiser']);
});

test('the same event again takes as many rounds as the pack suggests, where nobody set them', async () => {
  const real = await runningEvent(on, 4);
  const body = { name: 'Cup III', date: null, players: false };
  const made = (await on.call('POST', real.path('again'), { token: real.token, body })).body as Made;
  expect((await parts(made)).desk).toMatchObject({ setRounds: null });
});
