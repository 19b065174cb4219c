/** The odds calculator: what is typed is reckoned at once, and its address says it to others. */
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

/** A row of a table of chances, in its words. */
const row = (table: string, name: string) =>
  page.getByRole('table', { name: table, exact: true }).getByRole('row').filter({ hasText: name });

test('a profile is typed, its odds are those of the catalogue (GFF-WE 2, 3), and the address brings them back', async () => {
  await page.goto(`${hall.url}/`);
  await page.getByRole('link', { name: 'Firefight odds' }).click();
  const attacker = page.getByRole('group', { name: 'Attacker' });
  await attacker.getByLabel('Weapons').fill('Rifle (24", A3, AP(1))');
  await row('Effect on Target', 'Knocked Out').filter({ hasText: '28.4%' }).waitFor();
  await row('Wounds', '44.4%').waitFor();
  await page.getByLabel('Cover of the target').selectOption({ label: 'in terrain' });
  await row('Effect on Target', 'Unhurt').filter({ hasText: '42.2%' }).waitFor();
  await page.getByText('Out of 100: 22 Knocked Out, 36 Shaken, 42 neither.').waitFor();
  await page.waitForURL(/cover=terrain/);
  await page.reload();
  await row('Effect on Target', 'Knocked Out').filter({ hasText: '22.1%' }).waitFor();
  await attacker.getByLabel('Models').fill('9000');
  await page.getByText('“Attacker” is not a unit of the game: models must be a whole number').waitFor();
  await page.getByLabel('Distance in inches').fill('-3');
  await page.getByText('Enter inches from 0 to 1000.').waitFor();
  await page.getByText('One number is missing or too large').waitFor();
});

const LIST = '++ Mine [GFF 40pts] ++\n\nOddity [1] Q4+ D4+ | 40pts | Shady\nKnife (A1)';

test('a melee tells both sides, and an army meets a pasted one; a figure opens its attack, and Back comes back', async () => {
  await page.goto(`${hall.url}/odds?mode=melee`);
  await row('Effect on Charger', 'Knocked Out').waitFor();
  await page.getByText('Both still stand').waitFor();
  await page.getByRole('radio', { name: 'Armies' }).focus();
  await page.keyboard.press('Space');
  await page.getByRole('group', { name: 'Target' }).getByLabel('Army').selectOption({ label: 'A list of your own' });
  await page.getByLabel('Paste a list').fill(LIST);
  await page.getByText('Not simulated: Shady').waitFor();
  await page.getByRole('columnheader', { name: 'Oddity' }).waitFor();
  await page.getByRole('button', { name: 'Reeve, Long Rifle against Oddity:' }).click();
  await row('Effect on Target', 'Knocked Out').waitFor();
  expect(await page.getByRole('group', { name: 'Attacker' }).getByLabel('Weapons').inputValue()).toContain(
    'Long Rifle',
  );
  expect(new URL(page.url()).search).not.toContain('Oddity');
  await page.goBack();
  await page.getByRole('columnheader', { name: 'Oddity' }).waitFor();
});

test('a unit of one’s own list is taken for an attack', async () => {
  await page.goto(`${hall.url}/odds`);
  const target = page.getByRole('group', { name: 'Target' });
  await target.getByLabel('Take a unit').selectOption({ label: 'From a list of your own …' });
  await target.getByLabel('Paste a list').fill('{"units": 3}');
  await target.getByText('This is not an army list of Army Forge.').waitFor();
  await target.getByLabel('Paste a list').fill(LIST);
  await target.getByText('Mine: 1 unit, 40 points. You can now choose its units above.').waitFor();
  await target.getByLabel('Take a unit').selectOption({ label: 'Mine: Oddity' });
  expect(await target.getByLabel('Weapons').inputValue()).toBe('Knife (A1)');
});
