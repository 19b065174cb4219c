/** Firefight on the board, by touch on a phone: from the start page to the first shots, and on after the page is loaded again. */
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PAST_LIMITS } from '../server/battle.ts';
import { faultsOf } from './browser.ts';
import { type Hall, openHall } from './hall.ts';
import { button, claim } from './phone.ts';

let hall: Hall;
let page: Page;
let complaints: string[];
beforeAll(async () => {
  hall = await openHall();
  page = await hall.phone();
  complaints = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
}, 120_000);
afterAll(() => hall.end());

/** Somewhere on the board, as parts of its width and height. */
async function tapBoard(x: number, y: number): Promise<void> {
  const box = await page.locator('.board-svg').boundingBox();
  if (!box) throw new Error('there is no board');
  await page.touchscreen.tap(box.x + x * box.width, box.y + y * box.height);
}

/** A finger goes so far down from what it touches: whether that moves, and not the page, only real touches show. */
async function dragDown(what: Locator, far: number): Promise<void> {
  const box = await what.boundingBox();
  if (!box) throw new Error('there is nothing to drag');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const fingers = await page.context().newCDPSession(page);
  await fingers.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  for (let step = 1; step <= 8; step += 1) {
    const touchPoints = [{ x, y: y + (far * step) / 8 }];
    await fingers.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints });
  }
  await fingers.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

test('a battle is begun with three taps, a unit acts with four, a reload goes on, and the record is verified', async () => {
  await page.goto(`${hall.url}/`);
  let taps = 0;
  const tap = async (what: Locator) => {
    taps += 1;
    await what.tap();
  };
  await tap(page.getByRole('link', { name: 'Play Firefight' }));
  await tap(button(page, 'Start the battle'));
  const forMe = button(page, 'Set everything up for me');
  await forMe.waitFor();
  expect(taps).toBeLessThanOrEqual(3);
  await forMe.tap();
  const acts = (one: Page) => one.getByRole('heading', { name: 'Choose a unit to act' });
  const myTurn = () =>
    expect
      .poll(async () => {
        // The computer may have begun, and charged.
        for (const face of ['Do not shoot', 'Do not strike back'])
          await button(page, face)
            .tap({ timeout: 300 })
            .catch(() => undefined);
        return acts(page).isVisible();
      })
      .toBe(true);
  await myTurn();
  expect(await faultsOf(page)).toEqual([]);
  taps = 0;
  await tap(page.locator('.ff-unit').first());
  await page.locator('.board-reach-advance').waitFor({ state: 'attached' });
  await page.locator('.board-svg').scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate('scrollY');
  const base = page.locator('.board-chosen .board-base').first();
  const high = (await base.boundingBox())?.y ?? 0;
  await dragDown(base, high > 400 ? -40 : 40);
  await page.locator('.board-ghost').first().waitFor({ state: 'attached' });
  expect(await page.evaluate('scrollY')).toBe(scrolled);
  taps += 1;
  await tapBoard(0.5, 0.5);
  await page.getByLabel('How far, in inches').fill('2.5');
  await tap(page.getByRole('button', { name: /^(Advance|Rush) [\d.]+" \/ \d+"/ }));
  expect(taps).toBeLessThanOrEqual(5);
  const moved = page.getByRole('button', { name: /Show the board after decision .* (advances|rushes)/ });
  await moved.first().waitFor();
  await page.reload();
  await button(page, 'Continue your battle').tap();
  // What is decided in another tab is seen in this one.
  await myTurn();
  const second = await page.context().newPage();
  await second.goto(`${hall.url}/firefight`);
  await button(second, 'Continue your battle').tap();
  await acts(second).waitFor();
  await second.locator('.ff-asked .ff-unit').first().tap();
  await second.getByRole('button', { name: /^(Hold|Idle)/ }).tap();
  const heldThere = /Show the board after decision .* A: .*(holds|idles)/;
  await page.getByRole('button', { name: heldThere }).first().waitFor();
  await second.close();
  await myTurn();
  await moved.first().tap();
  await page.getByText('A link to this moment').tap();
  await button(page, 'Make a link').tap();
  await page.getByText(/\/battle\/[^?]+\?at=\d+$/).waitFor();
  await button(page, 'Back to now').tap();
  // From here on no network is needed.
  await page.context().setOffline(true);
  await button(page, 'Verify').tap();
  await page.getByText(/^Verified: \d+ decisions/).waitFor();
  expect(complaints).toEqual([]);
});

