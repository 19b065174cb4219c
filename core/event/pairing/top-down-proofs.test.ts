import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hashText } from '../../chance/bytes.ts';
import { openStream } from '../../chance/stream.ts';
import type { Proof } from './certificate.ts';
import { chooseBye } from './bye.ts';
import { topDown } from './top-down.ts';
import type { TopDownRequest, TopDownResult } from './top-down.ts';

/** Checks a round by what its doc says a checker must check, with nothing of the solver's. */
function faultsOf({ order, level, pins = [] }: TopDownRequest, { pairs, proofs }: TopDownResult): string[] {
  const faults: string[] = [];
  const set = new Set(pins.flat());
  const free = order.filter((player) => !set.has(player));
  const drawn = pairs.filter(([a]) => !set.has(a));
  const worth = (a: number, b: number) => level(a, b) ?? Infinity;
  const price = priceBy({ proofs }, level);
  proofs.tiers.forEach(({ weight, most, level: own }, at) => {
    const below = proofs.tiers.slice(at + 1).reduce((sum, tier) => sum + tier.weight * tier.most, 0);
    const count = free.flatMap((a, i) =>
      free.slice(i + 1).filter((b) => (own === null ? price(a, b) > 0 : worth(a, b) === own)),
    );
    if (weight <= below || most < Math.min(free.length / 2, count.length)) faults.push(`weight ${weight}`);
  });
  const least = Math.min(Infinity, ...proofs.tiers.map(({ weight }) => weight));
  const total = drawn.reduce((sum, [a, b]) => sum + price(a, b), 0);
  if (total > 0 && boundOf(proofs.least, free, price, least, null) < total) faults.push('not the least');
  let paid = 0;
  let rest = free;
  drawn.forEach(([higher, lower]) => {
    const between = rest.slice(rest.indexOf(higher) + 1, rest.indexOf(lower));
    for (const passed of between) {
      if (worth(higher, passed) === Infinity || paid + price(higher, passed) > total) continue;
      const bound = boundOf(proofs.passed.get(higher) ?? null, rest, price, least, [higher, passed]);
      if (paid + bound <= total) faults.push(`${higher} passed over ${passed}`);
    }
    paid += price(higher, lower);
    rest = rest.filter((player) => player !== higher && player !== lower);
  });
  return faults;
}

/** The seat of the bye. */
const SEAT = -1;

function priceBy(
  { proofs }: { readonly proofs: Pick<TopDownResult['proofs'], 'tiers'> },
  level: TopDownRequest['level'],
) {
  return (a: number, b: number): number => {
    const own = level(a, b) ?? Infinity;
    if (own === 0) return 0;
    const tiers = proofs.tiers.filter((tier) => tier.level === null || tier.level === own);
    return tiers.some((tier) => tier.level === own) ? tiers.reduce((sum, { weight }) => sum + weight, 0) : Infinity;
  };
}

/** Duals of some seats, in the order of others. */
function inOrder(proof: Proof | null, from: readonly number[], to: readonly number[]): Proof | null {
  if (proof === null || 'barrier' in proof) return proof;
  const placeOf = (seat: number) => to.indexOf(from[seat] ?? NaN);
  return {
    duals: to.map((player) => proof.duals[from.indexOf(player)] ?? NaN),
    sets: proof.sets.map(({ members, dual }) => ({ members: members.map(placeOf), dual })),
  };
}

/** What everybody's complete pairings cost at least, with a pair among them if given. */
function boundOf(
  proof: Proof | null,
  players: readonly number[],
  price: (a: number, b: number) => number,
  least: number,
  pair: readonly [number, number] | null,
): number {
  if (proof === null) return -Infinity;
  if ('barrier' in proof) {
    const others = players.filter((player) => !pair?.includes(player));
    const barrier = proof.barrier.filter((player) => others.includes(player));
    const odd = pieces(
      others.filter((player) => !barrier.includes(player)),
      (a, b) => price(a, b) === 0,
    ).filter(({ length }) => length % 2 === 1);
    return (pair === null ? 0 : price(...pair)) + (Math.max(0, odd.length - barrier.length) / 2) * least;
  }
  const { duals, sets } = proof;
  const over = (a: number, b: number): number => {
    const both = sets.filter(({ members }) => members.includes(a) && members.includes(b));
    const twice = 2 * price(players[a] ?? -1, players[b] ?? -1);
    return both.reduce((sum, { dual }) => sum + dual, twice - (duals[a] ?? NaN) - (duals[b] ?? NaN));
  };
  const places = players.map((_, place) => place);
  const dualsHold = places.every((a) => places.every((b) => a === b || over(a, b) >= 0));
  if (!dualsHold || sets.some(({ members, dual }) => dual < 0 || members.length % 2 === 0)) return -Infinity;
  const held = sets.reduce((sum, { members, dual }) => sum + (dual * (members.length - 1)) / 2, 0);
  const sum = duals.reduce((so, dual) => so + dual, 0) - held;
  return (sum + (pair === null ? 0 : over(players.indexOf(pair[0]), players.indexOf(pair[1])))) / 2;
}

