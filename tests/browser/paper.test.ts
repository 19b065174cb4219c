/** Paper as a full fallback: sheets that come out right on A4 and Letter, and a round played on them, typed in after. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inEachFace } from './browser.ts';
import { type Desk, type Hall, openHall } from './hall.ts';

const LONG = 'Bartholomew Featherstonehaugh-Cholmondeley-Montgomery the Younger of Upper Slaughter';
const TABLES = 9;
/** In points of 1/72 inch, and the height that the margins of 10 mm leave, in CSS pixels. */
const PAPERS = [
  { name: 'A4', width: 595, height: 842, inside: (277 / 25.4) * 96 },
  { name: 'Letter', width: 612, height: 792, inside: (259.4 / 25.4) * 96 },
];
/** Between two record sheets: 12 mm. */
const GAP = (12 / 25.4) * 96;

let hall: Hall;
let desk: Desk;
let page: Page;
beforeAll(async () => {
  hall = await openHall();
  const names = Array.from({ length: 2 * TABLES }, (_, index) => `${index % 5 === 0 ? LONG : 'Player'} ${index + 1}`);
  desk = await hall.event(names.map((name) => ({ name, faction: 'Guild', checkIn: true })));
  await desk.play({ type: 'start-event' });
  await desk.nextRound();
  page = await hall.laptop();
}, 120_000);
afterAll(() => hall.end());

async function open(kind: string): Promise<void> {
  const join = encodeURIComponent(desk.join);
  const asked = kind === 'game' ? 'game=the-hit&sides=4' : `event=${desk.id}&round=1&join=${join}`;
  await page.goto(`${hall.url}/print?${asked}#${kind}`);
  await page.locator('.sheet, .flow, .record').first().waitFor();
}

/** How many pages come out on the paper that is chosen on the page, and how large each is, in points. */
async function printed(): Promise<{ readonly pages: number; readonly sizes: readonly string[] }> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  const boxes = [...pdf.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)];
  return {
    pages: pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0,
    sizes: [
      ...new Set(boxes.map(([, width, height]) => `${Math.round(Number(width))} × ${Math.round(Number(height))}`)),
    ],
  };
}

/** As it is on paper: what is no black or white, and what is cut off or wider than its place, in a narrow face and in a wide one. */
const faultsOnPaper = (): Promise<readonly string[]> => inEachFace(page, faultsNow);

function faultsNow(): Promise<readonly string[]> {
  return page.locator('.sheets').evaluate((sheets) => {
    const all = [sheets, ...sheets.querySelectorAll('*')].filter((one) => one.checkVisibility());
    const ink = (one: Element) => getComputedStyle(one);
    const paint = ['rgb(0, 0, 0)', 'rgb(255, 255, 255)', 'rgba(0, 0, 0, 0)'];
    const coloured = all.filter((one) => ink(one).color !== paint[0] || !paint.includes(ink(one).backgroundColor));
    const cut = all.filter((one) => one.matches('.slip, td, th, .sheet') && one.scrollHeight > one.clientHeight + 1);
    const wide = all.filter((one) => one.getBoundingClientRect().right > window.innerWidth + 1);
    return [
      ...coloured.map((one) => `coloured: ${one.outerHTML.slice(0, 100)}`),
      ...cut.map((one) => `cut: ${one.outerHTML.slice(0, 100)}`),
      ...wide.map((one) => `wide: ${one.outerHTML.slice(0, 100)}`),
    ];
  });
}

