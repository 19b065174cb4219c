/** The size gate: all that a page's first load fetches, compressed. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, inject, test } from 'vitest';

const built = inject('web');

/** In kB of 1000 bytes. What a phone loads has to be there soon on a bad network. */
const BUDGETS = [
  { page: 'player.html', all: 60 },
  { page: 'screen.html', all: 60 },
  { page: 'event.html', all: 60 },
  { page: 'index.html', all: 60 },
  { page: 'desk.html', all: 150 },
  { page: 'print.html', all: 150 },
];

/** The files that a page loads: those it names, those that its scripts import, and the words of one language. */
function filesOf(page: string, language: string): string[] {
  // English stands beside the assets, another language in a folder of its own.
  const files = new Set([language === 'en' ? page : `${language}/${page}`]);
  // A set that grows while it is walked is walked to its end.
  for (const file of files) {
    const text = readFileSync(join(built, file), 'utf8');
    const named = file.endsWith('.html')
      ? text.matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)
      : text.matchAll(/(?:from|import)\s*\(?\s*["'`]\.\/([^"'`]+\.js)["'`]/g);
    for (const [, name = ''] of named) {
      const of = /^(?:desk-)?([a-z]{2})-/.exec(name)?.[1] ?? language;
      if (of === language) files.add(file.endsWith('.html') ? name : `assets/${name}`);
    }
  }
  return [...files];
}

const sizeOf = (file: string) => gzipSync(readFileSync(join(built, file))).length / 1000;
const total = (files: readonly string[]) => files.reduce((sum, file) => sum + sizeOf(file), 0);

describe.each(['en', 'de'])('in %s', (language) => {
  test.each(BUDGETS)('$page loads at most $all kB', ({ page, all }) => {
    const files = filesOf(page, language);
    expect(files.filter((file) => file.includes(`${language}-`)).length).toBeGreaterThan(0);
    expect(total(files), files.join(', ')).toBeLessThanOrEqual(all);
  });
});
