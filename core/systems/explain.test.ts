import { describe, expect, test } from 'vitest';
import { isRefusal } from '../rules/refusal.ts';
import type { Chance, Viewer } from '../journal/types.ts';
import { PACKS } from './index.ts';
import { difference, pileSteps, squaredGaps } from '../event/costs.ts';
import { type Explained, explainPair } from '../event/explain.ts';
import { generateEvent } from '../event/generate/generate.ts';
import type { Pack } from '../event/pack.ts';
import type { EventState } from '../event/state.ts';

const PUBLIC: Viewer = { role: 'public' };
const NO_LOTS: Chance = { nonce: () => '', link: () => null };

/** Packs, as they draw pairs: where nobody need have a bye otherwise. */
const IN_PAIRS = PACKS.map((pack) => {
  const options = pack.pairing.seats({}).max > 2 ? { tableSize: 2, onlyThatSize: true } : {};
  return [pack.id, pack, options] as const;
});

function asked(pack: Pack, state: EventState, round: number, seats: readonly string[]): Explained {
  const answer = explainPair(pack, state, PUBLIC, { round, seats }, NO_LOTS);
  if (isRefusal(answer)) throw new Error(answer.message);
  return answer;
}

describe('why two meet', () => {
  test.each(PACKS.map((pack) => [pack.id, pack] as const))('is told of every table of %s', (_, pack) => {
    const features = { 'hand-edits': false, repairs: false, pins: false, corrections: false, regrets: false };
    const { state } = generateEvent(pack, { seed: 'why', players: 9, rounds: 4, features }).record;
    const told = state.rounds.flatMap(({ number, games }) =>
      games.filter(({ kind }) => kind === 'game').map(({ seats }) => ({ seats, ...asked(pack, state, number, seats) })),
    );
    const drawn = told.filter(({ kind }) => kind === 'drawn');
    expect(drawn.length).toBeGreaterThan(8);
    for (const { seats, instead, more, tie, why } of drawn) {
      expect(why?.rules.length).toBeGreaterThan(0);
      // Both sit somewhere else, and the next best round is no better.
      expect(new Set(instead.flat())).toEqual(new Set([...instead.flat(), ...seats]));
      expect(more[0]?.count ?? 1).toBeGreaterThan(0);
      expect(more.length === 0).toBe(tie !== null);
    }
  });

  test.each(IN_PAIRS)('is told of every bye of %s', (_, pack, options) => {
    const features = {
      'hand-edits': false,
      repairs: false,
      pins: false,
      corrections: false,
      regrets: false,
      ringer: false,
    };
    const { state } = generateEvent(pack, { seed: 'bye', players: 7, rounds: 4, features, options }).record;
    const told = state.rounds.flatMap(({ number, games }) =>
      games.filter(({ kind }) => kind === 'bye').map(({ seats }) => ({ seats, ...asked(pack, state, number, seats) })),
    );
    const drawn = told.filter(({ kind }) => kind === 'drawn');
    expect(drawn.length).toBeGreaterThan(1);
    for (const { seats, instead, more, tie } of drawn) {
      // Whoever has it now has an opponent there, and that round is no better.
      expect(instead.find((table) => table.includes(seats[0] ?? ''))).toHaveLength(2);
      expect(more.length === 0).toBe(tie !== null);
    }
  });

  test('is told of a table that was set: what that costs', () => {
    const [pack] = PACKS;
    if (!pack) throw new Error('there is a pack');
    const events = Array.from({ length: 12 }, (_, seed) =>
      generateEvent(pack, { seed: `pins ${seed}`, players: 8, features: { 'hand-edits': false, repairs: false } }),
    );
    const told = events.flatMap(({ record: { state } }) =>
      state.rounds.flatMap(({ number, asked: { pins } }) => pins.map((seats) => asked(pack, state, number, seats))),
    );
    expect(told.filter(({ kind }) => kind === 'set').length).toBeGreaterThan(3);
  });

  test('is not told of a table that is not there', () => {
    const [pack] = PACKS;
    if (!pack) throw new Error('there is a pack');
    const { state } = generateEvent(pack, { seed: 'why', players: 8 }).record;
    for (const round of [0, 1, 99]) {
      const about = { round, seats: ['e1', 'e1'] };
      expect(explainPair(pack, state, PUBLIC, about, NO_LOTS)).toMatchObject({ code: 'unknown-game' });
    }
  });
});

test('what a round costs is counted', () => {
  expect(
    squaredGaps([
      [3, 1],
      [2, 2],
    ]),
  ).toEqual({ what: 'gap', count: 4 });
  expect(
    pileSteps([
      [9, 1],
      [4, 4],
    ]),
  ).toEqual({ what: 'steps', count: 2 });
  expect(difference([{ what: 'rematch', count: 2 }], [{ what: 'gap', count: 0.5 }])).toEqual([
    { what: 'rematch', count: 2 },
    { what: 'gap', count: -0.5 },
  ]);
});
