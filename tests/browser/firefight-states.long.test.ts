/** Every state of the battle page that a person comes to: no fault that axe finds, and nothing cut, small or sticking out. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { battleSetup, threeHeroes } from '../server/battle.ts';
import { type Asked, continued, recordAt } from './battle-states.ts';
import { faultsOf } from './browser.ts';
import { type Hall, openHall } from './hall.ts';
import { misfits } from './misfits.ts';
import { button } from './phone.ts';

let hall: Hall;
let page: Page;
beforeAll(async () => {
  hall = await openHall();
}, 120_000);
afterAll(() => hall.end());

async function opened(options: object = {}): Promise<Page> {
  const made = await hall.phone({ reducedMotion: 'reduce', ...options });
  await made.addInitScript(`localStorage.setItem('muster firefight dice', '{"pace":"fast"}')`);
  return made;
}

/** A picture of it goes to the folder that MUSTER_SHOTS names. */
async function faults(seen: Page, name: string): Promise<readonly string[]> {
  const found: string[] = [];
  const shots = process.env.MUSTER_SHOTS;
  for (const [width, height, colorScheme] of [
    [360, 740, 'light'],
    [1280, 900, 'dark'],
  ] as const) {
    await seen.setViewportSize({ width, height });
    await seen.emulateMedia({ colorScheme });
    const what = [...(await misfits(seen, width)), ...(await faultsOf(seen))];
    found.push(...what.map((fault) => `${name} ${width}: ${fault}`));
    if (shots !== undefined) await seen.screenshot({ path: `${shots}/${name}-${width}.png`, fullPage: true });
  }
  return found;
}

const HAND = `localStorage.setItem('muster firefight dice', '{"pace":"hand"}')`;

/** What is pressed once a question is open, and what is there then. */
interface State {
  readonly ask: Asked;
  readonly name?: string;
  readonly then?: (page: Page) => Promise<unknown>;
}

const tapBoard = async (x: number, y: number) => {
  const box = await page.locator('.board-svg').boundingBox();
  if (box) await page.touchscreen.tap(box.x + x * box.width, box.y + y * box.height);
};
const firstUnit = () => page.locator('.ff-asked .ff-unit').first().tap();
const going = () => page.locator('.ff-going').waitFor();

const STATES: readonly State[] = [
  { ask: 'edge' },
  { ask: 'set-aside' },
  { ask: 'marker' },
  { ask: 'marker', name: 'marker-wrong', then: () => tapBoard(0.01, 0.01).then(going) },
  { ask: 'deploy' },
  { ask: 'deploy', name: 'deploy-wrong', then: () => tapBoard(0.5, 0.5).then(going) },
  { ask: 'scout' },
  { ask: 'ambush' },
  { ask: 'activate', then: () => page.getByText('What would you do?').waitFor() },
  {
    ask: 'activate',
    name: 'hint',
    then: async () => {
      await button(page, 'What would you do?').tap();
      await page.locator('.ff-why summary').first().tap();
    },
  },
  { ask: 'activate', name: 'unit', then: () => firstUnit().then(() => page.locator('.ff-deeds').waitFor()) },
  {
    ask: 'activate',
    name: 'move',
    then: async () => {
      await firstUnit();
      await page.locator('.ff-deeds').waitFor();
      await tapBoard(0.5, 0.5);
      await going();
    },
  },
  {
    ask: 'activate',
    name: 'far',
    then: async () => {
      await firstUnit();
      await page.locator('.ff-deeds').waitFor();
      await tapBoard(0.5, 0.5);
      await page.getByLabel('How far, in inches').fill('2.5');
      await going();
    },
  },
  { ask: 'land' },
  { ask: 'shoot', then: () => page.locator('.ff-targets').waitFor() },
  { ask: 'shoot', name: 'target', then: () => page.locator('.ff-targets .ff-unit').first().tap() },
  { ask: 'strike-back', then: () => page.locator('.ff-odds').waitFor() },
  { ask: 'consolidate' },
  { ask: 'remove' },
  { ask: 'boost' },
  { ask: 'morale' },
  { ask: 'allot' },
  { ask: 'push' },
  { ask: 'over', then: () => page.locator('.ff-graph').first().waitFor() },
  {
    ask: 'over',
    name: 'replay',
    then: async () => {
      await page.getByRole('slider').fill('9');
      await page.getByText('What if', { exact: false }).first().waitFor();
    },
  },
  {
    ask: 'over',
    name: 'what-if',
    then: async () => {
      await page.getByRole('slider').fill('9');
      await page
        .getByRole('group', { name: /What if/ })
        .getByRole('button')
        .first()
        .tap();
      await page.locator('.ff-asked').waitFor();
    },
  },
];

test.each(STATES)('$ask $name: the page is for everybody', async ({ ask, name, then }) => {
  page = await opened();
  await continued(page, hall.url, recordAt(ask));
  if (ask !== 'over') await page.locator('.ff-asked').waitFor();
  await then?.(page);
  expect(await faults(page, name ?? ask)).toEqual([]);
  await page.context().close();
});

