import { expect, test } from 'vitest';
import { UNLIMITED, testServer } from '../../tests/server/desk.ts';
import { bendImports } from '../../tests/server/bent-imports.ts';

test('a bent file breaks no page and no answer, neither of its own nor of others', async () => {
  const on = await testServer({ makers: 'anyone', rates: UNLIMITED });
  const { bad, taken, requests } = await bendImports(on, 40, 19);
  expect(bad).toEqual([]);
  expect([taken > 10, requests > 500]).toEqual([true, true]);
  await on.end();
});
