import { expect, test } from 'vitest';
import { hashBattles } from '../../core/systems/firefight/battle/testing/play.ts';
import { bundledEngine, hashesInWorker } from './elsewhere.ts';

test('the same battles lead through the same states in this thread and in a worker', async () => {
  const [here, there] = [hashBattles(10), await hashesInWorker(await bundledEngine(), 10)];
  expect(there).toBe(here);
  expect(new Set(here.split(' ')).size).toBe(10);
});
