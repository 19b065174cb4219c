/** Search the Ruins: each Marker at a piece of its own. */
import { expect, test } from 'vitest';
import { marker } from '../../../../../tests/core/systems/malifaux/board.ts';
import { schemePaid, terrain } from '../../../../../tests/core/systems/gaining-grounds-s0/paid.ts';
import { searchTheRuins } from './search-the-ruins.ts';

const paid = schemePaid(searchTheRuins);

const [TURN, GAME] = ['end-of-turn', 'end-of-game'] as const;

test('Search the Ruins: of three pieces one crosses the line: the Reveal yes, the End no (WE-15)', () => {
  const pieces = [terrain('t1', [4, 20, 8, 24]), terrain('t2', [16, 17.9, 20, 22]), terrain('t3', [28, 26, 32, 30])];
  const markers = [marker('m1', [8.59, 22]), marker('m2', [20.59, 20]), marker('m3', [27.41, 28])];
  expect([TURN, GAME].map((when) => paid(when, { terrain: pieces, markers }).vp)).toEqual([1, 0]);
});

const two = [terrain('t1', [4, 20, 8, 24]), terrain('t2', [28, 26, 32, 30])];
const markers = [marker('m1', [8.59, 21]), marker('m2', [8.59, 23]), marker('m3', [27.41, 28])];

test('Search the Ruins: two Markers at one piece count once, and go together for nobody', () => {
  const told = { terrain: two, markers };
  expect(paid(TURN, told)).toMatchObject({ vp: 1, removable: ['m1', 'm2', 'm3'] });
  expect(paid(TURN, { ...told, remove: ['m1', 'm2'] }).refused).toEqual(['GG0-SCHEME-04-05']);
  expect(paid(TURN, { ...told, remove: ['m2', 'm3'] }).refused).toEqual([]);
  expect(paid(TURN, { ...told, markers: markers.slice(0, 2) }).vp).toBe(0);
});

test('Search the Ruins: a Marker that is terrain is no ruin', () => {
  const isMarker = terrain('t1', [4, 20, 8, 24], true);
  expect(paid(TURN, { terrain: [isMarker, ...two.slice(1)], markers }).vp).toBe(0);
});
