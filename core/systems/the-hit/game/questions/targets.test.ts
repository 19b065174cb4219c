/** Observation, and secret targets. */
import { expect, test } from 'vitest';
import { put } from '../../../../../tests/core/encounter/put.ts';
import { inRound, withCrews } from '../../../../../tests/core/systems/the-hit/battles.ts';
import type { Battle } from '../battle.ts';
import { BALLOT, OBSERVE, SEEN, TIME_UP } from './targets.ts';

const stands: Battle = { ...inRound(0, {}, 3), step: 'observation' };

test('seen: the observation is over when the last has seen enough, and not before all stand', () => {
  const two = ['A', 'B'].reduce((now, gang) => put(SEEN, now).answered(`seen:${gang}`, true), stands);
  expect([two.observed, put(SEEN, two).ids]).toEqual([false, ['seen:C']]);
  expect(put(SEEN, two).answered('seen:C', true, { at: 60 })).toMatchObject({ observed: true, since: 60 });
  expect(put(SEEN, withCrews(3)).refused('seen:A', true)).toEqual(['HIT-DEPLOY-08']);
});

test('observe: for all at once, when the time is up', () => {
  expect(put(OBSERVE, stands).ids).toEqual([]);
  const late = { ...stands, timeUp: ['observation'] };
  expect(put(OBSERVE, late).ids).toEqual(['observe']);
  expect(put(OBSERVE, late).answered('observe', true).observed).toBe(true);
});

test('time-up: of the observation, then of the targets, each once', () => {
  expect(put(TIME_UP, stands).ids).toEqual(['time-up:observation']);
  const late = put(TIME_UP, stands).answered('time-up:observation', true);
  expect(put(TIME_UP, late).ids).toEqual([]);
  expect(put(TIME_UP, { ...late, observed: true }).ids).toEqual(['time-up:targets']);
});

test('ballot: one name of each opposing gang, 2 of 3 gangs, none of one’s own (HIT-TARGET-02)', () => {
  const { asks, refused } = put(BALLOT, stands);
  expect(asks[0]?.rules).toContain('HIT-HIDDEN-09');
  expect(asks[0]).toMatchObject({
    id: 'ballot:A',
    label: 'Your ballot',
    awaited: 'ballot',
    secret: true,
    kind: { fields: [{ id: 'B' }, { id: 'C' }] },
  });
  expect(refused('ballot:A', { B: 'b1', C: 'c2' })).toBeNull();
  expect(refused('ballot:A', { B: 'b1' })).toEqual(['HIT-TARGET-02']);
  expect(refused('ballot:A', { B: 'b1', C: 'a2' })).toContain('HIT-TARGET-03');
});

test('ballot: with the last the first round begins; it is not changed, and opens at the end', () => {
  const two: Battle = { ...stands, ballots: ['A', 'B'] };
  expect(put(BALLOT, two).notNow('ballot:A')).toEqual(['HIT-TARGET-05']);
  const all = put(BALLOT, two).answered('ballot:C', null, { sealed: true });
  expect(all).toMatchObject({ round: 1, stage: 'priority', open: {} });
  expect([
    put(BALLOT, all).opens('ballot:C', 'check:1'),
    put(BALLOT, { ...all, revealed: {} }).opens('ballot:C', 'reveal'),
  ]).toEqual([false, true]);
});
