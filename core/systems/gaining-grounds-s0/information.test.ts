import { expect, test } from 'vitest';
import { hiddenFromOpponent } from './information.ts';

test.each(['hand', 'deck-order', 'chosen-schemes'])('%s is secret', (what) => {
  expect(hiddenFromOpponent(what)).toEqual(['GG0-SETUP-11']);
});

test.each(['hand-size', 'revealed-scheme', 'health', 'finished-result'])('%s is public', (what) => {
  expect(hiddenFromOpponent(what)).toBeNull();
});
