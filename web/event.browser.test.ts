/** The built pages in a browser, on a small made-up server: live, and honest when not. */
import { existsSync, readFileSync } from 'node:fs';
import { type Server, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { closeAll, noteWhenShown, theBrowser } from '../tests/browser/browser.ts';
import type { Explained } from '../core/event/explain.ts';
import { event, partsAt } from '../tests/web/fixture.ts';

const POLICY = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'";
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
};
const BEAT = 1000;
const SUMMARY = { id: 'spring', system: event.system, name: event.name, date: event.date, phase: 'running' };

const EXPLAINED: Explained = { why: null, kind: 'only', instead: [], more: [], tie: null };

/** As much of the server as the pages ask for. */
class FakeServer {
  private server: Server | null = null;
  private beating: ReturnType<typeof setInterval> | null = null;
  private streams = new Set<ServerResponse>();
  private position = 0;
  private build = 'one';
  private readonly web: string;
  port = 0;

  constructor(web: string) {
    this.web = web;
  }

  async start(): Promise<void> {
    const server = createServer(({ url = '/' }, response) => this.answer(new URL(url, 'http://x').pathname, response));
    await new Promise<void>((listening) => server.listen(this.port, '127.0.0.1', listening));
    this.server = server;
    this.port = (server.address() as AddressInfo).port;
    this.beating = setInterval(() => this.send(beat()), BEAT);
  }

  async stop(): Promise<void> {
    const { server, beating } = this;
    this.server = null;
    if (beating !== null) clearInterval(beating);
    await new Promise<void>((closed) => {
      if (!server) {
        closed();
        return;
      }
      server.close(() => closed());
      server.closeAllConnections();
    });
    this.streams.clear();
  }

  /** As a newer version in the place of this one: every stream breaks, and the next ones begin with its build. */
  replace(build: string): void {
    this.build = build;
    for (const stream of this.streams) stream.destroy();
  }

  /** How many streams are open. */
  get listeners(): number {
    return this.streams.size;
  }

  change(changes: unknown): void {
    this.position += 1;
    const position = `a.${this.position}`;
    this.send(`id: ${position}\nevent: change\ndata: ${JSON.stringify({ position, changes })}\n\n`);
  }

  private send(text: string): void {
    for (const stream of this.streams) stream.write(text);
  }

  private answer(path: string, response: ServerResponse): void {
    response.setHeader('content-security-policy', POLICY);
    const { file, value } = this.found(path);
    if (value === 'live') this.stream(response);
    else if (file === null) this.json(response, value);
    else {
      response.setHeader('content-type', TYPES[extname(file)] ?? 'text/plain');
      response.end(readFileSync(file));
    }
  }

  private found(path: string): { readonly file: string | null; readonly value: unknown } {
    if (path === '/api/events') return { file: null, value: { events: [{ ...SUMMARY, round: 3, attendance: 23 }] } };
    if (path === '/api/session') return { file: null, value: { holds: [] } };
    if (path === '/api/desks') return { file: null, value: { desks: [] } };
    if (path === '/api/events/spring/view') return { file: null, value: this.view() };
    if (path === '/api/events/spring/stream') return { file: null, value: 'live' };
    if (path === '/api/events/spring/why') return { file: null, value: EXPLAINED };
    const page = path.startsWith('/e/') ? '/event.html' : path === '/' ? '/index.html' : path;
    const file = join(this.web, page);
    return path.startsWith('/api/') || !existsSync(file) ? { file: null, value: null } : { file, value: null };
  }

  private json(response: ServerResponse, value: unknown): void {
    if (value === null) response.statusCode = 404;
    response.setHeader('content-type', 'application/json; charset=utf-8');
    response.end(JSON.stringify(value));
  }

  private view() {
    return { position: `a.${this.position}`, viewer: { role: 'public' }, parts: partsAt(Date.now()) };
  }

  private stream(response: ServerResponse): void {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    const view = this.view();
    response.write(
      `retry: 1000\n${beat(this.build)}id: ${view.position}\nevent: view\ndata: ${JSON.stringify(view)}\n\n`,
    );
    this.streams.add(response);
    response.on('close', () => this.streams.delete(response));
  }
}

const beat = (build?: string) => `event: time\ndata: ${JSON.stringify({ now: Date.now(), build })}\n\n`;

let server: FakeServer;
let browser: Browser;
let complaints: string[] = [];

async function open(path: string, options: BrowserContextOptions, timed = false): Promise<Page> {
  const context = await browser.newContext({ locale: 'en-GB', timezoneId: 'UTC', ...options });
  const page = await context.newPage();
  if (timed) await page.clock.install();
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('ERR_')) complaints.push(message.text());
  });
  await page.goto(`http://127.0.0.1:${server.port}${path}`);
  await page.getByRole('main').waitFor();
  return page;
}

