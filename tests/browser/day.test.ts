/**
 * One whole event as a room has it: sixteen players, four rounds, a desk, four phones and a screen, through the pages
 * alone. A phone loses its network while it reports, and the server's process is killed between two results. What every
 * device shows at the end is compared with what was entered, added up here.
 */
import { rmSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { type RunningChild, buildChild, startChild } from '../crash/process.ts';
import { newFolder } from '../server/desk.ts';
import { entriesIn } from '../server/entries.ts';
import { closeAll, theBrowser } from './browser.ts';
import { breathe, button, claim, report } from './phone.ts';

const NAMES = [
  'Aiko Tanaka',
  'Bartholomew Featherstonehaugh-Cholmondeley of Upper Slaughter',
  'Chidi Okonkwo',
  'Dagny Li',
  'Émile Nowak',
  'Farouk Aziz',
  'Grace Hopper',
  'Hiro 🎲🔥',
  'Ines Sá',
  'Jonas Weiß',
  'Kateřina Malá',
  'Łukasz Król',
  'مريم الزهراني',
  'Nora Ní Bhriain',
  'Olu Adeyemi',
  'Priya Nair',
];
/** The highest score of a game in this pack. */
const MOST = 8;

interface Played {
  readonly round: number;
  readonly seats: readonly [string, string];
  readonly scores: readonly [number, number];
}

const folder = newFolder();
let file: string;
let server: RunningChild;
let browser: Browser;
let desk: Page;
let join: string;
const phones = new Map<string, Page>();
const played: Played[] = [];

beforeAll(async () => {
  [file, browser] = await Promise.all([buildChild('day'), theBrowser()]);
  server = await startChild(file, folder, { web: inject('web') });
}, 120_000);

afterAll(async () => {
  await closeAll(browser);
  await server.kill();
  rmSync(folder, { recursive: true, force: true });
});

async function open(width: number, height: number, hasTouch = false): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height }, hasTouch, locale: 'en-GB' });
  context.setDefaultTimeout(15_000);
  return context.newPage();
}

async function phoneOf(name: string): Promise<Page> {
  const page = phones.get(name) ?? (await open(360, 740, true));
  if (!phones.has(name)) await claim(page, join, name);
  phones.set(name, page);
  return page;
}

const press = (name: string | RegExp) =>
  desk
    .getByRole('button', { name, exact: typeof name === 'string' })
    .first()
    .click();
const tab = (id: string) => desk.locator(`#tab-${id}`).click();

/** What two players score against each other: made up, and never the same for all. */
function scoresOf(round: number, [a, b]: readonly [string, string]): readonly [number, number] {
  const of = (name: string, other: string) =>
    (NAMES.indexOf(name) * 5 + NAMES.indexOf(other) * round + round) % (MOST + 1);
  return [of(a, b), of(b, a)];
}

/** Types a table at the desk, by keyboard alone, and says who sits there. */
async function atTable(table: number): Promise<readonly [string, string]> {
  await desk.locator('.quick-table input').focus();
  await desk.keyboard.type(String(table));
  await desk.locator('.quick .score-name').nth(1).waitFor();
  const [a = '', b = ''] = await desk.locator('.quick .score-name').allInnerTexts();
  return [a, b];
}

async function enter(round: number, table: number, given?: readonly [number, number]): Promise<void> {
  const seats = await atTable(table);
  const scores = given ?? scoresOf(round, seats);
  await desk.keyboard.press('Enter');
  for (const score of scores) {
    await desk.keyboard.type(String(score));
    await desk.keyboard.press('Enter');
  }
  await expect
    .poll(
      async () => {
        // Where the server was away for longer than the desk asks again by itself, somebody presses the button.
        if (await desk.locator('.quick-problem .notice').isVisible()) await press('Enter');
        return desk.locator('.quick-table input').inputValue();
      },
      { timeout: 30_000 },
    )
    .toBe('');
  played.push({ round, seats, scores });
}

async function enterAll(round: number, tables: readonly number[]): Promise<void> {
  await tab('results');
  for (const table of tables) await enter(round, table);
}

async function postRound(round: number): Promise<void> {
  await press(`Draft round ${round}`);
  await press(new RegExp(`^(Approve and publish|Publish) round ${round}$`));
  await press('Start the clock');
  await tab('results');
  await desk.getByRole('heading', { name: `Results of round ${round}` }).waitFor();
}

const tableOf = async (page: Page) => Number(await page.locator('.my-table-number').innerText());
const opponentOf = (page: Page) => page.locator('.my-opponent bdi').innerText();

