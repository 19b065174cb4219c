import { expect, test } from 'vitest';
import { guideTo } from './ways.tsx';

test('Help leads to the guide of a system, and to the index where there is none', () => {
  expect(guideTo('the-hit')).toBe('/help/the-hit');
  expect([guideTo(''), guideTo('chess')]).toEqual(['/help', '/help']);
});
