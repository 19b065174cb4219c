import { expect, test } from 'vitest';
import { figures } from './figures.ts';

test.each([
  [{}, { pointSize: 50, strategies: null, schemes: null, size: 5, picks: { schemes: 2 }, hand: 6, summoning: true }],
  [{ pointSize: 35 }, { pointSize: 35 }],
  [{}, { actions: { leader: 3, other: 2 }, turnOne: false }],
  [{ variants: ['too-many-secrets'] }, { size: 7, picks: { reveal: 2, end: 2 } }],
  [
    { mode: 'double-rush', pointSize: 50 },
    { pointSize: 10, schemes: [], size: 0, picks: { schemes: 0 }, hand: 4, deployment: 'standard', turnOne: true },
  ],
  [{ mode: 'double-rush' }, { strategies: ['plant-explosives', 'reckoning'], actions: { leader: 2, other: 2 } }],
  [
    { mode: 'henchman-hardcore' },
    { pointSize: 30, strategies: ['plant-explosives'], deployment: 'wedge', schemes: ['vendetta', 'assassinate'] },
  ],
  [{ mode: 'henchman-hardcore' }, { hand: 4, size: 2, summoning: false, turnOne: true }],
  [{ mode: 'all-out-brawl' }, { pointSize: null, strategies: [], schemes: [], hand: 3, summoning: false }],
])('a game of %j has %j', (options, expected) => {
  expect(figures(options)).toMatchObject(expected);
});
