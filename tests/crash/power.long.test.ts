import { describe, expect } from 'vitest';
import { tellCounted } from '../campaign/figures.ts';
import { testWithout } from '../server/needs.ts';
import { cutAll, record } from './power.ts';
import { noTracer } from './recording.ts';

const test = testWithout(noTracer());

describe('a power cut', () => {
  test('at any moment of a long run, checkpoints included, loses nothing that was acknowledged', async () => {
    const steps = await record({ flush: 'FULL', commands: 800 });
    const intoTheFile = steps.filter((step) => step.kind === 'write' && step.file === 'muster.db');
    expect(intoTheFile.length).toBeGreaterThan(20);
    const outcome = await cutAll(steps, 2000);
    expect(outcome).toMatchObject({ acknowledged: 800, lossy: 0, broken: 0 });
    expect(outcome.images).toBeGreaterThan(4000);
    const { images, acknowledged, lossy, broken } = outcome;
    tellCounted('power', { images, acknowledged, lossy, broken });
  });
});
