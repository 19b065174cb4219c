import { describe, expect, it } from 'vitest';
import type { Exchange } from './exchange.ts';
import { rankByElo, rankByGlicko, rankByPoints } from './rankings.ts';
import { eloAfter, eloExpected, glickoAfter } from './ratings.ts';
import { SAMPLE, gameOf, playerOf } from '../../../tests/core/event/exchange/sample.ts';

function event(...ranks: readonly (readonly [string, number])[]): Exchange {
  const players = ranks.map(([name], index) => playerOf(`e${index + 1}`, name));
  const standings = ranks.map(([, rank], index) => ({ player: `e${index + 1}`, rank, columns: {} }));
  return { ...SAMPLE, players, standings, rounds: [] };
}

describe('points for places', () => {
  const events = [
    event(['Ana', 1], ['Bo', 2], ['Cleo', 2]),
    event(['bo', 1], ['Ana', 2]),
    event(['Cleo', 1], ['ANA', 2], ['Bo', 3]),
  ];

  it('are added up, and shared places share them', () => {
    const rows = rankByPoints(events, { perPlace: [10, 6, 4], bestOf: null });
    expect(rows).toEqual([
      { rank: 1, name: 'Ana', total: 22, events: 3, each: [10, 6, 6] },
      { rank: 2, name: 'Bo', total: 19, events: 3, each: [5, 10, 4] },
      { rank: 3, name: 'Cleo', total: 15, events: 2, each: [5, null, 10] },
    ]);
  });

  it('count the best events alone where it says so; the same total is the same place', () => {
    const rows = rankByPoints(events, { perPlace: [10, 6, 4], bestOf: 1 });
    expect(Array.isArray(rows) && rows.map(({ rank, name, total }) => [rank, name, total])).toEqual([
      [1, 'Ana', 10],
      [1, 'Bo', 10],
      [1, 'Cleo', 10],
    ]);
  });

  it.each([[{ perPlace: [NaN], bestOf: null }], [{ perPlace: [-1], bestOf: null }], [{ perPlace: [1], bestOf: 0 }]])(
    'must make sense: %j',
    (rules) => {
      expect(rankByPoints(events, rules)).toMatchObject({ code: 'rankings' });
    },
  );
});

describe('Elo', () => {
  it('expects 0.76 of somebody who is 200 points better, and moves by K times the surprise', () => {
    expect(eloExpected(1700, 1500)).toBeCloseTo(0.7597, 4);
    expect(eloExpected(1500, 1700)).toBeCloseTo(0.2403, 4);
    expect(eloAfter(1500, 1700, 1, 32)).toBeCloseTo(1524.31, 2);
    expect(eloAfter(1500, 1500, 0.5, 32)).toBe(1500);
  });

  it('ranks people over all games that were played', () => {
    const rows = rankByElo([SAMPLE], { k: 32 });
    // Round 1: 1516 and 1484. Round 2, Ana and Cleo draw: E = 1 / (1 + 10^(-16/400)) = 0.5230.
    expect(rows.map(({ rank, name, total, games }) => [rank, name, total.toFixed(2), games])).toEqual([
      [1, 'Ana Berg', '1515.26', 2],
      [2, 'Cleo van Dyk', '1500.74', 1],
      [3, 'Bo', '1484.00', 1],
    ]);
  });
});

describe('Glicko', () => {
  it('gives what Glickman’s own example gives', () => {
    const games = [
      { rating: 1400, deviation: 30, score: 1 },
      { rating: 1550, deviation: 100, score: 0 },
      { rating: 1700, deviation: 300, score: 0 },
    ];
    const after = glickoAfter({ rating: 1500, deviation: 200 }, games, 0);
    expect(after.rating).toBeCloseTo(1464.1, 1);
    expect(after.deviation).toBeCloseTo(151.4, 1);
  });

  it('is less sure of who stays away, to a bound', () => {
    // His example of c: from 50 to 350 in 100 periods makes 34.64.
    let rating = { rating: 1500, deviation: 50 };
    for (let period = 0; period < 100; period += 1) rating = glickoAfter(rating, [], 34.641);
    expect(rating.deviation).toBeCloseTo(350, 1);
    expect(glickoAfter(rating, [], 100).deviation).toBe(350);
  });

  it('reckons an event at once, and no bye or forfeit', () => {
    const forfeit = gameOf(
      1,
      [
        ['e1', 9],
        ['e2', 0],
      ],
      'e1',
      'forfeit',
    );
    expect(rankByGlicko([{ ...SAMPLE, rounds: [[forfeit]] }]).map(({ games }) => games)).toEqual([0, 0, 0]);
    const [first, second, third] = rankByGlicko([SAMPLE]);
    expect([first?.name, second?.name, third?.name]).toEqual(['Ana Berg', 'Cleo van Dyk', 'Bo']);
    expect(first?.total).toBeGreaterThan(1500);
    expect(second?.total).toBe(1500);
    expect(first?.deviation).toBeLessThan(second?.deviation ?? 0);
  });
});
