import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chooseBye } from './bye.ts';
import type { ByeRequest } from './bye.ts';
import { topDown } from './top-down.ts';
import type { Pair } from './top-down.ts';

const key = (a: number, b: number) => `${Math.min(a, b)}-${Math.max(a, b)}`;
const met =
  (...pairs: string[]) =>
  (a: number, b: number) =>
    pairs.includes(key(a, b)) ? 1 : 0;
const hadBy =
  (...players: number[]) =>
  (player: number) =>
    players.filter((one) => one === player).length;

describe('chooseOdd', () => {
  test('takes the lowest', () => {
    expect(chooseBye({ order: [2, 0, 1], had: hadBy(), level: met() })).toMatchObject({
      player: 1,
      secondSlot: false,
      avoided: 0,
      height: 0,
      possible: true,
    });
  });

  test('passes over those who have had theirs (GG0 WE-09)', () => {
    const choice = chooseBye({ order: [1, 2, 3, 4, 5], had: hadBy(5, 4), level: met('1-4', '2-3', '1-3', '2-5') });
    expect(choice).toMatchObject({ player: 3, secondSlot: false, avoided: 0, height: 0 });
  });

  test('moves up where the lowest would force a rematch on the others (GG0-ODD-15, AMB-67)', () => {
    const request: ByeRequest = { order: [0, 1, 2], had: hadBy(), level: met('0-1') };
    expect(chooseBye(request)).toMatchObject({ player: 1, avoided: 0, height: 1 });
    expect(chooseBye({ ...request, lowestAlways: true })).toMatchObject({ player: 2, avoided: 1, height: 0 });
  });

  test('pays a rematch rather than a second slot', () => {
    const choice = chooseBye({ order: [0, 1, 2], had: hadBy(0, 1), level: met('0-1') });
    expect(choice).toMatchObject({ player: 2, secondSlot: false, avoided: 1 });
  });

  test('gives a second slot to the lowest with the fewest when everybody has had one (GG0-AMB-14)', () => {
    const choice = chooseBye({ order: [0, 1, 2], had: hadBy(0, 1, 2, 2), level: met() });
    expect(choice).toMatchObject({ player: 1, secondSlot: true, height: 0 });
  });

  test('gives a second slot when nobody else leaves the others a round that is allowed', () => {
    const choice = chooseBye({ order: [0, 1, 2], had: hadBy(1, 2), level: (a, b) => (key(a, b) === '1-2' ? null : 0) });
    expect(choice).toMatchObject({ player: 2, secondSlot: true, possible: true });
  });

  test('names somebody, and says so, when nothing is allowed', () => {
    expect(chooseBye({ order: [0, 1, 2], had: hadBy(2), level: () => null })).toMatchObject({
      player: 1,
      possible: false,
    });
  });

  test('takes a volunteer who costs no pair more, and no other', () => {
    const request: ByeRequest = { order: [0, 1, 2, 3, 4], had: hadBy(), level: met('2-3', '2-4'), volunteers: [1, 3] };
    expect(chooseBye(request)).toMatchObject({ player: 3, height: 1 });
    expect(chooseBye({ ...request, had: hadBy(3) })).toMatchObject({ player: 1 });
    expect(chooseBye({ order: [0, 1, 2], had: hadBy(), level: met('0-1'), volunteers: [2] })).toMatchObject({
      player: 1,
    });
  });

  test('does not ask those who are pinned', () => {
    expect(chooseBye({ order: [0, 1, 2, 3, 4], had: hadBy(), level: met(), pins: [[4, 0]] })).toMatchObject({
      player: 3,
    });
  });

  test('has nobody to choose in an even number', () => {
    expect(() => chooseBye({ order: [0, 1], had: hadBy(), level: met() })).toThrow('even');
  });

  for (const lowestAlways of [false, true]) {
    test(`chooses whom trying everybody chooses${lowestAlways ? ', the lowest always' : ''}`, () => {
      fc.assert(
        fc.property(requests(), (request) => {
          const asked = { ...request, lowestAlways };
          const { player, avoided, possible, secondSlot, height } = chooseBye(asked);
          const best = bestOfAll(asked);
          expect(possible).toBe(best !== null);
          if (best === null) return;
          expect({ player, avoided }).toEqual(best);
          expect(secondSlot).toBe(request.had(player) > 0);
          const below = request.order.slice(request.order.indexOf(player) + 1);
          const pinned = (request.pins ?? []).flat();
          const eligible = below.filter((one) => request.had(one) === request.had(player) && !pinned.includes(one));
          expect(height).toBe(eligible.length);
        }),
        { numRuns: 300 },
      );
    });
  }
});

function requests(): fc.Arbitrary<ByeRequest> {
  return fc.tuple(fc.constantFrom(0, 2, 3, 4), fc.integer({ min: 0, max: 10 })).chain(([half, share]) => {
    const players = Array.from({ length: half * 2 + 1 }, (_, player) => player);
    const all = players.flatMap((b) => players.slice(0, b).map((a) => key(a, b)));
    const worth = fc.oneof(
      { weight: 10 - share, arbitrary: fc.constant(0) },
      { weight: share, arbitrary: fc.integer({ min: 1, max: 2 }) },
      { weight: share % 3, arbitrary: fc.constant(null) },
    );
    return fc
      .record({
        order: fc.shuffledSubarray(players, { minLength: players.length }),
        worths: fc.tuple(...all.map(() => worth)),
        hads: fc.tuple(...players.map(() => fc.nat({ max: 1 }))),
        volunteers: fc.subarray(players),
        pin: fc.boolean(),
      })
      .map(({ order, worths, hads, volunteers, pin }) => {
        const [a, b] = order;
        const pins: Pair[] = pin && a !== undefined && b !== undefined && order.length > 2 ? [[a, b]] : [];
        const level = (one: number, other: number) => worths[all.indexOf(key(one, other))] ?? null;
        return { order, level, had: (player: number) => hads[player] ?? 0, volunteers, pins };
      });
  });
}

/** By the order of GG0-ODD-15, each candidate's cost taken from a pairing of the others. */
function bestOfAll({ order, had, level, pins = [], volunteers = [], lowestAlways = false }: ByeRequest) {
  const pinned = pins.flat();
  const options = [...order]
    .reverse()
    .filter((player) => !pinned.includes(player))
    .map((player) => {
      const others = order.filter((one) => one !== player && !pinned.includes(one));
      const { possible, avoided } = topDown({ order: others, level });
      const worths = avoided.map(([a, b]) => level(a, b));
      const paid = [2, 1].map((worst) => worths.filter((worth) => worth === worst).length);
      return { player, possible, avoided: avoided.length, paid };
    })
    .filter(({ possible }) => possible);
  const fewest = Math.min(...options.map(({ player }) => had(player)));
  const eligible = options.filter(({ player }) => had(player) === fewest);
  const [lowest] = eligible;
  if (lowest === undefined) return null;
  const measure = lowestAlways
    ? lowest
    : eligible.reduce((best, one) => (compare(one.paid, best.paid) < 0 ? one : best));
  const asGood = eligible.filter(({ paid }) => compare(paid, measure.paid) <= 0);
  const { player, avoided } = asGood.find((one) => volunteers.includes(one.player)) ?? measure;
  return { player, avoided };
}

function compare(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((value, index) => value !== b[index]);
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}