test('so are dice that people throw, the first game, and the question whether a battle takes the place of another', async () => {
  page = await opened();
  await page.addInitScript(HAND);
  await continued(page, hall.url, recordAt('shoot'));
  await page.locator('.ff-targets .ff-unit').first().tap();
  await page.locator('.ff-fire .button-primary').tap();
  await page.locator('.ff-face').nth(3).tap();
  expect(await faults(page, 'hand')).toEqual([]);
  await page.goto(`${hall.url}/firefight`);
  await button(page, 'Start the battle').tap();
  await page.getByText('This device keeps one battle, and yours is not over.').waitFor();
  expect(await faults(page, 'instead')).toEqual([]);
  page = await opened();
  await page.goto(`${hall.url}/firefight`);
  await button(page, /Your first game/).tap();
  await page.getByRole('heading', { name: 'Choose a unit to act' }).waitFor();
  expect(await faults(page, 'lesson')).toEqual([]);
});

/** A battle of two devices: the addresses of both, and where anybody may watch. */
async function byLink(more: object = {}): Promise<{ readonly A: string; readonly B: string; readonly watch: string }> {
  const body = { system: 'firefight', players: { A: 'person', B: 'person' }, setup: battleSetup(9), ...more };
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${hall.url}/api/battles`, { method: 'POST', headers, body: JSON.stringify(body) });
  const made = (await answer.json()) as { path: string; sides: { id: string; path: string }[] };
  const of = (side: string) => hall.url + (made.sides.find(({ id }) => id === side)?.path ?? '');
  return { A: of('A'), B: of('B'), watch: hall.url + made.path };
}

test('and a battle of two devices: agreeing, deciding, waiting, going back, no connection, watching, a link that is not valid', async () => {
  const over = await byLink({ setup: threeHeroes() });
  const [mine, theirs, stranger] = [await opened(), await opened(), await opened()];
  await mine.goto(over.A);
  await mine.getByText('The battle begins when both players agree.').waitFor();
  expect(await faults(mine, 'agree-waits')).toEqual([]);
  await theirs.goto(over.B);
  await button(theirs, 'Play all the same').waitFor();
  expect(await faults(theirs, 'agree')).toEqual([]);
  await stranger.goto(`${over.watch}#${'x'.repeat(22)}`);
  await stranger.getByRole('link', { name: 'Watch this battle' }).waitFor();
  expect(await faults(stranger, 'bad-link')).toEqual([]);

  const { A, B, watch } = await byLink({ minutes: 30 });
  await mine.goto(A);
  await theirs.goto(B);
  await stranger.goto(watch);
  const asked = (one: Page) => one.locator('.ff-asked');
  await expect.poll(async () => (await asked(mine).isVisible()) || (await asked(theirs).isVisible())).toBe(true);
  const [decides, waiting] = (await asked(mine).isVisible()) ? [mine, theirs] : [theirs, mine];
  await waiting.getByText('The other player is deciding …').waitFor();
  await stranger.getByText('You are watching.').waitFor();
  expect(await faults(decides, 'link-decides')).toEqual([]);
  expect(await faults(waiting, 'link-waits')).toEqual([]);
  expect(await faults(stranger, 'link-watches')).toEqual([]);
  const forMe = /Set everything up for me/;
  await button(decides, forMe).tap();
  await button(waiting, forMe).tap();
  for (const one of [mine, theirs]) await one.getByText('Round 1 of 4').waitFor();
  const asks = (one: Page) => button(one, 'Ask the other player to undo');
  await expect.poll(async () => (await asks(mine).isVisible()) || (await asks(theirs).isVisible())).toBe(true);
  const [back, other] = (await asks(mine).isVisible()) ? [mine, theirs] : [theirs, mine];
  await asks(back).tap();
  await button(other, 'Go back').waitFor();
  expect(await faults(other, 'asked-for-undo')).toEqual([]);
  expect(await faults(back, 'asks-for-undo')).toEqual([]);
  await button(other, 'Stay here').tap();
  await back.getByText('does not agree to the undo').waitFor();
  expect(await faults(back, 'undo-refused')).toEqual([]);
  await hall.cut(true);
  const acting = (await asked(mine).isVisible()) ? mine : theirs;
  await acting.locator('.ff-asked .ff-unit').first().tap();
  await acting.getByRole('button', { name: /^(Hold|Idle)/ }).tap();
  await acting.getByText(/There is no connection/).waitFor();
  expect(await faults(acting, 'link-no-connection')).toEqual([]);
  await hall.cut(false);
});

test('and dice by hand by link: whose die it is, and for whom it is awaited', async () => {
  const { A, B } = await byLink({ dice: 'by-hand' });
  const both = [await opened(), await opened()];
  const [mine, theirs] = both;
  if (!mine || !theirs) throw new Error('two devices');
  await mine.goto(A);
  await theirs.goto(B);
  const faces = (one: Page) => one.locator('.ff-face').first().isVisible();
  const setUp = async () => {
    for (const one of both) {
      const forMe = button(one, /Set everything up for me/);
      if (await forMe.isVisible()) await forMe.tap({ timeout: 1000 }).catch(() => undefined);
    }
    return (await faces(mine)) || (await faces(theirs));
  };
  await expect.poll(setUp, { timeout: 60_000 }).toBe(true);
  for (const one of both) expect(await faults(one, (await faces(one)) ? 'link-hand' : 'link-hand-waits')).toEqual([]);
});

test('and many games of two armies, while they are played and then', async () => {
  page = await opened();
  await page.goto(`${hall.url}/simulate#games=1000&level=newcomer`);
  expect(await faults(page, 'simulate')).toEqual([]);
  await button(page, 'Play the games').tap();
  await page.getByText(/of 1.?000 games/).waitFor();
  expect(await faults(page, 'simulate-runs')).toEqual([]);
});
