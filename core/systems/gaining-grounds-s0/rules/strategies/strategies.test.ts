/** The Strategies of Season Zero as a list; each has its own test beside it. */
import { expect, it } from 'vitest';
import { STRATEGIES } from '../../names.ts';
import { PLAYED_STRATEGIES } from './strategies.ts';

it('are the four that the pack names', () => {
  expect(PLAYED_STRATEGIES.map(({ id }) => id)).toEqual(STRATEGIES.map(({ id }) => id));
});
