/** Tables to scale: every task of their pages by keyboard, and the way to them from a round; `access.test.ts` looks at the pages. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Hall, openHall } from './hall.ts';

let hall: Hall;
let page: Page;
beforeAll(async () => {
  hall = await openHall();
  page = await hall.phone();
}, 120_000);
afterAll(() => hall.end());

test('a round’s scenario leads to its table, which can be turned round and saved as a drawing', async () => {
  const desk = await hall.event(['Ann', 'Bo', 'Cy', 'Di'].map((name) => ({ name, faction: 'Guild', checkIn: true })));
  await desk.play(
    { type: 'set-scenario', round: 1, scenario: { strategy: 'turf-war', deployment: 'wedge' } },
    { type: 'start-event' },
  );
  await desk.nextRound();
  await page.goto(`${hall.url}/e/${desk.id}#scenario`);
  await page.getByRole('link', { name: 'See the table drawn' }).click();
  await page.getByRole('img', { name: 'Turf War, Wedge deployment' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/layouts/gaining-grounds-s0/turf-war-wedge');
  const corners = () => page.locator('.layout-words tbody tr').first().textContent();
  expect(await corners()).toContain('(0, 0) (36, 0) (18, 12)');
  await page.getByRole('radio', { name: 'Player A' }).focus();
  await page.keyboard.press('ArrowRight');
  expect(await corners()).toContain('(36, 36) (0, 36) (18, 24)');
  const saved = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Save as SVG' }).press('Enter');
  expect((await saved).suggestedFilename()).toBe('turf-war-wedge.svg');
});

test('all tables are small pictures with names, and a name that there is not is told from those that there are', async () => {
  await page.goto(`${hall.url}/layouts/steamroller-2015`);
  await page.getByRole('link', { name: 'Recon' }).waitFor();
  await page.goto(`${hall.url}/layouts/steamroller-2015/mosh-pit`);
  await page.getByText('There is no table of that name; there are destruction').waitFor();
});
