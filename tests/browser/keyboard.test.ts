/** Ten tasks by keyboard alone: docs/accessibility.md lists them. Nothing here clicks. */
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { closeAll } from './browser.ts';
import { type Desk, type Hall, openHall } from './hall.ts';
import { begun } from './phone.ts';

/** More stops than any page has: then it cannot be reached. */
const STOPS = 150;

let hall: Hall;
beforeAll(async () => {
  hall = await openHall();
}, 120_000);
afterAll(() => hall.end());

/** Goes there with the Tab key. */
async function reach(page: Page, there: Locator): Promise<void> {
  await there.first().waitFor();
  for (let stop = 0; stop < STOPS; stop += 1) {
    if (await there.first().evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the keyboard does not reach ${String(there)}`);
}

async function press(page: Page, name: string | RegExp): Promise<void> {
  await reach(page, page.getByRole('button', { name, exact: typeof name === 'string' }));
  await page.keyboard.press('Enter');
}

async function write(page: Page, label: string, text: string): Promise<void> {
  await reach(page, page.getByLabel(label, { exact: true }));
  await page.keyboard.type(text);
}

/** Along the tabs, from wherever the focus is. */
async function openTab(page: Page, id: string): Promise<void> {
  await begun(page);
  await reach(page, page.locator('[role=tab][aria-selected=true]'));
  const tab = page.locator(`#tab-${id}`);
  for (let step = 0; step < 12; step += 1) {
    // The focus goes at once; what is chosen follows it.
    if (await tab.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('ArrowRight');
  }
  await tab.and(page.locator('[aria-selected=true]')).waitFor();
}

/** The score that is chosen in a group of radio buttons. */
async function choose(page: Page, group: string | RegExp, value: number): Promise<void> {
  const inputs = page.getByRole('group', { name: group }).first().getByRole('radio');
  await reach(page, inputs);
  await page.keyboard.press('Space');
  for (let step = 0; step < value; step += 1) await page.keyboard.press('ArrowRight');
}

test('an event is made, a player added and checked in', async () => {
  const page = await hall.laptop(`${hall.url}/desk`);
  await write(page, 'Name of the event', 'Keyboard Cup');
  await press(page, 'Create the event');
  await page.getByRole('tablist').waitFor();
  await openTab(page, 'players');
  await write(page, 'Name', 'Anna Ash');
  await page.keyboard.press('Enter');
  await press(page, 'Check in Anna Ash');
  const dialog = page.getByRole('dialog');
  await reach(page, dialog.getByLabel('Faction'));
  await page.keyboard.type('Guild');
  await reach(page, dialog.getByRole('button', { name: 'Check in', exact: true }));
  await page.keyboard.press('Enter');
  await page.getByText('1 of 1 here').waitFor();
  await page.context().close();
});

const NAMES = ['Ben Birch', 'Cora Cedar', 'Dan Dogwood', 'Eva Elm'];
const sentence = (page: Page, text: string | RegExp) => page.locator('.next-sentence', { hasText: text }).waitFor();

async function phoneOf(desk: Desk, name: string): Promise<Page> {
  const phone = await hall.phone();
  await phone.goto(desk.join);
  await press(phone, new RegExp(`^${name}`));
  await press(phone, 'Got it');
  return phone;
}

test('a round is drafted, swapped, published, timed, reported, confirmed, typed in, corrected and ruled on', async () => {
  const desk = await hall.event(NAMES.map((name) => ({ name, faction: 'Guild', checkIn: true })));
  const page = await hall.laptop(desk.address);
  await press(page, 'Start the event');
  await press(page, 'Draft round 1');
  await page.getByRole('heading', { name: 'Draft of round 1' }).waitFor();
  const seats = await page.locator('.draft-seat bdi').allInnerTexts();
  await press(page, `Swap ${seats[0] ?? ''}`);
  await press(page, `Swap ${seats[2] ?? ''}`);
  await page.getByText('Changed by hand').waitFor();
  await press(page, 'Publish round 1');
  await press(page, 'Start the clock');
  await sentence(page, 'Waiting for 2 results');

  const [one, two] = await desk.games(1);
  const entrants = await desk.entrants();
  const [me = '', other = ''] = (one?.seats ?? []).map((id) => entrants[id]?.name ?? '');
  const phones = [await phoneOf(desk, me), await phoneOf(desk, other)] as const;
  await choose(phones[0], /^You:/, 6);
  await choose(phones[0], other, 3);
  await press(phones[0], /^Send/);
  await press(phones[1], /^That’s right/);
  await sentence(page, 'Waiting for 1 result');
  await desk.play({ type: 'call-judge', game: two?.id ?? '', about: 'Sight' });

  await openTab(page, 'results');
  await write(page, 'Table', String(two?.table ?? ''));
  await page.keyboard.press('Enter');
  for (const figure of ['5', '2']) {
    await page.keyboard.type(figure);
    await page.keyboard.press('Enter');
  }
  await sentence(page, 'All results of round 1 are in');
  const scores = async () => {
    const result = (await desk.games(1)).find(({ id }) => id === two?.id)?.result;
    return result?.kind === 'played' ? result.scores : null;
  };
  expect(await scores()).toEqual([{ vp: 5 }, { vp: 2 }]);

  const row = page.getByRole('row', { name: NAMES.find((name) => ![me, other].includes(name)) ?? '' });
  await reach(page, row.getByRole('button', { name: /Correct/ }));
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog');
  await reach(page, sheet.getByRole('textbox').first());
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('4');
  await reach(page, sheet.getByRole('button', { name: 'Save the correction' }));
  await page.keyboard.press('Enter');
  await expect.poll(scores).toEqual([{ vp: 4 }, { vp: 2 }]);

  await openTab(page, 'judges');
  await write(page, 'Topic', 'Sight');
  await write(page, 'Ruling', 'Base to base.');
  await press(page, 'Announce the ruling');
  await press(page, /^Answered/);
  await page.getByText('No calls.').waitFor();
  await closeAll(hall.browser);
});
