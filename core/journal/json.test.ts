import { expect, test } from 'vitest';
import { parseJson } from './json.ts';

test('what a text of JSON holds, or what is wrong with it', () => {
  expect(parseJson('{"a":["[[\\"[[",1]}')).toEqual({ value: { a: ['[["[[', 1] } });
  for (const text of ['', '{', '[1]]', '"\\']) expect(parseJson(text)).toEqual({ problem: 'is not JSON' });
});

test('brackets in brackets are counted before anybody walks down them, and quoted ones are not', () => {
  const deep = (count: number) => `${'[{"a":'.repeat(count)}1${'}]'.repeat(count)}`;
  expect(parseJson(deep(500))).toHaveProperty('value');
  expect(parseJson(deep(501))).toEqual({ problem: 'is nested too deep' });
  expect(parseJson(JSON.stringify('['.repeat(5000)))).toEqual({ value: '['.repeat(5000) });
});
