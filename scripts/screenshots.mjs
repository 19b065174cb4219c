// npm run screenshots: the pictures that the guides show, to docs/screenshots. `-- all`, or the begin of a name such as
// `-- desk-`, makes pictures of every page at four widths, to dist/screenshots. Builds first.
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { findBrowser } from './browser.mjs';
import { NARROW, onlyFaces } from './faces.mjs';
import { filmBattle, filmRound } from './films.mjs';
import { root, run } from './house.mjs';
import { ask, playSaturday, playSeason, startServer, startSignUp } from './ordinary.mjs';

const SIZES = { 360: 740, 768: 1024, 1280: 800, 1920: 1080 };
const QUALITY = 50;

/** What is asked for: `all`, the begin of a name, or nothing for what the guides show. */
const [asked] = process.argv.slice(2);
const folder = join(root, asked === undefined ? 'docs/screenshots' : 'dist/screenshots');

/** The pictures that the README and the guides show. */
const SHOWN = new Set(
  ['README.md', ...readdirSync(join(root, 'docs')).map((file) => `docs/${file}`)]
    .filter((file) => file.endsWith('.md'))
    .flatMap((file) => [...readFileSync(join(root, file), 'utf8').matchAll(/screenshots\/([\w-]+)\.webp/g)])
    .map(([, name]) => name),
);

const wanted = (name) => (asked === undefined ? SHOWN.has(name) : asked === 'all' || name.startsWith(asked));

/** A game that is still to be reported: its id, and somebody who plays it. */
async function somebody(event) {
  const { parts } = await ask(event, `events/${event.id}/view?parts=event,games`);
  const games = Object.values(parts[`games/${parts.event.round}`]);
  const open = games.find(({ result, waiting, seats }) => result === null && waiting === 'none' && seats.length === 2);
  return { game: open.id, entrant: open.seats[0] };
}

/** A session in the browser, by a link of a role. */
async function enter(context, event, link) {
  const { path } = await ask(event, `events/${event.id}/links`, link);
  const page = await context.newPage();
  await page.goto(event.origin + path);
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
    { name: 'simulate', at: '/simulate' },
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
    if (!wanted(`${name}-${width}`)) continue;
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
    if (asked === undefined || !DARK.includes(name) || width === '768' || width === '1920') continue;
    await page.emulateMedia({ colorScheme: 'dark' });
    await picture(page, `${name}-${width}-dark`);
    await page.emulateMedia({ colorScheme: 'light' });
  }
}

const { code } = await run(process.execPath, ['scripts/build.mjs']);
if (code !== 0) process.exit(code);
if (asked === undefined || asked === 'all') rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const server = await startServer();
const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: ['--no-sandbox'],
  env: { ...process.env, ...onlyFaces(NARROW) },
});
try {
  const settings = { locale: 'en-GB', reducedMotion: 'reduce', colorScheme: 'light' };
  const [context, strangers] = [await browser.newContext(settings), await browser.newContext(settings)];
  const event = await playSaturday(server);
  await enter(context, event, { role: 'organiser' });
  const { game, entrant } = await somebody(event);
  await enter(context, event, { role: 'player', entrant });
  const { path } = await ask(event, `events/${event.id}/links`, { role: 'player' });
  const stranger = await strangers.newPage();
  const known = await context.newPage();
  if (asked !== undefined) await playSeason(server);
  const signUp = asked === undefined ? '' : await startSignUp(server);
  const pages = pagesOf({ event: event.id, game, signUp, join: path });
  const made = pages.filter(({ name }) => Object.keys(SIZES).some((width) => wanted(`${name}-${width}`)));
  for (const one of made) await picturesOf(one.stranger ? stranger : known, server.origin, one);
  if (wanted('round'))
    writeFileSync(join(folder, 'round.webp'), await filmRound({ server, event, context, strangers, enter }));
  if (wanted('battle')) writeFileSync(join(folder, 'battle.webp'), await filmBattle({ server, context }));
} finally {
  await browser.close();
  server.stop();
}
