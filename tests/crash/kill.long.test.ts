import { describe, expect, test } from 'vitest';
import { tellCounted } from '../campaign/figures.ts';
import { killCycles } from './kill.ts';
import { buildChild } from './process.ts';

describe('a server that is killed while eight write', () => {
  test('loses nothing that it acknowledged, and doubles nothing: 100 times', async () => {
    const outcome = await killCycles(await buildChild('kill-long'), 100);
    expect(outcome).toMatchObject({ lost: 0, doubled: 0, cycles: 100 });
    expect(outcome.acknowledged).toBeGreaterThan(1000);
    const { cycles, acknowledged, lost, doubled } = outcome;
    tellCounted('kill', { cycles, acknowledged, lost, doubled });
  });
});
