import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readJsonText } from './json-text.ts';

describe('a JSON text', () => {
  test('reads as JSON.parse does', () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 6 }), (text) => {
        expect(readJsonText(text)).toMatchObject({ value: JSON.parse(text) });
      }),
    );
  });

  test('is read or refused, whatever it is, just as JSON.parse would', () => {
    const piece = fc.constantFrom('{', '}', '[', ']', ',', ':', '"a"', '"', '1', '-', 'null', 'NaN', ' ', '\n', '\\');
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const text = pieces.join('');
        expect('problem' in readJsonText(text)).toBe(!isJson(text));
      }),
      { numRuns: 2000 },
    );
  });

  test.each([
    ['{\n "a": NaN\n}', 2, 'NaN'],
    ['{\n "a": 1,\n "a": 2 }', 3, 'twice'],
    ['{ "a": [1,\n2', 2, 'too early'],
    ['[1,\n]', 2, '“,” stands before'],
    ['{"a"\n 1}', 2, '“:” is missing'],
    ['[\n\n"open]', 3, 'not closed'],
    ['[1] x', 1, 'more after'],
    ['['.repeat(40), 1, 'too deep'],
    ['', 1, 'too early'],
    ['[1 2]', 1, '“2” stands where'],
  ])('%j is wrong in line %i: %s', (text, line, problem) => {
    expect(readJsonText(text)).toMatchObject({ line, problem: expect.stringContaining(problem) });
  });

  test('knows the line of each path, and of the nearest one around it', () => {
    const read = readJsonText('{\n "a": [\n  1,\n  { "b": 2 }\n ]\n}');
    if ('problem' in read) throw new Error(read.problem);
    const lines = ['a', 'a[0]', 'a[1].b', 'a[1].missing', 'a[7]', 'other', ''].map(read.lineOf);
    expect(lines).toEqual([2, 3, 4, 4, 2, 1, 1]);
  });

  test('keeps odd names as they are', () => {
    const read = readJsonText('{ "__proto__": 1 }');
    expect('value' in read && Object.keys(read.value as object)).toEqual(['__proto__']);
  });
});

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
