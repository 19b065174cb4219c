import { expect, test } from 'vitest';
import { fileName } from './file-name.ts';

test.each([
  ['Autumn Cup', 'autumn-cup-standings.csv'],
  ['  Großes Höhlenfest №2! ', 'grosses-hohlenfest-no2-standings.csv'],
  ['../../etc/passwd', 'etc-passwd-standings.csv'],
  ['a"; filename="x\r\nSet-Cookie: y', 'a-filename-x-set-cookie-y-standings.csv'],
  ['赤い🎲', 'ev1-standings.csv'],
  ['', 'ev1-standings.csv'],
])('a file of “%s” is %s', (name, file) => {
  expect(fileName({ name, id: 'ev1' }, '-standings.csv')).toBe(file);
});

test('a long name is cut, and does not end in a stroke', () => {
  const words = 'word '.repeat(40);
  expect(fileName({ name: words, id: 'ev1' }, '.csv')).toBe(`${'word-'.repeat(12).slice(0, -1)}.csv`);
});
