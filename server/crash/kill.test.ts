import { describe, expect, test } from 'vitest';
import { killCycles, median } from './kill.ts';
import { buildChild } from './process.ts';

describe('a server that is killed while eight write', () => {
  test('loses nothing that it acknowledged, doubles nothing, and is back within a second: 20 times', async () => {
    const outcome = await killCycles(await buildChild('kill'), 20);
    expect(outcome).toMatchObject({ lost: 0, doubled: 0, cycles: 20 });
    expect(outcome.acknowledged).toBeGreaterThan(200);
    expect(median(outcome.restarts)).toBeLessThanOrEqual(1000);
  }, 180_000);
});
