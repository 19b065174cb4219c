/** What a page says to its own script: the words of its first view, else that comes for nothing; and its language. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { FIRST_PARTS as PLAYER } from './player/start.ts';
import { FIRST_PARTS as SCREEN } from './screen/settings.ts';

test.each([
  ['player', PLAYER],
  ['screen', SCREEN],
])('the page of a %s comes with the view that it opens with', (page, query) => {
  // The formatter may break a tag into lines.
  const html = readFileSync(join(import.meta.dirname, `${page}.html`), 'utf8').replaceAll(/\s+/g, ' ');
  expect(html).toContain(`<meta name="first-view" content="${query.replaceAll('&', '&amp;')}" />`);
});

test('every page says in which language it is', () => {
  const pages = readdirSync(join(inject('web'), 'de')).filter((file) => file.endsWith('.html'));
  const other = pages.filter(
    (file) => !readFileSync(join(inject('web'), 'de', file), 'utf8').includes('<html lang="de"'),
  );
  expect(pages).toContain('screen.html');
  expect(other).toEqual([]);
});
