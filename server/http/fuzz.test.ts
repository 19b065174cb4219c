import { expect, test } from 'vitest';
import { UNLIMITED, testServer } from '../testing/desk.ts';
import { fuzz } from './fuzz.ts';

test('bent commands and noise are taken or refused in a sentence, and the journal stays whole', async () => {
  const on = await testServer({ rates: UNLIMITED });
  const outcome = await fuzz(on, 2000, 7);
  expect(outcome.bad).toEqual([]);
  expect(outcome.whole).toBe(true);
  expect(outcome.taken).toBeGreaterThan(20);
  await on.restart();
  await on.end();
}, 60_000);
