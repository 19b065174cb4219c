/** What the docs name exists, what they count is so, and what people come for is found. */
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { COMMANDS } from '../cli/commands.ts';
import { ROUTES } from '../server/policy.ts';
import { written } from './rule-ids.ts';
import { textsIn } from '../tests/scripts/texts.ts';

const root = join(import.meta.dirname, '..');
const textOf = (file: string) => readFileSync(join(root, file), 'utf8');
const GUIDES = readdirSync(join(root, 'docs')).flatMap((file) => (file.endsWith('.md') ? [`docs/${file}`] : []));
const READ = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'CODE_OF_CONDUCT.md', 'CHANGELOG.md', ...GUIDES];
const DECISIONS = readdirSync(join(root, 'docs/decisions')).map((file) => `docs/decisions/${file}`);
const PAGES = [...READ, ...DECISIONS, 'conformance/README.md'];

/** The anchor of a heading, as sites that show Markdown make it. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-');

/** What is written where options and variables are declared. */
const SOURCES = ['cli', 'server', 'scripts', 'bench', 'conformance', 'tests', 'bin']
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(?:ts|mjs|js)$/.test(name) && name !== 'docs.test.ts')
      .map((name) => textOf(join(folder, name))),
  )
  .join('\n');
const DECLARED = new Set(SOURCES.match(/--[a-z][a-z-]+|\b(?:MUSTER_[A-Z_]+|DATABASE_URL)\b/g));

/** Options of npm, vitest, Docker, systemd and PostgreSQL that the guides name. */
const OTHERS =
  /^--(?:project|user|restart|now|name|rm|volume|publish|prefix|production|omit|global|format|owner|dbname)$/;

/** The whole ID of a rule; `-14` after one is another of its part. */
const RULE_ID = /\b(?:OS|GFF|GG18|GG0|HIT|SR15)-[A-Z]+(?:-[A-Z0-9]+)*-\d+\b/g;

const codeIn = (text: string) => [...text.matchAll(/```[^]*?```|`[^`]+`/g)].map(([code]) => code);

/** The pages of web/, and addresses that belong to one of them. */
const isPage = (path: string) => {
  const [, first = ''] = path.split('/');
  return (
    ['', 'e', 'p', 'j', 'join', 'signup', 'game', 'help'].includes(first) || existsSync(join(root, `web/${first}.html`))
  );
};

/** A file, a folder, or the begin of file names of one folder, as tests are picked by. */
function isThere(path: string): boolean {
  const whole = join(root, path);
  if (existsSync(whole)) return true;
  return existsSync(dirname(whole)) && readdirSync(dirname(whole)).some((name) => name.startsWith(basename(whole)));
}

/** Whether a route answers an address as the docs write it, with `ID`, `:id`, `{id}` or `…` for what differs. */
function isRoute(path: string): boolean {
  const parts = (path.split(/[?#]/)[0] ?? '').split('/');
  return Object.keys(ROUTES).some((key) => {
    const route = (key.split(' ')[1] ?? '').split('/');
    return (
      route.length === parts.length &&
      route.every((part, at) => part === parts[at] || part.startsWith(':') || /^[A-Z{:…]/.test(parts[at] ?? ''))
    );
  });
}

describe.each(PAGES)('%s', (page) => {
  const text = textOf(page);

  test('names options, variables, commands and addresses that are there', () => {
    const code = codeIn(text).join('\n');
    const options = [...code.matchAll(/(?<![\w-])--[a-z][a-z-]+/g)].map(([option]) => option);
    expect(options.filter((option) => !DECLARED.has(option) && !OTHERS.test(option))).toEqual([]);
    const variables = [...code.matchAll(/\b(?:MUSTER_[A-Z_]+|DATABASE_URL)\b/g)].map(([name]) => name);
    expect(variables.filter((name) => !DECLARED.has(name))).toEqual([]);
    // `help` is of the command line itself, and `muster lot` begins the text that a lot is the hash of.
    const names = new Set(['help', 'lot', ...COMMANDS.map(({ usage }) => usage.split(' ')[0])]);
    const commands = [...code.matchAll(/(?:^|`|npx )muster ([a-z][\w-]*)/gm)].map(([, name = '']) => name);
    expect(commands.filter((name) => !names.has(name))).toEqual([]);
    const paths = [...code.matchAll(/(?<=`(?:(?:GET|POST|PUT|DELETE) )?)\/[a-z][^\s`"]*(?=`)/g)].map(([path]) => path);
    expect(paths.filter((path) => !isRoute(path) && !isPage(path) && !path.startsWith('/etc/'))).toEqual([]);
  });

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
    const files = [
      ...text.matchAll(new RegExp(`\`(${rooms}/[\\w./-]+)\``, 'g')),
      // The files and folders that a test run names.
      ...text.matchAll(new RegExp(`npx vitest run [^\`\\n]*?(?<= )(${rooms}/[\\w./-]+)`, 'g')),
    ].map(([, file = '']) => file);
    const made = /NAME|XX/;
    const lost = files.filter((file) => !made.test(file) && !isThere(file));
    expect(lost).toEqual([]);
    const { scripts } = JSON.parse(textOf('package.json')) as { readonly scripts: Readonly<Record<string, string>> };
    const named = [...text.matchAll(/npm run (?:-s )?([a-z][\w:]*)/g)].map(([, name = '']) => name);
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
    const measured = [...text.matchAll(/npm run bench -- ([a-z][\w-]*)/g)].map(([, name = '']) => name);
    expect(measured.filter((name) => !existsSync(join(root, `bench/${name}.ts`)))).toEqual([]);
  });
});

