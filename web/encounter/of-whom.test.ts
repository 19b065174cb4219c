import { expect, test } from 'vitest';
import { brief, whose } from './of-whom.ts';

test('what a system calls yours is by name on the phones of the others', () => {
  expect(whose('Your gang', 'Ben')).toBe('Ben’s gang');
  expect(whose('Your Crew just killed an enemy, near one of your Markers or another of yours: yes', 'Tom')).toBe(
    'Tom’s Crew just killed an enemy, near one of Tom’s Markers or another of Tom’s: yes',
  );
  expect(whose('Who: Your Worst Nightmare · Your models: 2', 'Tom')).toBe(
    'Who: Your Worst Nightmare · Tom’s models: 2',
  );
  expect(whose('Youri: yes', 'Tom')).toBe('Youri: yes');
});

test('a list that was pasted is told by its first line, whole sentences as they are', () => {
  expect(brief('Your list for this game: Khador\nSorscha +6\nJuggernaut 7')).toBe('Your list for this game: Khador …');
  expect(brief('Who scores? Ana scores 3.')).toBe('Who scores? Ana scores 3.');
});
