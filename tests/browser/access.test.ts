/**
 * Every route, at four widths, in the light and in the dark: no fault that axe finds, no target smaller than a thumb,
 * nothing sticking out at the side; also at 320 px, and with the text at twice its size. One table, one hall.
 */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WIDTHS, faultsOf } from './browser.ts';
import { type Desk, type Hall, openHall } from './hall.ts';
import { button, claim } from './phone.ts';

const NAMES = [
  'Aiko Tanaka',
  'Bartholomew Featherstonehaugh-Cholmondeley-Montgomery the Younger of Upper Slaughter',
  'Hiro 🎲🔥',
  'مريم الزهراني',
  'Dan Dogwood',
  'Eva Elm',
];
/** Where axe tries all its rules: the marks of a phone and of a laptop. Elsewhere, those that a width or a theme can spoil. */
const WHOLE = [360, 1280];

interface Row {
  readonly at: string;
  /** Pressed before looking. */
  readonly press?: string | RegExp;
  readonly language?: 'en' | 'de';
  /** Read across a hall: 7:1 even where the text is large. */
  readonly far?: boolean;
}

let hall: Hall;
let running: Desk;
let draft: Desk;
let desk: Page;
let phone: Page;

beforeAll(async () => {
  hall = await openHall();
  const entrants = NAMES.map((name) => ({ name, faction: 'Guild', checkIn: true }));
  running = await hall.event(entrants);
  await running.play({ type: 'start-event' });
  await running.nextRound();
  const open = (await running.games(1)).filter(({ kind }) => kind === 'game');
  for (const { id } of open) {
    const scores = [{ vp: 6 }, { vp: 2 }] as const;
    await running.play({ type: 'enter-result', game: id, result: { kind: 'played', scores } });
  }
  await running.play({ type: 'close-round' });
  await running.nextRound();
  draft = await hall.event(entrants);
  await draft.play({ type: 'start-event' }, { type: 'draft-round' });
  desk = await hall.phone({ hasTouch: false, locale: 'en-GB', reducedMotion: 'reduce' });
  for (const { address } of [running, draft]) {
    await desk.goto(address);
    await desk.getByRole('tablist').waitFor();
  }
  phone = await hall.phone({ locale: 'en-GB', reducedMotion: 'reduce' });
  await claim(phone, running.join, NAMES[0] ?? '');
}, 120_000);
afterAll(() => hall.end());

const at = (paths: readonly string[], prefix: string): readonly Row[] => paths.map((path) => ({ at: prefix + path }));

/** `RUN` and `DRAFT` stand for the ids of the two events. */
const STAFF: readonly Row[] = [
  { at: '/' },
  { at: '/', language: 'de' },
  { at: '/desk' },
  { at: '/rankings' },
  { at: '/rules' },
  { at: '/desk?event=DRAFT&as=organiser#round' },
  ...at(
    [
      'players',
      'round',
      'results',
      'clock',
      'standings',
      'judges',
      'prompts',
      'awards',
      'settings',
      'links',
      'screens',
      'event',
    ],
    '/desk?event=RUN&as=organiser#',
  ),
  { at: '/desk?event=RUN&as=organiser#players', press: 'Open Dan Dogwood' },
  { at: '/desk?event=RUN&as=organiser#results', press: /^Enter: Table 1/ },
  { at: '/desk?event=RUN&as=organiser#results', language: 'de' },
  ...at(['pairings', 'pairings/table', 'standings', 'results/1', 'scenario', 'rules', 'rulings', 'awards'], '/e/RUN#'),
  { at: '/e/RUN#results/1', press: /^Details/ },
  ...at(['names', 'tables', 'slips', 'standings', 'records', 'numbers', 'posters'], '/print?event=RUN&round=1#'),
  ...['names', 'tables', 'standings', 'clock', 'scenario'].map((view) => ({
    at: `/screen?event=RUN&view=${view}`,
    far: true,
  })),
];
const PLAYER: readonly Row[] = [
  ...at(['now', 'pairings', 'standings', 'games', 'more'], '/p/RUN#'),
  { at: '/p/RUN#now', press: 'Call a judge' },
  { at: '/p/RUN#now', language: 'de' },
];

/** What is smaller than a thumb, and whether anything sticks out at the side. */
function misfits(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const aimed = document.querySelectorAll('a, button, select, textarea, summary, .check, input:not([type=radio])');
    const small = [...aimed].filter((element) => {
      const { width, height } = element.getBoundingClientRect();
      // Words in a sentence are as high as its lines; a box is aimed at by its label.
      const excused = element.matches('.skip-link, p a, li a:not([class]), .check input, input[type=file], .rule-link');
      return element.checkVisibility() && !excused && (Math.round(width) < 44 || Math.round(height) < 44);
    });
    const wide = document.documentElement.scrollWidth > document.documentElement.clientWidth;
    return [...small.map((one) => `small: ${one.outerHTML.slice(0, 120)}`), ...(wide ? ['sideways'] : [])];
  });
}

async function open(page: Page, { at: address, press, language = 'en' }: Row): Promise<void> {
  await page.context().addCookies([{ name: 'language', value: language, url: hall.url }]);
  await page.setViewportSize({ width: WIDTHS[0] ?? 0, height: 900 });
  // Where only the part behind # differs, nothing would be loaded.
  await page.goto('about:blank');
  await page.goto(hall.url + address.replace('RUN', running.id).replace('DRAFT', draft.id));
  await page.locator('h1').first().waitFor();
  await page.waitForFunction(() => document.querySelector('[aria-busy=true]') === null);
  if (press !== undefined) await button(page, press).first().click();
  await page.evaluate(() => document.querySelectorAll('details').forEach((fold) => (fold.open = true)));
}

/** The text at twice its size: as wide as a phone turned on its side, and no narrower than its words. */
async function enlarged(page: Page): Promise<readonly string[]> {
  await page.setViewportSize({ width: 320, height: 900 });
  const found = (await misfits(page)).map((what) => `320 ${what}`);
  await page.setViewportSize({ width: 640, height: 900 });
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  const large = (await misfits(page)).filter((what) => what === 'sideways').map((what) => `200 % ${what}`);
  await page.evaluate(() => (document.documentElement.style.fontSize = ''));
  return [...found, ...large];
}

async function faults(page: Page, row: Row): Promise<readonly string[]> {
  const found: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    found.push(...(await misfits(page)).map((what) => `${width} ${what}`));
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const rules = colorScheme === 'light' && WHOLE.includes(width) ? 'all' : 'colours';
      found.push(...(await faultsOf(page, rules)).map((what) => `${width} ${colorScheme} ${what}`));
      if (row.far === true)
        found.push(...(await faultsOf(page, 'far')).map((what) => `${width} ${colorScheme} ${what}`));
    }
  }
  return [...found, ...(await enlarged(page))];
}

async function look(page: Page, rows: readonly Row[]): Promise<void> {
  const found: string[] = [];
  for (const row of rows) {
    await open(page, row);
    found.push(...(await faults(page, row)).map((what) => `${row.at} ${String(row.press ?? '')}: ${what}`));
  }
  expect(found).toEqual([]);
}

test('whatever staff and visitors open is for everybody, at every width, in the light and in the dark', async () => {
  await look(desk, STAFF);
}, 240_000);

test('and so is whatever a player opens', async () => {
  await look(phone, PLAYER);
  const stranger = await hall.phone({ reducedMotion: 'reduce' });
  await stranger.goto(draft.join);
  await button(stranger, 'Dan Dogwood').waitFor();
  expect(await faults(stranger, { at: draft.join })).toEqual([]);
}, 60_000);
