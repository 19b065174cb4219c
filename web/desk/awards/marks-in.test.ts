import { expect, test } from 'vitest';
import { marksIn } from './marks-in.ts';

test('marks are read a line each, however name and figure are set apart', () => {
  expect(marksIn('Theme 4\n Free  hand := 12 \nnothing\n7\nBase=3')).toEqual({
    theme: '4',
    'free hand': '12',
    base: '3',
  });
});
