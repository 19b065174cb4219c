import { describe, expect } from 'vitest';
import { testWithout } from '../server/needs.ts';
import { cutAll, record } from './power.ts';
import { noTracer } from './recording.ts';

const test = testWithout(noTracer());

describe('a power cut', () => {
  test('at any moment loses nothing that was acknowledged', async () => {
    const steps = await record({ flush: 'FULL', commands: 60 });
    const outcome = await cutAll(steps, 250);
    expect(outcome).toMatchObject({ acknowledged: 60, lossy: 0, broken: 0 });
    expect(outcome.images).toBeGreaterThan(400);
  }, 120_000);

  test('does lose results where nothing is flushed: the test can see it', async () => {
    const steps = await record({ flush: 'OFF', commands: 20 });
    expect(steps.some((step) => step.kind === 'flush' && step.file === 'muster.db-wal')).toBe(false);
    const outcome = await cutAll(steps, 60);
    expect(outcome.acknowledged).toBe(20);
    expect(outcome.lossy + outcome.broken).toBeGreaterThan(20);
  }, 120_000);
});
