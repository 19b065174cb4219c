import { describe, expect, test } from 'vitest';
import type { History, PairAsked, PairPlan } from '../../../event/pack.ts';
import type { EntrantId, OptionValues } from '../../../event/types.ts';
import { isRefusal } from '../../../rules/refusal.ts';
import { formatOf } from './configure.ts';
import { pair } from './pair.ts';
import { score } from './score.ts';
import { streamOf } from '../../../../tests/core/systems/open-swiss/event/formats.ts';
import {
  entrants,
  optionsOf,
  playEvent,
  randomResult,
} from '../../../../tests/core/systems/open-swiss/event/histories.ts';

const NOTHING: PairAsked = { pins: [], forbidden: [] };

function planned(history: History, asked: Partial<PairAsked> = {}, seed = 'lots'): PairPlan {
  const plan = pair(history, { ...NOTHING, ...asked }, streamOf(seed));
  if (isRefusal(plan)) throw new Error(plan.message);
  return plan;
}

function refusal(history: History, asked: Partial<PairAsked>): string {
  const plan = pair(history, { ...NOTHING, ...asked }, streamOf('lots'));
  return isRefusal(plan) ? plan.code : 'paired';
}

function fresh(count: number, given: OptionValues = {}): History {
  return { options: optionsOf(given), entrants: entrants(count), rounds: [] };
}

type CostOf = (tables: readonly (readonly EntrantId[])[], bye: EntrantId | null) => number[];

const pairKey = (a: EntrantId, b: EntrantId): string => (a < b ? `${a} ${b}` : `${b} ${a}`);

/** What a round costs, worst first: worked out from the history alone, with nothing of the product's pairing. */
function costing(history: History): CostOf {
  const { pairing } = formatOf(history.options);
  const points = pointsBefore(history, history.rounds.length);
  const people = new Map(history.entrants.map((entrant) => [entrant.id, entrant]));
  const down = new Set<EntrantId>();
  const met = new Map<string, number>();
  const had = new Map<EntrantId, number>();
  history.rounds.forEach(({ games }, index) => {
    const then = pointsBefore(history, index);
    for (const { seats } of games) {
      const [a = '', b] = seats;
      if (b === undefined) had.set(a, (had.get(a) ?? 0) + 1);
      if (b === undefined) continue;
      met.set(pairKey(a, b), (met.get(pairKey(a, b)) ?? 0) + 1);
      if (then(a) !== then(b)) down.add(then(a) > then(b) ? a : b);
    }
  });
  const apart =
    pairing.groupsApart === 'always' || (pairing.groupsApart === 'first-round' && history.rounds.length === 0);
  const offers = (id: EntrantId): boolean => people.get(id)?.byeVolunteer === true;
  const anyOffer = history.entrants.some(({ id }) => offers(id)) ? 1 : 0;
  const heightOf = (id: EntrantId): number => {
    const lower = history.entrants.map((other) => points(other.id)).filter((theirs) => theirs < points(id));
    return offers(id) ? 0 : new Set(lower).size + anyOffer;
  };
  return (tables, bye) => {
    const meetings = [0, 0, 0, 0, 0, 0];
    let [again, gaps, groups] = [0, 0, 0];
    for (const [a = '', b = ''] of tables) {
      const times = met.get(pairKey(a, b)) ?? 0;
      if (times > 0) meetings[6 - times] = (meetings[6 - times] ?? 0) + 1;
      const gap = Math.round((points(a) - points(b)) * 100) / 100;
      if (gap !== 0 && down.has(gap > 0 ? a : b)) again += 1;
      gaps += gap * gap;
      const group = people.get(a)?.group;
      if (group !== undefined && group === people.get(b)?.group) groups += 1;
    }
    const low = pairing.pairedDown === 'strict' ? [again, gaps] : [gaps, again];
    return [
      ...meetings,
      bye === null ? 0 : (had.get(bye) ?? 0),
      bye === null ? 0 : heightOf(bye),
      ...low,
      apart ? groups : 0,
    ];
  };
}

function pointsBefore({ options, rounds }: History, until: number): (id: EntrantId) => number {
  const points = new Map<EntrantId, number>();
  for (const { seats, result } of rounds.slice(0, until).flatMap(({ games }) => games)) {
    const scored = result && score({ seats, result }, options);
    if (scored === null || isRefusal(scored)) continue;
    for (const seat of seats) points.set(seat, (points.get(seat) ?? 0) + (scored.scores[seat]?.points ?? 0));
  }
  return (id) => Math.round((points.get(id) ?? 0) * 100) / 100;
}

