/**
 * An event of eight, worked out by hand: 3 points for a win, 1 for a draw; victory points in brackets.
 *
 * | round | games |
 * |---|---|
 * | 1 | a 10–4 b, c 7–7 d, e 12–3 f, g 8–6 h |
 * | 2 | a 9–5 e, c 10–2 g, f 9–5 d, b 11–1 h |
 * | 3 | c 8–4 a, e 6–6 g, b 7–3 f, h forfeits to d (10–0) |
 *
 * Points: c 7, a 6, b 6, d 4, e 4, g 4, f 3, h 0. The forfeit names no opponent.
 */
import { describe, expect, test } from 'vitest';
import type { Outcome } from '../pack.ts';
import type { TieBreakCard, CardGame, TieBreakField } from './card.ts';
import { shown } from './fraction.ts';
import { TIE_BREAKS } from './list.ts';
import { rankCards } from './rank.ts';
import { readTieBreak } from './reference.ts';

const ROUNDS: readonly (readonly [string, number, string, number, 'forfeit'?])[][] = [
  [
    ['a', 10, 'b', 4],
    ['c', 7, 'd', 7],
    ['e', 12, 'f', 3],
    ['g', 8, 'h', 6],
  ],
  [
    ['a', 9, 'e', 5],
    ['c', 10, 'g', 2],
    ['f', 9, 'd', 5],
    ['b', 11, 'h', 1],
  ],
  [
    ['c', 8, 'a', 4],
    ['e', 6, 'g', 6],
    ['b', 7, 'f', 3],
    ['d', 10, 'h', 0, 'forfeit'],
  ],
];

const PLAYERS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
const WORTH = { win: 300, draw: 100, loss: 0 } as const;

function gameOf(id: string, round: number): CardGame[] {
  return (ROUNDS[round - 1] ?? []).flatMap(([one, own, other, theirs, how]): CardGame[] => {
    if (id !== one && id !== other) return [];
    const [scored, against, opponent] = id === one ? [own, theirs, other] : [theirs, own, one];
    const outcome: Outcome = scored > against ? 'win' : scored < against ? 'loss' : 'draw';
    const played = how !== 'forfeit';
    const figures = { scores: { vp: scored }, against: { vp: against } };
    return [{ round, opponents: played ? [opponent] : [], played, outcome, points: WORTH[outcome], ...figures }];
  });
}

function field(unplayed: TieBreakField['unplayed']): TieBreakField {
  const cards = PLAYERS.map((id): [string, TieBreakCard] => {
    const games = [1, 2, 3].flatMap((round) => gameOf(id, round));
    return [id, { id, games, points: games.reduce((sum, { points }) => sum + points, 0), open: 0 }];
  });
  const lots = new Map(PLAYERS.map((id, index) => [id, index]));
  return { cards: new Map(cards), rounds: 3, full: 300, even: 100, unplayed, lots };
}

function figures(name: string, unplayed: TieBreakField['unplayed'] = 'nothing'): Record<string, number | string> {
  const known = field(unplayed);
  const named = readTieBreak(name, { columns: ['vp'], hasFull: true });
  if (typeof named === 'string') throw new Error(named);
  const { tieBreak, given } = named;
  return Object.fromEntries(
    [...known.cards].map(([id, card]) => [id, tieBreak.value ? shown(tieBreak.value(card, known, given)) : '']),
  );
}

