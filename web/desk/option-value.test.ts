/** Options in a form: lists as lines and back, and only what changed is sent. */
import { expect, test } from 'vitest';
import type { OptionSpec } from '../../core/event/pack.ts';
import { changesIn, linesOf, listOf } from './option-value.ts';
import { tablesOf } from './settings/tables.ts';

const spec = (id: string, standard: OptionSpec['default']): OptionSpec => ({
  id,
  label: id,
  meaning: '',
  kind: 'number',
  default: standard,
  rules: [],
  folded: false,
});

test('a list is lines, a pair is one line', () => {
  expect(linesOf(['Anna', ['Ben', 'Cora']])).toBe('Anna\nBen / Cora');
  expect(listOf(' Anna \n\nBen / Cora')).toEqual(['Anna', ['Ben', 'Cora']]);
  expect(linesOf('no list')).toBe('');
});

test('only what differs from what is in force is sent', () => {
  const options = [spec('a', 1), spec('b', 2), spec('c', [])];
  expect(changesIn(options, { b: 3 }, { a: 1, b: 2, c: ['x'] })).toEqual({ b: 2, c: ['x'] });
});

test('table numbers are read as people write them', () => {
  expect(tablesOf('1-3, 7; 9–10 3 x')).toEqual([1, 2, 3, 7, 9, 10]);
  expect(tablesOf('')).toEqual([]);
});