/** Every way to pair everybody, one with a bye where the number is odd. */
function* allRounds(ids: readonly EntrantId[]): Generator<{ tables: EntrantId[][]; bye: EntrantId | null }> {
  if (ids.length % 2 === 0) {
    for (const tables of allPairings(ids)) yield { tables, bye: null };
    return;
  }
  for (const bye of ids) for (const tables of allPairings(ids.filter((id) => id !== bye))) yield { tables, bye };
}

function* allPairings(ids: readonly EntrantId[]): Generator<EntrantId[][]> {
  const [first, ...others] = ids;
  if (first === undefined) yield [];
  else {
    for (const other of others) {
      for (const rest of allPairings(others.filter((id) => id !== other))) yield [[first, other], ...rest];
    }
  }
}

function compare(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((value, index) => Math.abs(value - (b[index] ?? 0)) > 1e-6);
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}

/** A round drawn from a hat, so that histories hold everything that good pairing would avoid. */
function fromAHat(history: History, seed: string): History {
  const stream = streamOf(seed);
  const ids = stream.shuffle(history.entrants.map(({ id }) => id));
  const tables: EntrantId[][] = [];
  while (ids.length > 0) tables.push(ids.splice(0, 2));
  const format = formatOf(history.options);
  const games = tables.map((seats) => ({ seats, result: randomResult(stream, format, seats) }));
  return { ...history, rounds: [...history.rounds, { games }] };
}

const FORMATS: readonly OptionValues[] = [
  { preset: 'win-3-draw-1', bands: [] },
  { preset: 'chess', pairedDown: 'loose', groupsApart: 'always' },
  { preset: 'battle-20-0', groupsApart: 'always' },
  { pointsFor: 'score', win: 0.25, groupsApart: 'never' },
];

