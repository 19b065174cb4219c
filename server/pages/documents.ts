/** The guides of docs/ and the rule references of docs/rules as pages: headings and rules can be linked to. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { MarkdownIt } from 'markdown-it';
import { codeOf } from '../problems.ts';
import { newerEdition } from '../systems.ts';
import { type Reader, escaped, pageOf } from './page.ts';

const RULE = /^[A-Z][A-Z0-9]*(-[A-Z0-9]+)+$/;
const INDEX = 'README';
/** What stands beside docs/ and is read as a guide too. */
const ROOT = ['CHANGELOG', 'CONTRIBUTING', 'SECURITY'];

/** What a folder holds besides its index, in order. */
function documentsIn(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((file) => file.endsWith('.md'))
      .map((file) => file.slice(0, -'.md'.length))
      .filter((name) => name !== INDEX)
      .toSorted();
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return [];
    throw error;
  }
}

const rulesIn = (docs: string) => join(docs, 'rules');

export async function ruleList(docs: string, reader: Reader): Promise<string> {
  const known = documentsIn(rulesIn(docs));
  return known.length > 0 ? drawn(docs, `rules/${INDEX}`, reader) : pageOf('Rules', '<h1>The rules</h1>', reader);
}

/** The rules of one system, or null where there are none. */
export async function rulePage(docs: string, reader: Reader, system: string): Promise<string | null> {
  const note = newerEdition(system);
  return documentsIn(rulesIn(docs)).includes(system) ? drawn(docs, `rules/${system}`, reader, note ?? '') : null;
}

/** A guide by its name, the index without one, or null where there is none. */
export async function guidePage(docs: string, reader: Reader, name: string = INDEX): Promise<string | null> {
  const path = pathsOf(docs).get(name === INDEX ? '/help' : `/help/${name}`);
  return path === undefined ? null : drawn(docs, path, reader);
}

/** The addresses of guides, with their paths from docs/ without the ending. */
function pathsOf(docs: string): ReadonlyMap<string, string> {
  const guides = documentsIn(docs);
  const decisions = documentsIn(join(docs, 'decisions'));
  const beside = ROOT.filter((name) => existsSync(join(docs, `../${name}.md`)));
  return new Map([
    ...(guides.length > 0 ? [['/help', INDEX] as const] : []),
    ...guides.map((name) => [`/help/${name}`, name] as const),
    ...decisions.map((name) => [`/help/${name}`, `decisions/${name}`] as const),
    ...beside.map((name) => [`/help/${name}`, `../${name}`] as const),
  ]);
}

async function drawn(docs: string, path: string, reader: Reader, note = ''): Promise<string> {
  const text = readFileSync(join(docs, `${path}.md`), 'utf8');
  const title = /^# (.+)$/m.exec(text)?.[1] ?? path;
  const body = (await markdown(docs, path)).render(text);
  return pageOf(
    title,
    note === '' ? body : body.replace('</h1>', `</h1>\n<p><strong>${escaped(note)}</strong></p>`),
    reader,
  );
}

/** The name of a heading in an address, as sites that show Markdown make it. */
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-');
}

/** Where a link of the page at `path` leads on a server; null where it leads to what only the sources have. */
function addressOf(docs: string, path: string, link: string): string | null {
  if (/^([a-z]+:|#|\/)/.test(link)) return link;
  const [file = '', anchor] = link.split('#');
  const to = posix.normalize(posix.join(posix.dirname(path), file)).replace(/\.md$/, '');
  const rules = /^rules\/([\w-]+)$/.exec(to)?.[1];
  const address =
    rules === undefined
      ? [...pathsOf(docs)].find(([, known]) => known === to)?.[0]
      : `/rules${rules === INDEX ? '' : `/${rules}`}`;
  return address === undefined ? null : `${address}${anchor === undefined ? '' : `#${anchor}`}`;
}

/**
 * Markdown without HTML in it. Headings and the rows of rules get names, links lead to pages of the server or are
 * words alone, and pictures are left out: the pages themselves are here.
 */
async function markdown(docs: string, path: string): Promise<MarkdownIt> {
  // Loaded when it is needed: a server should be there at once.
  const { default: createParser } = await import('markdown-it');
  const parser = createParser({ html: false, linkify: false });
  parser.core.ruler.push('addresses', ({ tokens }) => {
    for (const [index, token] of tokens.entries()) {
      const row = tokens[index + 2];
      // A wide table is pushed aside with keys too.
      if (token.type === 'table_open') token.attrSet('tabindex', '0');
      if (token.type === 'heading_open') token.attrSet('id', anchorOf(tokens[index + 1]?.content ?? ''));
      if (token.type === 'tr_open' && row?.type === 'inline' && RULE.test(row.content))
        token.attrSet('id', row.content);
      token.children = token.children === null ? null : linked(token.children, docs, path);
    }
  });
  return parser;
}

type Token = ReturnType<MarkdownIt['parse']>[number];

function linked(tokens: readonly Token[], docs: string, path: string): Token[] {
  let lost = false;
  return tokens.filter((token) => {
    if (token.type === 'link_open') {
      const to = addressOf(docs, path, String(token.attrGet('href') ?? ''));
      lost = to === null;
      if (to !== null) token.attrSet('href', to);
    }
    return token.type !== 'image' && !(lost && /^link_(open|close)$/.test(token.type));
  });
}
