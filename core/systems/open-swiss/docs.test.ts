/** docs/formats.md says what the product does: its tables are the product's own, and its examples work. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { TIE_BREAKS } from '../../event/tie-breaks/list.ts';
import { isRefusal } from '../../journal/types.ts';
import { parseFormat } from './parse-format.ts';
import { PRESETS } from './presets.ts';

const page = readFileSync('docs/formats.md', 'utf8');

/** What stands between `<!-- name -->` and `<!-- /name -->`. */
function between(name: string): string {
  return page.split(`<!-- ${name} -->\n`)[1]?.split(`<!-- /${name} -->`)[0] ?? '';
}

const TAKES = { column: 'column', floor: 'floor' } as const;

test('lists every tie-break with its formula and source', () => {
  const rows = TIE_BREAKS.map(({ id, label, also, formula, source, takes }) => {
    const name = [id, ...takes.map((what) => `*${TAKES[what]}*`)].join(':');
    return `| ${takes.length > 0 ? name : `\`${id}\``} | ${label} (${also}) | ${formula} | ${source} |`;
  });
  const table = ['| id | name (also known as) | formula | source |', '| --- | --- | --- | --- |', ...rows];
  expect(between('tie-breaks').trim()).toBe(table.join('\n'));
});

test('lists every format to start from', () => {
  const rows = PRESETS.map(({ id, meaning, format }) => `| \`${id}\` | **${format.name}.** ${meaning} |`);
  expect(page).toContain(rows.join('\n'));
});

test('shows a format that can be loaded', () => {
  const [, example = ''] = /```json\n([^`]*)```/.exec(page) ?? [];
  expect(isRefusal(parseFormat(example))).toBe(false);
});
