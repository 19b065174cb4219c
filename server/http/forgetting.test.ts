/** Forgetting reaches every byte: the file, the log beside it, what was written before there were seals, and copies. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { chainedAnew } from '../../core/journal/chain.ts';
import { closeAll } from '../../core/journal/seal.ts';
import type { DeskPart } from '../../core/event/views.ts';
import type { Entry, Header } from '../../core/journal/types.ts';
import { openStorage } from '../storage/storage.ts';
import { type TestEvent, type TestServer, newEvent, testServer } from '../../tests/server/desk.ts';

const NAME = 'Annabel Lee-Forgotten';
const LIST = `Dragon painted by ${NAME}, 0151 555`;

let on: TestServer;
let event: TestEvent;
beforeEach(async () => {
  on = await testServer();
  event = await newEvent(on);
  const person = { name: NAME, faction: 'Guild', checkIn: true, details: { painting: LIST } };
  await event.play({ type: 'add-entrants', entrants: [person, { name: 'Bo', faction: 'Guild', checkIn: true }] });
  await event.play({ type: 'open-painting', method: 'executive' });
  await event.play({ type: 'enter-painting', entrant: 'e1', models: [`The dragon of ${NAME}`] });
  await event.play({ type: 'track', entrant: 'e1', methods: [{ condition: `Burning, says ${NAME}`, by: 'die' }] });
  await event.play({ type: 'rule', topic: 'Pace', text: `${NAME} may sit down.` });
  await event.play({ type: 'change-settings', settings: { ownColumns: [{ name: 'Owes us ten', waits: false }] } });
  for (const entrant of ['e1', 'e2']) await event.play({ type: 'tick', entrant, column: 'Owes us ten', on: true });
});
afterEach(() => on.end());

const forget = (): Promise<unknown> =>
  on.call('POST', event.path('people/e1/forget'), { token: event.token, body: {} });

function bytesOnDisk(): Buffer {
  const files = ['muster.db', 'muster.db-wal', 'muster.db-shm'];
  return Buffer.concat(files.map((file) => readFileSync(path.join(on.folder, file))));
}

async function rowsOf(record: string): Promise<{ entries: string[]; apart: string[] }> {
  const storage = await openStorage({ dataFile: path.join(on.folder, 'muster.db'), keyFolder: on.folder });
  const entries = await storage.db.selectFrom('entries').select('json').where('record', '=', record).execute();
  const apart = await storage.db.selectFrom('apart').select('value').where('record', '=', record).execute();
  await storage.db.destroy();
  return { entries: entries.map(({ json }) => json), apart: apart.map(({ value }) => value) };
}

test('what is forgotten is in no byte of the data file or of the log beside it, not even encrypted', async () => {
  const before = await rowsOf(event.id);
  await event.play({ type: 'note', text: 'another one' });
  await forget();
  // Looking into the file with another program would bring the log in.
  const bytes = bytesOnDisk();
  const after = await rowsOf(event.id);
  const gone = before.apart.filter((value) => !after.apart.includes(value));
  expect(gone.length).toBeGreaterThan(4);
  for (const value of [...gone, NAME]) expect(bytes.includes(value)).toBe(false);
  const { desk } = ((await event.view(event.token)).body as { parts: { desk: DeskPart } }).parts;
  expect(desk.ticks).toEqual({ e2: ['Owes us ten'] });
  const seen = [(await event.view(event.token)).text, (await on.call('GET', event.path('export'))).text].join('\n');
  expect(seen).not.toContain(NAME);
});

test('rehearsals, their tables and the same event another day forget too', async () => {
  const copy = (await on.call('POST', event.path('rehearsal'), { token: event.token, body: {} })).body as TestEvent;
  const body = { name: 'Next month', players: true };
  const again = (await on.call('POST', event.path('again'), { token: event.token, body })).body as TestEvent;
  const seen = async (): Promise<string> => {
    const views = [copy, again].map(({ id, token }) => on.call('GET', `/api/events/${id}/view`, { token }));
    return (await Promise.all(views)).map(({ text }) => text).join('\n');
  };
  expect((await seen()).split(NAME).length).toBeGreaterThan(2);
  await forget();
  expect(await seen()).not.toContain(NAME);
  expect(await seen()).toContain('Bo');
});

/** The record as the version before seals of lists wrote it: in the open. */
async function asBefore(record: string): Promise<void> {
  const storage = await openStorage({ dataFile: path.join(on.folder, 'muster.db'), keyFolder: on.folder });
  const { db } = storage;
  const row = await db.selectFrom('records').select('header').where('id', '=', record).executeTakeFirstOrThrow();
  const rows = await db.selectFrom('entries').select('json').where('record', '=', record).orderBy('seq').execute();
  const opened = rows.map(({ json }) => {
    const entry = JSON.parse(json) as Entry;
    const text = json
      .replace(/"details":\{"painting":\{[^}]*\}\}/, `"details":{"painting":${JSON.stringify(LIST)}}`)
      .replace(/"models":\{[^}]*\}/, `"models":["The dragon of ${NAME}"]`)
      .replace(/"methods":\{[^}]*\}/, '"methods":[]');
    return { ...entry, version: 1, body: (JSON.parse(text) as Entry).body };
  });
  for (const entry of chainedAnew(JSON.parse(row.header) as Header, opened)) {
    const json = JSON.stringify(closeAll(entry));
    await db.updateTable('entries').set({ json }).where('record', '=', record).where('seq', '=', entry.seq).execute();
  }
  await storage.close();
}

test('a record of an earlier version reads the same, publishes nothing that views hide, and can be forgotten', async () => {
  const before = (await event.view(event.token)).body as { parts: { desk: { entrants: unknown } } };
  await on.restart();
  await asBefore(event.id);
  await on.restart();
  expect(bytesOnDisk().includes('0151 555')).toBe(true);
  const after = (await event.view(event.token)).body as { parts: { desk: { entrants: unknown } } };
  expect(after.parts.desk.entrants).toEqual(before.parts.desk.entrants);
  expect((await on.call('GET', event.path('export'))).text).not.toContain('0151 555');
  await forget();
  const bytes = bytesOnDisk();
  for (const gone of ['0151 555', NAME]) expect(bytes.includes(gone)).toBe(false);
  expect((await event.view(event.token)).text).not.toContain(NAME);
});