const phone = { viewport: { width: 360, height: 740 } };
const openEvent = async (options: BrowserContextOptions = phone, hash = '', timed = false) => {
  const page = await open(`/e/spring${hash}`, options, timed);
  await page.getByRole('tablist').waitFor();
  return page;
};
const show = async (page: Page, panel: string) => {
  await page.evaluate((hash) => location.replace(`#${hash}`), panel);
  await page.locator(`#panel-${panel.split('/')[0] ?? ''}`).waitFor();
};

beforeAll(async () => {
  server = new FakeServer(inject('web'));
  await server.start();
  browser = await theBrowser();
});

afterEach(async () => {
  await closeAll(browser);
  const said = complaints;
  complaints = [];
  expect(said, 'the browser had nothing to complain of').toEqual([]);
});

afterAll(async () => {
  await closeAll(browser);
  await server.stop();
});

test('what happens appears by itself', async () => {
  const page = await openEvent(phone, '#pairings/table');
  await expect.poll(() => page.getByText('Playing').count()).toBeGreaterThan(0);
  const games = partsAt(Date.now())['games/3'] as Record<string, object>;
  const result = { kind: 'played', scores: [{ vp: 7 }, { vp: 1 }] };
  const points = { e6: { tp: 3, diff: 6, vp: 7 } };
  server.change({ 'games/3': { set: { r3g6: { ...games.r3g6, result, points, waiting: 'none' } } } });
  await page.getByText('7', { exact: true }).nth(1).waitFor();
  server.change({ event: { set: { round: 4 } }, 'games/4': { is: {} } });
  await page.getByText('Round 4 is published.').waitFor();
  await page.getByRole('heading', { name: 'Pairings, round 4' }).waitFor();
});

test('two pages of one device share one stream, and one goes on alone when the other is closed', async () => {
  const first = await openEvent();
  const second = await first.context().newPage();
  await second.goto(first.url());
  await second.getByText(/^Live/).first().waitFor();
  await expect.poll(() => server.listeners).toBe(1);
  server.change({ event: { set: { name: 'Summer Muster' } } });
  for (const page of [first, second]) await page.getByText('Summer Muster').first().waitFor();
  await first.goto('about:blank');
  await expect
    .poll(() => {
      server.change({ event: { set: { name: 'Winter Muster' } } });
      return second.getByText('Winter Muster').count();
    })
    .toBeGreaterThan(0);
  expect(server.listeners).toBe(1);
});

test('a dead server shows within 10 s of its last word, and so does its return', async () => {
  const page = await openEvent(phone, '', true);
  await page.getByText(/^Live/).first().waitFor();
  const staleAfter = await noteWhenShown(page, '.stale-text');
  await server.stop();
  const alarm = page.getByRole('alert').getByText(/^No word from the server since \d\d:\d\d:\d\d/);
  try {
    await page.getByText('Reconnecting …').waitFor();
    await page.clock.runFor(9900);
    await alarm.waitFor();
    expect(await staleAfter()).toBeLessThanOrEqual(10_000);
  } finally {
    await server.start();
  }
  await page.getByText('Connected again.').waitFor();
  await expect.poll(() => alarm.count()).toBe(0);
});

test('a page older than its server says so, and loads the new one at a tap', async () => {
  const page = await openEvent();
  await page.getByText(/^Live/).first().waitFor();
  server.replace('two');
  const reload = page.getByRole('status').getByRole('button', { name: 'Reload' });
  await reload.click();
  await page.getByText(/^Live/).first().waitFor();
  expect(await reload.count()).toBe(0);
});

test('the keyboard reaches everything, and a dialog gives the focus back', async () => {
  const page = await openEvent({ viewport: { width: 1280, height: 800 } });
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to the content');
  await page.keyboard.press('Enter');
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('content');
  await page.getByRole('tab', { name: 'Pairings' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.getByRole('heading', { name: 'Results of round 3' }).waitFor();
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('tab-results');
  const details = page.getByRole('button', { name: 'Details: Table 1', exact: true });
  await details.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Table 1, round 3' }).waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => details.evaluate((element) => element === document.activeElement)).toBe(true);
});

test('a name is found as it is typed, and every rule leads to its reference', async () => {
  const page = await openEvent();
  await page.getByRole('searchbox', { name: 'Find a name' }).fill('emile');
  await page.getByText('1 name found').waitFor();
  expect(await page.locator('.seat').count()).toBe(1);
  await show(page, 'standings');
  const link = page.getByRole('link', { name: 'GG0-RANK-01' });
  expect(await link.getAttribute('href')).toBe('/rules/gaining-grounds-s0#GG0-RANK-01');
});

test('an event that is not here says so', async () => {
  const page = await open('/e/nowhere', phone);
  await page.getByRole('heading', { name: 'There is no such event here' }).waitFor();
  complaints = complaints.filter((text) => !text.includes('404'));
});
