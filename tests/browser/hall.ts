/** A hall for browser tests: the built pages in front of a real server, a desk that plays by program, and browsers. */
import { mkdtempSync, rmSync } from 'node:fs';
import { type IncomingMessage, type Server, type ServerResponse, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, inject } from 'vitest';
import type { EventCommand, NewEntrant } from '../../core/event/commands.ts';
import type { EntrantRow, GameRow } from '../../core/event/views.ts';
import { startServer } from '../../server/main.ts';
import { UNLIMITED } from '../server/desk.ts';
import { entriesIn } from '../server/entries.ts';
import { closeAll, theBrowser } from './browser.ts';

export interface Hall {
  readonly url: string;
  readonly browser: Browser;
  phone(options?: BrowserContextOptions): Promise<Page>;
  /** A laptop at the desk, on this page where one is named. */
  laptop(address?: string): Promise<Page>;
  event(entrants: readonly NewEntrant[], system?: string): Promise<Desk>;
  /** How many commands made something true in an event, those that no export shows among them. */
  commandCount(event: string): number;
  /** Every byte of the API's answers and streams that went to the device whose requests say so in `x-device`. */
  heard(device: string): string;
  /** Closes every page, and forgets what they heard: another test begins, or the same one once more. */
  clear(): Promise<void>;
  /** Cuts the server off from everybody, or lets it answer again. */
  cut(off: boolean): Promise<void>;
  end(): Promise<void>;
}

export async function openHall(): Promise<Hall> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'muster-hall-'));
  const folders = { web: inject('web') };
  const complaints: string[] = [];
  const log = { level: 'error', to: { write: (line: string) => void complaints.push(line) } };
  const muster = await startServer({ dataFolder, folders, port: 0, rates: UNLIMITED, log });
  const line: Line = { off: false, heard: new Map() };
  const front = await openLine(muster.url, line);
  const url = `http://127.0.0.1:${(front.address() as AddressInfo).port}`;
  const browser = await theBrowser();
  const phone: Hall['phone'] = async (options = {}) => {
    const context = await browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true, ...options });
    context.setDefaultTimeout(15_000);
    return context.newPage();
  };
  return {
    url,
    browser,
    phone,
    laptop: async (address) => {
      const page = await phone({ viewport: { width: 1280, height: 900 }, hasTouch: false });
      if (address !== undefined) await page.goto(address);
      return page;
    },
    event: (entrants, system = 'gaining-grounds-s0') => openDesk({ url, dataFolder }, entrants, system),
    commandCount: (event) => countCommands(dataFolder, event),
    heard: (device) => Buffer.concat(line.heard.get(device) ?? []).toString(),
    clear: async () => {
      await closeAll(browser);
      line.heard.clear();
    },
    cut: async (off) => {
      line.off = off;
      if (off) front.closeAllConnections();
    },
    end: async () => {
      await closeAll(browser);
      front.closeAllConnections();
      front.close();
      await muster.close();
      rmSync(dataFolder, { recursive: true, force: true });
      if (complaints.length > 0) throw new Error(`The server had something to complain of: ${complaints.join('')}`);
    },
  };
}

/** One hall for the tests of a file; every page is closed after each of them. */
export function hallForTests(give: (hall: Hall) => void): void {
  let hall: Hall | null = null;
  beforeAll(async () => {
    hall = await openHall();
    give(hall);
  }, 120_000);
  afterAll(() => hall?.end());
  afterEach(() => hall?.clear());
}

interface Line {
  off: boolean;
  readonly heard: Map<string, Buffer[]>;
}

/** What stands between the server and everybody: it can be cut, and keeps what was said to a device that wants that. */
async function openLine(to: string, line: Line): Promise<Server> {
  const front = createServer((asked, answer) => {
    if (line.off) answer.destroy();
    else passOn(to, asked, answer, keeperOf(line, asked));
  });
  // On a slow machine the next request may come just as an idle connection would be closed.
  front.keepAliveTimeout = 0;
  await new Promise<void>((listening) => front.listen(0, '127.0.0.1', listening));
  return front;
}

