/** The unit tests, and records of before, with all slips of a sample compiled into core; `reached.ts` switches one on. */
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { root } from '../house.mjs';
import type { Site } from './sites.ts';

const sites = (JSON.parse(process.env.MUSTER_MUTANTS ?? '[]') as Site[]).map((site, slip) => ({ ...site, slip }));

function withSlip(
  code: string,
  { file, start, end, before, after, statement, slip }: Site & { readonly slip: number },
) {
  if (code.slice(start, end) !== before) throw new Error(`${file} is not what it was.`);
  const on = `globalThis.musterSlip(${slip})`;
  const instead = statement ? `if (!${on}) { ${before} }` : `(${on} ? (${after}) : (${before}))`;
  return code.slice(0, start) + instead + code.slice(end);
}

export default defineConfig({
  root,
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  plugins: [
    {
      name: 'muster-mutants',
      enforce: 'pre',
      transform: (code, id) => {
        const own = sites.filter(({ file }) => id.split('?')[0] === join(root, file));
        if (own.length === 0) return null;
        // From the end on, so that what stands before keeps its place.
        return own.toSorted((a, b) => b.start - a.start).reduce(withSlip, code);
      },
    },
  ],
  test: {
    include: ['{core,audit,library,conformance,tests/core,tests/oracle,tests/records}/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/*.long.test.ts'],
    setupFiles: ['scripts/mutants/reached.ts'],
    env: { MUSTER_ACTIVE: '-1' },
    bail: 1,
    isolate: false,
    // A thread that never ends ends with the program.
    pool: 'threads',
    maxWorkers: 2,
    testTimeout: 60_000,
  },
});
