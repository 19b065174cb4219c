/** What the docs name exists, what they count is so, and what was written by docs/style.md keeps to it. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const textOf = (file: string) => readFileSync(join(root, file), 'utf8');
const GUIDES = readdirSync(join(root, 'docs')).flatMap((file) => (file.endsWith('.md') ? [`docs/${file}`] : []));
const PAGES = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'CODE_OF_CONDUCT.md', 'CHANGELOG.md', ...GUIDES];

/** The anchor of a heading, as sites that show Markdown make it. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-');

describe.each(PAGES)('%s', (page) => {
  const text = textOf(page);

  test('leads to files and headings that are there', () => {
    const links = [...text.matchAll(/\]\(([^)\s]+)\)/g)].flatMap(([, to = '']) => (/^[a-z]+:/.test(to) ? [] : [to]));
    const lost = links.filter((link) => {
      const [path = '', anchor] = link.split('#');
      const file = path === '' ? page : join(dirname(page), path);
      if (!existsSync(join(root, file))) return true;
      if (anchor === undefined || !file.endsWith('.md')) return false;
      return ![...textOf(file).matchAll(/^#+ (.+)$/gm)].some(([, heading = '']) => anchorOf(heading) === anchor);
    });
    expect(lost).toEqual([]);
  });

  test('names files, scripts and benchmarks that are there', () => {
    const rooms = '(?:core|server|web|cli|audit|library|conformance|bench|scripts|tests|docs)';
    const files = [...text.matchAll(new RegExp(`\`(${rooms}/[\\w./-]+\\.(?:ts|tsx|mjs|md|json))\``, 'g'))].map(
      ([, file = '']) => file,
    );
    const made = /NAME|dist\//;
    expect(files.filter((file) => !made.test(file) && !existsSync(join(root, file)))).toEqual([]);
    const { scripts } = JSON.parse(textOf('package.json')) as { readonly scripts: Readonly<Record<string, string>> };
    const named = [...text.matchAll(/npm run (?:-s )?([a-z][\w:]*)/g)].map(([, name = '']) => name);
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
    const measured = [...text.matchAll(/npm run bench -- ([a-z][\w-]*)/g)].map(([, name = '']) => name);
    expect(measured.filter((name) => !existsSync(join(root, `bench/${name}.ts`)))).toEqual([]);
  });
});

test('docs/rules/README.md counts the rules and readings of every page', () => {
  const rows = [...textOf('docs/rules/README.md').matchAll(/\]\(([\w-]+\.md)\).*\| (\d+) \| (\d+|–) \|/g)];
  expect(rows).toHaveLength(6);
  for (const [, file = '', rules = '', readings = ''] of rows) {
    const ids = [...textOf(`docs/rules/${file}`).matchAll(/^\| ([A-Z][A-Z0-9]*(?:-[A-Z0-9]+)+) \|/gm)].map(
      ([, id = '']) => id,
    );
    const read = ids.filter((id) => id.includes('-AMB-')).length;
    expect([file, ids.length - read, read]).toEqual([file, Number(rules), readings === '–' ? 0 : Number(readings)]);
  }
});

/** Written by docs/style.md; a page that is rewritten adds its name. */
const PLAIN = ['README.md', 'docs/README.md', 'docs/venue.md', 'CODE_OF_CONDUCT.md'];

test.each(PLAIN)('%s keeps to docs/style.md', (page) => {
  const prose = textOf(page)
    .replaceAll(/```[^]*?```/g, '')
    .replaceAll(/\]\([^()\s]*\)/g, ']')
    .replaceAll(/^[|#].*$/gm, '\n');
  const sentences = prose
    .split(/\n\s*\n|\n(?:[-*>]|\d+\.) |[.?!:]\**\s/)
    .map((sentence) => sentence.replaceAll(/\s+/g, ' ').trim());
  expect(sentences.filter((sentence) => sentence.split(' ').length > 30)).toEqual([]);
  expect(prose.match(/\b(reckons?|anew|mend|whoever|oneself|one's own|so that it|stands above)\b/gi)).toBeNull();
});

test('Help leads to guides and headings that are there, and the server writes the same ways as the pages', () => {
  const ways = textOf('web/parts/ways.tsx');
  const [, guides = ''] = /export type Guide =([^;]*);/.exec(ways) ?? [];
  const lost = [...guides.matchAll(/'([\w-]+)(?:#([\w-]+))?'/g)].filter(([, name = '', anchor]) => {
    if (!GUIDES.includes(`docs/${name}.md`)) return true;
    const headings = [...textOf(`docs/${name}.md`).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
      anchorOf(heading),
    );
    return anchor !== undefined && !headings.includes(anchor);
  });
  expect(lost).toEqual([]);
  const words = [...textOf('web/text/en.ts').matchAll(/'ways\.\w+': '(\w+)'/g)].map(([, word]) => word);
  const written = [...textOf('server/pages/page.ts').matchAll(/^ {2}\['\/\w*', '(\w+)'\],$/gm)].map(([, word]) => word);
  expect(written).toEqual(words);
  expect(words).toHaveLength(7);
});
