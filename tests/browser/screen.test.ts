/** A big screen before two hundred players: everybody is on a page, no number is cut, and it says when it is out of date. */
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test, onTestFinished } from 'vitest';
import { closeAll, inEachFace, noteWhenShown } from './browser.ts';
import { type Desk, type Hall, openHall } from './hall.ts';

const FIRST = ['Aiko', 'Bartholomew', 'Chidi', 'Dagny', 'Émile', 'Farouk', 'Grace', 'Hiro 🎲', 'Łukasz', 'مريم'];
const LAST = ['Tanaka', 'Featherstonehaugh-Cholmondeley-Montgomery of Upper Slaughter', 'Okonkwo', 'Nowak', 'Li'];
const VIEWS = ['names', 'tables', 'standings', 'clock', 'scenario'];
const HD = { width: 1920, height: 1080 };

let hall: Hall;
let desk: Desk;
beforeAll(async () => {
  hall = await openHall();
  const names = [1, 2, 3, 4].flatMap((number) =>
    FIRST.flatMap((first) => LAST.map((last) => `${first} ${last} ${'I'.repeat(number)}`)),
  );
  desk = await hall.event(names.map((name) => ({ name, faction: 'Guild', checkIn: true })));
  await desk.play({ type: 'start-event' });
  await desk.nextRound();
}, 120_000);
afterAll(() => hall.end());
afterEach(() => closeAll(hall.browser));

async function screen(query: string, timed = false): Promise<Page> {
  const page = await hall.phone({ viewport: HD, hasTouch: false, reducedMotion: 'reduce' });
  if (timed) await page.clock.install();
  await page.goto(`${hall.url}/screen?event=${desk.id}&${query}`);
  await isLive(page);
  return page;
}

/** What the server drew is there at once; this waits for the program, which measures anew whenever the window changes. */
function isLive(page: Page): Promise<void> {
  return page.locator('.screen-as-of', { hasText: /as of|Stand/ }).waitFor();
}

/** What does not fit, in a narrow face and in a wide one: rows below the foot, numbers that are cut, anything to the side. */
const misfits = (page: Page): Promise<readonly string[]> => inEachFace(page, () => misfitsNow(page));

function misfitsNow(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const foot = document.querySelector('.screen-foot')?.getBoundingClientRect().top ?? 0;
    const low = [...document.querySelectorAll('.screen-row')].filter(
      (row) => row.getBoundingClientRect().bottom > foot + 1,
    );
    const cut = [...document.querySelectorAll('.screen-table, .screen-rank, .screen-figure, .screen-digits')].filter(
      (one) => one.scrollWidth > one.clientWidth + 1 || one.getBoundingClientRect().right > window.innerWidth,
    );
    const { scrollWidth, clientWidth } = document.documentElement;
    const clock = document.querySelector('.screen-clock');
    const high = clock !== null && clock.scrollHeight > clock.clientHeight + 1 ? [clock] : [];
    return [...low, ...cut, ...high]
      .slice(0, 3)
      .map((one) => one.outerHTML.slice(0, 120))
      .concat(scrollWidth > clientWidth ? ['sideways'] : []);
  });
}

describe('pairings by name', () => {
  test('shows each of 200 players on one of its pages, with the table', async () => {
    const page = await screen('view=names&distance=5&size=projector', true);
    const pages = Number(/of (\d+)/.exec(await page.locator('.screen-page').innerText())?.[1]);
    const seen = new Set<string>();
    for (let turn = 0; turn < pages + 1; turn += 1) {
      const rows = await page.locator('.screen-row').allInnerTexts();
      for (const row of rows) {
        expect(row.trimEnd()).toMatch(/\d$/);
        seen.add(row);
      }
      expect(await misfits(page)).toEqual([]);
      await page.clock.runFor(8000);
    }
    expect(seen.size).toBe(200);
  });

  test('a page can be held, and goes on', async () => {
    const page = await screen('view=names&distance=8&size=65', true);
    await page.getByRole('button', { name: 'Hold this page' }).click();
    const held = await page.locator('.screen-page').innerText();
    await page.clock.runFor(20_000);
    expect(await page.locator('.screen-page').innerText()).toBe(held);
    await page.getByRole('button', { name: 'Go on' }).click();
    await page.clock.runFor(10_000);
    await expect.poll(() => page.locator('.screen-page').innerText()).not.toBe(held);
  });
});

