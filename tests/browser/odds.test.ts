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
  await row('Target: what becomes of it', 'Knocked Out').filter({ hasText: '28.4%' }).waitFor();
  await row('Wounds', '44.4%').waitFor();
  await page.getByLabel('Cover of the target').selectOption({ label: 'in terrain' });
  await row('Target: what becomes of it', 'Unhurt').filter({ hasText: '42.2%' }).waitFor();
  await page.reload();
  await row('Target: what becomes of it', 'Knocked Out').filter({ hasText: '22.1%' }).waitFor();
  await attacker.getByLabel('Models').fill('9000');
  await page.getByText('models must be a whole number').waitFor();
});

test('a melee tells both sides, and an army meets a pasted one', async () => {
  await page.goto(`${hall.url}/odds?mode=melee`);
  await row('Charger: what becomes of it', 'Knocked Out').waitFor();
  await page.getByText('Both still stand').waitFor();
  await page.getByRole('radio', { name: 'Armies' }).focus();
  await page.keyboard.press('Space');
  await page.getByRole('group', { name: 'Target' }).getByLabel('Army').selectOption({ label: 'A list of your own' });
  await page
    .getByLabel('Paste a list')
    .fill('++ Mine [GFF 40pts] ++\n\nOddity [1] Q4+ D4+ | 40pts | Shady\nKnife (A1)');
  await page.getByText('Not simulated: Shady').waitFor();
  await page.getByRole('columnheader', { name: 'Oddity' }).waitFor();
  expect(new URL(page.url()).searchParams.get('foeArmy')).toContain('Oddity');
});
