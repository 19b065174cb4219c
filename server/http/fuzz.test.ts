import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { UNLIMITED, newFolder, testServer } from '../../tests/server/desk.ts';
import { fuzz } from '../../tests/server/fuzz.ts';

test('bent commands and noise are taken or refused in a sentence, and the journal stays whole', async () => {
  const web = newFolder();
  writeFileSync(join(web, 'index.html'), '<h1>Start</h1>');
  const on = await testServer({ rates: UNLIMITED, folders: { web } });
  const outcome = await fuzz(on, { commands: 1000, routes: 3000 }, 7);
  expect(outcome.bad).toEqual([]);
  expect(outcome.whole).toBe(true);
  expect(outcome.taken).toBeGreaterThan(20);
  await on.restart();
  await on.end();
  rmSync(web, { recursive: true });
}, 60_000);
