/** What a drag over a built page costs, on a phone's screen and a processor four times as slow. */
import type { Locator, Page } from 'playwright-core';
import { openBrowser } from './browser.ts';
import { percentile } from './report.ts';
import { serverProcess } from './server-process.ts';

export const SLOWER = 4;
const MOVES = 300;

interface Drag {
  /** What runs in the page before its own program: text, because it is not compiled here. */
  readonly before: string;
  /** Opens the page of this server; what it answers is dragged. */
  readonly open: (page: Page, url: string) => Promise<Locator>;
  /** How far the pointer stands from where it took hold, in px, at this move; `y` is where that was. */
  readonly at: (move: number, y: number) => readonly [dx: number, dy: number];
  /** Asked while the pointer is down. */
  readonly during?: (page: Page) => Promise<void>;
}

/** Frames and what the main thread did for each, in ms. */
export async function dragged({ before, open, at, during }: Drag) {
  const server = await serverProcess();
  const browser = await openBrowser();
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 });
  const page = await context.newPage();
  await page.addInitScript({ content: before });
  const box = await (await open(page, server.url)).boundingBox();
  if (box === null) throw new Error('what is dragged is drawn');
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  /** Seconds that the page's main thread has worked, whoever else was at work on the machine. */
  const worked = async (): Promise<number> => {
    const { metrics } = await cdp.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
  };
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.evaluate(`
    globalThis.longest = 0;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
    }).observe({ type: 'longtask' });
    globalThis.frames = [];
    let last = performance.now();
    const next = (now) => {
      frames.push(now - last);
      last = now;
      requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
  `);
  const began = await worked();
  for (let move = 0; move < MOVES; move += 1) {
    const [dx, dy] = at(move, y);
    await page.mouse.move(x + dx, y + dy);
  }
  const work = ((await worked()) - began) * 1000;
  const frames = await page.evaluate<readonly number[]>('frames.slice(1)');
  const longest = await page.evaluate<number>('longest');
  await during?.(page);
  await browser.close();
  await server.stop();
  return {
    frames: frames.length,
    rows: [
      { name: 'work a frame', value: work / frames.length, unit: 'ms', most: 16 },
      { name: 'longest task (of 50 ms and more)', value: longest, unit: 'ms' },
      { name: 'from frame to frame, median', value: percentile(frames, 0.5), unit: 'ms' },
      { name: 'from frame to frame, 95th percentile', value: percentile(frames, 0.95), unit: 'ms' },
    ],
  };
}