async function openTheEvent(): Promise<void> {
  await desk.goto(`${server.url}/desk`);
  await desk.getByLabel('Name of the event').fill('The Long Day');
  await press('Create the event');
  await desk.getByRole('textbox', { name: 'Players' }).fill(NAMES.map((name) => `${name}, Guild`).join('\n'));
  await press('Add 16 players');
  await tab('links');
  await press('Make the link');
  join = await desk.locator('.address').innerText();
  await tab('players');
}

async function checkEverybodyIn(): Promise<void> {
  const [first = '', ...others] = NAMES;
  const phone = await phoneOf(first);
  await button(phone, 'I am here: check in').tap();
  await phone.getByRole('heading', { name: 'You are checked in' }).waitFor();
  for (const name of others) await press(`Check in ${name}`);
  await desk.getByText('16 of 16 here').waitFor();
  await press('Publish the pack');
  await press('Start the event');
}

/** A phone without a network keeps its report and delivers it once; the opponent confirms with one tap. */
async function reportWithoutNetwork(table: number): Promise<void> {
  const seats = await atTable(table);
  await desk.locator('.quick-table input').fill('');
  const [one, two] = [await phoneOf(seats[0]), await phoneOf(seats[1])];
  await one.context().setOffline(true);
  await report(one, seats[1], [6, 3]);
  await one.getByText('Saved here, not sent yet: your result').waitFor();
  await one.context().setOffline(false);
  await one.getByText(`Waiting for ${seats[1]} to confirm`).waitFor();
  await button(two, 'That’s right: 3 : 6').tap();
  await one.getByRole('heading', { name: 'The result is in' }).waitFor();
  played.push({ round: 1, seats, scores: [6, 3] });
}

/** Two who disagree, and call a judge; the desk answers the call and settles the table. */
async function disagree(table: number): Promise<void> {
  const seats = await atTable(table);
  await desk.locator('.quick-table input').fill('');
  const [one, two] = [await phoneOf(seats[0]), await phoneOf(seats[1])];
  await report(one, seats[1], [5, 4]);
  await button(two, 'That’s wrong').tap();
  await report(two, seats[0], [5, 5]);
  await one.getByRole('heading', { name: 'Please see the desk' }).waitFor();
  await desk.getByText('At 1 table the players disagree').waitFor();
  await button(two, 'Call a judge').tap();
  await button(two, /^Call a judge to table/).tap();
  await tab('judges');
  await press(/^Answered/);
  await desk.getByText('No calls.').waitFor();
  await tab('results');
  await enter(1, table, [5, 5]);
  await two.getByRole('heading', { name: 'The result is in' }).waitFor();
}

/** The server dies between two results; a phone reports to nobody; everything goes on where it was. */
async function killTheServer(phone: Page): Promise<void> {
  const own = await tableOf(phone);
  const others = [1, 2, 3, 4, 5, 6, 7, 8].filter((table) => table !== own);
  await enterAll(2, others.slice(0, 3));
  await server.kill();
  const opponent = await opponentOf(phone);
  await report(phone, opponent, [7, 2]);
  await phone.getByText('Saved on this phone').waitFor();
  const starting = startChild(file, folder, { port: Number(new URL(server.url).port), web: inject('web') });
  const [, again] = await Promise.all([enter(2, others[3] ?? 0), starting]);
  server = again;
  await phone.getByText(`Waiting for ${opponent} to confirm`).waitFor();
  await enterAll(2, others.slice(4));
  const seats = await atTable(own);
  await desk.locator('.quick-table input').fill('');
  await enter(2, own, seats[1] === opponent ? [7, 2] : [2, 7]);
  await breathe(phone);
}

/** A result of an earlier round was typed wrongly. */
async function correct(round: number): Promise<void> {
  await tab('results');
  await desk.getByRole('combobox', { name: 'Round' }).selectOption(String(round));
  await press('Correct: Table 1');
  const dialog = desk.getByRole('dialog');
  await dialog.locator('.score-name').nth(1).waitFor();
  const [a = '', b = ''] = await dialog.locator('.score-name').allInnerTexts();
  for (const seat of [0, 1])
    await dialog
      .getByLabel('Victory Points')
      .nth(seat)
      .fill(String(seat * MOST));
  await press('Save the correction');
  await desk.getByText('What the correction changed').waitFor();
  const at = played.findIndex((game) => game.round === round && game.seats.includes(a));
  expect(at).toBeGreaterThan(-1);
  played[at] = { round, seats: [a, b], scores: [0, MOST] };
}

