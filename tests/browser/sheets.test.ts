/** Sheets of many figures at the desk: what is wrong in one is said at its field, and nothing that was typed is lost. */
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { closeAll } from './browser.ts';
import { type Desk, type Hall, openHall } from './hall.ts';

const LONG = 'Maximiliane-Charlotte von Hohenstein-Wiesenburg';
const NAMES = [LONG, 'Zoë Quist'] as const;

let hall: Hall;
beforeAll(async () => {
  hall = await openHall();
}, 120_000);
afterAll(() => hall.end());
afterEach(() => closeAll(hall.browser));

/** One table of Steamroller, and the desk's results. */
async function table(): Promise<{ readonly desk: Desk; readonly page: Page }> {
  const desk = await hall.event(
    NAMES.map((name) => ({ name, faction: 'Khador', checkIn: true })),
    'steamroller-2015',
  );
  await desk.play({ type: 'start-event' });
  await desk.nextRound();
  const page = await hall.laptop(desk.address);
  await page.locator('#tab-results').click();
  return { desk, page };
}

describe('a sheet at the desk', () => {
  test('says what is missing or out of range at its fields, keeps what was typed, and says at the button why it was refused', async () => {
    const { desk, page } = await table();
    await page.getByRole('button', { name: 'Enter: Table 1' }).click();
    const dialog = page.getByRole('dialog');
    const seat = (name: string) => dialog.getByRole('group', { name });
    const wrong = () => dialog.locator('[aria-invalid="true"]').count();
    await dialog.getByRole('button', { name: 'Save the result' }).click();
    // Everything that is missing is marked, and the first is where the focus is.
    expect(await wrong()).toBe(8);
    const [first = ''] = await dialog.locator('.score-name').allInnerTexts();
    expect(await dialog.getByRole('alert').innerText()).toBe(`Choose the result of ${first}.`);
    const result = seat(first).getByLabel('Result');
    expect(await result.evaluate((field) => document.activeElement === field)).toBe(true);
    await result.selectOption('Win');
    expect(await wrong()).toBe(6);
    for (const name of NAMES) {
      await seat(name).getByLabel('List played').selectOption({ index: 1 });
      await seat(name).getByLabel('Army points destroyed').fill('20');
      await seat(name)
        .getByLabel('Control points')
        .fill(name === first ? '7' : '3');
    }
    expect(await dialog.getByRole('alert').innerText()).toBe(`${first}, Control points: 0 to 5`);
    await dialog.getByRole('button', { name: 'Save the result' }).click();
    const points = seat(first).getByLabel('Control points');
    expect(await points.evaluate((field) => document.activeElement === field)).toBe(true);
    expect(await points.inputValue()).toBe('7');
    expect(await wrong()).toBe(1);
    await points.fill('5');
    expect(await wrong()).toBe(0);
    // What is refused on the way stands at the button, with everything that was typed.
    await hall.cut(true);
    await dialog.getByRole('button', { name: 'Save the result' }).click();
    await dialog.getByRole('alert').getByText('The server does not answer').waitFor();
    expect(await page.getByRole('dialog').count()).toBe(1);
    expect(await points.inputValue()).toBe('5');
    await hall.cut(false);
    await dialog.getByRole('button', { name: 'Save the result' }).click();
    await page.getByText('Result of table 1 is in').first().waitFor();
    expect((await desk.games(1))[0]?.result).toMatchObject({ kind: 'played' });
  });
});
