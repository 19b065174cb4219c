/** A page's first and second visit on an old phone and bad Wi-Fi, beside the plainest HTML that shows the same view. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type BrowserContext, type CDPSession, type Page, chromium } from 'playwright-core';
import { openEvent } from './lib/organiser.ts';
import { type Figure, report } from './lib/report.ts';
import { serverProcess } from './lib/server-process.ts';

/** 400 kbit/s and 400 ms there and back. */
const NETWORK = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };
const PLAYERS = 64;

interface Lab {
  readonly page: Page;
  readonly session: CDPSession;
}

async function lab(context: BrowserContext): Promise<Lab> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  return { page, session };
}

/** Seconds until what the page is for is there and the page has answered a task. */
async function visit({ page, session }: Lab, url: string, ready: string, slower: number): Promise<number> {
  await page.goto('about:blank');
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
  const start = performance.now();
  await page.goto(url, { waitUntil: 'commit', timeout: 60_000 });
  await page.locator(ready).first().waitFor({ timeout: 60_000 });
  await page.evaluate(() => new Promise((answer) => setTimeout(answer, 0)));
  const taken = (performance.now() - start) / 1000;
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return taken;
}

const server = await serverProcess();
const desk = await openEvent(server.url, PLAYERS);
const [game] = await desk.games(1);
const linkFor = async (link: object): Promise<string> => {
  const answer = await fetch(`${server.url}/api/events/${desk.event}/links`, {
    method: 'POST',
    headers: { authorization: `Bearer ${desk.token}`, 'content-type': 'application/json' },
    body: JSON.stringify(link),
  });
  return server.url + ((await answer.json()) as { path: string }).path;
};
const view = await (await fetch(`${server.url}/api/events/${desk.event}/view?as=public`)).text();
const peer = createServer((_, response) => {
  response.setHeader('content-type', 'text/html');
  response.end(`<!doctype html><title>Peer</title><h1>Round 1</h1><pre>${view.slice(0, 30_000)}</pre>`);
}).listen(0, '127.0.0.1');
await new Promise((listening) => peer.once('listening', listening));

const PAGES = [
  {
    name: 'player',
    url: `${server.url}/p/${desk.event}`,
    ready: '.seat-card',
    link: { role: 'player', entrant: game?.seats[0] },
  },
  {
    name: 'desk',
    url: `${server.url}/desk?event=${desk.event}&as=organiser`,
    ready: '.next-sentence',
    link: { role: 'organiser' },
  },
  { name: 'screen', url: `${server.url}/screen?event=${desk.event}&view=tables`, ready: '.screen-row', link: null },
  {
    name: 'peer, plain HTML',
    url: `http://127.0.0.1:${(peer.address() as AddressInfo).port}/`,
    ready: 'h1',
    link: null,
  },
];

const browser = await chromium.launch({
  executablePath: process.env.MUSTER_CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
const figures: Figure[] = [];
for (const { name, url, ready, link } of PAGES) {
  const bars = !name.startsWith('peer');
  for (const [slower, most] of [
    [4, 2],
    [20, 3],
  ] as const) {
    const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
    const way = link === null ? null : await linkFor(link);
    const there = await lab(context);
    if (way !== null) {
      // The session, without what a visit would leave in the cache.
      const { path: _, ...cookie } = await sessionOf(way);
      await context.addCookies([{ ...cookie, path: '/' }]);
    }
    const first = await visit(there, url, ready, slower);
    const again = await visit(there, url, ready, slower);
    figures.push({ name: `${name}, first visit, CPU ÷ ${slower}`, value: first, unit: 's', ...(bars ? { most } : {}) });
    figures.push({
      name: `${name}, again, CPU ÷ ${slower}`,
      value: again,
      unit: 's',
      ...(bars && slower === 4 ? { most: 1 } : {}),
    });
    await context.close();
  }
}
await browser.close();
peer.close();
await server.stop();
report(`load: ${PLAYERS} players, 400 kbit/s, 400 ms`, figures);

/** The cookie that a link's token is exchanged for. */
async function sessionOf(link: string): Promise<{ name: string; value: string; domain: string; path: string }> {
  const { hash, hostname } = new URL(link);
  const answer = await fetch(`${server.url}/api/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token: hash.slice(1) }),
  });
  const [pair = ''] = (answer.headers.get('set-cookie') ?? '').split(';');
  const [name = '', value = ''] = pair.split('=');
  return { name, value, domain: hostname, path: '/' };
}
