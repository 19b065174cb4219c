// What a run of vitest found, counted and told: each run is its exit code, what it printed, and the results of its report.
import { relative } from 'node:path';
import { root } from './house.mjs';

/** More than a busy moment explains. */
const MOST_AGAIN = 3;

const isBrowserTest = (file) => file.startsWith('tests/browser/') || file.includes('.browser.test.');

/**
 * The files that are run once more, with nothing beside them: one slow moment of two browsers on two processors is no
 * fault of the pages. None, where anything else went wrong as well.
 */
export function forSecondTry({ results, output }) {
  const files = results.filter(({ status }) => status === 'failed').map(({ name }) => relative(root, name));
  const isMore = files.length > MOST_AGAIN || !files.every(isBrowserTest) || /Unhandled (Error|Rejection)/.test(output);
  return isMore ? [] : files;
}

/** Every test, and every file that failed without reaching one; of a file that was run twice, what the second run found. */
export function countTests(first, second = null) {
  const again = new Map(second?.results.map((result) => [result.name, result]));
  const results = first.results.map((result) => again.get(result.name) ?? result);
  const statuses = results.flatMap(({ assertionResults }) => assertionResults.map(({ status }) => status));
  const count = (wanted) => statuses.filter((status) => status === wanted).length;
  const broken = results.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.every((one) => one.status !== 'failed'),
  );
  const good = count('passed');
  const bad = count('failed') + broken.length;
  const { code } = second ?? first;
  return {
    good,
    // An error outside every test fails the run too.
    bad: bad === 0 && code !== 0 ? 1 : bad,
    left: statuses.length - good - count('failed'),
    said: [
      ...results.flatMap((result) => remarks(result, 'failed')),
      ...first.results
        .filter(({ name }) => again.has(name))
        .flatMap((result) => remarks(result, 'needed a second try')),
    ],
  };
}

/** What failed, a line each with the first line of why, and what was left out: for whoever sees no more than these lines. */
function remarks({ name, status, message, assertionResults }, kind) {
  const file = relative(root, name);
  const tests = assertionResults.flatMap((one) => {
    if (one.status === 'skipped') return kind === 'failed' ? [`     left out: ${file} > ${one.fullName}`] : [];
    if (one.status !== 'failed') return [];
    return [`     ${kind}: ${file} > ${one.fullName}: ${firstLine(one.failureMessages[0])}`];
  });
  const isWhole = status === 'failed' && assertionResults.every((one) => one.status !== 'failed');
  return isWhole ? [`     ${kind}: ${file}: ${firstLine(message)}`, ...tests] : tests;
}

/** What long tests counted, as they told it: `counted: kill: 100 cycles, …`. */
export const countsIn = (output) => output.match(/^counted: .*$/gm) ?? [];

const firstLine = (text = '') => text.split('\n', 1)[0];
