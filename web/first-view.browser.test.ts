/** A page asks for its first view in the words in which its script looks for it: else it comes for nothing. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FIRST_PARTS as PLAYER } from './player/start.ts';
import { FIRST_PARTS as SCREEN } from './screen/settings.ts';

test.each([
  ['player', PLAYER],
  ['screen', SCREEN],
])('the page of a %s comes with the view that it opens with', (page, query) => {
  const html = readFileSync(join(import.meta.dirname, `${page}.html`), 'utf8');
  expect(html).toContain(`<meta name="first-view" content="${query.replaceAll('&', '&amp;')}" />`);
});
