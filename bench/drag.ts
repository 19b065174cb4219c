/** A frame while one of 60 things is dragged over a table, on a processor four times as slow: of the built pages (`npm run build`). */
import { chromium } from 'playwright-core';
import type { TableMap } from '../core/table/map/map.ts';
import { percentile, report } from './lib/report.ts';
import { serverProcess } from './lib/server-process.ts';

const SLOWER = 4;
const MOVES = 300;

/** 40 models in rows, and 20 pieces of terrain. */
function busyTable(): TableMap {
  const things = Array.from({ length: 40 }, (_, n) => ({
    id: `m${n}`,
    name: `m${n}`,
    kind: 'model' as const,
    side: n % 2 === 0 ? ('A' as const) : ('B' as const),
    at: [3 + (n % 8) * 4.2, 3 + Math.floor(n / 8) * 4] as const,
    base: 30,
  }));
  const terrain = Array.from({ length: 20 }, (_, n) => {
    const [x, y] = [2 + (n % 7) * 4.6, 23 + Math.floor(n / 7) * 4];
    return { id: `t${n}`, name: `t${n}`, shape: { rect: [x, y, x + 3, y + 3] as const }, traits: ['blocking'] };
  });
  return { name: 'bench', system: 'gaining-grounds-s0', layout: 'turf-war-wedge', size: [36, 36], terrain, things };
}

const server = await serverProcess();
const browser = await chromium.launch({
  executablePath: process.env.MUSTER_CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
const context = await browser.newContext({ viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 });
const page = await context.newPage();
// Text, because it runs in the page and not here.
await page.addInitScript({
  content: `localStorage.setItem('muster table', ${JSON.stringify(JSON.stringify(busyTable()))})`,
});
await page.goto(`${server.url}/table`);
const thing = page.locator('[data-thing="m0"]');
await thing.waitFor();
await page.locator('.table-frame').scrollIntoViewIfNeeded();
const box = await thing.boundingBox();
if (box === null) throw new Error('the model is drawn');
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
for (let move = 0; move < MOVES; move += 1) {
  await page.mouse.move(x + 200 * Math.abs(Math.sin(move / 30)), y - 200 * Math.abs(Math.sin(move / 40)));
}
const after = await worked();
const frames = await page.evaluate<readonly number[]>('frames.slice(1)');
await browser.close();
await server.stop();

report(`drag: ${frames.length} frames, 60 things, CPU ÷ ${SLOWER}`, [
  { name: 'work a frame', value: ((after - before) * 1000) / frames.length, unit: 'ms', most: 16 },
  { name: 'from frame to frame, median', value: percentile(frames, 0.5), unit: 'ms' },
  { name: 'from frame to frame, 95th percentile', value: percentile(frames, 0.95), unit: 'ms' },
]);
