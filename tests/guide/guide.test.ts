/**
 * The guide, as somebody walked it who had read nothing but CONTRIBUTING.md: a Scheme, a question, a format and a special rule, each
 * a diff of at most four files. All four are put into a copy of core; the compiler and their own tests look at them there.
 */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root, run } from '../../scripts/house.mjs';

interface Change {
  readonly path: string;
  /** What a run of lines was, and what it is now. A new file is one that was nothing. */
  readonly runs: readonly (readonly [was: string, is: string])[];
}

function readDiff(text: string): readonly Change[] {
  return text
    .split(/^diff --git .*\n/m)
    .slice(1)
    .map((file) => {
      const runs = file.split(/^@@.*\n/m).slice(1);
      const side = (run: string, other: string) =>
        run
          .split('\n')
          .filter((line) => line !== '' && !line.startsWith(other))
          .map((line) => `${line.slice(1)}\n`)
          .join('');
      return {
        path: /^\+\+\+ b\/(.+)$/m.exec(file)?.[1] ?? '',
        runs: runs.map((run) => [side(run, '+'), side(run, '-')]),
      };
    });
}

const WALKS = readdirSync(import.meta.dirname)
  .filter((name) => name.endsWith('.diff'))
  .map((name) => [name, readDiff(readFileSync(join(import.meta.dirname, name), 'utf8'))] as const);
const CHANGES = WALKS.flatMap(([, changes]) => changes);
const NEEDED = ['core', 'tests/core', 'docs/rules', 'scripts', 'cli/rules', 'package.json', 'tsconfig.json'];

const copy = mkdtempSync(join(tmpdir(), 'muster-guide-'));
afterAll(() => rmSync(copy, { recursive: true, force: true }));

beforeAll(() => {
  for (const path of NEEDED) cpSync(join(root, path), join(copy, path), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction');
});

/** Each run of lines stands once in its file, as it was. */
function put({ path, runs }: Change): void {
  const file = join(copy, path);
  const isNew = runs.length === 1 && runs[0]?.[0] === '';
  mkdirSync(dirname(file), { recursive: true });
  if (isNew) writeFileSync(file, runs[0]?.[1] ?? '', { flag: 'wx' });
  for (const [was, is] of isNew ? [] : runs) {
    const parts = readFileSync(file, 'utf8').split(was);
    expect([path, was, parts.length - 1]).toEqual([path, was, 1]);
    writeFileSync(file, parts.join(is));
  }
}

const inCopy = (path: string, ...args: readonly string[]) =>
  run(process.execPath, [join(root, 'node_modules', path), ...args], { quiet: true, folder: copy });

test.each(WALKS)('%s touches four files at most, and fits', (_, changes) => {
  expect(changes.length).toBeLessThanOrEqual(4);
  changes.forEach(put);
});

test('the IDs of their rules are written, the compiler is content, and each has a test that passes', async () => {
  expect(await inCopy('tsx/dist/cli.mjs', 'scripts/rule-ids.ts')).toEqual({ code: 0, output: '' });
  const files = CHANGES.map(({ path }) => path).filter((path) => path.endsWith('.ts'));
  const compilerOptions = { incremental: false, types: ['node'] };
  writeFileSync(
    join(copy, 'guide.json'),
    JSON.stringify({ extends: './tsconfig.json', compilerOptions, include: [], files }),
  );
  expect(await inCopy('tsgo/bin/tsc', '-p', 'guide.json', '--checkers', '1')).toEqual({ code: 0, output: '' });
  const tests = files.filter((path) => path.endsWith('.test.ts'));
  expect(tests).toHaveLength(WALKS.length);
  const { code, output } = await inCopy('vitest/vitest.mjs', 'run', '--root', '.', '--no-color', ...tests);
  expect([code, output]).toEqual([0, expect.stringContaining(`Test Files  ${WALKS.length} passed`)]);
}, 120_000);
