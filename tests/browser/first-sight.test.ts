/** A page before its program is there: drawn by the server, and the ways through it answer. */
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { closeAll, faultsOf } from './browser.ts';
import { type Desk, type Hall, openHall } from './hall.ts';
import { button, claim } from './phone.ts';

const NAMES = ['Aiko Tanaka', 'مريم الزهراني', 'Hiro 🎲🔥', 'Ида <b>Новак</b>'];

let hall: Hall;
let desk: Desk;
/** Who meet at the first table. */
let [mine, theirs] = ['', ''];
beforeAll(async () => {
  hall = await openHall();
  desk = await hall.event(NAMES.map((name) => ({ name, faction: 'Guild', checkIn: true })));
  await desk.play({ type: 'start-event' });
  await desk.nextRound();
  const [game, entrants] = [(await desk.games(1)).find(({ table }) => table === 1), await desk.entrants()];
  [mine = '', theirs = ''] = (game?.seats ?? []).map((seat) => entrants[seat]?.name);
}, 120_000);
afterAll(() => hall.end());
afterEach(() => closeAll(hall.browser));

type Kept = Awaited<ReturnType<ReturnType<Page['context']>['storageState']>>;

/** What a phone keeps from its first visit. A name is taken once. */
const kept = new Map<string, Kept>();

/** Another visit of somebody who was here before. */
async function again(who: string, come: (page: Page) => Promise<void>, options: BrowserContextOptions = {}) {
  const storageState = kept.get(who) ?? (await firstVisit(come));
  kept.set(who, storageState);
  return hall.phone({ ...options, storageState });
}

async function firstVisit(come: (page: Page) => Promise<void>): Promise<Kept> {
  const page = await hall.phone();
  await come(page);
  const state = await page.context().storageState();
  await page.context().close();
  return state;
}

const player = (name: string, options?: BrowserContextOptions): Promise<Page> =>
  again(name, (page) => claim(page, desk.join, name), options);

const organiser = (options?: BrowserContextOptions): Promise<Page> =>
  again(
    'the desk',
    async (page) => {
      await page.goto(desk.address);
      await page.locator('.next-sentence').waitFor();
    },
    options,
  );

test('without any program a player reads table and opponent, in their language', async () => {
  const page = await player(mine, { javaScriptEnabled: false, locale: 'de-AT' });
  await page.goto(`${hall.url}/p/${desk.id}`);
  expect(await page.locator('.my-opponent').innerText()).toContain(theirs);
  expect(await page.locator('.phone-me').innerText()).toBe(`Du bist ${mine}`);
  expect(await page.locator('.my-table-number').innerText()).toBe('1');
  expect(await page.locator('#page button:enabled, #page input:enabled').count()).toBe(0);
  // The server does not know what time it is here.
  expect(await page.locator('.clock').innerText()).toContain('--:--');
});

test('until its program is there a page has no faults, turns to another panel, and then goes on from there', async () => {
  const page = await player(theirs);
  let arrives = (): void => undefined;
  const arrived = new Promise<void>((resolve) => (arrives = resolve));
  await page.route('**/assets/player-*.js', async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto(`${hall.url}/p/${desk.id}`);
  await page.locator('.seat-card').waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('link', { name: 'Pairings' }).tap();
  await page.locator('.phone-way[href="#pairings"][aria-current="page"]').waitFor();
  expect(await page.locator('.player').innerText()).toContain('Loading');
  arrives();
  await page.getByRole('heading', { name: 'Pairings, round 1' }).waitFor();
  await page.getByRole('link', { name: 'Now' }).tap();
  await button(page, 'Call a judge').tap();
  await page.getByRole('dialog').waitFor();
});

test.each(['names', 'tables', 'standings'])('a screen shows the same %s before its program is there', async (view) => {
  const page = await hall.phone({ viewport: { width: 1280, height: 720 }, hasTouch: false });
  let arrives = (): void => undefined;
  const arrived = new Promise<void>((resolve) => (arrives = resolve));
  await page.route('**/assets/screen-*.js', async (route) => {
    await arrived;
    await route.continue();
  });
  // From there all four fit, in one column, without opponents.
  await page.goto(`${hall.url}/screen?event=${desk.id}&view=${view}&distance=8&size=65`);
  const list = page.locator('.screen-body.columns-1');
  await list.waitFor();
  expect(await page.locator('[data-unfitted]').count()).toBe(1);
  const [before, title] = [await list.innerHTML(), await page.locator('h1').innerText()];
  const type = await page.evaluate(() => document.documentElement.style.getPropertyValue('--type'));
  arrives();
  await page.getByText('as of').waitFor();
  expect(await list.innerHTML()).toBe(before);
  expect(await page.locator('h1').innerText()).toBe(title);
  expect(await page.evaluate(() => document.documentElement.style.getPropertyValue('--type'))).toBe(type);
});

test('the desk is drawn with the round that it is about, for whoever may see it', async () => {
  const page = await organiser({ javaScriptEnabled: false });
  await page.goto(`${hall.url}/desk?event=${desk.id}&as=organiser`);
  expect(await page.locator('.next-sentence').innerText()).not.toBe('');
  expect(await page.getByRole('tab', { selected: true }).count()).toBe(1);
  expect(await page.getByRole('tabpanel').innerText()).toContain(theirs);
  const stranger = await hall.phone({ javaScriptEnabled: false });
  await stranger.goto(`${hall.url}/desk?event=${desk.id}&as=organiser`);
  expect(await stranger.locator('#page').innerHTML()).toBe('');
});
