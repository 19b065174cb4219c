/**
 * From somebody's last tap to the moment that the computer begins to think, at levels 4 and 5 and with dice that fall slowly; and the
 * longest task of the page meanwhile, by the time that its thread worked. Of the built pages (`npm run build`).
 */
import type { Page } from 'playwright-core';
import { openBrowser } from './lib/browser.ts';
import { report } from './lib/report.ts';
import { serverProcess } from './lib/server-process.ts';
import { longestTask } from './lib/tasks.ts';

/** Activations of somebody's own that are measured of each level. */
const MOVES = 6;

/** Text, because it is not compiled here: when a tap was, and when the engine was asked to decide next. */
const WATCHES = `
  globalThis.gaps = [];
  let tapped = null;
  addEventListener('pointerup', () => { tapped = performance.now(); }, { capture: true });
  const send = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function (message, ...rest) {
    if (message.asked?.kind === 'decide' && tapped !== null) {
      gaps.push(performance.now() - tapped);
      tapped = null;
    }
    return send.call(this, message, ...rest);
  };
`;

/** What is tapped of what is asked: the unit that is first holds, and shoots what it may. */
const WAYS = [
  '.ff-asked button:text-is("Shoot")',
  '.ff-targets .ff-unit[aria-pressed=false]',
  '.ff-asked button:text-is("Do not shoot")',
  '.ff-asked button:text-is("Strike back")',
  '.ff-asked button:text-is("Stay")',
  '.ff-asked button:text-is("Go on")',
  '.ff-deed:has-text("Idle")',
  '.ff-deed:has-text("Hold")',
  '.ff-asked .ff-units .ff-unit',
] as const;

async function measured(page: Page, url: string, player: string) {
  const setUp = JSON.stringify({ own: 'wardens', foe: 'choir', players: { A: 'person', B: player }, table: '1' });
  await page.goto(`${url}/firefight`);
  await page.evaluate(`localStorage.setItem('muster firefight set-up', ${JSON.stringify(setUp)});
    localStorage.removeItem('muster firefight battle');
    localStorage.setItem('muster firefight dice', '{"pace":"slow"}');`);
  await page.reload();
  await page.getByRole('button', { name: 'Start the battle' }).click();
  await page.getByRole('button', { name: 'Set everything up for me' }).click();
  // The computer may begin the round, and what it shoots may be asked about.
  await page.getByText('Round 1 of 4').waitFor({ timeout: 120_000 });
  await page.evaluate('gaps.length = 0');
  const longest = await longestTask(browser);
  const over = page.locator('.ff-end');
  while ((await page.evaluate<number>('gaps.length')) < MOVES && !(await over.isVisible())) {
    const shown = await Promise.all(WAYS.map((way) => page.locator(way).first().isVisible()));
    const way = WAYS.find((_, at) => shown[at]);
    // What was seen may be gone by the time that it is tapped.
    if (way !== undefined)
      await page
        .locator(way)
        .first()
        .click({ timeout: 1000 })
        .catch(() => undefined);
    await page.waitForTimeout(50);
  }
  const gaps = await page.evaluate<readonly number[]>('gaps');
  return { gap: Math.max(...gaps), longest: await longest() };
}

const server = await serverProcess();
const browser = await openBrowser();
const page = await (await browser.newContext({ viewport: { width: 360, height: 740 } })).newPage();
await page.addInitScript({ content: WATCHES });
const figures = [];
for (const [level, player] of [
  [4, 'planner'],
  [5, 'veteran'],
] as const) {
  const { gap, longest } = await measured(page, server.url, player);
  figures.push({
    name: `level ${level}: from a tap to its thinking, the longest of ${MOVES}`,
    value: gap,
    unit: 'ms',
    most: 100,
  });
  figures.push({
    name: `level ${level}: longest task of the page, as its thread worked`,
    value: longest,
    unit: 'ms',
    most: 50,
  });
}
await browser.close();
await server.stop();
report('computer-move', figures);
