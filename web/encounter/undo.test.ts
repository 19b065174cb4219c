/** What was entered last, and what its Undo takes back. */
import '../../tests/web/english.ts';
import { signal } from '@preact/signals';
import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import { ask } from '../text/encounter.ts';
import { speak } from '../text/vocabulary.ts';
import { type Table, TableContext } from './context.ts';
import { Entered } from './undo.tsx';

await speak('en');

function entered(confirmed: readonly string[], undo: string | null = 'c9'): string {
  const flees = {
    ask: 'flee:A:5',
    label: 'Who flees',
    words: 'none',
    value: [],
    side: 'A',
    how: 'told',
    number: 1,
    at: 0,
  };
  const parts = {
    mine: { side: 'A', undo, takenBack: {}, asks: [] },
    encounter: { sides: [{ id: 'A' }, { id: 'B' }], finished: false },
    table: { answers: undo === null ? [] : [flees], result: { confirmed }, stays: 0, goingBack: null },
  };
  const store = { part: (name: keyof typeof parts) => parts[name] };
  const table = { store, outbox: { items: signal([]) }, around: null } as unknown as Table;
  return renderToString(h(TableContext.Provider, { value: table }, h(Entered, {})));
}

const shown = (confirmed: readonly string[]) =>
  entered(confirmed)
    .split(/[<>]/)
    .filter((_, place) => place % 2 === 0)
    .join('');

test('before anything is entered there is no Undo', () => {
  expect(entered([], null)).toBe('');
});

test('after a signature Undo says that it takes back the signature, and else what was entered', () => {
  expect(shown([])).toBe(`Who flees: none${ask('undoShort')}`);
  expect(shown(['B'])).toBe(`Who flees: none${ask('undoShort')}`);
  expect(shown(['A'])).toBe(`Your signature${ask('undoShort')}`);
});
