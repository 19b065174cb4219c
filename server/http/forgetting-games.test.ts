/** What a game takes over from its event is forgotten with the person: in the file, in the game's page, in its export. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { verifyEncounter } from '../../core/encounter/verify.ts';
import { chainedAnew } from '../../core/journal/chain.ts';
import { importLines } from '../../core/journal/lines.ts';
import { closeAll, unsealed } from '../../core/journal/seal.ts';
import type { Entry, Header } from '../../core/journal/types.ts';
import { isRefusal } from '../../core/rules/refusal.ts';
import { loadRecord } from '../storage/records.ts';
import { openStorage } from '../storage/storage.ts';
import { gameOf } from '../systems.ts';
import { type TestEvent, type TestServer, newEvent, testServer } from '../../tests/server/desk.ts';

const WORDS = 'Annabel-Lee';

/** By system, what somebody hands in at check-in and everybody may read. */
const HANDED_IN = [
  {
    system: 'steamroller-2015',
    options: {},
    faction: 'Cryx',
    round: { scenario: 'outflank' },
    details: (name: string) => ({ list1: `Skarre of ${name}\nSlayer [6]` }),
  },
  {
    system: 'gaining-grounds-s0',
    options: { mode: 'henchman-hardcore' },
    faction: 'Guild',
    round: {},
    details: (name: string) => ({ crew: `${name} the Henchman (Henchman) (9)\nGuard (5)\nHound (3)\nWarden (5)` }),
  },
  {
    system: 'the-hit',
    options: { tableSize: 2 },
    faction: '',
    round: {},
    details: (name: string) => ({
      gang: `Irons of ${name}\nRazor ${name}, W2, Int 6+, leader\nFuse ${name}, W1, Int 7+`,
    }),
  },
] as const;

let on: TestServer;
beforeEach(async () => {
  on = await testServer();
});
afterEach(() => on.end());

interface Opened {
  readonly event: TestEvent;
  /** Who is to be forgotten. */
  readonly person: string;
  readonly game: string;
  /** Everything that anybody gets of the game: the view of every role, and the export. */
  readonly seen: () => Promise<string>;
  readonly exported: () => Promise<string>;
}

/** An event of two with their lists handed in, and its first game opened. */
async function opened({ system, options, faction, round, details }: (typeof HANDED_IN)[number]): Promise<Opened> {
  const event = await newEvent(on, { system, options });
  const entrants = [WORDS, 'Bo-Beep'].map((name) => ({
    ...{ name, checkIn: true, details: details(name) },
    ...(faction === '' ? {} : { faction }),
  }));
  await event.play({ type: 'add-entrants', entrants });
  if ('scenario' in round) await event.play({ type: 'set-scenario', round: 1, scenario: round });
  await event.play({ type: 'change-settings', settings: { rounds: 1 } });
  await event.play(
    { type: 'publish-pack' },
    { type: 'start-event' },
    { type: 'draft-round' },
    { type: 'publish-round' },
  );
  const made = await on.call('POST', event.path('games/r1g1'), { token: event.token });
  if (made.status >= 300) throw new Error(made.text);
  const { id: game } = made.body as { id: string };
  const tokens: (string | undefined)[] = [undefined, event.token];
  for (const role of ['judge', 'scorekeeper', 'display']) tokens.push((await event.link({ role })).token);
  for (const entrant of ['e1', 'e2']) tokens.push((await event.link({ role: 'player', entrant })).token);
  const get = async (what: string, token?: string) =>
    (await on.call('GET', `/api/encounters/${game}/${what}`, { token })).text.replace(/^\{"position":"[^"]+"/, '{');
  const exported = () => get('export', event.token);
  const seen = async () =>
    [...(await Promise.all(tokens.map((token) => get('view', token)))), await exported()].join('\n');
  return { event, person: 'e1', game, seen, exported };
}

function bytesOnDisk(): Buffer {
  const files = ['muster.db', 'muster.db-wal', 'muster.db-shm'];
  return Buffer.concat(files.map((file) => readFileSync(path.join(on.folder, file))));
}

const forget = (event: TestEvent, person: string): Promise<unknown> =>
  on.call('POST', event.path(`people/${person}/forget`), { token: event.token, body: {} });

async function lockedOf(record: string): Promise<readonly string[]> {
  const storage = await openStorage({ dataFile: path.join(on.folder, 'muster.db'), keyFolder: on.folder });
  const rows = await storage.db.selectFrom('apart').select('value').where('record', '=', record).execute();
  await storage.db.destroy();
  return rows.map(({ value }) => value);
}

/** The game as the version before wrote it: what was handed in stands in the open in its header. */
async function asBefore(record: string): Promise<void> {
  const storage = await openStorage({ dataFile: path.join(on.folder, 'muster.db'), keyFolder: on.folder });
  const { db, vault } = storage;
  const stored = await loadRecord(db, vault, record);
  if (!stored) throw new Error('there is a game');
  const header: Header = { ...stored.header, options: unsealed(stored.header.options) };
  await db
    .updateTable('records')
    .set({ header: JSON.stringify(header) })
    .where('id', '=', record)
    .execute();
  for (const entry of chainedAnew(header, stored.entries as Entry[])) {
    const json = JSON.stringify(closeAll(entry));
    await db.updateTable('entries').set({ json }).where('record', '=', record).where('seq', '=', entry.seq).execute();
  }
  await db.deleteFrom('apart').where('record', '=', record).execute();
  await storage.close();
}

function problemsOf(system: string, file: string): readonly string[] {
  const game = gameOf(system);
  const read = importLines(file);
  if (!game || isRefusal(read)) return ['not a record'];
  return verifyEncounter(game, read.header, read.entries).problems;
}

describe.each(HANDED_IN)('a game of $system that was opened', (asked) => {
  test('holds nothing of who is forgotten, in no byte, and verifies', async () => {
    const { event, person, game, seen, exported } = await opened(asked);
    expect(await seen()).toContain(WORDS);
    expect(problemsOf(asked.system, await exported())).toEqual([]);
    const before = await lockedOf(game);
    await forget(event, person);
    const bytes = bytesOnDisk();
    const after = await lockedOf(game);
    const gone = before.filter((value) => !after.includes(value));
    expect(gone.length).toBeGreaterThan(0);
    for (const value of [WORDS, ...gone]) expect(bytes.includes(value)).toBe(false);
    const now = await seen();
    expect(now).not.toContain(WORDS);
    expect(now).toContain('Bo-Beep');
    expect(problemsOf(asked.system, await exported())).toEqual([]);
    await on.restart();
    expect(await seen()).toBe(now);
  });

  test('by an earlier version shows and plays the same, and forgets', async () => {
    const { event, person, game, seen, exported } = await opened(asked);
    const before = (await seen()).replaceAll(/[0-9a-f]{64}/g, 'HASH');
    await on.restart();
    await asBefore(game);
    await on.restart();
    expect(bytesOnDisk().includes(WORDS)).toBe(true);
    const views = (text: string): readonly string[] => text.split('\n').slice(0, 7);
    expect(views(await seen())).toEqual(views(before));
    await forget(event, person);
    expect(bytesOnDisk().includes(WORDS)).toBe(false);
    expect(await seen()).not.toContain(WORDS);
    expect(await seen()).toContain('Bo-Beep');
    expect(problemsOf(asked.system, await exported())).toEqual([]);
  });
});