/** Place, name, Tournament Points, Differential, Victory Points of everybody, added up from what was played. */
function expected(): readonly string[] {
  const rows = NAMES.map((name) => {
    const own = played
      .filter(({ seats }) => seats.includes(name))
      .map(({ seats, scores: [a, b] }) => (seats[0] === name ? { mine: a, theirs: b } : { mine: b, theirs: a }));
    const sum = (of: (game: { mine: number; theirs: number }) => number) =>
      own.reduce((all, game) => all + of(game), 0);
    const tp = sum(({ mine, theirs }) => (mine > theirs ? 3 : mine === theirs ? 1 : 0));
    return { name, keys: [tp, sum(({ mine, theirs }) => mine - theirs), sum(({ mine }) => mine)] as const };
  });
  const before = (a: readonly number[], b: readonly number[]) => {
    const at = a.findIndex((key, index) => key !== b[index]);
    return at !== -1 && (a[at] ?? 0) > (b[at] ?? 0);
  };
  return rows
    .map(({ name, keys }) => [1 + rows.filter((other) => before(other.keys, keys)).length, name, ...keys].join(' | '))
    .sort();
}

/** The same, as a page shows it. */
async function shown(page: Page, rows: string, cells: string): Promise<readonly string[]> {
  await page
    .locator(rows)
    .nth(NAMES.length - 1)
    .waitFor();
  const found = await page.locator(rows).evaluateAll(
    (all, wanted) =>
      all.map((row) => {
        const [rank, name, ...figures] = [...row.querySelectorAll<HTMLElement>(wanted)];
        const figure = (cell: HTMLElement) =>
          Number(/[-+]?\d{1,9}$/.exec(cell.innerText.trim().replace('−', '-'))?.[0]);
        const numbers = figures.slice(0, 3).map(figure);
        return [parseInt(rank?.innerText ?? '', 10), name?.querySelector('bdi')?.innerText, ...numbers].join(' | ');
      }),
    cells,
  );
  return found.sort();
}

test('a whole event: sixteen players, four rounds, a desk, four phones, a screen, a dead network, a killed server', async () => {
  desk = await open(1280, 900);
  await openTheEvent();
  const event = new URL(desk.url()).searchParams.get('event') ?? '';
  const screen = await open(1920, 1080);
  await screen.goto(`${server.url}/screen?event=${event}&view=standings&distance=3&size=86`);
  await checkEverybodyIn();

  await postRound(1);
  const first = await phoneOf(NAMES[0] ?? '');
  const own = await tableOf(first);
  const other = own === 1 ? 2 : 1;
  await reportWithoutNetwork(own);
  await disagree(other);
  await enterAll(
    1,
    [1, 2, 3, 4, 5, 6, 7, 8].filter((table) => table !== own && table !== other),
  );
  await press('Close round 1');

  await postRound(2);
  await expect.poll(() => first.locator('.phone-round').innerText()).toContain('2');
  await killTheServer(first);
  await press('Close round 2');
  for (const round of [3, 4]) {
    await postRound(round);
    if (round === 4) await correct(3);
    if (round === 4) await desk.getByRole('combobox', { name: 'Round' }).selectOption('4');
    await enterAll(round, [1, 2, 3, 4, 5, 6, 7, 8]);
    await press(`Close round ${round}`);
  }
  await press('End the event');

  const wanted = expected();
  await tab('standings');
  await desk.getByRole('heading', { name: 'Final standings' }).waitFor();
  const table = ['.data-table tbody tr', '.cell-lead, .cell-main, .cell-figure'] as const;
  await expect.poll(() => shown(desk, ...table)).toEqual(wanted);
  expect(phones.size).toBe(4);
  for (const phone of phones.values()) {
    await phone.getByText('The event is over').first().waitFor();
    await phone.getByRole('link', { name: 'Standings' }).tap();
    await expect.poll(() => shown(phone, ...table)).toEqual(wanted);
  }
  await expect
    .poll(() => shown(screen, '.screen-row', '.screen-rank, .screen-who, .screen-figure'), { timeout: 15_000 })
    .toEqual(wanted);
  // In the record once each: the report of the dead network and its confirmation, two that differ, the one to the dead server.
  const types = entriesIn(folder, event).map(({ body }) => body.type);
  expect(types.filter((type) => type === 'reported')).toHaveLength(5);
  expect(types.filter((type) => type === 'result-settled')).toHaveLength(played.length + 1);
}, 240_000);
