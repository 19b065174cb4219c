/** What a table of a draft costs: rematches, tables and byes again, groups in the first round, a gap in points. */
import { describe, expect, test } from 'vitest';
import type { DraftGame } from '../../../core/event/entries.ts';
import type { EntrantRow, GameRow, StandingsPart } from '../../../core/event/views.ts';
import { type Known, costsOf, strangersAt, terrainIn, unusedAmong } from './costs.ts';

function entrant(id: string, group: string | null): EntrantRow {
  const plain = { number: 1, name: id, members: [], faction: null, ringer: false, leftAfterRound: null };
  return { ...plain, id, group, status: 'checked-in' };
}

function played(table: number | null, kind: GameRow['kind'], ...seats: string[]): GameRow {
  const plain = {
    attacker: null,
    started: true,
    result: null,
    points: null,
    settledBy: null,
    encounter: null,
    corrections: 0,
  };
  return {
    ...plain,
    id: `r1g${seats.join('')}`,
    table,
    kind,
    seats,
    extension: 0,
    waiting: 'none',
    why: null,
    rules: [],
  };
}

function row(who: string, tp: number): StandingsPart[string] {
  return { entrant: who, rank: 1, place: 1, status: 'active', columns: { tp }, decidedBy: null };
}

const entrants = Object.fromEntries(
  [entrant('a', 'North'), entrant('b', 'North'), entrant('c', 'South'), entrant('d', null)].map((one) => [one.id, one]),
);
const standings: StandingsPart = { a: row('a', 9), b: row('b', 3), c: row('c', 3), d: row('d', 0) };
const first: Known = { past: [], entrants, standings, column: 'tp', terrain: new Map() };
const second: Known = {
  ...first,
  past: [{ number: 1, games: [played(1, 'game', 'a', 'b'), played(2, 'game', 'c', 'e'), played(null, 'bye', 'd')] }],
};
const draft = (table: number | null, ...seats: string[]): DraftGame => ({ seats, table, kind: 'game', attacker: null });

describe('a table of a draft', () => {
  test('costs nothing where nothing was before', () => {
    expect(costsOf(draft(1, 'b', 'c'), first)).toEqual([]);
  });

  test('says who is of one group, in the first round alone', () => {
    expect(costsOf(draft(1, 'a', 'b'), first)).toEqual([{ kind: 'group', group: 'North' }]);
  });

  test('says who met before, and who sat there before', () => {
    expect(costsOf(draft(1, 'a', 'b'), second)).toEqual([
      { kind: 'rematch', a: 'a', b: 'b', round: 1 },
      { kind: 'table', who: 'a', table: 1, round: 1 },
      { kind: 'table', who: 'b', table: 1, round: 1 },
      { kind: 'gap', points: 6 },
    ]);
  });

  test('says who had the same terrain before, also as a laid-out table', () => {
    const map = { id: 'm1', name: 'Ruins', changes: null, tables: [2, 4], seal: '' };
    const terrain = terrainIn({ terrain: [1, 3].map((table) => ({ table, kind: 'Desert' })), maps: [map] });
    expect(costsOf(draft(3, 'b', 'c'), { ...second, terrain })).toEqual([
      { kind: 'terrain', who: 'b', terrain: 'Desert', round: 1 },
    ]);
    expect(costsOf(draft(4, 'b', 'c'), { ...second, terrain })).toEqual([
      { kind: 'terrain', who: 'c', terrain: 'Ruins', round: 1 },
    ]);
  });

  test('says how far apart two are, and nothing where they are level', () => {
    expect(costsOf(draft(3, 'a', 'c'), second)).toEqual([{ kind: 'gap', points: 6 }]);
    expect(costsOf(draft(3, 'b', 'c'), second)).toEqual([]);
  });

  test('says a second bye', () => {
    expect(costsOf({ seats: ['d'], table: null, kind: 'bye', attacker: null }, second)).toEqual([
      { kind: 'bye', who: 'd', round: 1 },
    ]);
  });
});

test('whoever sits at a feature table and is not among the leaders', () => {
  const game = (table: number, ...seats: string[]) => ({ table, seats, kind: 'game' as const, attacker: null });
  const games = [game(2, 'a', 'b'), game(1, 'c', 'd'), game(3, 'e', 'f')];
  const none = () => null;
  const drawn = { games, edited: false, asked: {} };
  expect(strangersAt([1], drawn, none).map(({ table }) => table)).toEqual([1]);
  expect(strangersAt([2], drawn, none)).toEqual([]);
  expect(strangersAt([1, 2], drawn, none)).toEqual([]);
  // What somebody wanted so is no news to them: swapped by hand, asked of the draw, a table of one's own.
  const [one = ''] = games.find(({ table }) => table === 1)?.seats ?? [];
  expect(strangersAt([1], { ...drawn, edited: true }, none)).toEqual([]);
  expect(strangersAt([1], { ...drawn, asked: { at: [{ entrant: one, table: 1 }] } }, none)).toEqual([]);
  expect(strangersAt([1], drawn, (id) => (id === one ? 1 : null))).toEqual([]);
});

test('feature tables that no number in use reaches are named', () => {
  const games = [
    { seats: ['a', 'b'], kind: 'game', table: 1, attacker: null },
    { seats: ['c', 'd'], kind: 'game', table: 2, attacker: null },
  ] as const;
  expect(unusedAmong([1, 7], games, [])).toEqual([7]);
  expect(unusedAmong([3, 7], games, [1, 2, 7])).toEqual([3]);
});
