/** Whom the game waits for, in the reader's own quotation marks. */
import '../../tests/web/english.ts';
import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { afterAll, expect, test } from 'vitest';
import '../text/encounter.ts';
import { speak } from '../text/vocabulary.ts';
import { type Table, TableContext } from './context.ts';
import { Waiting } from './waiting.tsx';

afterAll(() => speak('en'));

function lines(): readonly string[] {
  const asked = (of: string, label: string, awaited?: string) => ({ id: label, of, label, awaited });
  const asks = [asked('B', 'Who scores?'), asked('C', 'Your ballot', 'ballot'), asked('D', 'Your ballot', 'ballot')];
  const sides = ['Ana', 'Bo', 'Cy', 'Di'].map((name, place) => ({ id: 'ABCD'[place], name }));
  const parts = { mine: { side: 'A' }, encounter: { sides, progress: { step: 'Turn 1' } }, table: { asks } };
  const store = { part: (name: keyof typeof parts) => parts[name] };
  const table = { store, around: null } as unknown as Table;
  const html = renderToString(h(TableContext.Provider, { value: table }, h(Waiting, {})));
  return html.split(/[<>]/).filter((text, place) => place % 2 === 0 && text !== '');
}

test('a heading stands in quotation marks, and who is asked the same in one line', async () => {
  await speak('en');
  expect(lines()).toEqual(['Waiting for Bo: “Who scores?”', 'Waiting for Cy and Di’s ballot']);
  await speak('de');
  expect(lines()).toEqual(['Warten auf Bo: „Who scores?“', 'Warten auf ballot von Cy und Di']);
});