test('games of two armies are simulated on this device, and the address says which', async () => {
  await page.context().setOffline(false);
  await page.goto(`${hall.url}/firefight`);
  // The battle of before is not over: another one does not take its place without a word.
  await button(page, 'Start the battle').tap();
  await page.getByText('This device keeps one battle, and yours is not over.').waitFor();
  await button(page, 'Back').tap();
  await page.getByRole('link', { name: 'Simulate many games of these two armies' }).tap();
  await page.getByLabel('Who plays both armies').selectOption({ label: 'Computer 1' });
  await page.getByRole('radio', { name: '40', exact: true }).tap();
  await page.context().setOffline(true);
  await button(page, 'Play the games').tap();
  await page.getByText('40 of 40 games').waitFor();
  const rows = page.getByRole('table', { name: 'Who wins' }).getByRole('row');
  const won = await rows.locator('td:first-of-type').allTextContents();
  const games = won.map((cell) => Number(/%(\d+) games?$/.exec(cell)?.[1]));
  expect(games.reduce((sum, count) => sum + count, 0)).toBe(40);
  await page.getByRole('row', { name: /^Mortar Crew/ }).waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await page.context().setOffline(false);
  await page.reload();
  await page.getByRole('radio', { name: '40', exact: true, checked: true }).waitFor();
  expect(complaints).toEqual([]);
});

/** Whether this device is asked something that it can decide. */
async function decides(one: Page): Promise<boolean> {
  const asked = one.locator('.ff-asked');
  await asked.or(one.getByText('The other player is deciding …')).first().waitFor();
  return asked.isVisible();
}

const holds = (one: Page) => one.getByRole('button', { name: /Show the board after decision .* holds/ });
/** How often a unit has held: the last one is told beside the board too. */
const held = async (one: Page) =>
  new Set(await holds(one).evaluateAll((told) => told.map((button) => button.getAttribute('aria-label')))).size;

/** Two tabs of one player: both decide with no connection. One decision counts, and it is said that the other does not. */
async function twoTabs(one: Page): Promise<void> {
  const other = await one.context().newPage();
  other.on('pageerror', (error) => complaints.push(String(error)));
  await other.goto(one.url());
  const tabs = [one, other];
  const before = await held(one);
  for (const tab of tabs) await tab.locator('.ff-asked .ff-unit').first().tap();
  for (const tab of tabs) await tab.getByRole('button', { name: /^Hold/ }).waitFor();
  await hall.cut(true);
  for (const tab of tabs) await tab.getByRole('button', { name: /^Hold/ }).tap();
  await one.getByText(/There is no connection. Your decision is saved/).waitFor();
  await hall.cut(false);
  const overtaken = async (tab: Page) => tab.getByText('Something else was decided first').isVisible();
  await expect.poll(async () => (await overtaken(one)) || (await overtaken(other))).toBe(true);
  for (const tab of tabs) await expect.poll(() => held(tab)).toBe(before + 1);
  await other.close();
}

