/** A whole event at the desk, on a real server: every click is counted, every tab looked at at four widths, light and dark. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { type Server, startServer } from '../../server/main.ts';
import { UNLIMITED } from '../../server/testing/desk.ts';
import { WIDTHS, faultsOf, launch } from '../../tests/browser/browser.ts';

const TABS = [
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
  'event',
];
const NAMES = ['Anna Ash', 'Ben Birch', 'Cora Cedar', 'Dan Dogwood', 'Eva Elm', 'Finn Fir', 'Gia Gorse', 'Hal Hazel'];
/** Where pictures of every tab go, for whoever wants to look at them. */
const SHOTS = process.env.MUSTER_SHOTS;

let data: string;
let server: Server;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let clicks = 0;

beforeAll(async () => {
  data = mkdtempSync(join(tmpdir(), 'muster-desk-'));
  const folders = { web: inject('web') };
  server = await startServer({ dataFolder: data, folders, port: 0, rates: UNLIMITED, log: { level: 'silent' } });
  browser = await launch();
  context = await browser.newContext({ viewport: { width: 1280, height: 900 }, colorScheme: 'light' });
  context.setDefaultTimeout(8000);
  page = await context.newPage();
});

afterAll(async () => {
  await browser.close();
  await server.close();
  rmSync(data, { recursive: true, force: true });
});

/** A click that is counted. */
async function click(role: 'button' | 'tab', name: string | RegExp): Promise<void> {
  clicks += 1;
  await page
    .getByRole(role, { name, exact: typeof name === 'string' })
    .first()
    .click();
}

async function tab(id: string): Promise<void> {
  await page.locator(`#tab-${id}`).click();
}

const next = () => page.locator('.next .button-primary');
const sentence = () => page.locator('.next-sentence');

/** Table, scores, Enter: nothing but keys. */
async function typeResult(table: number, scores: readonly number[]): Promise<void> {
  for (const figure of [table, ...scores]) {
    await page.keyboard.type(String(figure));
    await page.keyboard.press('Enter');
  }
  await page.getByText(`Result of table ${table} is in`).first().waitFor();
  // The focus is back in the field of tables, which is empty.
  await expect.poll(() => page.locator('.quick-table input').inputValue()).toBe('');
}

async function enterRound(tables: number): Promise<void> {
  await tab('results');
  await page.locator('.quick-table input').focus();
  for (let table = 1; table <= tables; table += 1) await typeResult(table, [7, table]);
}

describe('an event at the desk', () => {
  test('is created from a name', async () => {
    await page.goto(`${server.url}/desk`);
    await page.getByLabel('Name of the event').fill('Autumn Cup');
    await page.getByRole('button', { name: 'Create the event' }).click();
    await page.getByRole('heading', { name: 'Autumn Cup' }).waitFor();
    // The token has gone from the address.
    expect(page.url()).not.toMatch(/#[\w-]{20,}/);
  });

  test('takes eight players from a list, and checks each in with one tap', async () => {
    await page.getByText('Paste a list or read a file').click();
    await page.getByRole('textbox', { name: 'Players' }).fill(NAMES.map((name) => `${name}, Guild`).join('\n'));
    await page.getByRole('button', { name: 'Add 8 players' }).click();
    for (const name of NAMES) await page.getByRole('button', { name: `Check in ${name}` }).click();
    await page.getByText('8 of 8 here').waitFor();
  });

  test('publishes the pack, starts, drafts, and publishes a round', async () => {
    await next().click();
    await page.getByRole('button', { name: 'Start the event' }).click();
    await page.getByRole('button', { name: 'Draft round 1' }).click();
    await page.getByRole('heading', { name: 'Draft of round 1' }).waitFor();
    expect(await page.locator('.draft-row').count()).toBe(4);
  });

  test('swaps two players with two taps, and takes it back', async () => {
    const seats = () => page.locator('.draft-seat .name').allInnerTexts();
    const before = await seats();
    await page.locator('.draft-seat').nth(0).click();
    await page.locator('.draft-seat').nth(2).click();
    await page.getByText('Changed by hand').waitFor();
    expect(await seats()).not.toEqual(before);
    await page.getByRole('button', { name: /^Undo/ }).click();
    await expect.poll(seats).toEqual(before);
  });

  test('has no accessibility fault while a round is a draft', () => audit('draft', ['round']), 60_000);

  test('takes results by keyboard alone', async () => {
    await next().click();
    await page.getByRole('button', { name: 'Start the clock' }).click();
    await enterRound(4);
    expect(await sentence().innerText()).toContain('All results of round 1 are in');
  });

  test('has the next round posted in at most four clicks', async () => {
    clicks = 0;
    await click('button', 'Close round 1');
    await click('button', 'Draft round 2');
    await page.getByRole('heading', { name: 'Draft of round 2' }).waitFor();
    await click('button', /^(Approve and publish|Publish) round 2$/);
    await page.getByRole('heading', { name: 'Pairings, round 2' }).waitFor();
    expect(clicks).toBeLessThanOrEqual(4);
  });

  test('has an old result corrected in three clicks from another tab, and says what changed', async () => {
    await page.getByRole('button', { name: 'Start the clock' }).click();
    await tab('settings');
    clicks = 0;
    await click('button', 'Correct a result');
    await click('button', /^Table 1, round 1/);
    await page.getByRole('dialog').getByLabel('Victory Points').nth(0).fill('0');
    await click('button', 'Save the correction');
    await page.getByText('What the correction changed').waitFor();
    expect(clicks).toBeLessThanOrEqual(3);
    expect(await page.locator('.moved').first().innerText()).toMatch(/from \d+ to \d+/);
  });

  test('refuses what the rules refuse, and does it anyway with a reason', async () => {
    await tab('players');
    await page.getByRole('button', { name: 'Open Hal Hazel' }).click();
    await page.getByText('Name, faction, group').click();
    await page.getByRole('dialog').getByLabel('Faction').selectOption('Arcanists');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('dialog').getByText('keeps it for the whole event').waitFor();
    await page.getByLabel('Reason').fill('Declared by mistake');
    await page.getByRole('button', { name: 'Do it anyway, with this reason' }).click();
    await page.getByText('Hal Hazel is changed').first().waitFor();
  });
});

test.each([
  ['players', 'Open Anna Ash'],
  ['results', 'Enter: Table 1'],
])('the dialog on %s has no accessibility fault, on a phone and a laptop', async (id, button) => {
  await tab(id);
  if (id === 'results') await page.getByRole('combobox', { name: 'Round' }).selectOption('2');
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.getByRole('button', { name: button }).click();
    for (const summary of await page.locator('dialog summary').all()) await summary.click();
    if (SHOTS !== undefined) await shoot(`dialog-${id}-${width}`);
    expect(await faultsOf(page)).toEqual([]);
    await page.keyboard.press('Escape');
  }
  await page.setViewportSize({ width: 1280, height: 900 });
});

