import { expect, test } from 'vitest';
import type { TrackingMethod } from '../../../event/types.ts';
import { checkTracking } from './tracking.ts';

const method = (words: string): TrackingMethod => {
  const [condition = '', by, colour] = words.split(' ');
  return { condition, by: by as TrackingMethod['by'], ...(colour === undefined ? {} : { colour }) };
};

test.each([
  ['burning die red', 'slow pen'],
  ['burning app', 'slow app'],
  ['burning die red', 'slow marker red'],
  ['burning die red', 'slow die blue'],
  ['burning die red', 'burning die red'],
  ['burning die', 'slow die'],
])('%s and %s may be', (...words) => {
  expect(checkTracking(words.map(method))).toBeNull();
});

test.each([
  ['burning pen', 'slow other'],
  ['burning die red', 'slow die Red'],
  ['burning marker red', 'slow marker red'],
  ['burning token red', 'slow marker red'],
])('%s and %s may not be', (...words) => {
  expect(checkTracking(words.map(method))).toMatchObject({ refused: ['GG0-ETI-09'] });
});