test('two devices fight one battle: a link joins the other, the network fails, a page is loaded again, the start page leads back', async () => {
  await hall.cut(false);
  const [mine, theirs] = [await hall.phone(), await hall.phone()];
  for (const one of [mine, theirs]) one.on('pageerror', (error) => complaints.push(String(error)));
  await mine.goto(`${hall.url}/firefight`);
  await mine.getByRole('radio', { name: 'Somebody on another device' }).tap();
  await button(mine, 'Start the battle').tap();
  const address = await mine.locator('.ff-address').first().textContent();
  expect(await faultsOf(mine)).toEqual([]);
  await mine.getByRole('link', { name: 'Play army A here' }).tap();
  await theirs.goto(address ?? '');
  const devices = [mine, theirs];
  const forMe = /Set everything up for me/;
  const acting = (one: Page) => one.getByRole('heading', { name: 'Choose a unit to act' });
  for (const one of devices) await one.locator('.ff-strip').waitFor();
  await mine.getByText(/you play army A$/).waitFor();
  await theirs.getByText(/you play army B$/).waitFor();
  // Two people wait for no computer: how dice fall is no choice of theirs.
  await expect.poll(() => mine.getByLabel('Dice', { exact: true }).count()).toBe(0);
  // The strip is there before the question is.
  const asked = mine.getByRole('button', { name: forMe });
  await asked.or(mine.getByText('The other player is deciding …')).first().waitFor();
  const [first, second] = (await asked.isVisible()) ? devices : devices.toReversed();
  if (!first || !second) throw new Error('two devices');
  await first.getByRole('button', { name: forMe }).tap();
  // Whoever is not asked waits, and is asked once the other is done.
  for (let turns = 0; turns < 60; turns += 1) {
    if ((await acting(first).isVisible()) || (await acting(second).isVisible())) break;
    for (const one of devices) {
      const button = one.getByRole('button', { name: forMe });
      if (await button.isVisible()) await button.tap({ timeout: 1000 }).catch(() => undefined);
    }
    await first.waitForTimeout(100);
  }
  const [acts, waits] = (await acting(first).isVisible()) ? [first, second] : [second, first];
  await waits.getByText('The other player is deciding …').waitFor();
  await acts.locator('.ff-unit').first().tap();
  await acts.getByRole('button', { name: /^Hold/ }).waitFor();
  await hall.cut(true);
  await acts.getByRole('button', { name: /^Hold/ }).tap();
  await acts.getByText(/There is no connection. Your decision is saved/).waitFor();
  await hall.cut(false);
  await acts.reload();
  for (const one of devices) await holds(one).first().waitFor();
  // After a Hold either may be asked next, and first whether the unit shoots.
  const turn = async () => {
    await expect
      .poll(async () => {
        for (const one of devices)
          await button(one, 'Do not shoot')
            .tap({ timeout: 300 })
            .catch(() => undefined);
        return (await acting(acts).isVisible()) !== (await acting(waits).isVisible());
      })
      .toBe(true);
    return (await acting(acts).isVisible()) ? acts : waits;
  };
  await twoTabs(await turn());
  const still = (await turn()) === acts;
  await waits.goto(`${hall.url}/`);
  await waits.getByText(still ? 'The other player’s turn' : 'Your turn').tap();
  await holds(waits).first().waitFor();
  await button(waits, 'Verify').tap();
  await waits.getByText(/^Verified: \d+ decisions/).waitFor();
  // Any moment has an address.
  await waits.goto(`${new URL(waits.url()).origin}${new URL(waits.url()).pathname}?at=1`);
  await button(waits, 'Back to now').waitFor();
  expect(await faultsOf(waits)).toEqual([]);
  expect(complaints).toEqual([]);
});

test('an army past its limits is kept at check-in, the organiser lets it play, and both say first that they play it; a third person may watch', async () => {
  const desk = await hall.event([{ name: 'Ana' }, { name: 'Bo' }], 'open-swiss');
  await desk.play(
    { type: 'change-options', options: { preset: 'firefight', rounds: 3 } },
    { type: 'publish-pack' },
    { type: 'check-in', entrant: 'e2', details: { army: 'choir' } },
  );
  const [over, other, third] = [await hall.phone(), await hall.phone(), await hall.phone()];
  await claim(over, desk.join, 'Ana');
  await over.getByRole('textbox').first().fill(PAST_LIMITS);
  await over.getByText('2 copies of one unit').or(over.getByText('A unit of 150 points')).first().waitFor();
  await button(over, 'I am here: check in').tap();
  await over.getByText('The organiser can let it play.').waitFor();
  expect(await faultsOf(over)).toEqual([]);
  const laptop = await hall.laptop(desk.address);
  await laptop.getByRole('tab', { name: /Players/ }).click();
  await button(laptop, 'Check in Ana').click();
  await laptop.getByRole('dialog').getByText('The organiser can let it play.').waitFor();
  expect(await faultsOf(laptop)).toEqual([]);
  await button(laptop, 'Do it anyway, with this reason').click();
  await over.getByRole('heading', { name: 'You are checked in' }).waitFor();
  await desk.play({ type: 'publish-pack' }, { type: 'start-event' });
  await desk.nextRound();
  await claim(other, desk.join, 'Bo');
  for (const one of [over, other]) await one.getByRole('link', { name: 'Play it here, turn by turn' }).tap();
  await over.getByText('The battle begins when both players agree.').waitFor();
  await other.getByText('A unit of 150 points').first().waitFor();
  for (const one of [over, other]) await one.getByText(/Army [AB] breaks limits of force organisation\./).waitFor();
  const path = new URL(over.url()).pathname;
  await third.goto(`${hall.url}${path}#${'x'.repeat(32)}`);
  await third.getByText('This server does not know this link.').waitFor();
  await third.getByRole('link', { name: 'Watch this battle' }).tap();
  await third.getByText('An army breaks limits.').waitFor();
  expect(await third.getByRole('button', { name: 'Play all the same' }).count()).toBe(0);
  await button(other, 'Play all the same').tap();
  await third.getByText('You are watching.').waitFor();
  await expect.poll(async () => (await decides(over)) || (await decides(other))).toBe(true);
  expect(await third.locator('.ff-asked').count()).toBe(0);
});
