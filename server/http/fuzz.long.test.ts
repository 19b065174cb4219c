import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tellCounted } from '../../tests/campaign/figures.ts';
import { UNLIMITED, newFolder, testServer } from '../../tests/server/desk.ts';
import { fuzz } from '../../tests/server/fuzz.ts';

test('bent commands and noise, 20 events of 5,000 requests, two of three to any route', async () => {
  const web = newFolder();
  writeFileSync(join(web, 'index.html'), '<h1>Start</h1>');
  const on = await testServer({ rates: UNLIMITED, folders: { web } });
  let [requests, taken] = [0, 0];
  for (let seed = 1; seed <= 20; seed += 1) {
    const outcome = await fuzz(on, { commands: 1500, routes: 3500 }, seed);
    expect([seed, outcome.bad, outcome.whole]).toEqual([seed, [], true]);
    requests += outcome.requests;
    taken += outcome.taken;
  }
  tellCounted('requests', { requests, taken, '5xx or over a second': 0 });
  await on.end();
  rmSync(web, { recursive: true });
});