describe('the event worked out by hand', () => {
  test.each<[string, TieBreakField['unplayed'], (number | string)[]]>([
    ['opponents-points', 'nothing', [17, 9, 14, 10, 13, 14, 11, 10]],
    // d has 4 points and counts the round without an opponent as 3, what three draws are worth; h has 0.
    ['opponents-points', 'own', [17, 9, 14, 13, 13, 14, 11, 10]],
    ['opponents-points-cut-1', 'own', [13, 9, 10, 10, 10, 10, 11, 10]],
    ['opponents-points-median', 'own', [6, 3, 4, 3, 4, 4, 4, 4]],
    ['opponents-opponents', 'nothing', [36, 41, 38, 28, 42, 32, 37, 20]],
    ['strength', 'own', ['17/9', 1, '14/9', '5/3', '13/9', '14/9', '11/9', '5/3']],
    ['win-share', 'own', ['2/3', '2/3', '7/9', '4/9', '4/9', '1/3', '4/9', 0]],
    ['win-share:33', 'own', ['2/3', '2/3', '7/9', '4/9', '4/9', '1/3', '4/9', 0.33]],
    ['difference:vp', 'own', [6, 8, 12, 6, 5, -9, -6, -22]],
    ['score:vp', 'own', [23, 22, 25, 22, 23, 15, 16, 7]],
    ['conceded:vp', 'own', [-17, -14, -13, -16, -18, -24, -22, -29]],
    ['score-share:vp', 'own', [0.575, '11/18', '25/38', '11/19', '23/41', '5/13', '8/19', '7/36']],
    ['wins', 'own', [2, 2, 2, 1, 1, 1, 1, 0]],
    ['games-won', 'own', [2, 2, 2, 0, 1, 1, 1, 0]],
    ['cumulative', 'own', [15, 9, 12, 6, 10, 6, 10, 0]],
    ['cumulative-cut-1', 'own', [12, 9, 11, 5, 7, 6, 7, 0]],
    ['sonneborn-berger', 'own', [10, 3, 12, 3.5, 5, 4, 2, 0]],
    ['win-path', 'own', [24, 8, 17, 11, 19, 6, 19, 0]],
  ])('%s, unplayed rounds %s', (name, unplayed, expected) => {
    expect(Object.values(figures(name, unplayed))).toEqual(expected);
  });

  test('averages of averages stay exact', () => {
    expect(figures('extended-strength')).toMatchObject({ a: '4/3', b: '46/27', d: '14/9' });
    expect(figures('opponents-win-share:33')).toMatchObject({ a: '17/27', b: '133/300', d: '5/9', g: '1397/2700' });
    // The opponents of b: a (17/27), h (g 4/9 and b 2/3, so 5/9) and f (e 4/9, d 4/9, b 2/3, so 14/27).
    expect(figures('opponents-opponents-win-share')).toMatchObject({ b: '46/81' });
    // The opponents of d: c (25/38) and f (5/13).
    expect(figures('opponents-score-share:vp')).toMatchObject({ d: '515/988' });
  });
});

describe('ranking', () => {
  const rank = (...names: string[]) => {
    const known = field('nothing');
    const named = names.map((name) => {
      const read = readTieBreak(name, { columns: ['vp'], hasFull: true });
      if (typeof read === 'string') throw new Error(read);
      return read;
    });
    return rankCards([...known.cards.values()], named, known).map(({ card, rank: place, decidedBy }) => {
      return `${place} ${card.id} ${decidedBy ?? ''}`.trim();
    });
  };

  test('by points alone leaves places shared and skips those after', () => {
    const places = [
      '1 c',
      '2 a points',
      '2 b joint',
      '4 d points',
      '4 e joint',
      '4 g joint',
      '7 f points',
      '8 h points',
    ];
    expect(rank()).toEqual(places);
  });

  test('goes through the tie-breaks in order', () => {
    expect(rank('difference:vp', 'opponents-points').slice(1, 6)).toEqual([
      '2 b points',
      '3 a difference:vp',
      '4 d points',
      '5 e difference:vp',
      '6 g difference:vp',
    ]);
    // e and g both lost the second round and drew the third: the next tie-break parts them.
    expect(rank('win-path', 'opponents-points').slice(3, 6)).toEqual([
      '4 e points',
      '5 g opponents-points',
      '6 d win-path',
    ]);
  });

  test('head-to-head decides where all of the tied have met, and nowhere else', () => {
    const places = rank('head-to-head', 'score:vp');
    expect(places.slice(1, 6)).toEqual([
      '2 a points',
      '3 b head-to-head',
      '4 e points',
      '5 d score:vp',
      '6 g score:vp',
    ]);
  });

  test('lots leave nobody joint', () => {
    const places = rank('lots');
    expect(places.some((place) => place.endsWith('joint'))).toBe(false);
    expect(places.slice(3, 6)).toEqual(['4 g points', '5 e lots', '6 d lots']);
  });

  test('shows a figure of the tied only where it was looked at', () => {
    const known = field('nothing');
    const read = readTieBreak('head-to-head', { columns: [], hasFull: true });
    if (typeof read === 'string') throw new Error(read);
    const shownFor = rankCards([...known.cards.values()], [read], known).filter(({ figures: all }) =>
      all.has('head-to-head'),
    );
    expect(shownFor.map(({ card }) => card.id)).toEqual(['a', 'b']);
  });
});

describe('naming a tie-break', () => {
  const nameable = { columns: ['vp'], hasFull: false };

  test.each([
    ['buchholz', 'no tie-break “buchholz”'],
    ['difference', 'needs a score column, as in “difference:vp”'],
    ['difference:cp', 'needs a score column'],
    ['wins:vp', 'names more than “wins” takes'],
    ['score-share:vp:101', 'a whole percentage'],
    ['score-share:vp:-1', 'a whole percentage'],
    ['score-share:vp:NaN', 'a whole percentage'],
    ['opponents-win-share:33', 'so many points at most'],
    ['', 'no tie-break “”'],
  ])('“%s” is refused: %s', (name, why) => {
    expect(readTieBreak(name, nameable)).toContain(why);
  });

  test('every row has an id, a formula and a source of its own', () => {
    const ids = TIE_BREAKS.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { formula, source, also } of TIE_BREAKS)
      expect([formula, source, also].every((text) => text.length > 5)).toBe(true);
  });
});
