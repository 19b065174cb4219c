import { expect, test } from 'vitest';
import type { TrackingMethod } from '../../../event/types.ts';
import { checkTracking } from './tracking.ts';

const method = (words: string): TrackingMethod => {
  const [condition = '', by, colour] = words.split(' ');
  return { condition, by: by as TrackingMethod['by'], ...(colour === undefined ? {} : { colour }) };
};
const broken = (...words: readonly string[]) => checkTracking(words.map(method))?.refused ?? [];

test.each([
  [['burning die red', 'slow pen'], []],
  [['burning pen', 'slow pen'], []],
  [['burning die red', 'slow die blue'], []],
  [['burning die', 'slow die'], []],
  [['burning die red', 'slow token red'], []],
  [['burning die red', 'burning die blue'], []],
  [['burning app'], ['GG18-TRACK-04']],
  [['burning other'], ['GG18-TRACK-04']],
  [['burning die red', 'Burning token red'], ['GG18-TRACK-05']],
  [['burning die red', 'slow die Red'], ['GG18-TRACK-06']],
  [['burning token red', 'slow marker red'], ['GG18-TRACK-06']],
  [
    ['burning app', 'slow die red', 'poison die red', 'poison pen'],
    ['GG18-TRACK-04', 'GG18-TRACK-05', 'GG18-TRACK-06'],
  ],
])('%j', (words, rules) => {
  expect(broken(...words)).toEqual(rules);
});
