/** Whole battles of Firefight against the computer: by mouse, by touch on a phone, by keyboard alone, and against each level. */
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LEVELS } from '../../core/systems/firefight/players/levels.ts';
import { faultsOf } from './browser.ts';
import { type Hall, openHall } from './hall.ts';

let hall: Hall;
beforeAll(async () => {
  hall = await openHall();
}, 120_000);
afterAll(() => hall.end());

/** How somebody presses what they see, and how they say where a unit goes: at this part of the board. */
interface Hands {
  readonly press: (what: Locator) => Promise<void>;
  readonly go: (page: Page, x: number, y: number) => Promise<void>;
}

async function onBoard(page: Page, x: number, y: number): Promise<readonly [number, number]> {
  await page.locator('.board-svg').scrollIntoViewIfNeeded();
  const box = await page.locator('.board-svg').boundingBox();
  if (!box) throw new Error('there is no board');
  return [box.x + x * box.width, box.y + y * box.height];
}

const mouse: Hands = {
  press: (what) => what.click(),
  // The unit that is chosen is dragged.
  go: async (page, x, y) => {
    const to = await onBoard(page, x, y);
    const base = await page.locator('.board-chosen .board-base').first().boundingBox();
    if (!base) return page.mouse.click(...to);
    await page.mouse.move(base.x + base.width / 2, base.y + base.height / 2);
    await page.mouse.down();
    for (const part of [0.3, 0.6, 1])
      await page.mouse.move(base.x + (to[0] - base.x) * part, base.y + (to[1] - base.y) * part);
    await page.mouse.up();
  },
};

const touch: Hands = {
  press: (what) => what.tap(),
  go: async (page, x, y) => page.touchscreen.tap(...(await onBoard(page, x, y))),
};

/** Tab until it is reached, as often as there is anything to reach. */
async function reach(what: Locator): Promise<void> {
  const page = what.page();
  for (let tabs = 0; tabs < 400; tabs += 1) {
    if (await what.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('no key leads there');
}

const keys: Hands = {
  press: async (what) => {
    await reach(what);
    await what.page().keyboard.press('Enter');
  },
  go: async (page, _x, y) => {
    await reach(page.locator('.board-frame'));
    for (let step = 0; step < 4; step += 1) await page.keyboard.press(y < 0.5 ? 'ArrowUp' : 'ArrowDown');
  },
};

/** What is pressed first wherever it is there: every question of a battle has one of these. */
const WAYS = [
  '.ff-asked > button:text-is("Set everything up for me")',
  '.ff-asked button:text-is("Shoot")',
  '.ff-targets .ff-unit[aria-pressed=false]',
  '.ff-asked button:text-is("Do not shoot")',
  '.ff-asked button:text-is("Strike back")',
  '.ff-asked button:text-is("Stay")',
  '.ff-asked button:text-is("Go on")',
  '.ff-asked button:text-is("Nobody else this round")',
  '.ff-asked button:text-is("No token")',
  '.ff-enemy .button-primary:not(:disabled)',
  '.ff-enemy button:text-is("Hold and shoot")',
  '.ff-going .button-primary:not(:disabled)',
  // A Shaken unit does nothing else: an enemy that it is shown leads nowhere.
  '.ff-deed:has-text("Idle")',
  '.ff-asked section .ff-side-foe',
] as const;
const OTHERS = ['.ff-asked .ff-units .ff-unit', '.ff-asked > .ff-row button'] as const;

/** One thing that somebody does who is asked; false: nothing is asked. */
async function act(page: Page, hands: Hands, turn: number): Promise<boolean> {
  for (const way of WAYS) {
    const found = page.locator(way).first();
    if (await found.isVisible()) return hands.press(found).then(() => true);
  }
  const advance = page.locator('.ff-deed:has-text("Advance")');
  if (await advance.isVisible()) {
    await hands.go(page, 0.2 + 0.15 * (turn % 5), 0.5);
    const going = page.locator('.ff-going .button-primary:not(:disabled)');
    const way = await going.waitFor({ timeout: 2000 }).then(
      () => going,
      () => page.locator('.ff-deed:has-text("Hold")'),
    );
    await hands.press(way);
    return true;
  }
  for (const way of OTHERS) {
    const found = page.locator(way).first();
    if (await found.isVisible()) return hands.press(found).then(() => true);
  }
  return false;
}

async function playOut(page: Page, hands: Hands): Promise<void> {
  const over = page.locator('.ff-end h2').first();
  for (let turn = 0; turn < 2000 && !(await over.isVisible()); turn += 1) {
    // What was seen may be gone by the time that it is pressed: the computer is quick.
    const did = await act(page, hands, turn).catch(() => false);
    if (!did) await page.waitForTimeout(100);
    else await page.waitForTimeout(20);
  }
  await over.waitFor();
}

const DESK = { viewport: { width: 1280, height: 900 }, hasTouch: false } as const;

/** A page where dice fall fast; what goes wrong in it is told in `complaints`. */
async function opened(options: object, player: string): Promise<{ page: Page; complaints: readonly string[] }> {
  const page = await hall.phone(options);
  page.setDefaultTimeout(5000);
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  const setUp = JSON.stringify({ own: 'wardens', foe: 'choir', players: { A: 'person', B: player }, table: '1' });
  await page.addInitScript(`localStorage.setItem('muster firefight dice', '{"pace":"fast"}');
    localStorage.setItem('muster firefight set-up', ${JSON.stringify(setUp)});`);
  await page.goto(`${hall.url}/firefight`);
  return { page, complaints };
}

async function verified(page: Page, hands: Hands): Promise<void> {
  await hands.press(page.getByRole('button', { name: 'Verify' }));
  await page.getByText(/^Verified: \d+ decisions/).waitFor({ timeout: 30_000 });
}

test.each(LEVELS)(
  'a whole battle against level $level is played to its end, and its record is verified',
  async ({ name }) => {
    const { page, complaints } = await opened(DESK, name);
    await mouse.press(page.getByRole('button', { name: 'Start the battle' }));
    await playOut(page, mouse);
    await verified(page, mouse);
    expect(complaints).toEqual([]);
  },
);

test.each([
  ['by mouse', mouse, DESK],
  ['by touch at 360 px', touch, {}],
  ['by keyboard alone', keys, DESK],
] as const)('a whole battle is played %s, and its record is verified', async (_, hands, options) => {
  const { page, complaints } = await opened(options, 'greedy');
  await hands.press(page.getByRole('button', { name: 'Start the battle' }));
  await playOut(page, hands);
  expect(await faultsOf(page)).toEqual([]);
  await page.locator('.ff-graph').first().waitFor();
  await verified(page, hands);
  await hands.press(page.getByRole('button', { name: 'Rematch with the sides swapped' }));
  await page.locator('.ff-strip').waitFor();
  expect(complaints).toEqual([]);
});
