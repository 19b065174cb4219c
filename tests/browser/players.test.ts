/** Players come in without a loss: 24 messy lines are put right in their table, and all are in. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { faultsOf } from './browser.ts';
import { type Hall, hallForTests } from './hall.ts';

const LINES = [
  'Anna Ash\tArcanists\tNorthgate\tL',
  "Ben Birch\tExplorer's Society\tNorthgate\tM",
  'Cora Cedar\texplorers society\tNorthgate\tS',
  'Dan Dogwood\tES\tHarbour\tXL',
  'Eva Elm\tEXPLORER’S SOCIETY\tHarbour\tM',
  'Finn Fir\tExplorers\tHarbour\tM',
  'Gia Gorse\t10T\tHarbour\tS',
  'Hal Hazel\tNVB\tHarbour\tL',
  '',
  'Ivy Ivy\trezzers\tOld Town\tM',
  'Jo Juniper\tRessers\tOld Town\tM',
  'Kai Kapok\tGremlins\tOld Town\tM',
  'Lea Larch\tArc\tOld Town\tM',
  'John Smith\tGuild\tNorthgate\tM',
  'John Smith\tGuild\tHarbour\tM',
  'Maximiliane Alexandra von und zu Hohenlohe-Waldenburg-Schill\tOutcasts\t\tM',
  'ليلى حداد\tguild\tHarbour\tS',
  'דוד לוי\tBayou\tOld Town\tM',
  '🎲 Ace 🐉\tNeverborn\tOld Town\tM',
  '"Quinn ""Q"" Oak"\tOutcasts\tOld Town\tM',
  'Pat Poplar\tGuilde\tNorthgate\tL',
  'Rae Rowan\tguilde\tNorthgate\tL',
  '  Sam   Spruce \tTen Thunders\tNorthgate\tL',
  '\t\t\t',
  'Tom Teak\tMarkham Gamers\t\tL',
  '\tGuild\tNorthgate\tL',
];

let hall: Hall;
hallForTests((opened) => {
  hall = opened;
});

async function openList(address: string, page: Page): Promise<void> {
  await page.goto(address);
  await page.getByRole('textbox', { name: 'Players', exact: true }).fill(LINES.join('\n'));
}

test('24 messy lines are put right in their table, and all are in', async () => {
  const desk = await hall.event([]);
  const page = await hall.laptop();
  await openList(desk.address, page);
  await page.getByText('24 rows').waitFor();
  const add = page.locator('.list-form').getByRole('button', { name: /^Add \d+ players$/ });
  // A column that nobody can know, two words that are no faction in three rows, and a row without a name.
  await page.getByText('Answer 5 questions first').click();
  await expect.poll(() => page.getByLabel(/^Column 4/).evaluate((one) => one === document.activeElement)).toBe(true);
  expect(await add.isDisabled()).toBe(true);
  expect(await faultsOf(page)).toEqual([]);
  let deeds = 0;
  const choose = async (label: string | RegExp, option: string) => {
    deeds += 1;
    await page.getByLabel(label).selectOption({ label: option });
  };
  await choose(/^Column 4/, 'Leave it out');
  await choose('Faction, line 21', 'Guild');
  expect(await page.getByLabel('Faction, line 22').inputValue()).toBe('Guild');
  await choose('Faction, line 25', '“Markham Gamers” is the club');
  await page.getByLabel('Name, line 26').fill('Uma Umbra');
  deeds += 1;
  await page.getByText('As John Smith (2)').waitFor();
  await page.locator('.list-form').getByRole('button', { name: 'Add 24 players' }).click();
  deeds += 1;
  await page.getByText('0 of 24 here').waitFor();
  expect(deeds).toBe(5);
  const rows = Object.values(await desk.entrants());
  expect(rows.map(({ faction, group }) => [faction, group])).toEqual([
    ['Arcanists', 'Northgate'],
    ...['Northgate', 'Northgate', 'Harbour', 'Harbour', 'Harbour'].map((club) => ['Explorer’s Society', club]),
    ['Ten Thunders', 'Harbour'],
    ['Neverborn', 'Harbour'],
    ['Resurrectionists', 'Old Town'],
    ['Resurrectionists', 'Old Town'],
    ['Bayou', 'Old Town'],
    ['Arcanists', 'Old Town'],
    ['Guild', 'Northgate'],
    ['Guild', 'Harbour'],
    ['Outcasts', null],
    ['Guild', 'Harbour'],
    ['Bayou', 'Old Town'],
    ['Neverborn', 'Old Town'],
    ['Outcasts', 'Old Town'],
    ['Guild', 'Northgate'],
    ['Guild', 'Northgate'],
    ['Ten Thunders', 'Northgate'],
    [null, 'Markham Gamers'],
    ['Guild', 'Northgate'],
  ]);
  expect(rows.filter(({ name }) => /Smith|Quinn|Sam/.test(name)).map(({ name }) => name)).toEqual([
    'John Smith',
    'John Smith (2)',
    'Quinn "Q" Oak',
    'Sam Spruce',
  ]);
  // The forms are folded; the same list again adds nobody.
  await page.locator('summary', { hasText: 'Add players' }).click();
  await page.getByRole('textbox', { name: 'Players', exact: true }).fill(LINES.slice(0, 20).join('\n'));
  await page.getByText('19 are registered already').waitFor();
  // Enter checks in who is left; all others come in at once but for one, who has declared no faction.
  await page.getByLabel('Find a player').fill('smith (2)');
  await page.keyboard.press('Enter');
  await page.getByText('1 of 24 here').waitFor();
  await page.getByRole('button', { name: 'Check in all 23 who are missing' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Check in', exact: true }).click();
  await page.getByRole('dialog').getByText('1 is not in yet').waitFor();
  await page.getByText('23 of 24 here').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Undo: 22 players are checked in' }).click();
  await page.getByText('1 of 24 here').waitFor();
});

test('the table of a list is one of cards on a phone, and nothing sticks out', async () => {
  const desk = await hall.event([]);
  const page = await hall.phone();
  await openList(desk.address, page);
  await page.getByText('24 rows').waitFor();
  expect(await faultsOf(page)).toEqual([]);
});
