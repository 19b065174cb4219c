import { describe, expect, test } from 'vitest';
import { READINGS } from './readings.ts';
import {
  afterRound,
  ambushOrder,
  d3,
  deploymentOrder,
  markerOrder,
  markersOf,
  meleeSteps,
  nextToActivate,
  playRound,
  rollOff,
  roundSteps,
} from './rounds.ts';

describe('before the battle', () => {
  test('markers: D3 + 2, placed in turn by the roll-off’s winner first', () => {
    expect([1, 2, 3, 4, 5, 6].map(markersOf)).toEqual([3, 3, 4, 4, 5, 5]);
    expect(markerOrder('B', 5)).toEqual(['B', 'A', 'B', 'A', 'B']);
    expect(d3(6)).toBe(3);
  });

  test('a tied roll-off is thrown again', () => {
    expect(rollOff([{ A: 3, B: 3 }])).toBeNull();
    expect(
      rollOff([
        { A: 3, B: 3 },
        { A: 6, B: 5 },
      ]),
    ).toBe('A');
  });

  test('who has no unit left is skipped; Ambush not before round 2', () => {
    expect(deploymentOrder('A', { A: 1, B: 3 }, { A: 0, B: 1 })).toEqual({
      order: ['A', 'B', 'B', 'B'],
      scouts: ['B'],
    });
    expect(ambushOrder(1, 'A', { A: 1, B: 1 })).toEqual([]);
    expect(ambushOrder(4, 'B', { A: 1, B: 1 })).toEqual(['B', 'A']);
  });
});

describe('a round', () => {
  test('who finished first starts the next one', () => {
    expect(playRound('A', { A: 3, B: 5 }, [], READINGS)).toMatchObject({ finish: { A: 5, B: 8 }, nextFirst: 'A' });
    expect(playRound('A', { A: 0, B: 0 }, [], READINGS)).toMatchObject({ order: [], nextFirst: 'A' });
  });

  test('a last activation that destroys the enemy’s last waiting unit is read in two ways', () => {
    const losses = [{ after: 3, side: 'B', waiting: true }] as const;
    const units = { A: 2, B: 2 };
    expect(playRound('A', units, losses, READINGS)).toMatchObject({ order: ['A', 'B', 'A'], nextFirst: 'B' });
    expect(playRound('A', units, losses, { ...READINGS, nextFirst: 'first-out' })).toMatchObject({ nextFirst: 'A' });
  });

  test('a unit destroyed after it had activated changes no turn', () => {
    const losses = [{ after: 2, side: 'A', waiting: false }] as const;
    expect(playRound('A', { A: 2, B: 2 }, losses, READINGS).order).toEqual(['A', 'B', 'A', 'B']);
  });

  test('nobody is next when all have activated', () => {
    expect(nextToActivate('B', 'A', { A: 0, B: 0 })).toBeNull();
    expect(nextToActivate(null, 'B', { A: 1, B: 1 })).toBe('B');
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

test.each([
  [true, true, {}, ['counter', 'charge', 'strikeback']],
  [true, false, {}, ['charge', 'strikeback']],
  [false, true, {}, ['charge']],
  [true, true, { charger: 'counter' }, ['counter']],
  [true, true, { defender: 'charge' }, ['counter', 'charge']],
] as const)('a melee, striking back %s, Counter %s, gone %j', (strikesBack, counter, gone, steps) => {
  expect(meleeSteps({ strikesBack, counter, gone })).toEqual(steps);
});
