/** How `npm test` counts: what a second run of a browser test changes, and what it may not. */
import { expect, test } from 'vitest';
import { join } from 'node:path';
import { root } from './house.mjs';
import { type Run, countTests, countsIn, forSecondTry } from './test-report.mjs';

const file = (
  name: string,
  ...tests: readonly (readonly [name: string, status: string])[]
): Run['results'][number] => ({
  name: join(root, name),
  status: tests.some(([, status]) => status === 'failed') ? 'failed' : 'passed',
  message: '',
  assertionResults: tests.map(([fullName, status]) => ({
    fullName,
    status,
    failureMessages: status === 'failed' ? [`Error: ${fullName} was not so\nat line 1`] : [],
  })),
});
const run = (code: number, ...results: Run['results']): Run => ({ code, output: '', results });

const DESK = 'tests/browser/desk.test.ts';
const failing = file(DESK, ['opens', 'failed'], ['closes', 'passed']);

test('a browser test that failed is run once more, and what it finds then counts', () => {
  const first = run(1, file('core/a.test.ts', ['adds', 'passed'], ['roots', 'skipped']), failing);
  expect(forSecondTry(first)).toEqual([DESK]);
  expect(countTests(first)).toMatchObject({ good: 2, bad: 1, left: 1 });
  expect(countTests(first, run(0, file(DESK, ['opens', 'passed'], ['closes', 'passed'])))).toEqual({
    good: 3,
    bad: 0,
    left: 1,
    said: [
      '     left out: core/a.test.ts > roots',
      `     needed a second try: ${DESK} > opens: Error: opens was not so`,
    ],
  });
  expect(countTests(first, run(1, failing))).toMatchObject({ good: 2, bad: 1 });
});

test('nothing is run again beside a test of another kind, an error outside the tests, or many failures', () => {
  expect(forSecondTry(run(0, file(DESK, ['opens', 'passed'])))).toEqual([]);
  expect(forSecondTry(run(1, failing, file('core/a.test.ts', ['adds', 'failed'])))).toEqual([]);
  expect(forSecondTry({ ...run(1, failing), output: 'Unhandled Errors' })).toEqual([]);
  const many = ['a', 'b', 'c', 'd'].map((name) => file(`tests/browser/${name}.test.ts`, ['opens', 'failed']));
  expect(forSecondTry(run(1, ...many))).toEqual([]);
});

test('a file that fails before its first test, and an error outside every test, are failures', () => {
  const broken = { ...file('core/a.test.ts'), status: 'failed', message: 'no such module\nin core' };
  expect(countTests(run(1, broken))).toMatchObject({ bad: 1, said: ['     failed: core/a.test.ts: no such module'] });
  expect(countTests(run(1, file('core/a.test.ts', ['adds', 'passed'])))).toMatchObject({ good: 1, bad: 1 });
});

test('what long tests counted is told, and nothing else that they print', () => {
  const output =
    'stdout | tests/crash/kill.long.test.ts > loses nothing\ncounted: kill: 100 cycles, 0 lost\n\n ✓ long (1 test)\n';
  expect(countsIn(output)).toEqual(['counted: kill: 100 cycles, 0 lost']);
});
