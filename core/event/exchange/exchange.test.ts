import { describe, expect, it } from 'vitest';
import type { EventParts } from '../parts.ts';
import { fromParts } from './exchange.ts';

const entrant = (number: number, name: string, more: object = {}): [string, object] => [
  `e${number}`,
  { id: `e${number}`, number, name, members: [], faction: null, group: null, status: 'checked-in', ...more },
];
const score = (vp: number): object => ({ vp, how: 'choice' });
const game = (
  id: string,
  table: number | null,
  seats: string[],
  result: object | null,
  points: object | null,
): object => ({
  id,
  table,
  kind: 'game',
  seats,
  result,
  points,
});
/** As much of a view as is read. */
const parts = {
  event: {
    name: 'Cup',
    date: '2026-11-21',
    venue: 'Leeds',
    organiser: 'Rae',
    system: 'some-pack',
    round: 2,
    rounds: 3,
  },
  pack: {
    columns: [{ id: 'tp' }, { id: 'vp' }],
    fields: [
      { id: 'how', kind: 'choice' },
      { id: 'vp', kind: 'number' },
    ],
  },
  entrants: Object.fromEntries([
    entrant(2, 'Bo', { status: 'dropped', group: 'North' }),
    entrant(1, 'Ana  Berg', { faction: 'Guild' }),
    entrant(3, 'ana berg'),
  ]),
  standings: {
    e2: { entrant: 'e2', rank: 2, place: 2, columns: { tp: 0, vp: 4 } },
    e1: { entrant: 'e1', rank: 1, place: 1, columns: { tp: 3, vp: 3 } },
  },
  'games/1': {
    r1g2: game('r1g2', null, ['e3'], { kind: 'bye' }, { e3: { tp: 3, vp: 0 } }),
    r1g1: game(
      'r1g1',
      1,
      ['e1', 'e2'],
      { kind: 'concession', by: 'e2', scores: [score(3), score(4)] },
      {
        e1: { tp: 3, vp: 3 },
        e2: { tp: 0, vp: 4 },
      },
    ),
  },
  'games/2': { r2g1: game('r2g1', 1, ['e1', 'e3'], null, null) },
} as unknown as EventParts;

describe('an event for other programs', () => {
  it('has its players in order, told apart by name', () => {
    const { players } = fromParts(parts);
    expect(players.map(({ name, first, last, dropped }) => [name, first, last, dropped])).toEqual([
      ['Ana Berg', 'Ana', 'Berg', false],
      ['Bo', 'Bo', '', true],
      ['ana berg (3)', 'ana', 'berg (3)', false],
    ]);
  });

  it('has addresses where staff asks, and no other contact', () => {
    expect(fromParts(parts).players.map(({ email }) => email)).toEqual(['', '', '']);
    const desk = { contacts: { e1: 'ana@example.org', e2: '0151 4960 000' } };
    expect(fromParts({ ...parts, desk }).players.map(({ email }) => email)).toEqual(['ana@example.org', '', '']);
  });

  it('has who won by what ranks first, not by what was called out', () => {
    const [first, second] = fromParts(parts).rounds;
    expect(first?.[0]).toEqual({
      table: 1,
      seats: [
        { player: 'e1', score: 3, scores: { vp: 3, tp: 3 } },
        { player: 'e2', score: 4, scores: { vp: 4, tp: 0 } },
      ],
      result: 'forfeit',
      winner: 'e1',
    });
    expect(first?.[1]).toMatchObject({ result: 'bye', winner: 'e3' });
    expect(second?.[0]).toMatchObject({ result: 'pending', winner: null });
  });

  it('has its standings from the first place down', () => {
    const { standings, columns, event } = fromParts(parts);
    expect(standings.map(({ player, rank }) => [player, rank])).toEqual([
      ['e1', 1],
      ['e2', 2],
    ]);
    expect(columns).toEqual(['tp', 'vp']);
    expect(event).toEqual({
      name: 'Cup',
      date: '2026-11-21',
      place: 'Leeds',
      organiser: 'Rae',
      system: 'some-pack',
      rounds: 3,
    });
  });
});
