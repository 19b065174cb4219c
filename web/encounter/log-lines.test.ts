/** Of a long log the latest entries stand at once. */
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

test('the last twelve entries stand at once, under their turns, and how many more there are', () => {
  const now = log(30);
  expect(entries(now)).toHaveLength(12);
  expect([entries(now)[0], entries(now)[11]]).toEqual(['Entry 30', 'Entry 19']);
  expect(now.match(/Turn \d/g)).toEqual(['Turn 3', 'Turn 2']);
  expect(now).toContain('Earlier entries: 18');
});

test('of a short log, and of entries that were picked, all stand there', () => {
  expect(log(12)).not.toContain('Earlier');
  expect(log(13)).toContain('Earlier entries: 1');
  const picked = log(30, [1, 30]);
  expect([entries(picked), picked.includes('Earlier')]).toEqual([['Entry 30', 'Entry 1'], false]);
});
