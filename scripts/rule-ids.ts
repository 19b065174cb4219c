/** `npx tsx scripts/rule-ids.ts` writes what follows from `docs/rules`: the union that core is checked by, and the list of its pages. */
import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { readCatalogue } from '../cli/rules/catalogue.ts';
import { filesUnder, root } from './house.mjs';

const WIDTH = 120;
export const UNION = 'core/rules/rule-ids.ts';
const LIST = 'docs/rules/README.md';

interface Page {
  readonly file: string;
  readonly title: string;
  readonly ids: readonly string[];
}

function pages(): readonly Page[] {
  const files = filesUnder('docs/rules').filter((path) => path.endsWith('.md') && path !== LIST);
  return files.map((path) => {
    const text = readFileSync(join(root, path), 'utf8');
    const title = /^# (.+)$/m.exec(text)?.[1] ?? '';
    return { file: basename(path), title, ids: readCatalogue(text).map(({ id }) => id) };
  });
}

function union(): string {
  const lines: string[] = [];
  for (const id of [...new Set(pages().flatMap(({ ids }) => ids))].toSorted()) {
    const last = lines.at(-1);
    if (last !== undefined && `${last} | '${id}'`.length <= WIDTH) lines[lines.length - 1] = `${last} | '${id}'`;
    else lines.push(`  | '${id}'`);
  }
  return `/** Every rule's ID, made from docs/rules by scripts/rule-ids.ts. */\nexport type RuleId =\n${lines.join('\n')};\n`;
}

/** The list of the pages, between the words that people wrote. */
function list(): string {
  const rows = pages().map(({ file, title, ids }) => {
    const readings = ids.filter((id) => id.includes('-AMB-')).length;
    const [prefix] = ids[0]?.split('-') ?? [];
    return `| [${title}](${file}) | ${ids.length - readings} | ${readings || '–'} | \`${prefix}\` |\n`;
  });
  return readFileSync(join(root, LIST), 'utf8').replace(/(?<=^\|---.*\n)(?:\| \[.*\n)+/m, rows.toSorted().join(''));
}

/** What stands in each file that is written so. */
export const written = (): Readonly<Record<string, string>> => ({ [UNION]: union(), [LIST]: list() });

if (process.argv[1]?.endsWith('rule-ids.ts')) {
  for (const [path, text] of Object.entries(written())) writeFileSync(join(root, path), text);
}
