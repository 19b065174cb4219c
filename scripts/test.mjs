// npm test: every check of the house, then the tests. The last line is `N passed, N failed`.
// --full adds the long tests. A check that fails stops none of the others.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser } from './browser.mjs';
import { install, root, run, tool } from './house.mjs';
import { countTests, countsIn, forSecondTry } from './test-report.mjs';

const full = process.argv.includes('--full');
const cache = 'node_modules/.cache';
const started = Date.now();
let passed = 0;
let failed = 0;

const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

function report(name, ok, time, output) {
  if (ok) passed += 1;
  else failed += 1;
  console.log(`${ok ? 'ok  ' : 'FAIL'} ${name.padEnd(24)} ${time}`);
  if (!ok) console.log(`${output.trim()}\n`);
}

/** One checker: with more, each works out the types that all of them need. */
const tsc = (project) => () => tool('tsgo/bin/tsc', ['-p', project, '--checkers', '1'], { quiet: true });

/** The checks that need no test run. */
const checks = [
  // The linter has read every file with its types by then: it says what the compiler says of them too.
  { name: 'lint and types', work: () => tool('oxlint/bin/oxlint', ['--type-check'], { quiet: true }) },
  { name: 'imports', work: () => run(process.execPath, ['scripts/imports.mjs'], { quiet: true }) },
  { name: 'types: core alone', work: tsc('tsconfig.core.json') },
  { name: 'types: pages alone', work: tsc('web/tsconfig.pages.json') },
  { name: 'format', work: () => tool('oxfmt/bin/oxfmt', ['--check', '.'], { quiet: true }) },
  { name: 'unused', work: () => tool('knip/bin/knip.js', ['--no-config-hints'], { quiet: true }) },
  { name: 'build', work: () => run(process.execPath, ['scripts/build.mjs'], { quiet: true }) },
];

/** Two at a time, reported in the order above; the names of those that passed. */
async function runChecks() {
  const good = new Set();
  const waiting = [...checks];
  const results = new Map(checks.map(({ name }) => [name, deferred()]));
  const worker = async () => {
    for (let check = waiting.shift(); check !== undefined; check = waiting.shift()) {
      const since = Date.now();
      const { code, output } = await check.work();
      results.get(check.name).resolve({ ok: code === 0, time: seconds(since), output });
    }
  };
  const workers = [worker(), worker()];
  for (const { name } of checks) {
    const { ok, time, output } = await results.get(name).promise;
    report(name, ok, time, output);
    if (ok) good.add(name);
  }
  await Promise.all(workers);
  return good;
}

function deferred() {
  let resolve;
  const promise = new Promise((done) => (resolve = done));
  return { promise, resolve };
}

/** How it went, how long it took, and what it found or why it failed. */
async function timed(work) {
  const since = Date.now();
  const done = (ok, said) => ({ ok, said, time: `${seconds(since)}${ok ? `, ${said}` : ''}` });
  try {
    return done(true, await work());
  } catch (error) {
    return done(false, error.message);
  }
}

/** Vitest over what `args` name: its report of the tests, how it ended and what it printed. */
async function vitest(args, env) {
  const file = join(root, cache, 'vitest-report.json');
  mkdirSync(join(root, cache), { recursive: true });
  rmSync(file, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const { code, output } = await tool('vitest/vitest.mjs', ['run', ...args, ...reporters, '--passWithNoTests'], {
    quiet: true,
    env,
  });
  try {
    return { code, output, results: JSON.parse(readFileSync(file, 'utf8')).testResults };
  } catch {
    return { code, output, results: [] };
  }
}

async function runTests(env) {
  const since = Date.now();
  const first = await vitest(full ? [] : ['--project', '!long*'], env);
  const slow = forSecondTry(first);
  const second = slow.length > 0 ? await vitest(['--project', 'browser', ...slow], env) : null;
  const { good, bad, left, said } = countTests(first, second);
  const none = good + bad === 0;
  passed += good;
  failed += none ? 1 : bad;
  console.log(
    `${bad > 0 || none ? 'FAIL' : 'ok  '} ${'tests'.padEnd(24)} ${seconds(since)}, ${good} passed, ${bad} failed, ${left} left out`,
  );
  for (const remark of [...said, ...countsIn(first.output)]) console.log(remark);
  if (none) console.log('No test was run.');
  if (bad > 0 || none) for (const { output } of [first, ...(second ? [second] : [])]) console.log(output.trim());
}

async function main() {
  try {
    await install();
  } catch (error) {
    report('install', false, seconds(started), error.message);
    return;
  }
  const env = { NO_COLOR: process.env.NO_COLOR ?? '1', ...(full && { MUSTER_FULL: '1' }) };
  // No check needs the browser: it is fetched meanwhile.
  const [good, browser] = await Promise.all([runChecks(), timed(findBrowser)]);
  report('browser', browser.ok, browser.time, browser.said);
  if (browser.ok) env.MUSTER_CHROMIUM = browser.said;
  // The browser looks at what was just built; where that failed, at what it builds itself.
  if (good.has('build')) env.MUSTER_WEB = join(root, 'dist/web');
  await runTests(env);
}

await main();
console.log(`Took ${seconds(started)}.`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
