import { expect, test } from 'vitest';
import { hiddenFromOpponent } from './information.ts';

test.each([
  ['hand', 'GG18-INFO-02'],
  ['deck-order', 'GG18-INFO-02'],
  ['chosen-schemes', 'GG18-INFO-02'],
  ['upgrade-bearer', 'GG18-INFO-02'],
  ['discard-below', 'GG18-INFO-04'],
])('%s is hidden', (what, rule) => {
  expect(hiddenFromOpponent(what)).toEqual([rule]);
});

test.each(['hand-size', 'revealed-scheme', 'health', 'finished-result', 'discard-top'])('%s is public', (what) => {
  expect(hiddenFromOpponent(what)).toBeNull();
});
