// Builds the command: for npm run build, and for the benchmarks, which start the very same.
import { join } from 'node:path';
import { build } from 'vite';
import { root } from './house.mjs';

/** Packages of many small modules, with what they ask for: a thousand files take longer to find than to run. */
const TAKEN_IN = ['kysely', 'zod', 'fastify-type-provider-zod', '@fastify/error', 'clipper2-ts', '@noble/hashes'];

/** What `muster` runs, in few files: a server that is started again is away for half as long. Its workers stand beside it. */
export async function buildProgram(outDir) {
  const names = '[name].js';
  await build({
    root,
    publicDir: false,
    configFile: false,
    logLevel: 'warn',
    ssr: { noExternal: TAKEN_IN },
    build: {
      ssr: true,
      outDir,
      emptyOutDir: true,
      target: 'node20',
      rolldownOptions: {
        input: {
          main: join(root, 'cli/main.ts'),
          'series-worker': join(root, 'cli/firefight/series-worker.ts'),
        },
        output: { entryFileNames: names, chunkFileNames: names },
      },
    },
  });
}
