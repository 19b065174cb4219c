import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lineAt, plainOf, readJsonTree } from './json-tree.ts';

describe('a JSON text', () => {
  test('reads as JSON.parse does', () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 6 }), (text) => {
        const read = readJsonTree(text);
        expect('problem' in read ? read : plainOf(read)).toEqual(JSON.parse(text));
      }),
    );
  });

  test('is read or refused, whatever it is, just as JSON.parse would', () => {
    const piece = fc.constantFrom('{', '}', '[', ']', ',', ':', '"a"', '"', '1', '-', 'null', 'NaN', ' ', '\n', '\\');
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const text = pieces.join('');
        expect('problem' in readJsonTree(text)).toBe(!isJson(text));
      }),
      { numRuns: 2000 },
    );
  });

  test.each([
    ['{\n "a": NaN\n}', 2, 'NaN'],
    ['{\n "a": 1,\n "a": 2 }', 3, 'twice'],
    ['{ "a": [1,\n2', 2, 'too early'],
    ['[1,\n]', 2, '“,” comes before'],
    ['{"a"\n 1}', 2, '“:” is missing'],
    ['[\n\n"open]', 3, 'left open'],
    ['[1] x', 1, 'more after'],
    ['['.repeat(40), 1, 'too deep'],
    ['', 1, 'too early'],
    ['[1 2]', 1, '“2” is where'],
  ])('%j is wrong in line %i: %s', (text, line, problem) => {
    expect(readJsonTree(text)).toMatchObject({ line, problem: expect.stringContaining(problem) });
  });

  test('knows the line of each path, and of the nearest one around it', () => {
    const read = readJsonTree('{\n "a": [\n  1,\n  { "b": 2 }\n ]\n}');
    if ('problem' in read) throw new Error(read.problem);
    const paths = ['a', 'a[0]', 'a[1].b', 'a[1].missing', 'a[7]', 'other', ''];
    expect(paths.map((path) => lineAt(read, path))).toEqual([2, 3, 4, 4, 2, 1, 1]);
  });

  test('keeps odd names as they are', () => {
    const read = readJsonTree('{ "__proto__": 1 }');
    expect('value' in read && Object.keys(plainOf(read) as object)).toEqual(['__proto__']);
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
