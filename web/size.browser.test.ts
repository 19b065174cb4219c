/** The size gate: all that a page's first load fetches, compressed. Reads what the last build left in dist/web. */
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';

const built = resolve(import.meta.dirname, '../dist/web');

/** In kB of 1000 bytes. What a phone loads has to be there soon on a bad network. */
const BUDGETS = [
  { page: 'event.html', all: 60, script: 40 },
  { page: 'index.html', all: 60, script: 40 },
];

/** The files that a page loads: those it names, and those that its scripts import from the start. */
function filesOf(page: string): string[] {
  const files = new Set([page]);
  // A set that grows while it is walked is walked to its end.
  for (const file of files) {
    const text = readFileSync(join(built, file), 'utf8');
    const named = file.endsWith('.html')
      ? text.matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)
      : text.matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g);
    for (const [, name = ''] of named) files.add(file.endsWith('.html') ? name : `assets/${name}`);
  }
  return [...files];
}

const sizeOf = (file: string) => gzipSync(readFileSync(join(built, file))).length / 1000;
const total = (files: readonly string[]) => files.reduce((sum, file) => sum + sizeOf(file), 0);

test.skipIf(!existsSync(built)).each(BUDGETS)('$page loads at most $all kB, $script of it script', (budget) => {
  const files = filesOf(budget.page);
  const scripts = files.filter((file) => file.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(0);
  expect(total(files), files.join(', ')).toBeLessThanOrEqual(budget.all);
  expect(total(scripts), scripts.join(', ')).toBeLessThanOrEqual(budget.script);
});