function keeperOf({ heard }: Line, { url, headers }: IncomingMessage): (chunk: Buffer) => void {
  const device = headers['x-device'];
  if (typeof device !== 'string' || url?.startsWith('/api/') !== true) return () => undefined;
  const kept = heard.get(device) ?? [];
  heard.set(device, kept);
  return (chunk) => kept.push(chunk);
}

function passOn(to: string, asked: IncomingMessage, answer: ServerResponse, keep: (chunk: Buffer) => void): void {
  const onward = request(
    `${to}${asked.url ?? '/'}`,
    { method: asked.method, headers: asked.headers, agent: false },
    (came) => {
      answer.writeHead(came.statusCode ?? 502, came.headers);
      came.on('data', keep);
      came.pipe(answer);
    },
  );
  onward.on('error', () => answer.destroy());
  answer.on('close', () => onward.destroy());
  asked.pipe(onward);
}

export interface Desk {
  readonly id: string;
  /** The organiser's own link. */
  readonly address: string;
  /** The address of the code in the hall, with which players claim their names. */
  readonly join: string;
  play(...commands: readonly EventCommand[]): Promise<void>;
  /** A round posted and its clock started. */
  nextRound(): Promise<void>;
  games(round: number): Promise<readonly GameRow[]>;
  entrants(): Promise<Readonly<Record<string, EntrantRow>>>;
  commandCount(): number;
  /** The address of a link; of one player's own where an entrant is named. */
  link(role: string, entrant?: string): Promise<string>;
  /** A copy of the event to try things on. */
  rehearse(): Promise<Pick<Desk, 'id' | 'address'>>;
  /** A part of the organiser's view. */
  part(name: string): Promise<unknown>;
}

function countCommands(dataFolder: string, event: string): number {
  return new Set(entriesIn(dataFolder, event).map(({ command }) => command)).size;
}

async function openDesk(
  { url, dataFolder }: { readonly url: string; readonly dataFolder: string },
  entrants: readonly NewEntrant[],
  system: string,
): Promise<Desk> {
  const ask = async (path: string, token: string | null, body?: object): Promise<unknown> => {
    const answer = await fetch(`${url}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { ...(token === null ? {} : { authorization: `Bearer ${token}` }), 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${path}: ${text}`);
    return text.startsWith('{"v') || !text.startsWith('{') ? text : JSON.parse(text);
  };
  const made = (await ask('/api/events', null, { system, name: 'Spring Muster 2026' })) as {
    id: string;
    token: string;
    path: string;
  };
  const { id, token, path: own } = made;
  let sent = 0;
  const play = async (...commands: readonly EventCommand[]): Promise<void> => {
    for (const command of commands) {
      await ask(`/api/events/${id}/commands`, token, { id: `desk-${String((sent += 1)).padStart(6, '0')}`, command });
    }
  };
  const part = async (name: string): Promise<unknown> => {
    const view = (await ask(`/api/events/${id}/view?parts=${name}`, token)) as { parts: Record<string, unknown> };
    return view.parts[name];
  };
  const link = async (role: string, entrant?: string): Promise<string> => {
    const body = { role, ...(entrant === undefined ? {} : { entrant }) };
    return `${url}${((await ask(`/api/events/${id}/links`, token, body)) as { path: string }).path}`;
  };
  if (entrants.length > 0) await play({ type: 'add-entrants', entrants });
  await play({ type: 'publish-pack' });
  return {
    id,
    address: `${url}${own}`,
    join: await link('player'),
    play,
    nextRound: () => play({ type: 'draft-round' }, { type: 'publish-round' }, { type: 'start-clock' }),
    games: async (round) => Object.values((await part(`games/${round}`)) as Record<string, GameRow>),
    entrants: async () => (await part('entrants')) as Record<string, EntrantRow>,
    commandCount: () => countCommands(dataFolder, id),
    link,
    rehearse: async () => {
      const copy = (await ask(`/api/events/${id}/rehearsal`, token, {})) as { id: string; path: string };
      return { id: copy.id, address: `${url}${copy.path}` };
    },
    part,
  };
}
