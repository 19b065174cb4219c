// npm run screenshots: pictures of every page of a demonstration at four widths, to docs/screenshots. Builds first.
import { spawn } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { chromium } from 'playwright-core';
import { findBrowser } from './browser.mjs';
import { NARROW, onlyFaces } from './faces.mjs';
import { root, run } from './house.mjs';

const SIZES = { 360: 740, 768: 1024, 1280: 800, 1920: 1080 };
const QUALITY = 50;
const folder = join(root, 'docs/screenshots');

/** A demonstration on its own port; its first line says where. */
async function startDemo() {
  const child = spawn(process.execPath, ['dist/program/main.js', 'demo', '--port', '0', '--json', '--players', '24'], {
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

/** An event of tomorrow, for which people sign up. */
async function startSignUp(demo) {
  const made = await ask(demo, 'events', { system: 'gaining-grounds-s0', name: 'Harbour Cup' });
  const signUp = { closes: Date.now() + 86_400_000, places: 24 };
  await order({ ...demo, ...made }, [
    { type: 'change-settings', settings: { venue: 'The Old Drill Hall', signUp } },
    { type: 'add-entrants', entrants: ['Aiko Tanaka', 'Émile Zátopek'].map((name) => ({ name, faction: 'Guild' })) },
  ]);
  return made.id;
}

let ordered = 0;
/** Gives an event's commands. */
async function order({ origin, token, id }, commands) {
  for (const command of commands) {
    ordered += 1;
    await ask({ origin, token }, `events/${id}/commands`, { id: `screenshots-${ordered}`, command });
  }
}

const REGULARS = ['Aiko Tanaka', 'Émile Zátopek', 'Ida Novak', 'Bo Lund', 'Noor Haddad', 'Sam Okafor', 'Lea Brandt'];

/** Three months of one group, each with a player of its own, and others who win. */
async function playSeason(demo) {
  for (const [index, guest] of ['Tom Reed', 'Ana Sousa', 'Kim Park'].entries()) {
    const made = await ask(demo, 'events', { system: 'gaining-grounds-s0', name: `Spring League ${index + 1}` });
    const event = { ...demo, ...made };
    const entrants = [...REGULARS, guest].map((name) => ({ name, faction: 'Guild', checkIn: true }));
    await order(event, [
      { type: 'change-settings', settings: { date: `2026-0${index + 3}-14`, rounds: 3 } },
      { type: 'add-entrants', entrants },
      { type: 'publish-pack' },
      { type: 'start-event' },
    ]);
    for (let round = 1; round <= 3; round += 1) {
      await order(event, [{ type: 'draft-round' }, { type: 'publish-round' }]);
      const { parts } = await ask(event, `events/${event.id}/view?parts=games/${round}`);
      const results = Object.values(parts[`games/${round}`]).map(({ id, seats }, table) => {
        const scores = seats.map((seat, side) => ({ vp: (Number(seat.slice(1)) * (index + 2) + table + side) % 9 }));
        return { type: 'enter-result', game: id, result: { kind: 'played', scores } };
      });
      await order(event, [...results, { type: 'close-round' }]);
    }
    await order(event, [{ type: 'end-event' }]);
  }
}

/** A game that is still to be reported: its id, and somebody who plays it. */
async function somebody(demo) {
  const { parts } = await ask(demo, `events/${demo.event}/view?parts=event,games`);
  const games = Object.values(parts[`games/${parts.event.round}`]);
  const open = games.find(({ result, waiting, seats }) => result === null && waiting === 'none' && seats.length === 2);
  return { game: open.id, entrant: open.seats[0] };
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

/** Every page by the name of its picture: its address, what is pressed before, and what is scrolled to. */
function pagesOf({ event, game, signUp, join }) {
  const tabs = (prefix, address, ids) => ids.map((id) => ({ name: `${prefix}-${id}`, at: `${address}#${id}` }));
  const desk = `/desk?event=${event}&as=organiser`;
  const views = ['names', 'tables', 'standings', 'clock', 'scenario'];
  const deskTabs = ['players', 'round', 'results', 'clock', 'standings', 'judges', 'prompts', 'awards', 'settings'];
  return [
    { name: 'home', at: '/' },
    { name: 'rankings', at: '/rankings', see: 'table' },
    { name: 'components', at: '/components' },
    { name: 'desk-new', at: '/desk' },
    { name: 'desk-import', at: '/desk', press: 'summary >> nth=-1' },
    ...tabs('desk', desk, [...deskTabs, 'links', 'screens', 'event']),
    { name: 'desk-result', at: `${desk}#results`, press: 'button[aria-label^="Enter: Table"]' },
    ...tabs('event', `/e/${event}`, ['pairings', 'results', 'standings', 'scenario', 'rules', 'awards']),
    { name: 'event-why', at: `/e/${event}#results`, press: 'button[aria-label^="Details"]' },
    { name: 'phone-join', at: join, stranger: true },
    { name: 'phone-sign-up', at: `/signup/${signUp}`, stranger: true },
    ...tabs('phone', `/p/${event}`, ['now', 'pairings', 'standings', 'games', 'more']),
    { name: 'phone-judge', at: `/p/${event}#now`, press: 'button:has-text("Call a judge")' },
    { name: 'game-begin', at: '/play' },
    { name: 'game-table', at: `/game/${event}/${game}?as=player` },
    { name: 'layouts', at: '/layouts' },
    { name: 'layouts-one', at: '/layouts/steamroller-2015/recon' },
    { name: 'table', at: '/table' },
    { name: 'firefight', at: '/firefight' },
    { name: 'odds-attack', at: '/odds' },
    { name: 'odds-melee', at: '/odds?mode=melee' },
    { name: 'odds-armies', at: '/odds?mode=armies' },
    { name: 'learn', at: '/learn' },
    { name: 'learn-one', at: '/learn/gaining-grounds-s0/claim-jump' },
    ...views.map((view) => ({ name: `screen-${view}`, at: `/screen?event=${event}&view=${view}` })),
    ...tabs('print', `/print?event=${event}`, ['names', 'tables', 'slips', 'standings', 'records', 'numbers']),
    { name: 'print-posters', at: `/print?event=${event}#posters` },
  ];
}
/** Those that are pictured in the dark too. */
const DARK = ['desk-results', 'event-standings', 'phone-now', 'odds-attack', 'components'];

/** What the whole list is there for: `npm run screenshots -- desk-` makes those whose names begin so. */
const asked = process.argv[2] ?? '';

async function picture(page, name) {
  // What is on its way from one colour to another is in neither.
  await page.evaluate(() => document.getAnimations().forEach((change) => change.finish()));
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY });
  writeFileSync(join(folder, `${name}.webp`), Buffer.from(data, 'base64'));
  await session.detach();
}

async function picturesOf(page, origin, { name, at, press, see }) {
  // Where only the part behind # differs, nothing would be loaded.
  await page.goto('about:blank');
  await page.goto(origin + at);
  await page.locator('h1').first().waitFor();
  // What the server drew has its program.
  await page.waitForFunction(() => document.querySelector('[aria-busy=true]:not(button), #page > template') === null);
  await page.waitForTimeout(300);
  if (press !== undefined) await page.locator(press).first().click();
  for (const [width, height] of Object.entries(SIZES)) {
    await page.setViewportSize({ width: Number(width), height });
    if (see !== undefined)
      await page
        .locator(see)
        .first()
        .evaluate((what) => what.scrollIntoView());
    else if (press === undefined) await page.evaluate(() => window.scrollTo(0, 0));
    else await page.locator(press).first().scrollIntoViewIfNeeded();
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
if (asked === '') rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const demo = await startDemo();
const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: ['--no-sandbox'],
  env: { ...process.env, ...onlyFaces(NARROW) },
});
try {
  const settings = { locale: 'en-GB', reducedMotion: 'reduce', colorScheme: 'light' };
  const [context, strangers] = [await browser.newContext(settings), await browser.newContext(settings)];
  await enter(context, demo, { role: 'organiser' });
  const { game, entrant } = await somebody(demo);
  await enter(context, demo, { role: 'player', entrant });
  const { path } = await ask(demo, `events/${demo.event}/links`, { role: 'player' });
  await playSeason(demo);
  const pages = pagesOf({ event: demo.event, game, signUp: await startSignUp(demo), join: path });
  const [known, stranger] = [await context.newPage(), await strangers.newPage()];
  for (const one of pages.filter(({ name }) => name.startsWith(asked))) {
    await picturesOf(one.stranger ? stranger : known, demo.origin, one);
  }
} finally {
  await browser.close();
  demo.stop();
}
