import { expect, test } from 'vitest';
import { bundled, inWorker } from './bundled.ts';

test('until every pair of special rules has met in an attack or an activation: every state is sound, copied, read and taken back whole', async () => {
  const played = await inWorker(await bundled('sound.ts'), 'battles.playUntilAllMet(1000)');
  expect(played).toMatchObject({ missing: [], problems: [] });
});
