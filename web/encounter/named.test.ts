import { afterAll, beforeAll, expect, test } from 'vitest';
import { unnamed } from '../../core/encounter/names.ts';
import { speak } from '../text/vocabulary.ts';
import { sideNamed } from './named.ts';

beforeAll(() => speak('de'));
afterAll(() => speak('en'));

test('a side that nobody has named is called by its letter in the language in use', () => {
  expect(sideNamed('C', unnamed('C'))).toBe('Seite C');
  expect(sideNamed('C', 'Side B')).toBe('Side B');
});