test.each(PAPERS)(
  'on $name nothing is split, coloured or cut, and slips cut in stacks are in the order of tables',
  async (paper) => {
    const size = `${paper.width} × ${paper.height}`;
    for (const kind of ['names', 'tables', 'slips', 'standings', 'table', 'records', 'numbers', 'game', 'posters']) {
      await page.emulateMedia({ media: null });
      await open(kind);
      await page.getByRole('radio', { name: paper.name }).check();
      const { pages, sizes } = await printed();
      expect(sizes, kind).toEqual([size]);
      // The width between the margins: what is laid out is what is printed.
      await page.setViewportSize({ width: Math.floor((paper.width / 72) * 96 - 2 * 37.8), height: 1000 });
      await page.emulateMedia({ media: 'print' });
      expect(await faultsOnPaper(), kind).toEqual([]);
      const [sheets, heights] = await Promise.all([
        page.locator('.sheet').count(),
        page.locator('.sheet, .record').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height)),
      ]);
      expect(Math.max(0, ...heights), kind).toBeLessThanOrEqual(paper.inside);
      if (sheets > 0) expect(pages, kind).toBe(sheets);
      if (kind === 'records') expect(pages).toBe(pagesOf(heights, paper.inside));
      if (kind === 'slips')
        expect(await cutInStacks()).toEqual(Array.from({ length: TABLES }, (_, index) => index + 1));
      await page.setViewportSize({ width: 1280, height: 900 });
    }
  },
);

/** Pages for blocks that are not split. */
function pagesOf(heights: readonly number[], inside: number): number {
  let [pages, used] = [1, 0];
  for (const height of heights) {
    if (used + height > inside) [pages, used] = [pages + 1, 0];
    used += height + GAP;
  }
  return pages;
}

/** The tables in the order of the slips when the pages are cut as one stack and the piles are laid on each other. */
async function cutInStacks(): Promise<readonly number[]> {
  const pages = await page
    .locator('.slips')
    .evaluateAll((all) =>
      all.map((sheet) =>
        [...sheet.children].map((slip) => Number(slip.querySelector('.slip-table')?.textContent ?? 0)),
      ),
    );
  return [0, 1, 2, 3].flatMap((slot) => pages.map((slips) => slips[slot] ?? 0)).filter((table) => table > 0);
}

test.each([
  ['steamroller-2015', 'Cygnar'],
  ['open-swiss', 'Any'],
  ['the-hit', 'Any'],
])('slips of %s hold all that is asked, whatever the names', async (system, faction) => {
  const names = [LONG, `${LONG} II`, 'Cora Cedar', 'Dan Dogwood'];
  const other = await hall.event(
    names.map((name) => ({ name, faction, checkIn: true })),
    system,
  );
  await other.play({ type: 'start-event' });
  await other.nextRound();
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 718, height: 1000 });
  await page.goto(`${hall.url}/print?event=${other.id}&round=1#slips`);
  await page.locator('.slip-box').first().waitFor();
  expect(await faultsOnPaper()).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 900 });
});

test('a round on paper is typed in by keys alone, whatever is typed wrongly on the way', async () => {
  await page.emulateMedia({ media: null });
  await open('slips');
  const pile = await cutInStacks();
  await page.goto(desk.address);
  await page.getByRole('tab', { name: /^Results/ }).focus();
  await page.keyboard.press('Enter');
  const field = page.locator('.quick-table input');
  await field.waitFor();
  for (let steps = 0; steps < 20 && !(await field.evaluate((one) => one === document.activeElement)); steps += 1) {
    await page.keyboard.press('Tab');
  }
  const type = async (...figures: readonly number[]) => {
    for (const figure of figures) {
      await page.keyboard.type(String(figure));
      await page.keyboard.press('Enter');
    }
  };
  const problem = page.locator('.quick-problem');
  const isIn = async (table: number) => {
    await page.getByText(`Result of table ${table} is in`).first().waitFor();
    await expect.poll(() => field.inputValue()).toBe('');
  };
  await type(99);
  await problem.getByText('There is no table 99 in this round.').waitFor();
  await field.fill('');
  const [first = 0, ...others] = pile;
  // More than a game is worth: said at once, and everything that was typed is still there to be mended.
  await type(first, 6, 81);
  await problem.locator('.field-error').waitFor();
  await type(8);
  await isIn(first);
  for (const table of others) {
    await type(table, table % 9, 2);
    await isIn(table);
  }
  await page.getByText('All results of round 1 are in.').waitFor();
  expect((await desk.games(1)).every(({ result }) => result?.kind === 'played')).toBe(true);
});
