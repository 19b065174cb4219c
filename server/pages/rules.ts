/** The rule references of docs/rules as pages: each rule's row can be linked to by its ID. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { MarkdownIt } from 'markdown-it';
import { codeOf } from '../problems.ts';
import { escaped, pageOf } from './page.ts';

const RULE = /^[A-Z][A-Z0-9]*(-[A-Z0-9]+)+$/;

/** The systems that have a reference, in order. */
function referencesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((file) => file.endsWith('.md') && file !== 'README.md')
      .map((file) => file.slice(0, -'.md'.length))
      .toSorted();
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return [];
    throw error;
  }
}

export function ruleList(folder: string): string {
  const items = referencesIn(folder).map(
    (id) => `<li><a href="/rules/${escaped(id)}">${escaped(titleOf(textOf(folder, id), id))}</a></li>`,
  );
  return pageOf('Rules', `<h1>Rule references</h1>\n<ul>\n${items.join('\n')}\n</ul>`);
}

/** The page of one system, or null where there is none. */
export async function rulePage(folder: string, system: string): Promise<string | null> {
  if (!referencesIn(folder).includes(system)) return null;
  const text = textOf(folder, system);
  return pageOf(titleOf(text, system), (await markdown()).render(text));
}

const textOf = (folder: string, system: string) => readFileSync(join(folder, `${system}.md`), 'utf8');

function titleOf(text: string, otherwise: string): string {
  return /^# (.+)$/m.exec(text)?.[1] ?? otherwise;
}

/** Markdown without HTML in it; a table row that begins with a rule's ID gets that ID. */
async function markdown(): Promise<MarkdownIt> {
  // Loaded when it is needed: a server should be there at once.
  const { default: createParser } = await import('markdown-it');
  const parser = createParser({ html: false, linkify: false });
  parser.core.ruler.push('rule-ids', ({ tokens }) => {
    for (const [index, token] of tokens.entries()) {
      const first = tokens[index + 2];
      // A wide table is pushed aside with keys too.
      if (token.type === 'table_open') token.attrSet('tabindex', '0');
      if (token.type === 'tr_open' && first?.type === 'inline' && RULE.test(first.content)) {
        token.attrSet('id', first.content);
      }
    }
  });
  return parser;
}
