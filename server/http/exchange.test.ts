/** Exchange with other programs over HTTP: their events in, ours out, formats as files, tables over a season. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestServer, UNLIMITED, newEvent, runningEvent, testServer } from '../../tests/server/desk.ts';

let on: TestServer;
beforeAll(async () => {
  on = await testServer({ rates: UNLIMITED });
});
afterAll(() => on.end());

const PGSWISS = JSON.stringify({
  Name: 'Iron Cup',
  EventDate: '2026-02-01',
  EventFormat: 'Steamroller',
  Players: ['Ana', 'Bo', 'Cy'].map((Name) => ({ Name })),
  Rounds: [
    { Games: [{ Player1: 'Ana', Player2: 'Bo', Winner: 'Bo', TableNumber: 3, Reported: true }, { Player1: 'Cy' }] },
    { Games: [{ Player1: 'Bo', Player2: 'Cy', Winner: 'Bo', TableNumber: 1, Reported: true }, { Player1: 'Ana' }] },
  ],
});

async function takeIn(more: object = {}) {
  const body = { text: PGSWISS, system: 'open-swiss', options: { preset: 'win-2-draw-1' }, ...more };
  return on.call('POST', '/api/import/results', { body });
}

const idOf = ({ body }: { readonly body: unknown }): string => (body as { id: string }).id;
const messageOf = ({ body }: { readonly body: unknown }): string => (body as { message: string }).message;

describe('an event of another program', () => {
  test('is an event here, whose standings and chain anybody can read', async () => {
    const made = await takeIn();
    expect(made.status).toBe(201);
    const { body } = await on.call('GET', `/api/events/${idOf(made)}/view`);
    expect(body).toMatchObject({ parts: { event: { name: 'Iron Cup', phase: 'over', winners: ['e2'] } } });
    const exported = await on.call('GET', `/api/events/${idOf(made)}/export`);
    expect(exported.text).toContain('Imported from PGSwiss');
    await on.restart({ rates: UNLIMITED });
    const again = await on.call('GET', `/api/events/${idOf(made)}/view`);
    expect(again.body).toMatchObject({ parts: { event: { name: 'Iron Cup', phase: 'over' } } });
  });

  test('that keeps its standings gives files to staff alone', async () => {
    const made = await takeIn();
    const { token } = made.body as { token: string };
    const at = `/api/events/${idOf(made)}`;
    const command = { type: 'change-settings', settings: { standingsHidden: true } };
    expect((await on.call('POST', `${at}/commands`, { token, body: { id: 'keep-standings', command } })).status).toBe(
      200,
    );
    for (const path of [`${at}/export`, `${at}/export/nrtm`]) {
      const refused = await on.call('GET', path);
      expect([refused.status, messageOf(refused)]).toEqual([403, expect.stringContaining('until the prize-giving')]);
      expect((await on.call('GET', path, { token })).text).toContain('Ana');
    }
    const { body } = await on.call('GET', `${at}/view`);
    expect(body).toMatchObject({ parts: { standings: {}, event: { winners: [] } } });
  });

  test('can be played on', async () => {
    const made = await takeIn({ goesOn: true, settings: { name: 'Iron Cup, second half' } });
    const { token } = made.body as { token: string };
    const path = `/api/events/${idOf(made)}/commands`;
    const send = async (id: string, command: object) => on.call('POST', path, { token, body: { id, command } });
    expect((await send('import-draft', { type: 'draft-round' })).status).toBe(200);
    expect((await send('import-publish', { type: 'publish-round' })).status).toBe(200);
  });

  test.each([
    ['cut in the middle', { text: PGSWISS.slice(0, 150) }, 'Line 1: '],
    ['that is none', { text: 'Dear all' }, 'Muster does not know this kind of file'],
    ['of an unknown format', { format: 'excel' }, 'There is no format “excel” to read'],
    ['for a pack that asks more', { system: 'gaining-grounds-s0', options: {} }, 'Line 1: Give each player’s VP'],
    ['for a system that is not here', { system: 'chess960' }, 'does not know the system'],
    ['with options that are none', { options: { luck: 1 } }, 'has no option “luck”'],
  ])('%s is refused, and no event is made', async (_, more, message) => {
    const before = await on.call('GET', '/api/events');
    const refused = await takeIn(more);
    expect(refused.status).toBeGreaterThanOrEqual(400);
    expect(refused.status).toBeLessThan(500);
    expect(messageOf(refused)).toContain(message);
    expect((await on.call('GET', '/api/events')).body).toEqual(before.body);
  });
});

describe('an event for another program', () => {
  test('comes as its file, without addresses, for everybody', async () => {
    const event = await runningEvent(on);
    const { status, text, headers } = await on.call('GET', event.path('export/cryodex'));
    expect(status).toBe(200);
    expect(headers['content-disposition']).toBe(`attachment; filename="cup-cryodex.json"`);
    const places = await on.call('GET', event.path('export/standings-text'));
    expect(places.headers['content-disposition']).toBe(`attachment; filename="cup-standings.txt"`);
    expect(text).toContain('Player 1 of the cup');
    expect(text).not.toContain('@example.org');
    expect(messageOf(await on.call('GET', event.path('export/excel')))).toContain('biggerhat, cryodex');
  });
});

describe('a format', () => {
  test('is a file that another event is made from; a wrong one is refused naming its line', async () => {
    const event = await newEvent(on, { system: 'open-swiss', options: { preset: 'chess' } });
    const { text } = await on.call('GET', event.path('format'));
    const make = (format: string) =>
      on.call('POST', '/api/events', { body: { system: 'open-swiss', name: 'Again', options: { format } } });
    const again = await make(text);
    expect(again.status).toBe(201);
    expect((await on.call('GET', `/api/events/${idOf(again)}/format`)).text).toBe(text);
    expect(messageOf(await make(text.replace('"win": 1', '"win": NaN')))).toMatch(/^Line \d+: /);
    expect(messageOf(await make(text.replace('"wins"', '"luck"')))).toMatch(/^Line \d+: .*“luck”/);
    const packed = await newEvent(on);
    expect(messageOf(await on.call('GET', packed.path('format')))).toContain('no format of its own');
  });
});

describe('a season', () => {
  test('ranks people over the events that are listed', async () => {
    const [one, two] = [idOf(await takeIn()), idOf(await takeIn({ settings: { date: '2026-03-01' } }))];
    const ask = async (query: string) => on.call('GET', `/api/rankings?events=${two},${one}${query}`);
    const { body } = await ask('&points=5,3,1');
    expect(body).toMatchObject({ events: [{ id: one }, { id: two }] });
    expect(body).toMatchObject({ rows: [{ rank: 1, name: 'Bo', total: 10 }, { total: 4 }, { total: 4 }] });
    expect((await ask('&points=5,3,1&best=1')).body).toMatchObject({
      rows: [{ total: 5 }, { total: 2 }, { total: 2 }],
    });
    expect((await ask('&by=glicko')).body).toMatchObject({ rows: [{ name: 'Bo', games: 4 }, {}, {}] });
    expect(messageOf(await ask('&points=5,x'))).toContain('separated by commas');
    expect((await ask('&by=luck')).status).toBe(400);
  });

  test('and the list of events say what is new', async () => {
    const made = await takeIn({ goesOn: true });
    const { token } = made.body as { token: string };
    const path = `/api/events/${idOf(made)}/commands`;
    const send = (id: string, command: object) => on.call('POST', path, { token, body: { id, command } });
    const ask = async (address: string) => (await on.call('GET', address)).text;
    const table = `/api/rankings?events=${idOf(made)}&by=elo`;
    const before = await ask(table);
    expect((await ask('/api/events')) + before).not.toContain('Iron Cup renamed');
    expect(await ask(table)).toBe(before);
    await send('season-name', { type: 'change-settings', settings: { name: 'Iron Cup renamed' } });
    const [list, renamed] = [await ask('/api/events'), await ask(table)];
    expect([list, renamed]).toEqual([expect.stringContaining('renamed'), expect.stringContaining('renamed')]);
    await send('season-result', {
      type: 'enter-result',
      game: 'r1g1',
      result: { kind: 'void' },
      reason: 'It was not.',
    });
    const rowsOf = (text: string) => (JSON.parse(text) as { rows: unknown }).rows;
    expect(rowsOf(await ask(table))).not.toEqual(rowsOf(renamed));
  });

  test('leaves alone what is not for everybody to find', async () => {
    const hidden = await newEvent(on, { listed: false });
    expect((await on.call('GET', `/api/rankings?events=${hidden.id}`)).status).toBe(404);
    const { text } = await on.call('GET', '/api/rankings');
    expect(text).not.toContain(hidden.id);
  });

  test('does not take two people whose names were forgotten for one', async () => {
    const ids = [];
    for (const date of ['2026-04-01', '2026-05-01']) {
      const made = await takeIn({ settings: { name: `Cup of ${date}`, date } });
      const { id, token } = made.body as { id: string; token: string };
      await on.call('POST', `/api/events/${id}/people/e1/forget`, { token });
      ids.push(id);
    }
    const { text } = await on.call('GET', `/api/rankings?events=${ids.join()}`);
    expect(text).not.toContain('Ana');
    expect(text).toContain('Player 1 (Cup of 2026-04-01)');
    expect(text).toContain('Player 1 (Cup of 2026-05-01)');
  });
});
