/** The guides of docs/ and the rule references of docs/rules as pages: headings and rules can be linked to. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { MarkdownIt } from 'markdown-it';
import { codeOf } from '../problems.ts';
import { escaped, pageOf } from './page.ts';

const RULE = /^[A-Z][A-Z0-9]*(-[A-Z0-9]+)+$/;
const INDEX = 'README';

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

export function ruleList(docs: string): string {
  const folder = rulesIn(docs);
  const items = documentsIn(folder).map(
    (id) => `<li><a href="/rules/${escaped(id)}">${escaped(titleOf(textOf(folder, id), id))}</a></li>`,
  );
  return pageOf('Rules', `<h1>Rule references</h1>\n<ul>\n${items.join('\n')}\n</ul>`);
}

/** The rules of one system, or null where there are none. */
export async function rulePage(docs: string, system: string): Promise<string | null> {
  const folder = rulesIn(docs);
  return documentsIn(folder).includes(system) ? drawn(folder, system) : null;
}

/** A guide by its name, the index without one, or null where there is none. */
export async function guidePage(docs: string, name: string = INDEX): Promise<string | null> {
  const known = documentsIn(docs);
  return known.length > 0 && (name === INDEX || known.includes(name)) ? drawn(docs, name) : null;
}

async function drawn(folder: string, name: string): Promise<string> {
  const text = textOf(folder, name);
  return pageOf(titleOf(text, name), (await markdown()).render(text));
}

const textOf = (folder: string, name: string) => readFileSync(join(folder, `${name}.md`), 'utf8');

function titleOf(text: string, otherwise: string): string {
  return /^# (.+)$/m.exec(text)?.[1] ?? otherwise;
}

/** The name of a heading in an address, as sites that show Markdown make it. */
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-');
}

/** Where a link of the docs leads on a server; null where it leads to a file that only the sources have. */
function addressOf(link: string): string | null {
  if (/^([a-z]+:|#|\/)/.test(link)) return link;
  const [, rules, name = '', anchor = ''] = /^(?:\.\/)?(rules\/)?([\w-]+)\.md(#.*)?$/.exec(link) ?? [];
  if (name === '') return null;
  return `/${rules ? 'rules' : 'help'}${name === INDEX ? '' : `/${name}`}${anchor}`;
}

/**
 * Markdown without HTML in it. Headings and the rows of rules get names, links lead to pages of the server,
 * and pictures are left out: the pages themselves are here.
 */
async function markdown(): Promise<MarkdownIt> {
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
      token.children = token.children?.filter(({ type }) => type !== 'image') ?? null;
      for (const link of token.children ?? []) {
        if (link.type === 'link_open') lead(link);
      }
    }
  });
  return parser;
}

type Token = ReturnType<MarkdownIt['parse']>[number];

function lead(link: Token): void {
  const to = addressOf(String(link.attrGet('href') ?? ''));
  if (to === null) link.attrs = null;
  else link.attrSet('href', to);
}
