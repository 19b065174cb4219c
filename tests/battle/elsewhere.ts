/** Battles played elsewhere than in the test's own thread. */
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { build } from 'vite';

/** The engine in one script, as a page or a worker loads it: `battles` has what `testing/play.ts` exports. */
export async function bundledEngine(): Promise<string> {
  const entry = fileURLToPath(new URL('../../core/systems/firefight/battle/testing/play.ts', import.meta.url));
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, lib: { entry, name: 'battles', formats: ['iife'] } },
  });
  const [first] = Array.isArray(built) ? built : [];
  const code = first?.output[0];
  if (code?.type !== 'chunk') throw new Error('nothing was bundled');
  return code.code;
}

/** The hashes of so many battles, played in a worker thread. */
export async function hashesInWorker(engine: string, count: number): Promise<string> {
  const script = `${engine}; require('node:worker_threads').parentPort.postMessage(battles.hashBattles(${count}));`;
  const worker = new Worker(script, { eval: true });
  const [hashes] = (await once(worker, 'message')) as [string];
  await worker.terminate();
  return hashes;
}