test('a judge’s link opens a desk with what a judge may do, and the token leaves the address', async () => {
  await tab('links');
  await page.getByRole('combobox', { name: 'For', exact: true }).selectOption('judge');
  await page.getByRole('button', { name: 'Make the link' }).click();
  const link = await page.locator('.address').innerText();
  const judge = await context.newPage();
  await judge.goto(link);
  await judge.locator('#tab-judges').click();
  await judge.getByRole('button', { name: 'Announce the ruling' }).waitFor();
  expect(await judge.locator('#tab-settings').count()).toBe(0);
  expect(judge.url()).toMatch(/\?event=[^&]+&as=judge#judges$/);
  await judge.close();
});

describe('every tab', () => {
  test.each(TABS)('%s: no accessibility fault at four widths, light and dark', (id) => audit('running', [id]), 60_000);

  test('fits 320 px', async () => {
    await page.setViewportSize({ width: 320, height: 700 });
    for (const id of TABS) {
      await page.evaluate((hash) => (location.hash = `#${hash}`), id);
      await page.locator(`#panel-${id}`).waitFor();
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wide, id).toBeLessThanOrEqual(0);
    }
  });
});

/** axe, and targets of at least 44 px, at each width in both themes. */
async function audit(state: string, ids: readonly string[]): Promise<void> {
  const faults: string[] = [];
  for (const width of WIDTHS) {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width, height: width === 360 ? 780 : 900 });
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      for (const id of ids) {
        await page.evaluate((hash) => (location.hash = `#${hash}`), id);
        await page.locator(`#panel-${id}`).waitFor();
        if (SHOTS !== undefined) await shoot(`${state}-${id}-${width}-${colorScheme}`);
        const found = await faultsOf(page, colorScheme === 'light' ? 'all' : 'colours');
        faults.push(...found.map((fault) => `${id} ${width} ${fault}`));
        faults.push(...(await smallTargets()).map((html) => `${id} ${width} small: ${html}`));
      }
    }
  }
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.emulateMedia({ colorScheme: 'light' });
  expect([...new Set(faults)]).toEqual([]);
}

async function smallTargets(): Promise<readonly string[]> {
  return page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        'main button, main select, main summary, main .field-input, main .check',
      ),
    ]
      .filter((element) => {
        const { width, height } = element.getBoundingClientRect();
        return width > 0 && (height < 43.5 || width < 43.5);
      })
      .map((element) => element.outerHTML.slice(0, 120)),
  );
}

async function shoot(name: string): Promise<void> {
  mkdirSync(SHOTS ?? '', { recursive: true });
  await page.screenshot({ path: join(SHOTS ?? '', `${name}.png`), fullPage: true });
}
