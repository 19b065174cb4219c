import { expect, test } from 'vitest';
import type { playUntilAllMet } from '../core/systems/firefight/battle/holds.ts';
import { bundled, inWorker } from './bundled.ts';

test('until every pair of special rules has met in an attack or an activation: every state is sound, copied, read and taken back whole', async () => {
  const script = await bundled('sound.ts');
  const played = await inWorker<ReturnType<typeof playUntilAllMet>>(script, 'battles.playUntilAllMet(1000)');
  expect(played).toMatchObject({ missing: [], problems: [] });
});
