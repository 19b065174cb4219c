/** A battle leads through the same states wherever it is played: what is seen on a phone is what the server has. */
import { afterAll, expect, test } from 'vitest';
import { hashBattles } from '../core/systems/firefight/battle/play.ts';
import { bundled, inWorker } from '../battle/bundled.ts';
import { closeAll, theBrowser } from './browser.ts';

/** 200 in `npm run test:full`. */
const BATTLES = process.env.MUSTER_FULL === '1' ? 200 : 20;

afterAll(async () => closeAll(await theBrowser()));

test('the same battles lead through the same states in this thread, in a worker and in Chromium', async () => {
  const [here, script] = [hashBattles(BATTLES), await bundled('play.ts')];
  expect(new Set(here.split(' ')).size).toBe(BATTLES);
  expect(await inWorker<string>(script, `battles.hashBattles(${BATTLES})`)).toBe(here);
  const page = await (await theBrowser()).newPage();
  await page.addScriptTag({ content: script });
  expect(await page.evaluate(`battles.hashBattles(${BATTLES})`)).toBe(here);
}, 300_000);
