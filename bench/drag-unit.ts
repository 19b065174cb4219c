/**
 * A frame while a unit of ten is dragged among 40 pieces of terrain at Firefight, on a processor four times as slow: legality
 * and the nearest legal place of every frame are the engine's, beside the page. Of the built pages (`npm run build`).
 */
import { chromium } from 'playwright-core';
import { percentile, report } from './lib/report.ts';
import { serverProcess } from './lib/server-process.ts';

const SLOWER = 4;
const MOVES = 300;

/** One unit of ten models. */
const LIST = '++ Bench [GFF 200pts] ++\n\nTroopers [10] Q4+ D4+ | 200pts\n10x Rifle (24", A1), 10x CCW (A1)\n';

/** 40 pieces, difficult ones and cover, with room between them. */
const TABLE = JSON.stringify({
  name: 'bench',
  size: [48, 48],
  terrain: Array.from({ length: 40 }, (_, n) => {
    const [x, y] = [2 + (n % 8) * 5.6, 13 + Math.floor(n / 8) * 4.6];
    return { id: `t${n}`, shape: { rect: [x, y, x + 2, y + 2] }, traits: [n % 2 === 0 ? 'difficult' : 'cover'] };
  }),
});

const server = await serverProcess();
const browser = await chromium.launch({
  executablePath: process.env.MUSTER_CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
const context = await browser.newContext({ viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 });
const page = await context.newPage();
const setUp = { own: LIST, foe: LIST, players: { A: 'person', B: 'person' }, table: '1' };
// Text, because it runs in the page and not here.
await page.addInitScript({
  content: `localStorage.setItem('muster firefight set-up', ${JSON.stringify(JSON.stringify(setUp))});
    localStorage.setItem('muster firefight dice', '{"pace":"fast"}');
    globalThis.longest = 0;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
    }).observe({ type: 'longtask' });`,
});
await page.goto(`${server.url}/firefight`);
await page.getByText('Table and records').click();
await page.getByText('A table from a file').click();
await page.getByLabel('Paste a table, or choose its file').fill(TABLE);
await page.getByRole('button', { name: 'Start the battle' }).click();
const forMe = page.getByRole('button', { name: 'Set everything up for me' });
const acting = page.locator('.ff-deeds');
for (let turns = 0; turns < 200 && !(await acting.isVisible()); turns += 1) {
  if (await forMe.isVisible()) await forMe.click().catch(() => undefined);
  await page.waitForTimeout(50);
}
await page.locator('.board-reach-advance').waitFor({ state: 'attached' });
await page.locator('.board-svg').scrollIntoViewIfNeeded();
const box = await page.locator('.board-chosen .board-base').first().boundingBox();
if (box === null) throw new Error('the unit is drawn');
const cdp = await context.newCDPSession(page);
await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
await cdp.send('Performance.enable');

/** Seconds that the page's main thread has worked. */
async function worked(): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
}

const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
await page.mouse.move(x, y);
await page.mouse.down();
await page.evaluate(`
  globalThis.longest = 0;
  globalThis.frames = [];
  let last = performance.now();
  const next = (now) => {
    frames.push(now - last);
    last = now;
    requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
`);
const before = await worked();
const towards = y > 370 ? -1 : 1;
for (let move = 0; move < MOVES; move += 1) {
  await page.mouse.move(x + 60 * Math.sin(move / 30), y + towards * 90 * Math.abs(Math.sin(move / 40)));
}
const after = await worked();
const frames = await page.evaluate<readonly number[]>('frames.slice(1)');
const longest = await page.evaluate<number>('longest');
const ghosts = await page.locator('.board-ghost-base').count();
await browser.close();
await server.stop();
if (ghosts < 10) throw new Error('the unit was not dragged');

report(`drag-unit: ${frames.length} frames, 10 models, 40 pieces, CPU ÷ ${SLOWER}`, [
  { name: 'work a frame', value: ((after - before) * 1000) / frames.length, unit: 'ms', most: 16 },
  { name: 'longest task (of 50 ms and more)', value: longest, unit: 'ms' },
  { name: 'from frame to frame, median', value: percentile(frames, 0.5), unit: 'ms' },
  { name: 'from frame to frame, 95th percentile', value: percentile(frames, 0.95), unit: 'ms' },
]);
