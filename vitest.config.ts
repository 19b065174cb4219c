import { defineConfig } from 'vitest/config';
import { LongestFirst } from './scripts/longest-first.ts';

const long = '**/*.long.test.ts';
/** They need the built pages. */
const longWalks = 'tests/browser/**/*.long.test.ts';
const browser = ['web/**/*.browser.test.{ts,tsx}', 'tests/browser/**/*.test.{ts,tsx}'];
/** Notes which rules are cited, for `npm run rules`. */
const citations = ['scripts/citations-setup.ts'];
/** What plays with other systems than the house has: `vi.mock` is for a process of its own. */
const alone = '**/*.alone.test.ts';
const never = ['**/node_modules/**', 'dist/**'];

/** `npm test` runs all but long; `npm run test:full` adds it. */
export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  test: {
    // As many as there are processors: vitest would leave one idle, of two.
    maxWorkers: '100%',
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            '{core,audit,library,conformance,cli,scripts,bench,web,tests/core,tests/oracle}/**/*.test.{ts,tsx}',
          ],
          exclude: [...never, long, ...browser],
          setupFiles: citations,
          // Nothing here keeps state between files, and each file need not load core again: a third of the time.
          isolate: false,
          testTimeout: 30_000,
          // The first command of the command line loads all of core.
          hookTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['{server,tests}/**/*.test.ts'],
          exclude: [...never, long, alone, ...browser, 'tests/{core,oracle}/**'],
          setupFiles: citations,
          // Each file opens a server of its own; what they load is loaded once.
          isolate: false,
          testTimeout: 40_000,
          hookTimeout: 30_000,
          expect: { poll: { timeout: 15_000 } },
        },
      },
      {
        extends: true,
        test: {
          name: 'alone',
          include: [alone],
          exclude: never,
          setupFiles: citations,
          testTimeout: 40_000,
          hookTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: browser,
          globalSetup: 'tests/browser/build.ts',
          exclude: [...never, long],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // What is waited for is waited for long: nothing is asserted about time here.
          expect: { poll: { timeout: 15_000 } },
          // The server and the browser's driver are loaded once for many files; each opens a server of its own.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'long',
          include: [long],
          exclude: [...never, longWalks],
          testTimeout: 600_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'long-browser',
          include: [longWalks],
          globalSetup: 'tests/browser/build.ts',
          exclude: never,
          testTimeout: 1_200_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
