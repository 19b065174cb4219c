/** `npx tsx scripts/rule-ids.ts` writes every rule's ID, as `docs/rules` has them, into the union that core is checked by. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCatalogue } from '../cli/rules/catalogue.ts';
import { filesUnder, root } from './house.mjs';

const WIDTH = 120;
export const UNION = 'core/rules/rule-ids.ts';

export function ruleIds(): string {
  const pages = filesUnder('docs/rules').filter((path) => path.endsWith('.md'));
  const ids = pages.flatMap((path) => readCatalogue(readFileSync(join(root, path), 'utf8')).map(({ id }) => id));
  const lines: string[] = [];
  for (const id of [...new Set(ids)].toSorted()) {
    const last = lines.at(-1);
    if (last !== undefined && `${last} | '${id}'`.length <= WIDTH) lines[lines.length - 1] = `${last} | '${id}'`;
    else lines.push(`  | '${id}'`);
  }
  return `/** Every rule's ID, made from docs/rules by scripts/rule-ids.ts. */\nexport type RuleId =\n${lines.join('\n')};\n`;
}

if (process.argv[1]?.endsWith('rule-ids.ts')) writeFileSync(join(root, UNION), ruleIds());
