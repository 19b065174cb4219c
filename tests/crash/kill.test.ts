import { describe, expect, test } from 'vitest';
import { killCycles } from './kill.ts';
import { buildChild } from './process.ts';

describe('a server that is killed while eight write', () => {
  test('loses nothing that it acknowledged, and doubles nothing: 10 times', async () => {
    const outcome = await killCycles(await buildChild('kill'), 10);
    expect(outcome).toMatchObject({ lost: 0, doubled: 0, cycles: 10 });
    expect(outcome.acknowledged).toBeGreaterThan(100);
  }, 180_000);
});
