/** Readings that people set. */
import { expect, test } from 'vitest';
import { ourReadings, readingsIn } from './readings.ts';

const CHOICES = {
  first: { rule: 'GFF-AMB-08', values: ['left', 'right'] },
  many: { rule: 'GFF-AMB-01', values: [2, 3] },
} as const;

test('ours are the first of each; another is set as a value or as its word', () => {
  expect(ourReadings(CHOICES)).toEqual({ first: 'left', many: 2 });
  expect([{ many: 3 }, { many: '3' }].map((given) => readingsIn(CHOICES, 'A game', given))).toEqual([
    { first: 'left', many: 3 },
    { first: 'left', many: 3 },
  ]);
  expect([undefined, null, 'right', 7].map((given) => readingsIn(CHOICES, 'A game', given))).toEqual(
    Array.from({ length: 4 }, () => ({ first: 'left', many: 2 })),
  );
});

test('what is unknown is refused with what there is', () => {
  expect(readingsIn(CHOICES, 'A game', { toString: 1 })).toMatchObject({ code: 'unknown-option' });
  expect(readingsIn(CHOICES, 'A game', { many: 4 })).toMatchObject({ code: 'bad-option', refused: ['GFF-AMB-01'] });
  expect(readingsIn(CHOICES, 'A game', { many: 4 })).toMatchObject({ message: 'The option “many” is one of 2, 3.' });
});
