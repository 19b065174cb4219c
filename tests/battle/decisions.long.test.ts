import { expect, test } from 'vitest';
import type { playDecisions } from '../core/systems/firefight/battle/play.ts';
import { bundled, inWorker } from './bundled.ts';

test('1,000,000 decisions: none is illegal, none hangs', async () => {
  const script = await bundled('play.ts');
  const played = await inWorker<ReturnType<typeof playDecisions>>(script, 'battles.playDecisions(1_000_000)');
  expect(played.endless).toEqual([]);
  expect(played.decisions).toBeGreaterThanOrEqual(1_000_000);
});
