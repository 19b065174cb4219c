/**
 * A page's first and second visit on an old phone and bad Wi-Fi, beside the plainest HTML that shows the same view. A page
 * responds once what it is for is drawn (my seat, the next step, the tables), the first tap on it has been answered, and
 * the answer is drawn. The page itself looks at its clock: whoever asks it from outside makes a slow phone slower. What is
 * said is the median of a few visits. The aim for a second visit, a second, names no processor: it is a bar at CPU ÷ 4. At
 * ÷ 20 it is said beside the least page that answers a tap, which takes about a second itself. Until the page's program is
 * there, what it needs is out of use; when all of it can be used is said too.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BrowserContext, CDPSession, Page } from 'playwright-core';
import { openBrowser } from './lib/browser.ts';
import { openEvent } from './lib/organiser.ts';
import { type Figure, percentile, report } from './lib/report.ts';
import { serverProcess } from './lib/server-process.ts';

/** 400 kbit/s and 400 ms there and back. */
const NETWORK = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };
const PLAYERS = 64;
/** Visits of a kind, each with nothing in the cache but what the kind says. */
const VISITS = 3;

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
  /** Until everything on the page can be used. */
  readonly whole: number;
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

/** Runs in the page before all else: taps once there is something to tap and it is drawn, and notes when the answer is. */
const watcherOf = ({ ready, tap }: Sight): string => `
  const [ready, tap] = ${JSON.stringify([ready, tap])};
  // A frame later it is drawn.
  const drawn = (then) => requestAnimationFrame(() => setTimeout(then));
  const note = (what) => drawn(() => (window[what] ??= performance.now()));
  let seen = false;
  const look = () => {
    if (!seen) {
      const on = document.querySelector(tap?.on ?? ready);
      if (on === null || document.querySelector(ready) === null) return;
      seen = true;
      if (tap !== null) drawn(() => on.click());
    }
    if (tap !== null && document.querySelector(tap.answer) === null) return;
    note('responded');
    if (document.readyState === 'loading' || document.querySelector('#page > template') !== null) return;
    watching.disconnect();
    note('whole');
  };
  const watching = new MutationObserver(look);
  watching.observe(document, { childList: true, subtree: true, attributes: true });
  document.addEventListener('readystatechange', look);`;

/** A visit until the page responds. */
async function visit({ page, session }: Lab, { url }: Sight, slower: number): Promise<Visit> {
  await page.goto('about:blank');
  const sums = { kB: 0, requests: 0 };
  const count = ({ encodedDataLength }: { encodedDataLength: number }) => {
    if (encodedDataLength === 0) return;
    sums.kB += encodedDataLength / 1000;
    sums.requests += 1;
  };
  session.on('Network.loadingFinished', count);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
  await page.goto(url, { waitUntil: 'commit', timeout: 60_000 });
  const ask = async (what: string): Promise<number> => {
    for (let tries = 0; ; tries += 1) {
      if (tries > 120) throw new Error(`${page.url()} is not ${what} after a minute`);
      await new Promise((wake) => setTimeout(wake, 500));
      const { result } = await session.send('Runtime.evaluate', { expression: `window.${what}` });
      if (typeof result.value === 'number') return result.value / 1000;
    }
  };
  const [whole, seconds] = [await ask('whole'), await ask('responded')];
  session.off('Network.loadingFinished', count);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return { seconds, whole, ...sums };
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
/** The least that a page can be: words alone, and words with a style and a script that answers a tap, both kept. */
const words = `<pre>${view.slice(0, 30_000)}</pre>`;
const PEER: Readonly<Record<string, readonly [type: string, text: string]>> = {
  '/': ['text/html', `<!doctype html><title>Peer</title><h1>Round 1</h1>${words}`],
  '/tap': [
    'text/html',
    `<!doctype html><title>Peer</title><link rel="stylesheet" href="/style"><h1>Round 1</h1>
<a href="#clock">Clock</a><script src="/script"></script>${words}`,
  ],
  '/style': ['text/css', 'body { font: 1rem/1.5 sans-serif }'],
  '/script': [
    'text/javascript',
    // It may have been tapped before the script was there.
    `const answer = () => location.hash === '' || (document.links[0].ariaCurrent = 'page');
addEventListener('hashchange', answer);
answer();`,
  ],
};
const peer = createServer(({ url = '' }, response) => {
  const [type, text] = PEER[url] ?? ['text/plain', ''];
  response.setHeader('content-type', type);
  if (type !== 'text/html') response.setHeader('cache-control', 'max-age=3600, immutable');
  response.end(text);
}).listen(0, '127.0.0.1');
await new Promise((listening) => peer.once('listening', listening));
const peerUrl = `http://127.0.0.1:${(peer.address() as AddressInfo).port}`;

const PAGES = [
  {
    name: 'peer, plain HTML',
    url: `${peerUrl}/`,
    ready: 'h1',
    tap: null,
    link: null,
  },
  {
    name: 'peer, plain HTML that answers a tap',
    url: `${peerUrl}/tap`,
    ready: 'h1',
    tap: { on: 'a', answer: 'a[aria-current]' },
    link: null,
  },
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
];

const browser = await openBrowser();
/** First visits in contexts of their own, each followed by a second one. */
async function visits(sight: Sight, link: object | null, slower: number) {
  const first: Visit[] = [];
  const again: Visit[] = [];
  const worked: number[] = [];
  for (let round = 0; round < VISITS; round += 1) {
    const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
    await context.addInitScript({ content: watcherOf(sight) });
    const there = await lab(context);
    if (link !== null) {
      // The session, without what a visit would leave in the cache.
      const { path: _, ...cookie } = await sessionOf(await linkFor(link));
      await context.addCookies([{ ...cookie, path: '/' }]);
    }
    first.push(await visit(there, sight, slower));
    again.push(await visit(there, sight, slower));
    if (slower === SLOW[0].rate) worked.push(await work(there, sight));
    await context.close();
  }
  return { first, again, worked };
}

const middle = (values: readonly number[]) => percentile(values, 0.5);
const SLOW = [
  { rate: 4, most: 2, mostAgain: 1 },
  { rate: 20, most: 3, mostAgain: undefined },
] as const;
const figures: Figure[] = [];
// `npm run bench -- load player` visits that page alone.
const [only = ''] = process.argv.slice(2);
for (const { name, link, ...sight } of PAGES.filter((page) => page.name.startsWith(only))) {
  const barred = !name.startsWith('peer');
  for (const { rate, most, mostAgain } of SLOW) {
    const { first, again, worked } = await visits(sight, link, rate);
    const add = (what: string, value: number, unit: string, bar?: number) =>
      figures.push({ name: `${name}, ${what}`, value, unit, ...(barred && bar !== undefined ? { most: bar } : {}) });
    add(`first visit, CPU ÷ ${rate}`, middle(first.map(({ seconds }) => seconds)), 's', most);
    add(`again, CPU ÷ ${rate}`, middle(again.map(({ seconds }) => seconds)), 's', mostAgain);
    if (barred) add(`first visit whole, CPU ÷ ${rate}`, middle(first.map(({ whole }) => whole)), 's');
    if (barred) add(`again whole, CPU ÷ ${rate}`, middle(again.map(({ whole }) => whole)), 's');
    if (worked.length === 0) continue;
    add('first visit', middle(first.map(({ kB }) => kB)), 'kB');
    add('first visit', middle(first.map(({ requests }) => requests)), 'requests');
    add('again', middle(again.map(({ kB }) => kB)), 'kB');
    add('again, work at full speed', middle(worked), 'ms');
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
