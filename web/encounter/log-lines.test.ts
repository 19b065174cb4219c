/** Of a long log the latest entries stand at once, and all of them are there. */
import '../../tests/web/english.ts';
import { signal } from '@preact/signals';
import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import '../text/encounter.ts';
import { speak } from '../text/vocabulary.ts';
import { type Table, TableContext } from './context.ts';
import { LogLines } from './log-lines.tsx';

await speak('en');

function log(count: number, only?: readonly number[]): string {
  const answers = Array.from({ length: count }, (_, place) => {
    const number = place + 1;
    const told = { label: `Entry ${number}`, words: 'so', value: 'so', side: 'A', how: 'told', objections: [] };
    return { ...told, number, ask: `turn:${Math.ceil(number / 10)}/entry`, at: number, sealed: false };
  });
  const sides = [{ id: 'A', name: 'Ana' }];
  const parts = { mine: undefined, encounter: { sides, progress: {} }, table: { answers }, boards: {} };
  const store = { part: (name: keyof typeof parts) => parts[name] };
  const table = { store, outbox: { items: signal([]) }, address: { as: null }, around: null } as unknown as Table;
  return renderToString(h(TableContext.Provider, { value: table }, h(LogLines, { only })));
}

const entries = (html: string): readonly string[] => html.match(/Entry \d+/g) ?? [];

test('the last twelve entries stand at once, the others behind one fold, each under its turn', () => {
  const [now = '', folded = ''] = log(30).split('<details');
  expect(entries(now)).toHaveLength(12);
  expect(entries(now).slice(0, 1)).toEqual(['Entry 30']);
  expect(folded).toContain('Earlier: 18 entries');
  expect(entries(folded)).toHaveLength(18);
  expect(folded.match(/Turn \d/g)).toEqual(['Turn 2', 'Turn 1']);
});

test('a short log, and entries that were picked, have no fold', () => {
  expect(log(12)).not.toContain('<details');
  expect(log(13)).toContain('Earlier: 1 entry');
  const picked = log(30, [1, 30]);
  expect([entries(picked), picked.includes('<details')]).toEqual([['Entry 30', 'Entry 1'], false]);
});