test.each([...READ, ...DECISIONS])('%s names rules that are there', (page) => {
  const known = new Set(Object.values(written()).join().match(RULE_ID));
  expect((textOf(page).match(RULE_ID) ?? []).filter((id) => !known.has(id))).toEqual([]);
});

/** Figures that the docs claim, each with the source that fails where it is missed. */
const FIGURES: readonly (readonly [page: string, claim: string, source: string, bar: RegExp])[] = [
  ['README.md', 'an attack takes more than 5 µs', 'bench/firefight.ts', /'one attack: [^]{0,120}most: 5,/],
  ['README.md', 'the worst one more than 30 µs', 'bench/firefight.ts', /'worst: [^]{0,140}most: 30,/],
  ['README.md', 'reaches 1,000 phones', 'bench/phones.ts', /^const PHONES = 1000;$/m],
  ['README.md', 'if one update is missing', 'bench/phones.ts', /'updates that never came'[^}]*most: 0 /],
  ['README.md', '1 in 100 takes more than 150 ms', 'bench/phones.ts', /99th percentile'[^}]*most: 150 /],
  ['README.md', 'first visit takes more than 2 s', 'bench/load.ts', /\{ rate: 4, most: 2,/],
  ['README.md', 'At a twentieth of the speed the limit is 3 s', 'bench/load.ts', /\{ rate: 20, most: 3,/],
  ['README.md', '400 kbit/s, and 400 ms of delay', 'bench/load.ts', /latency: 400, downloadThroughput: 50_000,/],
  ['README.md', 'more than 60 kB', 'web/size.browser.test.ts', /'player.html', first: 60, all: 60 /],
  ['README.md', 'at over 400 moments', 'tests/crash/power.test.ts', /images\)\.toBeGreaterThan\(400\)/],
  ['docs/hosting.md', 'answers a result within 300 ms', 'bench/hall.ts', /ms\('result, 99th percentile', .*, 300\)/],
  ['docs/hosting.md', 'a restart within 1.5 s', 'bench/hall.ts', /ms\('start and first view', .*, 1500\)/],
  ['docs/hosting.md', 'stays below 256 MB', 'bench/season.ts', /'memory when all were looked at'.*most: 256 /],
];

test.each(FIGURES)('%s: “%s” is held by %s', (page, claim, source, bar) => {
  expect(textOf(page).replaceAll(/\s+/g, ' ')).toContain(claim);
  expect(textOf(source)).toMatch(bar);
});

/** What organisers, players and developers come for, with the words that answer them. */
const TASKS: readonly (readonly [task: string, answer: RegExp])[] = [
  ['make an event', /^## Make an event$/m],
  ['get phones into the network of the hall', /^## .*network|guest network/im],
  ['correct a wrong result', /^\| a wrong result/m],
  ['go on after the laptop died', /muster restore/],
  ['run a game that has no pack', /\*\*Open Swiss\*\*/],
  ['report a result', /\*\*Report the result/],
  ['call a judge', /\*Call a judge\*/],
  ['play Malifaux on two phones', /^# Malifaux at the table$/m],
  ['see the odds of an attack in Firefight', /^## Odds$/m],
  ['hand in a list', /\*\*Hand in a list\*\*/],
  ['use a new phone', /\*\*A new phone\?\*\*/],
  ['play at home', /^## A game at home$/m],
  ['rank a season', /^## Rankings of a season$/m],
  ['read the schema of a record', /record\.schema\.json/],
  ['read one rule', /^\| GG0-SCORE-01 \|/m],
  ['pair players in a program of your own', /^## muster\/pairing$/m],
  ['add a format', /^## Add a format$/m],
  ['ask the server for standings', /GET \/api\/events\/:id\/view/],
  ['script an event in a terminal', /^muster pair /m],
  ['check that a round was the best', /^muster check /m],
];

test.each(TASKS)('how to %s is found from the index in two clicks', (_, answer) => {
  const linked = (page: string) =>
    [...textOf(page).matchAll(/\]\(([^)\s#:]+\.md)[^)\s]*\)/g)].map(([, to = '']) => join(dirname(page), to));
  const first = linked('docs/README.md');
  expect([...first, ...first.flatMap(linked)].some((page) => answer.test(textOf(page)))).toBe(true);
});

test('pictures are those that the pages show, and moving ones are small', () => {
  const shown = PAGES.flatMap((page) =>
    [...textOf(page).matchAll(/screenshots\/([\w-]+\.webp)/g)].map(([, name]) => name),
  );
  expect(readdirSync(join(root, 'docs/screenshots')).toSorted()).toEqual([...new Set(shown)].toSorted());
  const sizes = ['round.webp', 'battle.webp'].map((name) => statSync(join(root, 'docs/screenshots', name)).size);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(400_000);
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
  for (const tag of ['en', 'de']) {
    const words = [...textOf(`web/text/${tag}.ts`).matchAll(/'ways\.\w+': '([^']+)'/g)].map(([, word]) => word);
    const [, own = ''] = textOf('server/pages/page.ts').split(new RegExp(`^  ${tag}: \\{$`, 'm'));
    expect(
      [...(own.split(/^ {2}\},$/m)[0] ?? '').matchAll(/^ {6}\['\/\w*', '([^']+)'/gm)].map(([, word]) => word),
    ).toEqual(words);
    expect(words).toHaveLength(7);
  }
});

test('Help leads to a guide on every kind of page; on the start page it leads to the index', () => {
  const pages = readdirSync(join(root, 'web'), { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.tsx') && !name.startsWith('node_modules') && textOf(`web/${name}`).includes('<Frame'),
  );
  const toIndex = pages.filter((name) => !/guide[=:]|System\.Provider/.test(textOf(`web/${name}`)));
  expect(toIndex.toSorted()).toEqual(['encounter/app.tsx', 'home/page.tsx']);
});

/** The guides in which what is in italics is a word of a page, as `*Print* → *Standings*`. */
const WITH_BUTTONS = [
  ...['organisers', 'players', 'venue', 'malifaux', 'the-hit', 'steamroller', 'firefight', 'tables'],
  ...['formats', 'hosting', 'accessibility'],
];

/** Without case, figures and the kind of quotes, as `{count}` and `5` say the same. */
const plainly = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll(/\{\w+\}|\d+|…/g, '#');

test('what the guides write in italics is on a page or in a question', () => {
  const sources = ['web/text', 'core'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !/\.test\.|(^|-)de[-.]/.test(name))
      .map((name) => textOf(join(folder, name))),
  );
  const shown = plainly(sources.flatMap((source) => textsIn(source).map(({ text }) => text)).join('\n'));
  const missing = WITH_BUTTONS.flatMap((guide) => {
    const prose = textOf(`docs/${guide}.md`)
      .replaceAll(/```[^]*?```|`[^`]*`/g, 'x')
      .replaceAll('**', '');
    const italics = [...prose.matchAll(/(?<![\w*])\*(?! )([^*]+)\*(?![\w*])/g)].flatMap(([, said = '']) =>
      said.replaceAll(/\s+/g, ' ').split(' → '),
    );
    return italics.filter((said) => !shown.includes(plainly(said))).map((said) => `${guide}: ${said}`);
  });
  expect(missing).toEqual([]);
});