function pieces(players: readonly number[], joined: (a: number, b: number) => boolean): number[][] {
  const found: number[][] = [];
  for (const player of players) {
    const [own, others] = [found.filter((piece) => piece.some((one) => joined(one, player))), [] as number[][]];
    others.push(...found.filter((piece) => !own.includes(piece)));
    found.splice(0, found.length, ...others, [player, ...own.flat()]);
  }
  return found;
}

const players = fc.integer({ min: 2, max: 12 }).map((half) => Array.from({ length: 2 * half }, (_, player) => player));

/** Levels for a share of the pairs, from a seed. */
function request(order: readonly number[], seed: number, share: number, worst: number, never: number): TopDownRequest {
  const stream = openStream(hashText(`top-down ${seed}`), 'test');
  const levels = order.map(() => order.map(() => 0));
  for (const a of order) {
    for (const b of order.slice(a + 1)) {
      if (stream.below(100) >= share) continue;
      const worth = stream.below(100) < never ? Infinity : 1 + stream.below(worst);
      for (const [one, other] of [
        [a, b],
        [b, a],
      ] as const) {
        const row = levels[one];
        if (row) row[other] = worth;
      }
    }
  }
  return { order, level: (a, b) => levels[a]?.[b] ?? 0, fewestFirst: stream.below(2) === 0 };
}

const requests = fc
  .tuple(players, fc.nat(), fc.integer({ min: 10, max: 95 }), fc.integer({ min: 1, max: 3 }), fc.constantFrom(0, 0, 10))
  .map((given) => request(...given));

describe('the proofs of a top-down round', () => {
  test('prove the price and everybody who was passed over', () => {
    fc.assert(
      fc.property(requests, (asked) => {
        const result = topDown(asked);
        fc.pre(result.possible);
        expect(faultsOf(asked, result)).toEqual([]);
      }),
      { numRuns: 400 },
    );
  });

  test('prove who is odd', () => {
    fc.assert(
      fc.property(requests, fc.nat({ max: 3 }), ({ order: all, level, fewestFirst = false }, spared) => {
        const order = all.slice(1);
        const had = (player: number) => (player < spared ? 1 : 0);
        const { player, possible, avoided, proofs } = chooseBye({ order, had, level, fewestFirst });
        const others = topDown({ order: order.filter((one) => one !== player), level, fewestFirst });
        fc.pre(possible && others.possible && had(player) === 0);
        expect(others.avoided).toHaveLength(avoided);
        const price = (a: number, b: number): number => {
          if (a !== SEAT && b !== SEAT) return priceBy({ proofs }, level)(a, b);
          return had(Math.max(a, b)) === 0 ? 0 : Infinity;
        };
        const total = others.pairs.reduce((sum, [a, b]) => sum + price(a, b), 0);
        const least = Math.min(Infinity, ...proofs.tiers.map(({ weight }) => weight));
        const seats = [SEAT, ...order];
        if (total > 0)
          expect(boundOf(inOrder(proofs.least, proofs.seats, seats), seats, price, least, null)).toBe(total);
        for (const below of order.slice(order.indexOf(player) + 1).filter((one) => had(one) === 0)) {
          const proof = inOrder(proofs.passed, proofs.seats, seats);
          expect(boundOf(proof, seats, price, Number.isFinite(least) ? least : 1, [SEAT, below])).toBeGreaterThan(
            total,
          );
        }
      }),
      { numRuns: 300 },
    );
  });

  test('prove nothing of another round', () => {
    const asked = request(
      Array.from({ length: 12 }, (_, player) => player),
      5,
      20,
      1,
      0,
    );
    const result = topDown(asked);
    const [[a, b] = [0, 1], [c, d] = [2, 3], ...others] = result.pairs;
    expect(faultsOf(asked, result)).toEqual([]);
    expect(faultsOf(asked, { ...result, pairs: [[a, d], [Math.min(b, c), Math.max(b, c)], ...others] })).not.toEqual(
      [],
    );
  });

  test('are the same round whether or not it is known that few are not free to meet', () => {
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 5 }), (seed, rounds, clubs) => {
        const { asked, few } = swiss(60, seed, rounds, clubs);
        const plain = topDown(asked);
        const fast = topDown({ ...asked, few });
        expect(fast.pairs).toEqual(plain.pairs);
        expect(fast.skipped).toEqual(plain.skipped);
        expect(faultsOf(asked, fast)).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });
});

/** A field after some rounds of random pairs, everybody in one of some clubs of different sizes. */
function swiss(size: number, seed: number, rounds: number, clubs: number) {
  const stream = openStream(hashText(`top-down ${seed}`), 'test');
  const order = Array.from({ length: size }, (_, player) => player);
  const met = order.map(() => new Set<number>());
  for (let round = 0; round < rounds; round += 1) {
    const drawn = stream.shuffle(order);
    for (let at = 0; at < size; at += 2) {
      met[drawn[at] ?? 0]?.add(drawn[at + 1] ?? 0);
      met[drawn[at + 1] ?? 0]?.add(drawn[at] ?? 0);
    }
  }
  const club = order.map(() => (stream.below(3) === 0 ? `club ${stream.below(clubs)}` : null));
  const level = (a: number, b: number) => (met[a]?.has(b) ? 2 : club[a] !== null && club[a] === club[b] ? 1 : 0);
  const few = { listed: rounds, groupOf: (player: number) => club[player] ?? null };
  return { asked: { order, level }, few };
}
