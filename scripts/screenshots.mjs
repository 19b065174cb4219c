// npm run screenshots: pictures of every page of a demonstration at four widths, to docs/screenshots. Builds first.
import { spawn } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { chromium } from 'playwright-core';
import { findBrowser } from './browser.mjs';
import { root, run } from './house.mjs';

const SIZES = { 360: 740, 768: 1024, 1280: 800, 1920: 1080 };
const QUALITY = 55;
const folder = join(root, 'docs/screenshots');

/** A demonstration on its own port; its first line says where. */
async function startDemo() {
  const child = spawn(process.execPath, ['dist/cli/main.js', 'demo', '--port', '0', '--json', '--players', '24'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const first = await createInterface({ input: child.stdout })[Symbol.asyncIterator]().next();
  const { organiser, event } = JSON.parse(first.value);
  const { origin, hash } = new URL(organiser);
  return { origin, event, token: hash.slice(1), stop: () => child.kill() };
}

async function ask({ origin, token }, path, body) {
  const answer = await fetch(`${origin}/api/${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
  return answer.json();
}

/** Somebody whose game is still to be reported. */
async function somebody(demo) {
  const { parts } = await ask(demo, `events/${demo.event}/view?parts=event,games`);
  const games = Object.values(parts[`games/${parts.event.round}`]);
  const open = games.find(({ result, waiting, seats }) => result === null && waiting === 'none' && seats.length === 2);
  return open.seats[0];
}

/** A session in the browser, by a link of a role. */
async function enter(context, demo, link) {
  const { path } = await ask(demo, `events/${demo.event}/links`, link);
  const page = await context.newPage();
  await page.goto(demo.origin + path);
  await page.waitForURL((url) => url.hash === '');
  await page.locator('.masthead').waitFor();
  await page.waitForTimeout(500);
  await page.close();
}

/** Every page by the name of its picture; `dark` ones are pictured in the dark too. */
function pagesOf({ event }) {
  const tabs = (prefix, address, ids) => Object.fromEntries(ids.map((id) => [`${prefix}-${id}`, `${address}#${id}`]));
  const desk = ['players', 'round', 'results', 'clock', 'judges', 'prompts', 'awards', 'settings', 'links', 'event'];
  const views = ['names', 'tables', 'standings', 'clock', 'scenario'];
  return {
    home: '/',
    'desk-new': '/desk',
    ...tabs('desk', `/desk?event=${event}&as=organiser`, desk),
    ...tabs('event', `/e/${event}`, ['pairings', 'results', 'standings', 'scenario', 'rules', 'awards']),
    ...tabs('phone', `/p/${event}`, ['now', 'pairings', 'standings', 'games', 'more']),
    ...Object.fromEntries(views.map((view) => [`screen-${view}`, `/screen?event=${event}&view=${view}`])),
    ...tabs('print', `/print?event=${event}`, ['names', 'tables', 'slips', 'standings']),
  };
}
const DARK = ['desk-results', 'event-standings', 'phone-now', 'screen-clock'];

async function picture(page, name) {
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY });
  writeFileSync(join(folder, `${name}.webp`), Buffer.from(data, 'base64'));
  await session.detach();
}

async function picturesOf(page, origin, [name, address]) {
  // Where only the part behind # differs, nothing would be loaded.
  await page.goto('about:blank');
  await page.goto(origin + address);
  await page.locator('h1').first().waitFor();
  await page.waitForTimeout(300);
  for (const [width, height] of Object.entries(SIZES)) {
    await page.setViewportSize({ width: Number(width), height });
    await page.evaluate(() => window.scrollTo(0, 0));
    await page.waitForTimeout(150);
    await picture(page, `${name}-${width}`);
    if (!DARK.includes(name) || width === '768' || width === '1920') continue;
    await page.emulateMedia({ colorScheme: 'dark' });
    await picture(page, `${name}-${width}-dark`);
    await page.emulateMedia({ colorScheme: 'light' });
  }
}

const { code } = await run(process.execPath, ['scripts/build.mjs']);
if (code !== 0) process.exit(code);
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const demo = await startDemo();
const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox'] });
try {
  const context = await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce', colorScheme: 'light' });
  await enter(context, demo, { role: 'organiser' });
  await enter(context, demo, { role: 'player', entrant: await somebody(demo) });
  const page = await context.newPage();
  for (const one of Object.entries(pagesOf(demo))) await picturesOf(page, demo.origin, one);
} finally {
  await browser.close();
  demo.stop();
}
