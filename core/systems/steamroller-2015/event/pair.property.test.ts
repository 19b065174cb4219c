/** Whole events played by chance: whatever happens, a round keeps the rules or asks the organiser. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { History } from '../../../event/pack.ts';
import { lots } from '../../../../tests/core/systems/malifaux/history.ts';
import { openField } from './field.ts';
import { pair } from './pair.ts';
import { eventOf, planOf } from '../../../../tests/core/systems/steamroller-2015/event/history.ts';

const NOTHING = { pins: [], forbidden: [] };

/** What a plan breaks without saying so. */
function silentFaults(history: History, seed: number): readonly string[] {
  const field = openField(history, NOTHING);
  const { tables, odd, approval } = planOf(pair(history, NOTHING, lots(seed)));
  const seated = [...tables.flat(), ...(odd ? [odd.entrant] : [])];
  const met = tables.some(([a = '', b = '']) => field.met(a, b).length > 0);
  const fallen = tables.some(([a = '', b = '']) => {
    const [high, low] = field.tp(a) >= field.tp(b) ? [a, b] : [b, a];
    return field.tp(high) > field.tp(low) && field.pairedDown.has(high);
  });
  const others = field.ids.filter((id) => field.byes(id) === 0);
  const least = Math.min(...others.map(field.tp));
  const bye = odd?.entrant;
  return [
    ...([...seated].sort().join() === [...field.ids].sort().join() ? [] : ['seats']),
    ...((bye === undefined) === (field.ids.length % 2 === 0) ? [] : ['bye']),
    ...(met && !approval.includes('SR15-PAIR-07') ? ['rematch'] : []),
    ...(fallen && !approval.includes('SR15-PAIR-06') ? ['second pair-down'] : []),
    ...(bye !== undefined && field.byes(bye) > 0 && (others.length > 0 || !approval.includes('SR15-BYE-04'))
      ? ['second bye']
      : []),
    ...(bye !== undefined && others.length > 0 && field.tp(bye) > least ? ['bye above the lowest'] : []),
  ];
}

/** The event with one more round, its games won, lost and tied by the digits given. */
function playOn(history: History, seed: number, luck: readonly number[]): History {
  const { tables, odd } = planOf(pair(history, NOTHING, lots(seed)));
  const words = tables.map(([a = '', b = ''], game) => `${a} ${(luck[game] ?? 0) === 0 ? '=' : '>'} ${b}`);
  const round = eventOf('', [...words, ...(odd ? [`${odd.entrant} bye`] : [])]).rounds;
  return { ...history, rounds: [...history.rounds, ...round] };
}

test('every round keeps byes, pair-downs and rematches as rare as they must be, or says so', () => {
  const luck = fc.array(fc.array(fc.integer({ min: 0, max: 3 }), { maxLength: 8 }), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 15 }), fc.nat(), luck, (players, seed, rounds) => {
      let history = eventOf(Array.from({ length: players }, (_, index) => `p${index}`).join(' '));
      for (const [index, games] of rounds.entries()) {
        expect(silentFaults(history, seed + index)).toEqual([]);
        history = playOn(history, seed + index, games);
      }
    }),
    { numRuns: 80 },
  );
});
