/** A whole event at the desk, on a real server: every click is counted. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { type Clock, systemClock } from '../../server/clock.ts';
import { type Server, startServer } from '../../server/main.ts';
import { UNLIMITED } from '../../tests/server/desk.ts';
import { closeAll, theBrowser } from '../../tests/browser/browser.ts';

const NAMES = ['Anna Ash', 'Ben Birch', 'Cora Cedar', 'Dan Dogwood', 'Eva Elm', 'Finn Fir', 'Gia Gorse', 'Hal Hazel'];
let data: string;
let server: Server;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let clicks = 0;
/** What somebody set the machine's clock ahead by. */
let ahead = 0;
const clock: Clock = { ...systemClock, wall: () => systemClock.wall() + ahead };
const QUIET = { port: 0, rates: UNLIMITED, log: { level: 'silent' } };

beforeAll(async () => {
  data = mkdtempSync(join(tmpdir(), 'muster-desk-'));
  const folders = { web: inject('web') };
  server = await startServer({ ...QUIET, dataFolder: data, folders, clock });
  browser = await theBrowser();
  context = await browser.newContext({ viewport: { width: 1280, height: 900 }, colorScheme: 'light' });
  context.setDefaultTimeout(15_000);
  page = await context.newPage();
});

afterAll(async () => {
  await closeAll(browser);
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
    // What is refused leads to its field, however deep it is folded.
    const minutes = page.getByLabel('Minutes of play', { exact: true });
    await page.locator('details.pane summary').first().click();
    await minutes.fill('-5');
    await page.locator('details.pane summary').first().click();
    await page.getByRole('button', { name: 'Create the event' }).click();
    await page.getByRole('button', { name: 'Show me where' }).click();
    expect(await minutes.evaluate((field) => document.activeElement === field)).toBe(true);
    await minutes.fill('120');
    await page.getByRole('button', { name: 'Create the event' }).click();
    await page.getByRole('heading', { name: 'Autumn Cup' }).waitFor();
    // The token has gone from the address.
    expect(page.url()).not.toMatch(/#[\w-]{20,}/);
  });

  test('takes eight players from a list, and checks each in with one tap', async () => {
    await page.getByRole('textbox', { name: 'Players' }).fill(NAMES.map((name) => `${name}, Guild`).join('\n'));
    await page.locator('.list-form').getByRole('button', { name: 'Add 8 players' }).click();
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

  test('takes results by keyboard alone', async () => {
    await next().click();
    await page.getByRole('button', { name: 'Start the clock' }).click();
    await enterRound(4);
    expect(await sentence().innerText()).toContain('All results of round 1 are in');
  });

  test('says that the machine’s clock was set, and what that did', async () => {
    ahead = 3_600_000;
    await page.getByText('was set forward by 60 minutes').waitFor();
    expect(await page.getByText('still ends at the right time').count()).toBe(1);
    await page.getByRole('button', { name: 'All right' }).click();
    await page.getByText('was set forward by 60 minutes').waitFor({ state: 'hidden' });
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
    const first = () => page.getByRole('dialog').getByLabel('Victory Points').nth(0);
    await first().fill('0');
    await click('button', 'Save the correction');
    await page.getByText('What the correction changed').waitFor();
    expect(clicks).toBeLessThanOrEqual(3);
    // The way back closes the dialog; what was typed is there again.
    await page.getByRole('button', { name: 'Correct a result' }).click();
    await page.getByRole('button', { name: /^Table 2, round 1/ }).click();
    await first().fill('7');
    await page.goBack();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Correct a result' }).click();
    await page.getByRole('button', { name: /^Table 2, round 1/ }).click();
    expect(await first().inputValue()).toBe('7');
    await page.keyboard.press('Escape');
    expect(await page.locator('.moved').first().innerText()).toMatch(/from \d+ to \d+/);
  });

  test('refuses what the rules refuse, and does it anyway with a reason', async () => {
    await tab('players');
    await page.getByRole('button', { name: 'Details of Hal Hazel' }).click();
    await page.getByText('Name, faction, club').click();
    await page.getByRole('dialog').getByLabel('Faction').selectOption('Arcanists');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('dialog').getByText('keeps it for the whole event').waitFor();
    await page.getByLabel('Reason').fill('Declared by mistake');
    await page.getByRole('button', { name: 'Do it anyway, with this reason' }).click();
    await page.getByText('Hal Hazel is changed').first().waitFor();
  });
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
