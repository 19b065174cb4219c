import { describe, expect, test } from 'vitest';
import { READINGS } from '../readings.ts';
import {
  MELEE_STEPS,
  type MeleeCourse,
  type MeleeStep,
  afterRound,
  d3,
  markersOf,
  nextInTurn,
  nextStrike,
  nextToActivate,
  rollOff,
  roundSteps,
  startsNext,
} from './rounds.ts';

describe('before the battle', () => {
  test('markers: D3 + 2', () => {
    expect([1, 2, 3, 4, 5, 6].map(markersOf)).toEqual([3, 3, 4, 4, 5, 5]);
    expect(d3(6)).toBe(3);
  });

  test('a tied roll-off is thrown again', () => {
    expect(rollOff({ A: 3, B: 3 })).toBeNull();
    expect(rollOff({ A: 6, B: 5 })).toBe('A');
  });

  test('who has nothing left is skipped', () => {
    expect(nextInTurn('A', { A: true, B: true })).toBe('A');
    expect(nextInTurn('A', { A: false, B: true })).toBe('B');
    expect(nextInTurn('B', { A: false, B: false })).toBeNull();
  });
});

describe('a round', () => {
  test('a last activation that destroys the enemy’s last waiting unit is read in two ways', () => {
    const played = { first: 'A', last: 'A', finish: { A: 3, B: 2 }, out: { A: 3, B: 3 } } as const;
    expect(startsNext(played, READINGS)).toBe('B');
    expect(startsNext(played, { ...READINGS, nextFirst: 'first-out' })).toBe('A');
    expect(startsNext({ ...played, last: null, finish: { A: 0, B: 0 } }, READINGS)).toBe('A');
  });

  test('nobody is next when all have activated', () => {
    expect(nextToActivate('B', 'A', { A: false, B: false })).toBeNull();
    expect(nextToActivate(null, 'B', { A: true, B: true })).toBe('B');
  });

  test('its steps, and what the readings turn round', () => {
    expect(roundSteps('round-start', 1, READINGS)).toEqual(['count', 'clear', 'tokens', 'activate']);
    expect(roundSteps('round-end', 2, { ...READINGS, endOrder: 'objectives' })).toEqual(['objectives', 'morale']);
  });

  test('a side wiped out plays on, unless read otherwise', () => {
    expect(afterRound(2, { A: 0, B: 3 }, READINGS)).toEqual({ over: false, nextRound: 3 });
    expect(afterRound(2, { A: 0, B: 3 }, { ...READINGS, wipeout: 'end' })).toEqual({ over: true, nextRound: null });
    expect(afterRound(4, { A: 1, B: 1 }, READINGS)).toEqual({ over: true, nextRound: null });
  });
});

describe('a melee', () => {
  const next = (last: MeleeStep | null, course: Partial<MeleeCourse> = {}) =>
    nextStrike(last, { bothStand: true, strikesBack: true, armed: () => true, ...course });

  test('Counter, the charge, the strike back; the defender’s only where it strikes and has something to strike with', () => {
    expect([next(null), next('counter'), next('charge'), next('strikeback')]).toEqual([...MELEE_STEPS, null]);
    expect([next(null, { strikesBack: false }), next('charge', { strikesBack: false })]).toEqual(['charge', null]);
    expect(next(null, { armed: (step) => step === 'strikeback' })).toBe('charge');
  });

  test('is over once one of the two is gone', () => {
    expect(next('counter', { bothStand: false })).toBeNull();
  });
});
