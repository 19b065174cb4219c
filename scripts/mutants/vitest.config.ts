/** The unit tests, and records of before, with one slip compiled into core. */
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { root } from '../house.mjs';
import type { Site } from './sites.ts';

const { file, start, end, before, after, statement } = JSON.parse(process.env.MUSTER_MUTANT ?? '{}') as Site;
const path = join(root, file);

export default defineConfig({
  root,
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  plugins: [
    {
      name: 'muster-mutant',
      enforce: 'pre',
      transform: (code, id) => {
        if (id.split('?')[0] !== path) return null;
        if (code.slice(start, end) !== before) throw new Error(`${file} is not what it was.`);
        const instead = statement ? 'globalThis.musterReached();' : `(globalThis.musterReached(), (${after}))`;
        return code.slice(0, start) + instead + code.slice(end);
      },
    },
  ],
  test: {
    include: ['{core,audit,library,conformance,cli,web,tests/core,tests/oracle,tests/records}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/*.long.test.ts', '**/*.browser.test.*'],
    setupFiles: ['scripts/mutants/reached.ts'],
    isolate: false,
    maxWorkers: 2,
    testTimeout: 60_000,
  },
});