describe('least gap', () => {
  test('is the best round there is, by every way to pair up to eight', () => {
    for (let run = 0; run < 300; run += 1) {
      const stream = streamOf(`brute ${run}`);
      const groups = (): object => (stream.below(3) === 0 ? { group: `g${stream.below(2)}` } : {});
      const offer = (): object => (stream.below(12) === 0 ? { byeVolunteer: true } : {});
      const people = entrants(2 + stream.below(7), () => ({ ...groups(), ...offer() }));
      let history: History = { options: optionsOf(FORMATS[run % FORMATS.length] ?? {}), entrants: people, rounds: [] };
      for (let round = stream.below(6); round > 0; round -= 1) history = fromAHat(history, `hat ${run} ${round}`);
      const { tables, odd } = planned(history, {}, `lots ${run}`);
      const costOf = costing(history);
      const cost = costOf(tables, odd?.entrant ?? null);
      let best = cost;
      for (const other of allRounds(people.map(({ id }) => id))) {
        const theirs = costOf(other.tables, other.bye);
        if (compare(theirs, best) < 0) best = theirs;
      }
      expect(cost, `run ${run}`).toEqual(best);
    }
  });

  test('pairs everybody once, with one bye where the number is odd, for many players and any format', () => {
    for (const [run, given] of FORMATS.entries()) {
      const start = fresh(33 + run, given);
      const history = playEvent(start, 5, streamOf(`many ${run}`));
      for (const { games } of history.rounds) {
        expect(new Set(games.flatMap(({ seats }) => seats)).size).toBe(33 + run);
        expect(games.filter(({ seats }) => seats.length === 1)).toHaveLength((33 + run) % 2);
      }
      const meetings = history.rounds.flatMap(({ games }) => games.map(({ seats }) => [...seats].sort().join()));
      expect(new Set(meetings).size, 'no rematch, no second bye').toBe(meetings.length);
    }
  });

  test('is drawn by the lots alone', () => {
    const history = playEvent(fresh(12), 2, streamOf('twelve'));
    expect(planned(history, {}, 'one')).toEqual(planned(history, {}, 'one'));
    const draws = new Set(
      ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => JSON.stringify(planned(history, {}, seed).tables)),
    );
    expect(draws.size).toBeGreaterThan(1);
  });

  test('round 1 falls on every pairing alike', () => {
    const counts = new Map<string, number>();
    for (let run = 0; run < 900; run += 1) {
      const tables = planned(fresh(4), {}, `fair ${run}`)
        .tables.map((seats) => [...seats].sort().join(''))
        .sort();
      counts.set(tables.join(' '), (counts.get(tables.join(' ')) ?? 0) + 1);
    }
    expect(counts.size).toBe(3);
    for (const count of counts.values()) expect(Math.abs(count - 300)).toBeLessThan(60);
  });

  test('keeps groups apart only where that costs no gap', () => {
    const people = entrants(4, (index) => ({ group: index < 2 ? 'x' : 'y' }));
    const won = (a: string, b: string) => ({
      seats: [a, b],
      result: { kind: 'played', scores: [{ result: 'win' }, { result: 'loss' }] } as const,
    });
    const history = {
      options: optionsOf({ preset: 'chess', groupsApart: 'always' }),
      entrants: people,
      rounds: [{ games: [won('p1', 'p3'), won('p2', 'p4')] }],
    };
    for (let run = 0; run < 20; run += 1) {
      const { tables, paid } = planned(history, {}, `apart ${run}`);
      expect(tables.map((seats) => [...seats].sort())).toEqual([
        ['p1', 'p2'],
        ['p3', 'p4'],
      ]);
      expect(paid.map(({ what }) => what)).toEqual(['apart', 'apart']);
    }
  });

  test('compares gaps in coarser steps where finer ones would not fit, and says so', () => {
    const start = {
      ...fresh(0, { pointsFor: 'score', rounds: 3, groupsApart: 'always' }),
      entrants: entrants(61, (index) => ({ group: `g${index % 7}` })),
    };
    let history: History = start;
    for (let round = 0; round < 3; round += 1) {
      const stream = streamOf(`coarse ${round}`);
      const games = planned(history, {}, `coarse ${round}`).tables.map((seats) => ({
        seats,
        result: { kind: 'played', scores: seats.map(() => ({ vp: stream.below(100_000) })) } as const,
      }));
      history = { ...history, rounds: [...history.rounds, { games }] };
    }
    const { tables, paid } = planned(history);
    expect(tables).toHaveLength(30);
    expect(paid.map(({ what }) => what)).toContain('coarse-gaps');
  });

  test('says what it paid and why', () => {
    const people = entrants(3, () => ({ group: 'club' }));
    expect(planned({ ...fresh(0), entrants: people }).paid.map(({ what }) => what)).toEqual(['apart']);
    const history = playEvent(fresh(3), 4, streamOf('three'));
    const { paid, why, rules } = planned(history);
    expect(paid.map(({ what }) => what)).toEqual(expect.arrayContaining(['rematch', 'second-odd']));
    expect(why).toHaveLength(2);
    expect(rules).toEqual(expect.arrayContaining(['OS-PAIR-02', 'OS-PAIR-04', 'OS-PAIR-05']));
  });
});

describe('what the organiser asks', () => {
  const history = playEvent(fresh(9), 2, streamOf('nine'));

  test('is done: tables that are set, pairs ruled out, a bye', () => {
    const { tables, odd } = planned(history, { pins: [['p1', 'p2']], forbidden: [['p3', 'p4']], odd: 'p5' });
    expect(tables.some((seats) => seats.includes('p1') && seats.includes('p2'))).toBe(true);
    expect(tables.some((seats) => seats.includes('p3') && seats.includes('p4'))).toBe(false);
    expect(odd).toEqual({ entrant: 'p5', kind: 'bye' });
    expect(planned(history, { pins: [['p7']] }).odd?.entrant).toBe('p7');
  });

  test.each<[string, Partial<PairAsked>, string]>([
    [
      'somebody twice',
      {
        pins: [
          ['p1', 'p2'],
          ['p2', 'p3'],
        ],
      },
      'bad-pins',
    ],
    ['two byes', { pins: [['p1'], ['p2']] }, 'bad-pins'],
    ['a table of three', { pins: [['p1', 'p2', 'p3']] }, 'bad-pins'],
    ['a bye for a stranger', { odd: 'p99' }, 'not-playing'],
    ['an even number and a bye', { pins: [['p1', 'p2']], odd: 'p1' }, 'bad-pins'],
    [
      'nobody left to meet',
      { forbidden: ['p2', 'p3', 'p4', 'p5', 'p6', 'p7', 'p8', 'p9'].flatMap((id) => [['p1', id] as const]), odd: 'p2' },
      'cannot-pair',
    ],
  ])('is refused: %s', (_, asked, code) => {
    expect(refusal(history, asked)).toBe(code);
  });

  test('is refused where nobody is odd, or nobody is there', () => {
    expect(refusal(fresh(4), { odd: 'p1' })).toBe('not-odd');
    expect(refusal(fresh(1), {})).toBe('too-few');
  });

  test('leaves a table alone that somebody has left', () => {
    const gone: History = {
      ...history,
      entrants: history.entrants.map((entrant) =>
        entrant.id === 'p2' ? { ...entrant, status: 'dropped', checkedIn: false, leftAfterRound: 2 } : entrant,
      ),
    };
    const { tables, odd } = planned(gone, { pins: [['p1', 'p2']] });
    expect([...tables.flat(), odd?.entrant].sort()).toEqual(['p3', 'p4', 'p5', 'p6', 'p7', 'p8', 'p9']);
  });
});

