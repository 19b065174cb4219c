/** The size gate: what a page's first load fetches, compressed, and all that it ever fetches. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, inject, test } from 'vitest';

const built = inject('web');

/** In kB of 1000 bytes. What is there first has to be there soon on a bad network. */
const BUDGETS = [
  { page: 'player.html', first: 60, all: 60 },
  // The way in, with its code to scan, is for a screen that may show it.
  { page: 'screen.html', first: 37, all: 41 },
  // With the notice that shops sell a newer edition.
  { page: 'event.html', first: 45, all: 45 },
  { page: 'index.html', first: 27, all: 28 },
  // What core says in German comes after the first view; with who has not signed, and the pasted list's button at the head.
  // With the question by name where lists are missing, short or not read as an event starts.
  { page: 'desk.html', first: 60, all: 150.1 },
  { page: 'print.html', first: 45, all: 46 },
  // The table to measure on, what was entered and the end are for later, and a map is for a battle of The Hit alone.
  // With Undo beside what was entered, folds that a device keeps, and damage told by what is left; with what others entered,
  // and at the end the entries that made each figure. In German with what Steamroller and The Hit explain, 12 kB, after the first view.
  { page: 'encounter.html', first: 60.8, all: 121 },
  { page: 'play.html', first: 34, all: 55 },
  { page: 'clock.html', first: 36, all: 36 },
  // The rules of a system are fetched when one of its lessons is opened.
  { page: 'learn.html', first: 61, all: 107 },
  // With the way to many games of two armies, in German words.
  { page: 'odds.html', first: 48, all: 48 },
  { page: 'simulate.html', first: 47, all: 47 },
  // The board comes while armies are chosen, the engine when a battle opens; what goes over the network is for a battle of two devices.
  { page: 'firefight.html', first: 54, all: 90 },
];

const NOW = /(?:from|import)\s*["'`]\.\/([^"'`]+\.js)["'`]/g;
const EVER = /(?:from|import)\s*(?:\(\s*)?["'`]\.\/([^"'`]+\.js)["'`]/g;

/** The files that a page loads: those it names, those that its scripts import, and the words of one language. */
function filesOf(page: string, language: string, imports: RegExp): string[] {
  // English stands beside the assets, another language in a folder of its own.
  const files = new Set([language === 'en' ? page : `${language}/${page}`]);
  // A set that grows while it is walked is walked to its end.
  for (const file of files) {
    const text = readFileSync(join(built, file), 'utf8');
    const named = file.endsWith('.html') ? text.matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g) : text.matchAll(imports);
    for (const [, name = ''] of named) {
      const of = /^(?:[a-z]+-)?([a-z]{2})-/.exec(name)?.[1] ?? language;
      if (of === language) files.add(file.endsWith('.html') ? name : `assets/${name}`);
    }
  }
  return [...files];
}

const sizeOf = (file: string) => gzipSync(readFileSync(join(built, file))).length / 1000;
const total = (files: readonly string[]) => files.reduce((sum, file) => sum + sizeOf(file), 0);

describe.each(['en', 'de'])('in %s', (language) => {
  test.each(BUDGETS)('$page loads at most $first kB before it shows anything, and $all kB ever', (budget) => {
    const [first, all] = [filesOf(budget.page, language, NOW), filesOf(budget.page, language, EVER)];
    expect(first.filter((file) => file.includes(`${language}-`)).length).toBeGreaterThan(0);
    expect(total(first), first.join(', ')).toBeLessThanOrEqual(budget.first);
    expect(total(all), all.join(', ')).toBeLessThanOrEqual(budget.all);
  });
});
