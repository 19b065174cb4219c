/** What others do on their phones moves nothing under a finger on this one; what they want and enter is told at the foot. */
import type { Locator } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { LISTS } from '../core/systems/steamroller-2015/game/table.ts';
import { Phone } from './at-table.ts';
import { type ByProgram, type Told, byProgram } from './game-by-program.ts';
import { type Hall, openHall } from './hall.ts';

let hall: Hall;
beforeAll(async () => {
  hall = await openHall();
}, 120_000);
afterAll(() => hall.end());
afterEach(() => hall.clear());

const setting = { scenario: 'outflank' };

/** Of Steamroller, up to the first player’s first turn; their clock stands. */
async function steamroller(): Promise<ByProgram> {
  const game = await byProgram(hall.url, { system: 'steamroller-2015', names: ['Ana', 'Bo'], setting });
  await game.tell(
    ...([
      ['A', 'list:A', LISTS.A],
      ['B', 'list:B', LISTS.B],
      ['A', 'roll:1', { A: 5, B: 2 }],
      ['A', 'order', 'first'],
      ['B', 'edge', 'stay'],
      ['A', 'deploy:A', true],
      ['B', 'deploy:B', true],
    ] as const satisfies readonly Told[]),
  );
  return game;
}

async function phoneOf(game: ByProgram, side: 'A' | 'B' | 'C', language = 'en'): Promise<Phone> {
  const phone = new Phone(await hall.phone({ locale: language }));
  await phone.page.goto(`${hall.url}${game.pathOf(side)}`);
  await phone.page.locator('.game-step').waitFor();
  // As the page opens it grows by itself.
  await phone.page.waitForTimeout(4500);
  return phone;
}

const topOf = (what: Locator): Promise<number> => what.evaluate((one) => Math.round(one.getBoundingClientRect().top));

/** Where it is once what was just done has been shown, and has settled. */
async function topAfter(what: Locator, shown: Locator): Promise<number> {
  await shown.waitFor({ state: 'attached' });
  await what.page().waitForTimeout(1000);
  return topOf(what);
}

test('nothing moves when the other starts their clock, disputes something or asks to go back', async () => {
  const game = await steamroller();
  const bo = await phoneOf(game, 'B');
  const { page } = bo;
  const armies = page.locator('.board', { hasText: 'Armies' }).locator('summary').first();
  const before = await topOf(armies);
  await game.tell(['A', 'turn:1A/start', true]);
  expect(await topAfter(armies, page.locator('.table-clock-runs'))).toBe(before);
  // A finger is on a button of an army.
  const scouts = bo.rows('Bo').getByRole('button', { name: 'Scouts: One model destroyed' });
  await bo.tap(scouts);
  await page.locator('.board-count', { hasText: '5 of 6' }).waitFor();
  await page.waitForTimeout(1000);
  const row = await topOf(scouts);
  const answers = await page.evaluate(() => document.querySelectorAll('.game-said').length);
  expect(answers).toBe(0);
  await game.send('A', { type: 'object', answer: 9 });
  const told = page.locator('.game-news', { hasText: 'Ana disputes it' });
  expect(await topAfter(scouts, told)).toBe(row);
  expect(await page.locator('.game-disputes').count()).toBe(1);
  await game.send('A', { type: 'withdraw-objection', answer: 9 });
  expect(await topAfter(scouts, page.locator('.game-foot:not(:has(.game-news))'))).toBe(row);
  await game.send('A', { type: 'go-back', answer: 8 });
  const asked = page.locator('.game-news', { hasText: 'Ana asks to go back to before' });
  expect(await topAfter(scouts, asked)).toBe(row);
  // Its button leads there, and then it is told.
  await bo.press('Show me where', asked);
  const agree = page.getByRole('button', { name: 'Agree: go back' });
  await asked.waitFor({ state: 'detached' });
  expect(await topOf(agree)).toBeGreaterThan(0);
  expect(await topOf(agree)).toBeLessThan(700);
  await bo.press('No, go on');
  // A turn ends while a loss is tapped: what is tapped stays, and both armies keep their order when the next one opens.
  await bo.tap(scouts);
  await page.locator('.board-count', { hasText: '4 of 6' }).waitFor();
  const next = await topOf(scouts);
  await game.tell(['A', 'turn:1A/end', true]);
  expect(await topAfter(scouts, page.locator('.game-step', { hasText: 'Turn 1: Bo' }))).toBe(next);
  await bo.rows('Ana').and(page.locator('[open]')).waitFor();
  await bo.rows('Bo').and(page.locator(':not([open])')).waitFor();
  expect(await page.locator('.board-side-name').allTextContents()).toEqual(['Ana', 'Bo']);
});

test('each button of the foot keeps its place, and what was read or dismissed does not come back', async () => {
  const game = await steamroller();
  // In the longer words.
  const bo = await phoneOf(game, 'B', 'de');
  const news = bo.page.locator('.game-news');
  const at = (name: string) =>
    news.getByRole('button', { name }).evaluate((one) => one.getBoundingClientRect().toJSON());
  await game.tell(['A', 'turn:1A/start', true], ['A', 'turn:1A/lost', { card: 'B.e6' }]);
  await news.getByText('Sniper').waitFor();
  const [wrong, away] = [await at('Das stimmt nicht'), await at('Ausblenden')];
  await game.tell(['A', 'turn:1A/lost', { card: 'B.e5' }]);
  await news.getByText('Scouts').waitFor();
  await news.getByRole('button', { name: '1 weitere' }).waitFor();
  expect([await at('Das stimmt nicht'), await at('Ausblenden')]).toEqual([wrong, away]);
  // What is dismissed is not counted, and leaves nothing older behind.
  await bo.press('Ausblenden', news);
  await news.waitFor({ state: 'detached' });
  await game.tell(['A', 'turn:1A/lost', { card: 'B.e5' }]);
  await news.getByText('Scouts').waitFor();
  expect(await news.getByRole('button', { name: '1 weitere' }).count()).toBe(0);
  await bo.press(/^Riflemen: .*−1/, bo.rows('Bo'));
  await news.waitFor({ state: 'detached' });
});