describe('who plays', () => {
  test('a ringer plays whoever is odd, and counts as a bye for the next time', () => {
    const ringer = { id: 'r', status: 'ringer', checkedIn: true } as const;
    const start = { ...fresh(3), entrants: [...entrants(3), ringer] };
    const history = playEvent(start, 3, streamOf('ringer'));
    const met = history.rounds.flatMap(({ games }) => games.filter(({ seats }) => seats.includes('r')));
    expect(new Set(met.map(({ seats }) => seats[0])).size).toBe(3);
    expect(planned({ ...start, rounds: [] }).odd).toMatchObject({ kind: 'ringer', ringer: 'r' });
  });

  test('those who left, were disqualified, come later or never came do not', () => {
    const people = entrants(8, (index) => {
      const kinds = [
        { status: 'dropped', checkedIn: false },
        { status: 'disqualified', checkedIn: false },
        { joinsRound: 2 },
        { checkedIn: false },
      ] as const;
      return kinds[index] ?? {};
    });
    expect(
      planned({ ...fresh(0), entrants: people })
        .tables.flat()
        .sort(),
    ).toEqual(['p5', 'p6', 'p7', 'p8']);
  });
});

describe('piles', () => {
  test('pair equals at random and one of an odd pile down, nobody twice while it can be helped', () => {
    const history = playEvent(fresh(17, { pairing: 'piles' }), 4, streamOf('piles'));
    const meetings = history.rounds.flatMap(({ games }) => games.map(({ seats }) => [...seats].sort().join()));
    expect(new Set(meetings).size).toBe(meetings.length);
    expect(planned(history).rules).toContain('OS-PAIR-10');
  });

  test('keep groups apart in round 1 as far as they can be', () => {
    const people = entrants(8, (index) => (index < 4 ? { group: 'club' } : {}));
    const start = { ...fresh(0, { pairing: 'piles' }), entrants: people };
    for (let run = 0; run < 20; run += 1) expect(planned(start, {}, `club ${run}`).paid).toEqual([]);
  });

  test('are refused when no round is left', () => {
    const all = ['p2', 'p3', 'p4'].map((id) => ['p1', id] as const);
    expect(refusal(fresh(4, { pairing: 'piles' }), { forbidden: all })).toBe('cannot-pair');
    expect(
      refusal(fresh(3, { pairing: 'piles' }), {
        forbidden: [
          ['p1', 'p2'],
          ['p1', 'p3'],
          ['p2', 'p3'],
        ],
      }),
    ).toBe('cannot-pair');
  });
});

describe('tables of more than two', () => {
  test('seat everybody, three or four at a table, with few meeting again', () => {
    for (const count of [7, 9, 12, 14, 16]) {
      const history = playEvent(fresh(count, { preset: 'tables-of-four' }), 3, streamOf(`four ${count}`));
      for (const { games } of history.rounds) {
        expect(games.flatMap(({ seats }) => seats)).toHaveLength(count);
        expect(games.every(({ seats }) => seats.length >= 3 && seats.length <= 4)).toBe(true);
      }
    }
  });

  test('say so where the numbers do not fit', () => {
    expect(planned(fresh(5, { preset: 'tables-of-four' })).paid.map(({ what }) => what)).toEqual(['table-size']);
  });

  test('keep what the organiser sets', () => {
    const start = fresh(8, { preset: 'tables-of-four' });
    const set = ['p1', 'p2', 'p3', 'p4'];
    expect(planned(start, { pins: [set] }).tables).toContainEqual(set);
    expect(refusal(start, { pins: [[...set, 'p5']] })).toBe('bad-pins');
    expect(refusal(start, { odd: 'p1' })).toBe('not-odd');
  });
});
