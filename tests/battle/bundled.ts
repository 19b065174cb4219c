/** Battles played by the engine as it is built, elsewhere than in the test's own thread. */
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { build } from 'vite';

/** What `play.ts` or `sound.ts` of `tests/core/systems/firefight/battle/` exports, in one script that a page or a worker loads as `battles`. */
export async function bundled(file: 'play.ts' | 'sound.ts'): Promise<string> {
  const entry = fileURLToPath(new URL(`../core/systems/firefight/battle/${file}`, import.meta.url));
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

/** What an expression of such a script, of type `T`, comes to in a worker thread. */
export async function inWorker<T>(script: string, expression: string): Promise<T> {
  const worker = new Worker(`${script}; require('node:worker_threads').parentPort.postMessage(${expression});`, {
    eval: true,
  });
  const [result] = (await once(worker, 'message')) as [T];
  await worker.terminate();
  return result;
}
