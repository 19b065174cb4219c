import { expect, test } from 'vitest';
import { whose } from './of-whom.ts';

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
