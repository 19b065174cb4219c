/** docs/formats.md says what the product does: its tables are the product's own, and its examples work. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { TIE_BREAKS } from '../../../event/tie-breaks/list.ts';
import { hashText } from '../../../chance/bytes.ts';
import { openStream } from '../../../chance/stream.ts';
import { isRefusal } from '../../../rules/refusal.ts';
import { openSwiss } from '../pack.ts';
import { parseFormat } from '../format/parse-format.ts';
import { PRESETS } from '../format/presets.ts';

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

test('docs/pairing.md shows the certificate of a round as it is', () => {
  const entrants = ['e1', 'e2', 'e3', 'e4'].map((id) => ({ id, status: 'active' as const, checkedIn: true }));
  const won = { kind: 'played' as const, scores: [{ vp: 10 }, { vp: 4 }] };
  const rounds = [
    ['e1 e2', 'e3 e4'],
    ['e1 e3', 'e2 e4'],
  ].map((tables) => ({ games: tables.map((seats) => ({ seats: seats.split(' '), result: won })) }));
  const configured = openSwiss.options.configure({});
  if (isRefusal(configured)) throw new Error(configured.message);
  const history = { options: configured.options, entrants, rounds };
  const plan = openSwiss.pairing.pair(history, { pins: [], forbidden: [] }, openStream(hashText('docs'), 'pairing'));
  const [, shown = ''] = readFileSync('docs/pairing.md', 'utf8').split('```json\n');
  expect(isRefusal(plan) ? null : plan.certificate).toEqual(JSON.parse(shown.split('```')[0] ?? ''));
});
