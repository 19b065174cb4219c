import { expect, test } from 'vitest';
import { UNLIMITED, testServer } from '../testing/desk.ts';
import { fuzz } from './fuzz.ts';

test('bent commands and noise, 20 events of 5,000 requests', async () => {
  const on = await testServer({ rates: UNLIMITED });
  for (let seed = 1; seed <= 20; seed += 1) {
    const outcome = await fuzz(on, 5000, seed);
    expect([seed, outcome.bad, outcome.whole]).toEqual([seed, [], true]);
  }
  await on.end();
});
