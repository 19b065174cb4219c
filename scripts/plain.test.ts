/** Every text that a person meets keeps to docs/style.md: short sentences, and none of its patterns. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { textsIn } from '../tests/scripts/texts.ts';

const root = join(import.meta.dirname, '..');
const textOf = (file: string) => readFileSync(join(root, file), 'utf8');
const MOST_WORDS = 30;

/** What is counted, between a number and “a line”; not the verbs and small words of “one is a row”. */
const COUNTED =
  '(?!(?:after|and|are|as|at|by|for|from|gives?|has|in|is|needs?|of|on|or|plays?|takes?|than|that|to|was|wins?|with|without)\\b)\\w+';
const EACH =
  'army|battle|card|column|core|device|event|file|gang|game|kind|language|line|page|phone|player|round|row|screen|seat|side|system|table|team|turn|unit';

const PATTERNS: readonly RegExp[] = [
  /\breckon(s|ed|ing)?\b/,
  /\banew\b/i,
  /\bmend(s|ed|ing)?\b/i,
  /\bwhoever\b/i,
  /\boneself\b|\bone[’']s own\b|\bof (a|their|its) own choice\b/i,
  /\bso that it\b/i,
  /\btold\b(?! apart)/i,
  /\btells? (a|the) (\w+ )?(battle|game|map|counts)\b|\btell decisions\b/i,
  /\bwho stands where\b/i,
  /\bstands? (above|apart|below|beside|before|behind|under|there|here|at once|at the top|nowhere|on every|on the page|on top|side by side|twice|wherever|highest|in (both|brackets|line|place|records|the list|\[))\b/i,
  new RegExp(`\\b(an?|one|two|three|\\d+|\\{\\w+\\})( ${COUNTED})? an? (${EACH})\\b`, 'i'),
  new RegExp(`\\b(minutes|players|points|units|weapons) an? (${EACH})\\b`, 'i'),
  /\b(throw|thrown|throws) (it |this |them )?away\b/i,
  /\blet go of\b/i,
  /\bput (me|you|yourself|themselves) (down|on the list)\b/i,
  /\bwould be (others|another)\b/i,
  /\b(was|is) called wrong\b/i,
  /\btaken? (it )?back\b/i,
  /\btaken? in\b(?! turn| order)/i,
  /\b(is|are) not to be \w+ed\b/i,
  /\b(is|are|be) parted\b/i,
  /\b(is|are) the most\b/i,
  /\b(in|of) the own\b/i,
  /\bthis is no \w/i,
  /\b(is|are) only checked as far as\b|\bas far as it was understood\b/i,
  /\bround (is|was) posted\b|\bposted round\b/i,
  /\bdraws? the next round\b|\bround (is|was) drawn\b/i,
  /[;:] else \w/i,
  /\bwith commas between\b/i,
  /\bfor (your|the \w+’s) eyes\b/i,
  /\bwho ties\b|\bof choice\b/i,
  /\b(dice|die) (is|are|was|were) thrown\b|\bthrow(n|s)? (a|the) (die|dice)\b|\bdice can be thrown\b/i,
  /\b(any|no) more of (them|it) than\b/i,
  /\b(which|that|what|it) is (none(?! of)|no (base|count|day|model|name|Peon|table|value))\b/i,
];

const pagesIn = (folder: string) =>
  readdirSync(join(root, folder)).flatMap((file) => (/(?<!style)\.md$/.test(file) ? [`${folder}/${file}`] : []));

/** What people read from the first line to the last. */
const GUIDES = [
  'README.md',
  'SECURITY.md',
  'CODE_OF_CONDUCT.md',
  'CHANGELOG.md',
  'CONTRIBUTING.md',
  ...pagesIn('docs'),
];
const PAGES = [...GUIDES, ...pagesIn('docs/rules'), ...pagesIn('docs/decisions')];

/** What is written in words: without code and the addresses of links. */
const wordsIn = (page: string) =>
  textOf(page)
    .replaceAll(/```[^]*?```|`[^`]*`/g, 'x')
    .replaceAll(/\]\([^()\s]*\)/g, ']');

/** Prose alone: without tables and headings too. */
const proseOf = (page: string) => wordsIn(page).replaceAll(/^[|#].*$/gm, '\n');

const sentencesOf = (text: string) =>
  text.split(/\n\s*\n|\n(?:[-*>]|\d+\.) |[.?!]\**\s|\n(?=[|#])|\|/).map((one) => one.replaceAll(/\s+/g, ' ').trim());

const patternsIn = (text: string) => PATTERNS.flatMap((pattern) => pattern.exec(text)?.[0] ?? []);

const wordsOf = (sentence: string) => sentence.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length;

test.each(GUIDES)('%s has short sentences', (page) => {
  expect(sentencesOf(proseOf(page)).filter((one) => wordsOf(one) > MOST_WORDS)).toEqual([]);
});

test.each(PAGES)('%s has none of the patterns, in tables and headings neither', (page) => {
  expect(sentencesOf(wordsIn(page)).filter((one) => patternsIn(one).length > 0)).toEqual([]);
});

function sourcesIn(folder: string, of: RegExp): readonly string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => of.test(name) && !name.endsWith('.test.ts'))
    .map((name) => join(folder, name));
}

const SOURCES = [
  ...sourcesIn('web/text', /(^|-)en(-[a-z]+)?\.ts$/),
  ...['core', 'cli', 'server', 'audit', 'library', 'bench', 'scripts'].flatMap((folder) =>
    sourcesIn(folder, /\.(ts|mjs)$/),
  ),
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
