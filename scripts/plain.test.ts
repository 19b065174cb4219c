/** Every text that a person meets keeps to docs/style.md: short sentences, and none of its patterns. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { textsIn } from '../tests/scripts/texts.ts';

const root = join(import.meta.dirname, '..');
const textOf = (file: string) => readFileSync(join(root, file), 'utf8');
const MOST_WORDS = 30;

const PATTERNS: readonly RegExp[] = [
  /\breckon(s|ed|ing)?\b/,
  /\banew\b/i,
  /\bmend(s|ed|ing)?\b/i,
  /\bwhoever\b/i,
  /\boneself\b|\bone[’']s own\b|\bof (a|their|its) own choice\b/i,
  /\bso that it\b/i,
  /\btold\b(?! apart)/i,
  /\bstands? (above|below|beside|there|here|at once|on the page|on every|under|in the list|side by side)\b/i,
  /\b(one|a card|a tick|a model|a name|a code|a slip) a (line|player|table|round|game|side|seat|page)\b/i,
  /\b(throw|thrown|throws) (it |this |them )?away\b/i,
  /\blet go of\b/i,
  /\bput (me|you|yourself|themselves) (down|on the list)\b/i,
  /\bwould be (others|another)\b/i,
  /\b(was|is) called wrong\b/i,
  /\btaken? (it )?back\b/i,
];

const PAGES = [
  'README.md',
  'SECURITY.md',
  'CODE_OF_CONDUCT.md',
  ...readdirSync(join(root, 'docs')).flatMap((file) => (/(?<!style)\.md$/.test(file) ? [`docs/${file}`] : [])),
];

/** Prose alone: without code, tables, headings and the addresses of links. */
const proseOf = (page: string) =>
  textOf(page)
    .replaceAll(/```[^]*?```/g, '')
    .replaceAll(/\]\([^()\s]*\)/g, ']')
    .replaceAll(/^[|#].*$/gm, '\n');

const patternsIn = (text: string) => PATTERNS.flatMap((pattern) => pattern.exec(text)?.[0] ?? []);

const wordsOf = (sentence: string) => sentence.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length;

test.each(PAGES)('%s has short sentences and none of the patterns', (page) => {
  const prose = proseOf(page);
  const sentences = prose
    .split(/\n\s*\n|\n(?:[-*>]|\d+\.) |[.?!]\**\s/)
    .map((one) => one.replaceAll(/\s+/g, ' ').trim());
  expect(sentences.filter((one) => wordsOf(one) > MOST_WORDS)).toEqual([]);
  expect(sentences.filter((one) => patternsIn(one).length > 0)).toEqual([]);
});

function sourcesIn(folder: string, of: RegExp): readonly string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => of.test(name) && !name.endsWith('.test.ts'))
    .map((name) => join(folder, name));
}

const SOURCES = [
  ...sourcesIn('web/text', /(^|-)en(-[a-z]+)?\.ts$/),
  ...['core', 'cli', 'server', 'audit'].flatMap((folder) => sourcesIn(folder, /\.ts$/)),
];

/** A text for people has words; a key, an address or a piece of code is none. */
const isText = (text: string) => /\p{L} \p{L}/u.test(text) && !/[;{]\s*$|=>|\n/.test(text);

test('no text of a page, a refusal, a question, an option or a help text has one of the patterns', () => {
  const found = SOURCES.flatMap((file) =>
    textsIn(textOf(file)).flatMap(({ text }) => {
      const patterns = isText(text) ? patternsIn(text) : [];
      return patterns.length === 0 ? [] : [`${file}: ${patterns.join(', ')}: ${text}`];
    }),
  );
  expect(found).toEqual([]);
});
