import { expect, test } from 'vitest';
import { bracketAtEnd, linesOf, squeezed, withoutTail } from './text.ts';

test('lines end as every program ends them', () => {
  expect(linesOf('a\r\nb\rc\n\nd')).toEqual(['a', 'b', 'c', '', 'd']);
});

test('white space is one blank, and none around the words', () => {
  expect(squeezed('\t a \u00a0\n b  ')).toBe('a b');
});

test('marks are taken off the end alone', () => {
  expect(withoutTail('- Ann - : ', ' -:')).toBe('- Ann');
  expect(withoutTail('---', '-')).toBe('');
});

test('the last brackets are found where a text ends with them', () => {
  expect(bracketAtEnd('Ann (1) (two)', ['(', ')'])).toEqual({ before: 'Ann (1) ', inside: 'two' });
  for (const text of ['Ann (1) two', 'Ann 1)', 'Ann (1))', '']) expect(bracketAtEnd(text, ['(', ')'])).toBeNull();
});
