import { expect, test } from 'vitest';
import type { TrackingMethod } from '../../../event/types.ts';
import { checkTracking } from './tracking.ts';

const method = (words: string): TrackingMethod => {
  const [condition = '', by, colour] = words.split(' ');
  return { condition, by: by as TrackingMethod['by'], ...(colour === undefined ? {} : { colour }) };
};
const broken = (...words: readonly string[]) => checkTracking(words.map(method))?.refused ?? [];

test.each([
  ['by a die and a pen', ['burning die red', 'slow pen'], []],
  ['by two pens', ['burning pen', 'slow pen'], []],
  ['by dice of two colours', ['burning die red', 'slow die blue'], []],
  ['by dice whose colours nobody said', ['burning die', 'slow die'], []],
  ['by a die and a token of one colour', ['burning die red', 'slow token red'], []],
  ['of one Condition by dice of two colours', ['burning die red', 'burning die blue'], []],
  ['by an app', ['burning app'], ['GG18-TRACK-04']],
  ['by something else', ['burning other'], ['GG18-TRACK-04']],
  ['of one Condition in two ways', ['burning die red', 'Burning token red'], ['GG18-TRACK-05']],
  ['of two Conditions by dice of one colour', ['burning die red', 'slow die Red'], ['GG18-TRACK-06']],
  [
    'of two Conditions by a token and a marker of one colour',
    ['burning token red', 'slow marker red'],
    ['GG18-TRACK-06'],
  ],
  [
    'that breaks every rule at once',
    ['burning app', 'slow die red', 'poison die red', 'poison pen'],
    ['GG18-TRACK-04', 'GG18-TRACK-05', 'GG18-TRACK-06'],
  ],
])('tracking %s', (_, words, rules) => {
  expect(broken(...words)).toEqual(rules);
});
