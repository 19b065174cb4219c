/** A hall for browser tests: the built pages in front of a real server, a desk that plays by program, and browsers. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { type IncomingMessage, type Server, type ServerResponse, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Browser, type BrowserContextOptions, type Page, chromium } from 'playwright-core';
import { build } from 'vite';
import type { EventCommand, NewEntrant } from '../../core/event/commands.ts';
import type { EntrantRow, GameRow } from '../../core/event/views.ts';
import { type Server as Muster, startServer } from '../../server/main.ts';
import { UNLIMITED } from '../../server/testing/desk.ts';
import config from '../../vite.config.ts';

const ARGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'];

export interface Hall {
  readonly url: string;
  /** Where the built pages are. */
  readonly web: string;
  readonly browser: Browser;
  phone(options?: BrowserContextOptions): Promise<Page>;
  event(entrants: readonly NewEntrant[], system?: string): Promise<Desk>;
  /** How many bytes a page's first load is, compressed: its HTML and all that this names. */
  firstLoad(page: string): number;
  /** Cuts the server off from everybody, or lets it answer again. */
  cut(off: boolean): Promise<void>;
  end(): Promise<void>;
}

/** The pages that a hall looks at. */
const PAGES = ['player', 'screen', 'event'].map((page) => resolve(import.meta.dirname, `../../web/${page}.html`));

/** Builds the pages into a folder of its own: other tests may build at the same time. */
export async function buildPages(): Promise<string> {
  const web = mkdtempSync(join(tmpdir(), 'muster-web-'));
  const settings = { ...config.build, outDir: web, rolldownOptions: { input: PAGES } };
  await build({ ...config, configFile: false, logLevel: 'error', build: settings });
  return web;
}

export async function openHall(): Promise<Hall> {
  const web = await buildPages();
  const data = mkdtempSync(join(tmpdir(), 'muster-hall-'));
  const muster = await startServer({
    dataFolder: data,
    port: 0,
    rates: UNLIMITED,
    log: { level: 'silent' },
    folders: { web },
  });
  const line = { off: false };
  const front = await serve(muster, line);
  const url = `http://127.0.0.1:${(front.address() as AddressInfo).port}`;
  const browser = await chromium.launch({
    executablePath: process.env.MUSTER_CHROMIUM ?? '/usr/bin/chromium',
    args: ARGS,
  });
  return {
    url,
    web,
    browser,
    phone: async (options = {}) => {
      const context = await browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true, ...options });
      context.setDefaultTimeout(8000);
      return context.newPage();
    },
    event: (entrants, system = 'gaining-grounds-s0') => openDesk(url, entrants, system),
    firstLoad: (page) => firstLoad(web, page),
    cut: async (off) => {
      line.off = off;
      if (off) front.closeAllConnections();
    },
    end: async () => {
      await browser.close();
      front.closeAllConnections();
      front.close();
      await muster.close();
      for (const folder of [web, data]) rmSync(folder, { recursive: true, force: true });
    },
  };
}

function firstLoad(web: string, page: string): number {
  const html = readFileSync(join(web, `${page}.html`));
  const named = [...html.toString().matchAll(/(?:src|href)="\/([^"]+)"/g)].map(([, path = '']) => join(web, path));
  return [html, ...named.map((path) => readFileSync(path))].reduce((sum, file) => sum + gzipSync(file).length, 0);
}

/** The server's front door, which can be shut. */
async function serve(muster: Muster, line: { readonly off: boolean }): Promise<Server> {
  const front = createServer((asked, answer) => {
    if (line.off) {
      answer.destroy();
      return;
    }
    passOn(muster.url, asked, answer);
  });
  await new Promise<void>((listening) => front.listen(0, '127.0.0.1', listening));
  return front;
}

function passOn(to: string, asked: IncomingMessage, answer: ServerResponse): void {
  const onward = request(
    `${to}${asked.url ?? '/'}`,
    { method: asked.method, headers: asked.headers, agent: false },
    (came) => {
      answer.writeHead(came.statusCode ?? 502, came.headers);
      came.pipe(answer);
    },
  );
  onward.on('error', () => answer.destroy());
  answer.on('close', () => onward.destroy());
  asked.pipe(onward);
}

export interface Desk {
  readonly id: string;
  /** The address of the code in the hall, with which players claim their names. */
  readonly join: string;
  play(...commands: readonly EventCommand[]): Promise<void>;
  /** A round posted and its clock started. */
  nextRound(): Promise<void>;
  games(round: number): Promise<readonly GameRow[]>;
  entrants(): Promise<Readonly<Record<string, EntrantRow>>>;
  commandCount(): Promise<number>;
  link(role: string): Promise<string>;
}

async function openDesk(url: string, entrants: readonly NewEntrant[], system: string): Promise<Desk> {
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
  };
  const { id, token } = made;
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
  const link = async (role: string): Promise<string> =>
    `${url}${((await ask(`/api/events/${id}/links`, token, { role })) as { path: string }).path}`;
  await play({ type: 'add-entrants', entrants }, { type: 'publish-pack' });
  return {
    id,
    join: await link('player'),
    play,
    nextRound: () => play({ type: 'draft-round' }, { type: 'publish-round' }, { type: 'start-clock' }),
    games: async (round) => Object.values((await part(`games/${round}`)) as Record<string, GameRow>),
    entrants: async () => (await part('entrants')) as Record<string, EntrantRow>,
    commandCount: async () => {
      const lines = await (await fetch(`${url}/api/events/${id}/export`)).text();
      return new Set([...lines.matchAll(/"command":"([^"]+)"/g)].map(([, command]) => command)).size;
    },
    link,
  };
}