test('every view fits every screen, whoever sits how far', async () => {
  const found: string[] = [];
  const page = await screen('view=names');
  for (const view of VIEWS) {
    for (const [distance, size] of [
      ['3', '86'],
      ['8', 'projector'],
      ['15', '55'],
    ]) {
      await page.goto(`${hall.url}/screen?event=${desk.id}&view=${view}&distance=${distance}&size=${size}`);
      await isLive(page);
      for (const width of [360, 1280, 1920]) {
        await page.setViewportSize({ width, height: width === 360 ? 640 : (width * 9) / 16 });
        // The page measures itself anew in the next frame.
        await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
        found.push(...(await misfits(page)).map((what) => `${view} ${distance} m ${width}: ${what}`));
      }
    }
  }
  expect(found).toEqual([]);
});

test.each([
  ['en', '59 minutes', 59, 0, /^5\d:\d\d$/],
  ['en', 'a day', 1440, 0, /^23:5\d:\d\d$/],
  ['en', 'the end', 1, 62_000, 'Time is up'],
  ['de', 'the end in longer words', 1, 62_000, 'Die Zeit ist um'],
] as const)('the clock fits its box (%s): %s', async (language, _, minutes, later, shown) => {
  await desk.play({ type: 'set-clock', minutes, reason: 'A test' });
  const page = await hall.phone({ viewport: HD, hasTouch: false, reducedMotion: 'reduce' });
  await page.context().addCookies([{ name: 'language', value: language, url: hall.url }]);
  await page.clock.install();
  await page.goto(`${hall.url}/screen?event=${desk.id}&view=clock`);
  // The program runs: it would take what the page came with for the time of its start.
  await isLive(page);
  // Cut off: a word from the server would set the page's clock back to the server's.
  onTestFinished(() => hall.cut(false));
  await hall.cut(later > 0);
  if (later > 0) await page.clock.runFor(later);
  await expect.poll(() => page.locator('.screen-digits').innerText()).toMatch(shown);
  for (const [width, height] of [
    [360, 640],
    [1024, 768],
    [1280, 720],
    [1920, 1080],
    [3840, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    expect(await misfits(page), `${width} × ${height}`).toEqual([]);
  }
});

test('says within ten seconds that it is out of date, and recovers', async () => {
  const page = await screen('view=clock', true);
  const staleAfter = await noteWhenShown(page, '.screen-stale');
  await hall.cut(true);
  await page.clock.runFor(9900);
  await page.locator('.screen-stale').waitFor();
  expect(await staleAfter()).toBeLessThanOrEqual(10_000);
  await page.getByRole('alert').filter({ hasText: 'No word from the server since' }).waitFor();
  await hall.cut(false);
  await expect.poll(() => page.locator('.screen-stale').count(), { timeout: 15_000 }).toBe(0);
});

test('a display’s link opens it, and what is chosen goes into the address', async () => {
  const page = await hall.phone({ viewport: HD, hasTouch: false });
  await page.goto(await desk.link('display'));
  await page.locator('.screen h1').waitFor();
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByLabel('View').selectOption({ label: 'Standings' });
  await page.getByLabel('Farthest reader').selectOption({ label: '10 m' });
  await page.getByRole('button', { name: 'Show it' }).click();
  await page.getByRole('heading', { name: /Standings/ }).waitFor();
  expect(page.url()).toContain(`event=${desk.id}&view=standings&distance=10`);
});

test('after the end who has won stays in sight, and a long name is whole in its row', async () => {
  const long = 'Maximiliane-Charlotte von Hohenstein-Wiesenburg';
  const people = [long, 'Bo'].map((name) => ({ name, faction: 'Khador', checkIn: true }));
  const small = await hall.event(people, 'steamroller-2015');
  await small.play({ type: 'start-event' });
  await small.nextRound();
  const [game] = await small.games(1);
  if (!game) throw new Error('no game');
  const { id, seats } = game;
  const entrants = await small.entrants();
  const scores = seats.map((seat) => ({
    ...{ result: entrants[seat]?.name === long ? 'win' : 'loss', list: 'list1', controlPoints: 5 },
    armyPointsDestroyed: 20,
  }));
  await small.play({ type: 'enter-result', game: id, result: { kind: 'played', scores } }, { type: 'close-round' });
  await small.play({ type: 'end-event' });
  const page = await hall.phone({ viewport: { width: 1280, height: 800 }, hasTouch: false, reducedMotion: 'reduce' });
  await page.goto(`${hall.url}/screen?event=${small.id}`);
  await isLive(page);
  expect(await page.locator('h1').innerText()).toContain(`Winner: ${long}`);
  // Nothing else takes turns with it.
  expect(await page.locator('.screen-says').innerText()).toBe('');
  for (const what of ['h1', '.screen-row .screen-who >> nth=0']) {
    const box = await page
      .locator(what)
      .evaluate((one) => [one.scrollWidth - one.clientWidth, one.scrollHeight - one.clientHeight]);
    expect([what, ...box.map((over) => over <= 1)]).toEqual([what, true, true]);
  }
  expect(await misfits(page)).toEqual([]);
});
