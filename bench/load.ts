/**
 * A page's first and second visit on an old phone and bad Wi-Fi, beside the plainest HTML that shows the same view. A page
 * responds once what it is for is on it (my seat, the next step, the tables) and the first tap on it has been answered. How
 * long that takes depends on what else the machine does; the bytes, the requests and the time on the page's thread do not,
 * and so they are shown beside it.
 */
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

interface Visit {
  readonly seconds: number;
  /** As they came over the network, headers included. */
  readonly kB: number;
  readonly requests: number;
}

interface Sight {
  readonly url: string;
  readonly ready: string;
  /** What is tapped first, and what answers; null where there is nothing to tap. */
  readonly tap: { readonly on: string; readonly answer: string } | null;
}

/** A visit until the page responds. */
async function visit({ page, session }: Lab, { url, ready, tap }: Sight, slower: number): Promise<Visit> {
  await page.goto('about:blank');
  const sums = { kB: 0, requests: 0 };
  const count = ({ encodedDataLength }: { encodedDataLength: number }) => {
    if (encodedDataLength === 0) return;
    sums.kB += encodedDataLength / 1000;
    sums.requests += 1;
  };
  session.on('Network.loadingFinished', count);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
  const start = performance.now();
  await page.goto(url, { waitUntil: 'commit', timeout: 60_000 });
  await page.locator(ready).first().waitFor({ timeout: 60_000 });
  if (tap !== null) {
    await page.locator(tap.on).dispatchEvent('click');
    await page.locator(tap.answer).waitFor({ timeout: 60_000 });
  }
  const seconds = (performance.now() - start) / 1000;
  session.off('Network.loadingFinished', count);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return { seconds, ...sums };
}

/** Milliseconds that the page's thread worked for a visit at full speed, whatever else the machine did. */
async function work({ page, session }: Lab, sight: Sight): Promise<number> {
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const spent = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
  };
  await page.goto('about:blank');
  const before = await spent();
  await visit({ page, session }, sight, 1);
  return (await spent()) - before;
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
    tap: { on: '.phone-way[href="#pairings"]', answer: '.phone-way[href="#pairings"][aria-current]' },
    link: { role: 'player', entrant: game?.seats[0] },
  },
  {
    name: 'desk',
    url: `${server.url}/desk?event=${desk.event}&as=organiser`,
    ready: '.next-sentence',
    tap: { on: '#tab-clock', answer: '#tab-clock[aria-selected=true]' },
    link: { role: 'organiser' },
  },
  {
    name: 'screen',
    url: `${server.url}/screen?event=${desk.event}&view=tables`,
    ready: '.screen-row',
    tap: null,
    link: null,
  },
  {
    name: 'peer, plain HTML',
    url: `http://127.0.0.1:${(peer.address() as AddressInfo).port}/`,
    ready: 'h1',
    tap: null,
    link: null,
  },
];

const browser = await chromium.launch({
  executablePath: process.env.MUSTER_CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
const figures: Figure[] = [];
for (const { name, link, ...sight } of PAGES) {
  const bars = link !== null || name === 'screen';
  for (const [slower, bar] of [
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
    const first = await visit(there, sight, slower);
    const again = await visit(there, sight, slower);
    const most = bars ? { most: bar } : {};
    figures.push({ name: `${name}, first visit, CPU ÷ ${slower}`, value: first.seconds, unit: 's', ...most });
    figures.push({
      name: `${name}, again, CPU ÷ ${slower}`,
      value: again.seconds,
      unit: 's',
      ...(bars ? { most: 1 } : {}),
    });
    if (slower === 4) {
      figures.push({ name: `${name}, first visit`, value: first.kB, unit: 'kB' });
      figures.push({ name: `${name}, first visit`, value: first.requests, unit: 'requests' });
      figures.push({ name: `${name}, again`, value: again.kB, unit: 'kB' });
      figures.push({ name: `${name}, again, work at full speed`, value: await work(there, sight), unit: 'ms' });
    }
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
