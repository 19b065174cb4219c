import { describe, expect, test } from 'vitest';
import { STRICT, mismatch, ofChances, textsInAnyOrder } from './match.ts';

const loose = textsInAnyOrder('then');

describe('an expectation', () => {
  test.each([
    [{ a: 1 }, { a: 1, b: 2 }],
    [{ a: 0.1 + 0.2 }, { a: 0.3 }],
    [{ p: '1/3' }, { p: 0.3333333333333333 }],
    [{ p: '2/6' }, { p: '1/3' }],
    [{ a: null }, { a: null }],
    [{ list: [1, { b: 2 }] }, { list: [1, { b: 2, c: 3 }] }],
    [{ refused: ['X-1'] }, { refused: ['X-2', 'X-1'] }],
    [{}, { anything: true }],
  ])('%j is met by %j', (expected, got) => {
    expect(mismatch(expected, got)).toBeNull();
  });

  test.each([
    [{ a: 1 }, { a: 2 }, 'a'],
    [{ a: 1 }, {}, 'a'],
    [{ a: null }, {}, 'a'],
    [{ a: 1 }, { a: '1' }, 'a'],
    [{ a: { b: [1, 2] } }, { a: { b: [1, 3] } }, 'a.b[1]'],
    [{ list: [1] }, { list: [1, 2] }, 'list'],
    [{ list: ['a', 'b'] }, { list: ['b', 'a'] }, 'list[0]'],
    [{ list: [1] }, { list: 1 }, 'list'],
    [{ a: { b: 1 } }, { a: [] }, 'a'],
    [{ refused: ['X-1'] }, { refused: ['X-2'] }, 'refused'],
    [{ refused: ['X-1'] }, { a: 1 }, 'refused'],
    [{ a: 1 }, { refused: ['X-1'] }, 'refused'],
    [{ p: '1/3' }, { p: '1/4' }, 'p'],
  ])('%j is not met by %j, at %s', (expected, got, path) => {
    expect(mismatch(expected, got)).toMatchObject({ path });
  });

  test('holds numbers to a tolerance', () => {
    expect(mismatch({ p: 0.5 }, { p: 0.5000001 })).not.toBeNull();
    expect(mismatch({ p: 0.5 }, { p: 0.5000001 }, ofChances(STRICT))).toBeNull();
  });

  test('takes lists of texts in any order where the operation says so', () => {
    expect(mismatch({ broken: ['a', 'b'] }, { broken: ['b', 'a'] }, loose)).toBeNull();
    expect(mismatch({ broken: ['a', 'a'] }, { broken: ['b', 'a'] }, loose)).not.toBeNull();
    expect(mismatch({ deep: [{ ids: ['a', 'b'] }] }, { deep: [{ ids: ['b', 'a'] }] }, loose)).toBeNull();
    expect(mismatch({ then: ['a', 'b'] }, { then: ['b', 'a'] }, loose)).toMatchObject({ path: 'then[0]' });
    expect(mismatch({ play: [1, 2] }, { play: [2, 1] }, loose)).toMatchObject({ path: 'play[0]' });
  });
});
