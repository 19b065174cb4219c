/** Tables to scale: every task of their pages by keyboard, and the way to them from a round; `access.test.ts` looks at the pages. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Hall, openHall } from './hall.ts';
import { claim } from './phone.ts';

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
  await page.getByRole('link', { name: 'See the drawing' }).click();
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

test('the organiser lays out a table for the event and gives it a number; who sits there sees it and opens it', async () => {
  const desk = await hall.event(['Ann', 'Bo', 'Cy', 'Di'].map((name) => ({ name, faction: 'Guild', checkIn: true })));
  const own = await hall.phone();
  await own.goto(desk.address);
  // The link is this device's once the desk is open.
  await own.getByRole('tablist').waitFor();
  await own.goto(`${hall.url}/desk?event=${desk.id}&as=organiser#settings`);
  await own.getByText('Laid-out tables').click();
  await own.getByRole('link', { name: 'Lay out a table' }).click();
  await own.getByRole('button', { name: 'Terrain: circle' }).press('Enter');
  await own.getByLabel('Name of the table').fill('Mill <pond>');
  await own.getByLabel('Name of the table').press('Enter');
  await own.getByRole('button', { name: 'Save in the event' }).press('Enter');
  await own.getByText('Saved: Mill <pond>').first().waitFor();
  await own.getByRole('link', { name: 'To the event’s desk' }).click();
  await own.getByText('Laid-out tables').click();
  const row = own.getByRole('region', { name: 'Mill <pond>' });
  await row.getByLabel('At tables').fill('1-2');
  await row.getByRole('button', { name: 'Save the numbers' }).press('Enter');
  await own.getByText('The table Mill <pond> is saved').first().waitFor();
  await row.getByRole('button', { name: 'Copy' }).press('Enter');
  await own.getByRole('region', { name: 'Mill <pond> 2' }).waitFor();
  await desk.play({ type: 'start-event' });
  await desk.nextRound();

  await claim(page, desk.join, 'Ann');
  await page.getByText(/^Table [12]: Mill <pond>$/).waitFor();
  const drawing = page.getByRole('img', { name: 'Mill <pond>, drawn to scale' });
  await drawing.scrollIntoViewIfNeeded();
  await page.waitForFunction(
    () => (document.querySelector<HTMLImageElement>('.laid-table img')?.naturalWidth ?? 0) > 0,
  );
  await drawing.click();
  await page.getByText('Terrain t1').waitFor();
  expect(await page.getByRole('button', { name: 'Save in the event' }).count()).toBe(0);
});

test('a table is set up, measured on and kept by keys alone', async () => {
  await page.goto(`${hall.url}/table?system=steamroller-2015&layout=close-quarters`);
  const press = (name: string) => page.getByRole('button', { name }).press('Enter');
  const rows = page.locator('.table-row');
  await page.getByLabel('Deployment or scenario').waitFor();
  await press('A model');
  await press('A model');
  await press('Terrain: corner by corner');
  await page.getByLabel('Corners').fill('10,30 16,30 16,34');
  await page.getByLabel('Corners').press('Enter');
  await press('Close the outline');
  await page.getByRole('checkbox', { name: 'Obstruction' }).press('Space');
  expect(await rows.allTextContents()).toEqual([
    'Model m1 24″ from the left, 12″ from the bottom, 30 mm, Player A',
    'Model m2 24″ from the left, 36″ from the bottom, 30 mm, Player B',
    'Terrain t1 13″ from the left, 32″ from the bottom, 6″ × 4″, Obstruction',
  ]);

  const table = page.getByRole('application');
  await press('A marker');
  await table.focus();
  await table.press('Delete');
  // Closer about what is chosen; with nothing chosen the arrows go elsewhere.
  const view = () => page.locator('.table-svg').getAttribute('viewBox');
  const whole = await view();
  await table.press('+');
  const near = await view();
  await table.press('ArrowUp');
  expect(new Set([whole, near, await view()]).size).toBe(3);
  await table.press('0');
  expect(await view()).toBe(whole);
  await table.press('PageDown');
  await table.press('ArrowRight');
  await table.press('Shift+ArrowUp');
  expect(await rows.first().textContent()).toContain('25″ from the left, 12.1″ from the bottom');
  await page.getByText('Model m2: 22.74″').waitFor();
  await page.getByText('half of player A').waitFor();
  const neighbour = page.locator('.table-neighbour', { hasText: 'Model m2' });
  expect(await neighbour.textContent()).toContain('not within 6″');
  await page.getByLabel('Within how many inches').fill('23');
  await page.getByLabel('Within how many inches').press('Enter');
  expect(await neighbour.textContent()).toMatch(/″within 23″/);
  await page.getByText('Flag F1: 8.83″').waitFor();
  expect(await page.locator('.table-sight').count()).toBe(1);

  await page.getByRole('textbox', { name: 'From the left' }).fill('99');
  await page.getByRole('textbox', { name: 'From the left' }).press('Enter');
  await page.getByText('m1 is not whole on the table: its centre is at (99″').waitFor();
  expect(await rows.first().textContent()).toContain('25″ from the left');

  await press('Measure from it');
  await page.getByLabel('To', { exact: true }).selectOption({ label: 'The middle of the table' });
  await page.getByText('Model m1 to The middle of the table: 11.35″').waitFor();
  await page.getByText('One sees the other.').waitFor();
  await page.getByText('The shortest way for its 30 mm base: 11.94″').waitFor();
  await page.getByLabel('To', { exact: true }).selectOption({ label: 'A place, in inches' });
  const place = page.getByRole('group', { name: 'To: A place, in inches' });
  await place.getByLabel('From the left').fill('13');
  await place.getByLabel('From the left').press('Enter');
  await place.getByLabel('From the bottom').fill('36');
  await place.getByLabel('From the bottom').press('Enter');
  await page.getByText('Neither sees the other: Terrain t1 is in the way.').waitFor();
  expect(await page.locator('.table-way polyline').count()).toBe(1);
  await page.getByLabel('Name of the table').fill('Ruins');
  await page.getByLabel('Name of the table').press('Enter');
  await press('Save on this device');
  await press('A new table');
  expect(await rows.count()).toBe(0);
  await press('Open Ruins');
  expect(await rows.count()).toBe(3);

  await rows.nth(2).press('Enter');
  await press('Copy');
  await page.getByRole('textbox', { name: 'Height in inches' }).fill('2');
  await page.getByRole('textbox', { name: 'Height in inches' }).press('Enter');
  await rows.filter({ hasText: '2″ high' }).waitFor();
  await press('Turn by 15°');
  await table.focus();
  await table.press('Delete');
  expect(await rows.count()).toBe(3);
  await press('Undo');
  expect(await rows.count()).toBe(4);
  await page.evaluate(() => (globalThis.print = () => (document.title = 'printed')));
  await press('Print the card');
  expect(await page.title()).toBe('printed');

  await press('Change Close Quarters');
  const flag = rows.filter({ hasText: 'Flag F1' });
  expect(await flag.textContent()).toContain('30″ from the left, 21″ from the bottom');
  await flag.press('Enter');
  await table.focus();
  await table.press('ArrowLeft');
  expect(await flag.textContent()).toContain('29″ from the left, 21″ from the bottom');
  await press('A zone');
  await page.getByRole('textbox', { name: 'Width in inches' }).fill('9');
  await page.getByRole('textbox', { name: 'Width in inches' }).press('Enter');
  await rows.filter({ hasText: 'Zone z1' }).filter({ hasText: '9″ × 6″' }).waitFor();
  await press('Back to the original');
  await press('Change Close Quarters');
  expect(await flag.textContent()).toContain('30″ from the left');
  await page.getByLabel('Name of the table').fill('Own');
  await page.getByLabel('Name of the table').press('Enter');
  await press('Save on this device');
  await page.goto(`${hall.url}/layouts/steamroller-2015`);
  await page.getByRole('link', { name: 'Own: Close Quarters' }).press('Enter');
  await page.getByRole('button', { name: 'Back to the original' }).waitFor();
});

test('a fair table is made by the pack’s rules, and what is laid badly is said by rule', async () => {
  await page.goto(`${hall.url}/table?system=steamroller-2015&layout=recon`);
  await page.getByRole('button', { name: 'Make a fair table' }).press('Enter');
  await page.getByText('The rules allow this table.').waitFor();
  expect(await page.locator('.table-row').count()).toBe(6);
  await page.locator('.table-row').first().press('Enter');
  await page.getByRole('textbox', { name: 'From the bottom' }).fill('3.5');
  await page.getByRole('textbox', { name: 'From the bottom' }).press('Enter');
  await page.getByText('lies in A’s deployment zone').waitFor();
  await page.getByRole('link', { name: 'SR15-TERRAIN-05' }).waitFor();
});

test('a table is moved on with a finger, and a file that is none changes nothing', async () => {
  await page.getByRole('button', { name: 'Open Ruins' }).press('Enter');
  await page.locator('.table-frame').scrollIntoViewIfNeeded();
  const thing = page.locator('[data-thing="m1"]');
  const from = await thing.boundingBox();
  if (from === null) throw new Error('the model is drawn');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(from.x + 60, from.y - 40, { steps: 4 });
  expect(await page.locator('.table-told').textContent()).toMatch(/″$/);
  await page.mouse.up();
  expect(await page.locator('.table-row').first().textContent()).not.toContain('25″ from the left');
  const file = (text: string) => ({ name: 'table.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await page
    .getByLabel('Open a file')
    .setInputFiles(file('{"size":[36,36],"terrain":[{"id":"t","shape":{"circle":[1,1,3]}}]}'));
  await page.getByText('t is not whole on the table').waitFor();
  expect(await page.locator('.table-row').count()).toBe(3);
});

test('all tables are small pictures with names, and a name that there is not is told from those that there are', async () => {
  await page.goto(`${hall.url}/layouts/steamroller-2015`);
  await page.getByRole('link', { name: 'Recon' }).waitFor();
  await page.goto(`${hall.url}/layouts/steamroller-2015/mosh-pit`);
  await page.getByText('There is no table of that name; there are destruction').waitFor();
});
