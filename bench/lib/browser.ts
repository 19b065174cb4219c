/** The browser of a benchmark: `npm run bench` finds it as `npm test` does, and says where it is. */
import { type Browser, chromium } from 'playwright-core';

export function openBrowser(): Promise<Browser> {
  const executablePath = process.env.MUSTER_CHROMIUM;
  if (executablePath === undefined) throw new Error('Run it with `npm run bench`, or set MUSTER_CHROMIUM.');
  return chromium.launch({ executablePath, args: ['--no-sandbox'] });
}
