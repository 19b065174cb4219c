import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Wishes, contradiction, findContradiction } from './contradiction.ts';

const wishes = (players: string, asked: Partial<Wishes>): Wishes => ({
  known: new Set(`${players}R`.split('')),
  playing: players.split(''),
  ringers: new Set(['R']),
  pins: [],
  forbidden: [],
  seats: 2,
  ...asked,
});
const pairs = (text: string) => text.split(' ').map((pair) => [pair.charAt(0), pair.charAt(1)] as const);
const among = (players: string) =>
  players.split('').flatMap((a, at, all) => all.slice(at + 1).map((b) => [a, b] as const));
const says = (asked: Wishes) => contradiction(asked, (id) => `Player ${id}`)?.message;

describe('contradiction', () => {
  test('nothing is wrong with wishes that can hold together', () => {
    expect(says(wishes('abcd', { pins: pairs('ab'), forbidden: pairs('ac bd') }))).toBeUndefined();
    expect(says(wishes('abc', { pins: pairs('aR'), odd: 'a' }))).toBeUndefined();
  });

  test('names who is unknown, against themselves, set twice, or set and ruled out', () => {
    expect(says(wishes('abcd', { forbidden: pairs('ax') }))).toBe('Nobody in this event is “x”.');
    expect(says(wishes('abcd', { pins: pairs('bb') }))).toBe('Player b cannot play against themselves.');
    expect(says(wishes('abcd', { pins: pairs('ab bc') }))).toBe(
      'Player b is set twice: for the table Player a – Player b and for the table Player b – Player c.',
    );
    expect(says(wishes('abc', { pins: pairs('ab'), odd: 'a' }))).toContain('Player a is set twice');
    expect(says(wishes('abcd', { pins: pairs('ab'), forbidden: pairs('ba') }))).toContain('both set and ruled out');
  });

  test('names the one for whom nobody is left, and nobody who is not needed', () => {
    const asked = wishes('abcd', { forbidden: among('abcd') });
    expect(says(asked)).toBe(
      'With these pairs ruled out nobody is left for Player a: not Player b, Player c, Player d. Allow one of them.',
    );
    expect(findContradiction(asked)?.forbidden).toHaveLength(3);
  });

  test('names the tables that take the last opponents away', () => {
    const found = findContradiction(wishes('abcdef', { pins: pairs('ef'), forbidden: pairs('ab ac ad') }));
    expect(found?.pins).toEqual([['e', 'f']]);
    expect(says(wishes('abcdef', { pins: pairs('ef'), forbidden: pairs('ab ac ad') }))).toContain(
      'With Player e – Player f set',
    );
  });

  test('the bye takes one of three who may not meet, not two', () => {
    expect(says(wishes('abc', { forbidden: pairs('ab') }))).toBeUndefined();
    expect(says(wishes('abc', { forbidden: among('abc') }))).toContain('only the bye is left');
  });

  test('leaves tables of more than two alone', () => {
    expect(findContradiction(wishes('abcd', { forbidden: among('abcd'), seats: 4 }))).toBeNull();
  });

  test('is there exactly when no round is, and falls apart without any one of its wishes', () => {
    const anyPair = (players: string) => fc.subarray(among(players));
    const asked = fc.constantFrom('abc', 'abcd', 'abcde', 'abcdef').chain((players) =>
      fc.record({
        players: fc.constant(players),
        bans: anyPair(players),
        pins: fc.subarray(pairs('ab cd'), { maxLength: 1 }),
      }),
    );
    fc.assert(
      fc.property(asked, ({ players, bans, pins }) => {
        const set = pins.filter((pin) => pin.every((id) => players.includes(id)));
        const found = findContradiction(wishes(players, { forbidden: bans, pins: set }));
        expect(found === null).toBe(isPairable(players, set, bans));
        for (const ban of found?.forbidden ?? []) {
          const rest = found?.forbidden.filter((other) => other !== ban) ?? [];
          expect(isPairable(players, found?.pins ?? [], rest)).toBe(true);
        }
        for (const pin of found?.pins ?? []) {
          const rest = found?.pins.filter((other) => other !== pin) ?? [];
          expect(isPairable(players, rest, found?.forbidden ?? [])).toBe(true);
        }
      }),
      { numRuns: 500 },
    );
  });
});

type Pairs = readonly (readonly [string, string])[];

/** By trying every round; one may have the bye when the number is odd. */
function isPairable(players: string, pins: Pairs, bans: Pairs): boolean {
  const free = players.split('').filter((id) => !pins.flat().includes(id));
  const barred = (a: string, b: string) => bans.some((pair) => pair.includes(a) && pair.includes(b));
  const complete = ([first, ...others]: readonly string[]): boolean =>
    first === undefined ||
    others.some((other) => !barred(first, other) && complete(others.filter((id) => id !== other))) ||
    (others.length % 2 === 0 && complete(others));
  return complete(free);
}
