import { expect, test } from 'vitest';
import { bundled, inWorker } from './bundled.ts';

test('1,000,000 decisions: none is illegal, none hangs', async () => {
  const played = await inWorker(await bundled('play.ts'), 'battles.playDecisions(1_000_000)');
  expect(played).toEqual({ decisions: expect.any(Number) as number, endless: [] });
  expect((played as { decisions: number }).decisions).toBeGreaterThanOrEqual(1_000_000);
});
